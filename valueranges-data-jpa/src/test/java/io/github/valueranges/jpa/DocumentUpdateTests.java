package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.SetType;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import org.hibernate.SessionFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * An update statement that sets one value of a document: the server writes it in its own form, which is the same value to
 * whoever reads the document or asks for it in a query.
 */
class DocumentUpdateTests {

    private static SessionFactory factory;

    @BeforeAll
    static void open() {
        factory = Factories.create(Place.entities(Place::entity));
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @Test
    void aValueThatAStatementSetsIsReadAndFound() {
        int updates = 0;
        for (Place place : Place.ALL) {
            String table = place.entity().getSimpleName();
            store(place, place.create(1, place.twoValues().get(0)));
            for (Object value : place.values()) {
                Object again = place.again(value);
                factory.inTransaction(
                        session -> session.createMutationQuery("update " + table + " set document.value = :p")
                                .setParameter("p", value)
                                .executeUpdate());
                factory.inSession(session -> {
                    assertThat(Place.get(session.find(place.entity(), 1L), "document"))
                            .as("%s %s", place, value)
                            .isEqualTo(Place.get(place.create(1, again), "document"));
                    assertThat(session.createSelectionQuery(
                                            "select p.id from " + table + " p where p.document.value = :p", Long.class)
                                    .setParameter("p", again)
                                    .list())
                            .as("%s %s", place, value)
                            .containsExactly(1L);
                });
                updates++;
            }
        }
        assertThat(updates).isGreaterThan(Place.ALL.size() * 5);
    }

    @Test
    void elementsThatRoundingMakesEqualAreOneInADocument() {
        List<String> asked = new ArrayList<>();
        for (Place place : Place.ALL) {
            if (place.type() instanceof SetType<?, ?> type
                    && List.<Class<?>>of(LocalTime.class, LocalDateTime.class, OffsetDateTime.class, Instant.class)
                            .contains(type.backingClass())) {
                Object value = MicrosecondTests.twoNanosecondsApart(type);
                store(place, place.create(1, value));
                assertThat(factory.<Integer>fromSession(session -> session.createNativeQuery(
                                        "select jsonb_array_length(document -> 'told') from "
                                                + place.entity().getSimpleName(),
                                        Integer.class)
                                .getSingleResult()))
                        .as("%s", place)
                        .isEqualTo(1);
                asked.add(place.name());
            }
        }
        assertThat(asked).hasSize(8);
    }

    /** As the one row of its table. */
    private static void store(Place place, Object entity) {
        factory.inTransaction(session -> {
            session.createMutationQuery("delete from " + place.entity().getSimpleName())
                    .executeUpdate();
            session.persist(entity);
        });
    }
}

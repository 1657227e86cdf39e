package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.hibernate.SessionFactory;
import org.hibernate.envers.AuditReader;
import org.hibernate.envers.AuditReaderFactory;
import org.hibernate.envers.query.AuditEntity;
import org.junit.jupiter.api.Test;

/** Envers keeps every type in its tables of revisions, and writes none for an equal value. */
class PlaceHistoryTests {

    @Test
    void everyRevisionHasItsValue() {
        try (SessionFactory factory = Factories.create(Place.entities(Place::audited))) {
            int revisions = 0;
            for (Place place : Place.ALL) {
                Object first = place.twoValues().get(0);
                Object second = place.twoValues().get(1);
                factory.inTransaction(session -> session.persist(entity(place, first)));
                factory.inTransaction(session -> {
                    Object entity = session.find(place.audited(), 1L);
                    Place.set(entity, "plain", place.again(first));
                    Place.set(entity, "part", place.part(place.again(first)));
                });
                factory.inTransaction(session -> Place.set(session.find(place.audited(), 1L), "plain", second));
                factory.inTransaction(session -> Place.set(session.find(place.audited(), 1L), "plain", null));

                factory.inSession(session -> {
                    AuditReader reader = AuditReaderFactory.get(session);
                    List<Number> numbers = reader.getRevisions(place.audited(), 1L);
                    assertThat(numbers).as("%s", place).hasSize(3);
                    assertThat(plain(reader, place, numbers.get(0)))
                            .as("%s", place)
                            .isEqualTo(first);
                    assertThat(plain(reader, place, numbers.get(1)))
                            .as("%s", place)
                            .isEqualTo(second);
                    assertThat(plain(reader, place, numbers.get(2)))
                            .as("%s", place)
                            .isNull();
                    assertThat(Place.get(Place.get(reader.find(place.audited(), 1L, numbers.get(2)), "part"), "inside"))
                            .as("%s", place)
                            .isEqualTo(first);
                    assertThat(reader.createQuery()
                                    .forRevisionsOfEntity(place.audited(), true, false)
                                    .add(AuditEntity.property("plain").eq(place.again(second)))
                                    .getResultList()
                                    .size())
                            .as("%s", place)
                            .isEqualTo(1);
                });
                revisions += 3;
            }
            assertThat(revisions).isEqualTo(3 * Place.ALL.size());
        }
    }

    private static Object plain(AuditReader reader, Place place, Number revision) {
        return Place.get(reader.find(place.audited(), 1L, revision), "plain");
    }

    private static Object entity(Place place, Object value) {
        Object entity = Place.make(place.audited());
        Place.set(entity, "id", 1L);
        Place.set(entity, "plain", value);
        Place.set(entity, "part", place.part(value));
        return entity;
    }
}

package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.hibernate.SessionFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Every type is an identifier, alone and as a part of one: an equal value finds the row. */
class PlaceIdentifierTests {

    private static SessionFactory factory;

    @BeforeAll
    static void open() {
        Class<?>[] both = new Class<?>[2 * Place.ALL.size()];
        for (int i = 0; i < Place.ALL.size(); i++) {
            both[2 * i] = Place.ALL.get(i).byId();
            both[2 * i + 1] = Place.ALL.get(i).byEmbeddedId();
        }
        factory = Factories.create(both);
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @Test
    void anEqualValueFindsTheRow() {
        List<Object> asked = new ArrayList<>();
        for (Place place : Place.ALL) {
            List<?> values = place.values();
            factory.inTransaction(session -> {
                for (int i = 0; i < values.size(); i++) {
                    session.persist(entity(place.byId(), values.get(i), i));
                    session.persist(entity(place.byEmbeddedId(), place.embeddedId(values.get(i), i), i));
                }
            });
            for (int i = 0; i < values.size(); i++) {
                Object again = place.again(values.get(i));
                String note = "note " + i;
                assertThat(note(place.byId(), again)).as("%s %s", place, again).isEqualTo(note);
                assertThat(note(place.byEmbeddedId(), place.embeddedId(again, i)))
                        .as("%s %s", place, again)
                        .isEqualTo(note);
                Object entity = factory.fromSession(session -> session.createNativeQuery(
                                "select * from " + place.byId().getSimpleName() + " where id = :id", place.byId())
                        .setParameter("id", again)
                        .getSingleResult());
                assertThat(Place.get(entity, "id")).as("%s", place).isEqualTo(again);
                asked.add(again);
            }
        }
        assertThat(asked).hasSizeGreaterThan(Place.ALL.size() * 5);
        theRowIsMergedAndRemoved();
    }

    private static void theRowIsMergedAndRemoved() {
        for (Place place : Place.ALL) {
            Object value = place.twoValues().get(0);
            int number = place.values().indexOf(value);
            for (Object id : List.of(value, place.embeddedId(value, number))) {
                Class<?> entity = id == value ? place.byId() : place.byEmbeddedId();
                Object detached = entity(entity, id, 77);

                factory.inTransaction(session -> session.merge(detached));

                assertThat(note(entity, id)).as("%s", place).isEqualTo("note 77");
                assertThat(factory.<Long>fromSession(session -> session.createSelectionQuery(
                                        "select count(*) from " + entity.getSimpleName(), Long.class)
                                .getSingleResult()))
                        .as("%s", place)
                        .isEqualTo(place.values().size());

                factory.inTransaction(session -> session.remove(session.find(entity, id)));

                assertThat(factory.<Object>fromSession(session -> session.find(entity, id)))
                        .as("%s", place)
                        .isNull();
            }
        }
    }

    private static Object entity(Class<?> type, Object id, int number) {
        Object entity = Place.make(type);
        Place.set(entity, "id", id);
        Place.set(entity, "note", "note " + number);
        return entity;
    }

    private static Object note(Class<?> type, Object id) {
        return Place.get(factory.fromSession(session -> session.find(type, id)), "note");
    }
}

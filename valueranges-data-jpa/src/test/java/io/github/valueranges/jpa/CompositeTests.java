package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import org.hibernate.SessionFactory;
import org.junit.jupiter.api.Test;

/** A composite type of the server keeps every type. */
class CompositeTests {

    @Test
    void everyTypeIsKeptInACompositeType() {
        try (SessionFactory factory = Factories.create(Place.entities(Place::composed))) {
            long kept = 0;
            for (Place place : Place.ALL) {
                for (Object value : place.values()) {
                    long id = ++kept;
                    Object written = place.composed(id, value);
                    factory.inTransaction(session -> session.persist(written));

                    assertThat(Place.get(
                                    factory.fromSession(session -> session.find(place.composed(), id)), "composite"))
                            .as("%s %s", place, value)
                            .isEqualTo(Place.get(written, "composite"));
                }
            }
            assertThat(kept).isGreaterThan(Place.ALL.size() * 5L);
        }
    }
}

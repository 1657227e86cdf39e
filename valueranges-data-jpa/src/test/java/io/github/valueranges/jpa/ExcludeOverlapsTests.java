package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.oracles.postgres.TestPostgres;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.util.List;
import java.util.Map;
import org.hibernate.MappingException;
import org.hibernate.SessionFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class ExcludeOverlapsTests {

    private static final String URL = TestPostgres.freshJdbcUrl();
    private static SessionFactory factory;

    @BeforeAll
    static void open() {
        factory = Factories.create(Map.of("hibernate.connection.url", URL), Room.class, Booking.class);
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @Test
    void theSchemaHasTheConstraints() {
        assertThat(constraints())
                .containsExactly(
                        "booking_no_overlap EXCLUDE USING gist (room_number WITH =, stay WITH &&) WHERE (((guest)::text <> 'ghost'::text))",
                        "one cleaning at a time EXCLUDE USING gist (cleaned_on WITH &&) DEFERRABLE INITIALLY DEFERRED");
    }

    @Test
    void updatingTheSchemaAgainChangesNothing() {
        List<String> before = constraints();

        try (SessionFactory again = Factories.create(
                Map.of("hibernate.connection.url", URL, "hibernate.hbm2ddl.auto", "update"),
                Room.class,
                Booking.class)) {
            assertThat(again.isOpen()).isTrue();
        }
        try (SessionFactory again = Factories.create(
                Map.of("hibernate.connection.url", URL, "hibernate.hbm2ddl.auto", "validate"),
                Room.class,
                Booking.class)) {
            assertThat(again.isOpen()).isTrue();
        }

        assertThat(constraints()).isEqualTo(before);
    }

    @Test
    void droppingTheSchemaLeavesNothing() {
        String url = TestPostgres.freshJdbcUrl();
        Factories.create(
                        Map.of("hibernate.connection.url", url, "hibernate.hbm2ddl.auto", "create-drop"),
                        Room.class,
                        Booking.class)
                .close();

        try (SessionFactory again = Factories.create(
                Map.of("hibernate.connection.url", url, "hibernate.hbm2ddl.auto", "create-drop"),
                Room.class,
                Booking.class)) {
            assertThat(again.isOpen()).isTrue();
        }
    }

    @Test
    void rowsMayTouchAndEmptyRangesAndNullsNeverConflict() {
        factory.inTransaction(session -> {
            Room room = new Room("touch");
            session.persist(room);
            for (String stay : List.of("[2026-06-01,2026-06-08]", "[2026-06-09,2026-06-10]", "empty", "empty")) {
                session.persist(new Booking("Ada", room, LocalDateRange.parse(stay)));
            }
            session.persist(new Booking("Ada", room, null));
            session.persist(new Booking("ghost", room, LocalDateRange.parse("[2026-06-01,2026-06-08]")));
        });
    }

    @Test
    void aConflictIsNamedThroughHibernate() {
        factory.inTransaction(session -> session.persist(new Room("conflict")));
        LocalDateRange stay = LocalDateRange.parse("[2026-06-01,2026-06-08]");
        book("conflict", stay);

        Throwable thrown = org.assertj.core.api.Assertions.catchThrowable(() -> book("conflict", stay));

        assertThat(OverlapConflict.from(thrown)).contains(new OverlapConflict("booking_no_overlap", "booking"));
        assertThat(RangeConflicts.constraintName(thrown)).contains("booking_no_overlap");
        assertThat(RangeConflicts.isDeadlock(thrown)).isFalse();
    }

    @Test
    void aDeferredConstraintSpeaksAtCommit() {
        Booking.Service service = new Booking.Service(LocalDateRange.parse("[2026-07-01,2026-07-01]"));
        factory.inTransaction(session -> {
            Booking booking = new Booking("first", null, null);
            booking.setService(service);
            session.persist(booking);
        });

        Throwable thrown = org.assertj.core.api.Assertions.catchThrowable(() -> factory.inTransaction(session -> {
            Booking booking = new Booking("second", null, null);
            booking.setService(new Booking.Service(LocalDateRange.parse("[2026-06-30,2026-07-02]")));
            session.persist(booking);
            session.flush();
        }));

        assertThat(RangeConflicts.constraintName(thrown)).contains("one cleaning at a time");
    }

    @Test
    void anUnknownAttributeIsNamed() {
        assertThatThrownBy(() -> Factories.create(Misspelt.class))
                .isInstanceOf(MappingException.class)
                .hasMessageContaining("misspelt_no_overlap")
                .hasMessageContaining("staay");
    }

    private static void book(String room, LocalDateRange stay) {
        factory.inTransaction(session -> session.persist(new Booking("Ada", session.find(Room.class, room), stay)));
    }

    private static List<String> constraints() {
        return factory.fromSession(session -> session.createNativeQuery(
                        "select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where contype = 'x' order by 1",
                        String.class)
                .list());
    }

    @Entity(name = "Misspelt")
    @ExcludeOverlaps(name = "misspelt_no_overlap", range = "staay")
    static class Misspelt {
        @Id
        int id;

        @Nullable
        LocalDateRange stay;
    }
}

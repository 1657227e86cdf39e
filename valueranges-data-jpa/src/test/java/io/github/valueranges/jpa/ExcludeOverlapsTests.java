package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.RangeType;
import io.github.valueranges.oracles.postgres.TestPostgres;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Inheritance;
import jakarta.persistence.InheritanceType;
import jakarta.persistence.MappedSuperclass;
import jakarta.persistence.SecondaryTable;
import jakarta.persistence.Table;
import java.util.List;
import java.util.Map;
import org.hibernate.MappingException;
import org.hibernate.SessionFactory;
import org.hibernate.exception.ConstraintViolationException;
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

        Throwable thrown = org.assertj.core.api.Assertions.catchThrowable(
                () -> book("conflict", LocalDateRange.parse("[2026-06-05,2026-06-12]")));

        assertThat(thrown)
                .isInstanceOfSatisfying(
                        ConstraintViolationException.class,
                        wrapped -> assertThat(wrapped.getConstraintName()).isNull());
        OverlapConflict conflict = OverlapConflict.from(thrown).orElseThrow();
        assertThat(conflict)
                .isEqualTo(new OverlapConflict(
                        "booking_no_overlap",
                        "booking",
                        "conflict, [2026-06-05,2026-06-13)",
                        "conflict, [2026-06-01,2026-06-09)"));
        assertThat(conflict.refused(RangeType.LOCAL_DATE)).contains(LocalDateRange.parse("[2026-06-05,2026-06-12]"));
        assertThat(conflict.existing(RangeType.LOCAL_DATE)).contains(stay);
        assertThat(conflict.existing(RangeType.INT)).isEmpty();
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

    @Test
    void rowsThatOverlapAlreadyStopAnUpdateOfTheSchema() {
        String url = TestPostgres.freshJdbcUrl();
        Map<String, Object> update = Map.of("hibernate.connection.url", url, "hibernate.hbm2ddl.auto", "update");
        Factories.create(update, LongNamed.class).close();
        try (SessionFactory before = Factories.create(update, LongNamed.class)) {
            before.inTransaction(session -> {
                session.createNativeMutationQuery("alter table LongNamed drop constraint \"" + LongNamed.NAME + "\"")
                        .executeUpdate();
                session.createNativeMutationQuery("insert into LongNamed(id, stay) values (1, '(,)'), (2, '(,)')")
                        .executeUpdate();
            });
        }

        assertThatThrownBy(() -> Factories.create(update, LongNamed.class))
                .hasStackTraceContaining("exclusion constraint " + LongNamed.NAME)
                .hasStackTraceContaining("cannot be added");
    }

    @Test
    void aConstraintOfTheNameIsLeftAsItIs() {
        Map<String, Object> update =
                Map.of("hibernate.connection.url", TestPostgres.freshJdbcUrl(), "hibernate.hbm2ddl.auto", "update");
        String definition = "EXCLUDE USING gist (stay WITH =)";
        try (SessionFactory before = Factories.create(update, Patient.class)) {
            before.inTransaction(session -> {
                session.createNativeMutationQuery("alter table Patient drop constraint patient_no_overlap")
                        .executeUpdate();
                session.createNativeMutationQuery("alter table Patient add constraint patient_no_overlap " + definition)
                        .executeUpdate();
            });
        }
        try (SessionFactory after = Factories.create(update, Patient.class)) {
            assertThat(after.<List<String>>fromSession(session -> session.createNativeQuery(
                                    "select pg_get_constraintdef(oid) from pg_constraint where conname = 'patient_no_overlap'",
                                    String.class)
                            .list()))
                    .containsExactly(definition);
        }
    }

    @Test
    void withATableForEachClassEachTableHasItsOwn() {
        try (SessionFactory own = Factories.create(Vehicle.class, Truck.class, Ferry.class)) {
            assertThat(own.<List<String>>fromSession(session -> session.createNativeQuery(
                                    "select conname || ' of ' || cast(cast(conrelid as regclass) as text) from pg_constraint"
                                            + " where contype = 'x' order by 1",
                                    String.class)
                            .list()))
                    .containsExactly("ferry_no_overlap of ferry", "vehicle_no_overlap of vehicle");
        }
    }

    @Test
    void tablesOfOneNameInTwoSchemasHaveAConstraintEach() {
        try (SessionFactory both = Factories.create(
                Map.of("hibernate.hbm2ddl.auto", "update", "hibernate.hbm2ddl.create_namespaces", true),
                Sold.class,
                Rented.class)) {
            assertThat(both.<List<String>>fromSession(session -> session.createNativeQuery(
                                    "select cast(cast(conrelid as regclass) as text) from pg_constraint where conname = 'no_overlap' order by 1",
                                    String.class)
                            .list()))
                    .containsExactly("rent.\"Order\"", "sales.\"Order\"");
        }
    }

    @Test
    void anAttributeOfAnotherTableIsRefused() {
        assertThatThrownBy(() ->
                        Factories.create(Map.of("hibernate.hbm2ddl.auto", "update"), Joined.class, JoinedSub.class))
                .isInstanceOf(MappingException.class)
                .hasMessageContaining("joined_no_overlap")
                .hasMessageContaining("JoinedSub")
                .hasMessageContaining("attribute stay");
        assertThatThrownBy(() -> Factories.create(Divided.class))
                .isInstanceOf(MappingException.class)
                .hasMessageContaining("divided_no_overlap")
                .hasMessageContaining("attribute stay");
    }

    @Test
    void aMappedSuperclassIsNoPlaceForAConstraint() {
        assertThatThrownBy(() -> Factories.create(OfMapped.class))
                .hasStackTraceContaining("mapped_no_overlap")
                .hasStackTraceContaining("mapped superclass Mapped");
    }

    @Test
    void aDeferrableConstraintIsCheckedAtOnceUntilATransactionAsks() {
        try (SessionFactory own = Factories.create(Patient.class)) {
            assertThat(own.<List<String>>fromSession(session -> session.createNativeQuery(
                                    "select pg_get_constraintdef(oid) from pg_constraint where conname = 'patient_no_overlap'",
                                    String.class)
                            .list()))
                    .containsExactly("EXCLUDE USING gist (stay WITH &&) DEFERRABLE");
            own.inTransaction(session -> {
                session.createNativeMutationQuery("set constraints patient_no_overlap deferred")
                        .executeUpdate();
                session.persist(new Patient(1, LocalDateRange.parse("[2026-06-01,2026-06-08]")));
                session.persist(new Patient(2, LocalDateRange.parse("[2026-06-08,2026-06-10]")));
                session.flush();
                session.remove(session.find(Patient.class, 2));
            });
            assertThatThrownBy(() -> own.inTransaction(session -> {
                        session.persist(new Patient(3, LocalDateRange.parse("[2026-06-08,2026-06-10]")));
                        session.flush();
                    }))
                    .hasStackTraceContaining("patient_no_overlap");
        }
    }

    @Test
    void uniquenessWithoutOverlapsIsOneOfPostgres18() {
        if (serverVersion() < 18) {
            assertThatThrownBy(() -> Factories.create(Seat.class))
                    .isInstanceOf(MappingException.class)
                    .hasMessage("unique constraint seat_period without overlaps needs PostgreSQL 18");
            return;
        }
        try (SessionFactory own = Factories.create(Seat.class)) {
            own.inTransaction(session -> {
                session.persist(new Seat(1, "1A", LocalDateRange.parse("[2026-06-01,2026-06-08]")));
                session.persist(new Seat(2, "1A", LocalDateRange.parse("[2026-06-09,2026-06-10]")));
                session.persist(new Seat(3, "1B", LocalDateRange.parse("[2026-06-01,2026-06-08]")));
            });
            Throwable thrown = org.assertj.core.api.Assertions.catchThrowable(() -> own.inTransaction(
                    session -> session.persist(new Seat(4, "1A", LocalDateRange.parse("[2026-06-08,2026-06-09]")))));
            OverlapConflict conflict = OverlapConflict.from(thrown).orElseThrow();

            assertThat(conflict.constraint()).isEqualTo("seat_period");
            assertThat(conflict.refused(RangeType.LOCAL_DATE))
                    .contains(LocalDateRange.parse("[2026-06-08,2026-06-09]"));
            assertThat(conflict.existing(RangeType.LOCAL_DATE)).isPresent();
            assertThatThrownBy(() ->
                            own.inTransaction(session -> session.persist(new Seat(5, "1C", LocalDateRange.empty()))))
                    .hasStackTraceContaining("empty WITHOUT OVERLAPS value");
            own.inTransaction(session -> session.createNativeMutationQuery(
                            "create table guest (number varchar(255), stay daterange, foreign key (number, period stay)"
                                    + " references Seat (number, period stay))")
                    .executeUpdate());
            String insert = "insert into guest values ('1A', '%s')";
            own.inTransaction(
                    session -> session.createNativeMutationQuery(insert.replace("%s", "[2026-06-05,2026-06-10)"))
                            .executeUpdate());
            assertThatThrownBy(() -> own.inTransaction(session -> session.createNativeMutationQuery(
                                    insert.replace("%s", "[2026-06-05,2026-06-12)"))
                            .executeUpdate()))
                    .hasStackTraceContaining("violates foreign key constraint");
        }
    }

    @Test
    void uniquenessWithoutOverlapsHasItsOwnLimits() {
        if (serverVersion() >= 18) {
            assertThatThrownBy(() -> Factories.create(Lonely.class))
                    .hasMessage("unique constraint lonely without overlaps needs an attribute that is equal");
            assertThatThrownBy(() -> Factories.create(Conditional.class))
                    .hasMessage("unique constraint conditional without overlaps takes no condition");
        }
    }

    private static int serverVersion() {
        return factory.fromSession(session -> session.createNativeQuery(
                        "select cast(current_setting('server_version_num') as integer) / 10000", Integer.class)
                .getSingleResult());
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

    @Entity(name = "LongNamed")
    @ExcludeOverlaps(name = LongNamed.NAME, range = "stay")
    static class LongNamed {
        static final String NAME = "no_two_stays_of_this_table_overlap_and_the_name_has_more_than_63_bytes";

        @Id
        int id;

        @Nullable
        LocalDateRange stay;
    }

    @Entity(name = "Sold")
    @Table(name = "`Order`", schema = "sales")
    @ExcludeOverlaps(name = "no_overlap", range = "stay")
    static class Sold {
        @Id
        private int id;

        private @Nullable LocalDateRange stay;
    }

    @Entity(name = "Rented")
    @Table(name = "`Order`", schema = "rent")
    @ExcludeOverlaps(name = "no_overlap", range = "stay")
    static class Rented {
        @Id
        private int id;

        private @Nullable LocalDateRange stay;
    }

    @Entity(name = "Joined")
    @Inheritance(strategy = InheritanceType.JOINED)
    static class Joined {
        @Id
        private int id;

        private @Nullable LocalDateRange stay;
    }

    @Entity(name = "JoinedSub")
    @ExcludeOverlaps(name = "joined_no_overlap", range = "stay")
    static class JoinedSub extends Joined {}

    @Entity(name = "Divided")
    @SecondaryTable(name = "stays")
    @ExcludeOverlaps(name = "divided_no_overlap", range = "stay")
    static class Divided {
        @Id
        private int id;

        @Column(table = "stays")
        private @Nullable LocalDateRange stay;
    }

    @MappedSuperclass
    @ExcludeOverlaps(name = "mapped_no_overlap", range = "stay")
    abstract static class Mapped {
        @Id
        private int id;

        private @Nullable LocalDateRange stay;
    }

    @Entity(name = "OfMapped")
    static class OfMapped extends Mapped {}

    @Entity(name = "Vehicle")
    @Inheritance(strategy = InheritanceType.TABLE_PER_CLASS)
    @ExcludeOverlaps(name = "vehicle_no_overlap", range = "hired")
    static class Vehicle {
        @Id
        private int id;

        private @Nullable LocalDateRange hired;
    }

    @Entity(name = "Truck")
    static class Truck extends Vehicle {}

    @Entity(name = "Ferry")
    @ExcludeOverlaps(name = "ferry_no_overlap", range = "hired")
    static class Ferry extends Vehicle {}

    @Entity(name = "Patient")
    @ExcludeOverlaps(name = "patient_no_overlap", range = "stay", deferrable = true)
    static class Patient {
        @Id
        private int id;

        private @Nullable LocalDateRange stay;

        protected Patient() {}

        Patient(int id, LocalDateRange stay) {
            this.id = id;
            this.stay = stay;
        }
    }

    @Entity(name = "Seat")
    @ExcludeOverlaps(name = "seat_period", equal = "number", range = "stay", unique = true)
    static class Seat {
        @Id
        private int id;

        private String number = "";
        private @Nullable LocalDateRange stay;

        protected Seat() {}

        Seat(int id, String number, LocalDateRange stay) {
            this.id = id;
            this.number = number;
            this.stay = stay;
        }
    }

    @Entity(name = "Lonely")
    @ExcludeOverlaps(name = "lonely", range = "stay", unique = true)
    static class Lonely {
        @Id
        private int id;

        private @Nullable LocalDateRange stay;
    }

    @Entity(name = "Conditional")
    @ExcludeOverlaps(name = "conditional", equal = "number", range = "stay", where = "number <> ''", unique = true)
    static class Conditional {
        @Id
        private int id;

        private String number = "";
        private @Nullable LocalDateRange stay;
    }
}

package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.RangeType;
import io.github.valueranges.StringSet;
import jakarta.persistence.Column;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Inheritance;
import jakarta.persistence.InheritanceType;
import jakarta.persistence.Table;
import java.util.List;
import java.util.Map;
import org.hibernate.AnnotationException;
import org.hibernate.MappingException;
import org.hibernate.SessionFactory;
import org.hibernate.annotations.Formula;
import org.hibernate.boot.model.naming.PhysicalNamingStrategySnakeCaseImpl;
import org.hibernate.dialect.DatabaseVersion;
import org.hibernate.dialect.PostgreSQLDialect;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExcludeOverlapsOptionTests {

    @Test
    void columnsAreThoseOfTheMappingWhateverTheyAreNamed() {
        Map<String, Object> settings =
                Map.of("hibernate.physical_naming_strategy", PhysicalNamingStrategySnakeCaseImpl.class.getName());
        try (SessionFactory factory = Factories.create(settings, RentedBoat.class)) {
            assertThat(definitions(factory))
                    .containsExactly(
                            "boat EXCLUDE USING gist (harbour_name WITH =, \"Berth No\" WITH =, rented_days WITH &&)"
                                    + " DEFERRABLE",
                            "season EXCLUDE USING gist (open_season WITH &&)");
        }
    }

    /** It is a text and a name of the statement that adds it. */
    @Test
    void aConstraintIsCalledAsItIsNamedWhateverTheNameHolds() {
        String name = "isn't \"double\" $booked$";
        assertThatNoException().isThrownBy(() -> {
            for (String schema : List.of("create-drop", "update", "create-drop")) {
                try (SessionFactory factory =
                        Factories.create(Map.of("hibernate.hbm2ddl.auto", schema), Berthed.class)) {
                    assertThat(definitions(factory)).containsExactly(name + " EXCLUDE USING gist (stay WITH &&)");
                    assertThat(OverlapConflict.from(catchThrowable(() -> factory.inTransaction(session -> {
                                session.persist(new Berthed(1));
                                session.persist(new Berthed(2));
                            }))))
                            .map(OverlapConflict::constraint)
                            .contains(name);
                }
            }
        });
    }

    @Test
    void aDeferrableConstraintIsCheckedAtOnceUnlessToldOtherwise() {
        try (SessionFactory factory = Factories.create(RentedBoat.class)) {
            RentedBoat first = new RentedBoat(1, "[2026-06-01,2026-06-08]");
            RentedBoat second = new RentedBoat(2, "[2026-06-05,2026-06-12]");
            factory.inTransaction(session -> session.persist(first));

            assertThat(OverlapConflict.from(catchThrowable(() -> factory.inTransaction(session -> {
                        session.persist(second);
                        session.flush();
                    }))))
                    .map(OverlapConflict::constraint)
                    .contains("boat");
            factory.inTransaction(session -> {
                session.createNativeMutationQuery("set constraints boat deferred")
                        .executeUpdate();
                session.persist(new RentedBoat(2, "[2026-06-05,2026-06-12]"));
                session.flush();
                session.remove(session.find(RentedBoat.class, 1));
            });
        }
    }

    @Test
    void theConflictOfARangeSetHasBothValues() {
        try (SessionFactory factory = Factories.create(RentedBoat.class)) {
            RentedBoat first = new RentedBoat(1, "empty");
            first.openSeason = LocalDateRangeSet.parse("{[2026-01-01,2026-01-31],[2026-06-01,2026-08-31]}");
            RentedBoat second = new RentedBoat(2, "empty");
            second.openSeason = LocalDateRangeSet.parse("{[2026-08-31,2026-12-31]}");
            factory.inTransaction(session -> session.persist(first));

            OverlapConflict conflict = OverlapConflict.from(
                            catchThrowable(() -> factory.inTransaction(session -> session.persist(second))))
                    .orElseThrow();

            assertThat(conflict.constraint()).isEqualTo("season");
            assertThat(conflict.refused(RangeType.LOCAL_DATE.rangeSetType())).contains(second.openSeason);
            assertThat(conflict.existing(RangeType.LOCAL_DATE.rangeSetType())).contains(first.openSeason);
            assertThat(conflict.existing(RangeType.INT)).isEmpty();
        }
    }

    @Test
    void aTextThatLooksLikeAConflictDoesNotHideTheValues() {
        String text = "1, [2020-01-01,2020-02-01)) conflicts with existing key (harbour, berth, days)=(1, [1,2)).";
        try (SessionFactory factory = Factories.create(RentedBoat.class)) {
            for (String berth : List.of(text, "", "a \"b\" (c] [d)")) {
                LocalDateRange stored = LocalDateRange.parse("[2026-06-01,2026-06-08]");
                LocalDateRange refused = LocalDateRange.parse("[2026-06-08,)");
                factory.inTransaction(session -> session.persist(new RentedBoat(berth.length() + 10, stored, berth)));

                OverlapConflict conflict = OverlapConflict.from(catchThrowable(() -> factory.inTransaction(
                                session -> session.persist(new RentedBoat(5000, refused, berth)))))
                        .orElseThrow();

                assertThat(conflict.refused(RangeType.LOCAL_DATE)).contains(refused);
                assertThat(conflict.existing(RangeType.LOCAL_DATE)).contains(stored);
            }
        }
    }

    @Test
    void theRowsOfSubclassesInOneTableHaveAConstraintOfTheirOwn() {
        try (SessionFactory factory = Factories.create(Thing.class, Van.class, Bike.class)) {
            assertThat(definitions(factory))
                    .containsExactly("van EXCLUDE USING gist (hired WITH &&) WHERE (((dtype)::text = 'Van'::text))");
            factory.inTransaction(session -> {
                for (int id = 1; id < 3; id++) {
                    Bike bike = new Bike();
                    bike.id = id;
                    bike.hired = LocalDateRange.all();
                    session.persist(bike);
                }
            });
        }
    }

    @Test
    void anEmbeddableHasNoConstraint() {
        for (Class<?> entity : List.<Class<?>>of(WithStay.class, WithStays.class)) {
            assertThatThrownBy(() -> Factories.create(entity))
                    .isInstanceOf(AnnotationException.class)
                    .hasRootCauseMessage(
                            "exclusion constraint embedded_stay belongs to an entity, not to an embeddable");
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(ints = {13, 16, 17})
    void anOlderVersionIsToldBeforeTheServerIsAsked(int version) {
        assertThatThrownBy(() -> Factories.create(
                        Map.of("hibernate.dialect", new PostgreSQLDialect(DatabaseVersion.make(version))), Seat.class))
                .isInstanceOf(MappingException.class)
                .hasMessage("unique constraint seat_taken without overlaps needs PostgreSQL 18");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "OfCollection | names attribute stays, which is a collection with a table of its own",
                "EqualCollection | names attribute tags, which is a collection with a table of its own",
                "OfFormula | names attribute stay, which has no column of its own",
                "OfText | names attribute guest, which is no range and no range set",
                "OfSet | names attribute tags, which is no range and no range set",
                "OfArray | names attribute stays, which is no range and no range set"
            })
    void whatIsNoConstraintIsRefusedWithoutASchemaToo(String entity, String reason) throws ClassNotFoundException {
        Class<?> type = Class.forName(getClass().getName() + '$' + entity);

        for (String schema : List.of("create", "none")) {
            assertThatThrownBy(() -> Factories.create(Map.of("hibernate.hbm2ddl.auto", schema), type))
                    .isInstanceOf(MappingException.class)
                    .hasMessage("exclusion constraint wrong " + reason);
        }
    }

    private static List<String> definitions(SessionFactory factory) {
        return factory.fromSession(session -> session.createNativeQuery(
                        "select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint"
                                + " where contype in ('x', 'u')"
                                + " and connamespace <> cast('pg_catalog' as regnamespace) order by 1",
                        String.class)
                .list());
    }

    @Embeddable
    record Berth(
            String harbourName, @Column(name = "`Berth No`") String berthNumber) {}

    @Entity(name = "RentedBoat")
    @Table(name = "`Rented Boat`")
    @ExcludeOverlaps(name = "boat", equal = "berth", range = "rentedDays", deferrable = true)
    @ExcludeOverlaps(name = "season", range = "openSeason")
    static class RentedBoat {
        @Id
        private int id;

        private @Nullable Berth berth;
        private @Nullable LocalDateRange rentedDays;
        private @Nullable LocalDateRangeSet openSeason;

        protected RentedBoat() {}

        RentedBoat(int id, String days) {
            this(id, LocalDateRange.parse(days), "1");
        }

        RentedBoat(int id, LocalDateRange days, String berth) {
            this.id = id;
            this.rentedDays = days;
            this.berth = new Berth("Kiel", berth);
        }
    }

    @Entity(name = "Berthed")
    @ExcludeOverlaps(name = "isn't \"double\" $booked$", range = "stay")
    static class Berthed {
        @Id
        private int id;

        private final LocalDateRange stay = LocalDateRange.all();

        protected Berthed() {}

        Berthed(int id) {
            this.id = id;
        }
    }

    @Entity(name = "Thing")
    @Inheritance(strategy = InheritanceType.SINGLE_TABLE)
    abstract static class Thing {
        @Id
        int id;

        @Nullable
        LocalDateRange hired;
    }

    @Entity(name = "Van")
    @ExcludeOverlaps(name = "van", range = "hired", where = "dtype = 'Van'")
    static class Van extends Thing {}

    @Entity(name = "Bike")
    static class Bike extends Thing {}

    @Entity(name = "Seat")
    @ExcludeOverlaps(name = "seat_taken", equal = "number", range = "taken", unique = true)
    static class Seat {
        @Id
        private int id;

        private int number;
        private @Nullable LocalDateRange taken;
    }

    @Entity
    @ExcludeOverlaps(name = "wrong", range = "stays")
    static class OfCollection {
        @Id
        private int id;

        @ElementCollection
        private @Nullable List<LocalDateRange> stays;
    }

    @Entity
    @ExcludeOverlaps(name = "wrong", equal = "tags", range = "stay")
    static class EqualCollection {
        @Id
        private int id;

        @ElementCollection
        private @Nullable List<String> tags;

        private @Nullable LocalDateRange stay;
    }

    @Entity
    @ExcludeOverlaps(name = "wrong", range = "stay")
    static class OfFormula {
        @Id
        private int id;

        @Formula("daterange(null, null)")
        private @Nullable LocalDateRange stay;
    }

    @Entity
    @ExcludeOverlaps(name = "wrong", range = "guest")
    static class OfText {
        @Id
        private int id;

        private @Nullable String guest;
    }

    @Entity
    @ExcludeOverlaps(name = "wrong", range = "tags")
    static class OfSet {
        @Id
        private int id;

        private @Nullable StringSet tags;
    }

    @Entity
    @ExcludeOverlaps(name = "wrong", range = "stays")
    static class OfArray {
        @Id
        private int id;

        private @Nullable List<LocalDateRange> stays;
    }

    @Embeddable
    @ExcludeOverlaps(name = "embedded_stay", range = "days")
    record Stay(LocalDateRange days) {}

    @Embeddable
    @ExcludeOverlaps(name = "embedded_stay", range = "days")
    @ExcludeOverlaps(name = "embedded_stay_too", range = "days")
    record Stays(LocalDateRange days) {}

    @Entity(name = "WithStay")
    static class WithStay {
        @Id
        private int id;

        private @Nullable Stay stay;
    }

    @Entity(name = "WithStays")
    static class WithStays {
        @Id
        private int id;

        private @Nullable Stays stays;
    }
}

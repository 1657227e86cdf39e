package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import io.github.valueranges.WrapperSet;
import io.github.valueranges.oracles.Recorder;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.data.core.PropertyPath;
import org.springframework.data.domain.Sort;
import org.springframework.data.jpa.domain.PredicateSpecification;

/**
 * A predicate selects in a query what it selects in memory, and so does its negation, for every relation, every shape
 * of the attribute and every shape of the operand; a null attribute is selected by neither.
 */
class PredicateParityTests {

    private static Spring spring;
    private static List<Room> rooms;

    @BeforeAll
    static void open() {
        spring = new Spring();
        spring.inTransaction(() -> {
            int number = 0;
            spring.rooms().save(new Room("null"));
            for (LocalDateRange range : Shapes.RANGES) {
                Room room = new Room("r" + number++);
                room.setSeason(range);
                spring.rooms().save(room);
            }
            for (LocalDateRangeSet rangeSet : Shapes.RANGE_SETS) {
                Room room = new Room("s" + number++);
                room.setOpenings(rangeSet);
                spring.rooms().save(room);
            }
            for (StringSet set : Shapes.STRING_SETS) {
                Room room = new Room("a" + number++);
                room.setAmenities(set);
                spring.rooms().save(room);
            }
            for (String rights : List.of("{}", "{read}", "{read,write}", "{write}")) {
                Room room = new Room("w" + number++);
                room.setRights(WrapperSet.parse(AccessRight.class, rights));
                spring.rooms().save(room);
            }
            return null;
        });
        rooms = spring.rooms().findAll(Sort.by("number"));
    }

    @AfterAll
    static void close() {
        spring.close();
    }

    @Test
    void rangesAgainstRanges() {
        List<ValuePredicate<Room>> predicates = new ArrayList<>();
        for (LocalDateRange operand : Shapes.RANGES) {
            predicates.add(Ranges.contains(Room::getSeason, operand));
            predicates.add(Ranges.isContainedBy(Room::getSeason, operand));
            predicates.add(Ranges.overlaps(Room::getSeason, operand));
            predicates.add(Ranges.isAdjacentTo(Room::getSeason, operand));
            predicates.add(Ranges.isStrictlyLeftOf(Room::getSeason, operand));
            predicates.add(Ranges.isStrictlyRightOf(Room::getSeason, operand));
            predicates.add(Ranges.doesNotExtendRightOf(Room::getSeason, operand));
            predicates.add(Ranges.doesNotExtendLeftOf(Room::getSeason, operand));
        }

        compare("rangesAgainstRanges", predicates, 2 * 8 * 22);
    }

    @Test
    void rangeSetsAgainstRangesAndRangeSets() {
        List<ValuePredicate<Room>> predicates = new ArrayList<>();
        for (LocalDateRangeSet operand : Shapes.RANGE_SETS) {
            predicates.add(Ranges.contains(Room::getOpenings, operand));
            predicates.add(Ranges.isContainedBy(Room::getOpenings, operand));
            predicates.add(Ranges.overlaps(Room::getOpenings, operand));
            predicates.add(Ranges.isAdjacentTo(Room::getOpenings, operand));
            predicates.add(Ranges.isStrictlyLeftOf(Room::getOpenings, operand));
            predicates.add(Ranges.isStrictlyRightOf(Room::getOpenings, operand));
            predicates.add(Ranges.doesNotExtendRightOf(Room::getOpenings, operand));
            predicates.add(Ranges.doesNotExtendLeftOf(Room::getOpenings, operand));
            predicates.add(Ranges.overlaps(Room::getSeason, operand));
        }
        for (LocalDateRange operand : Shapes.RANGES) {
            predicates.add(Ranges.contains(Room::getOpenings, operand));
            predicates.add(Ranges.overlaps(Room::getOpenings, operand));
        }

        compare("rangeSetsAgainstRangesAndRangeSets", predicates, 2 * (9 * 10 + 2 * 22));
    }

    @Test
    void valuesEvenWhereTheDriverWouldMoveThem() {
        List<LocalDate> days = new ArrayList<>(Shapes.DAYS);
        days.add(LocalDate.of(1582, 10, 10));
        days.add(LocalDate.of(-43, 3, 15));
        days.add(LocalDate.of(-4713, 11, 24));
        days.add(LocalDate.MIN);
        days.add(LocalDate.MAX);
        List<ValuePredicate<Room>> predicates = new ArrayList<>();
        for (LocalDate day : days) {
            predicates.add(Ranges.contains(Room::getSeason, day));
            predicates.add(Ranges.isContainedBy(Room::getSeason, day));
            predicates.add(Ranges.overlaps(Room::getOpenings, day));
            predicates.add(Ranges.isAdjacentTo(Room::getSeason, day));
            predicates.add(Ranges.isStrictlyLeftOf(Room::getSeason, day));
            predicates.add(Ranges.isStrictlyRightOf(Room::getOpenings, day));
            predicates.add(Ranges.doesNotExtendRightOf(Room::getSeason, day));
            predicates.add(Ranges.doesNotExtendLeftOf(Room::getSeason, day));
        }

        compare("valuesEvenWhereTheDriverWouldMoveThem", predicates, 2 * 8 * 11);
    }

    @Test
    void stateOfRangesAndRangeSets() {
        List<ValuePredicate<Room>> predicates = List.of(
                Ranges.isEmpty(Room::getSeason),
                Ranges.isFinite(Room::getSeason),
                Ranges.isUnbounded(Room::getSeason),
                Ranges.isUnboundedStart(Room::getSeason),
                Ranges.isUnboundedEnd(Room::getSeason),
                Ranges.isEmpty(Room::getOpenings),
                Ranges.isFinite(Room::getOpenings),
                Ranges.isUnbounded(Room::getOpenings),
                Ranges.isUnboundedStart(Room::getOpenings),
                Ranges.isUnboundedEnd(Room::getOpenings));

        compare("stateOfRangesAndRangeSets", predicates, 2 * 10);
    }

    @Test
    void sets() {
        List<ValuePredicate<Room>> predicates = new ArrayList<>();
        for (StringSet operand : Shapes.STRING_SETS) {
            predicates.add(Sets.overlaps(Room::getAmenities, operand));
            predicates.add(Sets.isSubsetOf(Room::getAmenities, operand));
            predicates.add(Sets.isSupersetOf(Room::getAmenities, operand));
            predicates.add(Sets.isProperSubsetOf(Room::getAmenities, operand));
            predicates.add(Sets.isProperSupersetOf(Room::getAmenities, operand));
        }
        for (String element : Shapes.STRINGS) {
            predicates.add(Sets.contains(Room::getAmenities, element));
        }
        predicates.add(Sets.isEmpty(Room::getAmenities));

        compare("sets", predicates, 2 * (5 * 9 + 8 + 1));
    }

    @Test
    void wrapperSets() {
        AccessRight read = new AccessRight("read");
        WrapperSet<AccessRight> both = WrapperSet.parse(AccessRight.class, "{read,write}");
        List<ValuePredicate<Room>> predicates = List.of(
                Sets.contains(Room::getRights, read),
                Sets.overlaps(Room::getRights, both),
                Sets.isSubsetOf(Room::getRights, both),
                Sets.isSupersetOf(Room::getRights, both),
                Sets.isProperSubsetOf(Room::getRights, both),
                Sets.isProperSupersetOf(Room::getRights, WrapperSet.of(AccessRight.class, read)),
                Sets.isEmpty(Room::getRights));

        compare("wrapperSets", predicates, 2 * 7);
        assertThat(spring.rooms().countMatching(Sets.contains(Room::getRights, read)))
                .isEqualTo(2);
    }

    @Test
    void unknownIsNeitherTrueNorFalse() {
        ValuePredicate<Room> unknown = Ranges.isEmpty(Room::getSeason);
        ValuePredicate<Room> yes = Ranges.isEmpty(Room::getOpenings);
        Room room = new Room("x");
        room.setOpenings(LocalDateRangeSet.empty());

        assertThat(unknown.test(room)).isFalse();
        assertThat(unknown.negate().test(room)).isFalse();
        assertThat(unknown.or(yes).test(room)).isTrue();
        assertThat(unknown.negate().or(yes).test(room)).isTrue();
        assertThat(unknown.and(yes).test(room)).isFalse();
        assertThat(unknown.and(yes).negate().test(room)).isFalse();
        assertThat(unknown.and(yes.negate()).negate().test(room)).isTrue();
        assertThat(unknown.or(yes.negate()).negate().test(room)).isFalse();
    }

    @Test
    void conjunctionsDisjunctionsAndNegationsOverNulls() {
        List<ValuePredicate<Room>> some = List.of(
                Ranges.isEmpty(Room::getSeason),
                Ranges.overlaps(Room::getSeason, Shapes.RANGES.get(3)),
                Ranges.isUnbounded(Room::getOpenings),
                Sets.contains(Room::getAmenities, "a"),
                Sets.isEmpty(Room::getRights).negate());
        List<ValuePredicate<Room>> predicates = new ArrayList<>();
        for (ValuePredicate<Room> a : some) {
            for (ValuePredicate<Room> b : some) {
                predicates.add(a.and(b));
                predicates.add(a.or(b));
                predicates.add(a.negate().or(b).and(b.negate()));
            }
        }

        compare("conjunctionsDisjunctionsAndNegationsOverNulls", predicates, 2 * 75);
    }

    @Test
    void aMissingEntityOnTheWayIsUnknown() {
        spring.inTransaction(() -> {
            spring.bookings().save(new Booking("nobody", null, LocalDateRange.parse("[1990-01-01,1990-01-02]")));
            spring.bookings()
                    .save(new Booking(
                            "somebody", spring.rooms().findById("null").orElseThrow(), null));
            return null;
        });
        var season = PropertyPath.of(Booking::getRoom).then(Room::getSeason);
        List<ValuePredicate<Booking>> predicates = List.of(
                Ranges.isEmpty(season),
                Ranges.isEmpty(season).negate(),
                Ranges.isEmpty(season).or(Ranges.isFinite(Booking::getStay)),
                Ranges.isEmpty(season)
                        .negate()
                        .or(Ranges.isFinite(Booking::getStay))
                        .negate());
        List<Booking> bookings = spring.bookings().findAll(Sort.by("guest"));

        for (ValuePredicate<Booking> predicate : predicates) {
            assertThat(spring.bookings().findMatching(predicate, Sort.by("guest")))
                    .extracting(Booking::getGuest)
                    .isEqualTo(bookings.stream()
                            .filter(predicate)
                            .map(Booking::getGuest)
                            .toList());
        }
        assertThat(spring.bookings().findMatching(predicates.get(2), Sort.unsorted()))
                .hasSize(1);
    }

    /** A join that another specification has narrowed would hide rooms that the predicate is about. */
    @Test
    void aJoinWithAConditionOfAnotherSpecificationIsNotTaken() {
        spring.inTransaction(() -> {
            Room summer = new Room("summer");
            summer.setSeason(LocalDateRange.parse("[1985-06-01,1985-08-31]"));
            spring.bookings().save(new Booking("July", spring.rooms().save(summer), null));
            return null;
        });
        try {
            selectsTheBookingInJuly();
        } finally {
            spring.inTransaction(() -> {
                spring.bookings()
                        .deleteAll(spring.bookings().findAll().stream()
                                .filter(booking -> booking.getGuest().equals("July"))
                                .toList());
                spring.rooms().deleteById("summer");
                return null;
            });
        }
    }

    private static void selectsTheBookingInJuly() {
        PredicateSpecification<Booking> narrowing = (from, builder) -> {
            var room = from.join("room", jakarta.persistence.criteria.JoinType.LEFT);
            room.on(builder.equal(room.get("number"), "another"));
            return builder.conjunction();
        };
        var season = PropertyPath.of(Booking::getRoom).then(Room::getSeason);
        ValuePredicate<Booking> predicate = Ranges.contains(season, LocalDate.of(1985, 7, 1));

        assertThat(spring.bookings().findMatching(narrowing.and(predicate), Sort.unsorted()))
                .extracting(Booking::getGuest)
                .containsExactly("July");
        assertThat(spring.bookings()
                        .findMatching(predicate.and(predicate.negate().negate()), Sort.unsorted()))
                .hasSize(1);
    }

    @Test
    void aPredicateSurvivesSerialization() throws Exception {
        ValuePredicate<Room> predicate = Ranges.overlaps(Room::getSeason, Shapes.RANGES.get(3));
        java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
        new java.io.ObjectOutputStream(bytes).writeObject(predicate);
        @SuppressWarnings("unchecked")
        ValuePredicate<Room> read = (ValuePredicate<Room>)
                new java.io.ObjectInputStream(new java.io.ByteArrayInputStream(bytes.toByteArray())).readObject();

        assertThat(spring.rooms().countMatching(read)).isEqualTo(spring.rooms().countMatching(predicate));
        assertThat(predicate).hasToString("range_overlaps(season, " + Shapes.RANGES.get(3) + ")");
    }

    private static void compare(String method, List<ValuePredicate<Room>> predicates, long cases) {
        Recorder recorder = Recorder.of(PredicateParityTests.class, method);
        int selected = 0;
        for (ValuePredicate<Room> positive : predicates) {
            for (ValuePredicate<Room> predicate : List.of(positive, positive.negate())) {
                List<String> loaded =
                        rooms.stream().filter(predicate).map(Room::getNumber).toList();
                selected += loaded.size();
                recorder.checkElements(
                        predicate::toString,
                        loaded,
                        () -> spring.rooms().findMatching(predicate, Sort.by("number")).stream()
                                .map(Room::getNumber)
                                .toList());
            }
        }
        assertThat(selected).isPositive();
        recorder.conclude(cases);
    }
}

package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.RangeType;
import io.github.valueranges.StringSet;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.data.core.PropertyPath;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.PageRequest;
import org.springframework.data.domain.Sort;
import org.springframework.data.jpa.domain.JpaSort;
import org.springframework.data.jpa.domain.PredicateSpecification;

class RangeQueriesTests {

    private static final LocalDateRange WEEK = LocalDateRange.parse("[2026-06-01,2026-06-07]");
    private static final Sort BY_GUEST = Sort.by("guest");

    private static Spring spring;
    private static Spring.Bookings bookings;

    @BeforeAll
    static void open() {
        spring = new Spring();
        bookings = spring.bookings();
        spring.inTransaction(() -> {
            Room sea = new Room("101");
            sea.setSeason(LocalDateRange.parse("[2026-05-01,2026-09-30]"));
            Room city = spring.rooms().save(new Room("102"));
            sea = spring.rooms().save(sea);
            book("Ada", sea, "[2026-05-28,2026-06-02]", "late");
            book("Bea", sea, "[2026-06-05,2026-06-06]", "quiet");
            book("Cleo", sea, "[2026-06-08,2026-06-10]", "late,quiet");
            book("Dora", city, "[2026-06-01,2026-06-30]", "");
            book("Eve", null, "[2027-01-01,)", "late");
            bookings.save(new Booking("Fay", city, null));
            return null;
        });
    }

    private static void book(String guest, Room room, String stay, String requests) {
        Booking booking = new Booking(guest, room, LocalDateRange.parse(stay));
        booking.setRequests(StringSet.parse("{" + requests + "}"));
        bookings.save(booking);
    }

    @AfterAll
    static void close() {
        spring.close();
    }

    @Test
    void findsByEveryRelation() {
        assertThat(guests(bookings.findOverlapping(Booking::getStay, WEEK, BY_GUEST)))
                .containsExactly("Ada", "Bea", "Dora");
        assertThat(guests(bookings.findContaining(Booking::getStay, WEEK, BY_GUEST)))
                .containsExactly("Dora");
        assertThat(guests(bookings.findContainedBy(Booking::getStay, WEEK, BY_GUEST)))
                .containsExactly("Bea");
        assertThat(guests(bookings.findAdjacentTo(Booking::getStay, WEEK, BY_GUEST)))
                .containsExactly("Cleo");
        assertThat(guests(
                        bookings.findStrictlyLeftOf(Booking::getStay, LocalDateRange.parse("[2026-06-03,)"), BY_GUEST)))
                .containsExactly("Ada");
        assertThat(guests(bookings.findStrictlyRightOf(Booking::getStay, WEEK, BY_GUEST)))
                .containsExactly("Cleo", "Eve");
        assertThat(guests(bookings.findNotExtendingRightOf(Booking::getStay, WEEK, BY_GUEST)))
                .containsExactly("Ada", "Bea");
        assertThat(guests(bookings.findNotExtendingLeftOf(Booking::getStay, WEEK, BY_GUEST)))
                .containsExactly("Bea", "Cleo", "Dora", "Eve");
        assertThat(guests(bookings.findContaining(Booking::getStay, LocalDate.of(2026, 6, 6), BY_GUEST)))
                .containsExactly("Bea", "Dora");
    }

    @Test
    void takesARangeSetForAnOperand() {
        LocalDateRangeSet ends = LocalDateRangeSet.parse("{[2026-05-28,2026-05-28],[2026-06-10,2026-06-10]}");

        assertThat(guests(bookings.findOverlapping(Booking::getStay, ends, BY_GUEST)))
                .containsExactly("Ada", "Cleo", "Dora");
    }

    @Test
    void countsAndTellsExistence() {
        assertThat(bookings.countOverlapping(Booking::getStay, WEEK)).isEqualTo(3);
        assertThat(bookings.existsOverlapping(Booking::getStay, WEEK)).isTrue();
        assertThat(bookings.existsOverlapping(Booking::getStay, LocalDateRange.empty()))
                .isFalse();
        assertThat(bookings.countContaining(Booking::getStay, WEEK)).isEqualTo(1);
        assertThat(bookings.countContainedBy(Booking::getStay, WEEK)).isEqualTo(1);
        assertThat(bookings.countAdjacentTo(Booking::getStay, WEEK)).isEqualTo(1);
        assertThat(bookings.countStrictlyLeftOf(Booking::getStay, LocalDateRange.parse("[2026-06-03,)")))
                .isEqualTo(1);
        assertThat(bookings.countStrictlyRightOf(Booking::getStay, WEEK)).isEqualTo(2);
        assertThat(bookings.countNotExtendingRightOf(Booking::getStay, WEEK)).isEqualTo(2);
        assertThat(bookings.countNotExtendingLeftOf(Booking::getStay, WEEK)).isEqualTo(4);
        assertThat(bookings.existsContaining(Booking::getStay, LocalDateRange.all()))
                .isFalse();
        assertThat(bookings.existsContainedBy(Booking::getStay, WEEK)).isTrue();
        assertThat(bookings.existsAdjacentTo(Booking::getStay, LocalDateRange.empty()))
                .isFalse();
        assertThat(bookings.existsStrictlyLeftOf(Booking::getStay, WEEK)).isFalse();
        assertThat(bookings.existsStrictlyRightOf(Booking::getStay, WEEK)).isTrue();
        assertThat(bookings.existsNotExtendingRightOf(Booking::getStay, LocalDateRange.empty()))
                .isFalse();
        assertThat(bookings.existsNotExtendingLeftOf(Booking::getStay, WEEK)).isTrue();
        assertThat(bookings.countMatching(PredicateSpecification.unrestricted()))
                .isEqualTo(6);
    }

    @Test
    void findsByAPredicateInNoOrder() {
        assertThat(guests(bookings.findMatching(Ranges.isContainedBy(Booking::getStay, WEEK))))
                .containsExactly("Bea");
        assertThat(bookings.findMatching(PredicateSpecification.unrestricted())).hasSize(6);
    }

    @Test
    void asksForAValueInEveryWay() {
        LocalDate day = LocalDate.of(2026, 6, 6);

        assertThat(guests(bookings.findContaining(Booking::getStay, day))).containsExactlyInAnyOrder("Bea", "Dora");
        assertThat(bookings.countContaining(Booking::getStay, day)).isEqualTo(2);
        assertThat(bookings.existsContaining(Booking::getStay, day)).isTrue();
        assertThat(bookings.existsContaining(Booking::getStay, LocalDate.of(1999, 1, 1)))
                .isFalse();
        Page<Booking> page = bookings.findContaining(Booking::getStay, day, PageRequest.of(1, 1, BY_GUEST));
        assertThat(guests(page.getContent())).containsExactly("Dora");
        assertThat(page.getTotalElements()).isEqualTo(2);
    }

    @Test
    void pagesAndSorts() {
        Page<Booking> first =
                bookings.findOverlapping(Booking::getStay, WEEK, PageRequest.of(0, 2, BY_GUEST.descending()));
        Page<Booking> second =
                bookings.findOverlapping(Booking::getStay, WEEK, PageRequest.of(1, 2, BY_GUEST.descending()));

        assertThat(guests(first.getContent())).containsExactly("Dora", "Bea");
        assertThat(guests(second.getContent())).containsExactly("Ada");
        assertThat(first.getTotalElements()).isEqualTo(3);
        assertThat(guests(bookings.findOverlapping(Booking::getStay, WEEK, Sort.by(Booking::getStay))))
                .containsExactly("Ada", "Dora", "Bea");
        assertThat(guests(bookings.findAll(JpaSort.unsafe("range_upper_bound(stay)"))))
                .startsWith("Ada", "Bea");
    }

    @Test
    void freeAndOccupiedDaysAreComputedInTheDatabase() {
        PredicateSpecification<Booking> inRoom101 =
                (from, builder) -> builder.equal(from.get("room").get("number"), "101");

        assertThat(bookings.occupied(Booking::getStay, WEEK, inRoom101))
                .hasToString("{[2026-06-01,2026-06-02],[2026-06-05,2026-06-06]}");
        assertThat(bookings.gaps(Booking::getStay, WEEK, inRoom101))
                .hasToString("{[2026-06-03,2026-06-04],[2026-06-07,2026-06-07]}");
        assertThat(bookings.gaps(Booking::getStay, LocalDateRange.all()))
                .hasToString("{(,2026-05-27],[2026-07-01,2026-12-31]}");
    }

    @Test
    void withoutRowsTheWholeWindowIsFree() {
        LocalDateRange window = LocalDateRange.parse("[1999-01-01,1999-01-31]");

        assertThat(bookings.gaps(Booking::getStay, window)).hasToString("{[1999-01-01,1999-01-31]}");
        assertThat(bookings.occupied(Booking::getStay, window)).hasToString("{}");
        assertThat(bookings.gaps(Booking::getStay, LocalDateRange.empty())).hasToString("{}");
    }

    @Test
    void pathsLeadThroughAssociationsAndEmbeddedObjects() {
        var season = PropertyPath.of(Booking::getRoom).then(Room::getSeason);
        var cleaning = PropertyPath.of(Booking::getService).then(Booking.Service::getCleaning);

        assertThat(guests(bookings.findContaining(season, LocalDate.of(2026, 5, 1), BY_GUEST)))
                .containsExactly("Ada", "Bea", "Cleo");
        assertThat(guests(bookings.findMatching(
                        Ranges.contains(season, WEEK).negate().or(Ranges.isUnboundedEnd(Booking::getStay)), BY_GUEST)))
                .containsExactly("Eve");
        assertThat(bookings.findMatching(Ranges.isEmpty(cleaning), BY_GUEST)).isEmpty();
    }

    @Test
    void predicatesAreSpecificationsOfSpringData() {
        assertThat(guests(bookings.findAll(
                        Ranges.overlaps(Booking::getStay, WEEK).and(Sets.contains(Booking::getRequests, "quiet")))))
                .containsExactly("Bea");
        assertThat(bookings.count(Sets.isSupersetOf(Booking::getRequests, StringSet.of("late", "quiet"))))
                .isEqualTo(1);
        PredicateSpecification<Booking> mixed = Ranges.overlaps(Booking::getStay, WEEK)
                .and((PredicateSpecification<Booking>) (from, builder) -> builder.equal(from.get("guest"), "Ada"));
        assertThat(guests(bookings.findAll(mixed))).containsExactly("Ada");
    }

    @Test
    void derivedAndDeclaredQueriesTakeTheTypes() {
        assertThat(guests(bookings.findByStay(LocalDateRange.parse("[2026-06-05,2026-06-07)"))))
                .containsExactly("Bea");
        assertThat(guests(bookings.findByStayInOrderByGuest(List.of(
                        LocalDateRange.parse("[2027-01-01,)"), LocalDateRange.parse("[2026-06-05,2026-06-06]")))))
                .containsExactly("Bea", "Eve");
        assertThat(guests(bookings.findByRequests(StringSet.of("quiet", "late"))))
                .containsExactly("Cleo");
        assertThat(bookings.guestsDuring(WEEK)).containsExactly("Ada", "Bea", "Dora");
        assertThat(bookings.guestsDuring(null)).isEmpty();
    }

    @Test
    void aDerivedQueryHasTheWordsOfSpringData() {
        LocalDateRange weekend = LocalDateRange.parse("[2026-06-05,2026-06-06]");
        LocalDateRange after = LocalDateRange.parse("[2026-06-08,2026-06-10]");
        assertThat(guests(bookings.findByStayBetweenOrderByGuest(weekend, after)))
                .containsExactly("Bea", "Cleo");
        assertThat(guests(bookings.findByStayGreaterThanOrderByGuest(weekend))).containsExactly("Cleo", "Eve");
        assertThat(guests(bookings.findByStayBeforeOrderByStay(weekend))).containsExactly("Ada", "Dora");
        assertThat(guests(bookings.findByStayAfterOrderByStay(weekend))).containsExactly("Cleo", "Eve");
        assertThat(guests(bookings.findByStayIsNull())).containsExactly("Fay");
        assertThatThrownBy(() -> bookings.findByStayContaining(weekend))
                .isInstanceOf(org.springframework.data.jpa.repository.query.BadJpqlGrammarException.class);
    }

    @Test
    void aSpecificationCallsTheFunctions() {
        PredicateSpecification<Booking> fortnight = (booking, builder) ->
                builder.greaterThan(builder.function("range_length", Long.class, booking.get("stay")), 13L);
        assertThat(guests(bookings.findAll(fortnight))).containsExactly("Dora");
    }

    @Test
    void queriesByExampleTakeTheTypes() {
        Booking example = new Booking("Bea", null, LocalDateRange.parse("[2026-06-05,2026-06-06]"));

        assertThat(guests(bookings.findAll(org.springframework.data.domain.Example.of(example))))
                .containsExactly("Bea");
    }

    @Test
    void aConflictIsNamedThroughSpring() {
        Room room = spring.rooms().findById("101").orElseThrow();

        assertThatThrownBy(() -> bookings.saveAndFlush(new Booking("Zoe", room, WEEK)))
                .isInstanceOf(org.springframework.dao.DataIntegrityViolationException.class)
                .satisfies(e -> assertThat(OverlapConflict.from(e)).hasValueSatisfying(conflict -> {
                    assertThat(conflict.constraint()).isEqualTo("booking_no_overlap");
                    assertThat(conflict.refused(RangeType.LOCAL_DATE)).contains(WEEK);
                }));
        assertThat(bookings.countOverlapping(Booking::getStay, WEEK)).isEqualTo(3);
    }

    private static List<String> guests(List<Booking> found) {
        return found.stream().map(Booking::getGuest).toList();
    }
}

package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.hibernate.SessionFactory;
import org.hibernate.annotations.BatchSize;
import org.hibernate.query.KeyedPage;
import org.hibernate.query.KeyedResultList;
import org.hibernate.query.Order;
import org.hibernate.query.Page;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.data.domain.KeysetScrollPosition;
import org.springframework.data.domain.ScrollPosition;
import org.springframework.data.domain.Sort;
import org.springframework.data.domain.Window;

/** Functions and values in the less usual shapes of queries: common tables, windows, unions, pages by key. */
class QueryShapeTests {

    private static final LocalDateRange FIRST = LocalDateRange.parse("[2026-01-03,2026-01-08]");
    private static final LocalDateRange SECOND = LocalDateRange.parse("[2026-02-03,2026-02-08]");
    private static final LocalDateRange THIRD = LocalDateRange.parse("[2026-03-03,2026-03-08]");

    private static SessionFactory factory;

    @BeforeAll
    static void open() {
        factory = Factories.create(Room.class, Booking.class);
        factory.inTransaction(session -> {
            Room room = new Room("1");
            room.setSeason(LocalDateRange.parse("[2026-01-01,2026-03-31]"));
            session.persist(room);
            int i = 0;
            for (LocalDateRange stay : List.of(FIRST, SECOND, THIRD)) {
                Booking booking = new Booking("guest " + ++i, room, stay);
                booking.setRequests(StringSet.of("quiet", "x" + i));
                session.persist(booking);
            }
        });
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    private static <T> List<T> rows(Class<T> type, String hql) {
        return factory.fromSession(
                session -> session.createSelectionQuery(hql, type).list());
    }

    @Test
    void aCommonTableHoldsValues() {
        assertThat(rows(
                        LocalDateRangeSet.class,
                        "with taken as (select b.room.number as n, range_agg(b.stay) as s from Booking b group by b.room.number)"
                                + " select range_except(r.season, t.s) from Room r join taken t on t.n = r.number"))
                .containsExactly(
                        LocalDateRangeSet.parse(
                                "{[2026-01-01,2026-01-02],[2026-01-09,2026-02-02],[2026-02-09,2026-03-02],[2026-03-09,2026-03-31]}"));
        assertThat(
                        rows(
                                LocalDateRange.class,
                                "with chain as (select b.id as id, b.stay as s from Booking b where b.guest = 'guest 1'"
                                        + " union all select b.id as id, range_merge(c.s, b.stay) as s from Booking b"
                                        + " join chain c on b.id = c.id + 1) select c.s from chain c order by c.id desc limit 1"))
                .containsExactly(LocalDateRange.parse("[2026-01-03,2026-03-08]"));
    }

    @Test
    void aWindowSeesTheRangeBefore() {
        assertThat(rows(
                        LocalDateRange.class,
                        "select range_gap(lag(b.stay) over (order by b.stay), b.stay) from Booking b order by b.stay"))
                .containsExactly(
                        null,
                        LocalDateRange.parse("[2026-01-09,2026-02-02]"),
                        LocalDateRange.parse("[2026-02-09,2026-03-02]"));
        assertThat(rows(
                        StringSet.class,
                        "select lead(b.requests) over (order by b.stay) from Booking b order by b.stay"))
                .containsExactly(StringSet.of("quiet", "x2"), StringSet.of("quiet", "x3"), null);
    }

    @Test
    void unionsAndDifferencesOfQueriesKeepTheType() {
        assertThat(rows(LocalDateRange.class, "select b.stay from Booking b union all select null from Room r"))
                .containsExactlyInAnyOrder(FIRST, SECOND, THIRD, null);
        assertThat(rows(
                        LocalDateRange.class,
                        "select b.stay from Booking b except select c.stay from Booking c where c.guest = 'guest 2'"))
                .containsExactlyInAnyOrder(FIRST, THIRD);
    }

    @Test
    void aPageIsFoundByTheRangeBeforeIt() {
        List<String> guests = new ArrayList<>();
        KeyedPage<Booking> page =
                Page.first(2).keyedBy(List.of(Order.asc(Booking.class, "stay"), Order.asc(Booking.class, "id")));
        KeyedResultList<Booking> first = page(page);
        first.getResultList().forEach(booking -> guests.add(booking.getGuest()));
        page(first.getNextPage()).getResultList().forEach(booking -> guests.add(booking.getGuest()));

        assertThat(guests).containsExactly("guest 1", "guest 2", "guest 3");
    }

    private static KeyedResultList<Booking> page(KeyedPage<Booking> page) {
        return factory.fromSession(session ->
                session.createSelectionQuery("from Booking b", Booking.class).getKeyedResultList(page));
    }

    @Test
    void aWindowOfSpringDataIsFoundByTheRangeBeforeIt() {
        try (Spring spring = new Spring()) {
            for (LocalDateRange stay : List.of(THIRD, SECOND, FIRST)) {
                spring.bookings().save(new Booking("a", null, stay));
            }
            Window<Booking> first = scroll(spring, ScrollPosition.keyset());
            Window<Booking> second = scroll(spring, (KeysetScrollPosition) first.positionAt(1));

            assertThat(first.map(Booking::getStay).getContent()).isEqualTo(List.of(FIRST, SECOND));
            assertThat(second.map(Booking::getStay).getContent()).isEqualTo(List.of(THIRD));
        }
    }

    private static Window<Booking> scroll(Spring spring, KeysetScrollPosition position) {
        return spring.bookings()
                .findBy(
                        Ranges.overlaps(Booking::getStay, LocalDateRange.all()),
                        query -> query.sortBy(Sort.by("stay", "id")).limit(2).scroll(position));
    }

    @Test
    void keysThatAreRangesAreFetchedInBatches() {
        try (SessionFactory own = Factories.create(Season.class)) {
            own.inTransaction(session -> List.of(FIRST, SECOND, THIRD).forEach(key -> {
                Season season = new Season();
                season.key = key;
                session.persist(season);
            }));

            assertThat(own.<List<Season>>fromSession(session ->
                            session.findMultiple(Season.class, List.of(THIRD, LocalDateRange.empty(), FIRST))))
                    .extracting(season -> season == null ? null : season.key)
                    .containsExactly(THIRD, null, FIRST);
        }
    }

    @Test
    void keysThatAreSetsAreNot() {
        assertThatThrownBy(() -> Factories.create(Map.of("hibernate.default_batch_fetch_size", 16), Tagged.class))
                .isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> Factories.create(TaggedInBatches.class)).isInstanceOf(NullPointerException.class);
        try (SessionFactory own = Factories.create(Tagged.class)) {
            Tagged tagged = new Tagged();
            tagged.key = StringSet.of("b", "a");
            own.inTransaction(session -> session.persist(tagged));
            assertThatThrownBy(() ->
                            own.fromSession(session -> session.findMultiple(Tagged.class, List.of(StringSet.of("a")))))
                    .isInstanceOf(NullPointerException.class);

            assertThat(own.<Tagged>fromSession(session -> session.find(Tagged.class, StringSet.of("a", "b"))))
                    .isNotNull();
            assertThat(own.<List<Tagged>>fromSession(session -> session.createSelectionQuery(
                                    "from Tagged t where t.key in ?1", Tagged.class)
                            .setParameter(1, List.of(StringSet.of("a", "b"), StringSet.of("c")))
                            .list()))
                    .hasSize(1);
        }
    }

    @Entity(name = "Season")
    @BatchSize(size = 10)
    static class Season {
        @Id
        private @Nullable LocalDateRange key;
    }

    @Entity(name = "Tagged")
    static class Tagged {
        @Id
        private @Nullable StringSet key;
    }

    @Entity(name = "TaggedInBatches")
    @BatchSize(size = 10)
    static class TaggedInBatches {
        @Id
        private @Nullable StringSet key;
    }
}

package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.StringSet;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.hibernate.SessionFactory;
import org.hibernate.resource.jdbc.spi.StatementInspector;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The planner, left to itself, answers the relations from indexes: over 100,000 bookings, with operands that select
 * few.
 */
class IndexUseTests {

    private static SessionFactory factory;
    private static boolean explaining;

    @BeforeAll
    static void open() {
        StatementInspector explain = sql -> explaining ? "explain " + sql : sql;
        factory = Factories.create(
                Map.of("hibernate.session_factory.statement_inspector", explain), Room.class, Booking.class);
        for (String sql : List.of(
                "insert into room (number, version) select cast(n as text), 0 from generate_series(1, 100) n",
                "insert into booking (id, room_number, guest, stay, requests) select n, cast(n % 100 + 1 as text), 'guest ' || n,"
                        + " daterange(date '2000-01-01' + n / 100 * 10, date '2000-01-05' + n / 100 * 10),"
                        + " array['request ' || n % 5000] from generate_series(1, 100000) n",
                "insert into room (number, version, openings) select 'open ' || n, 0,"
                        + " datemultirange(daterange(date '2000-01-01' + n, date '2000-01-03' + n),"
                        + " daterange(date '2000-01-04' + n, date '2000-01-06' + n)) from generate_series(1, 20000) n",
                "create index on room using gist (openings)",
                "create index on booking using gist (stay)",
                "create index on booking using gin (requests)",
                "analyze")) {
            factory.inTransaction(
                    session -> session.createNativeMutationQuery(sql).executeUpdate());
        }
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @Test
    void relationsOfRanges() {
        LocalDateRange week = LocalDateRange.parse("[2010-06-01,2010-06-07]");

        assertThat(plan("range_overlaps(b.stay, ?1)", week)).contains("booking_stay_idx");
        assertThat(plan("range_contains(b.stay, ?1)", LocalDate.of(2010, 6, 1))).contains("booking_stay_idx");
        assertThat(plan("range_contains(b.stay, ?1)", LocalDateRange.parse("[2010-06-02,2010-06-03]")))
                .contains("booking_stay_idx");
        assertThat(plan("range_is_contained_by(b.stay, ?1)", week)).contains("booking_stay_idx");
        assertThat(plan("range_is_adjacent_to(b.stay, ?1)", week)).contains("booking_stay_idx");
        assertThat(plan("range_is_adjacent_to(b.stay, ?1)", LocalDate.of(2010, 6, 1)))
                .contains("booking_stay_idx");
        assertThat(plan("range_is_strictly_left_of(b.stay, ?1)", LocalDateRange.parse("[2000-01-20,2000-01-22]")))
                .contains("booking_stay_idx");
        assertThat(plan("range_is_strictly_right_of(b.stay, ?1)", LocalDateRange.parse("[2027-05-01,2027-05-09]")))
                .contains("booking_stay_idx");
        assertThat(plan("range_does_not_extend_right_of(b.stay, ?1)", LocalDateRange.parse("[2000-01-20,2000-01-22]")))
                .contains("booking_stay_idx");
        assertThat(plan("range_does_not_extend_left_of(b.stay, ?1)", LocalDateRange.parse("[2027-05-01,2027-05-09]")))
                .contains("booking_stay_idx");
    }

    @Test
    void relationsOfRangeSets() {
        for (String condition : List.of(
                "range_overlaps(r.openings, ?1)",
                "range_contains(r.openings, ?1)",
                "range_is_contained_by(r.openings, ?1)",
                "range_is_adjacent_to(r.openings, ?1)")) {
            assertThat(plan("Room r", "r.number", condition, LocalDateRange.parse("[2010-06-01,2010-06-02]")))
                    .as(condition)
                    .contains("room_openings_idx");
        }
        for (String condition : List.of(
                "range_is_strictly_left_of(r.openings, ?1)", "range_does_not_extend_right_of(r.openings, ?1)")) {
            assertThat(plan("Room r", "r.number", condition, LocalDateRange.parse("[2000-01-20,2000-01-22]")))
                    .as(condition)
                    .contains("room_openings_idx");
        }
        for (String condition : List.of(
                "range_is_strictly_right_of(r.openings, ?1)", "range_does_not_extend_left_of(r.openings, ?1)")) {
            assertThat(plan("Room r", "r.number", condition, LocalDateRange.parse("[2054-09-20,2054-09-22]")))
                    .as(condition)
                    .contains("room_openings_idx");
        }
    }

    @Test
    void theExclusionConstraintServesTheRoomsOwnBookings() {
        assertThat(plan(
                        "b.room.number = '7' and range_overlaps(b.stay, ?1) and b.guest <> 'ghost'",
                        LocalDateRange.parse("[2010-06-01,2010-06-07]")))
                .contains("booking_no_overlap");
    }

    @Test
    void relationsOfSets() {
        assertThat(plan("set_contains(b.requests, ?1)", "request 77")).contains("booking_requests_idx");
        assertThat(plan("set_overlaps(b.requests, ?1)", StringSet.of("request 77", "request 78")))
                .contains("booking_requests_idx");
        assertThat(plan("set_is_subset_of(b.requests, ?1)", StringSet.of("request 77")))
                .contains("booking_requests_idx");
        assertThat(plan("set_is_superset_of(b.requests, ?1)", StringSet.of("request 77")))
                .contains("booking_requests_idx");
    }

    private static String plan(String condition, Object operand) {
        return plan("Booking b", "b.guest", condition, operand);
    }

    private static String plan(String from, String selected, String condition, Object operand) {
        explaining = true;
        try {
            List<String> lines = factory.fromSession(session -> session.createSelectionQuery(
                            "select " + selected + " from " + from + " where " + condition, String.class)
                    .setParameter(1, operand)
                    .list());
            return String.join("\n", lines);
        } finally {
            explaining = false;
        }
    }
}

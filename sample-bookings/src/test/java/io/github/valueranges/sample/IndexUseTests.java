package io.github.valueranges.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.postgresql.util.PGobject;

/** What PostgreSQL does with the service's own SQL when there are many bookings. Its planner is left to choose. */
class IndexUseTests extends ServiceTest {

    @Test
    void bookingsThatOverlapAWindowAreFoundThroughTheGistIndex() throws Exception {
        // Six rooms, a stay of two nights after the other, over ninety years.
        database.sql("insert into booking (room_number, guest, stay, requests, booked_at)"
                        + " select r.number, 'guest', daterange(date '1990-01-01' + 2 * n, date '1990-01-01' + 2 * n + 2),"
                        + " '{}', now() from room r, generate_series(0, 16666) n")
                .update();
        database.sql("analyze booking").update();
        assertThat(database.sql("select count(*) from booking")
                        .query(Long.class)
                        .single())
                .isGreaterThan(100_000);

        long scans = scansOfStayIndexes();
        SeenSql.forget();
        Answer answer = mockHotel().get("/api/bookings?overlapping=" + Hotel.encode("[2026-06-05,2026-06-06]"));
        assertThat(answer.has(200).body()).contains("\"stay\":\"[2026-06-0");
        List<String> sent =
                SeenSql.statements().stream().filter(sql -> sql.contains("&&")).toList();
        assertThat(sent).hasSize(1);

        String plan = explain(sent.get(0), "[2026-06-05,2026-06-06]");
        assertThat(plan)
                .containsPattern("Index Scan (using|on) booking_(stay|room_stay_excl)")
                .doesNotContain("Seq Scan on booking");
        assertThat(scansOfStayIndexes()).isGreaterThan(scans);
    }

    @AfterEach
    void forgetTheBookings() {
        database.sql("truncate booking").update();
        database.sql("analyze booking").update();
    }

    private String explain(String sql, String window) throws Exception {
        try (Connection connection = dataSource.getConnection();
                PreparedStatement statement = connection.prepareStatement("explain " + sql)) {
            PGobject range = new PGobject();
            range.setType("daterange");
            range.setValue(window);
            statement.setObject(1, range);
            StringBuilder plan = new StringBuilder();
            try (ResultSet lines = statement.executeQuery()) {
                while (lines.next()) {
                    plan.append(lines.getString(1)).append('\n');
                }
            }
            return plan.toString();
        }
    }

    private long scansOfStayIndexes() throws InterruptedException {
        Thread.sleep(1_200); // a session reports its statistics once a second
        return database.sql("select sum(idx_scan) from pg_stat_user_indexes"
                        + " where indexrelname in ('booking_stay', 'booking_room_stay_excl')")
                .query(Long.class)
                .single();
    }
}

package io.github.valueranges.benchmarks.jpa;

import io.github.valueranges.LocalDateRange;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.hibernate.Session;
import org.hibernate.query.SelectionQuery;

/**
 * Stays that overlap a week, found by a GiST index over ranges, and by the condition that is written by hand over two
 * columns. There are ten arrivals a day for 1 to 14 nights at every size of the table, so that the answers are of one size and only
 * the history grows.
 */
final class OverlapQuery {

    private static final List<Integer> SIZES = List.of(10_000, 100_000, 1_000_000);
    private static final int QUERIES = 50;
    private static final int ARRIVALS_PER_DAY = 10;
    private static final LocalDate FIRST = LocalDate.of(1950, 1, 1);

    private static final String BY_RANGE = "select r.id from OneRange r where range_overlaps(r.stay, :week)";
    private static final String BY_COLUMNS =
            "select d.id from TwoDates d where d.arrival <= :last and d.departure >= :first";

    private OverlapQuery() {}

    static void print(int rounds) {
        System.out.println("| stays that overlap a week | rows found | two columns, ms | ratio of the range"
                + " (lowest-highest) | range, ms |\n|---|---|---|---|---|");
        try (Database database = new Database(List.of(Entities.TwoDates.class, Entities.OneRange.class), Map.of())) {
            for (int size : SIZES) {
                fill(database, size);
                for (double from : new double[] {0, 0.5, 0.98}) {
                    System.out.print(row(database, size, from, rounds));
                }
            }
        }
        System.out.println();
    }

    private static void fill(Database database, int size) {
        database.execute(
                "drop index if exists two_dates_btree",
                "drop index if exists one_range_gist",
                "truncate TwoDates, OneRange",
                "select setseed(0.5)",
                "insert into TwoDates(id, arrival, departure) select id, arrival, arrival + 1 + id % 14"
                        + " from (select id, date '" + FIRST + "' + id / " + ARRIVALS_PER_DAY
                        + " as arrival from generate_series(0, " + (size - 1) + ") id order by random())",
                "insert into OneRange(id, stay) select id, daterange(arrival, departure, '[]') from TwoDates order by random()",
                "create index two_dates_btree on TwoDates(arrival, departure)",
                "create index one_range_gist on OneRange using gist(stay)",
                "vacuum analyze TwoDates",
                "vacuum analyze OneRange",
                "checkpoint");
    }

    /** Asks for weeks within two hundredths of the time that the table covers. */
    private static String row(Database database, int size, double from, int rounds) {
        int days = size / ARRIVALS_PER_DAY;
        Random random = new Random(size);
        List<LocalDate> weeks = new ArrayList<>();
        for (int i = 0; i < QUERIES; i++) {
            weeks.add(FIRST.plusDays((int) (days * from) + random.nextInt(days / 50)));
        }
        Timing columns = new Timing();
        Timing ranges = new Timing();
        int[] found = new int[1];
        database.factory().inSession(session -> {
            for (LocalDate week : weeks) {
                found[0] += agreed(session, week);
            }
            for (int round = -3; round < rounds; round++) {
                Timing first = round < 0 ? new Timing() : columns;
                Timing second = round < 0 ? new Timing() : ranges;
                first.measure(
                        () -> weeks.forEach(week -> byColumns(session, week).list()));
                second.measure(
                        () -> weeks.forEach(week -> byRange(session, week).list()));
            }
        });
        return String.format(
                Locale.ROOT,
                "| %,d rows, %s | %d | %.2f | %.2f (%.2f-%.2f) | %.2f |%n",
                size,
                from == 0 ? "the first weeks" : from < 0.9 ? "in the middle" : "the last weeks",
                found[0] / QUERIES,
                columns.median() / QUERIES,
                ranges.ratioTo(columns),
                ranges.lowestRatioTo(columns),
                ranges.highestRatioTo(columns),
                ranges.median() / QUERIES);
    }

    private static int agreed(Session session, LocalDate week) {
        List<Integer> ranges = new ArrayList<>(byRange(session, week).list());
        List<Integer> columns = new ArrayList<>(byColumns(session, week).list());
        Collections.sort(ranges);
        Collections.sort(columns);
        if (ranges.isEmpty() || !ranges.equals(columns)) {
            throw new IllegalStateException("in the week of " + week + " the range finds " + ranges.size()
                    + " stays and the columns " + columns.size());
        }
        return ranges.size();
    }

    private static SelectionQuery<Integer> byRange(Session session, LocalDate week) {
        return session.createSelectionQuery(BY_RANGE, Integer.class)
                .setParameter("week", LocalDateRange.closed(week, week.plusDays(6)));
    }

    private static SelectionQuery<Integer> byColumns(Session session, LocalDate week) {
        return session.createSelectionQuery(BY_COLUMNS, Integer.class)
                .setParameter("first", week)
                .setParameter("last", week.plusDays(6));
    }
}

package io.github.valueranges.benchmarks.jpa;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.StringSet;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Where the time of a load goes without Hibernate: in the server and on the way until the rows are there, in the driver
 * that makes objects of them, and in the parser.
 */
final class DriverReads {

    private static final int WARM_UP = 20;

    private static final String DATES = "select id, arrival, departure from TwoDates";
    private static final String RANGE = "select id, stay from OneRange";
    private static final String TAGS = "select id, tags from PlainArray";

    private static final Map<String, Read> READS = new LinkedHashMap<>();

    static {
        READS.put(
                "two dates, java.sql.Date",
                new Read(DATES, r -> r.getDate(2).getTime() + r.getDate(3).getTime()));
        READS.put(
                "two dates, LocalDate",
                new Read(
                        DATES,
                        r -> r.getObject(2, LocalDate.class).getYear()
                                + r.getObject(3, LocalDate.class).getYear()));
        READS.put("a range, getString", new Read(RANGE, r -> r.getString(2).length()));
        READS.put("a range, getObject", new Read(RANGE, r -> r.getObject(2).hashCode()));
        READS.put(
                "a range, getString and parse",
                new Read(RANGE, r -> LocalDateRange.parse(r.getString(2)).hashCode()));
        READS.put(
                "text[], getArray",
                new Read(TAGS, r -> ((Object[]) r.getArray(2).getArray()).length));
        READS.put("text[], getString", new Read(TAGS, r -> r.getString(2).length()));
        READS.put(
                "text[], getString and parse",
                new Read(TAGS, r -> StringSet.parse(r.getString(2)).size()));
        READS.put(
                "text[], getArray and StringSet.of",
                new Read(
                        TAGS,
                        r -> StringSet.of((String[]) r.getArray(2).getArray()).size()));
    }

    private DriverReads() {}

    static String table(int rows, int rounds) {
        Map<String, Timing> queries = new LinkedHashMap<>();
        Map<String, Timing> reads = new LinkedHashMap<>();
        try (Database database = new Database(
                List.of(Entities.TwoDates.class, Entities.OneRange.class, Entities.PlainArray.class), Map.of())) {
            for (Contestant contestant : List.of(
                    Contestant.ofStays().get(0),
                    Contestant.ofStays().get(1),
                    Contestant.ofTags().get(0))) {
                new Columns(database, List.of(contestant), rows).insert(0, 1);
            }
            database.factory()
                    .inSession(session -> session.doWork(connection -> {
                        for (int round = -WARM_UP; round < rounds; round++) {
                            for (Map.Entry<String, Read> read : READS.entrySet()) {
                                Timing query = queries.computeIfAbsent(read.getKey(), key -> new Timing());
                                Timing rest = reads.computeIfAbsent(read.getKey(), key -> new Timing());
                                read.getValue()
                                        .measure(
                                                connection,
                                                round < 0 ? new Timing() : query,
                                                round < 0 ? new Timing() : rest);
                            }
                        }
                    }));
        }
        StringBuilder table = new StringBuilder(
                "| " + rows + " rows by JDBC | ms until they are there | ms to read them |\n|---|---|---|\n");
        reads.forEach((what, timing) -> table.append(String.format(
                Locale.ROOT,
                "| %s | %.1f | %.1f |%n",
                what,
                queries.getOrDefault(what, timing).median(),
                timing.median())));
        return table.append('\n').toString();
    }

    private interface Column {
        long read(ResultSet rows) throws SQLException;
    }

    private record Read(String sql, Column column) {

        private void measure(Connection connection, Timing query, Timing rest) throws SQLException {
            System.gc();
            try (PreparedStatement statement = connection.prepareStatement(sql)) {
                long[] sum = new long[1];
                ResultSet[] rows = new ResultSet[1];
                query.measure(() -> rows[0] = unchecked(statement::executeQuery));
                rest.measure(() -> sum[0] = unchecked(() -> {
                    long all = 0;
                    while (rows[0].next()) {
                        all += rows[0].getInt(1) + column.read(rows[0]);
                    }
                    return all;
                }));
                if (sum[0] == 0) {
                    throw new IllegalStateException(sql + " has no rows");
                }
            }
        }
    }

    private interface Query<T> {
        T run() throws SQLException;
    }

    private static <T> T unchecked(Query<T> query) {
        try {
            return query.run();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}

package io.github.valueranges.oracles.documents;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Range;
import com.google.common.collect.TreeRangeSet;
import io.github.valueranges.BigDecimalRange;
import io.github.valueranges.InstantRange;
import io.github.valueranges.IntRange;
import io.github.valueranges.IntRangeSet;
import io.github.valueranges.oracles.postgres.TestPostgres;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.threeten.extra.Interval;
import org.threeten.extra.LocalDateRange;

/**
 * Asks this library, the server, Guava and ThreeTen-Extra the questions of the tables that compare them: each cell of a
 * table is the answer that was given here. Days of June stand for numbers where a library knows days alone.
 */
@Tag("server")
class ComparisonTests {

    private static final String NOT_THERE = "–";

    @Test
    void theTableOfRangesSaysWhatEachOfThemAnswers() throws Exception {
        List<String> rows = new ArrayList<>();
        try (Connection connection = TestPostgres.dataSource().getConnection()) {
            Table table = new Table(connection, rows);
            table.row(
                    "is `[1,4]` equal to `[1,5)`",
                    () -> IntRange.closed(1, 4).equals(IntRange.closedOpen(1, 5)),
                    "select int4range '[1,4]' = int4range '[1,5)'",
                    () -> Range.closed(1, 4).equals(Range.closedOpen(1, 5)),
                    () -> days(1, 4).equals(LocalDateRange.of(day(1), day(5))));
            table.row(
                    "is `[1.0,10]` equal to `[1.00,10]`",
                    () -> decimals("1.0", "10").equals(decimals("1.00", "10")),
                    "select numrange '[1.0,10]' = numrange '[1.00,10]'",
                    () -> Range.closed(new BigDecimal("1.0"), BigDecimal.TEN)
                            .equals(Range.closed(new BigDecimal("1.00"), BigDecimal.TEN)),
                    null);
            table.row(
                    "have those two one hash code",
                    () -> decimals("1.0", "10").hashCode()
                            == decimals("1.00", "10").hashCode(),
                    "select hash_range(numrange '[1.0,10]') = hash_range(numrange '[1.00,10]')",
                    () -> Range.closed(new BigDecimal("1.0"), BigDecimal.TEN).hashCode()
                            == Range.closed(new BigDecimal("1.00"), BigDecimal.TEN)
                                    .hashCode(),
                    null);
            table.row(
                    "is `[1,1)` equal to `[2,2)`",
                    () -> IntRange.closedOpen(1, 1).equals(IntRange.closedOpen(2, 2)),
                    "select int4range '[1,1)' = int4range '[2,2)'",
                    () -> Range.closedOpen(1, 1).equals(Range.closedOpen(2, 2)),
                    () -> none(1).equals(none(2)));
            table.row(
                    "what is made of the bounds 5 and 1",
                    () -> IntRange.closed(5, 1),
                    "select int4range(5, 1, '[]')",
                    () -> Range.closed(5, 1),
                    () -> days(5, 1));
            table.row(
                    "is `(4,5)` empty, of whole numbers",
                    () -> IntRange.open(4, 5).isEmpty(),
                    "select isempty(int4range '(4,5)')",
                    () -> Range.open(4, 5).isEmpty(),
                    null);
            table.row(
                    "does `[1,5]` contain `(,)`",
                    () -> IntRange.closed(1, 5).contains(IntRange.all()),
                    "select int4range '[1,5]' @> int4range '(,)'",
                    () -> Range.closed(1, 5).encloses(Range.all()),
                    () -> days(1, 5).encloses(LocalDateRange.ALL));
            table.row(
                    "does `[1,5]` contain the empty `[9,9)`",
                    () -> IntRange.closed(1, 5).contains(IntRange.closedOpen(9, 9)),
                    "select int4range '[1,5]' @> int4range '[9,9)'",
                    () -> Range.closed(1, 5).encloses(Range.closedOpen(9, 9)),
                    () -> days(1, 5).encloses(none(9)));
            table.row(
                    "does `[1,5]` overlap the empty `[3,3)`",
                    () -> IntRange.closed(1, 5).overlaps(IntRange.closedOpen(3, 3)),
                    "select int4range '[1,5]' && int4range '[3,3)'",
                    () -> Range.closed(1, 5).isConnected(Range.closedOpen(3, 3)),
                    () -> days(1, 5).overlaps(none(3)));
            table.row(
                    "does `[1,3)` overlap `[3,5]`",
                    () -> IntRange.closedOpen(1, 3).overlaps(IntRange.closed(3, 5)),
                    "select int4range '[1,3)' && int4range '[3,5]'",
                    () -> Range.closedOpen(1, 3).isConnected(Range.closed(3, 5)),
                    () -> LocalDateRange.of(day(1), day(3)).overlaps(days(3, 5)));
            table.row(
                    "is `[1,3]` adjacent to `[4,6]`, of whole numbers",
                    () -> IntRange.closed(1, 3).isAdjacentTo(IntRange.closed(4, 6)),
                    "select int4range '[1,3]' -|- int4range '[4,6]'",
                    () -> Range.closed(1, 3).isConnected(Range.closed(4, 6)),
                    () -> days(1, 3).abuts(days(4, 6)));
            table.row(
                    "is `(,3]` before `[4,)`",
                    () -> IntRange.atMost(3).isStrictlyLeftOf(IntRange.atLeast(4)),
                    "select int4range '(,3]' << int4range '[4,)'",
                    null,
                    () -> LocalDateRange.ofUnboundedStart(day(4)).isBefore(LocalDateRange.ofUnboundedEnd(day(4))));
            table.row(
                    "`[1,2]` and `[5,6]` in common",
                    () -> IntRange.closed(1, 2).intersect(IntRange.closed(5, 6)),
                    "select int4range '[1,2]' * int4range '[5,6]'",
                    () -> Range.closed(1, 2).intersection(Range.closed(5, 6)),
                    () -> days(1, 2).intersection(days(5, 6)));
            table.row(
                    "`[1,2]` and `[5,6]` together",
                    () -> IntRange.closed(1, 2).union(IntRange.closed(5, 6)),
                    "select int4range '[1,2]' + int4range '[5,6]'",
                    null,
                    () -> days(1, 2).union(days(5, 6)));
            table.row(
                    "the hull of `[1,2]` and the empty `[9,9)`",
                    () -> IntRange.closed(1, 2).merge(IntRange.closedOpen(9, 9)),
                    "select range_merge(int4range '[1,2]', int4range '[9,9)')",
                    () -> Range.closed(1, 2).span(Range.closedOpen(9, 9)),
                    () -> days(1, 2).span(none(9)));
            table.row(
                    "the upper bound of `[1,)`",
                    () -> IntRange.atLeast(1).upperBound(),
                    "select upper(int4range '[1,)')",
                    () -> Range.atLeast(1).upperEndpoint(),
                    () -> LocalDateRange.ofUnboundedEnd(day(1)).getEndInclusive());
            table.row(
                    "the upper bound of `[1,4]`",
                    () -> IntRange.closed(1, 4).upperBound(),
                    "select upper(int4range '[1,4]')",
                    () -> Range.closed(1, 4).upperEndpoint(),
                    () -> days(1, 4).getEnd());
            table.row(
                    "how many days `[1,)` has",
                    () -> io.github.valueranges.LocalDateRange.atLeast(day(1)).length(),
                    "select upper(daterange '[2026-06-01,)') - lower(daterange '[2026-06-01,)')",
                    null,
                    () -> LocalDateRange.ofUnboundedEnd(day(1)).lengthInDays());
            table.row(
                    "is there an order of ranges",
                    () -> Comparable.class.isAssignableFrom(IntRange.class),
                    "select int4range '[1,2]' < int4range '[1,3]'",
                    () -> Comparable.class.isAssignableFrom(Range.class),
                    () -> Comparable.class.isAssignableFrom(LocalDateRange.class));
            table.row(
                    "the text of `[1,4]`",
                    () -> IntRange.closed(1, 4),
                    "select int4range '[1,4]'",
                    () -> Range.closed(1, 4),
                    () -> days(1, 4));
        }
        assertThat(rows).hasSize(20);
        assertTable(
                "docs/ranges.md",
                "| question | here | PostgreSQL | Guava `Range` | ThreeTen-Extra `LocalDateRange` |",
                rows);
    }

    @Test
    void theTableOfPointsInTimeSaysWhatEachOfThemAnswers() throws Exception {
        List<String> rows = new ArrayList<>();
        try (Connection connection = TestPostgres.dataSource().getConnection()) {
            Table table = new Table(connection, rows);
            table.row(
                    "does the range from 8 to 9 o'clock with its end contain 9 o'clock",
                    () -> InstantRange.closed(hour(8), hour(9)).contains(hour(9)),
                    "select tstzrange '[2026-06-01 08:00Z,2026-06-01 09:00Z]' @> timestamptz '2026-06-01 09:00Z'",
                    (Callable<?>) null);
            table.row(
                    "does the range from 8 to 9 o'clock without its end contain 9 o'clock",
                    () -> InstantRange.closedOpen(hour(8), hour(9)).contains(hour(9)),
                    "select tstzrange '[2026-06-01 08:00Z,2026-06-01 09:00Z)' @> timestamptz '2026-06-01 09:00Z'",
                    () -> Interval.of(hour(8), hour(9)).contains(hour(9)));
            table.row(
                    "does it overlap the empty range at 8:30",
                    () -> InstantRange.closedOpen(hour(8), hour(9)).overlaps(noTime(hour(8).plusSeconds(1800))),
                    "select tstzrange '[2026-06-01 08:00Z,2026-06-01 09:00Z)'"
                            + " && tstzrange '[2026-06-01 08:30Z,2026-06-01 08:30Z)'",
                    () -> Interval.of(hour(8), hour(9))
                            .overlaps(Interval.of(hour(8).plusSeconds(1800), hour(8).plusSeconds(1800))));
            table.row(
                    "does it contain the empty range at 12 o'clock",
                    () -> InstantRange.closedOpen(hour(8), hour(9)).contains(noTime(hour(12))),
                    "select tstzrange '[2026-06-01 08:00Z,2026-06-01 09:00Z)'"
                            + " @> tstzrange '[2026-06-01 12:00Z,2026-06-01 12:00Z)'",
                    () -> Interval.of(hour(8), hour(9)).encloses(Interval.of(hour(12), hour(12))));
            table.row(
                    "8 to 9 and 11 to 12 o'clock in common",
                    () -> InstantRange.closedOpen(hour(8), hour(9))
                            .intersect(InstantRange.closedOpen(hour(11), hour(12))),
                    "select tstzrange '[2026-06-01 08:00Z,2026-06-01 09:00Z)'"
                            + " * tstzrange '[2026-06-01 11:00Z,2026-06-01 12:00Z)'",
                    () -> Interval.of(hour(8), hour(9)).intersection(Interval.of(hour(11), hour(12))));
            table.row(
                    "the upper bound of the time from 8 o'clock on",
                    () -> InstantRange.atLeast(hour(8)).upperBound(),
                    "select upper(tstzrange '[2026-06-01 08:00Z,)')",
                    () -> Interval.startingAt(hour(8)).getEnd());
            table.row(
                    "its length",
                    () -> InstantRange.atLeast(hour(8)).length(),
                    "select upper(tstzrange '[2026-06-01 08:00Z,)') - timestamptz '2026-06-01 08:00Z'",
                    () -> Interval.startingAt(hour(8)).toDuration());
            table.row(
                    "is the time from 8 o'clock on equal to that up to `infinity`",
                    () -> InstantRange.atLeast(hour(8)).equals(InstantRange.closed(hour(8), Instant.MAX)),
                    "select tstzrange '[2026-06-01 08:00Z,)' = tstzrange '[2026-06-01 08:00Z,infinity]'",
                    () -> Interval.startingAt(hour(8)).equals(Interval.of(hour(8), Instant.MAX)));
        }
        assertThat(rows).hasSize(8);
        assertTable(
                "docs/ranges.md", "| question | here, `InstantRange` | PostgreSQL | ThreeTen-Extra `Interval` |", rows);
    }

    @Test
    void theTableOfRangeSetsSaysWhatEachOfThemAnswers() throws Exception {
        List<String> rows = new ArrayList<>();
        try (Connection connection = TestPostgres.dataSource().getConnection()) {
            Table table = new Table(connection, rows);
            IntRangeSet seats = IntRangeSet.parse("{[1,3],[7,9]}");
            TreeRangeSet<Integer> there = TreeRangeSet.create(List.of(Range.closed(1, 3), Range.closed(7, 9)));
            table.row(
                    "`[1,3]` and `[4,6]`, of whole numbers",
                    () -> IntRangeSet.of(IntRange.closed(1, 3), IntRange.closed(4, 6)),
                    "select int4multirange('[1,3]', '[4,6]')",
                    () -> TreeRangeSet.create(List.of(Range.closed(1, 3), Range.closed(4, 6))));
            table.row(
                    "does `{[1,3],[7,9]}` contain an empty range",
                    () -> seats.contains(IntRange.empty()),
                    "select int4multirange '{[1,3],[7,9]}' @> int4range 'empty'",
                    () -> there.encloses(Range.closedOpen(5, 5)));
            table.row(
                    "does `{[1,3],[7,9]}` overlap the empty `[2,2)`",
                    () -> seats.overlaps(IntRange.closedOpen(2, 2)),
                    "select int4multirange '{[1,3],[7,9]}' && int4range '[2,2)'",
                    () -> there.intersects(Range.closedOpen(2, 2)));
            table.row(
                    "is `{[1,3],[7,9]}` adjacent to `[4,6]`, of whole numbers",
                    () -> seats.isAdjacentTo(IntRange.closed(4, 6)),
                    "select int4multirange '{[1,3],[7,9]}' -|- int4range '[4,6]'",
                    (Callable<?>) null);
            table.row(
                    "the complement of `{[1,3],[7,9]}`",
                    () -> seats.complement(),
                    "select '{(,)}'::int4multirange - '{[1,3],[7,9]}'",
                    () -> there.complement());
            table.row(
                    "the hull of `{}`",
                    () -> IntRangeSet.empty().merge(),
                    "select range_merge('{}'::int4multirange)",
                    () -> TreeRangeSet.<Integer>create().span());
            table.row("can it be changed", () -> false, null, () -> {
                TreeRangeSet<Integer> changed = TreeRangeSet.create();
                changed.add(Range.closed(1, 2));
                return !changed.isEmpty();
            });
            table.row(
                    "is there an order of range sets",
                    () -> Comparable.class.isAssignableFrom(IntRangeSet.class),
                    "select int4multirange '{[1,3]}' < int4multirange '{[1,3],[7,9]}'",
                    () -> Comparable.class.isAssignableFrom(TreeRangeSet.class));
        }
        assertThat(rows).hasSize(8);
        assertTable("docs/range-sets.md", "| question | here | PostgreSQL | Guava `TreeRangeSet` |", rows);
    }

    private static LocalDate day(int day) {
        return LocalDate.of(2026, 6, day);
    }

    private static LocalDateRange days(int first, int last) {
        return LocalDateRange.ofClosed(day(first), day(last));
    }

    private static LocalDateRange none(int day) {
        return LocalDateRange.ofEmpty(day(day));
    }

    private static Instant hour(int hour) {
        return LocalDateTime.of(2026, 6, 1, hour, 0).toInstant(ZoneOffset.UTC);
    }

    private static InstantRange noTime(Instant instant) {
        return InstantRange.closedOpen(instant, instant);
    }

    private static BigDecimalRange decimals(String start, String end) {
        return BigDecimalRange.closed(new BigDecimal(start), new BigDecimal(end));
    }

    private static void assertTable(String page, String header, List<String> rows) throws Exception {
        Path path = Path.of("").toAbsolutePath().getParent().resolve(page);
        List<String> lines = Files.readAllLines(path);
        List<String> shown = lines.stream()
                .skip(lines.indexOf(header) + 2L)
                .takeWhile(line -> line.startsWith("|"))
                .toList();
        assertThat(lines).as(page).contains(header);
        assertThat(shown).as(page).containsExactlyElementsOf(rows);
    }

    /** The rows of one table: a question, and the answer of each that can be asked. */
    private record Table(Connection connection, List<String> rows) {

        @SafeVarargs
        @SuppressWarnings("varargs") // only read
        final void row(String question, Callable<?> here, String sql, Callable<?>... others) {
            StringBuilder row = new StringBuilder("| ").append(question);
            row.append(" | ").append(answer(here));
            row.append(" | ").append(sql == null ? NOT_THERE : answer(sql));
            for (Callable<?> other : others) {
                row.append(" | ").append(other == null ? NOT_THERE : answer(other));
            }
            rows.add(row.append(" |").toString());
        }

        private static String answer(Callable<?> call) {
            try {
                return code(call.call());
            } catch (Exception refusal) {
                return code(refusal.getClass().getSimpleName());
            }
        }

        private String answer(String sql) {
            try (Statement statement = connection.createStatement();
                    ResultSet row = statement.executeQuery(sql)) {
                row.next();
                Object answer = row.getObject(1);
                return answer == null ? "`NULL`" : code(answer);
            } catch (SQLException refusal) {
                return code("error " + refusal.getSQLState());
            }
        }

        private static String code(Object answer) {
            return "`" + answer + "`";
        }
    }
}

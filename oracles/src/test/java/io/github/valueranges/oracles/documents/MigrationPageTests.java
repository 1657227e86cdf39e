package io.github.valueranges.oracles.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.BoundType;
import com.google.common.collect.ContiguousSet;
import com.google.common.collect.DiscreteDomain;
import com.google.common.collect.ImmutableRangeSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Range;
import com.google.common.collect.TreeRangeSet;
import io.github.valueranges.InstantRange;
import io.github.valueranges.IntRange;
import io.github.valueranges.IntRangeSet;
import io.github.valueranges.IntSet;
import io.github.valueranges.LocalDateRange;
import io.github.valueranges.RangeType;
import io.github.valueranges.YearMonthRange;
import io.github.valueranges.oracles.pages.Page;
import io.github.valueranges.oracles.postgres.TestPostgres;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.threeten.extra.Interval;

/**
 * The rows of {@code docs/migration.md} that give a word for a word: what stands on the left and what stands on the right
 * answer the same, or differ as the row says. Each row of a table has its comparison, by the text of its first cell.
 */
@Tag("server")
class MigrationPageTests {

    private static final int FIRST = 1;
    private static final int LAST = 4;

    /** A comparison; what it throws is a difference. */
    private interface Comparison {
        void run() throws Exception;
    }

    /** What is mapped or asked of a repository is compared where there are entities. */
    private static final Comparison OF_THE_DATABASE = () -> {};

    private static void compare(String header, Map<String, Comparison> comparisons) throws Exception {
        List<String> lines = Page.of("docs/migration.md").lines();
        List<String> shown = lines.stream()
                .skip(lines.indexOf(header) + 2L)
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> line.substring(2, line.indexOf(" | ", 2)))
                .toList();
        assertThat(lines).contains(header);
        assertThat(shown).containsExactlyElementsOf(comparisons.keySet());
        for (Comparison comparison : comparisons.values()) {
            comparison.run();
        }
    }

    // --- Guava -------------------------------------------------------------------------------------------------------

    private static void same(Range<Integer> there, IntRange here) {
        for (int value = FIRST - 2; value <= LAST + 2; value++) {
            assertThat(here.contains(value)).as("%s in %s", value, there).isEqualTo(there.contains(value));
        }
    }

    private static void pairs(BiConsumer<Integer, Integer> check) {
        for (int a = FIRST; a <= LAST; a++) {
            for (int b = a; b <= LAST; b++) {
                check.accept(a, b);
            }
        }
    }

    /** Two ranges there and the same two here, of closed bounds or half open ones. */
    private interface Both {
        void check(Range<Integer> a, Range<Integer> b, IntRange here, IntRange other);
    }

    private static void everyTwo(boolean closed, Both both) {
        pairs((a, b) -> pairs((c, d) -> both.check(
                closed ? Range.closed(a, b) : Range.closedOpen(a, b + 1),
                closed ? Range.closed(c, d) : Range.closedOpen(c, d + 1),
                IntRange.closed(a, b),
                IntRange.closed(c, d))));
    }

    @Test
    void theWordsOfGuavaMeanWhatTheRowsSay() throws Exception {
        Map<String, Comparison> rows = new LinkedHashMap<>();
        rows.put(
                "`Range.closed(a, b)`, `closedOpen`, `openClosed`, `open`",
                () -> pairs((a, b) -> {
                    same(Range.closed(a, b), IntRange.closed(a, b));
                    same(Range.closedOpen(a, b), IntRange.closedOpen(a, b));
                    same(Range.openClosed(a, b), IntRange.openClosed(a, b));
                    if (a < b) {
                        same(Range.open(a, b), IntRange.open(a, b));
                    }
                }));
        rows.put(
                "`atLeast`, `greaterThan`, `atMost`, `lessThan`, `all`, `singleton`",
                () -> pairs((a, b) -> {
                    same(Range.atLeast(a), IntRange.atLeast(a));
                    same(Range.greaterThan(a), IntRange.greaterThan(a));
                    same(Range.atMost(a), IntRange.atMost(a));
                    same(Range.lessThan(a), IntRange.lessThan(a));
                    same(Range.all(), IntRange.all());
                    same(Range.singleton(a), IntRange.singleton(a));
                }));
        rows.put("`range.contains(value)`", () -> everyTwo(false, (a, b, here, other) -> same(a, here)));
        rows.put("`a.encloses(b)`", () -> {
            everyTwo(
                    true,
                    (a, b, here, other) -> assertThat(here.contains(other)).isEqualTo(a.encloses(b)));
            assertThat(IntRange.closed(1, 5).contains(IntRange.closedOpen(9, 9)))
                    .isTrue();
            assertThat(Range.closed(1, 5).encloses(Range.closedOpen(9, 9))).isFalse();
        });
        rows.put(
                "`a.isConnected(b)`",
                () -> everyTwo(
                        false,
                        (a, b, here, other) -> assertThat(here.overlaps(other) || here.isAdjacentTo(other))
                                .isEqualTo(a.isConnected(b))));
        rows.put(
                "`a.intersection(b)`, which throws",
                () -> everyTwo(true, (a, b, here, other) -> {
                    if (a.isConnected(b)) {
                        same(a.intersection(b), here.intersect(other));
                    } else {
                        assertThatThrownBy(() -> a.intersection(b)).isInstanceOf(IllegalArgumentException.class);
                        assertThat(here.intersect(other).isEmpty()).isTrue();
                    }
                }));
        rows.put(
                "`a.span(b)`, `a.gap(b)`",
                () -> everyTwo(false, (a, b, here, other) -> {
                    same(a.span(b), here.merge(other));
                    if (!a.isConnected(b)) {
                        same(a.gap(b), here.gap(other));
                    }
                }));
        rows.put(
                "`hasUpperBound()`, `upperEndpoint()`, `upperBoundType()`",
                () -> pairs((a, b) -> {
                    assertThat(Range.closed(a, b).hasUpperBound())
                            .isNotEqualTo(IntRange.closed(a, b).isUnboundedEnd());
                    assertThat(Range.atLeast(a).hasUpperBound())
                            .isNotEqualTo(IntRange.atLeast(a).isUnboundedEnd());
                    assertThat(IntRange.closed(a, b).upperBound())
                            .contains(Range.closed(a, b).upperEndpoint());
                    assertThat(IntRange.closed(a, b).upperBoundInclusive())
                            .isEqualTo(Range.closed(a, b).upperBoundType() == BoundType.CLOSED);
                }));
        rows.put("`canonical(DiscreteDomain.integers())`", () -> {
            assertThat(Range.closed(1, 4).canonical(DiscreteDomain.integers()))
                    .isEqualTo(Range.closedOpen(1, 5))
                    .isNotEqualTo(Range.closed(1, 4));
            assertThat(IntRange.closed(1, 4)).isEqualTo(IntRange.closedOpen(1, 5));
            assertThat(LocalDateRange.closed(day(1), day(4))).isEqualTo(LocalDateRange.closedOpen(day(1), day(5)));
            assertThat(YearMonthRange.closed(YearMonth.of(2026, 1), YearMonth.of(2026, 4)))
                    .isEqualTo(YearMonthRange.closedOpen(YearMonth.of(2026, 1), YearMonth.of(2026, 5)));
        });
        rows.put(
                "`ContiguousSet.create(range, domain)`",
                () -> pairs((a, b) -> assertThat(
                                IntRange.closedOpen(a, b).values().toList())
                        .isEqualTo(
                                List.copyOf(ContiguousSet.create(Range.closedOpen(a, b), DiscreteDomain.integers())))));
        rows.put(
                "`TreeRangeSet.add`, `remove`",
                () -> everyTwo(false, (a, b, here, other) -> {
                    TreeRangeSet<Integer> there = TreeRangeSet.create(List.of(a));
                    IntRangeSet set = IntRangeSet.of(here);
                    there.add(b);
                    same(there.asRanges(), set.union(other));
                    there.remove(a);
                    same(there.asRanges(), set.union(other).except(here));
                    assertThat(set).isEqualTo(IntRangeSet.of(here));
                }));
        rows.put(
                "`ImmutableRangeSet.unionOf(ranges)`",
                () -> everyTwo(false, (a, b, here, other) -> {
                    Set<Range<Integer>> there =
                            ImmutableRangeSet.unionOf(List.of(a, b)).asRanges();
                    same(there, IntRangeSet.of(List.of(here, other)));
                    same(there, List.of(here, other).stream().collect(IntRangeSet.toRangeSet()));
                }));
        rows.put(
                "`complement()`, `subRangeSet(range)`",
                () -> everyTwo(false, (a, b, here, other) -> {
                    TreeRangeSet<Integer> there = TreeRangeSet.create(List.of(a));
                    IntRangeSet set = IntRangeSet.of(here);
                    same(there.complement().asRanges(), set.complement());
                    same(there.subRangeSet(b).asRanges(), set.intersect(other));
                }));
        rows.put(
                "`asRanges()`, `span()`",
                () -> everyTwo(false, (a, b, here, other) -> {
                    TreeRangeSet<Integer> there = TreeRangeSet.create(ImmutableRangeSet.unionOf(List.of(a, b)));
                    IntRangeSet set = IntRangeSet.of(here, other);
                    assertThat(set.toList()).hasSameSizeAs(there.asRanges());
                    same(there.span(), set.merge());
                }));
        rows.put(
                "`ImmutableSortedSet<Integer>`",
                () -> assertThat(IntSet.of(3, 1, 2, 1).toList())
                        .isEqualTo(ImmutableSortedSet.of(3, 1, 2, 1).asList()));
        assertThat(rows).hasSize(15);
        compare("| Guava | here |", rows);
    }

    private static void same(Set<Range<Integer>> there, IntRangeSet here) {
        for (int value = FIRST - 2; value <= LAST + 2; value++) {
            int each = value;
            assertThat(here.contains(value))
                    .as("%s in %s", value, there)
                    .isEqualTo(there.stream().anyMatch(range -> range.contains(each)));
        }
    }

    // --- ThreeTen-Extra ----------------------------------------------------------------------------------------------

    private static LocalDate day(int day) {
        return LocalDate.of(2026, 6, 10 + day);
    }

    private static void same(org.threeten.extra.LocalDateRange there, LocalDateRange here) {
        for (int value = FIRST - 2; value <= LAST + 2; value++) {
            assertThat(here.contains(day(value)))
                    .as("%s in %s", day(value), there)
                    .isEqualTo(there.contains(day(value)));
        }
    }

    private static org.threeten.extra.LocalDateRange there(int first, int last) {
        return org.threeten.extra.LocalDateRange.ofClosed(day(first), day(last));
    }

    private static LocalDateRange here(int first, int last) {
        return LocalDateRange.closed(day(first), day(last));
    }

    private interface BothOfDays {
        void check(
                org.threeten.extra.LocalDateRange a,
                org.threeten.extra.LocalDateRange b,
                LocalDateRange here,
                LocalDateRange other);
    }

    private static void everyTwoOfDays(BothOfDays both) {
        pairs((a, b) -> pairs((c, d) -> both.check(there(a, b), there(c, d), here(a, b), here(c, d))));
    }

    @Test
    void theWordsOfThreeTenExtraMeanWhatTheRowsSay() throws Exception {
        Map<String, Comparison> rows = new LinkedHashMap<>();
        rows.put(
                "`of(start, endExclusive)`, `ofClosed(start, end)`",
                () -> pairs((a, b) -> {
                    if (a < b) {
                        same(
                                org.threeten.extra.LocalDateRange.of(day(a), day(b)),
                                LocalDateRange.closedOpen(day(a), day(b)));
                    }
                    same(there(a, b), here(a, b));
                }));
        rows.put(
                "`ofUnboundedStart(endExclusive)`, `ofUnboundedEnd(start)`, `ALL`",
                () -> pairs((a, b) -> {
                    same(org.threeten.extra.LocalDateRange.ofUnboundedStart(day(a)), LocalDateRange.lessThan(day(a)));
                    same(org.threeten.extra.LocalDateRange.ofUnboundedEnd(day(a)), LocalDateRange.atLeast(day(a)));
                    same(org.threeten.extra.LocalDateRange.ALL, LocalDateRange.all());
                }));
        rows.put("`ofEmpty(day)`, a different one for each day", () -> {
            assertThat(org.threeten.extra.LocalDateRange.ofEmpty(day(1)))
                    .isNotEqualTo(org.threeten.extra.LocalDateRange.ofEmpty(day(2)));
            assertThat(LocalDateRange.closedOpen(day(1), day(1)))
                    .isEqualTo(LocalDateRange.closedOpen(day(2), day(2)))
                    .isEqualTo(LocalDateRange.empty());
        });
        rows.put(
                "`getEnd()`, exclusive; `getEndInclusive()`",
                () -> pairs((a, b) -> {
                    assertThat(here(a, b).upperBound()).contains(there(a, b).getEndInclusive());
                    assertThat(there(a, b).getEnd()).isEqualTo(day(b + 1));
                }));
        rows.put(
                "`withStart(day)`, `withEnd(endExclusive)`",
                () -> pairs((a, b) -> {
                    LocalDateRange range = here(a, b);
                    same(
                            there(a, b).withEnd(day(b + 2)),
                            RangeType.LOCAL_DATE.between(
                                    range.lowerBound().orElse(null), range.lowerBoundInclusive(), day(b + 2), false));
                    same(
                            there(a, b).withStart(day(a - 1)),
                            RangeType.LOCAL_DATE.between(
                                    day(a - 1), true, range.upperBound().orElse(null), range.upperBoundInclusive()));
                }));
        rows.put("`getStart()` of a range without start, `LocalDate.MIN`", () -> {
            assertThat(org.threeten.extra.LocalDateRange.ofUnboundedStart(day(1))
                            .getStart())
                    .isEqualTo(LocalDate.MIN);
            assertThat(LocalDateRange.lessThan(day(1)).lowerBound()).isEmpty();
        });
        rows.put(
                "`encloses`, `overlaps`, `abuts`",
                () -> everyTwoOfDays((a, b, here, other) -> {
                    assertThat(here.contains(other)).isEqualTo(a.encloses(b));
                    assertThat(here.overlaps(other)).isEqualTo(a.overlaps(b));
                    assertThat(here.isAdjacentTo(other)).isEqualTo(a.abuts(b));
                }));
        rows.put(
                "`isConnected`",
                () -> everyTwoOfDays((a, b, here, other) -> assertThat(here.overlaps(other) || here.isAdjacentTo(other))
                        .isEqualTo(a.isConnected(b))));
        rows.put(
                "`intersection`, `union`, which throw",
                () -> everyTwoOfDays((a, b, here, other) -> {
                    if (a.isConnected(b)) {
                        same(a.intersection(b), here.intersect(other));
                        assertThat(here.union(other).toList()).hasSize(1);
                        same(a.union(b), here.union(other).toList().get(0));
                    } else {
                        assertThatThrownBy(() -> a.intersection(b)).isInstanceOf(DateTimeException.class);
                        assertThatThrownBy(() -> a.union(b)).isInstanceOf(DateTimeException.class);
                        assertThat(here.intersect(other).isEmpty()).isTrue();
                        assertThat(here.union(other).toList()).hasSize(2);
                    }
                }));
        rows.put(
                "`span`, `isBefore`, `isAfter`",
                () -> everyTwoOfDays((a, b, here, other) -> {
                    same(a.span(b), here.merge(other));
                    assertThat(here.isStrictlyLeftOf(other)).isEqualTo(a.isBefore(b));
                    assertThat(here.isStrictlyRightOf(other)).isEqualTo(a.isAfter(b));
                }));
        rows.put("`lengthInDays()`, `Integer.MAX_VALUE` for no end", () -> {
            pairs((a, b) -> assertThat(here(a, b).length())
                    .isEqualTo(OptionalLong.of(there(a, b).lengthInDays())));
            assertThat(org.threeten.extra.LocalDateRange.ofUnboundedEnd(day(1)).lengthInDays())
                    .isEqualTo(Integer.MAX_VALUE);
            assertThat(LocalDateRange.atLeast(day(1)).length()).isEmpty();
        });
        rows.put(
                "`stream()`",
                () -> pairs((a, b) -> assertThat(here(a, b).values())
                        .containsExactlyElementsOf(there(a, b).stream().toList())));
        rows.put(
                "`parse(\"2026-06-01/2026-06-09\")`",
                () -> assertThat(LocalDateRange.parse("[2026-06-01,2026-06-09)").upperBound())
                        .contains(org.threeten.extra.LocalDateRange.parse("2026-06-01/2026-06-09")
                                .getEndInclusive()));
        assertThat(rows).hasSize(13);
        compare("| ThreeTen-Extra `LocalDateRange` | here |", rows);
    }

    @Test
    void theWordsOfIntervalMeanWhatTheRowsSay() throws Exception {
        Instant base = Instant.parse("2026-06-01T08:00:00Z");
        IntFunction<Instant> hour = hours -> base.plusSeconds(3_600L * hours);
        Map<String, Comparison> rows = new LinkedHashMap<>();
        rows.put(
                "`of(start, end)`",
                () -> pairs((a, b) -> {
                    Interval there = Interval.of(hour.apply(a), hour.apply(b));
                    InstantRange here = InstantRange.closedOpen(hour.apply(a), hour.apply(b));
                    for (int i = FIRST - 1; i <= LAST + 1; i++) {
                        assertThat(here.contains(hour.apply(i))).isEqualTo(there.contains(hour.apply(i)));
                    }
                }));
        rows.put("`toDuration()`, which throws or is the longest one", () -> {
            pairs((a, b) -> assertThat(InstantRange.closedOpen(hour.apply(a), hour.apply(b))
                            .length())
                    .isEqualTo(
                            a < b
                                    ? Optional.of(Interval.of(hour.apply(a), hour.apply(b))
                                            .toDuration())
                                    : Optional.of(Duration.ZERO)));
            assertThat(InstantRange.atLeast(base).length()).isEmpty();
            assertThat(Interval.startingAt(base).toDuration())
                    .isGreaterThan(Duration.ofDays(365_000_000_000L - 1_000_000));
        });
        rows.put(
                "`startsBefore`, `endsAfter` and their kin",
                () -> pairs((a, b) -> {
                    Interval there = Interval.of(hour.apply(a), hour.apply(b + 1));
                    InstantRange here = InstantRange.closedOpen(hour.apply(a), hour.apply(b + 1));
                    InstantRange until = InstantRange.lessThan(hour.apply(3));
                    assertThat(here.lowerBound().orElseThrow().isBefore(hour.apply(3)))
                            .isEqualTo(there.startsBefore(hour.apply(3)));
                    assertThat(here.upperBound().orElseThrow().isAfter(hour.apply(3)))
                            .isEqualTo(there.endsAfter(hour.apply(3)));
                    assertThat(here.doesNotExtendRightOf(until)).isEqualTo(!there.endsAfter(hour.apply(3)));
                }));
        assertThat(rows).hasSize(3);
        compare("| `Interval` | `InstantRange` |", rows);
    }

    // --- two columns -------------------------------------------------------------------------------------------------

    private static @Nullable LocalDate orNull(int last) {
        return last > LAST ? null : day(last);
    }

    @Test
    void theWordsOfTwoAttributesMeanWhatTheRowsSay() throws Exception {
        Map<String, Comparison> rows = new LinkedHashMap<>();
        rows.put("`LocalDate firstNight; @Nullable LocalDate lastNight;`", OF_THE_DATABASE);
        rows.put(
                "`new Booking(first, last)`",
                () -> pairs((a, b) -> {
                    assertThat(RangeType.LOCAL_DATE.between(day(a), true, day(b), true))
                            .isEqualTo(here(a, b));
                    assertThat(RangeType.LOCAL_DATE.between(day(a), true, null, true))
                            .isEqualTo(LocalDateRange.atLeast(day(a)));
                }));
        rows.put(
                "`!day.isBefore(first) && (last == null \\|\\| !day.isAfter(last))`",
                () -> everyStay((first, last, stay) -> {
                    for (int i = FIRST - 1; i <= LAST + 2; i++) {
                        LocalDate day = day(i);
                        assertThat(stay.contains(day))
                                .isEqualTo(!day.isBefore(first) && (last == null || !day.isAfter(last)));
                    }
                }));
        rows.put(
                "`ChronoUnit.DAYS.between(first, last) + 1`",
                () -> everyStay((first, last, stay) -> assertThat(stay.length())
                        .isEqualTo(
                                last == null
                                        ? OptionalLong.empty()
                                        : OptionalLong.of(ChronoUnit.DAYS.between(first, last) + 1))));
        rows.put(
                "`where b.firstNight <= :last and (b.lastNight is null or b.lastNight >= :first)`",
                () -> everyStay((first, last, stay) -> pairs((a, b) -> assertThat(stay.overlaps(here(a, b)))
                        .isEqualTo(!first.isAfter(day(b)) && (last == null || !last.isBefore(day(a)))))));
        rows.put("a loop over sorted bookings that collects what is free", OF_THE_DATABASE);
        assertThat(rows).hasSize(6);
        compare("| two attributes | one range |", rows);
    }

    private interface Stay {
        void check(LocalDate first, @Nullable LocalDate last, LocalDateRange stay);
    }

    private static void everyStay(Stay check) {
        int stays = 0;
        for (int a = FIRST; a <= LAST; a++) {
            for (int b = a; b <= LAST + 1; b++) {
                check.check(day(a), orNull(b), RangeType.LOCAL_DATE.between(day(a), true, orNull(b), true));
                stays++;
            }
        }
        assertThat(stays).isEqualTo(14);
    }

    /** What two columns answer in SQL, and what a range of the same nights answers; without a last night they differ. */
    @Test
    void theOverlapOfTwoColumnsIsThatOfTheRangesWhereNoneIsNull() throws SQLException {
        String stays = "select date '2026-06-01' + a as first_night, date '2026-06-01' + b as last_night,"
                + " daterange(date '2026-06-01' + a, date '2026-06-01' + b, '[]') as stay"
                + " from generate_series(0, 3) a, generate_series(0, 3) b where a <= b"
                + " union all select date '2026-06-03', null, daterange('2026-06-03', null, '[]')";
        String asked = "a.first_night <= b.last_night and b.first_night <= a.last_night";
        try (Connection connection = TestPostgres.dataSource().getConnection();
                Statement statement = connection.createStatement()) {
            String pairs = " from (" + stays + ") a, (" + stays + ") b";
            assertThat(one(
                            statement,
                            "select count(*) || ' ' || count(*) filter (where (" + asked
                                    + ") = (a.stay && b.stay)) || ' '" + " || count(*) filter (where (" + asked
                                    + ") is null and a.stay && b.stay)" + pairs))
                    .isEqualTo("121 106 15");
            assertThat(one(statement, "select upper_inf(daterange('2026-06-01', null, '[]'))"))
                    .isEqualTo("t");
            assertThatThrownBy(() -> one(statement, "select daterange('2026-06-08', '2026-06-01', '[]')"))
                    .isInstanceOfSatisfying(
                            SQLException.class,
                            refusal -> assertThat(refusal.getSQLState()).isEqualTo("22000"));
        }
    }

    private static String one(Statement statement, String sql) throws SQLException {
        try (ResultSet row = statement.executeQuery(sql)) {
            List<String> answers = new ArrayList<>();
            while (row.next()) {
                answers.add(row.getString(1));
            }
            assertThat(answers).hasSize(1);
            return answers.get(0);
        }
    }
}

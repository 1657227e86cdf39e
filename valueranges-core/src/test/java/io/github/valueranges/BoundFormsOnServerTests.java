package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.oracles.Recorder;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Promise: a factory makes of two days and a form of bounds what {@code daterange(lower, upper, form)} makes of them,
 * and what is computed with it holds the same days. Days go in and truth values come out: no literal is written or read
 * by the code that is judged, so that an error of the reader and its opposite in the writer cannot hide each other.
 *
 * <p>Not established: bounds in the wrong order, which the server refuses and which are empty here.
 */
class BoundFormsOnServerTests {

    private static final List<@Nullable LocalDate> BOUNDS = Arrays.asList(
            null,
            LocalDate.MIN,
            LocalDate.of(-43, 3, 14),
            LocalDate.of(2026, 5, 31),
            LocalDate.of(2026, 6, 1),
            LocalDate.of(2026, 6, 3),
            LocalDate.MAX);

    /** The bounds and the days beside them that the server has too. */
    private static final List<LocalDate> DAYS = Stream.concat(
                    Stream.of(LocalDate.MIN, LocalDate.MAX),
                    Stream.of("-0043-03-14", "2026-05-31", "2026-06-01", "2026-06-03")
                            .map(LocalDate::parse)
                            .flatMap(day -> Stream.of(day.minusDays(1), day, day.plusDays(1))))
            .sorted()
            .distinct()
            .toList();

    private static final String RELATIONS = "array[a @> b, a <@ b, a && b, a -|- b, a << b, a >> b, a &< b, a &> b,"
            + " a = b, a < b, a >= b, isempty(a), lower_inf(a), upper_inf(a)]::text";

    private static final String MADE =
            "(select daterange(l::date, u::date, f) as %s, n as %s from unnest(?::text[], ?::text[], ?::text[])"
                    + " with ordinality as t(l, u, f, n)) as %s";

    private record Made(@Nullable LocalDate lower, @Nullable LocalDate upper, String form) {

        LocalDateRange range() {
            LocalDate start = lower;
            LocalDate end = upper;
            boolean startInclusive = form.startsWith("[");
            boolean endInclusive = form.endsWith("]");
            if (start == null) {
                return end == null
                        ? LocalDateRange.all()
                        : endInclusive ? LocalDateRange.atMost(end) : LocalDateRange.lessThan(end);
            }
            if (end == null) {
                return startInclusive ? LocalDateRange.atLeast(start) : LocalDateRange.greaterThan(start);
            }
            return switch (form) {
                case "[]" -> LocalDateRange.closed(start, end);
                case "[)" -> LocalDateRange.closedOpen(start, end);
                case "(]" -> LocalDateRange.openClosed(start, end);
                default -> LocalDateRange.open(start, end);
            };
        }

        /** Beyond an infinity: nothing here, while the server keeps a range that holds nothing and is not empty. */
        boolean isBeyond() {
            return lower == null && LocalDate.MIN.equals(upper) && form.endsWith(")")
                    || upper == null && LocalDate.MAX.equals(lower) && form.startsWith("(");
        }
    }

    private static List<Made> made() {
        List<Made> made = new ArrayList<>();
        for (LocalDate lower : BOUNDS) {
            for (LocalDate upper : BOUNDS) {
                for (String form : List.of("[]", "[)", "(]", "()")) {
                    Made range = new Made(lower, upper, form);
                    if ((lower == null || upper == null || !lower.isAfter(upper)) && !range.isBeyond()) {
                        made.add(range);
                    }
                }
            }
        }
        return made;
    }

    private static @Nullable String date(@Nullable LocalDate date) {
        return date == null ? null : PostgresAnswers.date(date);
    }

    private static String array(Stream<Boolean> answers) {
        return answers.map(answer -> answer ? "t" : "f").collect(Collectors.joining(",", "{", "}"));
    }

    private static String holds(String expression) {
        return "(select array_agg((" + expression + ") @> d::date order by k)::text"
                + " from unnest(?::text[]) with ordinality as days(d, k))";
    }

    private static String days(RangeLike<LocalDate> range) {
        return array(DAYS.stream().map(range::contains));
    }

    /** What the server answers for every pair: the relations, then the days of intersection, union and difference. */
    private static List<List<String>> server(List<Made> made) {
        String sql = "select " + RELATIONS + ", " + holds("a") + ", " + holds("a * b") + ", "
                + holds("a::datemultirange + b::datemultirange") + ", "
                + holds("a::datemultirange - b::datemultirange") + " from "
                + String.format(MADE, "a", "i", "first") + ", " + String.format(MADE, "b", "j", "second")
                + " order by i, j";
        List<String> days = DAYS.stream().map(PostgresAnswers::date).toList();
        List<String> lower = new ArrayList<>();
        List<String> upper = new ArrayList<>();
        made.forEach(range -> {
            lower.add(date(range.lower()));
            upper.add(date(range.upper()));
        });
        List<String> form = made.stream().map(Made::form).toList();
        return PostgresAnswers.rows(sql, days, days, days, days, lower, upper, form, lower, upper, form);
    }

    private static List<String> here(LocalDateRange a, LocalDateRange b) {
        return List.of(
                array(Stream.of(
                        a.contains(b),
                        a.isContainedBy(b),
                        a.overlaps(b),
                        a.isAdjacentTo(b),
                        a.isStrictlyLeftOf(b),
                        a.isStrictlyRightOf(b),
                        a.doesNotExtendRightOf(b),
                        a.doesNotExtendLeftOf(b),
                        a.equals(b),
                        a.compareTo(b) < 0,
                        a.compareTo(b) >= 0,
                        a.isEmpty(),
                        a.isUnboundedStart(),
                        a.isUnboundedEnd())),
                days(a),
                days(a.intersect(b)),
                days(a.union(b)),
                days(a.except(b)));
    }

    @Test
    void everyPairOfRangesThatFactoriesMakeIsTheServers() throws Exception {
        List<Made> made = made();
        assertThat(made).hasSize(132);
        assertThat(DAYS).hasSize(11);
        List<List<String>> server = server(made);
        Recorder.sweep(getClass(), "pairs", 132L * 132, recorder -> {
            for (int i = 0; i < made.size(); i++) {
                for (int j = 0; j < made.size(); j++) {
                    recorder.check(
                            made.get(i) + " and " + made.get(j),
                            server.get(i * made.size() + j),
                            here(made.get(i).range(), made.get(j).range()));
                }
            }
        });
    }

    @Test
    void anAnswerThatIsNotTheServersIsNoticed() {
        Made day = new Made(LocalDate.of(2026, 6, 1), LocalDate.of(2026, 6, 1), "[]");
        Recorder recorder = Recorder.of(getClass(), "planted");
        recorder.check(
                "a day and no day",
                server(List.of(day)).get(0),
                here(day.range(), LocalDateRange.closedOpen(LocalDate.of(2026, 6, 1), LocalDate.of(2026, 6, 1))));
        assertThatThrownBy(() -> recorder.conclude(1)).hasMessageContaining("a day and no day");
    }
}

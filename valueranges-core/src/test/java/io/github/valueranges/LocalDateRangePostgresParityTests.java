package io.github.valueranges;

import static io.github.valueranges.PostgresAnswers.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.PostgresAnswers.Answer;
import io.github.valueranges.oracles.Recorder;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Promise: an operation on ranges of days means what the operator or function of {@code daterange} means. Every ordered
 * pair of {@link #SHAPES} is sent to a running server, which compares its answer with the one given here.
 *
 * <p>The ranges cover the five shapes, both infinities as inclusive and exclusive bounds, days before Christ, equal
 * bounds and neighbours. Where the two answers differ on purpose, {@code postgres-divergences.txt} has both. Not
 * established: what a column stores, and days that the server does not have.
 */
class LocalDateRangePostgresParityTests {

    static final List<String> SHAPES = List.of(
            "empty",
            "(,)",
            "[2026-06-01,2026-06-08]",
            "[2026-06-01,2026-06-01]",
            "[2026-06-08,2026-06-08]",
            "[2026-06-01,2026-06-30]",
            "[2026-06-03,2026-06-05]",
            "[2026-06-08,2026-06-10]",
            "[2026-06-09,2026-06-10]",
            "[2026-06-10,2026-06-12]",
            "[2026-05-01,2026-05-31]",
            "(,2026-05-31]",
            "(,2026-06-08]",
            "[2026-06-09,)",
            "[2026-06-01,)",
            "[0044-03-15 BC,0014-08-19]",
            "[0001-12-31 BC,0001-01-01]",
            "[2026-06-01,infinity]",
            "[2026-06-09,infinity)",
            "[-infinity,2026-05-31]",
            "(-infinity,2026-06-08]",
            "[-infinity,infinity]",
            "(-infinity,infinity)",
            "[-infinity,infinity)",
            "[-infinity,)",
            "(,infinity]",
            "(,infinity)",
            "[infinity,infinity]",
            "[-infinity,-infinity]",
            "[infinity,)",
            "(,-infinity]");

    static final List<LocalDate> DAYS = List.of(
            LocalDate.MIN,
            LocalDate.of(-43, 3, 14),
            LocalDate.of(0, 12, 31),
            LocalDate.of(2026, 5, 31),
            LocalDate.of(2026, 6, 1),
            LocalDate.of(2026, 6, 8),
            LocalDate.of(2026, 6, 9),
            LocalDate.MAX);

    /** One operation: the server's expression over a and b, the type of its answer, and the answer here. */
    record Operation(String name, String sql, String type, BiFunction<LocalDateRange, LocalDateRange, Object> here) {}

    private static final String UNION = "a::daterange::datemultirange + b::daterange::datemultirange";
    private static final String EXCEPT = "a::daterange::datemultirange - b::daterange::datemultirange";

    private static final List<Operation> PAIRS = List.of(
            new Operation("@>", "a::daterange @> b::daterange", "boolean", (a, b) -> a.contains(b)),
            new Operation("<@", "a::daterange <@ b::daterange", "boolean", (a, b) -> a.isContainedBy(b)),
            new Operation("&&", "a::daterange && b::daterange", "boolean", (a, b) -> a.overlaps(b)),
            new Operation("-|-", "a::daterange -|- b::daterange", "boolean", (a, b) -> a.isAdjacentTo(b)),
            new Operation("<<", "a::daterange << b::daterange", "boolean", (a, b) -> a.isStrictlyLeftOf(b)),
            new Operation(">>", "a::daterange >> b::daterange", "boolean", (a, b) -> a.isStrictlyRightOf(b)),
            new Operation("&<", "a::daterange &< b::daterange", "boolean", (a, b) -> a.doesNotExtendRightOf(b)),
            new Operation("&>", "a::daterange &> b::daterange", "boolean", (a, b) -> a.doesNotExtendLeftOf(b)),
            new Operation("=", "a::daterange = b::daterange", "boolean", (a, b) -> a.equals(b)),
            new Operation("<", "a::daterange < b::daterange", "boolean", (a, b) -> a.compareTo(b) < 0),
            new Operation(">=", "a::daterange >= b::daterange", "boolean", (a, b) -> a.compareTo(b) >= 0),
            new Operation("*", "a::daterange * b::daterange", "daterange", (a, b) -> a.intersect(b)),
            new Operation("range_merge", "range_merge(a::daterange, b::daterange)", "daterange", (a, b) -> a.merge(b)),
            new Operation("+", UNION, "datemultirange", (a, b) -> a.union(b)),
            new Operation("-", EXCEPT, "datemultirange", (a, b) -> a.except(b)));

    /** An operation of one range; b is not used. */
    record State(String name, String sql, String type, Function<LocalDateRange, Object> here) {}

    private static final List<State> STATES = List.of(
            new State("isempty", "isempty(a::daterange)", "boolean", LocalDateRange::isEmpty),
            new State("lower_inf", "lower_inf(a::daterange)", "boolean", LocalDateRange::isUnboundedStart),
            new State("upper_inf", "upper_inf(a::daterange)", "boolean", LocalDateRange::isUnboundedEnd),
            new State("= (,)", "a::daterange = '(,)'", "boolean", LocalDateRange::isUnbounded),
            new State(
                    "finite",
                    "not isempty(a::daterange) and not lower_inf(a::daterange) and not upper_inf(a::daterange)",
                    "boolean",
                    LocalDateRange::isFinite),
            new State(
                    "lower",
                    "(case when lower_inc(a::daterange) then lower(a::daterange) else lower(a::daterange) + 1 end)::text",
                    "text",
                    LocalDateRange::lowerBound),
            new State(
                    "upper",
                    "(case when upper_inc(a::daterange) then upper(a::daterange) else upper(a::daterange) - 1 end)::text",
                    "text",
                    LocalDateRange::upperBound),
            new State(
                    "complement",
                    "'{(,)}'::datemultirange - a::daterange::datemultirange",
                    "datemultirange",
                    LocalDateRange::complement),
            new State("text", "a::daterange", "daterange", range -> range));

    /** An operation with a day. */
    record WithDay(String name, String sql, String type, BiFunction<LocalDateRange, LocalDate, Object> here) {}

    private static final String DAY = "daterange(b::date, b::date, '[]')";

    private static final List<WithDay> WITH_DAY = List.of(
            new WithDay("@> day", "a::daterange @> b::date", "boolean", (a, b) -> a.contains(b)),
            new WithDay("<@ day", "a::daterange <@ " + DAY, "boolean", (a, b) -> a.isContainedBy(b)),
            new WithDay("&& day", "a::daterange && " + DAY, "boolean", (a, b) -> a.overlaps(b)),
            new WithDay("-|- day", "a::daterange -|- " + DAY, "boolean", (a, b) -> a.isAdjacentTo(b)),
            new WithDay("<< day", "a::daterange << " + DAY, "boolean", (a, b) -> a.isStrictlyLeftOf(b)),
            new WithDay(">> day", "a::daterange >> " + DAY, "boolean", (a, b) -> a.isStrictlyRightOf(b)),
            new WithDay("&< day", "a::daterange &< " + DAY, "boolean", (a, b) -> a.doesNotExtendRightOf(b)),
            new WithDay("&> day", "a::daterange &> " + DAY, "boolean", (a, b) -> a.doesNotExtendLeftOf(b)),
            new WithDay("* day", "a::daterange * " + DAY, "daterange", (a, b) -> a.intersect(b)),
            new WithDay("range_merge day", "range_merge(a::daterange, " + DAY + ")", "daterange", (a, b) -> a.merge(b)),
            new WithDay(
                    "+ day",
                    "a::daterange::datemultirange + " + DAY + "::datemultirange",
                    "datemultirange",
                    (a, b) -> a.union(b)),
            new WithDay(
                    "- day",
                    "a::daterange::datemultirange - " + DAY + "::datemultirange",
                    "datemultirange",
                    (a, b) -> a.except(b)));

    private static LocalDateRange range(String shape) {
        return LocalDateRange.parse(shape);
    }

    private void sweep(
            String method,
            String name,
            String sql,
            String type,
            List<String> a,
            List<String> b,
            List<String> here,
            Recorder recorder,
            KnownDivergences divergences) {
        List<Answer> answers = PostgresAnswers.compare(sql, type, a, b, here);
        assertThat(answers).hasSameSizeAs(a);
        for (int i = 0; i < a.size(); i++) {
            String row = a.get(i) + " " + name + (b.get(i).isEmpty() ? "" : " " + b.get(i));
            divergences.judge(
                    recorder,
                    row,
                    answers.get(i).same(),
                    here.get(i),
                    answers.get(i).text());
        }
    }

    @Test
    void everyOperationOverEveryPairIsTheServers() throws Exception {
        int pairs = SHAPES.size() * SHAPES.size();
        KnownDivergences divergences = KnownDivergences.of(getClass(), "pairs");
        Recorder.sweep(getClass(), "pairs", 15L * 31 * 31, recorder -> {
            List<String> a = new ArrayList<>();
            List<String> b = new ArrayList<>();
            SHAPES.forEach(left -> SHAPES.forEach(right -> {
                a.add(left);
                b.add(right);
            }));
            for (Operation operation : PAIRS) {
                List<String> here = new ArrayList<>();
                for (int i = 0; i < pairs; i++) {
                    here.add(text(operation.here().apply(range(a.get(i)), range(b.get(i)))));
                }
                sweep("pairs", operation.name(), operation.sql(), operation.type(), a, b, here, recorder, divergences);
            }
        });
        divergences.requireAllMet();
    }

    @Test
    void everyStateIsTheServers() throws Exception {
        KnownDivergences divergences = KnownDivergences.of(getClass(), "states");
        Recorder.sweep(getClass(), "states", 9L * 31, recorder -> {
            List<String> none = Collections.nCopies(SHAPES.size(), "");
            for (State state : STATES) {
                List<String> here = new ArrayList<>();
                SHAPES.forEach(shape -> here.add(text(state.here().apply(range(shape)))));
                sweep("states", state.name(), state.sql(), state.type(), SHAPES, none, here, recorder, divergences);
            }
        });
        divergences.requireAllMet();
    }

    @Test
    void everyOperationWithADayIsTheServers() throws Exception {
        KnownDivergences divergences = KnownDivergences.of(getClass(), "days");
        Recorder.sweep(getClass(), "days", 12L * 31 * 8, recorder -> {
            List<String> a = new ArrayList<>();
            List<LocalDate> b = new ArrayList<>();
            SHAPES.forEach(shape -> DAYS.forEach(day -> {
                a.add(shape);
                b.add(day);
            }));
            List<String> days = b.stream().map(PostgresAnswers::date).toList();
            for (WithDay operation : WITH_DAY) {
                List<String> here = new ArrayList<>();
                for (int i = 0; i < a.size(); i++) {
                    here.add(text(operation.here().apply(range(a.get(i)), b.get(i))));
                }
                sweep(
                        "days",
                        operation.name(),
                        operation.sql(),
                        operation.type(),
                        a,
                        days,
                        here,
                        recorder,
                        divergences);
            }
        });
        divergences.requireAllMet();
    }

    @Test
    void sortingIsOrderBy() {
        List<String> shuffled = new ArrayList<>(SHAPES);
        Collections.reverse(shuffled);
        List<String> server =
                PostgresAnswers.rows("select a from unnest(?::text[]) as t(a) order by a::daterange", shuffled).stream()
                        .map(row -> row.get(0))
                        .toList();

        assertThat(shuffled.stream().map(LocalDateRange::parse).sorted())
                .hasSize(31)
                .isEqualTo(server.stream().map(LocalDateRange::parse).toList());
    }

    @Test
    void collectingIsAggregating() {
        String sql = "select range_agg(a::daterange)::text, range_intersect_agg(a::daterange)::text"
                + " from unnest(?::text[]) as t(a)";
        int compared = 0;
        for (int from = 0; from < SHAPES.size(); from++) {
            for (int size = 1; size <= 6 && from + size <= SHAPES.size(); size++) {
                List<String> some = SHAPES.subList(from, from + size);
                List<String> server = PostgresAnswers.rows(sql, some).get(0);
                assertThat(some.stream().map(LocalDateRange::parse).collect(LocalDateRangeSet.toRangeSet()))
                        .as("range_agg of %s", some)
                        .isEqualTo(LocalDateRangeSet.parse(server.get(0)));
                assertThat(some.stream().map(LocalDateRange::parse).collect(LocalDateRange.toIntersection()))
                        .as("range_intersect_agg of %s", some)
                        .contains(LocalDateRange.parse(server.get(1)));
                compared++;
            }
        }
        assertThat(compared).isEqualTo(171);
        assertThat(PostgresAnswers.rows(sql, List.of()).get(0)).containsExactly(null, null);
        assertThat(Stream.<LocalDateRange>empty().collect(LocalDateRange.toIntersection()))
                .isEmpty();
    }

    @Test
    void anAnswerThatIsNotTheServersIsNoticed() {
        Recorder recorder = Recorder.of(getClass(), "planted");
        KnownDivergences divergences = KnownDivergences.of(getClass(), "planted");
        sweep(
                "planted",
                "-|-",
                "a::daterange -|- b::daterange",
                "boolean",
                List.of("[2026-06-01,2026-06-08]"),
                List.of("[2026-06-09,)"),
                List.of("false"),
                recorder,
                divergences);
        assertThatThrownBy(() -> recorder.conclude(1)).hasMessageContaining("here false, server true");
    }
}

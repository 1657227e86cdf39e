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
import org.junit.jupiter.api.Test;

/**
 * Promise: an operation on range sets of days, or on a range and a range set, means what the operator or function of
 * {@code datemultirange} means. Every ordered pair is sent to a running server, which compares its answer with the one
 * given here.
 *
 * <p>The sets have no, one, two and three ranges, holes at the outer edges' neighbours, both unbounded sides with a
 * hole, and both infinities. Not established: what a column stores, and days that the server does not have.
 */
class LocalDateRangeSetPostgresParityTests {

    private static final List<String> SETS = List.of(
            "{}",
            "{(,)}",
            "{[2026-06-01,2026-06-03]}",
            "{[2026-06-01,2026-06-03],[2026-06-07,2026-06-09],[2026-06-20,2026-06-22]}",
            "{[2026-06-04,2026-06-06]}",
            "{[2026-06-04,2026-06-06],[2026-06-10,2026-06-12]}",
            "{[2026-06-23,2026-06-25]}",
            "{[2026-05-25,2026-05-31],[2026-06-23,2026-06-25]}",
            "{[2026-06-02,2026-06-02],[2026-06-08,2026-06-08]}",
            "{(,2026-06-03],[2026-06-07,)}",
            "{(,2026-05-31]}",
            "{(,2026-05-31],[2026-06-08,2026-06-08]}",
            "{[2026-06-01,2026-06-03],[2026-06-07,)}",
            "{[2026-06-23,)}",
            "{[0044-03-15 BC,0001-12-31 BC],[0014-08-19,0014-08-19]}",
            "{[-infinity,2026-06-03],[2026-06-07,infinity]}",
            "{(-infinity,2026-06-03],[2026-06-07,infinity)}",
            "{(,-infinity],[infinity,)}",
            "{[-infinity,-infinity],[2026-06-07,2026-06-09],[infinity,infinity]}",
            "{[-infinity,infinity]}");

    private static final List<String> RANGES = List.of(
            "empty",
            "(,)",
            "[2026-06-01,2026-06-09]",
            "[2026-06-01,2026-06-01]",
            "[2026-06-02,2026-06-08]",
            "[2026-06-04,2026-06-06]",
            "[2026-06-10,2026-06-19]",
            "[2026-06-23,2026-06-30]",
            "(,2026-05-31]",
            "[2026-06-10,)",
            "[2026-06-07,infinity]",
            "[infinity,infinity]",
            "(-infinity,infinity)");

    /** One relation or operation, in which a and b are of the types given. */
    private record Operation(
            String name, String sql, String type, BiFunction<LocalDateRangeSet, LocalDateRangeSet, Object> sets) {}

    private static final List<Operation> OPERATIONS = List.of(
            new Operation("@>", "a @> b", "boolean", (a, b) -> a.contains(b)),
            new Operation("<@", "a <@ b", "boolean", (a, b) -> a.isContainedBy(b)),
            new Operation("&&", "a && b", "boolean", (a, b) -> a.overlaps(b)),
            new Operation("-|-", "a -|- b", "boolean", (a, b) -> a.isAdjacentTo(b)),
            new Operation("<<", "a << b", "boolean", (a, b) -> a.isStrictlyLeftOf(b)),
            new Operation(">>", "a >> b", "boolean", (a, b) -> a.isStrictlyRightOf(b)),
            new Operation("&<", "a &< b", "boolean", (a, b) -> a.doesNotExtendRightOf(b)),
            new Operation("&>", "a &> b", "boolean", (a, b) -> a.doesNotExtendLeftOf(b)),
            new Operation("=", "a = b", "boolean", (a, b) -> a.equals(b)),
            new Operation("<", "a < b", "boolean", (a, b) -> a.compareTo(b) < 0),
            new Operation(">=", "a >= b", "boolean", (a, b) -> a.compareTo(b) >= 0),
            new Operation(
                    "range_merge", "range_merge(range_merge(a), range_merge(b))", "daterange", (a, b) -> a.merge(b)),
            new Operation("+", "a + b", "datemultirange", (a, b) -> a.union(b)),
            new Operation("*", "a * b", "datemultirange", (a, b) -> a.intersect(b)),
            new Operation("-", "a - b", "datemultirange", (a, b) -> a.except(b)));

    private record State(String name, String sql, String type, Function<LocalDateRangeSet, Object> here) {}

    private static final List<State> STATES = List.of(
            new State("isempty", "isempty(a)", "boolean", LocalDateRangeSet::isEmpty),
            new State("lower_inf", "lower_inf(a)", "boolean", LocalDateRangeSet::isUnboundedStart),
            new State("upper_inf", "upper_inf(a)", "boolean", LocalDateRangeSet::isUnboundedEnd),
            new State("= {(,)}", "a = '{(,)}'", "boolean", LocalDateRangeSet::isUnbounded),
            new State(
                    "finite",
                    "not isempty(a) and not lower_inf(a) and not upper_inf(a)",
                    "boolean",
                    LocalDateRangeSet::isFinite),
            new State("range_merge", "range_merge(a)", "daterange", LocalDateRangeSet::merge),
            new State("gaps", "range_merge(a)::datemultirange - a", "datemultirange", LocalDateRangeSet::gaps),
            new State("size", "(select count(*)::int from unnest(a))", "int", LocalDateRangeSet::size),
            new State("complement", "'{(,)}' - a", "datemultirange", LocalDateRangeSet::complement),
            new State("text", "a", "datemultirange", set -> set));

    private static LocalDateRangeSet set(String literal) {
        return LocalDateRangeSet.parse(literal);
    }

    private static LocalDateRange range(String literal) {
        return LocalDateRange.parse(literal);
    }

    private static void sweep(
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

    private void sweepPairs(
            String method,
            List<String> left,
            String leftType,
            List<String> right,
            String rightType,
            int operations,
            BiFunction<Operation, String[], Object> here)
            throws Exception {
        List<String> a = new ArrayList<>();
        List<String> b = new ArrayList<>();
        left.forEach(first -> right.forEach(second -> {
            a.add(first);
            b.add(second);
        }));
        KnownDivergences divergences = KnownDivergences.of(getClass(), method);
        Recorder.sweep(getClass(), method, (long) operations * a.size(), recorder -> {
            for (Operation operation : OPERATIONS) {
                List<String> answers = new ArrayList<>();
                for (int i = 0; i < a.size(); i++) {
                    answers.add(text(here.apply(operation, new String[] {a.get(i), b.get(i)})));
                }
                sweep(
                        operation.name(),
                        typed(operation.sql(), leftType, rightType),
                        operation.type(),
                        a,
                        b,
                        answers,
                        recorder,
                        divergences);
            }
        });
        divergences.requireAllMet();
    }

    /** The expression with a and b cast to their types, as what the operators of SQL take. */
    private static String typed(String sql, String leftType, String rightType) {
        return "(select " + sql + " from (select t.a::" + leftType + " as a, t.b::" + rightType + " as b) as typed)";
    }

    @Test
    void everyOperationOverEveryPairOfSetsIsTheServers() throws Exception {
        sweepPairs(
                "sets",
                SETS,
                "datemultirange",
                SETS,
                "datemultirange",
                15,
                (operation, ab) -> operation.sets().apply(set(ab[0]), set(ab[1])));
    }

    /** The relations of a range and a set have operators of their own; the algebra casts the range. */
    @Test
    void everyRelationOfASetAndARangeIsTheServers() throws Exception {
        sweepMixed("set and range", SETS, "datemultirange", RANGES, "daterange", (name, ab) -> {
            LocalDateRangeSet a = set(ab[0]);
            LocalDateRange b = range(ab[1]);
            return answer(name, a, b);
        });
    }

    @Test
    void everyRelationOfARangeAndASetIsTheServers() throws Exception {
        sweepMixed("range and set", RANGES, "daterange", SETS, "datemultirange", (name, ab) -> {
            LocalDateRange a = range(ab[0]);
            LocalDateRangeSet b = set(ab[1]);
            return answer(name, a, b);
        });
    }

    private static final List<String> MIXED = List.of("@>", "<@", "&&", "-|-", "<<", ">>", "&<", "&>", "+", "*", "-");

    private static Object answer(
            String name,
            RangeAlgebra<LocalDate, LocalDateRange, LocalDateRangeSet> a,
            RangeAlgebra<LocalDate, LocalDateRange, LocalDateRangeSet> b) {
        return switch (name) {
            case "@>" -> a.contains(b);
            case "<@" -> a.isContainedBy(b);
            case "&&" -> a.overlaps(b);
            case "-|-" -> a.isAdjacentTo(b);
            case "<<" -> a.isStrictlyLeftOf(b);
            case ">>" -> a.isStrictlyRightOf(b);
            case "&<" -> a.doesNotExtendRightOf(b);
            case "&>" -> a.doesNotExtendLeftOf(b);
            case "+" -> a.union(b);
            case "-" -> a.except(b);
            case "*" ->
                a instanceof LocalDateRangeSet set
                        ? set.intersect((LocalDateRange) b)
                        : a.intersect((LocalDateRangeSet) b);
            default -> throw new IllegalArgumentException(name);
        };
    }

    private void sweepMixed(
            String method,
            List<String> left,
            String leftType,
            List<String> right,
            String rightType,
            BiFunction<String, String[], Object> here)
            throws Exception {
        List<String> a = new ArrayList<>();
        List<String> b = new ArrayList<>();
        left.forEach(first -> right.forEach(second -> {
            a.add(first);
            b.add(second);
        }));
        KnownDivergences divergences = KnownDivergences.of(getClass(), method);
        Recorder.sweep(getClass(), method, 11L * 20 * 13, recorder -> {
            for (String operator : MIXED) {
                boolean algebra = "+*-".contains(operator);
                List<String> answers = new ArrayList<>();
                for (int i = 0; i < a.size(); i++) {
                    answers.add(text(here.apply(operator, new String[] {a.get(i), b.get(i)})));
                }
                String sql = algebra
                        ? "a::" + leftType + "::datemultirange " + operator + " b::" + rightType + "::datemultirange"
                        : "a::" + leftType + " " + operator + " b::" + rightType;
                sweep(operator, sql, algebra ? "datemultirange" : "boolean", a, b, answers, recorder, divergences);
            }
        });
        divergences.requireAllMet();
    }

    @Test
    void everyStateIsTheServers() throws Exception {
        KnownDivergences divergences = KnownDivergences.of(getClass(), "states");
        Recorder.sweep(getClass(), "states", 10L * 20, recorder -> {
            List<String> none = Collections.nCopies(SETS.size(), "");
            for (State state : STATES) {
                List<String> here = new ArrayList<>();
                SETS.forEach(literal -> here.add(text(state.here().apply(set(literal)))));
                sweep(
                        state.name(),
                        typed(state.sql(), "datemultirange", "text"),
                        state.type(),
                        SETS,
                        none,
                        here,
                        recorder,
                        divergences);
            }
        });
        divergences.requireAllMet();
    }

    @Test
    void everyDayIsContainedWhereTheServerContainsIt() throws Exception {
        List<LocalDate> days = LocalDateRangePostgresParityTests.DAYS;
        List<String> a = new ArrayList<>();
        List<String> b = new ArrayList<>();
        List<String> here = new ArrayList<>();
        SETS.forEach(literal -> days.forEach(day -> {
            a.add(literal);
            b.add(PostgresAnswers.date(day));
            here.add(text(set(literal).contains(day)));
        }));
        KnownDivergences divergences = KnownDivergences.of(getClass(), "days");
        Recorder.sweep(
                getClass(),
                "days",
                20L * 8,
                recorder -> sweep("@>", "a::datemultirange @> b::date", "boolean", a, b, here, recorder, divergences));
        divergences.requireAllMet();
    }

    @Test
    void sortingIsOrderBy() {
        List<String> shuffled = new ArrayList<>(SETS);
        Collections.reverse(shuffled);
        List<LocalDateRangeSet> server =
                PostgresAnswers.rows("select a from unnest(?::text[]) as t(a) order by a::datemultirange", shuffled)
                        .stream()
                        .map(row -> set(row.get(0)))
                        .toList();

        assertThat(shuffled.stream().map(LocalDateRangeSet::parse).sorted())
                .hasSize(20)
                .isEqualTo(server);
    }

    @Test
    void collectingIsAggregating() {
        String sql = "select range_agg(a::datemultirange)::text, range_intersect_agg(a::datemultirange)::text"
                + " from unnest(?::text[]) as t(a)";
        int compared = 0;
        for (int from = 0; from < SETS.size(); from++) {
            for (int size = 1; size <= 4 && from + size <= SETS.size(); size++) {
                List<String> some = SETS.subList(from, from + size);
                List<String> server = PostgresAnswers.rows(sql, some).get(0);
                assertThat(some.stream().map(LocalDateRangeSet::parse).collect(LocalDateRangeSet.toRangeSet()))
                        .as("range_agg of %s", some)
                        .isEqualTo(set(server.get(0)));
                assertThat(some.stream().map(LocalDateRangeSet::parse).collect(LocalDateRangeSet.toIntersection()))
                        .as("range_intersect_agg of %s", some)
                        .contains(set(server.get(1)));
                compared++;
            }
        }
        assertThat(compared).isEqualTo(74);
    }

    @Test
    void anAnswerThatIsNotTheServersIsNoticed() {
        Recorder recorder = Recorder.of(getClass(), "planted");
        sweep(
                "-|-",
                "a::datemultirange -|- b::datemultirange",
                "boolean",
                List.of("{[2026-06-01,2026-06-03],[2026-06-07,2026-06-09]}"),
                List.of("{[2026-06-04,2026-06-06]}"),
                List.of("true"),
                recorder,
                KnownDivergences.of(getClass(), "planted"));
        assertThatThrownBy(() -> recorder.conclude(1)).hasMessageContaining("here true, server false");
    }
}

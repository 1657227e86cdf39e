package io.github.valueranges.jpa;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.RangeAlgebra;
import io.github.valueranges.oracles.Recorder;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Every function over ranges and range sets answers on the server what the member of its name answers in memory, for
 * every ordered pair of shapes, elements as second operands included. It says nothing about values beyond those of
 * {@link Shapes}.
 */
class RangeFunctionParityTests {

    private static final Map<String, BiFunction<Dates, Dates, @Nullable Object>> BINARY = binary();
    private static final Map<String, BiFunction<Dates, LocalDate, @Nullable Object>> WITH_ELEMENT = withElement();

    private static Server server;

    /** A range or range set over dates, under a name short enough to read. */
    private record Dates(RangeAlgebra<LocalDate, LocalDateRange, LocalDateRangeSet> value) {}

    @BeforeAll
    static void open() {
        server = new Server();
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static Map<String, BiFunction<Dates, Dates, @Nullable Object>> binary() {
        Map<String, BiFunction<Dates, Dates, @Nullable Object>> all = new LinkedHashMap<>();
        all.put("range_contains", (a, b) -> a.value().contains(b.value()));
        all.put("range_is_contained_by", (a, b) -> a.value().isContainedBy(b.value()));
        all.put("range_overlaps", (a, b) -> a.value().overlaps(b.value()));
        all.put("range_is_adjacent_to", (a, b) -> a.value().isAdjacentTo(b.value()));
        all.put("range_is_strictly_left_of", (a, b) -> a.value().isStrictlyLeftOf(b.value()));
        all.put("range_is_strictly_right_of", (a, b) -> a.value().isStrictlyRightOf(b.value()));
        all.put("range_does_not_extend_right_of", (a, b) -> a.value().doesNotExtendRightOf(b.value()));
        all.put("range_does_not_extend_left_of", (a, b) -> a.value().doesNotExtendLeftOf(b.value()));
        all.put("range_merge", (a, b) -> a.value().merge(b.value()));
        all.put("range_gap", (a, b) -> a.value().gap(b.value()));
        all.put("range_union", (a, b) -> a.value().union(b.value()));
        all.put("range_except", (a, b) -> a.value().except(b.value()));
        all.put("range_intersect", RangeFunctionParityTests::intersect);
        return all;
    }

    private static Object intersect(Dates a, Dates b) {
        if (b.value() instanceof LocalDateRangeSet set) {
            return a.value().intersect(set);
        }
        LocalDateRange range = (LocalDateRange) b.value();
        return a.value() instanceof LocalDateRangeSet set
                ? set.intersect(range)
                : ((LocalDateRange) a.value()).intersect(range);
    }

    private static Map<String, BiFunction<Dates, LocalDate, @Nullable Object>> withElement() {
        Map<String, BiFunction<Dates, LocalDate, @Nullable Object>> all = new LinkedHashMap<>();
        all.put("range_contains", (a, day) -> a.value().contains(day));
        all.put("range_is_contained_by", (a, day) -> a.value().isContainedBy(day));
        all.put("range_overlaps", (a, day) -> a.value().overlaps(day));
        all.put("range_is_adjacent_to", (a, day) -> a.value().isAdjacentTo(day));
        all.put("range_is_strictly_left_of", (a, day) -> a.value().isStrictlyLeftOf(day));
        all.put("range_is_strictly_right_of", (a, day) -> a.value().isStrictlyRightOf(day));
        all.put("range_does_not_extend_right_of", (a, day) -> a.value().doesNotExtendRightOf(day));
        all.put("range_does_not_extend_left_of", (a, day) -> a.value().doesNotExtendLeftOf(day));
        all.put("range_merge", (a, day) -> a.value().merge(day));
        all.put("range_gap", (a, day) -> a.value().gap(day));
        all.put("range_union", (a, day) -> a.value().union(day));
        all.put("range_except", (a, day) -> a.value().except(day));
        all.put(
                "range_intersect",
                (a, day) -> a.value() instanceof LocalDateRangeSet set
                        ? set.intersect(day)
                        : ((LocalDateRange) a.value()).intersect(day));
        return all;
    }

    @Test
    void twoOperandsOfEveryPairOfShapes() {
        List<Dates> operands = operands();
        Recorder recorder = Recorder.of(RangeFunctionParityTests.class, "twoOperandsOfEveryPairOfShapes");
        for (var operation : BINARY.entrySet()) {
            for (Dates a : operands) {
                for (boolean sets : new boolean[] {false, true}) {
                    List<Dates> seconds = operands.stream()
                            .filter(b -> (b.value() instanceof LocalDateRangeSet) == sets)
                            .toList();
                    compare(
                            operation.getKey(),
                            seconds,
                            b -> new @Nullable Object[] {a.value(), b.value()},
                            b -> operation.getValue().apply(a, b),
                            recorder);
                }
            }
        }

        recorder.conclude(13 * 32 * 32);
    }

    @Test
    void anElementAsTheSecondOperand() {
        Recorder recorder = Recorder.of(RangeFunctionParityTests.class, "anElementAsTheSecondOperand");
        for (var operation : WITH_ELEMENT.entrySet()) {
            for (Dates a : operands()) {
                compare(
                        operation.getKey(),
                        Shapes.DAYS,
                        day -> new @Nullable Object[] {a.value(), day},
                        day -> operation.getValue().apply(a, day),
                        recorder);
            }
        }

        recorder.conclude(13 * 32 * Shapes.DAYS.size());
    }

    @Test
    void oneOperandOfEveryShape() {
        Map<String, Function<Dates, @Nullable Object>> unary = new LinkedHashMap<>();
        unary.put("range_is_empty", a -> a.value().isEmpty());
        unary.put("range_is_finite", a -> a.value().isFinite());
        unary.put("range_is_unbounded", a -> a.value().isUnbounded());
        unary.put("range_is_unbounded_start", a -> a.value().isUnboundedStart());
        unary.put("range_is_unbounded_end", a -> a.value().isUnboundedEnd());
        unary.put("range_lower_bound", a -> a.value().lowerBound());
        unary.put("range_upper_bound", a -> a.value().upperBound());
        unary.put("range_lower_bound_inclusive", a -> a.value().lowerBoundInclusive());
        unary.put("range_upper_bound_inclusive", a -> a.value().upperBoundInclusive());
        unary.put("range_complement", a -> a.value().complement());
        unary.put(
                "range_length",
                a -> a.value() instanceof LocalDateRange range
                        ? range.length()
                        : ((LocalDateRangeSet) a.value()).length());
        Recorder recorder = Recorder.of(RangeFunctionParityTests.class, "oneOperandOfEveryShape");
        for (var operation : unary.entrySet()) {
            for (boolean sets : new boolean[] {false, true}) {
                List<Dates> operands = operands().stream()
                        .filter(a -> (a.value() instanceof LocalDateRangeSet) == sets)
                        .toList();
                compare(
                        operation.getKey(),
                        operands,
                        a -> new @Nullable Object[] {a.value()},
                        operation.getValue(),
                        recorder);
            }
        }

        recorder.conclude(11 * 32);
    }

    @Test
    void whatOnlyRangeSetsHave() {
        Recorder recorder = Recorder.of(RangeFunctionParityTests.class, "whatOnlyRangeSetsHave");
        compare("range_size", Shapes.RANGE_SETS, a -> new @Nullable Object[] {a}, LocalDateRangeSet::size, recorder);
        compare("range_merge", Shapes.RANGE_SETS, a -> new @Nullable Object[] {a}, LocalDateRangeSet::merge, recorder);
        compare("range_gaps", Shapes.RANGE_SETS, a -> new @Nullable Object[] {a}, LocalDateRangeSet::gaps, recorder);
        for (LocalDateRange window : Shapes.RANGES) {
            compare(
                    "range_gaps",
                    Shapes.RANGE_SETS,
                    a -> new @Nullable Object[] {a, window},
                    a -> a.gaps(window),
                    recorder);
        }

        recorder.conclude(10 * (3 + 22));
    }

    @Test
    void whatOnlyRangesHave() {
        Recorder recorder = Recorder.of(RangeFunctionParityTests.class, "whatOnlyRangesHave");
        for (LocalDate day : Shapes.DAYS) {
            compare("range_clamp", Shapes.RANGES, a -> new @Nullable Object[] {a, day}, a -> a.clamp(day), recorder);
        }
        for (long steps : new long[] {0, 1, -1, 30}) {
            compare(
                    "range_shift",
                    Shapes.RANGES,
                    a -> new @Nullable Object[] {a, steps},
                    a -> a.shift(steps),
                    recorder);
        }

        recorder.conclude(22 * Shapes.DAYS.size() + 22 * 4);
    }

    private static List<Dates> operands() {
        List<Dates> all = new ArrayList<>();
        Shapes.RANGES.forEach(range -> all.add(new Dates(range)));
        Shapes.RANGE_SETS.forEach(set -> all.add(new Dates(set)));
        return all;
    }

    private static <A> void compare(
            String function,
            List<A> cases,
            Function<A, @Nullable Object[]> arguments,
            Function<A, @Nullable Object> memory,
            Recorder recorder) {
        List<@Nullable Object> answers =
                server.ask(cases.stream().map(arguments).toList(), function);
        for (int i = 0; i < cases.size(); i++) {
            A operands = cases.get(i);
            Object answer = answers.get(i);
            recorder.check(
                    () -> function + Arrays.toString(arguments.apply(operands)),
                    Server.comparable(memory.apply(operands)),
                    () -> answer);
        }
    }
}

package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.ContinuousRange;
import io.github.valueranges.DiscreteRange;
import io.github.valueranges.IntRange;
import io.github.valueranges.RangeAlgebra;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.oracles.Recorder;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Every function answers on the server what the member of its name answers in memory, for every type that the
 * descriptors list and the values of {@link Probes}. {@link RangeFunctionParityTests} goes deeper for dates.
 */
class EveryTypeFunctionTests {

    private static final String REFUSED = "refused";

    private static Server server;

    @BeforeAll
    static void open() {
        server = new Server(Everything.ENTITY);
    }

    @AfterAll
    static void close() {
        server.close();
    }

    @Test
    void twoRangesOrRangeSets() {
        eachRangeType("twoRangesOrRangeSets", new RangeSweep() {
            @Override
            public <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> long run(
                    RangeType<E, R, S> type, Recorder recorder) {
                List<RangeAlgebra<E, R, S>> operands = operands(type);
                Map<String, BiFunction<RangeAlgebra<E, R, S>, RangeAlgebra<E, R, S>, @Nullable Object>> all =
                        new LinkedHashMap<>();
                all.put("range_contains", (a, b) -> a.contains(b));
                all.put("range_is_contained_by", (a, b) -> a.isContainedBy(b));
                all.put("range_overlaps", (a, b) -> a.overlaps(b));
                all.put("range_is_adjacent_to", (a, b) -> a.isAdjacentTo(b));
                all.put("range_is_strictly_left_of", (a, b) -> a.isStrictlyLeftOf(b));
                all.put("range_is_strictly_right_of", (a, b) -> a.isStrictlyRightOf(b));
                all.put("range_does_not_extend_right_of", (a, b) -> a.doesNotExtendRightOf(b));
                all.put("range_does_not_extend_left_of", (a, b) -> a.doesNotExtendLeftOf(b));
                all.put("range_merge", (a, b) -> a.merge(b));
                all.put("range_gap", (a, b) -> a.gap(b));
                all.put("range_union", (a, b) -> a.union(b));
                all.put("range_except", (a, b) -> a.except(b));
                all.put("range_intersect", EveryTypeFunctionTests::intersect);
                for (var operation : all.entrySet()) {
                    for (RangeAlgebra<E, R, S> a : operands) {
                        for (boolean sets : new boolean[] {false, true}) {
                            List<RangeAlgebra<E, R, S>> seconds = operands.stream()
                                    .filter(b -> b instanceof TypedRangeSet == sets)
                                    .toList();
                            compare(
                                    operation.getKey(),
                                    seconds,
                                    b -> new @Nullable Object[] {a, b},
                                    b -> operation.getValue().apply(a, b),
                                    recorder);
                        }
                    }
                }
                return (long) all.size() * operands.size() * operands.size();
            }
        });
    }

    @Test
    void anElementAsTheSecondOperand() {
        eachRangeType("anElementAsTheSecondOperand", new RangeSweep() {
            @Override
            public <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> long run(
                    RangeType<E, R, S> type, Recorder recorder) {
                List<E> elements = Probes.elements(type);
                Map<String, BiFunction<RangeAlgebra<E, R, S>, E, @Nullable Object>> all = new LinkedHashMap<>();
                all.put("range_contains", (a, e) -> a.contains(e));
                all.put("range_is_contained_by", (a, e) -> a.isContainedBy(e));
                all.put("range_overlaps", (a, e) -> a.overlaps(e));
                all.put("range_is_adjacent_to", (a, e) -> a.isAdjacentTo(e));
                all.put("range_is_strictly_left_of", (a, e) -> a.isStrictlyLeftOf(e));
                all.put("range_does_not_extend_right_of", (a, e) -> a.doesNotExtendRightOf(e));
                all.put("range_merge", (a, e) -> a.merge(e));
                all.put("range_gap", (a, e) -> a.gap(e));
                all.put("range_union", (a, e) -> a.union(e));
                all.put("range_except", (a, e) -> a.except(e));
                for (var operation : all.entrySet()) {
                    for (RangeAlgebra<E, R, S> a : operands(type)) {
                        compare(
                                operation.getKey(),
                                elements,
                                e -> new @Nullable Object[] {a, e},
                                e -> operation.getValue().apply(a, e),
                                recorder);
                    }
                }
                return (long) all.size() * operands(type).size() * elements.size();
            }
        });
    }

    @Test
    void oneRangeOrRangeSet() {
        eachRangeType("oneRangeOrRangeSet", new RangeSweep() {
            @Override
            public <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> long run(
                    RangeType<E, R, S> type, Recorder recorder) {
                Map<String, Function<RangeAlgebra<E, R, S>, @Nullable Object>> all = new LinkedHashMap<>();
                all.put("range_is_empty", a -> a.isEmpty());
                all.put("range_is_finite", a -> a.isFinite());
                all.put("range_is_unbounded", a -> a.isUnbounded());
                all.put("range_is_unbounded_start", a -> a.isUnboundedStart());
                all.put("range_is_unbounded_end", a -> a.isUnboundedEnd());
                all.put("range_lower_bound", a -> a.lowerBound());
                all.put("range_upper_bound", a -> a.upperBound());
                all.put("range_lower_bound_inclusive", a -> a.lowerBoundInclusive());
                all.put("range_upper_bound_inclusive", a -> a.upperBoundInclusive());
                all.put("range_complement", a -> a.complement());
                all.put("range_length", a -> call(a, "length"));
                List<RangeAlgebra<E, R, S>> operands = operands(type);
                for (var operation : all.entrySet()) {
                    for (boolean sets : new boolean[] {false, true}) {
                        compare(
                                operation.getKey(),
                                operands.stream()
                                        .filter(a -> a instanceof TypedRangeSet == sets)
                                        .toList(),
                                a -> new @Nullable Object[] {a},
                                operation.getValue(),
                                recorder);
                    }
                }
                List<S> rangeSets = Probes.rangeSets(type.rangeSetType());
                compare("range_size", rangeSets, a -> new @Nullable Object[] {a}, a -> a.size(), recorder);
                compare("range_merge", rangeSets, a -> new @Nullable Object[] {a}, a -> a.merge(), recorder);
                compare("range_gaps", rangeSets, a -> new @Nullable Object[] {a}, a -> a.gaps(), recorder);
                return (long) all.size() * operands.size() + 3L * rangeSets.size();
            }
        });
    }

    @Test
    void windowsClampsAndShifts() {
        eachRangeType("windowsClampsAndShifts", new RangeSweep() {
            @Override
            public <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> long run(
                    RangeType<E, R, S> type, Recorder recorder) {
                List<R> ranges = Probes.ranges(type);
                List<S> rangeSets = Probes.rangeSets(type.rangeSetType());
                List<E> elements = Probes.elements(type);
                for (R window : ranges) {
                    compare(
                            "range_gaps",
                            rangeSets,
                            a -> new @Nullable Object[] {a, window},
                            a -> a.gaps(window),
                            recorder);
                }
                for (R range : ranges) {
                    compare(
                            "range_clamp",
                            elements,
                            e -> new @Nullable Object[] {range, e},
                            e -> range.clamp(e).map(EveryTypeFunctionTests::onServer),
                            recorder);
                }
                List<Object> amounts = type.elementClass() == LocalTime.class ? List.of() : amounts(type);
                for (Object amount : amounts) {
                    compare(
                            "range_shift",
                            ranges,
                            a -> new @Nullable Object[] {a, amount},
                            a -> shift(a, amount),
                            recorder);
                }
                return (long) ranges.size() * (rangeSets.size() + elements.size() + amounts.size());
            }
        });
    }

    @Test
    void setsAndTheirElements() {
        Recorder recorder = Recorder.of(EveryTypeFunctionTests.class, "setsAndTheirElements");
        long cases = 0;
        for (SetType<?, ?> type : SetType.all()) {
            cases += sets(type, recorder);
        }
        assertThat(cases).isGreaterThanOrEqualTo(SetType.all().size() * 4 * (8 * 4 + 3 * 2 + 2));
        recorder.conclude(cases);
    }

    private static <E, S extends TypedValueSet<E, S>> long sets(SetType<E, S> type, Recorder recorder) {
        List<S> sets = Probes.sets(type);
        List<E> elements = Probes.elements(type);
        Map<String, BiFunction<S, S, Object>> twoSets = new LinkedHashMap<>();
        twoSets.put("set_overlaps", S::overlaps);
        twoSets.put("set_is_subset_of", S::isSubsetOf);
        twoSets.put("set_is_superset_of", S::isSupersetOf);
        twoSets.put("set_is_proper_subset_of", S::isProperSubsetOf);
        twoSets.put("set_is_proper_superset_of", S::isProperSupersetOf);
        twoSets.put("set_union", S::union);
        twoSets.put("set_intersect", S::intersect);
        twoSets.put("set_except", S::except);
        Map<String, BiFunction<S, E, Object>> withElement = new LinkedHashMap<>();
        withElement.put("set_contains", S::contains);
        withElement.put("set_add", S::add);
        withElement.put("set_remove", S::remove);
        for (S a : sets) {
            for (var operation : twoSets.entrySet()) {
                compare(
                        operation.getKey(),
                        sets,
                        b -> new @Nullable Object[] {a, b},
                        b -> operation.getValue().apply(a, b),
                        recorder);
            }
            for (var operation : withElement.entrySet()) {
                compare(
                        operation.getKey(),
                        elements,
                        e -> new @Nullable Object[] {a, e},
                        e -> operation.getValue().apply(a, e),
                        recorder);
            }
        }
        compare("set_size", sets, a -> new @Nullable Object[] {a}, a -> a.size(), recorder);
        compare("set_is_empty", sets, a -> new @Nullable Object[] {a}, a -> a.isEmpty(), recorder);
        return (long) sets.size() * (8L * sets.size() + 3L * elements.size() + 2);
    }

    /** An interval beyond the end of the day wraps around on the server, so that a shift would answer otherwise. */
    @Test
    void aShiftOfTimesIsRefusedByName() {
        assertThatThrownBy(() ->
                        server.ask("range_shift", RangeType.LOCAL_TIME.parse("[10:00,12:00)"), Duration.ofHours(1)))
                .hasStackTraceContaining("function 'range_shift()' is not known for a timerange");
    }

    @Test
    void anAmountOfTheWrongKindIsRefused() {
        assertThatThrownBy(() -> server.ask("range_shift", RangeType.INSTANT.parse("[2026-01-01T00:00:00Z,)"), 3L))
                .hasStackTraceContaining("parameter 2 of function 'range_shift()' requires a duration, but is Long");
    }

    /** The bounds of the widest ranges lie further apart than a number of their own type tells. */
    @Test
    void theLengthOfTheWidestRangesIsCountedUpToTheLastLong() {
        Recorder recorder = Recorder.of(EveryTypeFunctionTests.class, "widest");
        Map<String, RangeType<?, ?, ?>> literals = new LinkedHashMap<>();
        literals.put("[-2147483648,2147483646]", RangeType.INT);
        literals.put("[-1,2147483646]", RangeType.INT);
        literals.put("[-9223372036854775808,-2]", RangeType.LONG);
        literals.put("[-9223372036854775808,-1]", RangeType.LONG);
        literals.put("[0,9223372036854775806]", RangeType.LONG);
        literals.put("[-9223372036854775808,9223372036854775806]", RangeType.LONG);
        literals.forEach((literal, type) -> {
            for (Object value : List.of(type.parse(literal), type.rangeSetType().parse("{" + literal + "}"))) {
                recorder.check(
                        () -> "range_length of " + value,
                        Server.comparable(call(value, "length")),
                        () -> Server.comparable(server.ask("range_length", value)));
            }
        });
        recorder.conclude(6 * 2);
    }

    /** An interval of more microseconds than these is not exact any more, whichever way it leads. */
    @Test
    void aDurationBeyond285YearsIsRefusedInEitherDirection() {
        Duration longest = Duration.of(1L << 53, ChronoUnit.MICROS);
        int cases = 0;
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            if (type.elementClass() == LocalTime.class || !(amounts(type).get(0) instanceof Duration)) {
                continue;
            }
            TypedRange<?, ?, ?> range = type.parse(type.example());
            for (Duration exact : List.of(longest, longest.negated())) {
                Duration tooLong = exact.isNegative() ? exact.minusNanos(1_000) : exact.plusNanos(1_000);
                assertThat(Server.comparable(server.ask("range_shift", range, exact)))
                        .as("%s by %s", range, exact)
                        .isEqualTo(Server.comparable(shift(range, exact)));
                assertThatThrownBy(() -> server.ask("range_shift", range, tooLong))
                        .as("%s by %s", range, tooLong)
                        .hasStackTraceContaining("too long for the server");
                cases++;
            }
        }
        assertThat(cases).isEqualTo(3 * 2);
    }

    /** The server has microseconds: a bound moved in memory is rounded half up when it is stored, and so is this. */
    @Test
    void aShiftByFractionsOfAMicrosecondAnswersWhatAMovedRangeIsStoredAs() {
        int cases = 0;
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            if (type.elementClass() == LocalTime.class || !(amounts(type).get(0) instanceof Duration)) {
                continue;
            }
            TypedRange<?, ?, ?> range = type.parse(type.example());
            for (long nanos : new long[] {499, 500, 1_499, 1_500, -499, -500, -501, -1_499, -1_500, -1_501}) {
                Duration amount = Duration.ofNanos(nanos);
                assertThat(server.ask("range_shift", range, amount))
                        .as("%s by %s", range, amount)
                        .isEqualTo(server.ask("range_intersect", shift(range, amount), shift(range, amount)));
                cases++;
            }
        }
        assertThat(cases).isEqualTo(3 * 10);
    }

    /** A range of one length would be moved to one of another: each bound is rounded by itself. */
    @Test
    void aFractionOfAStepIsRefused() {
        for (String half : List.of("0.5", "0.5e0", "0.5bd", "0.5f")) {
            for (String range : List.of(
                    "cast('[0,1]' as IntRange)",
                    "cast('[0,1]' as LongRange)",
                    "cast('[2026-06-01,2026-06-08]' as LocalDateRange)",
                    "cast('[2026-06,2026-08]' as YearMonthRange)")) {
                assertThatThrownBy(() -> ask("range_shift(" + range + ", " + half + ")"))
                        .as(range + ' ' + half)
                        .hasStackTraceContaining(
                                "parameter 2 of function 'range_shift()' requires a whole number, but is");
            }
        }
        assertThat(ask("range_shift(cast('[0,1]' as IntRange), 2)")).isEqualTo(IntRange.closed(2, 3));
    }

    private static Object ask(String expression) {
        return server.factory()
                .fromSession(
                        session -> session.createSelectionQuery("select " + expression + " from Room r", Object.class)
                                .getSingleResult());
    }

    // --- helpers ---------------------------------------------------------------------------------------------------

    private interface RangeSweep {

        <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> long run(
                RangeType<E, R, S> type, Recorder recorder);
    }

    private static void eachRangeType(String method, RangeSweep sweep) {
        Recorder recorder = Recorder.of(EveryTypeFunctionTests.class, method);
        long cases = 0;
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            long ofType = sweep.run(type, recorder);
            assertThat(ofType).as(type.postgresName()).isGreaterThanOrEqualTo(100);
            cases += ofType;
        }
        recorder.conclude(cases);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            List<RangeAlgebra<E, R, S>> operands(RangeType<E, R, S> type) {
        List<RangeAlgebra<E, R, S>> operands = new ArrayList<>(Probes.ranges(type));
        operands.addAll(Probes.rangeSets(type.rangeSetType()));
        return operands;
    }

    @SuppressWarnings("unchecked") // an operand is one of both
    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Object intersect(
            RangeAlgebra<E, R, S> a, RangeAlgebra<E, R, S> b) {
        if (b instanceof TypedRangeSet) {
            return a.intersect((S) b);
        }
        return a instanceof TypedRangeSet ? ((S) a).intersect((R) b) : ((R) a).intersect((R) b);
    }

    static List<Object> amounts(RangeType<?, ?, ?> type) {
        if (type.isDiscrete()) {
            return List.of(0L, 1L, -1L, 13L);
        }
        Class<?> element = type.elementClass();
        if (element == BigDecimal.class) {
            return List.of(new BigDecimal("0.25"), new BigDecimal("-1"));
        }
        return element == Double.class || element == Float.class
                ? List.of(0.25, -1.0)
                : List.of(Duration.ofMinutes(90), Duration.ofDays(-200).plusNanos(1_000));
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // the amount is of the kind that the range's type takes
    private static Object shift(TypedRange<?, ?, ?> range, Object amount) {
        return range instanceof DiscreteRange<?, ?, ?> discrete
                ? discrete.shift((Long) amount)
                : ((ContinuousRange) range).shift(amount);
    }

    /** Beside an exclusive infinity a range of dates ends at a date that the server does not have. */
    private static Object onServer(Object element) {
        return element.equals(LocalDate.MIN.plusDays(1)) || element.equals(LocalDate.MAX.minusDays(1))
                ? REFUSED
                : element;
    }

    private static @Nullable Object call(Object value, String method) {
        try {
            return ValueType.of(value.getClass())
                    .orElseThrow()
                    .javaType()
                    .getMethod(method)
                    .invoke(value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static <A> void compare(
            String function,
            List<A> cases,
            Function<A, @Nullable Object[]> arguments,
            Function<A, @Nullable Object> memory,
            Recorder recorder) {
        List<@Nullable Object> answers =
                answers(function, cases.stream().map(arguments).toList());
        for (int i = 0; i < cases.size(); i++) {
            A operands = cases.get(i);
            Object answer = answers.get(i);
            recorder.check(
                    () -> function + Arrays.toString(arguments.apply(operands)),
                    orRefused(() -> Server.comparable(memory.apply(operands))),
                    () -> answer);
        }
    }

    /** One by one where the server refuses some. */
    private static List<@Nullable Object> answers(String function, List<@Nullable Object[]> calls) {
        List<@Nullable Object> answers = new ArrayList<>();
        try {
            server.ask(calls, function).forEach(answer -> answers.add(Server.comparable(answer)));
        } catch (RuntimeException someAreRefused) {
            answers.clear();
            for (@Nullable Object[] arguments : calls) {
                answers.add(orRefused(() -> Server.comparable(server.ask(function, arguments))));
            }
        }
        return answers;
    }

    private static @Nullable Object orRefused(Supplier<@Nullable Object> call) {
        try {
            return call.get();
        } catch (RuntimeException refusal) {
            return REFUSED;
        }
    }
}

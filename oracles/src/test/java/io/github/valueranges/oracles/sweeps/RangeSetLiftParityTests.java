package io.github.valueranges.oracles.sweeps;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.DiscreteRange;
import io.github.valueranges.DiscreteRangeSet;
import io.github.valueranges.RangeAlgebra;
import io.github.valueranges.RangeType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.oracles.Recorder;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A range and the set of that one range answer alike, as operand and as receiver, and so do an element and the range of
 * that one element.
 *
 * <p>Neither side is the truth: where siblings disagree, one of them is wrong. That both are wrong together is left to
 * the sweeps that ask the server.
 *
 * <p>Cases: every range over five neighbouring points, with every kind of bound, every ordered pair, every relation and
 * operation, in the three forms that have a set on one side or on both; the accessors, length and values; and each of
 * the five points as an element. Of the values the first three are compared, where there is an end to them.
 */
class RangeSetLiftParityTests {
    private static final int RELATIONS = 8;
    private static final int OPERATIONS = 4;
    private static final int FORMS = 3;
    private static final int ACCESSORS = 12;
    private static final int ELEMENTS = 5;

    static List<RangeType<?, ?, ?>> types() {
        return RangeType.all();
    }

    @ParameterizedTest
    @MethodSource("types")
    void aRangeAndTheSetOfItAnswerAlike(RangeType<?, ?, ?> type) {
        sweep(type);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void sweep(
            RangeType<E, R, S> type) {
        Recorder recorder = Recorder.of(RangeSetLiftParityTests.class, type.postgresName());
        List<R> ranges = ranges(type);
        if (type.isDiscrete()) {
            // 15 between two of five points, 6 with either bound missing, the one without bounds and the empty one.
            assertThat(ranges).hasSize(29);
        }
        for (R left : ranges) {
            accessors(type, left, recorder);
            for (R right : ranges) {
                pair(type, left, right, recorder);
            }
            for (int number = -2; number <= 2; number++) {
                element(type, left, Span.point(type, number), recorder);
            }
        }
        int pairs = ranges.size() * ranges.size();
        recorder.conclude((long) pairs * (RELATIONS + OPERATIONS) * FORMS
                + (long) pairs * 3
                + (long) ranges.size() * ACCESSORS
                + (long) ranges.size() * ELEMENTS * (RELATIONS + OPERATIONS + 1) * 2);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<R> ranges(
            RangeType<E, R, S> type) {
        Set<R> ranges = new LinkedHashSet<>();
        for (int lower = -2; lower <= 2; lower++) {
            for (int upper = -2; upper <= 2; upper++) {
                for (Span.Kind lowerKind : Span.Kind.values()) {
                    for (Span.Kind upperKind : Span.Kind.values()) {
                        ranges.add(new Span(lower, upper, lowerKind, upperKind).value(type));
                    }
                }
            }
        }
        return new ArrayList<>(ranges);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void accessors(
            RangeType<E, R, S> type, R range, Recorder recorder) {
        S set = type.rangeSetType().of(List.of(range));
        same("isEmpty", range, set, RangeAlgebra::isEmpty, recorder);
        same("isFinite", range, set, RangeAlgebra::isFinite, recorder);
        same("isUnbounded", range, set, RangeAlgebra::isUnbounded, recorder);
        same("isUnboundedStart", range, set, RangeAlgebra::isUnboundedStart, recorder);
        same("isUnboundedEnd", range, set, RangeAlgebra::isUnboundedEnd, recorder);
        same("lowerBound", range, set, RangeAlgebra::lowerBound, recorder);
        same("upperBound", range, set, RangeAlgebra::upperBound, recorder);
        same("lowerBoundInclusive", range, set, RangeAlgebra::lowerBoundInclusive, recorder);
        same("upperBoundInclusive", range, set, RangeAlgebra::upperBoundInclusive, recorder);
        same("complement", range, set, RangeAlgebra::complement, recorder);
        same("length", range, set, RangeSetLiftParityTests::length, recorder);
        same("values", range, set, RangeSetLiftParityTests::firstValues, recorder);
    }

    /** Each type has a class of its own for the result, so the method is found by its name. */
    private static Object length(RangeAlgebra<?, ?, ?> value) {
        try {
            Class<?> type = ValueType.of(value.getClass()).orElseThrow().javaType();
            return type.getMethod("length").invoke(value);
        } catch (ReflectiveOperationException missing) {
            throw new AssertionError(value + " has no length", missing);
        }
    }

    /** The first values of what has a first and a last one; a type without a step lists none. */
    private static List<?> firstValues(RangeAlgebra<?, ?, ?> value) {
        if (value.isUnboundedStart() || value.isUnboundedEnd()) {
            return List.of();
        }
        if (value instanceof DiscreteRange<?, ?, ?> range) {
            return range.values().limit(3).toList();
        }
        return value instanceof DiscreteRangeSet<?, ?, ?> set
                ? set.values().limit(3).toList()
                : List.of();
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void same(
            String accessor, R range, S set, Function<RangeAlgebra<E, R, S>, ?> call, Recorder recorder) {
        recorder.check(() -> range + " " + accessor + " as a set", call.apply(range), () -> call.apply(set));
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void pair(
            RangeType<E, R, S> type, R left, R right, Recorder recorder) {
        S leftSet = type.rangeSetType().of(List.of(left));
        S rightSet = type.rangeSetType().of(List.of(right));
        for (Operation<E, R, S> operation : RangeSetLiftParityTests.<E, R, S>operations()) {
            String row = left + " " + operation.name() + " " + right;
            Object expected = operation.call().apply(left, right);
            check(row + " (range, set)", expected, () -> operation.call().apply(left, rightSet), recorder);
            check(row + " (set, range)", expected, () -> operation.call().apply(leftSet, right), recorder);
            check(row + " (set, set)", expected, () -> operation.call().apply(leftSet, rightSet), recorder);
        }
        S intersection = type.rangeSetType().of(List.of(left.intersect(right)));
        String row = left + " intersect " + right;
        check(row + " (range, set)", intersection, () -> left.intersect(rightSet), recorder);
        check(row + " (set, range)", intersection, () -> leftSet.intersect(right), recorder);
        check(row + " (set, set)", intersection, () -> leftSet.intersect(rightSet), recorder);
    }

    private static void check(String row, Object expected, Callable<?> actual, Recorder recorder) {
        recorder.check(() -> row, expected, actual);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void element(
            RangeType<E, R, S> type, R range, E value, Recorder recorder) {
        R single = type.singleton(value);
        S set = type.rangeSetType().of(List.of(range));
        List<Function<RangeAlgebra<E, R, S>, ?>> calls = List.of(
                receiver -> receiver.contains(value),
                receiver -> receiver.isContainedBy(value),
                receiver -> receiver.overlaps(value),
                receiver -> receiver.isAdjacentTo(value),
                receiver -> receiver.isStrictlyLeftOf(value),
                receiver -> receiver.isStrictlyRightOf(value),
                receiver -> receiver.doesNotExtendRightOf(value),
                receiver -> receiver.doesNotExtendLeftOf(value),
                receiver -> receiver.union(value),
                receiver -> receiver.except(value),
                receiver -> receiver.merge(value),
                receiver -> receiver.gap(value));
        List<Operation<E, R, S>> operations = operations();
        for (int index = 0; index < calls.size(); index++) {
            Function<RangeAlgebra<E, R, S>, ?> call = calls.get(index);
            Operation<E, R, S> operation = operations.get(index);
            String row = range + " " + operation.name() + " " + type.formatElement(value);
            check(row + " (element)", operation.call().apply(range, single), () -> call.apply(range), recorder);
            check(row + " (set, element)", operation.call().apply(set, single), () -> call.apply(set), recorder);
        }
        String row = range + " intersect " + type.formatElement(value);
        check(row + " (element)", range.intersect(single), () -> range.intersect(value), recorder);
        check(row + " (set, element)", set.intersect(single), () -> set.intersect(value), recorder);
    }

    private record Operation<E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>(
            String name, BiFunction<RangeAlgebra<E, R, S>, RangeAlgebra<E, R, S>, ?> call) {}

    /** The relations, then the operations, in the order of the calls with an element. */
    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            List<Operation<E, R, S>> operations() {
        return List.of(
                new Operation<>("contains", RangeAlgebra::contains),
                new Operation<>("isContainedBy", RangeAlgebra::isContainedBy),
                new Operation<>("overlaps", RangeAlgebra::overlaps),
                new Operation<>("isAdjacentTo", RangeAlgebra::isAdjacentTo),
                new Operation<>("isStrictlyLeftOf", RangeAlgebra::isStrictlyLeftOf),
                new Operation<>("isStrictlyRightOf", RangeAlgebra::isStrictlyRightOf),
                new Operation<>("doesNotExtendRightOf", RangeAlgebra::doesNotExtendRightOf),
                new Operation<>("doesNotExtendLeftOf", RangeAlgebra::doesNotExtendLeftOf),
                new Operation<>("union", RangeAlgebra::union),
                new Operation<>("except", RangeAlgebra::except),
                new Operation<>("merge", RangeAlgebra::merge),
                new Operation<>("gap", RangeAlgebra::gap));
    }
}

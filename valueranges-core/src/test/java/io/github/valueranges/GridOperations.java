package io.github.valueranges;

import io.github.valueranges.oracles.Recorder;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.IntBinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Every operation of two operands, as the production code has it and as {@link Grid} has it. An operand is a range or a
 * range set, a value is one as it is and, where its type has a primitive, as that.
 */
final class GridOperations<E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> {

    /** A range or range set, and its positions. */
    record Operand<E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>(
            RangeAlgebra<E, R, S> value, int bits) {

        boolean isRange() {
            return value instanceof TypedRange<?, ?, ?>;
        }

        @Override
        public String toString() {
            return value.toString();
        }
    }

    interface Relation {
        boolean test(int left, int right);
    }

    /** One operation; the answers are truth values or positions. */
    record Operation<E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>(
            String name,
            BiFunction<Integer, Integer, Object> expected,
            BiFunction<RangeAlgebra<E, R, S>, RangeAlgebra<E, R, S>, Object> actual,
            BiFunction<RangeAlgebra<E, R, S>, E, Object> withValue) {}

    /** How many operations there are. */
    static final int COUNT = 13;

    /** How many comparisons {@link #judgeState} makes. */
    static final int STATES = 9;

    private final Grid<E, R, S> grid;
    private final List<Operation<E, R, S>> all;
    private final @Nullable Class<?> primitive;
    private final Class<E> elementClass;

    GridOperations(Grid<E, R, S> grid) {
        this.grid = grid;
        this.elementClass = grid.domain.type().elementClass();
        Class<?> unwrapped = MethodType.methodType(elementClass).unwrap().returnType();
        this.primitive = unwrapped.isPrimitive() ? unwrapped : null;
        this.all = operations();
    }

    List<Operation<E, R, S>> all() {
        return all;
    }

    private List<Operation<E, R, S>> operations() {
        return List.of(
                relation("contains", Grid::contains, RangeAlgebra::contains, RangeLike::contains),
                relation(
                        "isContainedBy",
                        (a, b) -> Grid.contains(b, a),
                        RangeAlgebra::isContainedBy,
                        RangeAlgebra::isContainedBy),
                relation("overlaps", Grid::overlaps, RangeAlgebra::overlaps, RangeAlgebra::overlaps),
                relation("isAdjacentTo", Grid::isAdjacent, RangeAlgebra::isAdjacentTo, RangeAlgebra::isAdjacentTo),
                relation(
                        "isStrictlyLeftOf",
                        Grid::isLeftOf,
                        RangeAlgebra::isStrictlyLeftOf,
                        RangeAlgebra::isStrictlyLeftOf),
                relation(
                        "isStrictlyRightOf",
                        (a, b) -> Grid.isLeftOf(b, a),
                        RangeAlgebra::isStrictlyRightOf,
                        RangeAlgebra::isStrictlyRightOf),
                relation(
                        "doesNotExtendRightOf",
                        Grid::endsNoLater,
                        RangeAlgebra::doesNotExtendRightOf,
                        RangeAlgebra::doesNotExtendRightOf),
                relation(
                        "doesNotExtendLeftOf",
                        Grid::startsNoEarlier,
                        RangeAlgebra::doesNotExtendLeftOf,
                        RangeAlgebra::doesNotExtendLeftOf),
                algebra("merge", (a, b) -> Grid.hull(a | b), RangeAlgebra::merge, RangeAlgebra::merge),
                algebra("gap", Grid::gap, RangeAlgebra::gap, RangeAlgebra::gap),
                algebra("union", (a, b) -> a | b, RangeAlgebra::union, RangeAlgebra::union),
                algebra("except", (a, b) -> a & ~b, RangeAlgebra::except, RangeAlgebra::except),
                algebra("intersect", (a, b) -> a & b, this::intersect, this::intersect));
    }

    @SuppressWarnings("unchecked") // a range algebra is the one or the other
    private Object intersect(RangeAlgebra<E, R, S> a, RangeAlgebra<E, R, S> b) {
        if (b instanceof TypedRangeSet<?, ?, ?>) {
            return a.intersect((S) b);
        }
        return a instanceof TypedRangeSet<E, R, S> set ? set.intersect((R) b) : ((R) a).intersect((R) b);
    }

    @SuppressWarnings("unchecked") // a range algebra is the one or the other
    private Object intersect(RangeAlgebra<E, R, S> a, E b) {
        return a instanceof TypedRangeSet<E, R, S> set ? set.intersect(b) : ((R) a).intersect(b);
    }

    private Operation<E, R, S> relation(
            String name,
            Relation expected,
            BiFunction<RangeAlgebra<E, R, S>, RangeAlgebra<E, R, S>, Object> actual,
            BiFunction<RangeAlgebra<E, R, S>, E, Object> withValue) {
        return new Operation<>(name, expected::test, actual, withValue);
    }

    private Operation<E, R, S> algebra(
            String name,
            IntBinaryOperator expected,
            BiFunction<RangeAlgebra<E, R, S>, RangeAlgebra<E, R, S>, Object> actual,
            BiFunction<RangeAlgebra<E, R, S>, E, Object> withValue) {
        return new Operation<>(name, expected::applyAsInt, actual, withValue);
    }

    /** A range and a range set as their positions, which have to be canonical; all else as it is. */
    @SuppressWarnings("unchecked") // answers are of the type of the operands
    Object answer(Object value) {
        if (value instanceof TypedRange<?, ?, ?>) {
            return grid.bits((R) value);
        }
        return value instanceof TypedRangeSet<?, ?, ?> ? grid.bits((S) value) : value;
    }

    /** Compares one operation over one pair. */
    void judge(Recorder recorder, Operation<E, R, S> operation, Operand<E, R, S> left, Operand<E, R, S> right) {
        recorder.check(
                () -> grid.domain.name() + " " + left + " " + operation.name() + " " + right,
                operation.expected().apply(left.bits(), right.bits()),
                () -> answer(operation.actual().apply(left.value(), right.value())));
    }

    /** Compares every operation whose right operand is the value at a position that can be a bound. */
    void judgeValue(Recorder recorder, Operand<E, R, S> operand, int position) {
        E value = grid.at(position);
        for (Operation<E, R, S> operation : all) {
            Object expected = operation.expected().apply(operand.bits(), 1 << position);
            String row = grid.domain.name() + " " + operand + " " + operation.name() + " value ";
            recorder.check(
                    () -> row + value,
                    expected,
                    () -> answer(operation.withValue().apply(operand.value(), value)));
            if (primitive != null) {
                recorder.check(
                        () -> row + value + " as it is",
                        expected,
                        () -> answer(primitive(operand, operation.name()).invoke(operand.value(), value)));
            }
        }
    }

    /** How many comparisons {@link #judgeValue} makes. */
    int values() {
        return primitive == null ? COUNT : 2 * COUNT;
    }

    Method primitive(Operand<E, R, S> operand, String name) throws NoSuchMethodException {
        Class<?> declared = operand.isRange()
                ? grid.domain.type().javaType()
                : grid.domain.type().rangeSetType().javaType();
        Method method = declared.getMethod(name, primitive);
        if (!method.getParameterTypes()[0].isPrimitive()) {
            throw new NoSuchMethodException(method.toString());
        }
        return method;
    }

    /** Compares what a single operand says of itself. */
    void judgeState(Recorder recorder, Operand<E, R, S> operand) {
        RangeAlgebra<E, R, S> value = operand.value();
        int bits = operand.bits();
        String row = grid.domain.name() + " " + operand;
        boolean unboundedStart = Grid.has(bits, 0);
        boolean unboundedEnd = Grid.has(bits, grid.last);
        recorder.check(() -> row + " is empty", bits == 0, value::isEmpty);
        recorder.check(() -> row + " is finite", bits != 0 && !unboundedStart && !unboundedEnd, value::isFinite);
        recorder.check(() -> row + " is unbounded", bits == grid.everything, value::isUnbounded);
        recorder.check(() -> row + " is unbounded at the start", unboundedStart, value::isUnboundedStart);
        recorder.check(() -> row + " is unbounded at the end", unboundedEnd, value::isUnboundedEnd);
        recorder.check(
                () -> row + " lower bound",
                grid.lowerBound(bits),
                () -> grid.bound(value.lowerBound(), value.lowerBoundInclusive()));
        recorder.check(
                () -> row + " upper bound",
                grid.upperBound(bits),
                () -> grid.bound(value.upperBound(), value.upperBoundInclusive()));
        recorder.check(() -> row + " complement", grid.everything & ~bits, () -> answer(value.complement()));
        recorder.check(() -> row + " length", grid.length(bits), () -> length(value));
    }

    private Object length(RangeAlgebra<E, R, S> value) throws ReflectiveOperationException {
        Class<?> declared = value instanceof TypedRange<?, ?, ?>
                ? grid.domain.type().javaType()
                : grid.domain.type().rangeSetType().javaType();
        Object length = declared.getMethod("length").invoke(value);
        return length instanceof Optional<?> optional && optional.orElse(null) instanceof java.math.BigDecimal decimal
                ? Optional.of(decimal.stripTrailingZeros())
                : length;
    }

    /** Compares the values that a discrete operand streams. */
    void judgeValues(Recorder recorder, Operand<E, R, S> operand) {
        Callable<List<?>> values = () -> operand.value() instanceof DiscreteRange<?, ?, ?> range
                ? range.values().toList()
                : ((DiscreteRangeSet<?, ?, ?>) operand.value()).values().toList();
        if (Grid.has(operand.bits(), 0) || Grid.has(operand.bits(), grid.last)) {
            recorder.checkRefused(() -> operand + " values", IllegalStateException.class, values);
            return;
        }
        List<E> expected = new ArrayList<>();
        for (int position = 0; position <= grid.last; position++) {
            if (Grid.has(operand.bits(), position)) {
                expected.add(grid.at(position));
            }
        }
        recorder.checkElements(() -> operand + " values", expected, values);
    }
}

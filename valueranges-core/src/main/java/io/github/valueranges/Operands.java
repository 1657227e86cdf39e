package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import io.github.valueranges.internal.algebra.Cuts;
import io.github.valueranges.internal.literal.Bounds;

/** Ranges and range sets as the cuts that the algebra works on, and back. */
final class Operands {

    private Operands() {}

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> RangeType<E, R, S> type(
            RangeAlgebra<E, R, S> operand) {
        return operand instanceof TypedRange<E, R, S> range
                ? range.type()
                : ((TypedRangeSet<E, R, S>) operand).type().rangeType();
    }

    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Cuts<E> cuts(
            RangeAlgebra<E, R, S> operand) {
        return operand instanceof TypedRangeSet<E, R, S> set
                ? set.cuts()
                : type(operand).cuts(operand);
    }

    /** The lower bound of the first range and the upper bound of the last, in the form that the type keeps. */
    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Bounds<E> outerBounds(
            RangeAlgebra<E, R, S> operand) {
        return type(operand).bounds(cuts(operand));
    }

    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> E normalise(
            RangeAlgebra<E, R, S> operand, E value) {
        return type(operand).elementType().normalise(requireNonNull(value, "value"));
    }

    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> R singleton(
            RangeAlgebra<E, R, S> operand, E value) {
        return type(operand).singleton(requireNonNull(value, "value"));
    }

    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> R range(
            RangeAlgebra<E, R, S> operand, Cuts<E> cuts) {
        return type(operand).range(cuts);
    }

    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> S rangeSet(
            RangeAlgebra<E, R, S> operand, Cuts<E> cuts) {
        return type(operand).rangeSetType().rangeSet(cuts);
    }
}

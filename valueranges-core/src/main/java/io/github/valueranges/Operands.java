package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import io.github.valueranges.internal.algebra.Cuts;
import io.github.valueranges.internal.literal.Bounds;

/** Ranges and range sets as the cuts that the algebra works on, and back. */
final class Operands {

    private Operands() {}

    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> AbstractRangeType<E, R, S> type(
            TypedRange<E, R, S> range) {
        return (AbstractRangeType<E, R, S>) range.type();
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> AbstractRangeType<E, R, S> type(
            RangeAlgebra<E, R, S> operand) {
        return operand instanceof TypedRange<E, R, S> range
                ? type(range)
                : ((TypedRangeSet<E, R, S>) operand).type().ranges();
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
        Cuts<E> cuts = cuts(operand);
        return cuts.isEmpty() ? Bounds.ofEmpty() : type(operand).bounds(cuts.first(), cuts.last());
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

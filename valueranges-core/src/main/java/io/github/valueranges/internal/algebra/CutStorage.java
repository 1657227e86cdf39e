package io.github.valueranges.internal.algebra;

import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.ElementType;

/**
 * Where an ascending sequence of cuts is kept: as numbers, if the element type is discrete and no cut's number is
 * reserved, else as objects. The same cuts are always kept in the same way.
 *
 * @param <E> the element
 */
abstract sealed class CutStorage<E> extends Ascending<CutStorage<E>> permits FlatCuts, ObjectCuts {

    // Truth tables of the set operations: bit 2 * (in the left operand) + (in the right operand), each 0 or 1.
    static final int UNION = 0b1110;
    static final int INTERSECT = 0b1000;
    static final int EXCEPT = 0b0100;

    static <E> CutStorage<E> nothing(ElementType<E> type) {
        return type instanceof DiscreteElementType<E> discrete ? FlatCuts.nothing(discrete) : ObjectCuts.nothing(type);
    }

    /** The two cuts, or none if they hold no value. */
    static <E> CutStorage<E> between(ElementType<E> type, Cut<E> lower, Cut<E> upper) {
        if (type instanceof DiscreteElementType<E> discrete
                && FlatCuts.canKeep(discrete, lower)
                && FlatCuts.canKeep(discrete, upper)) {
            return FlatCuts.between(discrete, FlatCuts.code(discrete, lower), FlatCuts.code(discrete, upper));
        }
        return ObjectCuts.between(type, lower, upper);
    }

    /** Whether one operand alone makes a value a member of the result. */
    static boolean keepsLeft(int truthTable) {
        return (truthTable & 0b0100) != 0;
    }

    /** As {@link #keepsLeft}, for the right operand. */
    static boolean keepsRight(int truthTable) {
        return (truthTable & 0b0010) != 0;
    }

    /**
     * Whether the membership in the result changes, 1 or 0: after so many cuts of the operands, an odd number of which
     * is within, and so many of the result.
     */
    static int change(int truthTable, int leftCuts, int rightCuts, int resultCuts) {
        int row = (leftCuts & 1) << 1 | (rightCuts & 1);
        return ((truthTable >>> row) ^ resultCuts) & 1;
    }

    abstract Cut<E> get(int index);

    /** How many cuts are not above the cut before the value. */
    abstract int countUpTo(E value);

    /** The cuts where the result of a set operation starts and ends, by its truth table. */
    abstract CutStorage<E> combine(CutStorage<E> other, int truthTable);

    /** The cuts where all starts and ends that is not between these. */
    abstract CutStorage<E> complement();

    abstract ObjectCuts<E> toObjects();

    abstract int hash();
}

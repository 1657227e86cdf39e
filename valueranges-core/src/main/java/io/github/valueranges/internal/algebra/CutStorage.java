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

    static <E> CutStorage<E> nothing(ElementType<E> type) {
        return type instanceof DiscreteElementType<E> discrete ? FlatCuts.nothing(discrete) : ObjectCuts.nothing(type);
    }

    /** The two cuts, or none if they hold no value. */
    static <E> CutStorage<E> between(ElementType<E> type, Cut<E> lower, Cut<E> upper) {
        if (Cut.holdNothing(type, lower, upper)) {
            return nothing(type);
        }
        if (type instanceof DiscreteElementType<E> discrete
                && FlatCuts.canKeep(discrete, lower)
                && FlatCuts.canKeep(discrete, upper)) {
            return FlatCuts.of(discrete, FlatCuts.code(discrete, lower), FlatCuts.code(discrete, upper));
        }
        ObjectCuts.Sequence<E> cuts = new ObjectCuts.Sequence<>(type, 2);
        cuts.add(lower);
        cuts.add(upper);
        return cuts.toObjects();
    }

    abstract Cut<E> get(int index);

    /** How many cuts are not above the cut before the value, which is normalised or refused. */
    abstract int countUpTo(E value);

    /** As {@link #countUpTo}, for the value with a number. */
    abstract int countUpToCode(long code);

    /** The cuts where the result of a set operation starts and ends. */
    final CutStorage<E> combine(CutStorage<E> other, Operation operation) {
        if (size() == 0) {
            return operation.keepsRight() ? other : this;
        }
        if (other.size() == 0) {
            return operation.keepsLeft() ? this : other;
        }
        return merge(other, operation);
    }

    /** As {@link #combine}, of two that have cuts. */
    abstract CutStorage<E> merge(CutStorage<E> other, Operation operation);

    /** The cuts where all starts and ends that is not between these. */
    abstract CutStorage<E> complement();

    abstract ObjectCuts<E> toObjects();

    abstract int hash();
}

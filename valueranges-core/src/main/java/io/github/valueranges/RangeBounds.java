package io.github.valueranges;

import io.github.valueranges.internal.algebra.HashCodes;
import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.Excerpt;
import org.jspecify.annotations.Nullable;

/**
 * The bounds of the ranges of one type in one order, and the relations of two ranges that follow from it. Each relation
 * compares the bounds that it is about, whatever the shapes are, and makes no object.
 *
 * <p>A subclass for each type takes its records apart. Ranges come as {@code Object}, for an exact test of a record's
 * class costs less than a cast to the interface of the type.
 *
 * @param <E> the type of the values
 */
abstract class RangeBounds<E> {

    abstract ElementType<E> elementType();

    abstract boolean isEmpty(Object range);

    /** The lower bound, null if there is none. */
    abstract @Nullable E start(Object range);

    /** The upper bound, null if there is none. */
    abstract @Nullable E end(Object range);

    /** Whether there is a lower bound and it is contained. */
    abstract boolean startInclusive(Object range);

    /** Whether there is an upper bound and it is contained. */
    abstract boolean endInclusive(Object range);

    /** Whether a value can be both left of the upper bound of the one and right of the lower bound of the other. */
    abstract boolean reaches(Object left, Object right);

    /** Whether the other starts where the one ends, without a value between or in both. */
    abstract boolean meets(Object left, Object right);

    abstract int compareStarts(Object left, Object right);

    abstract int compareEnds(Object left, Object right);

    abstract boolean holds(Object range, E value);

    /** Whether the one starts where the other does, or before. */
    boolean startsUpTo(Object left, Object right) {
        return compareStarts(left, right) <= 0;
    }

    /** Whether the one ends where the other does, or before. */
    boolean endsUpTo(Object left, Object right) {
        return compareEnds(left, right) <= 0;
    }

    // --- relations: of ranges that hold a value only the bounds count -----------------------------------------------

    final boolean overlaps(Object range, Object other) {
        return !isEmptyBeside(range, other) && !isEmpty(other) && reaches(range, other) && reaches(other, range);
    }

    final boolean contains(Object range, Object other) {
        return isEmpty(other) || (!isEmptyBeside(range, other) && startsUpTo(range, other) && endsUpTo(other, range));
    }

    final boolean isAdjacentTo(Object range, Object other) {
        return !isEmptyBeside(range, other) && !isEmpty(other) && (meets(range, other) || meets(other, range));
    }

    final boolean isStrictlyLeftOf(Object range, Object other) {
        return !isEmptyBeside(range, other) && !isEmpty(other) && !reaches(range, other);
    }

    final boolean doesNotExtendRightOf(Object range, Object other) {
        return !isEmptyBeside(range, other) && !isEmpty(other) && endsUpTo(range, other);
    }

    final boolean doesNotExtendLeftOf(Object range, Object other) {
        return !isEmptyBeside(range, other) && !isEmpty(other) && startsUpTo(other, range);
    }

    /**
     * Whether a range is empty. Then no relation asks for the bounds of the other, which would refuse one of another
     * type: raw generics let it in, and it would be answered for as one of this type.
     */
    private boolean isEmptyBeside(Object range, Object other) {
        boolean empty = isEmpty(range);
        if (empty) {
            start(other);
        }
        return empty;
    }

    /** The order of {@code range_cmp}. */
    final int compare(Object range, Object other) {
        if (isEmpty(range) || isEmpty(other)) {
            return Boolean.compare(isEmpty(other), isEmpty(range));
        }
        int order = compareStarts(range, other);
        return order != 0 ? order : compareEnds(range, other);
    }

    /** Value equality within one shape, whatever the bounds were written as. */
    final boolean equal(Object range, @Nullable Object other) {
        return range == other
                || (other != null
                        && range.getClass() == other.getClass()
                        && (isEmpty(range) || compare(range, other) == 0));
    }

    int hash(Object range) {
        E start = start(range);
        E end = end(range);
        return HashCodes.of(
                start == null ? Long.MIN_VALUE : hash(start, startInclusive(range)),
                end == null ? Long.MAX_VALUE : hash(end, endInclusive(range)));
    }

    private long hash(E bound, boolean inclusive) {
        return 2L * elementType().hash(bound) + (inclusive ? 1 : 0);
    }

    /**
     * Refuses bounds between which there is no value, for the constructor of a finite record.
     *
     * @throws IllegalArgumentException naming both bounds
     */
    static <E> void requireValueBetween(
            ElementType<E> type, E start, boolean startInclusive, E end, boolean endInclusive) {
        int order = type.compare(start, end);
        if (order > 0) {
            throw new IllegalArgumentException("lower bound " + Excerpt.of(type, start) + " is after upper bound "
                    + Excerpt.of(type, end) + ": expected them in ascending order");
        }
        if (order == 0 && !(startInclusive && endInclusive)) {
            throw new IllegalArgumentException("no value lies between " + Excerpt.of(type, start) + " and "
                    + Excerpt.of(type, end) + ": expected both bounds to be inclusive, or different ones");
        }
    }
}

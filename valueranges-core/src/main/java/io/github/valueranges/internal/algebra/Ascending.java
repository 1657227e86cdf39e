package io.github.valueranges.internal.algebra;

import io.github.valueranges.internal.element.ElementType;

/**
 * Something in strictly ascending order, by index.
 *
 * @param <S> what it is compared with: another sequence over the same element type
 */
abstract class Ascending<S extends Ascending<S>> {

    /** A stated size is a hint: no more room is made for than this before anything comes. */
    private static final int TRUSTED_SIZE = 1 << 17;

    public abstract int size();

    /** Compares what is at an index here with what is at an index there. */
    abstract int compare(int index, S other, int otherIndex);

    /**
     * How many here are not above what is at an index of the other, {@code from} of which are known to be: in steps
     * that double, so that a walk over all of the other costs no more than one over both, and next to nothing if the
     * other is short.
     */
    final int countUpTo(S other, int otherIndex, int from) {
        int low = from;
        int high = from;
        for (int step = 1; high < size() && compare(high, other, otherIndex) <= 0; step *= 2) {
            low = high + 1;
            high = step < size() - low ? low + step : size();
        }
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (compare(middle, other, otherIndex) <= 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** For how many there is room at first, where a collection states its size. */
    static int roomFor(int statedSize) {
        return Math.max(0, Math.min(statedSize, TRUSTED_SIZE));
    }

    static ClassCastException foreign(ElementType<?> type, ElementType<?> expected) {
        return new ClassCastException("values of " + type.javaType().getSimpleName() + " are no values of "
                + expected.javaType().getSimpleName() + ": expected one type");
    }

    /** Index by index; what ends first is smaller. */
    final int compareInOrder(S other) {
        int common = Math.min(size(), other.size());
        for (int i = 0; i < common; i++) {
            int order = compare(i, other, i);
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(size(), other.size());
    }
}

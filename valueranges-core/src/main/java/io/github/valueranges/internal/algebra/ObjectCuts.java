package io.github.valueranges.internal.algebra;

import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.ElementType;
import java.util.Arrays;

/**
 * Cuts as objects, for the element types without a step, and where a number would be reserved. Cuts that are equal may
 * be written differently, as 1.0 and 1.00 are; which of them is kept is what the server keeps.
 *
 * @param <E> the element
 */
final class ObjectCuts<E> extends CutStorage<E> {

    private final ElementType<E> type;
    private final Cut<E>[] cuts;

    private ObjectCuts(ElementType<E> type, Cut<E>[] cuts) {
        this.type = type;
        this.cuts = cuts;
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic class
    static <E> Cut<E>[] newArray(int length) {
        return new Cut[length];
    }

    static <E> ObjectCuts<E> nothing(ElementType<E> type) {
        return new ObjectCuts<>(type, newArray(0));
    }

    static <E> CutStorage<E> between(ElementType<E> type, Cut<E> lower, Cut<E> upper) {
        Cut<E>[] cuts = newArray(2);
        cuts[0] = lower;
        cuts[1] = upper;
        return Cut.holdNothing(type, lower, upper) ? CutStorage.nothing(type) : new ObjectCuts<>(type, cuts);
    }

    static <E> ObjectCuts<E> copyOf(ElementType<E> type, CutStorage<E> source) {
        Cut<E>[] cuts = newArray(source.size());
        Arrays.setAll(cuts, source::get);
        return new ObjectCuts<>(type, cuts);
    }

    /** The first so many of ascending cuts, without the ends that hold no value; as numbers if these can keep them. */
    static <E> CutStorage<E> of(ElementType<E> type, Cut<E>[] cuts, int size) {
        int from = size > 0 && Cut.holdNothing(type, cuts[0], cuts[1]) ? 2 : 0;
        int to = size > from && Cut.holdNothing(type, cuts[size - 2], cuts[size - 1]) ? size - 2 : size;
        Cut<E>[] kept = from == 0 && to == cuts.length ? cuts : Arrays.copyOfRange(cuts, from, to);
        return type instanceof DiscreteElementType<E> discrete && canBeFlat(discrete, kept)
                ? flat(discrete, kept)
                : new ObjectCuts<>(type, kept);
    }

    private static <E> boolean canBeFlat(DiscreteElementType<E> type, Cut<E>[] cuts) {
        for (Cut<E> cut : cuts) {
            if (!FlatCuts.canKeep(type, cut)) {
                return false;
            }
        }
        return true;
    }

    private static <E> FlatCuts<E> flat(DiscreteElementType<E> type, Cut<E>[] cuts) {
        long[] codes = new long[cuts.length];
        Arrays.setAll(codes, i -> FlatCuts.code(type, cuts[i]));
        return FlatCuts.of(type, codes, codes.length);
    }

    @Override
    public int size() {
        return cuts.length;
    }

    @Override
    Cut<E> get(int index) {
        return cuts[index];
    }

    @Override
    int compare(int index, CutStorage<E> other, int otherIndex) {
        return Cut.compare(type, cuts[index], other.get(otherIndex));
    }

    @Override
    int countUpTo(E value) {
        int low = 0;
        int high = cuts.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (cuts[middle].isBefore(type, value)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    @Override
    CutStorage<E> combine(CutStorage<E> other, int truthTable) {
        Cut<E>[] left = cuts;
        Cut<E>[] right = other.toObjects().cuts;
        if (right.length == 0 && keepsLeft(truthTable)) {
            return this;
        }
        if (left.length == 0 && keepsRight(truthTable)) {
            return other;
        }
        Cut<E>[] out = newArray(left.length + right.length);
        return of(type, out, combine(left, right, truthTable, out));
    }

    /** One pass over the cuts of both: at each the membership in one operand changes, and perhaps in the result. */
    private int combine(Cut<E>[] left, Cut<E>[] right, int truthTable, Cut<E>[] out) {
        int i = 0;
        int j = 0;
        int size = 0;
        while (i < left.length && j < right.length) {
            int order = Cut.compare(type, left[i], right[j]);
            boolean isLeft = order < 0 || (order == 0 && (truthTable != UNION || unionKeepsLeft(left, i, right, j)));
            Cut<E> cut = isLeft ? left[i] : right[j];
            i += order <= 0 ? 1 : 0;
            j += order >= 0 ? 1 : 0;
            if (change(truthTable, i, j, size) != 0) {
                out[size++] = cut;
            }
        }
        if (keepsLeft(truthTable)) {
            System.arraycopy(left, i, out, size, left.length - i);
            size += left.length - i;
        }
        if (keepsRight(truthTable)) {
            System.arraycopy(right, j, out, size, right.length - j);
            size += right.length - j;
        }
        return size;
    }

    /**
     * Which of two equal cuts a union keeps: that of the piece which the server merges last, which is the piece that
     * starts later, or ends later, or else is of the right operand.
     */
    private boolean unionKeepsLeft(Cut<E>[] left, int i, Cut<E>[] right, int j) {
        return Cut.compare(type, left[i ^ 1], right[j ^ 1]) > 0;
    }

    @Override
    CutStorage<E> complement() {
        return between(type, Cut.belowAll(), Cut.aboveAll()).combine(this, EXCEPT);
    }

    @Override
    ObjectCuts<E> toObjects() {
        return this;
    }

    @Override
    int hash() {
        int hash = 1;
        for (Cut<E> cut : cuts) {
            hash = 31 * hash + cut.hash(type);
        }
        return hash;
    }
}

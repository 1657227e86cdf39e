package io.github.valueranges.internal.algebra;

import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.ElementType;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Cuts as values with their sides, for the element types without a step, and where a number would be reserved. Cuts
 * that are equal may be written differently, as 1.0 and 1.00 are; which of them is kept is what the server keeps.
 *
 * @param <E> the element
 */
final class ObjectCuts<E> extends CutStorage<E> {

    private final ElementType<E> type;

    /** What the cuts are before or after, null for no bound. */
    private final @Nullable E[] values;

    private final byte[] sides;

    private ObjectCuts(ElementType<E> type, @Nullable E[] values, byte[] sides) {
        this.type = type;
        this.values = values;
        this.sides = sides;
    }

    static <E> ObjectCuts<E> nothing(ElementType<E> type) {
        return new ObjectCuts<>(type, newArray(0), new byte[0]);
    }

    @SuppressWarnings("unchecked") // an array that stays inside of this class
    private static <E> @Nullable E[] newArray(int length) {
        return (@Nullable E[]) new Object[length];
    }

    @Override
    public int size() {
        return values.length;
    }

    @Override
    Cut<E> get(int index) {
        return Cut.of(values[index], sides[index]);
    }

    @Override
    int compare(int index, CutStorage<E> other, int otherIndex) {
        return other instanceof ObjectCuts<E> objects
                ? compareHere(index, objects, otherIndex)
                : Cut.compare(type, get(index), other.get(otherIndex));
    }

    private int compareHere(int index, ObjectCuts<E> other, int otherIndex) {
        E value = values[index];
        E otherValue = other.values[otherIndex];
        int order = value == null || otherValue == null ? 0 : type.compare(value, otherValue);
        return order != 0 ? order : sides[index] - other.sides[otherIndex];
    }

    @Override
    int countUpTo(E raw) {
        E element = type.normalise(raw);
        int low = 0;
        int high = values.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            E value = values[middle];
            int order = value == null ? 0 : type.compare(value, element);
            if (order < 0 || (order == 0 && sides[middle] < 0)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    @Override
    int countUpToCode(long code) {
        return countUpTo(((DiscreteElementType<E>) type).decode(code));
    }

    @Override
    CutStorage<E> merge(CutStorage<E> other, Operation operation) {
        ObjectCuts<E> right = other.toObjects();
        int capacity = Math.addExact(size(), right.size());
        @Nullable E[] outValues = newArray(capacity);
        byte[] outSides = new byte[capacity];
        int size = merge(right, operation, outValues, outSides);
        return new Sequence<>(type, outValues, outSides, size).toStorage();
    }

    /** One pass over the cuts of both: at each the membership in one operand changes, and perhaps in the result. */
    private int merge(ObjectCuts<E> right, Operation operation, @Nullable E[] outValues, byte[] outSides) {
        @Nullable E[] leftValues = values;
        @Nullable E[] rightValues = right.values;
        byte[] leftSides = sides;
        byte[] rightSides = right.sides;
        ElementType<E> order = type;
        int table = operation.truthTable;
        int membership = 0;
        int size = 0;
        int i = 0;
        int j = 0;
        while (i < leftValues.length && j < rightValues.length) {
            E a = leftValues[i];
            E b = rightValues[j];
            int comparison = a == null || b == null ? 0 : order.compare(a, b);
            if (comparison == 0) {
                comparison = leftSides[i] - rightSides[j];
            }
            if (comparison < 0) {
                membership ^= 0b10;
                if ((((table >>> membership) ^ size) & 1) != 0) {
                    outValues[size] = a;
                    outSides[size++] = leftSides[i];
                }
                i++;
            } else if (comparison > 0) {
                membership ^= 0b01;
                if ((((table >>> membership) ^ size) & 1) != 0) {
                    outValues[size] = b;
                    outSides[size++] = rightSides[j];
                }
                j++;
            } else {
                membership ^= 0b11;
                if ((((table >>> membership) ^ size) & 1) != 0) {
                    outValues[size] = operation != Operation.UNION || unionKeeps(i, right, j) ? a : b;
                    outSides[size++] = leftSides[i];
                }
                i++;
                j++;
            }
        }
        int rest = operation.keepsLeft() ? leftValues.length - i : 0;
        System.arraycopy(leftValues, i, outValues, size, rest);
        System.arraycopy(leftSides, i, outSides, size, rest);
        size += rest;
        int otherRest = operation.keepsRight() ? rightValues.length - j : 0;
        System.arraycopy(rightValues, j, outValues, size, otherRest);
        System.arraycopy(rightSides, j, outSides, size, otherRest);
        return size + otherRest;
    }

    /**
     * Which of two equal cuts a union keeps: that of the piece which the server merges last, which is the piece that
     * starts later, or ends later, or else is of the right operand.
     */
    private boolean unionKeeps(int index, ObjectCuts<E> other, int otherIndex) {
        return compareHere(index ^ 1, other, otherIndex ^ 1) > 0;
    }

    @Override
    CutStorage<E> complement() {
        return between(type, Cut.belowAll(), Cut.aboveAll()).combine(this, Operation.EXCEPT);
    }

    @Override
    ObjectCuts<E> toObjects() {
        return this;
    }

    @Override
    int hash() {
        long hash = HashCodes.NO_PARTS;
        for (int i = 0; i < values.length; i++) {
            E value = values[i];
            hash = HashCodes.then(hash, 8L * (value == null ? 0 : type.hash(value)) + sides[i]);
        }
        return HashCodes.spread(hash);
    }

    /** Takes cuts in ascending order. */
    static final class Sequence<E> {

        private final ElementType<E> type;
        private final @Nullable E[] values;
        private final byte[] sides;
        private int size;

        Sequence(ElementType<E> type, int capacity) {
            this(type, newArray(capacity), new byte[capacity], 0);
        }

        private Sequence(ElementType<E> type, @Nullable E[] values, byte[] sides, int size) {
            this.type = type;
            this.values = values;
            this.sides = sides;
            this.size = size;
        }

        int size() {
            return size;
        }

        Cut<E> get(int index) {
            return Cut.of(values[index], sides[index]);
        }

        void add(Cut<E> cut) {
            set(size++, cut);
        }

        void set(int index, Cut<E> cut) {
            values[index] = cut.valueOrNull();
            sides[index] = cut.side();
        }

        ObjectCuts<E> toObjects() {
            return objects(0, size);
        }

        private ObjectCuts<E> objects(int from, int to) {
            return to - from == values.length
                    ? new ObjectCuts<>(type, values, sides)
                    : new ObjectCuts<>(type, Arrays.copyOfRange(values, from, to), Arrays.copyOfRange(sides, from, to));
        }

        /** The cuts without the ends that hold no value; as numbers if these can keep them. */
        CutStorage<E> toStorage() {
            int from = size > 0 && Cut.holdNothing(type, get(0), get(1)) ? 2 : 0;
            int to = size > from && Cut.holdNothing(type, get(size - 2), get(size - 1)) ? size - 2 : size;
            return type instanceof DiscreteElementType<E> discrete && canBeFlat(discrete, from, to)
                    ? flat(discrete, from, to)
                    : objects(from, to);
        }

        private boolean canBeFlat(DiscreteElementType<E> discrete, int from, int to) {
            for (int i = from; i < to; i++) {
                if (!FlatCuts.canKeep(discrete, get(i))) {
                    return false;
                }
            }
            return true;
        }

        private FlatCuts<E> flat(DiscreteElementType<E> discrete, int from, int to) {
            long[] codes = new long[to - from];
            Arrays.setAll(codes, i -> FlatCuts.code(discrete, get(from + i)));
            return FlatCuts.of(discrete, codes, codes.length);
        }
    }
}

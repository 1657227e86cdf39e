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
        return new Merge<>(this, other.toObjects(), operation).run();
    }

    @Override
    CutStorage<E> complement() {
        return between(type, Cut.belowAll(), Cut.aboveAll()).combine(this, Operation.EXCEPT);
    }

    private boolean isUnboundedBelow() {
        return values[0] == null;
    }

    /** How many cuts there are without the one above all values. */
    private int endOfValues() {
        return values[values.length - 1] == null ? values.length - 1 : values.length;
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

    /** One pass over the cuts of both: at each the membership in one operand changes, and perhaps in the result. */
    private static final class Merge<E> {

        private final ObjectCuts<E> left;
        private final ObjectCuts<E> right;
        private final Operation operation;
        private final Sequence<E> out;

        /** How many cuts of each are passed: values outside of a set follow an even number of its cuts. */
        private int passedLeft;

        private int passedRight;

        Merge(ObjectCuts<E> left, ObjectCuts<E> right, Operation operation) {
            this.left = left;
            this.right = right;
            this.operation = operation;
            this.out = new Sequence<>(left.type, Math.addExact(left.size(), right.size()));
        }

        CutStorage<E> run() {
            boolean leftStarts = left.isUnboundedBelow();
            boolean rightStarts = right.isUnboundedBelow();
            if (operation.contains(leftStarts, rightStarts)) {
                out.add(Cut.belowAll());
            }
            passedLeft = leftStarts ? 1 : 0;
            passedRight = rightStarts ? 1 : 0;
            passValues();
            int leftEnd = left.endOfValues();
            int rightEnd = right.endOfValues();
            if (countsOfLeft(passedRight)) {
                out.addAll(left, passedLeft, leftEnd);
            }
            if (countsOfRight(passedLeft)) {
                out.addAll(right, passedRight, rightEnd);
            }
            if (operation.contains(leftEnd < left.size(), rightEnd < right.size())) {
                out.add(Cut.aboveAll());
            }
            return out.toStorage();
        }

        /**
         * Up to the last value of one of them. While cuts of one set are passed, those of the other stay where they are,
         * and either all that are passed are in the result or none: the inner loops, in which nearly all time is spent, do
         * little else, so that what they change stays in registers.
         */
        private void passValues() {
            @Nullable E[] leftValues = left.values;
            @Nullable E[] rightValues = right.values;
            byte[] leftSides = left.sides;
            byte[] rightSides = right.sides;
            @Nullable E[] outValues = out.values;
            byte[] outSides = out.sides;
            ElementType<E> order = left.type;
            int size = out.size;
            int i = passedLeft;
            int j = passedRight;
            E a = valueOrNull(leftValues, i);
            E b = valueOrNull(rightValues, j);
            int comparison = a == null || b == null ? 0 : order.compare(a, b);
            while (a != null && b != null) {
                if (comparison == 0) {
                    comparison = leftSides[i] - rightSides[j];
                }
                if (comparison < 0) {
                    boolean counts = countsOfLeft(j);
                    do {
                        if (counts) {
                            outValues[size] = a;
                            outSides[size++] = leftSides[i];
                        }
                        i++;
                        a = valueOrNull(leftValues, i);
                        comparison = a == null ? 0 : order.compare(a, b);
                    } while (comparison < 0);
                } else if (comparison > 0) {
                    boolean counts = countsOfRight(i);
                    do {
                        if (counts) {
                            outValues[size] = b;
                            outSides[size++] = rightSides[j];
                        }
                        j++;
                        b = valueOrNull(rightValues, j);
                        comparison = b == null ? 0 : order.compare(a, b);
                    } while (comparison > 0);
                } else {
                    if (countsOfLeft(j) == countsOfRight(i)) {
                        outValues[size] = operation != Operation.UNION || unionKeepsLeft(i, j) ? a : b;
                        outSides[size++] = leftSides[i];
                    }
                    i++;
                    j++;
                    a = valueOrNull(leftValues, i);
                    b = valueOrNull(rightValues, j);
                    comparison = a == null || b == null ? 0 : order.compare(a, b);
                }
            }
            passedLeft = i;
            passedRight = j;
            out.size = size;
        }

        private static <E> @Nullable E valueOrNull(@Nullable E[] values, int index) {
            return index < values.length ? values[index] : null;
        }

        /** Whether the result changes where the left operand does, after so many cuts of the right one. */
        private boolean countsOfLeft(int passedRight) {
            return ((passedRight & 1) == 0) == operation.keepsLeft();
        }

        private boolean countsOfRight(int passedLeft) {
            return ((passedLeft & 1) == 0) == operation.keepsRight();
        }

        /**
         * Which of two equal cuts a union keeps: that of the piece which the server merges last, which is the piece that
         * starts later, or ends later, or else is of the right operand.
         */
        private boolean unionKeepsLeft(int i, int j) {
            return left.compareHere(i ^ 1, right, j ^ 1) > 0;
        }
    }

    /** Takes cuts in ascending order. */
    static final class Sequence<E> {

        private final ElementType<E> type;
        private final @Nullable E[] values;
        private final byte[] sides;
        private int size;

        Sequence(ElementType<E> type, int capacity) {
            this.type = type;
            this.values = newArray(capacity);
            this.sides = new byte[capacity];
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

        private void addAll(ObjectCuts<E> cuts, int from, int to) {
            System.arraycopy(cuts.values, from, values, size, to - from);
            System.arraycopy(cuts.sides, from, sides, size, to - from);
            size += to - from;
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

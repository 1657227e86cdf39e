package io.github.valueranges.internal.algebra;

import io.github.valueranges.internal.element.ElementType;
import java.util.Arrays;
import java.util.Collection;

/**
 * Elements as objects. All access to the array is in this class.
 *
 * @param <E> the element
 */
final class ObjectElements<E> extends SortedElements<E> {

    private final E[] elements;

    private ObjectElements(ElementType<E> type, E[] elements) {
        super(type);
        this.elements = elements;
    }

    @SuppressWarnings("unchecked") // an array that stays inside of this class
    private static <E> E[] newArray(int length) {
        return (E[]) new Object[length];
    }

    static <E> ObjectElements<E> of(ElementType<E> type, Collection<? extends E> source, int expected) {
        E[] elements = newArray(expected);
        int size = 0;
        for (E element : source) {
            if (size == elements.length) {
                elements = Arrays.copyOf(elements, Math.max(4, size * 2));
            }
            elements[size] = type.admit(require(element, size));
            size++;
        }
        Arrays.sort(elements, 0, size, type::compare);
        return new ObjectElements<>(type, trim(elements, withoutDuplicates(type, elements, size)));
    }

    private static <E> int withoutDuplicates(ElementType<E> type, E[] sorted, int size) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (i == 0 || type.compare(sorted[kept - 1], sorted[i]) != 0) {
                sorted[kept++] = sorted[i];
            }
        }
        return kept;
    }

    private static <E> E[] trim(E[] elements, int size) {
        return size == elements.length ? elements : Arrays.copyOf(elements, size);
    }

    @Override
    public int size() {
        return elements.length;
    }

    @Override
    public E get(int index) {
        return elements[index];
    }

    @Override
    int compare(int index, SortedElements<E> other, int otherIndex) {
        return type().compare(elements[index], other.get(otherIndex));
    }

    @Override
    int indexOf(E element) {
        return Arrays.binarySearch(elements, element, type()::compare);
    }

    /** Of equal elements that of this is kept. */
    @Override
    SortedElements<E> combine(SortedElements<E> other, Operation operation) {
        E[] right = ((ObjectElements<E>) other).elements;
        E[] out = newArray(operation.capacity(elements.length, right.length));
        return new ObjectElements<>(type(), trim(out, combine(type(), elements, right, operation, out)));
    }

    private static <E> int combine(ElementType<E> type, E[] left, E[] right, Operation operation, E[] out) {
        int table = operation.truthTable;
        int size = 0;
        int i = 0;
        int j = 0;
        while (i < left.length && j < right.length) {
            E a = left[i];
            E b = right[j];
            int order = type.compare(a, b);
            int membership;
            if (order < 0) {
                out[size] = a;
                membership = 0b10;
                i++;
            } else if (order > 0) {
                out[size] = b;
                membership = 0b01;
                j++;
            } else {
                out[size] = a;
                membership = 0b11;
                i++;
                j++;
            }
            size += table >>> membership & 1;
        }
        int rest = operation.keepsLeft() ? left.length - i : 0;
        System.arraycopy(left, i, out, size, rest);
        int otherRest = operation.keepsRight() ? right.length - j : 0;
        System.arraycopy(right, j, out, size + rest, otherRest);
        return size + rest + otherRest;
    }

    @Override
    SortedElements<E> insert(int index, E element) {
        E[] out = Arrays.copyOf(elements, elements.length + 1);
        System.arraycopy(elements, index, out, index + 1, elements.length - index);
        out[index] = element;
        return new ObjectElements<>(type(), out);
    }

    @Override
    SortedElements<E> delete(int index) {
        E[] out = Arrays.copyOf(elements, elements.length - 1);
        System.arraycopy(elements, index + 1, out, index, out.length - index);
        return new ObjectElements<>(type(), out);
    }

    @Override
    public int hashCode() {
        long hash = HashCodes.NO_PARTS;
        for (E element : elements) {
            hash = HashCodes.then(hash, type().hash(element));
        }
        return HashCodes.spread(hash);
    }
}

package io.github.valueranges.internal.algebra;

import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.LongEncoding;
import java.util.Arrays;

/**
 * Elements as numbers of 32 bits, which take half the room and are merged in half the time.
 *
 * @param <E> the element
 */
final class IntElements<E> extends FlatElements<E> {

    private final int[] codes;

    private IntElements(ElementType<E> type, LongEncoding<E> encoding, int[] codes) {
        super(type, encoding);
        this.codes = codes;
    }

    /** Of the first so many numbers, which are strictly ascending. */
    static <E> IntElements<E> of(ElementType<E> type, LongEncoding<E> encoding, long[] codes, int size) {
        int[] narrow = new int[size];
        for (int i = 0; i < size; i++) {
            narrow[i] = (int) codes[i];
        }
        return new IntElements<>(type, encoding, narrow);
    }

    private static int[] trim(int[] codes, int size) {
        return size == codes.length ? codes : Arrays.copyOf(codes, size);
    }

    private IntElements<E> with(int[] result) {
        return new IntElements<>(type(), encoding, result);
    }

    @Override
    public int size() {
        return codes.length;
    }

    @Override
    long code(int index) {
        return codes[index];
    }

    @Override
    int indexOf(long code) {
        return Arrays.binarySearch(codes, (int) code);
    }

    @Override
    SortedElements<E> combine(SortedElements<E> other, Operation operation) {
        int[] right = ((IntElements<E>) other).codes;
        int[] out = new int[operation.capacity(codes.length, right.length)];
        return with(trim(out, IntMerges.elements(codes, right, operation, out)));
    }

    @Override
    SortedElements<E> insert(int index, E element) {
        int[] out = Arrays.copyOf(codes, codes.length + 1);
        System.arraycopy(codes, index, out, index + 1, codes.length - index);
        out[index] = (int) encoding.encode(element);
        return with(out);
    }

    @Override
    SortedElements<E> delete(int index) {
        int[] out = Arrays.copyOf(codes, codes.length - 1);
        System.arraycopy(codes, index + 1, out, index, out.length - index);
        return with(out);
    }
}

package io.github.valueranges.internal.algebra;

import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.LongEncoding;
import java.util.Arrays;

/**
 * Elements as numbers of 64 bits.
 *
 * @param <E> the element
 */
final class LongElements<E> extends FlatElements<E> {

    private final long[] codes;

    private LongElements(ElementType<E> type, LongEncoding<E> encoding, long[] codes) {
        super(type, encoding);
        this.codes = codes;
    }

    /** Of the first so many numbers, which are strictly ascending. */
    static <E> LongElements<E> of(ElementType<E> type, LongEncoding<E> encoding, long[] codes, int size) {
        return new LongElements<>(type, encoding, trim(codes, size));
    }

    private static long[] trim(long[] codes, int size) {
        return size == codes.length ? codes : Arrays.copyOf(codes, size);
    }

    private LongElements<E> with(long[] result) {
        return new LongElements<>(type(), encoding, result);
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
        return Arrays.binarySearch(codes, code);
    }

    @Override
    SortedElements<E> combine(SortedElements<E> other, Operation operation) {
        long[] right = ((LongElements<E>) other).codes;
        long[] out = new long[operation.capacity(codes.length, right.length)];
        return with(trim(out, LongMerges.elements(codes, right, operation, out)));
    }

    @Override
    SortedElements<E> insert(int index, E element) {
        long[] out = Arrays.copyOf(codes, codes.length + 1);
        System.arraycopy(codes, index, out, index + 1, codes.length - index);
        out[index] = encoding.encode(element);
        return with(out);
    }

    @Override
    SortedElements<E> delete(int index) {
        long[] out = Arrays.copyOf(codes, codes.length - 1);
        System.arraycopy(codes, index + 1, out, index, out.length - index);
        return with(out);
    }
}

package io.github.valueranges.internal.algebra;

import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.LongEncoding;
import java.util.Arrays;
import java.util.Collection;

/**
 * Elements as numbers, each made again when it is asked for.
 *
 * @param <E> the element
 */
final class FlatElements<E> extends SortedElements<E> {

    private final LongEncoding<E> encoding;
    private final long[] codes;

    private FlatElements(ElementType<E> type, LongEncoding<E> encoding, long[] codes) {
        super(type);
        this.encoding = encoding;
        this.codes = codes;
    }

    static <E> FlatElements<E> of(
            ElementType<E> type, LongEncoding<E> encoding, Collection<? extends E> source, int expected) {
        long[] codes = new long[expected];
        int size = 0;
        for (E element : source) {
            if (size == codes.length) {
                codes = Arrays.copyOf(codes, Math.max(4, size * 2));
            }
            codes[size] = encoding.encode(type.normalise(require(element, size)));
            size++;
        }
        return of(type, encoding, codes, size);
    }

    static <E> FlatElements<E> of(ElementType<E> type, LongEncoding<E> encoding, long[] codes) {
        return of(type, encoding, codes, codes.length);
    }

    private static <E> FlatElements<E> of(ElementType<E> type, LongEncoding<E> encoding, long[] source, int size) {
        long[] codes = LongSort.sort(source, size);
        return new FlatElements<>(type, encoding, trim(codes, withoutDuplicates(codes, size)));
    }

    /** Of numbers that are strictly ascending. */
    static <E> FlatElements<E> ofAscending(DiscreteElementType<E> type, long[] codes) {
        return new FlatElements<>(type, type, codes);
    }

    long code(int index) {
        return codes[index];
    }

    private static int withoutDuplicates(long[] sorted, int size) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (i == 0 || sorted[kept - 1] != sorted[i]) {
                sorted[kept++] = sorted[i];
            }
        }
        return kept;
    }

    private static long[] trim(long[] codes, int size) {
        return size == codes.length ? codes : Arrays.copyOf(codes, size);
    }

    private FlatElements<E> with(long[] result) {
        return new FlatElements<>(type(), encoding, result);
    }

    @Override
    public int size() {
        return codes.length;
    }

    @Override
    public E get(int index) {
        return encoding.decode(codes[index]);
    }

    @Override
    int compare(int index, SortedElements<E> other, int otherIndex) {
        return Long.compare(codes[index], codesOf(other)[otherIndex]);
    }

    /** Elements of one type are all kept in the same way. */
    private static long[] codesOf(SortedElements<?> elements) {
        return ((FlatElements<?>) elements).codes;
    }

    @Override
    int indexOf(E element) {
        return indexOf(encoding.encode(element));
    }

    int indexOf(long code) {
        return Arrays.binarySearch(codes, code);
    }

    @Override
    SortedElements<E> combine(SortedElements<E> other, Operation operation) {
        long[] right = codesOf(other);
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

    @Override
    public int hashCode() {
        return Arrays.hashCode(codes);
    }
}

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
abstract sealed class FlatElements<E> extends SortedElements<E> permits LongElements, IntElements {

    final LongEncoding<E> encoding;

    FlatElements(ElementType<E> type, LongEncoding<E> encoding) {
        super(type);
        this.encoding = encoding;
    }

    static <E> FlatElements<E> of(
            ElementType<E> type, LongEncoding<E> encoding, Collection<? extends E> source, int expected) {
        long[] codes = new long[expected];
        int size = 0;
        for (E element : source) {
            if (size == codes.length) {
                codes = Arrays.copyOf(codes, Math.max(4, size * 2));
            }
            codes[size] = encoding.encode(type.admit(require(element, size)));
            size++;
        }
        return of(type, encoding, codes, size);
    }

    static <E> FlatElements<E> of(ElementType<E> type, LongEncoding<E> encoding, long[] codes) {
        return of(type, encoding, codes, codes.length);
    }

    private static <E> FlatElements<E> of(ElementType<E> type, LongEncoding<E> encoding, long[] source, int size) {
        long[] codes = LongSort.sort(source, size);
        return ofAscending(type, encoding, codes, withoutDuplicates(codes, size));
    }

    /** Of numbers that are strictly ascending. */
    static <E> FlatElements<E> ofAscending(DiscreteElementType<E> type, long[] codes) {
        return ofAscending(type, type, codes, codes.length);
    }

    private static <E> FlatElements<E> ofAscending(
            ElementType<E> type, LongEncoding<E> encoding, long[] codes, int size) {
        return encoding.isNarrow()
                ? IntElements.of(type, encoding, codes, size)
                : LongElements.of(type, encoding, codes, size);
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

    /** The number of the element at an index. */
    abstract long code(int index);

    /** As {@link #indexOf(Object)}, of the element with a number. */
    abstract int indexOf(long code);

    @Override
    public final E get(int index) {
        return encoding.decode(code(index));
    }

    /** Elements of one type are all kept in the same way. */
    @Override
    final int compare(int index, SortedElements<E> other, int otherIndex) {
        return Long.compare(code(index), ((FlatElements<E>) other).code(otherIndex));
    }

    @Override
    final int indexOf(E element) {
        return indexOf(encoding.encode(element));
    }

    @Override
    public final int hashCode() {
        long hash = HashCodes.NO_PARTS;
        for (int i = 0; i < size(); i++) {
            hash = HashCodes.then(hash, code(i));
        }
        return HashCodes.spread(hash);
    }
}

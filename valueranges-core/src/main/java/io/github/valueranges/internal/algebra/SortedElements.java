package io.github.valueranges.internal.algebra;

import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.LongEncoding;
import java.util.AbstractList;
import java.util.Collection;
import java.util.List;
import java.util.RandomAccess;

/**
 * Elements in ascending order without duplicates: of equal ones the first that was met stays. They are kept as numbers
 * if the element type has them, else as objects.
 *
 * @param <E> the element
 */
public abstract class SortedElements<E> extends Ascending<SortedElements<E>> implements Comparable<SortedElements<E>> {

    private final ElementType<E> type;

    SortedElements(ElementType<E> type) {
        this.type = type;
    }

    /** The canonical set of some elements, each normalised; none may be null. */
    @SuppressWarnings("unchecked") // the numbers are those of the type's elements
    public static <E> SortedElements<E> of(ElementType<E> type, Collection<? extends E> source) {
        int expected = roomFor(source.size());
        return type instanceof LongEncoding<?> encoding
                ? FlatElements.of(type, (LongEncoding<E>) encoding, source, expected)
                : ObjectElements.of(type, source, expected);
    }

    /**
     * The canonical set of the elements with some numbers, as {@link LongEncoding} gives them to elements that need not
     * be normalised; the array is used up.
     */
    @SuppressWarnings("unchecked") // the numbers are those of the type's elements
    public static <E> SortedElements<E> ofCodes(ElementType<E> type, long[] codes) {
        return FlatElements.of(type, (LongEncoding<E>) type, codes);
    }

    static <E> E require(E element, int index) {
        if (element == null) {
            throw new NullPointerException("element " + index);
        }
        return element;
    }

    final ElementType<E> type() {
        return type;
    }

    /** The elements of another set of the same type: of another one, raw generics let them in. */
    private SortedElements<E> own(SortedElements<E> other) {
        if (other.type != type) {
            throw foreign(other.type, type);
        }
        return other;
    }

    public abstract E get(int index);

    public final boolean contains(E element) {
        return holds(type.admit(element));
    }

    /** As {@link #contains}, without refusing what no set could hold. */
    public final boolean holds(E element) {
        return type.isComparable(element) && indexOf(element) >= 0;
    }

    /** As {@link #contains}, for the element with a number. */
    public final boolean holdsCode(long code) {
        return ((FlatElements<E>) this).indexOf(code) >= 0;
    }

    /** As of {@link java.util.Arrays#binarySearch}: negative for where the element would be. */
    abstract int indexOf(E element);

    /** In O(m log n), and never more than O(n + m). */
    public final boolean containsAll(SortedElements<E> other) {
        own(other);
        int upTo = 0;
        for (int i = 0; i < other.size(); i++) {
            upTo = countUpTo(other, i, upTo);
            if (upTo == 0 || compare(upTo - 1, other, i) != 0) {
                return false;
            }
        }
        return true;
    }

    /** In O(m log n) for the smaller of the two, and never more than O(n + m). */
    public final boolean overlaps(SortedElements<E> other) {
        own(other);
        if (size() < other.size()) {
            return other.overlaps(this);
        }
        int upTo = 0;
        for (int i = 0; i < other.size(); i++) {
            upTo = countUpTo(other, i, upTo);
            if (upTo > 0 && compare(upTo - 1, other, i) == 0) {
                return true;
            }
        }
        return false;
    }

    public final SortedElements<E> union(SortedElements<E> other) {
        return combine(own(other), Operation.UNION);
    }

    public final SortedElements<E> intersect(SortedElements<E> other) {
        return combine(own(other), Operation.INTERSECT);
    }

    public final SortedElements<E> except(SortedElements<E> other) {
        return combine(own(other), Operation.EXCEPT);
    }

    abstract SortedElements<E> combine(SortedElements<E> other, Operation operation);

    /** With an element, normalised; this if it is one already. */
    public final SortedElements<E> add(E element) {
        E normalised = type.admit(element);
        int index = indexOf(normalised);
        return index >= 0 ? this : insert(-index - 1, normalised);
    }

    abstract SortedElements<E> insert(int index, E element);

    /** Without an element; this if it is none. */
    public final SortedElements<E> remove(E element) {
        int index = indexOf(type.admit(element));
        return index < 0 ? this : delete(index);
    }

    abstract SortedElements<E> delete(int index);

    /** The elements as an unmodifiable list over this very storage. */
    public final List<E> asList() {
        return new ElementList<>(this);
    }

    private static final class ElementList<E> extends AbstractList<E> implements RandomAccess {

        private final SortedElements<E> elements;

        ElementList(SortedElements<E> elements) {
            this.elements = elements;
        }

        @Override
        public E get(int index) {
            return elements.get(index);
        }

        @Override
        public int size() {
            return elements.size();
        }
    }

    /** The order of arrays: element by element, and what ends first is smaller. */
    @Override
    public final int compareTo(SortedElements<E> other) {
        return compareInOrder(own(other));
    }

    @Override
    public final boolean equals(Object object) {
        return object instanceof SortedElements<?> other && type == other.type && sameElements(other);
    }

    @SuppressWarnings("unchecked") // one element type
    private boolean sameElements(SortedElements<?> other) {
        return size() == other.size() && compareInOrder((SortedElements<E>) other) == 0;
    }

    @Override
    public abstract int hashCode();
}

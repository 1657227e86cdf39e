package io.github.valueranges.internal.algebra;

import io.github.valueranges.internal.element.ElementType;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.RandomAccess;

/**
 * Elements in ascending order without duplicates: of equal ones the first that was met stays. All access to the array
 * is in this class.
 *
 * @param <E> the element
 */
public final class SortedElements<E> implements Comparable<SortedElements<E>> {

    /** The size that a collection states is a hint, which no more room is made for than this before elements come. */
    private static final int TRUSTED_SIZE = 1024;

    private final ElementType<E> type;
    private final E[] elements;

    private SortedElements(ElementType<E> type, E[] elements) {
        this.type = type;
        this.elements = elements;
    }

    /** The canonical set of some elements, each normalised; none may be null. */
    public static <E> SortedElements<E> of(ElementType<E> type, Collection<? extends E> source) {
        E[] elements = newArray(Math.max(0, Math.min(source.size(), TRUSTED_SIZE)));
        int size = 0;
        for (E element : source) {
            if (element == null) {
                throw new NullPointerException("element " + size);
            }
            if (size == elements.length) {
                elements = Arrays.copyOf(elements, Math.max(4, size * 2));
            }
            elements[size++] = type.normalise(element);
        }
        SortedElements<E> unsorted = new SortedElements<>(type, Arrays.copyOf(elements, size));
        Arrays.sort(unsorted.elements, type::compare);
        return unsorted.withoutNeighbouringDuplicates();
    }

    @SuppressWarnings("unchecked") // an array that stays inside of this class
    private static <E> E[] newArray(int length) {
        return (E[]) new Object[length];
    }

    private SortedElements<E> withoutNeighbouringDuplicates() {
        int kept = 0;
        for (int i = 0; i < elements.length; i++) {
            if (i == 0 || type.compare(get(kept - 1), get(i)) != 0) {
                elements[kept++] = elements[i];
            }
        }
        return kept == elements.length ? this : new SortedElements<>(type, Arrays.copyOf(elements, kept));
    }

    public int size() {
        return elements.length;
    }

    public E get(int index) {
        return elements[index];
    }

    public boolean contains(E element) {
        return holds(type.normalise(element));
    }

    /** As {@link #contains}, without refusing what no set could hold. */
    public boolean holds(E element) {
        return indexOf(element) >= 0;
    }

    private int indexOf(E element) {
        return Arrays.binarySearch(elements, element, type::compare);
    }

    public boolean containsAll(SortedElements<E> other) {
        return other.size() <= size() && walk(other, false, false, true).size() == 0;
    }

    public boolean overlaps(SortedElements<E> other) {
        int i = 0;
        int j = 0;
        while (i < size() && j < other.size()) {
            int order = type.compare(get(i), other.get(j));
            if (order == 0) {
                return true;
            }
            if (order < 0) {
                i++;
            } else {
                j++;
            }
        }
        return false;
    }

    public SortedElements<E> union(SortedElements<E> other) {
        return walk(other, true, true, true);
    }

    public SortedElements<E> intersect(SortedElements<E> other) {
        return walk(other, false, true, false);
    }

    public SortedElements<E> except(SortedElements<E> other) {
        return walk(other, true, false, false);
    }

    /** One pass over both that keeps what only this holds, what both hold, what only the other holds. */
    private SortedElements<E> walk(SortedElements<E> other, boolean onlyThis, boolean both, boolean onlyOther) {
        E[] out = newArray(size() + other.size());
        int size = 0;
        int i = 0;
        int j = 0;
        while (i < size() || j < other.size()) {
            int order = i == size() ? 1 : j == other.size() ? -1 : type.compare(get(i), other.get(j));
            if (order < 0 ? onlyThis : order == 0 ? both : onlyOther) {
                out[size++] = order <= 0 ? elements[i] : other.elements[j];
            }
            if (order <= 0) {
                i++;
            }
            if (order >= 0) {
                j++;
            }
        }
        return new SortedElements<>(type, Arrays.copyOf(out, size));
    }

    /** The elements as an unmodifiable list over this very storage. */
    public List<E> asList() {
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
    public int compareTo(SortedElements<E> other) {
        int common = Math.min(size(), other.size());
        for (int i = 0; i < common; i++) {
            int order = type.compare(get(i), other.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(size(), other.size());
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof SortedElements<?> other && type == other.type && sameElements(other);
    }

    @SuppressWarnings("unchecked") // one element type
    private boolean sameElements(SortedElements<?> other) {
        return size() == other.size() && compareTo((SortedElements<E>) other) == 0;
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = 0; i < size(); i++) {
            hash = 31 * hash + type.hash(get(i));
        }
        return hash;
    }
}

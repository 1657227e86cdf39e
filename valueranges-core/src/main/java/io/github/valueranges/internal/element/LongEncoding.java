package io.github.valueranges.internal.element;

/**
 * Elements as numbers in the same order: sets keep these in a flat array. Numbers need not be dense: the next element
 * may have any greater number.
 *
 * @param <E> the element's Java type
 */
public interface LongEncoding<E> {

    /** The number of an element: less for a smaller element, equal for an equal one. */
    long encode(E element);

    /** The element of a number that {@link #encode} gave. */
    E decode(long code);

    /** Whether the numbers of all elements fit into an {@code int}, which takes half the room. */
    default boolean isNarrow() {
        return false;
    }
}

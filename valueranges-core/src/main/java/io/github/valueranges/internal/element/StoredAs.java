package io.github.valueranges.internal.element;

import org.jspecify.annotations.Nullable;

/**
 * Elements that the server has no type for and keeps as elements of a finer type: a month as its first day. Their text
 * is their own, and that of the finer type is read too, if it says elements of this one.
 *
 * @param <E> the element's Java type
 * @param <S> the Java type of what is stored
 */
public interface StoredAs<E, S> {

    /** How the elements of a type are stored, null if as they are. */
    @SuppressWarnings("unchecked") // an element type says how its own elements are stored
    static <E> @Nullable StoredAs<E, ?> of(ElementType<E> type) {
        return type instanceof StoredAs<?, ?> ? (StoredAs<E, ?>) type : null;
    }

    /** The type of what is stored. */
    DiscreteElementType<S> storedType();

    /** Whether a text that is an element of one of both types is one of the finer type. */
    boolean isStoredForm(ElementText text);

    /** What is stored for an element that the server has: the first that it covers. */
    S toStored(E element);

    /** The element that starts there, null if there is none. */
    @Nullable
    E startingAt(S stored);

    /** Says that no element starts there, for the message of a refusal. */
    String misaligned(S stored);
}

package io.github.valueranges.internal.element;

import io.github.valueranges.LiteralParseException;

/** What is stored for elements: the value inside a wrapper, the first day of a month, else the element itself. */
public final class StoredElements {

    private StoredElements() {}

    /** The type of what is stored. */
    public static ElementType<?> type(ElementType<?> type) {
        if (type instanceof WrapperElementType<?, ?> wrapper) {
            return type(wrapper.backing());
        }
        return type instanceof StoredAs<?, ?> form ? form.storedType() : type;
    }

    /**
     * What is stored for an element.
     *
     * @throws NullPointerException if it is a wrapper that holds null
     * @throws IllegalArgumentException if it is a wrapper of what no set can hold
     */
    public static <E> Object of(ElementType<E> type, E element) {
        if (type instanceof WrapperElementType<E, ?> wrapper) {
            return ofWrapper(wrapper, element);
        }
        StoredAs<E, ?> form = StoredAs.of(type);
        return form == null ? element : form.toStored(element);
    }

    private static <E, P> Object ofWrapper(WrapperElementType<E, P> wrapper, E element) {
        return of(wrapper.backing(), wrapper.backing().normalise(wrapper.unwrap(element)));
    }

    /**
     * The element for what is stored, through the wrapper's constructor if there is one.
     *
     * @throws ClassCastException if it is not of the class of what is stored
     * @throws IllegalArgumentException if no element is stored so, or the wrapper refuses it
     */
    public static <E> E element(ElementType<E> type, Object stored) {
        if (type instanceof WrapperElementType<E, ?> wrapper) {
            return wrapped(wrapper, stored);
        }
        StoredAs<E, ?> form = StoredAs.of(type);
        return form == null ? type.normalise(type.javaType().cast(stored)) : startingAt(form, stored);
    }

    private static <E, P> E wrapped(WrapperElementType<E, P> wrapper, Object stored) {
        return wrapper.wrap(element(wrapper.backing(), stored));
    }

    private static <E, S> E startingAt(StoredAs<E, S> form, Object value) {
        S stored = form.storedType().javaType().cast(value);
        E element = form.startingAt(stored);
        if (element == null) {
            throw new LiteralParseException(
                    form.misaligned(stored), form.storedType().format(stored), 0);
        }
        return element;
    }
}

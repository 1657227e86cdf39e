package io.github.valueranges.internal.literal;

import io.github.valueranges.UnstorableValueException;
import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.Excerpt;
import java.util.List;

/** Refuses what the server's types cannot hold before it is sent, by the name of the bound or element. */
public final class OnServer {

    private OnServer() {}

    /**
     * Refuses an element that the server has not.
     *
     * @throws UnstorableValueException naming it, and which the server has
     */
    public static <E> void requireElement(E element, ElementType<E> type) {
        if (!type.isOnServer(element)) {
            throw refused("element", element, type, "expected one from " + type.onServer());
        }
    }

    /**
     * Refuses ascending elements if the server has not all of them. The infinities come first and last: if it has the
     * elements next to these it has those between.
     *
     * @throws UnstorableValueException naming one, and which the server has
     */
    public static <E> void requireElements(List<E> ascending, ElementType<E> type) {
        int size = ascending.size();
        ascending.subList(0, Math.min(2, size)).forEach(element -> requireElement(element, type));
        ascending.subList(Math.max(0, size - 2), size).forEach(element -> requireElement(element, type));
    }

    /**
     * Refuses bounds, as the records hold them, that no range of the server has.
     *
     * @throws UnstorableValueException naming the bound, which ones the server has, and that it may be left out
     */
    public static <E> void requireBounds(Bounds<E> bounds, ElementType<E> type) {
        E lower = bounds.lower();
        if (lower != null && !type.isOnServer(lower) && !isAfterInfinity(lower, type)) {
            throw refused(
                    "lower bound",
                    lower,
                    type,
                    "expected one from " + type.onServer() + ", or no lower bound as atMost makes it");
        }
        E upper = bounds.upper();
        if (upper != null && !isUpperOnServer(upper, type)) {
            throw refused(
                    "upper bound",
                    upper,
                    type,
                    "expected one from " + uppersOnServer(type) + ", or no upper bound as atLeast makes it");
        }
    }

    private static <E> boolean isAfterInfinity(E lower, ElementType<E> type) {
        return type instanceof DiscreteElementType<E> discrete
                && discrete.isInfinite(discrete.min())
                && discrete.isNext(discrete.min(), lower);
    }

    /** The server keeps the value after the last one of a discrete range, and must have that. */
    private static <E> boolean isUpperOnServer(E upper, ElementType<E> type) {
        if (!(type instanceof DiscreteElementType<E> discrete)) {
            return type.isOnServer(upper);
        }
        boolean isWithin = discrete.compare(discrete.firstOnServer(), upper) <= 0
                && discrete.compare(upper, discrete.lastOnServer()) < 0;
        return isWithin
                || discrete.isInfinite(upper)
                || (discrete.compare(upper, discrete.max()) < 0 && discrete.isOnServer(discrete.plus(upper, 1)));
    }

    private static <E> String uppersOnServer(ElementType<E> type) {
        return type instanceof DiscreteElementType<E> discrete
                ? discrete.format(discrete.firstOnServer()) + " to "
                        + discrete.format(discrete.plus(discrete.lastOnServer(), -1))
                        + ", for the server keeps the value after it"
                : type.onServer();
    }

    private static <E> UnstorableValueException refused(String place, E value, ElementType<E> type, String expected) {
        return new UnstorableValueException(
                "the " + place + " " + Excerpt.of(type, value) + " cannot be stored: " + expected);
    }
}

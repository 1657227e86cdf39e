package io.github.valueranges.internal.element;

import org.jspecify.annotations.Nullable;

/**
 * An element type with a step: every element but the last has a next one.
 *
 * @param <E> the element's Java type
 */
public abstract class DiscreteElementType<E> extends ElementType<E> implements LongEncoding<E> {

    protected DiscreteElementType(Class<E> javaType, String postgresName) {
        super(javaType, postgresName);
    }

    /** The smallest element of the Java type. */
    public abstract E min();

    /** The largest element of the Java type. */
    public abstract E max();

    /** The first finite element of the server. */
    public E firstOnServer() {
        return min();
    }

    /** The last finite element of the server: a bound that it keeps one step further cannot be this one. */
    public E lastOnServer() {
        return max();
    }

    @Override
    public final boolean isOnServer(E element) {
        return (compare(firstOnServer(), element) <= 0 && compare(element, lastOnServer()) <= 0) || isInfinite(element);
    }

    @Override
    public final String onServer() {
        return format(firstOnServer()) + " to " + format(lastOnServer());
    }

    /**
     * The element that many steps further, or back for a negative number.
     *
     * @throws ArithmeticException beyond {@link #min} or {@link #max}
     */
    public abstract E plus(E element, long steps);

    /** Whether the one element is a step after the other. */
    public boolean isNext(E element, E next) {
        return compare(element, next) < 0 && compare(plus(element, 1), next) == 0;
    }

    /** Every value of the Java type is an element as it is. */
    @Override
    public final E normalise(E element) {
        return element;
    }

    /** The number of the element after this one, for numbers that are dense; of no meaning for the last element. */
    public long encodeNext(E element) {
        return encode(element) + 1;
    }

    /** As {@link #encodeNext}, of the element with a number. */
    public long next(long code) {
        return code + 1;
    }

    /** The number of the element before the one with a number; of no meaning for the first element. */
    public long previous(long code) {
        return code - 1;
    }

    /** How many characters almost every text of this type has, 0 if there is no such number. */
    public int plainLength() {
        return 0;
    }

    /**
     * Reads {@link #plainLength} characters without looking for where they end, as the number of the element; negative
     * if they are not the plain text of an element, be they another text of one or none: {@link #parse} decides.
     */
    public long readPlain(CharSequence text, int from) {
        return -1;
    }

    /** Puts the text of an element into an array, if it is {@link #plainLength} characters, and tells whether it is. */
    public boolean putPlain(E element, char[] out, int index) {
        return false;
    }

    /**
     * The value that a last value is written before, where the server has the one and not the other; else null. Without
     * it a range that the server holds would print as a literal that the server refuses.
     */
    public @Nullable E writtenBefore(E last) {
        return null;
    }

    /**
     * How many steps lead from the one element to the other.
     *
     * @throws ArithmeticException if a {@code long} cannot hold the number
     */
    public abstract long stepsBetween(E from, E to);

    /** A number with its noun: {@code 1 day}, {@code 2 days}. */
    public static String counted(long number, String noun) {
        return number + " " + noun + (number == 1 || number == -1 ? "" : "s");
    }
}

package io.github.valueranges.internal.element;

/**
 * An element type with a step: every element but the last has a next one.
 *
 * @param <E> the element's Java type
 */
public abstract class DiscreteElementType<E> extends ElementType<E> {

    protected DiscreteElementType(Class<E> javaType, String postgresName) {
        super(javaType, postgresName);
    }

    /** The smallest element of the Java type. */
    public abstract E min();

    /** The largest element of the Java type. */
    public abstract E max();

    /**
     * The element that many steps further, or back for a negative number.
     *
     * @throws ArithmeticException beyond {@link #min} or {@link #max}
     */
    public abstract E plus(E element, long steps);

    /**
     * How many steps lead from the one element to the other.
     *
     * @throws ArithmeticException if a {@code long} cannot hold the number
     */
    public abstract long stepsBetween(E from, E to);
}

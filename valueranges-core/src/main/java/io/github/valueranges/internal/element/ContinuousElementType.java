package io.github.valueranges.internal.element;

import org.jspecify.annotations.Nullable;

/**
 * An element type without a step, between whose elements there is a distance: a number or a duration.
 *
 * @param <E> the element's Java type
 * @param <A> the type of distances
 */
public abstract class ContinuousElementType<E, A> extends ElementType<E> {

    protected ContinuousElementType(Class<E> javaType, String postgresName) {
        super(javaType, postgresName);
    }

    /**
     * A distance as it is kept, or none.
     *
     * @throws IllegalArgumentException naming it and the reason
     */
    public A requireAmount(A amount) {
        return amount;
    }

    /** The distance from an element to itself. */
    public abstract A zero();

    /** The sum of two distances, null if it is too large to hold. */
    public abstract @Nullable A sum(A left, A right);

    /** The distance from the one element to the other, which is not smaller; null if it is too large to hold. */
    public abstract @Nullable A distance(E from, E to);

    /**
     * The element at a distance.
     *
     * @throws ArithmeticException naming element and amount if there is none
     */
    public abstract E plus(E element, A amount);
}

package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import java.util.Optional;

/**
 * A range that knows its own type, so that results have it too.
 *
 * <p>Its order is PostgreSQL's {@code range_cmp}: the empty range first, then by lower bound, then by upper bound; a
 * missing lower bound is first, a missing upper bound last.
 *
 * @param <E> the type of the values
 * @param <R> the range type
 * @param <S> the range set type
 */
public sealed interface TypedRange<E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
        extends Range<E>, RangeAlgebra<E, R, S>, Comparable<R> permits DiscreteRange, ContinuousRange {

    @Override
    RangeType<E, R, S> type();

    // --- the state of a range is that of its bounds --------------------------------

    @Override
    default boolean isEmpty() {
        return Operands.type(this).isEmpty(this);
    }

    @Override
    default boolean isFinite() {
        return Operands.type(this).start(this) != null && Operands.type(this).end(this) != null;
    }

    @Override
    default boolean isUnbounded() {
        return isUnboundedStart() && isUnboundedEnd();
    }

    @Override
    default boolean isUnboundedStart() {
        return Operands.type(this).start(this) == null && !isEmpty();
    }

    @Override
    default boolean isUnboundedEnd() {
        return Operands.type(this).end(this) == null && !isEmpty();
    }

    @Override
    default Optional<E> lowerBound() {
        return Optional.ofNullable(Operands.type(this).start(this));
    }

    @Override
    default Optional<E> upperBound() {
        return Optional.ofNullable(Operands.type(this).end(this));
    }

    @Override
    default boolean lowerBoundInclusive() {
        return Operands.type(this).startInclusive(this);
    }

    @Override
    default boolean upperBoundInclusive() {
        return Operands.type(this).endInclusive(this);
    }

    @Override
    default Optional<E> clamp(E value) {
        E normalised = Operands.type(this).elementType().normalise(requireNonNull(value, "value"));
        if (isEmpty() || contains(normalised)) {
            return isEmpty() ? Optional.empty() : Optional.of(normalised);
        }
        E lower = Operands.type(this).start(this);
        return lower != null && Operands.type(this).elementType().compare(normalised, lower) <= 0
                ? Optional.of(lower)
                : upperBound();
    }

    /**
     * Returns the values that are in both. PostgreSQL: {@code *}.
     *
     * <pre>{@code
     * LocalDateRange.parse("[2026-06-01,2026-06-08]").intersect(LocalDateRange.parse("[2026-06-08,)"));
     * // [2026-06-08,2026-06-08]
     * }</pre>
     *
     * @param other a range
     * @return the intersection, empty if they share no value
     * @throws NullPointerException if {@code other} is null
     */
    default R intersect(R other) {
        return Operands.range(this, Operands.cuts(this).intersect(Operands.cuts(requireNonNull(other, "other"))));
    }

    /**
     * Returns the range that holds the value alone if it is contained. PostgreSQL: {@code *} with
     * {@code [value,value]}.
     *
     * @param value the value
     * @return the intersection, empty if the value is not contained
     * @throws NullPointerException if {@code value} is null
     */
    default R intersect(E value) {
        return intersect(Operands.singleton(this, value));
    }
}

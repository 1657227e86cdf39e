package io.github.valueranges;

import static java.util.Objects.requireNonNull;

/**
 * A range over a type without a step, such as points in time. Each of its bounds is contained or not, and stays as it
 * was written.
 *
 * @param <E> the type of the values
 * @param <A> the type of distances between values
 * @param <R> the range type
 * @param <S> the range set type
 */
public sealed interface ContinuousRange<E, A, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
        extends TypedRange<E, R, S>
        permits BigDecimalRange,
                DoubleRange,
                FloatRange,
                LocalTimeRange,
                LocalDateTimeRange,
                OffsetDateTimeRange,
                InstantRange {

    /**
     * Returns the range with both bounds moved by an amount. A missing bound stays missing; a bound at an infinity
     * stays there, as on the server.
     *
     * @param amount the amount, forward if positive
     * @return the moved range
     * @throws NullPointerException if {@code amount} is null
     * @throws IllegalArgumentException if the amount is {@code NaN}, infinite or a number too large for the type,
     *     whether there is a bound to move or not
     * @throws ArithmeticException if a bound would leave the type or become an infinity
     */
    default R shift(A amount) {
        return Spans.shift(this, requireNonNull(amount, "amount"));
    }
}

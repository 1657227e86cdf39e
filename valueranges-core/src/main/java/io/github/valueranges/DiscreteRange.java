package io.github.valueranges;

import io.github.valueranges.internal.algebra.DiscreteCuts;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * A range over a type with a step, such as days. It is closed: every way to write the same values gives the same range,
 * and its bounds are its first and its last value.
 *
 * @param <E> the type of the values
 * @param <R> the range type
 * @param <S> the range set type
 */
public sealed interface DiscreteRange<E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
        extends TypedRange<E, R, S> permits IntRange, LongRange, LocalDateRange, YearMonthRange {

    /**
     * Returns how many values there are.
     *
     * <pre>{@code
     * LocalDateRange.parse("[2026-06-01,2026-06-08]").length(); // OptionalLong[8]
     * LocalDateRange.empty().length();                          // OptionalLong[0]
     * }</pre>
     *
     * @return the number of values; absent if a side is unbounded or reaches an infinity, or if a {@code long} cannot
     *     hold it
     */
    default OptionalLong length() {
        return DiscreteCuts.count(Operands.type(this).discreteElementType(), Operands.cuts(this));
    }

    /**
     * Returns the values in ascending order. PostgreSQL: {@code generate_series}.
     *
     * @return the values, none for the empty range
     * @throws IllegalStateException if a side is unbounded or reaches an infinity, at the call and not while the stream
     *     is read
     */
    default Stream<E> values() {
        return DiscreteCuts.values(Operands.type(this).discreteElementType(), Operands.cuts(this), this);
    }

    /**
     * Returns the range with both bounds moved by a number of steps. A missing bound stays missing; a bound at an
     * infinity stays there, as {@code infinity + 1} does on the server.
     *
     * <pre>{@code
     * LocalDateRange.parse("[2026-06-01,2026-06-08]").shift(7); // [2026-06-08,2026-06-15]
     * }</pre>
     *
     * @param steps the number of steps, forward if positive
     * @return the moved range
     * @throws ArithmeticException if a bound would leave the type or become an infinity
     */
    default R shift(long steps) {
        return ((DiscreteRangeType<E, R, S>) type()).shift(type().cast(this), steps);
    }
}

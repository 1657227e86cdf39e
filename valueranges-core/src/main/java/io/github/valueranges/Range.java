package io.github.valueranges;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Optional;

/**
 * A range of any type: all values between two bounds, or none. Each range type, such as {@link LocalDateRange}, is a
 * sealed interface over five records, one for each shape: empty, finite, unbounded at the start, at the end, at both.
 *
 * <p>Code that works for one type uses that type; this is for code that works for all of them. JSON writes a value of
 * this declared type by its own type; reading, binding and mapping need the concrete type.
 *
 * @param <E> the type of the values
 */
public sealed interface Range<E> extends RangeLike<E> permits TypedRange {

    /**
     * Returns the descriptor of the range's type.
     *
     * @return the type
     */
    RangeType<E, ?, ?> type();

    /**
     * Returns what in this range is nearest to a value: the value itself if it is contained, else the bound on its
     * side. An exclusive bound of a type without a step is returned too, although this range does not contain it.
     *
     * <pre>{@code
     * LocalDateRange.parse("[2026-06-01,2026-06-08]").clamp(LocalDate.parse("2026-07-01")); // 2026-06-08
     * }</pre>
     *
     * @param value the value
     * @return the value or the bound; empty if this range is
     * @throws NullPointerException if {@code value} is null
     */
    Optional<E> clamp(E value);

    /**
     * Returns the range as a PostgreSQL literal, which {@code parse} and the server read back as an equal range: over a
     * discrete type closed, {@code [2026-06-01,2026-06-08]}, {@code (,2026-06-08]}, {@code empty}.
     *
     * @return the literal
     */
    @Override
    @JsonValue
    String toString();
}

package io.github.valueranges;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A range set of any type, which PostgreSQL calls a multirange: ranges in ascending order that neither overlap nor
 * touch and of which none is empty. Equal sets of values are therefore equal range sets.
 *
 * <p>Code that works for one type uses that type, such as {@link LocalDateRangeSet}; this is for code that works for
 * all.
 *
 * @param <E> the type of the values
 */
public sealed interface RangeSet<E> extends RangeLike<E> permits TypedRangeSet {

    /**
     * Returns the descriptor of the range set's type.
     *
     * @return the type
     */
    RangeSetType<E, ?, ?> type();

    /**
     * Returns how many ranges there are.
     *
     * @return the number of ranges, 0 for the empty set
     */
    int size();

    /**
     * Returns the ranges in ascending order. PostgreSQL: {@code unnest}.
     *
     * @return the ranges
     */
    Stream<? extends Range<E>> stream();

    /**
     * Returns the ranges in ascending order.
     *
     * @return an unmodifiable list
     */
    List<? extends Range<E>> toList();

    /**
     * Returns the range that holds a value. The ranges are searched by halves. It has no operator in PostgreSQL, whose
     * way is a row of {@code unnest} that contains the value.
     *
     * <pre>{@code
     * IntRangeSet.parse("{[1,3],[7,9]}").rangeContaining(8); // Optional[[7,9]]
     * IntRangeSet.parse("{[1,3],[7,9]}").rangeContaining(5); // Optional.empty
     * }</pre>
     *
     * @param value the value
     * @return the range; empty if none holds the value, which is then not contained
     * @throws NullPointerException if {@code value} is null
     */
    Optional<? extends Range<E>> rangeContaining(E value);

    /**
     * Returns the range set as a PostgreSQL literal, {@code {[2026-06-01,2026-06-08],[2026-07-01,)}}, which
     * {@code parse} and the server read back as an equal range set.
     *
     * @return the literal
     */
    @Override
    @JsonValue
    String toString();
}

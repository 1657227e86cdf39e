package io.github.valueranges;

import io.github.valueranges.internal.algebra.Cuts;
import io.github.valueranges.internal.algebra.DiscreteCuts;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * A range set over a type with a step, such as days.
 *
 * @param <E> the type of the values
 * @param <R> the range type
 * @param <S> the range set type
 */
public abstract sealed class DiscreteRangeSet<E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
        extends TypedRangeSet<E, R, S> permits IntRangeSet, LongRangeSet, LocalDateRangeSet, YearMonthRangeSet {

    private static final long serialVersionUID = 1L;

    DiscreteRangeSet(Cuts<E> cuts) {
        super(cuts);
    }

    /**
     * Returns how many values there are.
     *
     * @return the number of values; absent if a side is unbounded or reaches an infinity, or if a {@code long} cannot
     *     hold it
     */
    public final OptionalLong length() {
        return DiscreteCuts.count(type().ranges().discreteElementType(), cuts());
    }

    /**
     * Returns the values in ascending order.
     *
     * @return the values, none for the empty set
     * @throws IllegalStateException if a side is unbounded or reaches an infinity, at the call and not while the stream
     *     is read
     */
    public final Stream<E> values() {
        return DiscreteCuts.values(type().ranges().discreteElementType(), cuts(), this);
    }

    /**
     * Returns the set of all values. It has room for each of them, eight bytes: that of ten years of days is small, and
     * that of all integers is not.
     *
     * @return the values, none for the empty range set
     * @throws IllegalStateException if a side is unbounded or reaches an infinity, or if there are more values than a
     *     set can hold
     */
    public abstract ValueSet<E> toValueSet();
}

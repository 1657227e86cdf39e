package io.github.valueranges;

import io.github.valueranges.internal.algebra.Cuts;

/**
 * A range set over a type without a step, such as points in time.
 *
 * @param <E> the type of the values
 * @param <R> the range type
 * @param <S> the range set type
 */
public abstract sealed class ContinuousRangeSet<E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
        extends TypedRangeSet<E, R, S>
        permits BigDecimalRangeSet,
                DoubleRangeSet,
                FloatRangeSet,
                LocalTimeRangeSet,
                LocalDateTimeRangeSet,
                OffsetDateTimeRangeSet,
                InstantRangeSet {

    private static final long serialVersionUID = 1L;

    ContinuousRangeSet(Cuts<E> cuts) {
        super(cuts);
    }
}

package io.github.valueranges;

import java.io.Serializable;
import java.util.Optional;

/**
 * What a range and a range set have in common: a set of values with a lower and an upper end.
 *
 * @param <E> the type of the values
 */
public sealed interface RangeLike<E> extends Serializable permits Range, RangeSet, RangeAlgebra {

    /**
     * Tells whether a value is in this set of values. PostgreSQL: {@code @>}.
     *
     * <pre>{@code
     * LocalDateRange.parse("[2026-06-01,2026-06-08]").contains(LocalDate.parse("2026-06-08")); // true
     * LocalDateRange.empty().contains(LocalDate.parse("2026-06-08"));                          // false
     * }</pre>
     *
     * @param value the value
     * @return whether it is contained
     * @throws NullPointerException if {@code value} is null
     */
    boolean contains(E value);

    /**
     * Tells whether this holds no value at all. PostgreSQL: {@code isempty}.
     *
     * @return whether it is empty
     */
    boolean isEmpty();

    /**
     * Tells whether this has both bounds; the empty range has none. A bound at {@code infinity} is a bound.
     *
     * @return whether it is neither empty nor unbounded at a side
     */
    boolean isFinite();

    /**
     * Tells whether this holds every value: a range set with a hole does not, although it has no bounds.
     *
     * @return whether it is {@code (,)}, or {@code {(,)}}
     */
    boolean isUnbounded();

    /**
     * Tells whether there is no lower bound; true for {@code (,)} too, false for the empty range and for a bound at
     * {@code -infinity}. PostgreSQL: {@code lower_inf}.
     *
     * @return whether it is unbounded below
     */
    boolean isUnboundedStart();

    /**
     * Tells whether there is no upper bound; true for {@code (,)} too, false for the empty range and for a bound at
     * {@code infinity}. PostgreSQL: {@code upper_inf}.
     *
     * @return whether it is unbounded above
     */
    boolean isUnboundedEnd();

    /**
     * Returns the lower bound, which over a discrete type is the first value. PostgreSQL: {@code lower}.
     *
     * @return the bound; empty, where SQL has {@code NULL}, if this is empty or unbounded below
     */
    Optional<E> lowerBound();

    /**
     * Returns the upper bound, which over a discrete type is the last value. PostgreSQL: {@code upper}, which for a
     * discrete type is one step further.
     *
     * @return the bound; empty, where SQL has {@code NULL}, if this is empty or unbounded above
     */
    Optional<E> upperBound();

    /**
     * Tells whether the lower bound is itself contained. PostgreSQL: {@code lower_inc}.
     *
     * @return whether there is a lower bound and it is inclusive; a discrete bound always is
     */
    boolean lowerBoundInclusive();

    /**
     * Tells whether the upper bound is itself contained. PostgreSQL: {@code upper_inc}, which for a discrete type looks
     * at the bound one step further and is false.
     *
     * @return whether there is an upper bound and it is inclusive; a discrete bound always is
     */
    boolean upperBoundInclusive();
}

package io.github.valueranges;

/** The operations of {@link LongRange} and {@link LongRangeSet} with a {@code long}. */
public sealed interface LongRangeAlgebra extends RangeAlgebra<Long, LongRange, LongRangeSet>
        permits LongRange, LongRangeSet {

    /**
     * Tells whether a value is in this set of values. PostgreSQL: {@code @>}.
     *
     * @param value the value
     * @return whether it is contained
     */
    default boolean contains(long value) {
        return contains((Long) value);
    }

    /**
     * Tells whether this holds no other value than the given one. PostgreSQL: {@code <@}.
     *
     * @param value the value
     * @return whether this is empty or holds the value alone
     */
    default boolean isContainedBy(long value) {
        return isContainedBy((Long) value);
    }

    /**
     * Tells whether the value is in this: {@link #contains} by the name of the relation.
     *
     * @param value the value
     * @return whether it is contained
     */
    default boolean overlaps(long value) {
        return overlaps((Long) value);
    }

    /**
     * Tells whether the value is the next one outside of this. PostgreSQL: {@code -|-} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether they are adjacent
     */
    default boolean isAdjacentTo(long value) {
        return isAdjacentTo((Long) value);
    }

    /**
     * Tells whether every value of this is before the value. PostgreSQL: {@code <<} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether this is left of it; false if this is empty
     */
    default boolean isStrictlyLeftOf(long value) {
        return isStrictlyLeftOf((Long) value);
    }

    /**
     * Tells whether every value of this is after the value. PostgreSQL: {@code >>} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether this is right of it; false if this is empty
     */
    default boolean isStrictlyRightOf(long value) {
        return isStrictlyRightOf((Long) value);
    }

    /**
     * Tells whether no value of this is after the value. PostgreSQL: {@code &<} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether it does not extend to the right of it; false if this is empty
     */
    default boolean doesNotExtendRightOf(long value) {
        return doesNotExtendRightOf((Long) value);
    }

    /**
     * Tells whether no value of this is before the value. PostgreSQL: {@code &>} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether it does not extend to the left of it; false if this is empty
     */
    default boolean doesNotExtendLeftOf(long value) {
        return doesNotExtendLeftOf((Long) value);
    }

    /**
     * Returns the smallest range that contains this and the value. PostgreSQL: {@code range_merge}.
     *
     * @param value the value
     * @return the hull
     */
    default LongRange merge(long value) {
        return merge((Long) value);
    }

    /**
     * Returns the range of all values between this and the value.
     *
     * @param value the value
     * @return what lies between; empty if there is nothing
     */
    default LongRange gap(long value) {
        return gap((Long) value);
    }

    /**
     * Returns the values of this and the given one. PostgreSQL: {@code +}.
     *
     * @param value the value
     * @return the union
     */
    default LongRangeSet union(long value) {
        return union((Long) value);
    }

    /**
     * Returns the values of this other than the given one. PostgreSQL: {@code -}.
     *
     * @param value the value
     * @return the difference
     */
    default LongRangeSet except(long value) {
        return except((Long) value);
    }
}

package io.github.valueranges;

/** The operations of {@link IntRange} and {@link IntRangeSet} with an {@code int}. */
public sealed interface IntRangeAlgebra extends RangeAlgebra<Integer, IntRange, IntRangeSet>
        permits IntRange, IntRangeSet {

    /**
     * Tells whether a value is in this set of values. PostgreSQL: {@code @>}.
     *
     * @param value the value
     * @return whether it is contained
     */
    default boolean contains(int value) {
        return contains((Integer) value);
    }

    /**
     * Tells whether this holds no other value than the given one. PostgreSQL: {@code <@}.
     *
     * @param value the value
     * @return whether this is empty or holds the value alone
     */
    default boolean isContainedBy(int value) {
        return isContainedBy((Integer) value);
    }

    /**
     * Tells whether the value is in this: {@link #contains} by the name of the relation.
     *
     * @param value the value
     * @return whether it is contained
     */
    default boolean overlaps(int value) {
        return overlaps((Integer) value);
    }

    /**
     * Tells whether the value is the next one outside of this. PostgreSQL: {@code -|-} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether they are adjacent
     */
    default boolean isAdjacentTo(int value) {
        return isAdjacentTo((Integer) value);
    }

    /**
     * Tells whether every value of this is before the value. PostgreSQL: {@code <<} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether this is left of it; false if this is empty
     */
    default boolean isStrictlyLeftOf(int value) {
        return isStrictlyLeftOf((Integer) value);
    }

    /**
     * Tells whether every value of this is after the value. PostgreSQL: {@code >>} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether this is right of it; false if this is empty
     */
    default boolean isStrictlyRightOf(int value) {
        return isStrictlyRightOf((Integer) value);
    }

    /**
     * Tells whether no value of this is after the value. PostgreSQL: {@code &<} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether it does not extend to the right of it; false if this is empty
     */
    default boolean doesNotExtendRightOf(int value) {
        return doesNotExtendRightOf((Integer) value);
    }

    /**
     * Tells whether no value of this is before the value. PostgreSQL: {@code &>} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether it does not extend to the left of it; false if this is empty
     */
    default boolean doesNotExtendLeftOf(int value) {
        return doesNotExtendLeftOf((Integer) value);
    }

    /**
     * Returns the smallest range that contains this and the value. PostgreSQL: {@code range_merge}.
     *
     * @param value the value
     * @return the hull
     */
    default IntRange merge(int value) {
        return merge((Integer) value);
    }

    /**
     * Returns the range of all values between this and the value.
     *
     * @param value the value
     * @return what lies between; empty if there is nothing
     */
    default IntRange gap(int value) {
        return gap((Integer) value);
    }

    /**
     * Returns the values of this and the given one. PostgreSQL: {@code +}.
     *
     * @param value the value
     * @return the union
     */
    default IntRangeSet union(int value) {
        return union((Integer) value);
    }

    /**
     * Returns the values of this other than the given one. PostgreSQL: {@code -}.
     *
     * @param value the value
     * @return the difference
     */
    default IntRangeSet except(int value) {
        return except((Integer) value);
    }
}

package io.github.valueranges;

/** The operations of {@link FloatRange} and {@link FloatRangeSet} with a {@code float}. */
public sealed interface FloatRangeAlgebra extends RangeAlgebra<Float, FloatRange, FloatRangeSet>
        permits FloatRange, FloatRangeSet {

    /**
     * Tells whether a value is in this set of values. PostgreSQL: {@code @>}.
     *
     * @param value the value
     * @return whether it is contained
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default boolean contains(float value) {
        return contains((Float) value);
    }

    /**
     * Tells whether this holds no other value than the given one. PostgreSQL: {@code <@}.
     *
     * @param value the value
     * @return whether this is empty or holds the value alone
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default boolean isContainedBy(float value) {
        return isContainedBy((Float) value);
    }

    /**
     * Tells whether the value is in this: {@link #contains} by the name of the relation.
     *
     * @param value the value
     * @return whether it is contained
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default boolean overlaps(float value) {
        return overlaps((Float) value);
    }

    /**
     * Tells whether the value is the next one outside of this. PostgreSQL: {@code -|-} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether they are adjacent
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default boolean isAdjacentTo(float value) {
        return isAdjacentTo((Float) value);
    }

    /**
     * Tells whether every value of this is before the value. PostgreSQL: {@code <<} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether this is left of it; false if this is empty
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default boolean isStrictlyLeftOf(float value) {
        return isStrictlyLeftOf((Float) value);
    }

    /**
     * Tells whether every value of this is after the value. PostgreSQL: {@code >>} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether this is right of it; false if this is empty
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default boolean isStrictlyRightOf(float value) {
        return isStrictlyRightOf((Float) value);
    }

    /**
     * Tells whether no value of this is after the value. PostgreSQL: {@code &<} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether it does not extend to the right of it; false if this is empty
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default boolean doesNotExtendRightOf(float value) {
        return doesNotExtendRightOf((Float) value);
    }

    /**
     * Tells whether no value of this is before the value. PostgreSQL: {@code &>} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether it does not extend to the left of it; false if this is empty
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default boolean doesNotExtendLeftOf(float value) {
        return doesNotExtendLeftOf((Float) value);
    }

    /**
     * Returns the smallest range that contains this and the value. PostgreSQL: {@code range_merge}.
     *
     * @param value the value
     * @return the hull
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default FloatRange merge(float value) {
        return merge((Float) value);
    }

    /**
     * Returns the range of all values between this and the value.
     *
     * @param value the value
     * @return what lies between; empty if there is nothing
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default FloatRange gap(float value) {
        return gap((Float) value);
    }

    /**
     * Returns the values of this and the given one. PostgreSQL: {@code +}.
     *
     * @param value the value
     * @return the union
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default FloatRangeSet union(float value) {
        return union((Float) value);
    }

    /**
     * Returns the values of this other than the given one. PostgreSQL: {@code -}.
     *
     * @param value the value
     * @return the difference
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default FloatRangeSet except(float value) {
        return except((Float) value);
    }
}

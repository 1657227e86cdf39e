package io.github.valueranges;

/** The operations of {@link DoubleRange} and {@link DoubleRangeSet} with a {@code double}. */
public sealed interface DoubleRangeAlgebra extends RangeAlgebra<Double, DoubleRange, DoubleRangeSet>
        permits DoubleRange, DoubleRangeSet {

    /**
     * Tells whether a value is in this set of values. PostgreSQL: {@code @>}.
     *
     * @param value the value
     * @return whether it is contained
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default boolean contains(double value) {
        return contains((Double) value);
    }

    /**
     * Tells whether this holds no other value than the given one. PostgreSQL: {@code <@}.
     *
     * @param value the value
     * @return whether this is empty or holds the value alone
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default boolean isContainedBy(double value) {
        return isContainedBy((Double) value);
    }

    /**
     * Tells whether the value is in this: {@link #contains} by the name of the relation.
     *
     * @param value the value
     * @return whether it is contained
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default boolean overlaps(double value) {
        return overlaps((Double) value);
    }

    /**
     * Tells whether the value is the next one outside of this. PostgreSQL: {@code -|-} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether they are adjacent
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default boolean isAdjacentTo(double value) {
        return isAdjacentTo((Double) value);
    }

    /**
     * Tells whether every value of this is before the value. PostgreSQL: {@code <<} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether this is left of it; false if this is empty
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default boolean isStrictlyLeftOf(double value) {
        return isStrictlyLeftOf((Double) value);
    }

    /**
     * Tells whether every value of this is after the value. PostgreSQL: {@code >>} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether this is right of it; false if this is empty
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default boolean isStrictlyRightOf(double value) {
        return isStrictlyRightOf((Double) value);
    }

    /**
     * Tells whether no value of this is after the value. PostgreSQL: {@code &<} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether it does not extend to the right of it; false if this is empty
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default boolean doesNotExtendRightOf(double value) {
        return doesNotExtendRightOf((Double) value);
    }

    /**
     * Tells whether no value of this is before the value. PostgreSQL: {@code &>} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether it does not extend to the left of it; false if this is empty
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default boolean doesNotExtendLeftOf(double value) {
        return doesNotExtendLeftOf((Double) value);
    }

    /**
     * Returns the smallest range that contains this and the value. PostgreSQL: {@code range_merge}.
     *
     * @param value the value
     * @return the hull
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default DoubleRange merge(double value) {
        return merge((Double) value);
    }

    /**
     * Returns the range of all values between this and the value.
     *
     * @param value the value
     * @return what lies between; empty if there is nothing
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default DoubleRange gap(double value) {
        return gap((Double) value);
    }

    /**
     * Returns the values of this and the given one. PostgreSQL: {@code +}.
     *
     * @param value the value
     * @return the union
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default DoubleRangeSet union(double value) {
        return union((Double) value);
    }

    /**
     * Returns the values of this other than the given one. PostgreSQL: {@code -}.
     *
     * @param value the value
     * @return the difference
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default DoubleRangeSet except(double value) {
        return except((Double) value);
    }
}

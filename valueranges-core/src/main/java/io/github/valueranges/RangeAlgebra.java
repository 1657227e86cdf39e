package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import io.github.valueranges.internal.algebra.Cuts;
import java.util.Optional;

/**
 * The relations and operations of ranges and range sets. An operand is a value, a range or a range set of the same
 * element type: a value means the range that holds it alone.
 *
 * <p>All of them are PostgreSQL's: the empty range is contained in everything, and neither overlaps, nor touches, nor
 * is left or right of anything. Relations of position look at the outermost bounds alone.
 *
 * @param <E> the type of the values
 * @param <R> the range type
 * @param <S> the range set type
 */
public sealed interface RangeAlgebra<E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
        extends RangeLike<E>
        permits TypedRange, TypedRangeSet, IntRangeAlgebra, LongRangeAlgebra, DoubleRangeAlgebra, FloatRangeAlgebra {

    // --- state -----------------------------------------------------------------------------------------------------

    @Override
    default boolean isEmpty() {
        return Operands.cuts(this).isEmpty();
    }

    @Override
    default boolean isFinite() {
        Cuts<E> cuts = Operands.cuts(this);
        return !cuts.isEmpty() && !cuts.isUnboundedStart() && !cuts.isUnboundedEnd();
    }

    @Override
    default boolean isUnbounded() {
        return Operands.cuts(this).isEverything();
    }

    @Override
    default boolean isUnboundedStart() {
        return Operands.cuts(this).isUnboundedStart();
    }

    @Override
    default boolean isUnboundedEnd() {
        return Operands.cuts(this).isUnboundedEnd();
    }

    @Override
    default Optional<E> lowerBound() {
        return Optional.ofNullable(Operands.outerBounds(this).lower());
    }

    @Override
    default Optional<E> upperBound() {
        return Optional.ofNullable(Operands.outerBounds(this).upper());
    }

    @Override
    default boolean lowerBoundInclusive() {
        return Operands.outerBounds(this).lowerInclusive();
    }

    @Override
    default boolean upperBoundInclusive() {
        return Operands.outerBounds(this).upperInclusive();
    }

    // --- containment -----------------------------------------------------------------------------------------------

    @Override
    default boolean contains(E value) {
        return Operands.cuts(this).contains(Operands.normalise(this, value));
    }

    /**
     * Tells whether every value of the other is a value of this. PostgreSQL: {@code @>}.
     *
     * <pre>{@code
     * LocalDateRange june = LocalDateRange.parse("[2026-06-01,2026-06-30]");
     * june.contains(LocalDateRange.parse("[2026-06-01,2026-06-08]")); // true
     * june.contains(LocalDateRange.all());                            // false
     * june.contains(LocalDateRange.empty());                          // true: it has no value that is missing
     * }</pre>
     *
     * @param other a range or range set
     * @return whether this contains it
     * @throws NullPointerException if {@code other} is null
     */
    default boolean contains(RangeAlgebra<E, R, S> other) {
        return Operands.cuts(this).contains(Operands.cuts(requireNonNull(other, "other")));
    }

    /**
     * Tells whether every value of this is a value of the other. PostgreSQL: {@code <@}.
     *
     * @param other a range or range set
     * @return whether the other contains this; true if this is empty
     * @throws NullPointerException if {@code other} is null
     */
    default boolean isContainedBy(RangeAlgebra<E, R, S> other) {
        return requireNonNull(other, "other").contains(this);
    }

    /**
     * Tells whether this holds no other value than the given one. PostgreSQL: {@code <@}.
     *
     * @param value the value
     * @return whether this is empty or holds the value alone
     * @throws NullPointerException if {@code value} is null
     */
    default boolean isContainedBy(E value) {
        return isContainedBy(Operands.singleton(this, value));
    }

    // --- relations -------------------------------------------------------------------------------------------------

    /**
     * Tells whether some value is in both. PostgreSQL: {@code &&}.
     *
     * <pre>{@code
     * LocalDateRange stay = LocalDateRange.parse("[2026-06-01,2026-06-08]");
     * stay.overlaps(LocalDateRange.parse("[2026-06-08,2026-06-10]")); // true: the 8th is in both
     * stay.overlaps(LocalDateRange.parse("(2026-06-08,2026-06-10]")); // false
     * }</pre>
     *
     * @param other a range or range set
     * @return whether they share a value; false if one is empty
     * @throws NullPointerException if {@code other} is null
     */
    default boolean overlaps(RangeAlgebra<E, R, S> other) {
        return Operands.cuts(this).overlaps(Operands.cuts(requireNonNull(other, "other")));
    }

    /**
     * Tells whether the value is in this: {@link #contains(Object)} by the name of the relation.
     *
     * @param value the value
     * @return whether it is contained
     * @throws NullPointerException if {@code value} is null
     */
    default boolean overlaps(E value) {
        return contains(value);
    }

    /**
     * Tells whether the two touch without a value between them or in both; symmetric. Over a discrete type
     * {@code [1,3]} touches {@code [4,6]}; over a continuous one {@code [1,3)} touches {@code [3,6]} and nothing else
     * does. A range set touches with its outermost bounds only. PostgreSQL: {@code -|-}.
     *
     * <pre>{@code
     * LocalDateRange stay = LocalDateRange.parse("[2026-06-01,2026-06-08]");
     * stay.isAdjacentTo(LocalDateRange.parse("[2026-06-09,)")); // true
     * stay.isAdjacentTo(LocalDateRange.parse("[2026-06-08,)")); // false: they overlap
     * }</pre>
     *
     * @param other a range or range set
     * @return whether they are adjacent; false if one is empty or unbounded at both ends
     * @throws NullPointerException if {@code other} is null
     */
    default boolean isAdjacentTo(RangeAlgebra<E, R, S> other) {
        return Operands.cuts(this).isAdjacentTo(Operands.cuts(requireNonNull(other, "other")));
    }

    /**
     * Tells whether the value is the next one outside of this. PostgreSQL: {@code -|-} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether they are adjacent
     * @throws NullPointerException if {@code value} is null
     */
    default boolean isAdjacentTo(E value) {
        return isAdjacentTo(Operands.singleton(this, value));
    }

    /**
     * Tells whether every value of this is before every value of the other: only the upper bound of this and the lower
     * bound of the other count. PostgreSQL: {@code <<}.
     *
     * <pre>{@code
     * LocalDateRange.parse("(,2026-06-08]").isStrictlyLeftOf(LocalDateRange.parse("[2026-06-09,)")); // true
     * }</pre>
     *
     * @param other a range or range set
     * @return whether this is left of it; false if one is empty
     * @throws NullPointerException if {@code other} is null
     */
    default boolean isStrictlyLeftOf(RangeAlgebra<E, R, S> other) {
        return Operands.cuts(this).isStrictlyLeftOf(Operands.cuts(requireNonNull(other, "other")));
    }

    /**
     * Tells whether every value of this is before the value. PostgreSQL: {@code <<} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether this is left of it; false if this is empty
     * @throws NullPointerException if {@code value} is null
     */
    default boolean isStrictlyLeftOf(E value) {
        return isStrictlyLeftOf(Operands.singleton(this, value));
    }

    /**
     * Tells whether every value of this is after every value of the other. PostgreSQL: {@code >>}.
     *
     * @param other a range or range set
     * @return whether this is right of it; false if one is empty
     * @throws NullPointerException if {@code other} is null
     */
    default boolean isStrictlyRightOf(RangeAlgebra<E, R, S> other) {
        return requireNonNull(other, "other").isStrictlyLeftOf(this);
    }

    /**
     * Tells whether every value of this is after the value. PostgreSQL: {@code >>} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether this is right of it; false if this is empty
     * @throws NullPointerException if {@code value} is null
     */
    default boolean isStrictlyRightOf(E value) {
        return isStrictlyRightOf(Operands.singleton(this, value));
    }

    /**
     * Tells whether this ends no later than the other; two missing upper bounds are equal. PostgreSQL: {@code &<}.
     *
     * <pre>{@code
     * LocalDateRange.atLeast(day).doesNotExtendRightOf(LocalDateRange.all()); // true: neither has an end
     * }</pre>
     *
     * @param other a range or range set
     * @return whether it does not extend to the right of it; false if one is empty
     * @throws NullPointerException if {@code other} is null
     */
    default boolean doesNotExtendRightOf(RangeAlgebra<E, R, S> other) {
        return Operands.cuts(this).doesNotExtendRightOf(Operands.cuts(requireNonNull(other, "other")));
    }

    /**
     * Tells whether no value of this is after the value. PostgreSQL: {@code &<} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether it does not extend to the right of it; false if this is empty
     * @throws NullPointerException if {@code value} is null
     */
    default boolean doesNotExtendRightOf(E value) {
        return doesNotExtendRightOf(Operands.singleton(this, value));
    }

    /**
     * Tells whether this starts no earlier than the other; two missing lower bounds are equal. PostgreSQL: {@code &>}.
     *
     * @param other a range or range set
     * @return whether it does not extend to the left of it; false if one is empty
     * @throws NullPointerException if {@code other} is null
     */
    default boolean doesNotExtendLeftOf(RangeAlgebra<E, R, S> other) {
        return Operands.cuts(this).doesNotExtendLeftOf(Operands.cuts(requireNonNull(other, "other")));
    }

    /**
     * Tells whether no value of this is before the value. PostgreSQL: {@code &>} with {@code [value,value]}.
     *
     * @param value the value
     * @return whether it does not extend to the left of it; false if this is empty
     * @throws NullPointerException if {@code value} is null
     */
    default boolean doesNotExtendLeftOf(E value) {
        return doesNotExtendLeftOf(Operands.singleton(this, value));
    }

    // --- algebra ---------------------------------------------------------------------------------------------------

    /**
     * Returns the smallest range that contains both. PostgreSQL: {@code range_merge}.
     *
     * <pre>{@code
     * LocalDateRange.parse("[2026-06-01,2026-06-02]").merge(LocalDateRange.parse("[2026-06-08,2026-06-09]"));
     * // [2026-06-01,2026-06-09]
     * }</pre>
     *
     * @param other a range or range set
     * @return the hull; an empty operand adds nothing to it
     * @throws NullPointerException if {@code other} is null
     */
    default R merge(RangeAlgebra<E, R, S> other) {
        return Operands.range(this, Operands.cuts(this).merge(Operands.cuts(requireNonNull(other, "other"))));
    }

    /**
     * Returns the smallest range that contains this and the value. PostgreSQL: {@code range_merge}.
     *
     * @param value the value
     * @return the hull
     * @throws NullPointerException if {@code value} is null
     */
    default R merge(E value) {
        return merge(Operands.singleton(this, value));
    }

    /**
     * Returns the range of all values between the one and the other. It has no operator in PostgreSQL.
     *
     * <pre>{@code
     * LocalDateRange.parse("(,2026-06-02]").gap(LocalDateRange.parse("[2026-06-08,)")); // [2026-06-03,2026-06-07]
     * }</pre>
     *
     * @param other a range or range set, on either side of this
     * @return what lies between; empty if the two overlap or are adjacent, or if one is empty
     * @throws NullPointerException if {@code other} is null
     */
    default R gap(RangeAlgebra<E, R, S> other) {
        return Operands.range(this, Operands.cuts(this).gap(Operands.cuts(requireNonNull(other, "other"))));
    }

    /**
     * Returns the range of all values between this and the value.
     *
     * @param value the value, on either side of this
     * @return what lies between; empty if there is nothing
     * @throws NullPointerException if {@code value} is null
     */
    default R gap(E value) {
        return gap(Operands.singleton(this, value));
    }

    /**
     * Returns the values that are in one or the other. PostgreSQL: {@code +} of multiranges, which unlike that of
     * ranges may leave a hole.
     *
     * <pre>{@code
     * LocalDateRange.parse("[2026-06-01,2026-06-02]").union(LocalDateRange.parse("[2026-06-08,)"));
     * // {[2026-06-01,2026-06-02],[2026-06-08,)}
     * }</pre>
     *
     * @param other a range or range set
     * @return the union
     * @throws NullPointerException if {@code other} is null
     */
    default S union(RangeAlgebra<E, R, S> other) {
        return Operands.rangeSet(this, Operands.cuts(this).union(Operands.cuts(requireNonNull(other, "other"))));
    }

    /**
     * Returns the values of this and the given one. PostgreSQL: {@code +}.
     *
     * @param value the value
     * @return the union
     * @throws NullPointerException if {@code value} is null
     */
    default S union(E value) {
        return union(Operands.singleton(this, value));
    }

    /**
     * Returns the values that are in both. PostgreSQL: {@code *}.
     *
     * @param other a range set
     * @return the intersection, empty if they share no value
     * @throws NullPointerException if {@code other} is null
     */
    default S intersect(S other) {
        return Operands.rangeSet(this, Operands.cuts(this).intersect(Operands.cuts(requireNonNull(other, "other"))));
    }

    /**
     * Returns the values of this that are not in the other. PostgreSQL: {@code -} of multiranges, which unlike that of
     * ranges may leave a hole.
     *
     * <pre>{@code
     * LocalDateRange.parse("[2026-06-01,2026-06-30]").except(LocalDateRange.parse("[2026-06-08,2026-06-10]"));
     * // {[2026-06-01,2026-06-07],[2026-06-11,2026-06-30]}
     * }</pre>
     *
     * @param other a range or range set
     * @return the difference
     * @throws NullPointerException if {@code other} is null
     */
    default S except(RangeAlgebra<E, R, S> other) {
        return Operands.rangeSet(this, Operands.cuts(this).except(Operands.cuts(requireNonNull(other, "other"))));
    }

    /**
     * Returns the values of this other than the given one. PostgreSQL: {@code -}.
     *
     * @param value the value
     * @return the difference
     * @throws NullPointerException if {@code value} is null
     */
    default S except(E value) {
        return except(Operands.singleton(this, value));
    }

    /**
     * Returns all values that are not in this. PostgreSQL: {@code '{(,)}' - this}.
     *
     * <p>Beyond the first and the last value of the Java type there is nothing: the complement of what starts at the
     * first value has no piece below it, whether that bound was written or missing.
     *
     * @return the complement
     */
    default S complement() {
        return Operands.rangeSet(this, Operands.cuts(this).complement());
    }
}

package io.github.valueranges.jpa;

import static java.util.Objects.requireNonNull;

import io.github.valueranges.RangeAlgebra;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import org.jspecify.annotations.Nullable;
import org.springframework.data.core.TypedPropertyPath;

/**
 * Makes predicates over attributes that are ranges or range sets. Each has the name and the meaning of the member in
 * memory and of the query function; an operand is a value, a range or a range set.
 *
 * <pre>{@code
 * bookings.findAll(Ranges.overlaps(Booking::getStay, week));
 * bookings.findAll(Ranges.contains(PropertyPath.of(Booking::getRoom).then(Room::getSeason), day));
 * }</pre>
 *
 * <p>An attribute that is null, or that belongs to a missing entity on the way, is neither selected nor selected by the
 * negation. A null argument is a {@link NullPointerException}.
 */
public final class Ranges {

    private Ranges() {}

    /**
     * Selects the entities whose range or range set contains every value of the operand; the empty range is contained
     * in all. PostgreSQL: {@code @>}.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> ValuePredicate<T> contains(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        requireNonNull(operand, "operand");
        return of("range_contains", path, operand, attribute -> attribute.contains(operand));
    }

    /**
     * Asks {@link #contains(TypedPropertyPath, RangeAlgebra)} of the range that holds one value alone.
     *
     * @param path the attribute, as a method reference
     * @param value the value
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> ValuePredicate<T> contains(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, E value) {
        return contains(path, AttributeTypes.singleton(value));
    }

    /**
     * Selects the entities whose range or range set holds nothing but values of the operand; an empty one always does.
     * PostgreSQL: {@code <@}.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            ValuePredicate<T> isContainedBy(
                    TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        requireNonNull(operand, "operand");
        return of("range_is_contained_by", path, operand, attribute -> attribute.isContainedBy(operand));
    }

    /**
     * Asks {@link #isContainedBy(TypedPropertyPath, RangeAlgebra)} of the range that holds one value alone.
     *
     * @param path the attribute, as a method reference
     * @param value the value
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            ValuePredicate<T> isContainedBy(TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, E value) {
        return isContainedBy(path, AttributeTypes.singleton(value));
    }

    /**
     * Selects the entities whose range or range set shares a value with the operand; nothing overlaps the empty range.
     * PostgreSQL: {@code &&}.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> ValuePredicate<T> overlaps(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        requireNonNull(operand, "operand");
        return of("range_overlaps", path, operand, attribute -> attribute.overlaps(operand));
    }

    /**
     * Asks {@link #overlaps(TypedPropertyPath, RangeAlgebra)} of the range that holds one value alone.
     *
     * @param path the attribute, as a method reference
     * @param value the value
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> ValuePredicate<T> overlaps(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, E value) {
        return overlaps(path, AttributeTypes.singleton(value));
    }

    /**
     * Selects the entities whose range or range set touches the operand at its outer bounds, with no value between and
     * none shared. PostgreSQL: {@code -|-}.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            ValuePredicate<T> isAdjacentTo(
                    TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        requireNonNull(operand, "operand");
        return of("range_is_adjacent_to", path, operand, attribute -> attribute.isAdjacentTo(operand));
    }

    /**
     * Asks {@link #isAdjacentTo(TypedPropertyPath, RangeAlgebra)} of the range that holds one value alone.
     *
     * @param path the attribute, as a method reference
     * @param value the value
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            ValuePredicate<T> isAdjacentTo(TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, E value) {
        return isAdjacentTo(path, AttributeTypes.singleton(value));
    }

    /**
     * Selects the entities whose range or range set ends before the operand begins; never for an empty one. PostgreSQL:
     * {@code <<}.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            ValuePredicate<T> isStrictlyLeftOf(
                    TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        requireNonNull(operand, "operand");
        return of("range_is_strictly_left_of", path, operand, attribute -> attribute.isStrictlyLeftOf(operand));
    }

    /**
     * Asks {@link #isStrictlyLeftOf(TypedPropertyPath, RangeAlgebra)} of the range that holds one value alone.
     *
     * @param path the attribute, as a method reference
     * @param value the value
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            ValuePredicate<T> isStrictlyLeftOf(TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, E value) {
        return isStrictlyLeftOf(path, AttributeTypes.singleton(value));
    }

    /**
     * Selects the entities whose range or range set begins after the operand ends; never for an empty one. PostgreSQL:
     * {@code >>}.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            ValuePredicate<T> isStrictlyRightOf(
                    TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        requireNonNull(operand, "operand");
        return of("range_is_strictly_right_of", path, operand, attribute -> attribute.isStrictlyRightOf(operand));
    }

    /**
     * Asks {@link #isStrictlyRightOf(TypedPropertyPath, RangeAlgebra)} of the range that holds one value alone.
     *
     * @param path the attribute, as a method reference
     * @param value the value
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            ValuePredicate<T> isStrictlyRightOf(TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, E value) {
        return isStrictlyRightOf(path, AttributeTypes.singleton(value));
    }

    /**
     * Selects the entities whose range or range set has no value after the end of the operand; never for an empty one.
     * PostgreSQL: {@code &<}.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            ValuePredicate<T> doesNotExtendRightOf(
                    TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        requireNonNull(operand, "operand");
        return of(
                "range_does_not_extend_right_of", path, operand, attribute -> attribute.doesNotExtendRightOf(operand));
    }

    /**
     * Asks {@link #doesNotExtendRightOf(TypedPropertyPath, RangeAlgebra)} of the range that holds one value alone.
     *
     * @param path the attribute, as a method reference
     * @param value the value
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            ValuePredicate<T> doesNotExtendRightOf(
                    TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, E value) {
        return doesNotExtendRightOf(path, AttributeTypes.singleton(value));
    }

    /**
     * Selects the entities whose range or range set has no value before the start of the operand; never for an empty
     * one. PostgreSQL: {@code &>}.
     *
     * @param path the attribute, as a method reference
     * @param operand a range or a range set
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            ValuePredicate<T> doesNotExtendLeftOf(
                    TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, RangeAlgebra<E, R, S> operand) {
        requireNonNull(operand, "operand");
        return of("range_does_not_extend_left_of", path, operand, attribute -> attribute.doesNotExtendLeftOf(operand));
    }

    /**
     * Asks {@link #doesNotExtendLeftOf(TypedPropertyPath, RangeAlgebra)} of the range that holds one value alone.
     *
     * @param path the attribute, as a method reference
     * @param value the value
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            ValuePredicate<T> doesNotExtendLeftOf(TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path, E value) {
        return doesNotExtendLeftOf(path, AttributeTypes.singleton(value));
    }

    /**
     * Selects the entities whose range or range set is empty. PostgreSQL: {@code isempty}.
     *
     * @param path the attribute, as a method reference
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> ValuePredicate<T> isEmpty(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path) {
        return of("range_is_empty", path, null, RangeAlgebra::isEmpty);
    }

    /**
     * Selects the entities whose range or range set is bounded at both ends and not empty.
     *
     * @param path the attribute, as a method reference
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> ValuePredicate<T> isFinite(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path) {
        return of("range_is_finite", path, null, RangeAlgebra::isFinite);
    }

    /**
     * Selects the entities whose range or range set holds every value.
     *
     * @param path the attribute, as a method reference
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> ValuePredicate<T> isUnbounded(
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path) {
        return of("range_is_unbounded", path, null, RangeAlgebra::isUnbounded);
    }

    /**
     * Selects the entities whose range or range set has no lower bound. PostgreSQL: {@code lower_inf}.
     *
     * @param path the attribute, as a method reference
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            ValuePredicate<T> isUnboundedStart(TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path) {
        return of("range_is_unbounded_start", path, null, RangeAlgebra::isUnboundedStart);
    }

    /**
     * Selects the entities whose range or range set has no upper bound. PostgreSQL: {@code upper_inf}.
     *
     * @param path the attribute, as a method reference
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            ValuePredicate<T> isUnboundedEnd(TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path) {
        return of("range_is_unbounded_end", path, null, RangeAlgebra::isUnboundedEnd);
    }

    /**
     * Selects the entities whose range or range set contains its lower bound; never without one. PostgreSQL:
     * {@code lower_inc}, of discrete ranges every lower bound.
     *
     * @param path the attribute, as a method reference
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            ValuePredicate<T> lowerBoundInclusive(TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path) {
        return of("range_lower_bound_inclusive", path, null, RangeAlgebra::lowerBoundInclusive);
    }

    /**
     * Selects the entities whose range or range set contains its upper bound; never without one. PostgreSQL:
     * {@code upper_inc}, of discrete ranges every upper bound.
     *
     * @param path the attribute, as a method reference
     * @return the predicate
     */
    public static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            ValuePredicate<T> upperBoundInclusive(TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path) {
        return of("range_upper_bound_inclusive", path, null, RangeAlgebra::upperBoundInclusive);
    }

    private static <T, E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> ValuePredicate<T> of(
            String function,
            TypedPropertyPath<T, ? extends RangeAlgebra<E, R, S>> path,
            @Nullable RangeAlgebra<E, R, S> operand,
            FunctionPredicate.Memory<RangeAlgebra<E, R, S>> memory) {
        return new FunctionPredicate<>(function, requireNonNull(path, "path"), operand, memory);
    }
}

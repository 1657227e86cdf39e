package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.Cuts;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Collector;

/**
 * A set of integers as ranges: {@code int4multirange}. {@link #length} counts integers.
 *
 * <pre>{@code
 * IntRangeSet seats = IntRangeSet.parse("{[1,3],[5,9)}").except(IntRange.singleton(6));
 * seats.toString(); // {[1,3],[5,5],[7,8]}
 * seats.length();   // OptionalLong[6]
 * }</pre>
 */
public final class IntRangeSet extends DiscreteRangeSet<Integer, IntRange, IntRangeSet> implements IntRangeAlgebra {

    private static final long serialVersionUID = 1L;

    IntRangeSet(Cuts<Integer> cuts) {
        super(cuts);
    }

    IntRangeSet(Cuts<Integer> cuts, NoProjection reason) {
        this(cuts);
    }

    /**
     * Returns the set of all integers of some ranges, in whatever order they come and however they overlap.
     *
     * @param ranges the ranges, none null
     * @return the range set
     * @throws NullPointerException if {@code ranges} or a range is null
     */
    public static IntRangeSet of(IntRange... ranges) {
        return of(Arrays.asList(requireNonNull(ranges, "ranges")));
    }

    /**
     * Returns the set of all integers of some ranges, in whatever order they come and however they overlap.
     *
     * @param ranges the ranges, none null
     * @return the range set
     * @throws NullPointerException if {@code ranges} or a range is null
     */
    public static IntRangeSet of(Collection<? extends IntRange> ranges) {
        return RangeType.INT.rangeSetType().of(requireNonNull(ranges, "ranges"));
    }

    /**
     * Returns the set of all integers.
     *
     * @return the range set {@code {(,)}}
     */
    public static IntRangeSet all() {
        return RangeType.INT.rangeSetType().unbounded();
    }

    /**
     * Returns the set of no integer.
     *
     * @return the range set {@code {}}
     */
    public static IntRangeSet empty() {
        return RangeType.INT.rangeSetType().empty();
    }

    /**
     * Reads a literal as the server reads an {@code int4multirange}:
     * {@code {[1,5),[7,)}}.
     *
     * @param literal the literal
     * @return the range set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal
     */
    public static IntRangeSet parse(CharSequence literal) {
        return RangeType.INT.rangeSetType().parse(literal);
    }

    /**
     * Reads a literal: {@link #parse} by the name that frameworks look for.
     *
     * @param literal the literal
     * @return the range set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal
     */
    @JsonCreator
    public static IntRangeSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector that unites ranges and range sets. PostgreSQL: {@code range_agg}.
     *
     * @return a collector whose result is the empty set for no ranges, where SQL has {@code NULL}
     */
    public static Collector<RangeAlgebra<Integer, IntRange, IntRangeSet>, ?, IntRangeSet> toRangeSet() {
        return RangeType.INT.rangeSetType().toRangeSet();
    }

    /**
     * Returns a collector that intersects range sets. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no range sets, where SQL has {@code NULL}
     */
    public static Collector<IntRangeSet, ?, Optional<IntRangeSet>> toIntersection() {
        return RangeType.INT.rangeSetType().toIntersection();
    }

    @Override
    public boolean contains(int value) {
        return cuts().containsCode(value);
    }

    /**
     * Returns the range that holds a value, which is searched for by halves. It has no operator in PostgreSQL.
     *
     * <pre>{@code
     * IntRangeSet.parse("{[1,3],[7,9]}").rangeContaining(8); // Optional[[7,9]]
     * }</pre>
     *
     * @param value the value
     * @return the range; empty if none holds the value
     */
    public Optional<IntRange> rangeContaining(int value) {
        return rangeContainingCode(value);
    }

    /**
     * Returns the part of this that is the value alone. PostgreSQL: {@code *}.
     *
     * @param value the value
     * @return the intersection, empty if the value is not contained
     */
    public IntRangeSet intersect(int value) {
        return intersect((Integer) value);
    }

    @Override
    public RangeSetType<Integer, IntRange, IntRangeSet> type() {
        return RangeType.INT.rangeSetType();
    }

    /**
     * Returns the set of all values. PostgreSQL: {@code generate_series} over each range.
     *
     * <pre>{@code
     * IntRangeSet.parse("{[1,3],[7,7]}").toValueSet(); // {1,2,3,7}
     * }</pre>
     *
     * @return the values, none for the empty range set
     * @throws IllegalStateException if a side is unbounded, or if there are more values than a set can hold
     */
    @Override
    public IntSet toValueSet() {
        return SetType.INT.between(this);
    }
}

package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.Cuts;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Collector;

/**
 * A set of integers as ranges: {@code int8multirange}. {@link #length} counts integers.
 *
 * <pre>{@code
 * LongRangeSet ids = LongRangeSet.of(LongRange.closed(1, 3), LongRange.closed(4, 6));
 * ids.toString(); // {[1,6]}
 * }</pre>
 */
public final class LongRangeSet extends DiscreteRangeSet<Long, LongRange, LongRangeSet> implements LongRangeAlgebra {

    private static final long serialVersionUID = 1L;

    LongRangeSet(Cuts<Long> cuts) {
        super(cuts);
    }

    LongRangeSet(Cuts<Long> cuts, NoProjection reason) {
        this(cuts);
    }

    /**
     * Returns the set of all integers of some ranges, in whatever order they come and however they overlap.
     *
     * @param ranges the ranges, none null
     * @return the range set
     * @throws NullPointerException if {@code ranges} or a range is null
     */
    public static LongRangeSet of(LongRange... ranges) {
        return of(Arrays.asList(requireNonNull(ranges, "ranges")));
    }

    /**
     * Returns the set of all integers of some ranges, in whatever order they come and however they overlap.
     *
     * @param ranges the ranges, none null
     * @return the range set
     * @throws NullPointerException if {@code ranges} or a range is null
     */
    public static LongRangeSet of(Collection<? extends LongRange> ranges) {
        return RangeType.LONG.rangeSetType().of(requireNonNull(ranges, "ranges"));
    }

    /**
     * Returns the set of all integers.
     *
     * @return the range set {@code {(,)}}
     */
    public static LongRangeSet all() {
        return RangeType.LONG.rangeSetType().unbounded();
    }

    /**
     * Returns the set of no integer.
     *
     * @return the range set {@code {}}
     */
    public static LongRangeSet empty() {
        return RangeType.LONG.rangeSetType().empty();
    }

    /**
     * Reads a literal as the server reads an {@code int8multirange}:
     * {@code {[1,5),[7,)}}.
     *
     * @param literal the literal
     * @return the range set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal
     */
    public static LongRangeSet parse(CharSequence literal) {
        return RangeType.LONG.rangeSetType().parse(literal);
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
    public static LongRangeSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector that unites ranges and range sets. PostgreSQL: {@code range_agg}.
     *
     * @return a collector whose result is the empty set for no ranges, where SQL has {@code NULL}
     */
    public static Collector<RangeAlgebra<Long, LongRange, LongRangeSet>, ?, LongRangeSet> toRangeSet() {
        return RangeType.LONG.rangeSetType().toRangeSet();
    }

    /**
     * Returns a collector that intersects range sets. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no range sets, where SQL has {@code NULL}
     */
    public static Collector<LongRangeSet, ?, Optional<LongRangeSet>> toIntersection() {
        return RangeType.LONG.rangeSetType().toIntersection();
    }

    @Override
    public boolean contains(long value) {
        return cuts().containsCode(value);
    }

    /**
     * Returns the range that holds a value, which is searched for by halves. It has no operator in PostgreSQL.
     *
     * <pre>{@code
     * LongRangeSet.parse("{[1,3],[7,9]}").rangeContaining(8); // Optional[[7,9]]
     * }</pre>
     *
     * @param value the value
     * @return the range; empty if none holds the value
     */
    public Optional<LongRange> rangeContaining(long value) {
        return rangeContainingCode(value);
    }

    /**
     * Returns the part of this that is the value alone. PostgreSQL: {@code *}.
     *
     * @param value the value
     * @return the intersection, empty if the value is not contained
     */
    public LongRangeSet intersect(long value) {
        return intersect((Long) value);
    }

    @Override
    public RangeSetType<Long, LongRange, LongRangeSet> type() {
        return RangeType.LONG.rangeSetType();
    }

    /**
     * Returns the set of all values. PostgreSQL: {@code generate_series} over each range.
     *
     * <pre>{@code
     * LongRangeSet.parse("{[1,3],[7,7]}").toValueSet(); // {1,2,3,7}
     * }</pre>
     *
     * @return the values, none for the empty range set
     * @throws IllegalStateException if a side is unbounded, or if there are more values than a set can hold
     */
    @Override
    public LongSet toValueSet() {
        return SetType.LONG.between(this);
    }
}

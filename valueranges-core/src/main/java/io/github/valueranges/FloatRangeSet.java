package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.Cuts;
import io.github.valueranges.internal.element.ElementTypes;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collector;

/**
 * A set of floating-point numbers of single precision as ranges: {@code float4multirange}, which the database has with
 * {@code float4range}. {@link #length} adds up the lengths of the ranges.
 *
 * <pre>{@code
 * FloatRangeSet shares = FloatRangeSet.parse("{[0,0.5),(0.5,1]}");
 * shares.contains(0.5f); // false
 * }</pre>
 */
public final class FloatRangeSet extends ContinuousRangeSet<Float, FloatRange, FloatRangeSet>
        implements FloatRangeAlgebra {

    private static final long serialVersionUID = 1L;

    FloatRangeSet(Cuts<Float> cuts) {
        super(cuts);
    }

    FloatRangeSet(Cuts<Float> cuts, NoProjection reason) {
        this(cuts);
    }

    /**
     * Returns the set of all floating-point numbers of single precision of some ranges, in whatever order they come and
     * however they overlap.
     *
     * @param ranges the ranges, none null
     * @return the range set
     * @throws NullPointerException if {@code ranges} or a range is null
     */
    public static FloatRangeSet of(FloatRange... ranges) {
        return of(Arrays.asList(requireNonNull(ranges, "ranges")));
    }

    /**
     * Returns the set of all floating-point numbers of single precision of some ranges, in whatever order they come and
     * however they overlap.
     *
     * @param ranges the ranges, none null
     * @return the range set
     * @throws NullPointerException if {@code ranges} or a range is null
     */
    public static FloatRangeSet of(Collection<? extends FloatRange> ranges) {
        return RangeType.FLOAT.rangeSetType().of(requireNonNull(ranges, "ranges"));
    }

    /**
     * Returns the set of all floating-point numbers of single precision.
     *
     * @return the range set {@code {(,)}}
     */
    public static FloatRangeSet all() {
        return RangeType.FLOAT.rangeSetType().unbounded();
    }

    /**
     * Returns the set of no number.
     *
     * @return the range set {@code {}}
     */
    public static FloatRangeSet empty() {
        return RangeType.FLOAT.rangeSetType().empty();
    }

    /**
     * Reads a literal as the server reads a {@code float4multirange}:
     * {@code {[0,0.5),(0.5,1]}}.
     *
     * @param literal the literal
     * @return the range set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal
     */
    public static FloatRangeSet parse(CharSequence literal) {
        return RangeType.FLOAT.rangeSetType().parse(literal);
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
    public static FloatRangeSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector that unites ranges and range sets. PostgreSQL: {@code range_agg}.
     *
     * @return a collector whose result is the empty set for no ranges, where SQL has {@code NULL}
     */
    public static Collector<RangeAlgebra<Float, FloatRange, FloatRangeSet>, ?, FloatRangeSet> toRangeSet() {
        return RangeType.FLOAT.rangeSetType().toRangeSet();
    }

    /**
     * Returns a collector that intersects range sets. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no range sets, where SQL has {@code NULL}
     */
    public static Collector<FloatRangeSet, ?, Optional<FloatRangeSet>> toIntersection() {
        return RangeType.FLOAT.rangeSetType().toIntersection();
    }

    /**
     * Returns the sum of the differences between the bounds of each range.
     *
     * @return the length, 0 for the empty set; absent if a side is unbounded, or if the number is too large
     */
    public final OptionalDouble length() {
        Double length = Spans.length(ElementTypes.REAL, cuts());
        return length == null ? OptionalDouble.empty() : OptionalDouble.of(length);
    }

    /**
     * Returns the range that holds a value, which is searched for by halves. It has no operator in PostgreSQL.
     *
     * <pre>{@code
     * FloatRangeSet.parse("{[1,3],[7,9]}").rangeContaining(8.5f); // Optional[[7,9]]
     * }</pre>
     *
     * @param value the value
     * @return the range; empty if none holds the value
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    public Optional<FloatRange> rangeContaining(float value) {
        return rangeContaining((Float) value);
    }

    /**
     * Returns the part of this that is the value alone. PostgreSQL: {@code *}.
     *
     * @param value the value
     * @return the intersection, empty if the value is not contained
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    public FloatRangeSet intersect(float value) {
        return intersect((Float) value);
    }

    @Override
    public RangeSetType<Float, FloatRange, FloatRangeSet> type() {
        return RangeType.FLOAT.rangeSetType();
    }
}

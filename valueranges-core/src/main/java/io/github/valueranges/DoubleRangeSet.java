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
 * A set of floating-point numbers as ranges: {@code float8multirange}, which the database has with {@code float8range}.
 * {@link #length} adds up the lengths of the ranges.
 *
 * <pre>{@code
 * DoubleRangeSet shares = DoubleRangeSet.parse("{[0,0.5),(0.5,1]}");
 * shares.contains(0.5); // false
 * shares.length();      // OptionalDouble[1.0]
 * }</pre>
 */
public final class DoubleRangeSet extends ContinuousRangeSet<Double, DoubleRange, DoubleRangeSet>
        implements DoubleRangeAlgebra {

    private static final long serialVersionUID = 1L;

    DoubleRangeSet(Cuts<Double> cuts) {
        super(cuts);
    }

    DoubleRangeSet(Cuts<Double> cuts, NoProjection reason) {
        this(cuts);
    }

    /**
     * Returns the set of all floating-point numbers of some ranges, in whatever order they come and however they
     * overlap.
     *
     * @param ranges the ranges, none null
     * @return the range set
     * @throws NullPointerException if {@code ranges} or a range is null
     */
    public static DoubleRangeSet of(DoubleRange... ranges) {
        return of(Arrays.asList(requireNonNull(ranges, "ranges")));
    }

    /**
     * Returns the set of all floating-point numbers of some ranges, in whatever order they come and however they
     * overlap.
     *
     * @param ranges the ranges, none null
     * @return the range set
     * @throws NullPointerException if {@code ranges} or a range is null
     */
    public static DoubleRangeSet of(Collection<? extends DoubleRange> ranges) {
        return RangeType.DOUBLE.rangeSetType().of(requireNonNull(ranges, "ranges"));
    }

    /**
     * Returns the set of all floating-point numbers.
     *
     * @return the range set {@code {(,)}}
     */
    public static DoubleRangeSet all() {
        return RangeType.DOUBLE.rangeSetType().unbounded();
    }

    /**
     * Returns the set of no number.
     *
     * @return the range set {@code {}}
     */
    public static DoubleRangeSet empty() {
        return RangeType.DOUBLE.rangeSetType().empty();
    }

    /**
     * Reads a literal as the server reads a {@code float8multirange}:
     * {@code {[0,0.5),(0.5,1]}}.
     *
     * @param literal the literal
     * @return the range set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal
     */
    public static DoubleRangeSet parse(CharSequence literal) {
        return RangeType.DOUBLE.rangeSetType().parse(literal);
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
    public static DoubleRangeSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector that unites ranges and range sets. PostgreSQL: {@code range_agg}.
     *
     * @return a collector whose result is the empty set for no ranges, where SQL has {@code NULL}
     */
    public static Collector<RangeAlgebra<Double, DoubleRange, DoubleRangeSet>, ?, DoubleRangeSet> toRangeSet() {
        return RangeType.DOUBLE.rangeSetType().toRangeSet();
    }

    /**
     * Returns a collector that intersects range sets. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no range sets, where SQL has {@code NULL}
     */
    public static Collector<DoubleRangeSet, ?, Optional<DoubleRangeSet>> toIntersection() {
        return RangeType.DOUBLE.rangeSetType().toIntersection();
    }

    /**
     * Returns the sum of the differences between the bounds of each range.
     *
     * @return the length, 0 for the empty set; absent if a side is unbounded, or if the number is too large
     */
    public final OptionalDouble length() {
        Double length = Spans.length(ElementTypes.DOUBLE_PRECISION, cuts());
        return length == null ? OptionalDouble.empty() : OptionalDouble.of(length);
    }

    /**
     * Returns the range that holds a value, which is searched for by halves. It has no operator in PostgreSQL.
     *
     * <pre>{@code
     * DoubleRangeSet.parse("{[1,3],[7,9]}").rangeContaining(8.5); // Optional[[7,9]]
     * }</pre>
     *
     * @param value the value
     * @return the range; empty if none holds the value
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    public Optional<DoubleRange> rangeContaining(double value) {
        return rangeContaining((Double) value);
    }

    /**
     * Returns the part of this that is the value alone. PostgreSQL: {@code *}.
     *
     * @param value the value
     * @return the intersection, empty if the value is not contained
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    public DoubleRangeSet intersect(double value) {
        return intersect((Double) value);
    }

    @Override
    public RangeSetType<Double, DoubleRange, DoubleRangeSet> type() {
        return RangeType.DOUBLE.rangeSetType();
    }
}

package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.Cuts;
import io.github.valueranges.internal.element.ElementTypes;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Collector;

/**
 * A set of decimal numbers as ranges: {@code nummultirange}. {@link #length} adds up the lengths of the ranges.
 *
 * <pre>{@code
 * BigDecimalRangeSet prices = BigDecimalRangeSet.parse("{[1,2),[2,3.50]}");
 * prices.toString(); // {[1,3.50]}
 * prices.length();   // Optional[2.50]
 * }</pre>
 */
public final class BigDecimalRangeSet extends ContinuousRangeSet<BigDecimal, BigDecimalRange, BigDecimalRangeSet> {

    private static final long serialVersionUID = 1L;

    BigDecimalRangeSet(Cuts<BigDecimal> cuts) {
        super(cuts);
    }

    BigDecimalRangeSet(Cuts<BigDecimal> cuts, NoProjection reason) {
        this(cuts);
    }

    /**
     * Returns the set of all decimal numbers of some ranges, in whatever order they come and however they overlap.
     *
     * @param ranges the ranges, none null
     * @return the range set
     * @throws NullPointerException if {@code ranges} or a range is null
     */
    public static BigDecimalRangeSet of(BigDecimalRange... ranges) {
        return of(Arrays.asList(requireNonNull(ranges, "ranges")));
    }

    /**
     * Returns the set of all decimal numbers of some ranges, in whatever order they come and however they overlap.
     *
     * @param ranges the ranges, none null
     * @return the range set
     * @throws NullPointerException if {@code ranges} or a range is null
     */
    public static BigDecimalRangeSet of(Collection<? extends BigDecimalRange> ranges) {
        return RangeType.BIG_DECIMAL.rangeSetType().of(requireNonNull(ranges, "ranges"));
    }

    /**
     * Returns the set of all decimal numbers.
     *
     * @return the range set {@code {(,)}}
     */
    public static BigDecimalRangeSet all() {
        return RangeType.BIG_DECIMAL.rangeSetType().unbounded();
    }

    /**
     * Returns the set of no number.
     *
     * @return the range set {@code {}}
     */
    public static BigDecimalRangeSet empty() {
        return RangeType.BIG_DECIMAL.rangeSetType().empty();
    }

    /**
     * Reads a literal as the server reads a {@code nummultirange}:
     * {@code {[1,2.50),[7,)}}.
     *
     * @param literal the literal
     * @return the range set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal
     */
    public static BigDecimalRangeSet parse(CharSequence literal) {
        return RangeType.BIG_DECIMAL.rangeSetType().parse(literal);
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
    public static BigDecimalRangeSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector that unites ranges and range sets. PostgreSQL: {@code range_agg}.
     *
     * @return a collector whose result is the empty set for no ranges, where SQL has {@code NULL}
     */
    public static Collector<RangeAlgebra<BigDecimal, BigDecimalRange, BigDecimalRangeSet>, ?, BigDecimalRangeSet>
            toRangeSet() {
        return RangeType.BIG_DECIMAL.rangeSetType().toRangeSet();
    }

    /**
     * Returns a collector that intersects range sets. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no range sets, where SQL has {@code NULL}
     */
    public static Collector<BigDecimalRangeSet, ?, Optional<BigDecimalRangeSet>> toIntersection() {
        return RangeType.BIG_DECIMAL.rangeSetType().toIntersection();
    }

    /**
     * Returns the sum of the differences between the bounds of each range.
     *
     * @return the length, 0 for the empty set; absent if a side is unbounded, or if the number is too large
     */
    public final Optional<BigDecimal> length() {
        return Optional.ofNullable(Spans.length(ElementTypes.NUMERIC, cuts()));
    }

    @Override
    public RangeSetType<BigDecimal, BigDecimalRange, BigDecimalRangeSet> type() {
        return RangeType.BIG_DECIMAL.rangeSetType();
    }
}

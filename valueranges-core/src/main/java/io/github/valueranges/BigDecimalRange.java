package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.element.ElementTypes;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.stream.Collector;
import org.jspecify.annotations.Nullable;

/**
 * A range of decimal numbers: {@code numrange}.
 *
 * <p>Numbers have no step, so a range keeps for each bound whether it is contained. Numbers are compared by value:
 * {@code 1.0} and {@code 1.00} are equal bounds, and each keeps its text. {@link #length} is the upper bound less the
 * lower one.
 *
 * <p>The server's {@code numeric} holds 131072 digits before the point and 16383 after it; numbers beyond are refused,
 * as are {@code NaN} and the infinities of the server, which {@link BigDecimal} does not have.
 *
 * <pre>{@code
 * BigDecimalRange price = BigDecimalRange.parse("[9.90,20)");
 * price.contains(new BigDecimal("9.9"));  // true
 * price.contains(new BigDecimal("20"));   // false
 * price.length();                         // Optional[10.10]
 * }</pre>
 */
public sealed interface BigDecimalRange
        extends ContinuousRange<BigDecimal, BigDecimal, BigDecimalRange, BigDecimalRangeSet> {

    /**
     * Returns the decimal numbers from the start to the end, with both.
     *
     * @param startInclusive the lower bound, which is contained
     * @param endInclusive the upper bound, which is contained
     * @return the range, empty if the end is before the start
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if {@code numeric} cannot hold a bound
     */
    static BigDecimalRange closed(BigDecimal startInclusive, BigDecimal endInclusive) {
        return RangeType.BIG_DECIMAL.between(
                requireNonNull(startInclusive, "startInclusive"),
                true,
                requireNonNull(endInclusive, "endInclusive"),
                true);
    }

    /**
     * Returns the decimal numbers from the start to the end, without the end.
     *
     * @param startInclusive the lower bound, which is contained
     * @param endExclusive the upper bound, which is not contained
     * @return the range, empty if the end is not after the start
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if {@code numeric} cannot hold a bound
     */
    static BigDecimalRange closedOpen(BigDecimal startInclusive, BigDecimal endExclusive) {
        return RangeType.BIG_DECIMAL.between(
                requireNonNull(startInclusive, "startInclusive"),
                true,
                requireNonNull(endExclusive, "endExclusive"),
                false);
    }

    /**
     * Returns the decimal numbers from the start to the end, without the start.
     *
     * @param startExclusive the lower bound, which is not contained
     * @param endInclusive the upper bound, which is contained
     * @return the range, empty if the end is not after the start
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if {@code numeric} cannot hold a bound
     */
    static BigDecimalRange openClosed(BigDecimal startExclusive, BigDecimal endInclusive) {
        return RangeType.BIG_DECIMAL.between(
                requireNonNull(startExclusive, "startExclusive"),
                false,
                requireNonNull(endInclusive, "endInclusive"),
                true);
    }

    /**
     * Returns the decimal numbers between the start and the end, without both.
     *
     * @param startExclusive the lower bound, which is not contained
     * @param endExclusive the upper bound, which is not contained
     * @return the range, empty if the end is not after the start
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if {@code numeric} cannot hold a bound
     */
    static BigDecimalRange open(BigDecimal startExclusive, BigDecimal endExclusive) {
        return RangeType.BIG_DECIMAL.between(
                requireNonNull(startExclusive, "startExclusive"),
                false,
                requireNonNull(endExclusive, "endExclusive"),
                false);
    }

    /**
     * Returns the decimal numbers from the start on, without end.
     *
     * @param startInclusive the lower bound, which is contained
     * @return the range {@code [start,)}
     * @throws NullPointerException if {@code startInclusive} is null
     * @throws IllegalArgumentException if {@code numeric} cannot hold it
     */
    static BigDecimalRange atLeast(BigDecimal startInclusive) {
        return RangeType.BIG_DECIMAL.between(requireNonNull(startInclusive, "startInclusive"), true, null, false);
    }

    /**
     * Returns the decimal numbers after the start, without end.
     *
     * @param startExclusive the lower bound, which is not contained
     * @return the range {@code (start,)}
     * @throws NullPointerException if {@code startExclusive} is null
     * @throws IllegalArgumentException if {@code numeric} cannot hold it
     */
    static BigDecimalRange greaterThan(BigDecimal startExclusive) {
        return RangeType.BIG_DECIMAL.between(requireNonNull(startExclusive, "startExclusive"), false, null, false);
    }

    /**
     * Returns the decimal numbers up to the end, without start.
     *
     * @param endInclusive the upper bound, which is contained
     * @return the range {@code (,end]}
     * @throws NullPointerException if {@code endInclusive} is null
     * @throws IllegalArgumentException if {@code numeric} cannot hold it
     */
    static BigDecimalRange atMost(BigDecimal endInclusive) {
        return RangeType.BIG_DECIMAL.between(null, false, requireNonNull(endInclusive, "endInclusive"), true);
    }

    /**
     * Returns the decimal numbers before the end, without start.
     *
     * @param endExclusive the upper bound, which is not contained
     * @return the range {@code (,end)}
     * @throws NullPointerException if {@code endExclusive} is null
     * @throws IllegalArgumentException if {@code numeric} cannot hold it
     */
    static BigDecimalRange lessThan(BigDecimal endExclusive) {
        return RangeType.BIG_DECIMAL.between(null, false, requireNonNull(endExclusive, "endExclusive"), false);
    }

    /**
     * Returns the range of one number.
     *
     * @param value the number
     * @return the range {@code [value,value]}
     * @throws NullPointerException if {@code value} is null
     * @throws IllegalArgumentException if {@code numeric} cannot hold it
     */
    static BigDecimalRange singleton(BigDecimal value) {
        return RangeType.BIG_DECIMAL.singleton(requireNonNull(value, "value"));
    }

    /**
     * Returns the range of all decimal numbers.
     *
     * @return the range {@code (,)}
     */
    static BigDecimalRange all() {
        return RangeType.BIG_DECIMAL.unbounded();
    }

    /**
     * Returns the range of no number.
     *
     * @return the range {@code empty}
     */
    static BigDecimalRange empty() {
        return RangeType.BIG_DECIMAL.empty();
    }

    /**
     * Reads a literal as the server reads a {@code numrange}:
     * {@code [9.90,20)}, {@code (,1e3]}, {@code empty}.
     *
     * @param literal the literal
     * @return the range
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or its lower bound is after its upper bound
     */
    static BigDecimalRange parse(CharSequence literal) {
        return RangeType.BIG_DECIMAL.parse(literal);
    }

    /**
     * Reads a literal: {@link #parse} by the name that frameworks look for.
     *
     * @param literal the literal
     * @return the range
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or its lower bound is after its upper bound
     */
    @JsonCreator
    static BigDecimalRange valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector that intersects ranges. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no ranges, where SQL has {@code NULL}
     */
    static Collector<BigDecimalRange, ?, Optional<BigDecimalRange>> toIntersection() {
        return RangeType.BIG_DECIMAL.toIntersection();
    }

    /**
     * Returns the upper bound less the lower one, whether they are contained or not.
     *
     * @return the length, 0 for the empty range; absent if a side is unbounded
     */
    default Optional<BigDecimal> length() {
        return Optional.ofNullable(Spans.length(ElementTypes.NUMERIC, Operands.cuts(this)));
    }

    @Override
    default RangeType<BigDecimal, BigDecimalRange, BigDecimalRangeSet> type() {
        return RangeType.BIG_DECIMAL;
    }

    private static BigDecimalRangeType ranges() {
        return (BigDecimalRangeType) RangeType.BIG_DECIMAL;
    }

    // --- relations are stated for each type, so that its own comparison is compiled into them ------------------------

    @Override
    default boolean contains(BigDecimal value) {
        return ranges().contains(this, value);
    }

    @Override
    default boolean contains(RangeAlgebra<BigDecimal, BigDecimalRange, BigDecimalRangeSet> other) {
        return ranges().contains(this, other);
    }

    @Override
    default boolean overlaps(RangeAlgebra<BigDecimal, BigDecimalRange, BigDecimalRangeSet> other) {
        return ranges().overlaps(this, other);
    }

    @Override
    default boolean isAdjacentTo(RangeAlgebra<BigDecimal, BigDecimalRange, BigDecimalRangeSet> other) {
        return ranges().isAdjacentTo(this, other);
    }

    @Override
    default boolean isStrictlyLeftOf(RangeAlgebra<BigDecimal, BigDecimalRange, BigDecimalRangeSet> other) {
        return ranges().isStrictlyLeftOf(this, other);
    }

    @Override
    default boolean doesNotExtendRightOf(RangeAlgebra<BigDecimal, BigDecimalRange, BigDecimalRangeSet> other) {
        return ranges().doesNotExtendRightOf(this, other);
    }

    @Override
    default boolean doesNotExtendLeftOf(RangeAlgebra<BigDecimal, BigDecimalRange, BigDecimalRangeSet> other) {
        return ranges().doesNotExtendLeftOf(this, other);
    }

    @Override
    default int compareTo(BigDecimalRange other) {
        return ranges().compareTo(this, other);
    }

    /** No number. */
    record Empty() implements BigDecimalRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Empty valueOf(String literal) {
            return RangeType.BIG_DECIMAL.requireVariant(Empty.class, parse(literal));
        }

        @JsonObjectCreator
        static Empty ofJsonObject() {
            return valueOf(JsonObjectCreator.OBJECT);
        }

        @Override
        public String toString() {
            return ranges().format(this);
        }
    }

    /**
     * The decimal numbers between two bounds.
     *
     * @param start the lower bound
     * @param end the upper bound
     * @param startInclusive whether the lower bound is contained
     * @param endInclusive whether the upper bound is contained
     */
    record Finite(BigDecimal start, BigDecimal end, boolean startInclusive, boolean endInclusive)
            implements BigDecimalRange {

        /**
         * Creates the range of at least one number.
         *
         * @throws NullPointerException if a bound is null
         * @throws IllegalArgumentException if the end is before the start, or equal to it and one of them not
         *     contained; or if {@code numeric} cannot hold a bound
         */
        public Finite {
            start = ElementTypes.NUMERIC.normalise(requireNonNull(start, "start"));
            end = ElementTypes.NUMERIC.normalise(requireNonNull(end, "end"));
            RangeBounds.requireValueBetween(ElementTypes.NUMERIC, start, startInclusive, end, endInclusive);
        }

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Finite valueOf(String literal) {
            return RangeType.BIG_DECIMAL.requireVariant(Finite.class, parse(literal));
        }

        @JsonObjectCreator
        static Finite ofJsonObject() {
            return valueOf(JsonObjectCreator.OBJECT);
        }

        @Override
        public boolean equals(@Nullable Object object) {
            return ranges().equal(this, object);
        }

        @Override
        public int hashCode() {
            return ranges().hash(this);
        }

        @Override
        public String toString() {
            return ranges().format(this);
        }
    }

    /**
     * All decimal numbers up to a bound.
     *
     * @param end the upper bound
     * @param endInclusive whether it is contained
     */
    record UnboundedStart(BigDecimal end, boolean endInclusive) implements BigDecimalRange {

        /**
         * Creates the range without start.
         *
         * @throws NullPointerException if the end is null
         * @throws IllegalArgumentException if {@code numeric} cannot hold the bound
         */
        public UnboundedStart {
            end = ElementTypes.NUMERIC.normalise(requireNonNull(end, "end"));
        }

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static UnboundedStart valueOf(String literal) {
            return RangeType.BIG_DECIMAL.requireVariant(UnboundedStart.class, parse(literal));
        }

        @JsonObjectCreator
        static UnboundedStart ofJsonObject() {
            return valueOf(JsonObjectCreator.OBJECT);
        }

        @Override
        public boolean equals(@Nullable Object object) {
            return ranges().equal(this, object);
        }

        @Override
        public int hashCode() {
            return ranges().hash(this);
        }

        @Override
        public String toString() {
            return ranges().format(this);
        }
    }

    /**
     * All decimal numbers from a bound on.
     *
     * @param start the lower bound
     * @param startInclusive whether it is contained
     */
    record UnboundedEnd(BigDecimal start, boolean startInclusive) implements BigDecimalRange {

        /**
         * Creates the range without end.
         *
         * @throws NullPointerException if the start is null
         * @throws IllegalArgumentException if {@code numeric} cannot hold the bound
         */
        public UnboundedEnd {
            start = ElementTypes.NUMERIC.normalise(requireNonNull(start, "start"));
        }

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static UnboundedEnd valueOf(String literal) {
            return RangeType.BIG_DECIMAL.requireVariant(UnboundedEnd.class, parse(literal));
        }

        @JsonObjectCreator
        static UnboundedEnd ofJsonObject() {
            return valueOf(JsonObjectCreator.OBJECT);
        }

        @Override
        public boolean equals(@Nullable Object object) {
            return ranges().equal(this, object);
        }

        @Override
        public int hashCode() {
            return ranges().hash(this);
        }

        @Override
        public String toString() {
            return ranges().format(this);
        }
    }

    /** All decimal numbers. */
    record Unbounded() implements BigDecimalRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Unbounded valueOf(String literal) {
            return RangeType.BIG_DECIMAL.requireVariant(Unbounded.class, parse(literal));
        }

        @JsonObjectCreator
        static Unbounded ofJsonObject() {
            return valueOf(JsonObjectCreator.OBJECT);
        }

        @Override
        public String toString() {
            return ranges().format(this);
        }
    }
}

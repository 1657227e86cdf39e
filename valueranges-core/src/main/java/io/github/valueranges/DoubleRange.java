package io.github.valueranges;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.element.ElementTypes;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collector;
import org.jspecify.annotations.Nullable;

/**
 * A range of floating-point numbers of double precision: {@code float8range}, which the database must have:
 * {@code create type float8range as range (subtype = float8)}.
 *
 * <p>Each bound is contained or not. {@code NaN} and the infinities are refused on every path; {@code -0.0} equals
 * {@code 0.0}. Text is what PostgreSQL prints: the shortest digits that are read back as the same number.
 * {@link #length} is the upper bound less the lower one.
 *
 * <pre>{@code
 * DoubleRange share = DoubleRange.closedOpen(0, 0.5);
 * share.toString();     // [0,0.5)
 * share.contains(0.5);  // false
 * share.length();       // OptionalDouble[0.5]
 * }</pre>
 */
public sealed interface DoubleRange
        extends ContinuousRange<Double, Double, DoubleRange, DoubleRangeSet>, DoubleRangeAlgebra {

    /**
     * Returns the floating-point numbers from the start to the end, with both.
     *
     * @param startInclusive the lower bound, which is contained
     * @param endInclusive the upper bound, which is contained
     * @return the range, empty if the end is before the start
     * @throws IllegalArgumentException if a bound is {@code NaN} or infinite
     */
    static DoubleRange closed(double startInclusive, double endInclusive) {
        return RangeType.DOUBLE.between(startInclusive, true, endInclusive, true);
    }

    /**
     * Returns the floating-point numbers from the start to the end, without the end.
     *
     * @param startInclusive the lower bound, which is contained
     * @param endExclusive the upper bound, which is not contained
     * @return the range, empty if the end is not after the start
     * @throws IllegalArgumentException if a bound is {@code NaN} or infinite
     */
    static DoubleRange closedOpen(double startInclusive, double endExclusive) {
        return RangeType.DOUBLE.between(startInclusive, true, endExclusive, false);
    }

    /**
     * Returns the floating-point numbers from the start to the end, without the start.
     *
     * @param startExclusive the lower bound, which is not contained
     * @param endInclusive the upper bound, which is contained
     * @return the range, empty if the end is not after the start
     * @throws IllegalArgumentException if a bound is {@code NaN} or infinite
     */
    static DoubleRange openClosed(double startExclusive, double endInclusive) {
        return RangeType.DOUBLE.between(startExclusive, false, endInclusive, true);
    }

    /**
     * Returns the floating-point numbers between the start and the end, without both.
     *
     * @param startExclusive the lower bound, which is not contained
     * @param endExclusive the upper bound, which is not contained
     * @return the range, empty if the end is not after the start
     * @throws IllegalArgumentException if a bound is {@code NaN} or infinite
     */
    static DoubleRange open(double startExclusive, double endExclusive) {
        return RangeType.DOUBLE.between(startExclusive, false, endExclusive, false);
    }

    /**
     * Returns the floating-point numbers from the start on, without end.
     *
     * @param startInclusive the lower bound, which is contained
     * @return the range {@code [start,)}
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    static DoubleRange atLeast(double startInclusive) {
        return RangeType.DOUBLE.between(startInclusive, true, null, false);
    }

    /**
     * Returns the floating-point numbers after the start, without end.
     *
     * @param startExclusive the lower bound, which is not contained
     * @return the range {@code (start,)}
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    static DoubleRange greaterThan(double startExclusive) {
        return RangeType.DOUBLE.between(startExclusive, false, null, false);
    }

    /**
     * Returns the floating-point numbers up to the end, without start.
     *
     * @param endInclusive the upper bound, which is contained
     * @return the range {@code (,end]}
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    static DoubleRange atMost(double endInclusive) {
        return RangeType.DOUBLE.between(null, false, endInclusive, true);
    }

    /**
     * Returns the floating-point numbers before the end, without start.
     *
     * @param endExclusive the upper bound, which is not contained
     * @return the range {@code (,end)}
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    static DoubleRange lessThan(double endExclusive) {
        return RangeType.DOUBLE.between(null, false, endExclusive, false);
    }

    /**
     * Returns the range of one number.
     *
     * @param value the number
     * @return the range {@code [value,value]}
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    static DoubleRange singleton(double value) {
        return RangeType.DOUBLE.singleton(value);
    }

    /**
     * Returns the range of all floating-point numbers.
     *
     * @return the range {@code (,)}
     */
    static DoubleRange all() {
        return RangeType.DOUBLE.unbounded();
    }

    /**
     * Returns the range of no number.
     *
     * @return the range {@code empty}
     */
    static DoubleRange empty() {
        return RangeType.DOUBLE.empty();
    }

    /**
     * Reads a literal as the server reads a {@code float8range}:
     * {@code [0,0.5)}, {@code (,1e300]}, {@code empty}.
     *
     * @param literal the literal
     * @return the range
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or its lower bound is after its upper bound
     */
    static DoubleRange parse(CharSequence literal) {
        return RangeType.DOUBLE.parse(literal);
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
    static DoubleRange valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector that intersects ranges. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no ranges, where SQL has {@code NULL}
     */
    static Collector<DoubleRange, ?, Optional<DoubleRange>> toIntersection() {
        return RangeType.DOUBLE.toIntersection();
    }

    /**
     * Returns the upper bound less the lower one, whether they are contained or not.
     *
     * @return the length, 0 for the empty range; absent if a side is unbounded, or if the number is too large
     */
    default OptionalDouble length() {
        Double length = Spans.length(ElementTypes.DOUBLE_PRECISION, Operands.cuts(this));
        return length == null ? OptionalDouble.empty() : OptionalDouble.of(length);
    }

    @Override
    default boolean contains(double value) {
        return DoubleRangeType.holds(this, value);
    }

    /**
     * Returns the part of this that is the value alone. PostgreSQL: {@code *}.
     *
     * @param value the value
     * @return the intersection, empty if the value is not contained
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default DoubleRange intersect(double value) {
        return intersect((Double) value);
    }

    /**
     * Returns what in this range is nearest to a value: see {@link Range#clamp}.
     *
     * @param value the value
     * @return the value or the bound; empty if this range is
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default Optional<Double> clamp(double value) {
        return clamp((Double) value);
    }

    /**
     * Returns the range with both bounds moved by an amount, each rounded to the nearest number: so far that both become
     * one, an open range is moved to the empty one.
     *
     * @param amount the amount, forward if positive
     * @return the moved range
     * @throws IllegalArgumentException if the amount is {@code NaN} or infinite
     * @throws ArithmeticException if a bound would leave the type
     */
    default DoubleRange shift(double amount) {
        return shift((Double) amount);
    }

    @Override
    default RangeType<Double, DoubleRange, DoubleRangeSet> type() {
        return RangeType.DOUBLE;
    }

    private static DoubleRangeType ranges() {
        return (DoubleRangeType) RangeType.DOUBLE;
    }

    // --- relations are stated for each type, so that its own comparison is compiled into them ------------------------

    @Override
    default boolean contains(Double value) {
        return ranges().contains(this, value);
    }

    @Override
    default boolean contains(RangeAlgebra<Double, DoubleRange, DoubleRangeSet> other) {
        return ranges().contains(this, other);
    }

    @Override
    default boolean overlaps(RangeAlgebra<Double, DoubleRange, DoubleRangeSet> other) {
        return ranges().overlaps(this, other);
    }

    @Override
    default boolean isAdjacentTo(RangeAlgebra<Double, DoubleRange, DoubleRangeSet> other) {
        return ranges().isAdjacentTo(this, other);
    }

    @Override
    default boolean isStrictlyLeftOf(RangeAlgebra<Double, DoubleRange, DoubleRangeSet> other) {
        return ranges().isStrictlyLeftOf(this, other);
    }

    @Override
    default boolean doesNotExtendRightOf(RangeAlgebra<Double, DoubleRange, DoubleRangeSet> other) {
        return ranges().doesNotExtendRightOf(this, other);
    }

    @Override
    default boolean doesNotExtendLeftOf(RangeAlgebra<Double, DoubleRange, DoubleRangeSet> other) {
        return ranges().doesNotExtendLeftOf(this, other);
    }

    @Override
    default int compareTo(DoubleRange other) {
        return ranges().compareTo(this, other);
    }

    /** No number. */
    record Empty() implements DoubleRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Empty valueOf(String literal) {
            return RangeType.DOUBLE.requireVariant(Empty.class, parse(literal));
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
     * The floating-point numbers between two bounds.
     *
     * @param start the lower bound
     * @param end the upper bound
     * @param startInclusive whether the lower bound is contained
     * @param endInclusive whether the upper bound is contained
     */
    record Finite(double start, double end, boolean startInclusive, boolean endInclusive) implements DoubleRange {

        /**
         * Creates the range of at least one number.
         *
         * @throws IllegalArgumentException if the end is before the start, or equal to it and one of them not
         *     contained; or if a bound is {@code NaN} or infinite
         */
        public Finite {
            start = ElementTypes.DOUBLE_PRECISION.normalise(start);
            end = ElementTypes.DOUBLE_PRECISION.normalise(end);
            RangeBounds.requireValueBetween(ElementTypes.DOUBLE_PRECISION, start, startInclusive, end, endInclusive);
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
            return RangeType.DOUBLE.requireVariant(Finite.class, parse(literal));
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
     * All floating-point numbers up to a bound.
     *
     * @param end the upper bound
     * @param endInclusive whether it is contained
     */
    record UnboundedStart(double end, boolean endInclusive) implements DoubleRange {

        /**
         * Creates the range without start.
         *
         * @throws IllegalArgumentException if the bound is {@code NaN} or infinite
         */
        public UnboundedStart {
            end = ElementTypes.DOUBLE_PRECISION.normalise(end);
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
            return RangeType.DOUBLE.requireVariant(UnboundedStart.class, parse(literal));
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
     * All floating-point numbers from a bound on.
     *
     * @param start the lower bound
     * @param startInclusive whether it is contained
     */
    record UnboundedEnd(double start, boolean startInclusive) implements DoubleRange {

        /**
         * Creates the range without end.
         *
         * @throws IllegalArgumentException if the bound is {@code NaN} or infinite
         */
        public UnboundedEnd {
            start = ElementTypes.DOUBLE_PRECISION.normalise(start);
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
            return RangeType.DOUBLE.requireVariant(UnboundedEnd.class, parse(literal));
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

    /** All floating-point numbers. */
    record Unbounded() implements DoubleRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Unbounded valueOf(String literal) {
            return RangeType.DOUBLE.requireVariant(Unbounded.class, parse(literal));
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

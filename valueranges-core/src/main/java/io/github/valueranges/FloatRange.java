package io.github.valueranges;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.element.ElementTypes;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collector;
import org.jspecify.annotations.Nullable;

/**
 * A range of floating-point numbers of single precision: {@code float4range}, which the database must have:
 * {@code create type float4range as range (subtype = float4)}.
 *
 * <p>Each bound is contained or not. {@code NaN} and the infinities are refused on every path; {@code -0.0} equals
 * {@code 0.0}. Text is what PostgreSQL prints: the shortest digits that are read back as the same {@code float}.
 * {@link #length} is the upper bound less the lower one, as a {@code double}.
 *
 * <pre>{@code
 * FloatRange share = FloatRange.closedOpen(0, 0.1f);
 * share.toString();      // [0,0.1)
 * share.contains(0.1f);  // false
 * }</pre>
 */
public sealed interface FloatRange
        extends ContinuousRange<Float, Double, FloatRange, FloatRangeSet>, FloatRangeAlgebra {

    /**
     * Returns the floating-point numbers of single precision from the start to the end, with both.
     *
     * @param startInclusive the lower bound, which is contained
     * @param endInclusive the upper bound, which is contained
     * @return the range, empty if the end is before the start
     * @throws IllegalArgumentException if a bound is {@code NaN} or infinite
     */
    static FloatRange closed(float startInclusive, float endInclusive) {
        return RangeType.FLOAT.between(startInclusive, true, endInclusive, true);
    }

    /**
     * Returns the floating-point numbers of single precision from the start to the end, without the end.
     *
     * @param startInclusive the lower bound, which is contained
     * @param endExclusive the upper bound, which is not contained
     * @return the range, empty if the end is not after the start
     * @throws IllegalArgumentException if a bound is {@code NaN} or infinite
     */
    static FloatRange closedOpen(float startInclusive, float endExclusive) {
        return RangeType.FLOAT.between(startInclusive, true, endExclusive, false);
    }

    /**
     * Returns the floating-point numbers of single precision from the start to the end, without the start.
     *
     * @param startExclusive the lower bound, which is not contained
     * @param endInclusive the upper bound, which is contained
     * @return the range, empty if the end is not after the start
     * @throws IllegalArgumentException if a bound is {@code NaN} or infinite
     */
    static FloatRange openClosed(float startExclusive, float endInclusive) {
        return RangeType.FLOAT.between(startExclusive, false, endInclusive, true);
    }

    /**
     * Returns the floating-point numbers of single precision between the start and the end, without both.
     *
     * @param startExclusive the lower bound, which is not contained
     * @param endExclusive the upper bound, which is not contained
     * @return the range, empty if the end is not after the start
     * @throws IllegalArgumentException if a bound is {@code NaN} or infinite
     */
    static FloatRange open(float startExclusive, float endExclusive) {
        return RangeType.FLOAT.between(startExclusive, false, endExclusive, false);
    }

    /**
     * Returns the floating-point numbers of single precision from the start on, without end.
     *
     * @param startInclusive the lower bound, which is contained
     * @return the range {@code [start,)}
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    static FloatRange atLeast(float startInclusive) {
        return RangeType.FLOAT.between(startInclusive, true, null, false);
    }

    /**
     * Returns the floating-point numbers of single precision after the start, without end.
     *
     * @param startExclusive the lower bound, which is not contained
     * @return the range {@code (start,)}
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    static FloatRange greaterThan(float startExclusive) {
        return RangeType.FLOAT.between(startExclusive, false, null, false);
    }

    /**
     * Returns the floating-point numbers of single precision up to the end, without start.
     *
     * @param endInclusive the upper bound, which is contained
     * @return the range {@code (,end]}
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    static FloatRange atMost(float endInclusive) {
        return RangeType.FLOAT.between(null, false, endInclusive, true);
    }

    /**
     * Returns the floating-point numbers of single precision before the end, without start.
     *
     * @param endExclusive the upper bound, which is not contained
     * @return the range {@code (,end)}
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    static FloatRange lessThan(float endExclusive) {
        return RangeType.FLOAT.between(null, false, endExclusive, false);
    }

    /**
     * Returns the range of one number.
     *
     * @param value the number
     * @return the range {@code [value,value]}
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    static FloatRange singleton(float value) {
        return RangeType.FLOAT.singleton(value);
    }

    /**
     * Returns the range of all floating-point numbers of single precision.
     *
     * @return the range {@code (,)}
     */
    static FloatRange all() {
        return RangeType.FLOAT.unbounded();
    }

    /**
     * Returns the range of no number.
     *
     * @return the range {@code empty}
     */
    static FloatRange empty() {
        return RangeType.FLOAT.empty();
    }

    /**
     * Reads a literal as the server reads a {@code float4range}:
     * {@code [0,0.5)}, {@code (,1e30]}, {@code empty}.
     *
     * @param literal the literal
     * @return the range
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or its lower bound is after its upper bound
     */
    static FloatRange parse(CharSequence literal) {
        return RangeType.FLOAT.parse(literal);
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
    static FloatRange valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector that intersects ranges. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no ranges, where SQL has {@code NULL}
     */
    static Collector<FloatRange, ?, Optional<FloatRange>> toIntersection() {
        return RangeType.FLOAT.toIntersection();
    }

    /**
     * Returns the upper bound less the lower one, whether they are contained or not.
     *
     * @return the length, 0 for the empty range; absent if a side is unbounded, or if the number is too large
     */
    default OptionalDouble length() {
        Double length = Spans.length(ElementTypes.REAL, Operands.cuts(this));
        return length == null ? OptionalDouble.empty() : OptionalDouble.of(length);
    }

    @Override
    default boolean contains(float value) {
        return FloatRangeType.holds(this, value);
    }

    /**
     * Returns the part of this that is the value alone. PostgreSQL: {@code *}.
     *
     * @param value the value
     * @return the intersection, empty if the value is not contained
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default FloatRange intersect(float value) {
        return intersect((Float) value);
    }

    /**
     * Returns what in this range is nearest to a value: see {@link Range#clamp}.
     *
     * @param value the value
     * @return the value or the bound; empty if this range is
     * @throws IllegalArgumentException if it is {@code NaN} or infinite
     */
    default Optional<Float> clamp(float value) {
        return clamp((Float) value);
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
    default FloatRange shift(double amount) {
        return shift((Double) amount);
    }

    @Override
    default RangeType<Float, FloatRange, FloatRangeSet> type() {
        return RangeType.FLOAT;
    }

    private static FloatRangeType ranges() {
        return (FloatRangeType) RangeType.FLOAT;
    }

    // --- relations are stated for each type, so that its own comparison is compiled into them ------------------------

    @Override
    default boolean contains(Float value) {
        return ranges().contains(this, value);
    }

    @Override
    default boolean contains(RangeAlgebra<Float, FloatRange, FloatRangeSet> other) {
        return ranges().contains(this, other);
    }

    @Override
    default boolean overlaps(RangeAlgebra<Float, FloatRange, FloatRangeSet> other) {
        return ranges().overlaps(this, other);
    }

    @Override
    default boolean isAdjacentTo(RangeAlgebra<Float, FloatRange, FloatRangeSet> other) {
        return ranges().isAdjacentTo(this, other);
    }

    @Override
    default boolean isStrictlyLeftOf(RangeAlgebra<Float, FloatRange, FloatRangeSet> other) {
        return ranges().isStrictlyLeftOf(this, other);
    }

    @Override
    default boolean doesNotExtendRightOf(RangeAlgebra<Float, FloatRange, FloatRangeSet> other) {
        return ranges().doesNotExtendRightOf(this, other);
    }

    @Override
    default boolean doesNotExtendLeftOf(RangeAlgebra<Float, FloatRange, FloatRangeSet> other) {
        return ranges().doesNotExtendLeftOf(this, other);
    }

    @Override
    default int compareTo(FloatRange other) {
        return ranges().compareTo(this, other);
    }

    /** No number. */
    record Empty() implements FloatRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Empty valueOf(String literal) {
            return RangeType.FLOAT.requireVariant(Empty.class, parse(literal));
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
     * The floating-point numbers of single precision between two bounds.
     *
     * @param start the lower bound
     * @param end the upper bound
     * @param startInclusive whether the lower bound is contained
     * @param endInclusive whether the upper bound is contained
     */
    record Finite(float start, float end, boolean startInclusive, boolean endInclusive) implements FloatRange {

        /**
         * Creates the range of at least one number.
         *
         * @throws IllegalArgumentException if the end is before the start, or equal to it and one of them not
         *     contained; or if a bound is {@code NaN} or infinite
         */
        public Finite {
            start = ElementTypes.REAL.normalise(start);
            end = ElementTypes.REAL.normalise(end);
            RangeBounds.requireValueBetween(ElementTypes.REAL, start, startInclusive, end, endInclusive);
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
            return RangeType.FLOAT.requireVariant(Finite.class, parse(literal));
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
     * All floating-point numbers of single precision up to a bound.
     *
     * @param end the upper bound
     * @param endInclusive whether it is contained
     */
    record UnboundedStart(float end, boolean endInclusive) implements FloatRange {

        /**
         * Creates the range without start.
         *
         * @throws IllegalArgumentException if the bound is {@code NaN} or infinite
         */
        public UnboundedStart {
            end = ElementTypes.REAL.normalise(end);
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
            return RangeType.FLOAT.requireVariant(UnboundedStart.class, parse(literal));
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
     * All floating-point numbers of single precision from a bound on.
     *
     * @param start the lower bound
     * @param startInclusive whether it is contained
     */
    record UnboundedEnd(float start, boolean startInclusive) implements FloatRange {

        /**
         * Creates the range without end.
         *
         * @throws IllegalArgumentException if the bound is {@code NaN} or infinite
         */
        public UnboundedEnd {
            start = ElementTypes.REAL.normalise(start);
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
            return RangeType.FLOAT.requireVariant(UnboundedEnd.class, parse(literal));
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

    /** All floating-point numbers of single precision. */
    record Unbounded() implements FloatRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Unbounded valueOf(String literal) {
            return RangeType.FLOAT.requireVariant(Unbounded.class, parse(literal));
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

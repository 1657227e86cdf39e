package io.github.valueranges;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.element.ElementTypes;
import java.util.Optional;
import java.util.stream.Collector;

/**
 * A range of integers: {@code int4range}.
 *
 * <p>Integers have a step, so a range is closed: {@link #closedOpen} and {@link #closed} of the same integers give
 * equal ranges, and both bounds of a {@link Finite} range are contained. {@link #length} counts integers.
 *
 * <p>The bounds may be any {@code int}. The server cannot hold a range that ends at {@link Integer#MAX_VALUE}, for it
 * keeps the bound one step further: such a range lives in memory and in text; {@link #atLeast} has no end and is
 * stored. A range without a lower bound is another one than the range from {@link Integer#MIN_VALUE} on.
 *
 * <pre>{@code
 * IntRange seats = IntRange.closed(1, 5);
 * seats.toString();                         // [1,5]
 * seats.length();                           // OptionalLong[5]
 * seats.equals(IntRange.parse("[1,6)"));    // true
 * seats.isAdjacentTo(IntRange.atLeast(6));  // true
 * }</pre>
 */
public sealed interface IntRange extends DiscreteRange<Integer, IntRange, IntRangeSet>, IntRangeAlgebra {

    /**
     * Returns the integers from the start to the end.
     *
     * @param startInclusive the first integer
     * @param endInclusive the last integer
     * @return the range, empty if the end is before the start
     */
    static IntRange closed(int startInclusive, int endInclusive) {
        return RangeType.INT.between(startInclusive, true, endInclusive, true);
    }

    /**
     * Returns the integers from the start to the one before the end.
     *
     * @param startInclusive the first integer
     * @param endExclusive the integer after the last
     * @return the range, empty if the end is not after the start
     */
    static IntRange closedOpen(int startInclusive, int endExclusive) {
        return RangeType.INT.between(startInclusive, true, endExclusive, false);
    }

    /**
     * Returns the integers from the one after the start to the end.
     *
     * @param startExclusive the integer before the first
     * @param endInclusive the last integer
     * @return the range, empty if the end is not after the start
     */
    static IntRange openClosed(int startExclusive, int endInclusive) {
        return RangeType.INT.between(startExclusive, false, endInclusive, true);
    }

    /**
     * Returns the integers between the start and the end, without both.
     *
     * @param startExclusive the integer before the first
     * @param endExclusive the integer after the last
     * @return the range, empty if there is no integer between them
     */
    static IntRange open(int startExclusive, int endExclusive) {
        return RangeType.INT.between(startExclusive, false, endExclusive, false);
    }

    /**
     * Returns the integers from the start on, without end.
     *
     * @param startInclusive the first integer
     * @return the range {@code [start,)}
     */
    static IntRange atLeast(int startInclusive) {
        return RangeType.INT.between(startInclusive, true, null, false);
    }

    /**
     * Returns the integers after the start, without end.
     *
     * @param startExclusive the integer before the first
     * @return the range {@code (start,)}; empty after {@link Integer#MAX_VALUE}
     */
    static IntRange greaterThan(int startExclusive) {
        return RangeType.INT.between(startExclusive, false, null, false);
    }

    /**
     * Returns the integers up to the end, without start.
     *
     * @param endInclusive the last integer
     * @return the range {@code (,end]}
     */
    static IntRange atMost(int endInclusive) {
        return RangeType.INT.between(null, false, endInclusive, true);
    }

    /**
     * Returns the integers before the end, without start.
     *
     * @param endExclusive the integer after the last
     * @return the range {@code (,end)}; empty before {@link Integer#MIN_VALUE}
     */
    static IntRange lessThan(int endExclusive) {
        return RangeType.INT.between(null, false, endExclusive, false);
    }

    /**
     * Returns the range of one integer.
     *
     * @param value the integer
     * @return the range {@code [value,value]}
     */
    static IntRange singleton(int value) {
        return RangeType.INT.singleton(value);
    }

    /**
     * Returns the range of all integers.
     *
     * @return the range {@code (,)}
     */
    static IntRange all() {
        return RangeType.INT.unbounded();
    }

    /**
     * Returns the range of no integer.
     *
     * @return the range {@code empty}
     */
    static IntRange empty() {
        return RangeType.INT.empty();
    }

    /**
     * Reads a literal as the server reads an {@code int4range}:
     * {@code [1,5]}, {@code (,0x1F)}, {@code empty}.
     *
     * @param literal the literal
     * @return the range
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or its lower bound is after its upper bound
     */
    static IntRange parse(CharSequence literal) {
        return RangeType.INT.parse(literal);
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
    static IntRange valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector that intersects ranges. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no ranges, where SQL has {@code NULL}
     */
    static Collector<IntRange, ?, Optional<IntRange>> toIntersection() {
        return RangeType.INT.toIntersection();
    }

    @Override
    default boolean contains(int value) {
        return IntRangeType.holds(this, value);
    }

    /**
     * Returns the part of this that is the value alone. PostgreSQL: {@code *}.
     *
     * @param value the value
     * @return the intersection, empty if the value is not contained
     */
    default IntRange intersect(int value) {
        return intersect((Integer) value);
    }

    /**
     * Returns what in this range is nearest to a value: see {@link Range#clamp}.
     *
     * @param value the value
     * @return the value or the bound; empty if this range is
     */
    default Optional<Integer> clamp(int value) {
        return clamp((Integer) value);
    }

    @Override
    default RangeType<Integer, IntRange, IntRangeSet> type() {
        return RangeType.INT;
    }

    private static IntRangeType ranges() {
        return (IntRangeType) RangeType.INT;
    }

    // --- relations are stated for each type, so that its own comparison is compiled into them ------------------------

    @Override
    default boolean contains(Integer value) {
        return ranges().contains(this, value);
    }

    @Override
    default boolean contains(RangeAlgebra<Integer, IntRange, IntRangeSet> other) {
        return ranges().contains(this, other);
    }

    @Override
    default boolean overlaps(RangeAlgebra<Integer, IntRange, IntRangeSet> other) {
        return ranges().overlaps(this, other);
    }

    @Override
    default boolean isAdjacentTo(RangeAlgebra<Integer, IntRange, IntRangeSet> other) {
        return ranges().isAdjacentTo(this, other);
    }

    @Override
    default boolean isStrictlyLeftOf(RangeAlgebra<Integer, IntRange, IntRangeSet> other) {
        return ranges().isStrictlyLeftOf(this, other);
    }

    @Override
    default boolean doesNotExtendRightOf(RangeAlgebra<Integer, IntRange, IntRangeSet> other) {
        return ranges().doesNotExtendRightOf(this, other);
    }

    @Override
    default boolean doesNotExtendLeftOf(RangeAlgebra<Integer, IntRange, IntRangeSet> other) {
        return ranges().doesNotExtendLeftOf(this, other);
    }

    @Override
    default int compareTo(IntRange other) {
        return ranges().compareTo(this, other);
    }

    /** No integer. */
    record Empty() implements IntRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Empty valueOf(String literal) {
            return RangeType.INT.requireVariant(Empty.class, parse(literal));
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
     * The integers from a first to a last one.
     *
     * @param start the first integer
     * @param end the last integer, not before the first
     */
    record Finite(int start, int end) implements IntRange {

        /**
         * Creates the range of at least one integer.
         *
         * @throws IllegalArgumentException if the end is before the start
         */
        public Finite {
            RangeBounds.requireValueBetween(ElementTypes.INTEGER, start, true, end, true);
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
            return RangeType.INT.requireVariant(Finite.class, parse(literal));
        }

        @JsonObjectCreator
        static Finite ofJsonObject() {
            return valueOf(JsonObjectCreator.OBJECT);
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
     * All integers up to a last one.
     *
     * @param end the last integer
     */
    record UnboundedStart(int end) implements IntRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static UnboundedStart valueOf(String literal) {
            return RangeType.INT.requireVariant(UnboundedStart.class, parse(literal));
        }

        @JsonObjectCreator
        static UnboundedStart ofJsonObject() {
            return valueOf(JsonObjectCreator.OBJECT);
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
     * All integers from a first one on.
     *
     * @param start the first integer
     */
    record UnboundedEnd(int start) implements IntRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static UnboundedEnd valueOf(String literal) {
            return RangeType.INT.requireVariant(UnboundedEnd.class, parse(literal));
        }

        @JsonObjectCreator
        static UnboundedEnd ofJsonObject() {
            return valueOf(JsonObjectCreator.OBJECT);
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

    /** All integers. */
    record Unbounded() implements IntRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Unbounded valueOf(String literal) {
            return RangeType.INT.requireVariant(Unbounded.class, parse(literal));
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

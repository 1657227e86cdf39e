package io.github.valueranges;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.element.ElementTypes;
import java.util.Optional;
import java.util.stream.Collector;

/**
 * A range of integers of 64 bits: {@code int8range}.
 *
 * <p>Integers have a step, so a range is closed: {@link #closedOpen} and {@link #closed} of the same integers give
 * equal ranges, and both bounds of a {@link Finite} range are contained. {@link #length} counts integers, as far as a
 * {@code long} can.
 *
 * <p>The bounds may be any {@code long}. The server cannot hold a range that ends at {@link Long#MAX_VALUE}, for it
 * keeps the bound one step further: such a range lives in memory and in text; {@link #atLeast} has no end and is
 * stored. A range without a lower bound is another one than the range from {@link Long#MIN_VALUE} on.
 *
 * <pre>{@code
 * LongRange ids = LongRange.closedOpen(1_000, 2_000);
 * ids.toString();        // [1000,1999]
 * ids.length();          // OptionalLong[1000]
 * ids.contains(1_500);   // true
 * }</pre>
 */
public sealed interface LongRange extends DiscreteRange<Long, LongRange, LongRangeSet>, LongRangeAlgebra {

    /**
     * Returns the integers from the start to the end.
     *
     * @param startInclusive the first integer
     * @param endInclusive the last integer
     * @return the range, empty if the end is before the start
     */
    static LongRange closed(long startInclusive, long endInclusive) {
        return RangeType.LONG.between(startInclusive, true, endInclusive, true);
    }

    /**
     * Returns the integers from the start to the one before the end.
     *
     * @param startInclusive the first integer
     * @param endExclusive the integer after the last
     * @return the range, empty if the end is not after the start
     */
    static LongRange closedOpen(long startInclusive, long endExclusive) {
        return RangeType.LONG.between(startInclusive, true, endExclusive, false);
    }

    /**
     * Returns the integers from the one after the start to the end.
     *
     * @param startExclusive the integer before the first
     * @param endInclusive the last integer
     * @return the range, empty if the end is not after the start
     */
    static LongRange openClosed(long startExclusive, long endInclusive) {
        return RangeType.LONG.between(startExclusive, false, endInclusive, true);
    }

    /**
     * Returns the integers between the start and the end, without both.
     *
     * @param startExclusive the integer before the first
     * @param endExclusive the integer after the last
     * @return the range, empty if there is no integer between them
     */
    static LongRange open(long startExclusive, long endExclusive) {
        return RangeType.LONG.between(startExclusive, false, endExclusive, false);
    }

    /**
     * Returns the integers from the start on, without end.
     *
     * @param startInclusive the first integer
     * @return the range {@code [start,)}
     */
    static LongRange atLeast(long startInclusive) {
        return RangeType.LONG.between(startInclusive, true, null, false);
    }

    /**
     * Returns the integers after the start, without end.
     *
     * @param startExclusive the integer before the first
     * @return the range {@code (start,)}; empty after {@link Long#MAX_VALUE}
     */
    static LongRange greaterThan(long startExclusive) {
        return RangeType.LONG.between(startExclusive, false, null, false);
    }

    /**
     * Returns the integers up to the end, without start.
     *
     * @param endInclusive the last integer
     * @return the range {@code (,end]}
     */
    static LongRange atMost(long endInclusive) {
        return RangeType.LONG.between(null, false, endInclusive, true);
    }

    /**
     * Returns the integers before the end, without start.
     *
     * @param endExclusive the integer after the last
     * @return the range {@code (,end)}; empty before {@link Long#MIN_VALUE}
     */
    static LongRange lessThan(long endExclusive) {
        return RangeType.LONG.between(null, false, endExclusive, false);
    }

    /**
     * Returns the range of one integer.
     *
     * @param value the integer
     * @return the range {@code [value,value]}
     */
    static LongRange singleton(long value) {
        return RangeType.LONG.singleton(value);
    }

    /**
     * Returns the range of all integers.
     *
     * @return the range {@code (,)}
     */
    static LongRange all() {
        return RangeType.LONG.unbounded();
    }

    /**
     * Returns the range of no integer.
     *
     * @return the range {@code empty}
     */
    static LongRange empty() {
        return RangeType.LONG.empty();
    }

    /**
     * Reads a literal as the server reads an {@code int8range}:
     * {@code [1000,2000)}, {@code (,1_000_000]}, {@code empty}.
     *
     * @param literal the literal
     * @return the range
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or its lower bound is after its upper bound
     */
    static LongRange parse(CharSequence literal) {
        return RangeType.LONG.parse(literal);
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
    static LongRange valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector that intersects ranges. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no ranges, where SQL has {@code NULL}
     */
    static Collector<LongRange, ?, Optional<LongRange>> toIntersection() {
        return RangeType.LONG.toIntersection();
    }

    @Override
    default boolean contains(long value) {
        return LongRangeType.holds(this, value);
    }

    /**
     * Returns the part of this that is the value alone. PostgreSQL: {@code *}.
     *
     * @param value the value
     * @return the intersection, empty if the value is not contained
     */
    default LongRange intersect(long value) {
        return intersect((Long) value);
    }

    /**
     * Returns what in this range is nearest to a value: see {@link Range#clamp}.
     *
     * @param value the value
     * @return the value or the bound; empty if this range is
     */
    default Optional<Long> clamp(long value) {
        return clamp((Long) value);
    }

    @Override
    default RangeType<Long, LongRange, LongRangeSet> type() {
        return RangeType.LONG;
    }

    private static LongRangeType ranges() {
        return (LongRangeType) RangeType.LONG;
    }

    // --- relations are stated for each type, so that its own comparison is compiled into them ------------------------

    @Override
    default boolean contains(Long value) {
        return ranges().contains(this, value);
    }

    @Override
    default boolean contains(RangeAlgebra<Long, LongRange, LongRangeSet> other) {
        return ranges().contains(this, other);
    }

    @Override
    default boolean overlaps(RangeAlgebra<Long, LongRange, LongRangeSet> other) {
        return ranges().overlaps(this, other);
    }

    @Override
    default boolean isAdjacentTo(RangeAlgebra<Long, LongRange, LongRangeSet> other) {
        return ranges().isAdjacentTo(this, other);
    }

    @Override
    default boolean isStrictlyLeftOf(RangeAlgebra<Long, LongRange, LongRangeSet> other) {
        return ranges().isStrictlyLeftOf(this, other);
    }

    @Override
    default boolean doesNotExtendRightOf(RangeAlgebra<Long, LongRange, LongRangeSet> other) {
        return ranges().doesNotExtendRightOf(this, other);
    }

    @Override
    default boolean doesNotExtendLeftOf(RangeAlgebra<Long, LongRange, LongRangeSet> other) {
        return ranges().doesNotExtendLeftOf(this, other);
    }

    @Override
    default int compareTo(LongRange other) {
        return ranges().compareTo(this, other);
    }

    /** No integer. */
    record Empty() implements LongRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Empty valueOf(String literal) {
            return RangeType.LONG.requireVariant(Empty.class, parse(literal));
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
    record Finite(long start, long end) implements LongRange {

        /**
         * Creates the range of at least one integer.
         *
         * @throws IllegalArgumentException if the end is before the start
         */
        public Finite {
            RangeBounds.requireValueBetween(ElementTypes.BIGINT, start, true, end, true);
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
            return RangeType.LONG.requireVariant(Finite.class, parse(literal));
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
    record UnboundedStart(long end) implements LongRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static UnboundedStart valueOf(String literal) {
            return RangeType.LONG.requireVariant(UnboundedStart.class, parse(literal));
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
    record UnboundedEnd(long start) implements LongRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static UnboundedEnd valueOf(String literal) {
            return RangeType.LONG.requireVariant(UnboundedEnd.class, parse(literal));
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
    record Unbounded() implements LongRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Unbounded valueOf(String literal) {
            return RangeType.LONG.requireVariant(Unbounded.class, parse(literal));
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

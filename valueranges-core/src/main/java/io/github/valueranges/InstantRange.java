package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.element.ElementTypes;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.stream.Collector;
import org.jspecify.annotations.Nullable;

/**
 * A range of points in time: {@code tstzrange}, as {@link OffsetDateTimeRange} without offsets.
 *
 * <p>Each bound is contained or not. {@link #length} is the time from the one bound to the other. {@link Instant#MIN}
 * and {@link Instant#MAX} are the server's {@code -infinity} and {@code infinity}, which are bounds. A literal needs an
 * offset in each bound, for nothing here depends on the zone of a machine or a session. The server keeps microseconds,
 * this type nanoseconds.
 *
 * <pre>{@code
 * InstantRange call = InstantRange.parse("[2026-06-01T10:00+02:00,2026-06-01T09:00Z)");
 * call.toString();  // [2026-06-01T08:00:00Z,2026-06-01T09:00:00Z)
 * call.length();    // Optional[PT1H]
 * }</pre>
 */
public sealed interface InstantRange extends ContinuousRange<Instant, Duration, InstantRange, InstantRangeSet> {

    /**
     * Returns the points in time from the start to the end, with both.
     *
     * @param startInclusive the lower bound, which is contained
     * @param endInclusive the upper bound, which is contained
     * @return the range, empty if the end is before the start
     * @throws NullPointerException if an argument is null
     */
    static InstantRange closed(Instant startInclusive, Instant endInclusive) {
        return RangeType.INSTANT.between(
                requireNonNull(startInclusive, "startInclusive"),
                true,
                requireNonNull(endInclusive, "endInclusive"),
                true);
    }

    /**
     * Returns the points in time from the start to the end, without the end.
     *
     * @param startInclusive the lower bound, which is contained
     * @param endExclusive the upper bound, which is not contained
     * @return the range, empty if the end is not after the start
     * @throws NullPointerException if an argument is null
     */
    static InstantRange closedOpen(Instant startInclusive, Instant endExclusive) {
        return RangeType.INSTANT.between(
                requireNonNull(startInclusive, "startInclusive"),
                true,
                requireNonNull(endExclusive, "endExclusive"),
                false);
    }

    /**
     * Returns the points in time from the start to the end, without the start.
     *
     * @param startExclusive the lower bound, which is not contained
     * @param endInclusive the upper bound, which is contained
     * @return the range, empty if the end is not after the start
     * @throws NullPointerException if an argument is null
     */
    static InstantRange openClosed(Instant startExclusive, Instant endInclusive) {
        return RangeType.INSTANT.between(
                requireNonNull(startExclusive, "startExclusive"),
                false,
                requireNonNull(endInclusive, "endInclusive"),
                true);
    }

    /**
     * Returns the points in time between the start and the end, without both.
     *
     * @param startExclusive the lower bound, which is not contained
     * @param endExclusive the upper bound, which is not contained
     * @return the range, empty if the end is not after the start
     * @throws NullPointerException if an argument is null
     */
    static InstantRange open(Instant startExclusive, Instant endExclusive) {
        return RangeType.INSTANT.between(
                requireNonNull(startExclusive, "startExclusive"),
                false,
                requireNonNull(endExclusive, "endExclusive"),
                false);
    }

    /**
     * Returns the points in time from the start on, without end.
     *
     * @param startInclusive the lower bound, which is contained
     * @return the range {@code [start,)}
     * @throws NullPointerException if {@code startInclusive} is null
     */
    static InstantRange atLeast(Instant startInclusive) {
        return RangeType.INSTANT.between(requireNonNull(startInclusive, "startInclusive"), true, null, false);
    }

    /**
     * Returns the points in time after the start, without end.
     *
     * @param startExclusive the lower bound, which is not contained
     * @return the range {@code (start,)}
     * @throws NullPointerException if {@code startExclusive} is null
     */
    static InstantRange greaterThan(Instant startExclusive) {
        return RangeType.INSTANT.between(requireNonNull(startExclusive, "startExclusive"), false, null, false);
    }

    /**
     * Returns the points in time up to the end, without start.
     *
     * @param endInclusive the upper bound, which is contained
     * @return the range {@code (,end]}
     * @throws NullPointerException if {@code endInclusive} is null
     */
    static InstantRange atMost(Instant endInclusive) {
        return RangeType.INSTANT.between(null, false, requireNonNull(endInclusive, "endInclusive"), true);
    }

    /**
     * Returns the points in time before the end, without start.
     *
     * @param endExclusive the upper bound, which is not contained
     * @return the range {@code (,end)}
     * @throws NullPointerException if {@code endExclusive} is null
     */
    static InstantRange lessThan(Instant endExclusive) {
        return RangeType.INSTANT.between(null, false, requireNonNull(endExclusive, "endExclusive"), false);
    }

    /**
     * Returns the range of one point in time.
     *
     * @param value the point in time
     * @return the range {@code [value,value]}
     * @throws NullPointerException if {@code value} is null
     */
    static InstantRange singleton(Instant value) {
        return RangeType.INSTANT.singleton(requireNonNull(value, "value"));
    }

    /**
     * Returns the range of all points in time.
     *
     * @return the range {@code (,)}
     */
    static InstantRange all() {
        return RangeType.INSTANT.unbounded();
    }

    /**
     * Returns the range of no point in time.
     *
     * @return the range {@code empty}
     */
    static InstantRange empty() {
        return RangeType.INSTANT.empty();
    }

    /**
     * Reads a literal as the server reads a {@code tstzrange}:
     * {@code ["2026-06-01 10:00:00+02",2026-06-02T10:00Z)}, {@code (,infinity]}, {@code empty}.
     *
     * @param literal the literal
     * @return the range
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or its lower bound is after its upper bound
     */
    static InstantRange parse(CharSequence literal) {
        return RangeType.INSTANT.parse(literal);
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
    static InstantRange valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector that intersects ranges. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no ranges, where SQL has {@code NULL}
     */
    static Collector<InstantRange, ?, Optional<InstantRange>> toIntersection() {
        return RangeType.INSTANT.toIntersection();
    }

    /**
     * Returns the time from the lower to the upper bound, whether they are contained or not.
     *
     * @return the length, zero for the empty range; absent if a side is unbounded or at an infinity
     */
    default Optional<Duration> length() {
        return Optional.ofNullable(Spans.length(ElementTypes.INSTANT, Operands.cuts(this)));
    }

    /**
     * Returns the same points in time at an offset. Bounds at an infinity stay there.
     *
     * <pre>{@code
     * InstantRange.parse("[2026-06-01T08:00Z,)").atOffset(ZoneOffset.ofHours(2)); // [2026-06-01T10:00:00+02:00,)
     * }</pre>
     *
     * @param offset the offset of the bounds
     * @return the range
     * @throws NullPointerException if {@code offset} is null
     * @throws IllegalArgumentException if {@link java.time.OffsetDateTime} cannot hold a bound
     */
    default OffsetDateTimeRange atOffset(ZoneOffset offset) {
        return PointsInTime.atOffset(this, requireNonNull(offset, "offset"));
    }

    @Override
    default RangeType<Instant, InstantRange, InstantRangeSet> type() {
        return RangeType.INSTANT;
    }

    private static InstantRangeType ranges() {
        return (InstantRangeType) RangeType.INSTANT;
    }

    // --- relations are stated for each type, so that its own comparison is compiled into them ------------------------

    @Override
    default boolean contains(Instant value) {
        return ranges().contains(this, value);
    }

    @Override
    default boolean contains(RangeAlgebra<Instant, InstantRange, InstantRangeSet> other) {
        return ranges().contains(this, other);
    }

    @Override
    default boolean overlaps(RangeAlgebra<Instant, InstantRange, InstantRangeSet> other) {
        return ranges().overlaps(this, other);
    }

    @Override
    default boolean isAdjacentTo(RangeAlgebra<Instant, InstantRange, InstantRangeSet> other) {
        return ranges().isAdjacentTo(this, other);
    }

    @Override
    default boolean isStrictlyLeftOf(RangeAlgebra<Instant, InstantRange, InstantRangeSet> other) {
        return ranges().isStrictlyLeftOf(this, other);
    }

    @Override
    default boolean doesNotExtendRightOf(RangeAlgebra<Instant, InstantRange, InstantRangeSet> other) {
        return ranges().doesNotExtendRightOf(this, other);
    }

    @Override
    default boolean doesNotExtendLeftOf(RangeAlgebra<Instant, InstantRange, InstantRangeSet> other) {
        return ranges().doesNotExtendLeftOf(this, other);
    }

    @Override
    default int compareTo(InstantRange other) {
        return ranges().compareTo(this, other);
    }

    /** No point in time. */
    record Empty() implements InstantRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Empty valueOf(String literal) {
            return RangeType.INSTANT.requireVariant(Empty.class, parse(literal));
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
     * The points in time between two bounds.
     *
     * @param start the lower bound
     * @param end the upper bound
     * @param startInclusive whether the lower bound is contained
     * @param endInclusive whether the upper bound is contained
     */
    record Finite(Instant start, Instant end, boolean startInclusive, boolean endInclusive) implements InstantRange {

        /**
         * Creates the range of at least one point in time.
         *
         * @throws NullPointerException if a bound is null
         * @throws IllegalArgumentException if the end is before the start, or equal to it and one of them not
         *     contained
         */
        public Finite {
            start = ElementTypes.INSTANT.normalise(requireNonNull(start, "start"));
            end = ElementTypes.INSTANT.normalise(requireNonNull(end, "end"));
            RangeBounds.requireValueBetween(ElementTypes.INSTANT, start, startInclusive, end, endInclusive);
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
            return RangeType.INSTANT.requireVariant(Finite.class, parse(literal));
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
     * All points in time up to a bound.
     *
     * @param end the upper bound
     * @param endInclusive whether it is contained
     */
    record UnboundedStart(Instant end, boolean endInclusive) implements InstantRange {

        /**
         * Creates the range without start.
         *
         * @throws NullPointerException if the end is null
         */
        public UnboundedStart {
            end = ElementTypes.INSTANT.normalise(requireNonNull(end, "end"));
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
            return RangeType.INSTANT.requireVariant(UnboundedStart.class, parse(literal));
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
     * All points in time from a bound on.
     *
     * @param start the lower bound
     * @param startInclusive whether it is contained
     */
    record UnboundedEnd(Instant start, boolean startInclusive) implements InstantRange {

        /**
         * Creates the range without end.
         *
         * @throws NullPointerException if the start is null
         */
        public UnboundedEnd {
            start = ElementTypes.INSTANT.normalise(requireNonNull(start, "start"));
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
            return RangeType.INSTANT.requireVariant(UnboundedEnd.class, parse(literal));
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

    /** All points in time. */
    record Unbounded() implements InstantRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Unbounded valueOf(String literal) {
            return RangeType.INSTANT.requireVariant(Unbounded.class, parse(literal));
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

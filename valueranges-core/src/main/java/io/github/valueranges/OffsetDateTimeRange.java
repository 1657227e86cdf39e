package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.element.ElementTypes;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.Optional;
import java.util.stream.Collector;
import org.jspecify.annotations.Nullable;

/**
 * A range of points in time: {@code tstzrange}. Bounds keep their offset in memory and in text, and are compared by
 * the instant alone: the server keeps the instant, and gives it back at the offset of the session.
 *
 * <p>Each bound is contained or not. {@link #length} is the time from the one bound to the other.
 * {@link OffsetDateTime#MIN} and {@link OffsetDateTime#MAX} are the server's {@code -infinity} and {@code infinity},
 * which are bounds. The server keeps microseconds, this type nanoseconds.
 *
 * <pre>{@code
 * OffsetDateTimeRange call = OffsetDateTimeRange.parse("[2026-06-01T10:00+02:00,2026-06-01T09:00Z)");
 * call.length();                                                                              // Optional[PT1H]
 * call.equals(OffsetDateTimeRange.parse("[2026-06-01T08:00Z,2026-06-01T11:00+02:00)"));       // true
 * }</pre>
 */
public sealed interface OffsetDateTimeRange
        extends ContinuousRange<OffsetDateTime, Duration, OffsetDateTimeRange, OffsetDateTimeRangeSet> {

    /**
     * Returns the points in time with an offset from the start to the end, with both.
     *
     * @param startInclusive the lower bound, which is contained
     * @param endInclusive the upper bound, which is contained
     * @return the range, empty if the end is before the start
     * @throws NullPointerException if an argument is null
     */
    static OffsetDateTimeRange closed(OffsetDateTime startInclusive, OffsetDateTime endInclusive) {
        return RangeType.OFFSET_DATE_TIME.between(
                requireNonNull(startInclusive, "startInclusive"),
                true,
                requireNonNull(endInclusive, "endInclusive"),
                true);
    }

    /**
     * Returns the points in time with an offset from the start to the end, without the end.
     *
     * @param startInclusive the lower bound, which is contained
     * @param endExclusive the upper bound, which is not contained
     * @return the range, empty if the end is not after the start
     * @throws NullPointerException if an argument is null
     */
    static OffsetDateTimeRange closedOpen(OffsetDateTime startInclusive, OffsetDateTime endExclusive) {
        return RangeType.OFFSET_DATE_TIME.between(
                requireNonNull(startInclusive, "startInclusive"),
                true,
                requireNonNull(endExclusive, "endExclusive"),
                false);
    }

    /**
     * Returns the points in time with an offset from the start to the end, without the start.
     *
     * @param startExclusive the lower bound, which is not contained
     * @param endInclusive the upper bound, which is contained
     * @return the range, empty if the end is not after the start
     * @throws NullPointerException if an argument is null
     */
    static OffsetDateTimeRange openClosed(OffsetDateTime startExclusive, OffsetDateTime endInclusive) {
        return RangeType.OFFSET_DATE_TIME.between(
                requireNonNull(startExclusive, "startExclusive"),
                false,
                requireNonNull(endInclusive, "endInclusive"),
                true);
    }

    /**
     * Returns the points in time with an offset between the start and the end, without both.
     *
     * @param startExclusive the lower bound, which is not contained
     * @param endExclusive the upper bound, which is not contained
     * @return the range, empty if the end is not after the start
     * @throws NullPointerException if an argument is null
     */
    static OffsetDateTimeRange open(OffsetDateTime startExclusive, OffsetDateTime endExclusive) {
        return RangeType.OFFSET_DATE_TIME.between(
                requireNonNull(startExclusive, "startExclusive"),
                false,
                requireNonNull(endExclusive, "endExclusive"),
                false);
    }

    /**
     * Returns the points in time with an offset from the start on, without end.
     *
     * @param startInclusive the lower bound, which is contained
     * @return the range {@code [start,)}
     * @throws NullPointerException if {@code startInclusive} is null
     */
    static OffsetDateTimeRange atLeast(OffsetDateTime startInclusive) {
        return RangeType.OFFSET_DATE_TIME.between(requireNonNull(startInclusive, "startInclusive"), true, null, false);
    }

    /**
     * Returns the points in time with an offset after the start, without end.
     *
     * @param startExclusive the lower bound, which is not contained
     * @return the range {@code (start,)}
     * @throws NullPointerException if {@code startExclusive} is null
     */
    static OffsetDateTimeRange greaterThan(OffsetDateTime startExclusive) {
        return RangeType.OFFSET_DATE_TIME.between(requireNonNull(startExclusive, "startExclusive"), false, null, false);
    }

    /**
     * Returns the points in time with an offset up to the end, without start.
     *
     * @param endInclusive the upper bound, which is contained
     * @return the range {@code (,end]}
     * @throws NullPointerException if {@code endInclusive} is null
     */
    static OffsetDateTimeRange atMost(OffsetDateTime endInclusive) {
        return RangeType.OFFSET_DATE_TIME.between(null, false, requireNonNull(endInclusive, "endInclusive"), true);
    }

    /**
     * Returns the points in time with an offset before the end, without start.
     *
     * @param endExclusive the upper bound, which is not contained
     * @return the range {@code (,end)}
     * @throws NullPointerException if {@code endExclusive} is null
     */
    static OffsetDateTimeRange lessThan(OffsetDateTime endExclusive) {
        return RangeType.OFFSET_DATE_TIME.between(null, false, requireNonNull(endExclusive, "endExclusive"), false);
    }

    /**
     * Returns the range of one point in time.
     *
     * @param value the point in time
     * @return the range {@code [value,value]}
     * @throws NullPointerException if {@code value} is null
     */
    static OffsetDateTimeRange singleton(OffsetDateTime value) {
        return RangeType.OFFSET_DATE_TIME.singleton(requireNonNull(value, "value"));
    }

    /**
     * Returns the range of all points in time with an offset.
     *
     * @return the range {@code (,)}
     */
    static OffsetDateTimeRange all() {
        return RangeType.OFFSET_DATE_TIME.unbounded();
    }

    /**
     * Returns the range of no point in time.
     *
     * @return the range {@code empty}
     */
    static OffsetDateTimeRange empty() {
        return RangeType.OFFSET_DATE_TIME.empty();
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
    static OffsetDateTimeRange parse(CharSequence literal) {
        return RangeType.OFFSET_DATE_TIME.parse(literal);
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
    static OffsetDateTimeRange valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector that intersects ranges. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no ranges, where SQL has {@code NULL}
     */
    static Collector<OffsetDateTimeRange, ?, Optional<OffsetDateTimeRange>> toIntersection() {
        return RangeType.OFFSET_DATE_TIME.toIntersection();
    }

    /**
     * Returns the time from the lower to the upper bound, whether they are contained or not.
     *
     * @return the length, zero for the empty range; absent if a side is unbounded or at an infinity
     */
    default Optional<Duration> length() {
        return Optional.ofNullable(Spans.length(ElementTypes.TIMESTAMPTZ, Operands.cuts(this)));
    }

    /**
     * Returns the same points in time without offsets. Bounds at an infinity stay there.
     *
     * <pre>{@code
     * OffsetDateTimeRange.parse("[2026-06-01T10:00+02:00,)").toInstantRange(); // [2026-06-01T08:00:00Z,)
     * }</pre>
     *
     * @return the range
     */
    default InstantRange toInstantRange() {
        return PointsInTime.toInstants(this);
    }

    @Override
    default RangeType<OffsetDateTime, OffsetDateTimeRange, OffsetDateTimeRangeSet> type() {
        return RangeType.OFFSET_DATE_TIME;
    }

    private static OffsetDateTimeRangeType ranges() {
        return (OffsetDateTimeRangeType) RangeType.OFFSET_DATE_TIME;
    }

    // --- relations are stated for each type, so that its own comparison is compiled into them ------------------------

    @Override
    default boolean contains(OffsetDateTime value) {
        return ranges().contains(this, value);
    }

    @Override
    default boolean contains(RangeAlgebra<OffsetDateTime, OffsetDateTimeRange, OffsetDateTimeRangeSet> other) {
        return ranges().contains(this, other);
    }

    @Override
    default boolean overlaps(RangeAlgebra<OffsetDateTime, OffsetDateTimeRange, OffsetDateTimeRangeSet> other) {
        return ranges().overlaps(this, other);
    }

    @Override
    default boolean isAdjacentTo(RangeAlgebra<OffsetDateTime, OffsetDateTimeRange, OffsetDateTimeRangeSet> other) {
        return ranges().isAdjacentTo(this, other);
    }

    @Override
    default boolean isStrictlyLeftOf(RangeAlgebra<OffsetDateTime, OffsetDateTimeRange, OffsetDateTimeRangeSet> other) {
        return ranges().isStrictlyLeftOf(this, other);
    }

    @Override
    default boolean doesNotExtendRightOf(
            RangeAlgebra<OffsetDateTime, OffsetDateTimeRange, OffsetDateTimeRangeSet> other) {
        return ranges().doesNotExtendRightOf(this, other);
    }

    @Override
    default boolean doesNotExtendLeftOf(
            RangeAlgebra<OffsetDateTime, OffsetDateTimeRange, OffsetDateTimeRangeSet> other) {
        return ranges().doesNotExtendLeftOf(this, other);
    }

    @Override
    default int compareTo(OffsetDateTimeRange other) {
        return ranges().compareTo(this, other);
    }

    /** No point in time. */
    record Empty() implements OffsetDateTimeRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Empty valueOf(String literal) {
            return RangeType.OFFSET_DATE_TIME.requireVariant(Empty.class, parse(literal));
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
     * The points in time with an offset between two bounds.
     *
     * @param start the lower bound
     * @param end the upper bound
     * @param startInclusive whether the lower bound is contained
     * @param endInclusive whether the upper bound is contained
     */
    record Finite(OffsetDateTime start, OffsetDateTime end, boolean startInclusive, boolean endInclusive)
            implements OffsetDateTimeRange {

        /**
         * Creates the range of at least one point in time.
         *
         * @throws NullPointerException if a bound is null
         * @throws IllegalArgumentException if the end is before the start, or equal to it and one of them not
         *     contained
         */
        public Finite {
            start = ElementTypes.TIMESTAMPTZ.normalise(requireNonNull(start, "start"));
            end = ElementTypes.TIMESTAMPTZ.normalise(requireNonNull(end, "end"));
            RangeBounds.requireValueBetween(ElementTypes.TIMESTAMPTZ, start, startInclusive, end, endInclusive);
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
            return RangeType.OFFSET_DATE_TIME.requireVariant(Finite.class, parse(literal));
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
     * All points in time with an offset up to a bound.
     *
     * @param end the upper bound
     * @param endInclusive whether it is contained
     */
    record UnboundedStart(OffsetDateTime end, boolean endInclusive) implements OffsetDateTimeRange {

        /**
         * Creates the range without start.
         *
         * @throws NullPointerException if the end is null
         */
        public UnboundedStart {
            end = ElementTypes.TIMESTAMPTZ.normalise(requireNonNull(end, "end"));
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
            return RangeType.OFFSET_DATE_TIME.requireVariant(UnboundedStart.class, parse(literal));
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
     * All points in time with an offset from a bound on.
     *
     * @param start the lower bound
     * @param startInclusive whether it is contained
     */
    record UnboundedEnd(OffsetDateTime start, boolean startInclusive) implements OffsetDateTimeRange {

        /**
         * Creates the range without end.
         *
         * @throws NullPointerException if the start is null
         */
        public UnboundedEnd {
            start = ElementTypes.TIMESTAMPTZ.normalise(requireNonNull(start, "start"));
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
            return RangeType.OFFSET_DATE_TIME.requireVariant(UnboundedEnd.class, parse(literal));
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

    /** All points in time with an offset. */
    record Unbounded() implements OffsetDateTimeRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Unbounded valueOf(String literal) {
            return RangeType.OFFSET_DATE_TIME.requireVariant(Unbounded.class, parse(literal));
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

package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.element.ElementTypes;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.Optional;
import java.util.stream.Collector;
import org.jspecify.annotations.Nullable;

/**
 * A range of date-times without a zone: {@code tsrange}.
 *
 * <p>Each bound is contained or not, and two ranges are adjacent if one of them contains the bound that they share.
 * {@link #length} is the time from the one bound to the other.
 *
 * <p>{@link LocalDateTime#MIN} and {@link LocalDateTime#MAX} are the server's {@code -infinity} and {@code infinity},
 * which are bounds: {@code [2026-06-01T10:00:00,infinity]} is another range than {@code [2026-06-01T10:00:00,)}. The
 * server keeps microseconds, this type nanoseconds.
 *
 * <pre>{@code
 * LocalDateTimeRange shift = LocalDateTimeRange.parse("[2026-06-01 22:00,2026-06-02 06:00)");
 * shift.toString();                                         // [2026-06-01T22:00:00,2026-06-02T06:00:00)
 * shift.length();                                           // Optional[PT8H]
 * shift.contains(LocalDateTime.parse("2026-06-02T06:00"));  // false
 * }</pre>
 */
public sealed interface LocalDateTimeRange
        extends ContinuousRange<LocalDateTime, Duration, LocalDateTimeRange, LocalDateTimeRangeSet> {

    /**
     * Returns the date-times without a zone from the start to the end, with both.
     *
     * @param startInclusive the lower bound, which is contained
     * @param endInclusive the upper bound, which is contained
     * @return the range, empty if the end is before the start
     * @throws NullPointerException if an argument is null
     */
    static LocalDateTimeRange closed(LocalDateTime startInclusive, LocalDateTime endInclusive) {
        return RangeType.LOCAL_DATE_TIME.between(
                requireNonNull(startInclusive, "startInclusive"),
                true,
                requireNonNull(endInclusive, "endInclusive"),
                true);
    }

    /**
     * Returns the date-times without a zone from the start to the end, without the end.
     *
     * @param startInclusive the lower bound, which is contained
     * @param endExclusive the upper bound, which is not contained
     * @return the range, empty if the end is not after the start
     * @throws NullPointerException if an argument is null
     */
    static LocalDateTimeRange closedOpen(LocalDateTime startInclusive, LocalDateTime endExclusive) {
        return RangeType.LOCAL_DATE_TIME.between(
                requireNonNull(startInclusive, "startInclusive"),
                true,
                requireNonNull(endExclusive, "endExclusive"),
                false);
    }

    /**
     * Returns the date-times without a zone from the start to the end, without the start.
     *
     * @param startExclusive the lower bound, which is not contained
     * @param endInclusive the upper bound, which is contained
     * @return the range, empty if the end is not after the start
     * @throws NullPointerException if an argument is null
     */
    static LocalDateTimeRange openClosed(LocalDateTime startExclusive, LocalDateTime endInclusive) {
        return RangeType.LOCAL_DATE_TIME.between(
                requireNonNull(startExclusive, "startExclusive"),
                false,
                requireNonNull(endInclusive, "endInclusive"),
                true);
    }

    /**
     * Returns the date-times without a zone between the start and the end, without both.
     *
     * @param startExclusive the lower bound, which is not contained
     * @param endExclusive the upper bound, which is not contained
     * @return the range, empty if the end is not after the start
     * @throws NullPointerException if an argument is null
     */
    static LocalDateTimeRange open(LocalDateTime startExclusive, LocalDateTime endExclusive) {
        return RangeType.LOCAL_DATE_TIME.between(
                requireNonNull(startExclusive, "startExclusive"),
                false,
                requireNonNull(endExclusive, "endExclusive"),
                false);
    }

    /**
     * Returns the date-times without a zone from the start on, without end.
     *
     * @param startInclusive the lower bound, which is contained
     * @return the range {@code [start,)}
     * @throws NullPointerException if {@code startInclusive} is null
     */
    static LocalDateTimeRange atLeast(LocalDateTime startInclusive) {
        return RangeType.LOCAL_DATE_TIME.between(requireNonNull(startInclusive, "startInclusive"), true, null, false);
    }

    /**
     * Returns the date-times without a zone after the start, without end.
     *
     * @param startExclusive the lower bound, which is not contained
     * @return the range {@code (start,)}
     * @throws NullPointerException if {@code startExclusive} is null
     */
    static LocalDateTimeRange greaterThan(LocalDateTime startExclusive) {
        return RangeType.LOCAL_DATE_TIME.between(requireNonNull(startExclusive, "startExclusive"), false, null, false);
    }

    /**
     * Returns the date-times without a zone up to the end, without start.
     *
     * @param endInclusive the upper bound, which is contained
     * @return the range {@code (,end]}
     * @throws NullPointerException if {@code endInclusive} is null
     */
    static LocalDateTimeRange atMost(LocalDateTime endInclusive) {
        return RangeType.LOCAL_DATE_TIME.between(null, false, requireNonNull(endInclusive, "endInclusive"), true);
    }

    /**
     * Returns the date-times without a zone before the end, without start.
     *
     * @param endExclusive the upper bound, which is not contained
     * @return the range {@code (,end)}
     * @throws NullPointerException if {@code endExclusive} is null
     */
    static LocalDateTimeRange lessThan(LocalDateTime endExclusive) {
        return RangeType.LOCAL_DATE_TIME.between(null, false, requireNonNull(endExclusive, "endExclusive"), false);
    }

    /**
     * Returns the range of one date-time.
     *
     * @param value the date-time
     * @return the range {@code [value,value]}
     * @throws NullPointerException if {@code value} is null
     */
    static LocalDateTimeRange singleton(LocalDateTime value) {
        return RangeType.LOCAL_DATE_TIME.singleton(requireNonNull(value, "value"));
    }

    /**
     * Returns the range of all date-times without a zone.
     *
     * @return the range {@code (,)}
     */
    static LocalDateTimeRange all() {
        return RangeType.LOCAL_DATE_TIME.unbounded();
    }

    /**
     * Returns the range of no date-time.
     *
     * @return the range {@code empty}
     */
    static LocalDateTimeRange empty() {
        return RangeType.LOCAL_DATE_TIME.empty();
    }

    /**
     * Reads a literal as the server reads a {@code tsrange}:
     * {@code ["2026-06-01 10:00:00",2026-06-02T10:00)}, {@code (,infinity]}, {@code empty}.
     *
     * @param literal the literal
     * @return the range
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or its lower bound is after its upper bound
     */
    static LocalDateTimeRange parse(CharSequence literal) {
        return RangeType.LOCAL_DATE_TIME.parse(literal);
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
    static LocalDateTimeRange valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector that intersects ranges. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no ranges, where SQL has {@code NULL}
     */
    static Collector<LocalDateTimeRange, ?, Optional<LocalDateTimeRange>> toIntersection() {
        return RangeType.LOCAL_DATE_TIME.toIntersection();
    }

    /**
     * Returns the time from the lower to the upper bound, whether they are contained or not.
     *
     * @return the length, zero for the empty range; absent if a side is unbounded or at an infinity
     */
    default Optional<Duration> length() {
        return Optional.ofNullable(Spans.length(ElementTypes.TIMESTAMP, Operands.cuts(this)));
    }

    @Override
    default RangeType<LocalDateTime, LocalDateTimeRange, LocalDateTimeRangeSet> type() {
        return RangeType.LOCAL_DATE_TIME;
    }

    private static LocalDateTimeRangeType ranges() {
        return (LocalDateTimeRangeType) RangeType.LOCAL_DATE_TIME;
    }

    // --- relations are stated for each type, so that its own comparison is compiled into them ------------------------

    @Override
    default boolean contains(LocalDateTime value) {
        return ranges().contains(this, value);
    }

    @Override
    default boolean contains(RangeAlgebra<LocalDateTime, LocalDateTimeRange, LocalDateTimeRangeSet> other) {
        return ranges().contains(this, other);
    }

    @Override
    default boolean overlaps(RangeAlgebra<LocalDateTime, LocalDateTimeRange, LocalDateTimeRangeSet> other) {
        return ranges().overlaps(this, other);
    }

    @Override
    default boolean isAdjacentTo(RangeAlgebra<LocalDateTime, LocalDateTimeRange, LocalDateTimeRangeSet> other) {
        return ranges().isAdjacentTo(this, other);
    }

    @Override
    default boolean isStrictlyLeftOf(RangeAlgebra<LocalDateTime, LocalDateTimeRange, LocalDateTimeRangeSet> other) {
        return ranges().isStrictlyLeftOf(this, other);
    }

    @Override
    default boolean doesNotExtendRightOf(RangeAlgebra<LocalDateTime, LocalDateTimeRange, LocalDateTimeRangeSet> other) {
        return ranges().doesNotExtendRightOf(this, other);
    }

    @Override
    default boolean doesNotExtendLeftOf(RangeAlgebra<LocalDateTime, LocalDateTimeRange, LocalDateTimeRangeSet> other) {
        return ranges().doesNotExtendLeftOf(this, other);
    }

    @Override
    default int compareTo(LocalDateTimeRange other) {
        return ranges().compareTo(this, other);
    }

    /** No date-time. */
    record Empty() implements LocalDateTimeRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Empty valueOf(String literal) {
            return RangeType.LOCAL_DATE_TIME.requireVariant(Empty.class, parse(literal));
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
     * The date-times without a zone between two bounds.
     *
     * @param start the lower bound
     * @param end the upper bound
     * @param startInclusive whether the lower bound is contained
     * @param endInclusive whether the upper bound is contained
     */
    record Finite(LocalDateTime start, LocalDateTime end, boolean startInclusive, boolean endInclusive)
            implements LocalDateTimeRange {

        /**
         * Creates the range of at least one date-time.
         *
         * @throws NullPointerException if a bound is null
         * @throws IllegalArgumentException if the end is before the start, or equal to it and one of them not
         *     contained
         */
        public Finite {
            start = ElementTypes.TIMESTAMP.normalise(requireNonNull(start, "start"));
            end = ElementTypes.TIMESTAMP.normalise(requireNonNull(end, "end"));
            RangeBounds.requireValueBetween(ElementTypes.TIMESTAMP, start, startInclusive, end, endInclusive);
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
            return RangeType.LOCAL_DATE_TIME.requireVariant(Finite.class, parse(literal));
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
     * All date-times without a zone up to a bound.
     *
     * @param end the upper bound
     * @param endInclusive whether it is contained
     */
    record UnboundedStart(LocalDateTime end, boolean endInclusive) implements LocalDateTimeRange {

        /**
         * Creates the range without start.
         *
         * @throws NullPointerException if the end is null
         */
        public UnboundedStart {
            end = ElementTypes.TIMESTAMP.normalise(requireNonNull(end, "end"));
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
            return RangeType.LOCAL_DATE_TIME.requireVariant(UnboundedStart.class, parse(literal));
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
     * All date-times without a zone from a bound on.
     *
     * @param start the lower bound
     * @param startInclusive whether it is contained
     */
    record UnboundedEnd(LocalDateTime start, boolean startInclusive) implements LocalDateTimeRange {

        /**
         * Creates the range without end.
         *
         * @throws NullPointerException if the start is null
         */
        public UnboundedEnd {
            start = ElementTypes.TIMESTAMP.normalise(requireNonNull(start, "start"));
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
            return RangeType.LOCAL_DATE_TIME.requireVariant(UnboundedEnd.class, parse(literal));
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

    /** All date-times without a zone. */
    record Unbounded() implements LocalDateTimeRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Unbounded valueOf(String literal) {
            return RangeType.LOCAL_DATE_TIME.requireVariant(Unbounded.class, parse(literal));
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

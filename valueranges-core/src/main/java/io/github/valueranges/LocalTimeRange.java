package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.element.ElementTypes;
import java.time.Duration;
import java.time.LocalTime;
import java.util.Optional;
import java.util.stream.Collector;
import org.jspecify.annotations.Nullable;

/**
 * A range of times of day: {@code timerange}, which the database must have:
 * {@code create type timerange as range (subtype = time)}.
 *
 * <p>Each bound is contained or not. {@link LocalTime#MAX} is the server's {@code 24:00:00}, the end of the day, in
 * text, in store and in {@link #length}. No range crosses midnight: the hours from 22:00 to 06:00 are two ranges of a
 * {@link LocalTimeRangeSet}.
 *
 * <pre>{@code
 * LocalTimeRange opening = LocalTimeRange.parse("[09:00,17:30)");
 * opening.toString();                           // [09:00:00,17:30:00)
 * opening.length();                             // Optional[PT8H30M]
 * opening.contains(LocalTime.parse("17:30"));   // false
 * }</pre>
 */
public sealed interface LocalTimeRange extends ContinuousRange<LocalTime, Duration, LocalTimeRange, LocalTimeRangeSet> {

    /**
     * Returns the times of day from the start to the end, with both.
     *
     * @param startInclusive the lower bound, which is contained
     * @param endInclusive the upper bound, which is contained
     * @return the range, empty if the end is before the start
     * @throws NullPointerException if an argument is null
     */
    static LocalTimeRange closed(LocalTime startInclusive, LocalTime endInclusive) {
        return RangeType.LOCAL_TIME.between(
                requireNonNull(startInclusive, "startInclusive"),
                true,
                requireNonNull(endInclusive, "endInclusive"),
                true);
    }

    /**
     * Returns the times of day from the start to the end, without the end.
     *
     * @param startInclusive the lower bound, which is contained
     * @param endExclusive the upper bound, which is not contained
     * @return the range, empty if the end is not after the start
     * @throws NullPointerException if an argument is null
     */
    static LocalTimeRange closedOpen(LocalTime startInclusive, LocalTime endExclusive) {
        return RangeType.LOCAL_TIME.between(
                requireNonNull(startInclusive, "startInclusive"),
                true,
                requireNonNull(endExclusive, "endExclusive"),
                false);
    }

    /**
     * Returns the times of day from the start to the end, without the start.
     *
     * @param startExclusive the lower bound, which is not contained
     * @param endInclusive the upper bound, which is contained
     * @return the range, empty if the end is not after the start
     * @throws NullPointerException if an argument is null
     */
    static LocalTimeRange openClosed(LocalTime startExclusive, LocalTime endInclusive) {
        return RangeType.LOCAL_TIME.between(
                requireNonNull(startExclusive, "startExclusive"),
                false,
                requireNonNull(endInclusive, "endInclusive"),
                true);
    }

    /**
     * Returns the times of day between the start and the end, without both.
     *
     * @param startExclusive the lower bound, which is not contained
     * @param endExclusive the upper bound, which is not contained
     * @return the range, empty if the end is not after the start
     * @throws NullPointerException if an argument is null
     */
    static LocalTimeRange open(LocalTime startExclusive, LocalTime endExclusive) {
        return RangeType.LOCAL_TIME.between(
                requireNonNull(startExclusive, "startExclusive"),
                false,
                requireNonNull(endExclusive, "endExclusive"),
                false);
    }

    /**
     * Returns the times of day from the start on, without end.
     *
     * @param startInclusive the lower bound, which is contained
     * @return the range {@code [start,)}
     * @throws NullPointerException if {@code startInclusive} is null
     */
    static LocalTimeRange atLeast(LocalTime startInclusive) {
        return RangeType.LOCAL_TIME.between(requireNonNull(startInclusive, "startInclusive"), true, null, false);
    }

    /**
     * Returns the times of day after the start, without end.
     *
     * @param startExclusive the lower bound, which is not contained
     * @return the range {@code (start,)}
     * @throws NullPointerException if {@code startExclusive} is null
     */
    static LocalTimeRange greaterThan(LocalTime startExclusive) {
        return RangeType.LOCAL_TIME.between(requireNonNull(startExclusive, "startExclusive"), false, null, false);
    }

    /**
     * Returns the times of day up to the end, without start.
     *
     * @param endInclusive the upper bound, which is contained
     * @return the range {@code (,end]}
     * @throws NullPointerException if {@code endInclusive} is null
     */
    static LocalTimeRange atMost(LocalTime endInclusive) {
        return RangeType.LOCAL_TIME.between(null, false, requireNonNull(endInclusive, "endInclusive"), true);
    }

    /**
     * Returns the times of day before the end, without start.
     *
     * @param endExclusive the upper bound, which is not contained
     * @return the range {@code (,end)}
     * @throws NullPointerException if {@code endExclusive} is null
     */
    static LocalTimeRange lessThan(LocalTime endExclusive) {
        return RangeType.LOCAL_TIME.between(null, false, requireNonNull(endExclusive, "endExclusive"), false);
    }

    /**
     * Returns the range of one time.
     *
     * @param value the time
     * @return the range {@code [value,value]}
     * @throws NullPointerException if {@code value} is null
     */
    static LocalTimeRange singleton(LocalTime value) {
        return RangeType.LOCAL_TIME.singleton(requireNonNull(value, "value"));
    }

    /**
     * Returns the range of all times of day.
     *
     * @return the range {@code (,)}
     */
    static LocalTimeRange all() {
        return RangeType.LOCAL_TIME.unbounded();
    }

    /**
     * Returns the range of no time.
     *
     * @return the range {@code empty}
     */
    static LocalTimeRange empty() {
        return RangeType.LOCAL_TIME.empty();
    }

    /**
     * Reads a literal as the server reads a {@code timerange}:
     * {@code [09:00,17:30)}, {@code [22:00:00,24:00:00]}, {@code empty}.
     *
     * @param literal the literal
     * @return the range
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or its lower bound is after its upper bound
     */
    static LocalTimeRange parse(CharSequence literal) {
        return RangeType.LOCAL_TIME.parse(literal);
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
    static LocalTimeRange valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector that intersects ranges. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no ranges, where SQL has {@code NULL}
     */
    static Collector<LocalTimeRange, ?, Optional<LocalTimeRange>> toIntersection() {
        return RangeType.LOCAL_TIME.toIntersection();
    }

    /**
     * Returns the time from the lower to the upper bound, whether they are contained or not.
     *
     * @return the length, zero for the empty range; absent if a side is unbounded
     */
    default Optional<Duration> length() {
        return Optional.ofNullable(Spans.length(ElementTypes.TIME, Operands.cuts(this)));
    }

    @Override
    default RangeType<LocalTime, LocalTimeRange, LocalTimeRangeSet> type() {
        return RangeType.LOCAL_TIME;
    }

    private static LocalTimeRangeType ranges() {
        return (LocalTimeRangeType) RangeType.LOCAL_TIME;
    }

    // --- relations are stated for each type, so that its own comparison is compiled into them ------------------------

    @Override
    default boolean contains(LocalTime value) {
        return ranges().contains(this, value);
    }

    @Override
    default boolean contains(RangeAlgebra<LocalTime, LocalTimeRange, LocalTimeRangeSet> other) {
        return ranges().contains(this, other);
    }

    @Override
    default boolean overlaps(RangeAlgebra<LocalTime, LocalTimeRange, LocalTimeRangeSet> other) {
        return ranges().overlaps(this, other);
    }

    @Override
    default boolean isAdjacentTo(RangeAlgebra<LocalTime, LocalTimeRange, LocalTimeRangeSet> other) {
        return ranges().isAdjacentTo(this, other);
    }

    @Override
    default boolean isStrictlyLeftOf(RangeAlgebra<LocalTime, LocalTimeRange, LocalTimeRangeSet> other) {
        return ranges().isStrictlyLeftOf(this, other);
    }

    @Override
    default boolean doesNotExtendRightOf(RangeAlgebra<LocalTime, LocalTimeRange, LocalTimeRangeSet> other) {
        return ranges().doesNotExtendRightOf(this, other);
    }

    @Override
    default boolean doesNotExtendLeftOf(RangeAlgebra<LocalTime, LocalTimeRange, LocalTimeRangeSet> other) {
        return ranges().doesNotExtendLeftOf(this, other);
    }

    @Override
    default int compareTo(LocalTimeRange other) {
        return ranges().compareTo(this, other);
    }

    /** No time. */
    record Empty() implements LocalTimeRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Empty valueOf(String literal) {
            return RangeType.LOCAL_TIME.requireVariant(Empty.class, parse(literal));
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
     * The times of day between two bounds.
     *
     * @param start the lower bound
     * @param end the upper bound
     * @param startInclusive whether the lower bound is contained
     * @param endInclusive whether the upper bound is contained
     */
    record Finite(LocalTime start, LocalTime end, boolean startInclusive, boolean endInclusive)
            implements LocalTimeRange {

        /**
         * Creates the range of at least one time.
         *
         * @throws NullPointerException if a bound is null
         * @throws IllegalArgumentException if the end is before the start, or equal to it and one of them not
         *     contained
         */
        public Finite {
            start = ElementTypes.TIME.normalise(requireNonNull(start, "start"));
            end = ElementTypes.TIME.normalise(requireNonNull(end, "end"));
            RangeBounds.requireValueBetween(ElementTypes.TIME, start, startInclusive, end, endInclusive);
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
            return RangeType.LOCAL_TIME.requireVariant(Finite.class, parse(literal));
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
     * All times of day up to a bound.
     *
     * @param end the upper bound
     * @param endInclusive whether it is contained
     */
    record UnboundedStart(LocalTime end, boolean endInclusive) implements LocalTimeRange {

        /**
         * Creates the range without start.
         *
         * @throws NullPointerException if the end is null
         */
        public UnboundedStart {
            end = ElementTypes.TIME.normalise(requireNonNull(end, "end"));
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
            return RangeType.LOCAL_TIME.requireVariant(UnboundedStart.class, parse(literal));
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
     * All times of day from a bound on.
     *
     * @param start the lower bound
     * @param startInclusive whether it is contained
     */
    record UnboundedEnd(LocalTime start, boolean startInclusive) implements LocalTimeRange {

        /**
         * Creates the range without end.
         *
         * @throws NullPointerException if the start is null
         */
        public UnboundedEnd {
            start = ElementTypes.TIME.normalise(requireNonNull(start, "start"));
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
            return RangeType.LOCAL_TIME.requireVariant(UnboundedEnd.class, parse(literal));
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

    /** All times of day. */
    record Unbounded() implements LocalTimeRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Unbounded valueOf(String literal) {
            return RangeType.LOCAL_TIME.requireVariant(Unbounded.class, parse(literal));
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

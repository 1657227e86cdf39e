package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.element.ElementTypes;
import java.time.LocalDate;
import java.util.Optional;
import java.util.stream.Collector;

/**
 * A range of days: {@code daterange}.
 *
 * <p>Days have a step, so a range is closed: {@link #closedOpen} and {@link #closed} of the same days give equal
 * ranges, and both bounds of a {@link Finite} range are contained. {@link #length} counts days.
 *
 * <p>{@link LocalDate#MIN} and {@link LocalDate#MAX} are the server's {@code -infinity} and {@code infinity}, which are
 * bounds: {@code [2026-06-01,infinity]} is another range than the unbounded {@code [2026-06-01,)}. A range that ends on
 * the day before {@code LocalDate.MAX} is printed and stored with the exclusive infinity,
 * {@code [2026-06-01,infinity)}.
 *
 * <pre>{@code
 * LocalDateRange stay = LocalDateRange.closed(LocalDate.parse("2026-06-01"), LocalDate.parse("2026-06-08"));
 * stay.toString();                                             // [2026-06-01,2026-06-08]
 * stay.length();                                               // OptionalLong[8]
 * stay.equals(LocalDateRange.parse("[2026-06-01,2026-06-09)")) // true
 * }</pre>
 */
public sealed interface LocalDateRange extends DiscreteRange<LocalDate, LocalDateRange, LocalDateRangeSet> {

    /**
     * Returns the days from the start to the end.
     *
     * @param startInclusive the first day
     * @param endInclusive the last day
     * @return the range, empty if the end is before the start
     * @throws NullPointerException if an argument is null
     */
    static LocalDateRange closed(LocalDate startInclusive, LocalDate endInclusive) {
        return RangeType.LOCAL_DATE.between(
                requireNonNull(startInclusive, "startInclusive"),
                true,
                requireNonNull(endInclusive, "endInclusive"),
                true);
    }

    /**
     * Returns the days from the start to the one before the end.
     *
     * @param startInclusive the first day
     * @param endExclusive the day after the last
     * @return the range, empty if the end is not after the start
     * @throws NullPointerException if an argument is null
     */
    static LocalDateRange closedOpen(LocalDate startInclusive, LocalDate endExclusive) {
        return RangeType.LOCAL_DATE.between(
                requireNonNull(startInclusive, "startInclusive"),
                true,
                requireNonNull(endExclusive, "endExclusive"),
                false);
    }

    /**
     * Returns the days from the one after the start to the end.
     *
     * @param startExclusive the day before the first
     * @param endInclusive the last day
     * @return the range, empty if the end is not after the start
     * @throws NullPointerException if an argument is null
     */
    static LocalDateRange openClosed(LocalDate startExclusive, LocalDate endInclusive) {
        return RangeType.LOCAL_DATE.between(
                requireNonNull(startExclusive, "startExclusive"),
                false,
                requireNonNull(endInclusive, "endInclusive"),
                true);
    }

    /**
     * Returns the days between the start and the end, without both.
     *
     * @param startExclusive the day before the first
     * @param endExclusive the day after the last
     * @return the range, empty if there is no day between them
     * @throws NullPointerException if an argument is null
     */
    static LocalDateRange open(LocalDate startExclusive, LocalDate endExclusive) {
        return RangeType.LOCAL_DATE.between(
                requireNonNull(startExclusive, "startExclusive"),
                false,
                requireNonNull(endExclusive, "endExclusive"),
                false);
    }

    /**
     * Returns the days from the start on, without end.
     *
     * @param startInclusive the first day
     * @return the range {@code [start,)}
     * @throws NullPointerException if {@code startInclusive} is null
     */
    static LocalDateRange atLeast(LocalDate startInclusive) {
        return RangeType.LOCAL_DATE.between(requireNonNull(startInclusive, "startInclusive"), true, null, false);
    }

    /**
     * Returns the days after the start, without end.
     *
     * @param startExclusive the day before the first
     * @return the range {@code (start,)}; empty after {@link LocalDate#MAX}
     * @throws NullPointerException if {@code startExclusive} is null
     */
    static LocalDateRange greaterThan(LocalDate startExclusive) {
        return RangeType.LOCAL_DATE.between(requireNonNull(startExclusive, "startExclusive"), false, null, false);
    }

    /**
     * Returns the days up to the end, without start.
     *
     * @param endInclusive the last day
     * @return the range {@code (,end]}
     * @throws NullPointerException if {@code endInclusive} is null
     */
    static LocalDateRange atMost(LocalDate endInclusive) {
        return RangeType.LOCAL_DATE.between(null, false, requireNonNull(endInclusive, "endInclusive"), true);
    }

    /**
     * Returns the days before the end, without start.
     *
     * @param endExclusive the day after the last
     * @return the range {@code (,end)}; empty before {@link LocalDate#MIN}
     * @throws NullPointerException if {@code endExclusive} is null
     */
    static LocalDateRange lessThan(LocalDate endExclusive) {
        return RangeType.LOCAL_DATE.between(null, false, requireNonNull(endExclusive, "endExclusive"), false);
    }

    /**
     * Returns the range of one day.
     *
     * @param value the day
     * @return the range {@code [value,value]}
     * @throws NullPointerException if {@code value} is null
     */
    static LocalDateRange singleton(LocalDate value) {
        return RangeType.LOCAL_DATE.singleton(requireNonNull(value, "value"));
    }

    /**
     * Returns the range of all days.
     *
     * @return the range {@code (,)}
     */
    static LocalDateRange all() {
        return RangeType.LOCAL_DATE.unbounded();
    }

    /**
     * Returns the range of no day.
     *
     * @return the range {@code empty}
     */
    static LocalDateRange empty() {
        return RangeType.LOCAL_DATE.empty();
    }

    /**
     * Reads a literal as the server reads a {@code daterange}: {@code [2026-06-01,2026-06-09)}, {@code (,infinity]},
     * {@code empty}.
     *
     * @param literal the literal
     * @return the range
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or its lower bound is after its upper bound
     */
    static LocalDateRange parse(CharSequence literal) {
        return RangeType.LOCAL_DATE.parse(literal);
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
    static LocalDateRange valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector that intersects ranges. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no ranges, where SQL has {@code NULL}
     */
    static Collector<LocalDateRange, ?, Optional<LocalDateRange>> toIntersection() {
        return RangeType.LOCAL_DATE.toIntersection();
    }

    @Override
    default RangeType<LocalDate, LocalDateRange, LocalDateRangeSet> type() {
        return RangeType.LOCAL_DATE;
    }

    private static LocalDateRangeType ranges() {
        return (LocalDateRangeType) RangeType.LOCAL_DATE;
    }

    // --- relations are stated for each type, so that its own comparison is compiled into them ------------------------

    @Override
    default boolean contains(LocalDate value) {
        return ranges().contains(this, value);
    }

    @Override
    default boolean contains(RangeAlgebra<LocalDate, LocalDateRange, LocalDateRangeSet> other) {
        return ranges().contains(this, other);
    }

    @Override
    default boolean overlaps(RangeAlgebra<LocalDate, LocalDateRange, LocalDateRangeSet> other) {
        return ranges().overlaps(this, other);
    }

    @Override
    default boolean isAdjacentTo(RangeAlgebra<LocalDate, LocalDateRange, LocalDateRangeSet> other) {
        return ranges().isAdjacentTo(this, other);
    }

    @Override
    default boolean isStrictlyLeftOf(RangeAlgebra<LocalDate, LocalDateRange, LocalDateRangeSet> other) {
        return ranges().isStrictlyLeftOf(this, other);
    }

    @Override
    default boolean doesNotExtendRightOf(RangeAlgebra<LocalDate, LocalDateRange, LocalDateRangeSet> other) {
        return ranges().doesNotExtendRightOf(this, other);
    }

    @Override
    default boolean doesNotExtendLeftOf(RangeAlgebra<LocalDate, LocalDateRange, LocalDateRangeSet> other) {
        return ranges().doesNotExtendLeftOf(this, other);
    }

    @Override
    default int compareTo(LocalDateRange other) {
        return ranges().compareTo(this, other);
    }

    /** No day. */
    record Empty() implements LocalDateRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Empty valueOf(String literal) {
            return RangeType.LOCAL_DATE.requireVariant(Empty.class, parse(literal));
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
     * The days from a first to a last one.
     *
     * @param start the first day
     * @param end the last day, not before the first
     */
    record Finite(LocalDate start, LocalDate end) implements LocalDateRange {

        /**
         * Creates the range of at least one day.
         *
         * @throws NullPointerException if a bound is null
         * @throws IllegalArgumentException if the end is before the start
         */
        public Finite {
            RangeBounds.requireValueBetween(
                    ElementTypes.DATE, requireNonNull(start, "start"), true, requireNonNull(end, "end"), true);
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
            return RangeType.LOCAL_DATE.requireVariant(Finite.class, parse(literal));
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
     * All days up to a last one.
     *
     * @param end the last day
     */
    record UnboundedStart(LocalDate end) implements LocalDateRange {

        /**
         * Creates the range {@code (,end]}.
         *
         * @throws NullPointerException if the end is null
         */
        public UnboundedStart {
            requireNonNull(end, "end");
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
            return RangeType.LOCAL_DATE.requireVariant(UnboundedStart.class, parse(literal));
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
     * All days from a first one on.
     *
     * @param start the first day
     */
    record UnboundedEnd(LocalDate start) implements LocalDateRange {

        /**
         * Creates the range {@code [start,)}.
         *
         * @throws NullPointerException if the start is null
         */
        public UnboundedEnd {
            requireNonNull(start, "start");
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
            return RangeType.LOCAL_DATE.requireVariant(UnboundedEnd.class, parse(literal));
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

    /** All days. */
    record Unbounded() implements LocalDateRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Unbounded valueOf(String literal) {
            return RangeType.LOCAL_DATE.requireVariant(Unbounded.class, parse(literal));
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

package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.element.ElementTypes;
import java.time.YearMonth;
import java.util.Optional;
import java.util.stream.Collector;

/**
 * A range of months: in the database a {@code daterange} whose bounds are first days of months.
 *
 * <p>Months have a step, so a range is closed: {@link #closedOpen} and {@link #closed} of the same months give equal
 * ranges, and both bounds of a {@link Finite} range are contained. {@link #length} counts months.
 *
 * <p>Text is that of ISO 8601, {@code [2024-01,2024-03]}; a {@code daterange} that starts and ends with a month is read
 * too. Months have no infinity.
 *
 * <pre>{@code
 * YearMonthRange quarter = YearMonthRange.parse("[2024-01,2024-03]");
 * quarter.length();                                                    // OptionalLong[3]
 * quarter.equals(YearMonthRange.parse("[2024-01-01,2024-04-01)"));     // true
 * quarter.toLocalDateRange();                                          // [2024-01-01,2024-03-31]
 * }</pre>
 */
public sealed interface YearMonthRange extends DiscreteRange<YearMonth, YearMonthRange, YearMonthRangeSet> {

    /**
     * Returns the months from the start to the end.
     *
     * @param startInclusive the first month
     * @param endInclusive the last month
     * @return the range, empty if the end is before the start
     * @throws NullPointerException if an argument is null
     */
    static YearMonthRange closed(YearMonth startInclusive, YearMonth endInclusive) {
        return RangeType.YEAR_MONTH.between(
                requireNonNull(startInclusive, "startInclusive"),
                true,
                requireNonNull(endInclusive, "endInclusive"),
                true);
    }

    /**
     * Returns the months from the start to the one before the end.
     *
     * @param startInclusive the first month
     * @param endExclusive the month after the last
     * @return the range, empty if the end is not after the start
     * @throws NullPointerException if an argument is null
     */
    static YearMonthRange closedOpen(YearMonth startInclusive, YearMonth endExclusive) {
        return RangeType.YEAR_MONTH.between(
                requireNonNull(startInclusive, "startInclusive"),
                true,
                requireNonNull(endExclusive, "endExclusive"),
                false);
    }

    /**
     * Returns the months from the one after the start to the end.
     *
     * @param startExclusive the month before the first
     * @param endInclusive the last month
     * @return the range, empty if the end is not after the start
     * @throws NullPointerException if an argument is null
     */
    static YearMonthRange openClosed(YearMonth startExclusive, YearMonth endInclusive) {
        return RangeType.YEAR_MONTH.between(
                requireNonNull(startExclusive, "startExclusive"),
                false,
                requireNonNull(endInclusive, "endInclusive"),
                true);
    }

    /**
     * Returns the months between the start and the end, without both.
     *
     * @param startExclusive the month before the first
     * @param endExclusive the month after the last
     * @return the range, empty if there is no month between them
     * @throws NullPointerException if an argument is null
     */
    static YearMonthRange open(YearMonth startExclusive, YearMonth endExclusive) {
        return RangeType.YEAR_MONTH.between(
                requireNonNull(startExclusive, "startExclusive"),
                false,
                requireNonNull(endExclusive, "endExclusive"),
                false);
    }

    /**
     * Returns the months from the start on, without end.
     *
     * @param startInclusive the first month
     * @return the range {@code [start,)}
     * @throws NullPointerException if {@code startInclusive} is null
     */
    static YearMonthRange atLeast(YearMonth startInclusive) {
        return RangeType.YEAR_MONTH.between(requireNonNull(startInclusive, "startInclusive"), true, null, false);
    }

    /**
     * Returns the months after the start, without end.
     *
     * @param startExclusive the month before the first
     * @return the range {@code (start,)}; empty after the last month of the type
     * @throws NullPointerException if {@code startExclusive} is null
     */
    static YearMonthRange greaterThan(YearMonth startExclusive) {
        return RangeType.YEAR_MONTH.between(requireNonNull(startExclusive, "startExclusive"), false, null, false);
    }

    /**
     * Returns the months up to the end, without start.
     *
     * @param endInclusive the last month
     * @return the range {@code (,end]}
     * @throws NullPointerException if {@code endInclusive} is null
     */
    static YearMonthRange atMost(YearMonth endInclusive) {
        return RangeType.YEAR_MONTH.between(null, false, requireNonNull(endInclusive, "endInclusive"), true);
    }

    /**
     * Returns the months before the end, without start.
     *
     * @param endExclusive the month after the last
     * @return the range {@code (,end)}; empty before the first month of the type
     * @throws NullPointerException if {@code endExclusive} is null
     */
    static YearMonthRange lessThan(YearMonth endExclusive) {
        return RangeType.YEAR_MONTH.between(null, false, requireNonNull(endExclusive, "endExclusive"), false);
    }

    /**
     * Returns the range of one month.
     *
     * @param value the month
     * @return the range {@code [value,value]}
     * @throws NullPointerException if {@code value} is null
     */
    static YearMonthRange singleton(YearMonth value) {
        return RangeType.YEAR_MONTH.singleton(requireNonNull(value, "value"));
    }

    /**
     * Returns the range of all months.
     *
     * @return the range {@code (,)}
     */
    static YearMonthRange all() {
        return RangeType.YEAR_MONTH.unbounded();
    }

    /**
     * Returns the range of no month.
     *
     * @return the range {@code empty}
     */
    static YearMonthRange empty() {
        return RangeType.YEAR_MONTH.empty();
    }

    /**
     * Reads a literal of months, or of a {@code daterange} that starts and ends with a month:
     * {@code [2024-01,2024-03]}, {@code [2024-01-01,2024-04-01)}, {@code empty}.
     *
     * @param literal the literal
     * @return the range
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or its lower bound is after its upper bound
     */
    static YearMonthRange parse(CharSequence literal) {
        return RangeType.YEAR_MONTH.parse(literal);
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
    static YearMonthRange valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector that intersects ranges. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no ranges, where SQL has {@code NULL}
     */
    static Collector<YearMonthRange, ?, Optional<YearMonthRange>> toIntersection() {
        return RangeType.YEAR_MONTH.toIntersection();
    }

    /**
     * Returns the months of a range of days.
     *
     * <pre>{@code
     * YearMonthRange.from(LocalDateRange.parse("[2024-01-01,2024-03-31]")); // [2024-01,2024-03]
     * }</pre>
     *
     * @param days the range
     * @return the range of months
     * @throws NullPointerException if {@code days} is null
     * @throws IllegalArgumentException if it does not start with the first and end with the last day of a month, or
     *     reaches an infinity
     */
    static YearMonthRange from(LocalDateRange days) {
        return Months.from(requireNonNull(days, "days"));
    }

    /**
     * Returns the days of these months.
     *
     * <pre>{@code
     * YearMonthRange.parse("[2024-01,2024-02]").toLocalDateRange(); // [2024-01-01,2024-02-29]
     * }</pre>
     *
     * @return the range of days
     * @throws ArithmeticException if it would reach an infinity: the first and the last day of
     *     {@link java.time.LocalDate} are the infinities of the server
     */
    default LocalDateRange toLocalDateRange() {
        return Months.toDays(this);
    }

    @Override
    default RangeType<YearMonth, YearMonthRange, YearMonthRangeSet> type() {
        return RangeType.YEAR_MONTH;
    }

    private static YearMonthRangeType ranges() {
        return (YearMonthRangeType) RangeType.YEAR_MONTH;
    }

    // --- relations are stated for each type, so that its own comparison is compiled into them ------------------------

    @Override
    default boolean contains(YearMonth value) {
        return ranges().contains(this, value);
    }

    @Override
    default boolean contains(RangeAlgebra<YearMonth, YearMonthRange, YearMonthRangeSet> other) {
        return ranges().contains(this, other);
    }

    @Override
    default boolean overlaps(RangeAlgebra<YearMonth, YearMonthRange, YearMonthRangeSet> other) {
        return ranges().overlaps(this, other);
    }

    @Override
    default boolean isAdjacentTo(RangeAlgebra<YearMonth, YearMonthRange, YearMonthRangeSet> other) {
        return ranges().isAdjacentTo(this, other);
    }

    @Override
    default boolean isStrictlyLeftOf(RangeAlgebra<YearMonth, YearMonthRange, YearMonthRangeSet> other) {
        return ranges().isStrictlyLeftOf(this, other);
    }

    @Override
    default boolean doesNotExtendRightOf(RangeAlgebra<YearMonth, YearMonthRange, YearMonthRangeSet> other) {
        return ranges().doesNotExtendRightOf(this, other);
    }

    @Override
    default boolean doesNotExtendLeftOf(RangeAlgebra<YearMonth, YearMonthRange, YearMonthRangeSet> other) {
        return ranges().doesNotExtendLeftOf(this, other);
    }

    @Override
    default int compareTo(YearMonthRange other) {
        return ranges().compareTo(this, other);
    }

    /** No month. */
    record Empty() implements YearMonthRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Empty valueOf(String literal) {
            return RangeType.YEAR_MONTH.requireVariant(Empty.class, parse(literal));
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
     * The months from a first to a last one.
     *
     * @param start the first month
     * @param end the last month, not before the first
     */
    record Finite(YearMonth start, YearMonth end) implements YearMonthRange {

        /**
         * Creates the range of at least one month.
         *
         * @throws NullPointerException if a bound is null
         * @throws IllegalArgumentException if the end is before the start
         */
        public Finite {
            RangeBounds.requireValueBetween(
                    ElementTypes.MONTH, requireNonNull(start, "start"), true, requireNonNull(end, "end"), true);
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
            return RangeType.YEAR_MONTH.requireVariant(Finite.class, parse(literal));
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
     * All months up to a last one.
     *
     * @param end the last month
     */
    record UnboundedStart(YearMonth end) implements YearMonthRange {

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
            return RangeType.YEAR_MONTH.requireVariant(UnboundedStart.class, parse(literal));
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
     * All months from a first one on.
     *
     * @param start the first month
     */
    record UnboundedEnd(YearMonth start) implements YearMonthRange {

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
            return RangeType.YEAR_MONTH.requireVariant(UnboundedEnd.class, parse(literal));
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

    /** All months. */
    record Unbounded() implements YearMonthRange {

        /**
         * Reads a literal of this shape.
         *
         * @param literal the literal
         * @return the range
         * @throws LiteralParseException if it is no literal of this shape
         */
        @JsonCreator
        public static Unbounded valueOf(String literal) {
            return RangeType.YEAR_MONTH.requireVariant(Unbounded.class, parse(literal));
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

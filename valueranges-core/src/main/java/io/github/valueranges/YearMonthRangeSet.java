package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.Cuts;
import java.time.YearMonth;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Collector;

/**
 * A set of months as ranges: {@code datemultirange} whose bounds are first days of months. {@link #length} counts
 * months.
 *
 * <pre>{@code
 * YearMonthRangeSet open = YearMonthRangeSet.parse("{[2024-01,2024-12]}").except(YearMonthRange.parse("[2024-07,2024-08]"));
 * open.toString(); // {[2024-01,2024-06],[2024-09,2024-12]}
 * open.length();   // OptionalLong[10]
 * }</pre>
 */
public final class YearMonthRangeSet extends DiscreteRangeSet<YearMonth, YearMonthRange, YearMonthRangeSet> {

    private static final long serialVersionUID = 1L;

    YearMonthRangeSet(Cuts<YearMonth> cuts) {
        super(cuts);
    }

    YearMonthRangeSet(Cuts<YearMonth> cuts, NoProjection reason) {
        this(cuts);
    }

    /**
     * Returns the set of all months of some ranges, in whatever order they come and however they overlap.
     *
     * @param ranges the ranges, none null
     * @return the range set
     * @throws NullPointerException if {@code ranges} or a range is null
     */
    public static YearMonthRangeSet of(YearMonthRange... ranges) {
        return of(Arrays.asList(requireNonNull(ranges, "ranges")));
    }

    /**
     * Returns the set of all months of some ranges, in whatever order they come and however they overlap.
     *
     * @param ranges the ranges, none null
     * @return the range set
     * @throws NullPointerException if {@code ranges} or a range is null
     */
    public static YearMonthRangeSet of(Collection<? extends YearMonthRange> ranges) {
        return RangeType.YEAR_MONTH.rangeSetType().of(requireNonNull(ranges, "ranges"));
    }

    /**
     * Returns the set of all months.
     *
     * @return the range set {@code {(,)}}
     */
    public static YearMonthRangeSet all() {
        return RangeType.YEAR_MONTH.rangeSetType().unbounded();
    }

    /**
     * Returns the set of no month.
     *
     * @return the range set {@code {}}
     */
    public static YearMonthRangeSet empty() {
        return RangeType.YEAR_MONTH.rangeSetType().empty();
    }

    /**
     * Reads a literal of months, or of a {@code datemultirange} whose ranges start and end with a month:
     * {@code {[2024-01,2024-03],[2024-07,)}}.
     *
     * @param literal the literal
     * @return the range set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal
     */
    public static YearMonthRangeSet parse(CharSequence literal) {
        return RangeType.YEAR_MONTH.rangeSetType().parse(literal);
    }

    /**
     * Reads a literal: {@link #parse} by the name that frameworks look for.
     *
     * @param literal the literal
     * @return the range set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal
     */
    @JsonCreator
    public static YearMonthRangeSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector that unites ranges and range sets. PostgreSQL: {@code range_agg}.
     *
     * @return a collector whose result is the empty set for no ranges, where SQL has {@code NULL}
     */
    public static Collector<RangeAlgebra<YearMonth, YearMonthRange, YearMonthRangeSet>, ?, YearMonthRangeSet>
            toRangeSet() {
        return RangeType.YEAR_MONTH.rangeSetType().toRangeSet();
    }

    /**
     * Returns a collector that intersects range sets. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no range sets, where SQL has {@code NULL}
     */
    public static Collector<YearMonthRangeSet, ?, Optional<YearMonthRangeSet>> toIntersection() {
        return RangeType.YEAR_MONTH.rangeSetType().toIntersection();
    }

    /**
     * Returns the months of a range set of days.
     *
     * <pre>{@code
     * YearMonthRangeSet.from(LocalDateRangeSet.parse("{[2024-01-01,2024-02-29],[2024-06-01,)}"));
     * // {[2024-01,2024-02],[2024-06,)}
     * }</pre>
     *
     * @param days the range set
     * @return the range set of months
     * @throws NullPointerException if {@code days} is null
     * @throws IllegalArgumentException if a range of it, which the message names, does not start with the first and end
     *     with the last day of a month, or reaches an infinity
     */
    public static YearMonthRangeSet from(LocalDateRangeSet days) {
        return of(requireNonNull(days, "days").stream().map(Months::from).toList());
    }

    /**
     * Returns the days of these months.
     *
     * <pre>{@code
     * YearMonthRangeSet.parse("{[2024-01,2024-02],[2024-06,)}").toLocalDateRangeSet();
     * // {[2024-01-01,2024-02-29],[2024-06-01,)}
     * }</pre>
     *
     * @return the range set of days, of as many ranges
     * @throws ArithmeticException if it would reach an infinity: the first and the last day of
     *     {@link java.time.LocalDate} are the infinities of the server
     */
    public LocalDateRangeSet toLocalDateRangeSet() {
        return LocalDateRangeSet.of(stream().map(Months::toDays).toList());
    }

    @Override
    public RangeSetType<YearMonth, YearMonthRange, YearMonthRangeSet> type() {
        return RangeType.YEAR_MONTH.rangeSetType();
    }

    /**
     * Returns the set of all values. PostgreSQL: {@code generate_series} over each range.
     *
     * <pre>{@code
     * YearMonthRangeSet.parse("{[2024-12,2025-01]}").toValueSet(); // {2024-12,2025-01}
     * }</pre>
     *
     * @return the values, none for the empty range set
     * @throws IllegalStateException if a side is unbounded, or if there are more values than a set can hold
     */
    @Override
    public YearMonthSet toValueSet() {
        return SetType.YEAR_MONTH.between(this);
    }
}

package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.Cuts;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Collector;

/**
 * A set of days as ranges: {@code datemultirange}. {@link #length} counts days.
 *
 * <pre>{@code
 * LocalDateRangeSet free = LocalDateRangeSet.parse("{[2026-06-01,2026-06-30]}")
 *         .except(LocalDateRange.parse("[2026-06-08,2026-06-10]"));
 * free.toString(); // {[2026-06-01,2026-06-07],[2026-06-11,2026-06-30]}
 * free.length();   // OptionalLong[27]
 * }</pre>
 */
public final class LocalDateRangeSet extends DiscreteRangeSet<LocalDate, LocalDateRange, LocalDateRangeSet> {

    private static final long serialVersionUID = 1L;

    LocalDateRangeSet(Cuts<LocalDate> cuts) {
        super(cuts);
    }

    LocalDateRangeSet(Cuts<LocalDate> cuts, NoProjection reason) {
        this(cuts);
    }

    /**
     * Returns the set of all days of some ranges, in whatever order they come and however they overlap.
     *
     * @param ranges the ranges, none null
     * @return the range set
     * @throws NullPointerException if {@code ranges} or a range is null
     */
    public static LocalDateRangeSet of(LocalDateRange... ranges) {
        return of(Arrays.asList(requireNonNull(ranges, "ranges")));
    }

    /**
     * Returns the set of all days of some ranges, in whatever order they come and however they overlap.
     *
     * @param ranges the ranges, none null
     * @return the range set
     * @throws NullPointerException if {@code ranges} or a range is null
     */
    public static LocalDateRangeSet of(Collection<? extends LocalDateRange> ranges) {
        return RangeType.LOCAL_DATE.rangeSetType().of(requireNonNull(ranges, "ranges"));
    }

    /**
     * Returns the set of all days.
     *
     * @return the range set {@code {(,)}}
     */
    public static LocalDateRangeSet all() {
        return RangeType.LOCAL_DATE.rangeSetType().unbounded();
    }

    /**
     * Returns the set of no day.
     *
     * @return the range set {@code {}}
     */
    public static LocalDateRangeSet empty() {
        return RangeType.LOCAL_DATE.rangeSetType().empty();
    }

    /**
     * Reads a literal as the server reads a {@code datemultirange}: {@code {[2026-06-01,2026-06-09),[2026-07-01,)}}.
     *
     * @param literal the literal
     * @return the range set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal
     */
    public static LocalDateRangeSet parse(CharSequence literal) {
        return RangeType.LOCAL_DATE.rangeSetType().parse(literal);
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
    public static LocalDateRangeSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector that unites ranges and range sets. PostgreSQL: {@code range_agg}.
     *
     * @return a collector whose result is the empty set for no ranges, where SQL has {@code NULL}
     */
    public static Collector<RangeAlgebra<LocalDate, LocalDateRange, LocalDateRangeSet>, ?, LocalDateRangeSet>
            toRangeSet() {
        return RangeType.LOCAL_DATE.rangeSetType().toRangeSet();
    }

    /**
     * Returns a collector that intersects range sets. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no range sets, where SQL has {@code NULL}
     */
    public static Collector<LocalDateRangeSet, ?, Optional<LocalDateRangeSet>> toIntersection() {
        return RangeType.LOCAL_DATE.rangeSetType().toIntersection();
    }

    @Override
    public RangeSetType<LocalDate, LocalDateRange, LocalDateRangeSet> type() {
        return RangeType.LOCAL_DATE.rangeSetType();
    }

    /**
     * Returns the set of all values. PostgreSQL: {@code generate_series} over each range.
     *
     * <pre>{@code
     * LocalDateRangeSet.parse("{[2026-06-30,2026-07-01]}").toValueSet(); // {2026-06-30,2026-07-01}
     * }</pre>
     *
     * @return the values, none for the empty range set
     * @throws IllegalStateException if a side is unbounded or reaches an infinity, or if there are more values than a
     *     set can hold
     */
    @Override
    public LocalDateSet toValueSet() {
        return SetType.LOCAL_DATE.between(this);
    }
}

package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.Cuts;
import io.github.valueranges.internal.element.ElementTypes;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Collector;

/**
 * A set of date-times without a zone as ranges: {@code tsmultirange}. {@link #length} adds up the lengths of the
 * ranges.
 *
 * <pre>{@code
 * LocalDateTimeRangeSet free = LocalDateTimeRangeSet.parse("{[2026-06-01T08:00,2026-06-01T12:00)}")
 *         .except(LocalDateTimeRange.parse("[2026-06-01T09:00,2026-06-01T10:00)"));
 * free.length(); // Optional[PT3H]
 * }</pre>
 */
public final class LocalDateTimeRangeSet
        extends ContinuousRangeSet<LocalDateTime, LocalDateTimeRange, LocalDateTimeRangeSet> {

    private static final long serialVersionUID = 1L;

    LocalDateTimeRangeSet(Cuts<LocalDateTime> cuts) {
        super(cuts);
    }

    LocalDateTimeRangeSet(Cuts<LocalDateTime> cuts, NoProjection reason) {
        this(cuts);
    }

    /**
     * Returns the set of all date-times without a zone of some ranges, in whatever order they come and however they
     * overlap.
     *
     * @param ranges the ranges, none null
     * @return the range set
     * @throws NullPointerException if {@code ranges} or a range is null
     */
    public static LocalDateTimeRangeSet of(LocalDateTimeRange... ranges) {
        return of(Arrays.asList(requireNonNull(ranges, "ranges")));
    }

    /**
     * Returns the set of all date-times without a zone of some ranges, in whatever order they come and however they
     * overlap.
     *
     * @param ranges the ranges, none null
     * @return the range set
     * @throws NullPointerException if {@code ranges} or a range is null
     */
    public static LocalDateTimeRangeSet of(Collection<? extends LocalDateTimeRange> ranges) {
        return RangeType.LOCAL_DATE_TIME.rangeSetType().of(requireNonNull(ranges, "ranges"));
    }

    /**
     * Returns the set of all date-times without a zone.
     *
     * @return the range set {@code {(,)}}
     */
    public static LocalDateTimeRangeSet all() {
        return RangeType.LOCAL_DATE_TIME.rangeSetType().unbounded();
    }

    /**
     * Returns the set of no date-time.
     *
     * @return the range set {@code {}}
     */
    public static LocalDateTimeRangeSet empty() {
        return RangeType.LOCAL_DATE_TIME.rangeSetType().empty();
    }

    /**
     * Reads a literal as the server reads a {@code tsmultirange}:
     * {@code {[2026-06-01T09:00,2026-06-01T12:00),[2026-07-01T00:00,)}}.
     *
     * @param literal the literal
     * @return the range set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal
     */
    public static LocalDateTimeRangeSet parse(CharSequence literal) {
        return RangeType.LOCAL_DATE_TIME.rangeSetType().parse(literal);
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
    public static LocalDateTimeRangeSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector that unites ranges and range sets. PostgreSQL: {@code range_agg}.
     *
     * @return a collector whose result is the empty set for no ranges, where SQL has {@code NULL}
     */
    public static Collector<
                    RangeAlgebra<LocalDateTime, LocalDateTimeRange, LocalDateTimeRangeSet>, ?, LocalDateTimeRangeSet>
            toRangeSet() {
        return RangeType.LOCAL_DATE_TIME.rangeSetType().toRangeSet();
    }

    /**
     * Returns a collector that intersects range sets. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no range sets, where SQL has {@code NULL}
     */
    public static Collector<LocalDateTimeRangeSet, ?, Optional<LocalDateTimeRangeSet>> toIntersection() {
        return RangeType.LOCAL_DATE_TIME.rangeSetType().toIntersection();
    }

    /**
     * Returns the time from the lower to the upper bound of each range, together.
     *
     * @return the length, zero for the empty set; absent if a side is unbounded or at an infinity
     */
    public final Optional<Duration> length() {
        return Optional.ofNullable(Spans.length(ElementTypes.TIMESTAMP, cuts()));
    }

    @Override
    public RangeSetType<LocalDateTime, LocalDateTimeRange, LocalDateTimeRangeSet> type() {
        return RangeType.LOCAL_DATE_TIME.rangeSetType();
    }
}

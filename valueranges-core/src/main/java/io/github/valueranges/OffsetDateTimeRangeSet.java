package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.Cuts;
import io.github.valueranges.internal.element.ElementTypes;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Collector;

/**
 * A set of points in time with an offset as ranges: {@code tstzmultirange}. {@link #length} adds up the lengths of the
 * ranges.
 *
 * <pre>{@code
 * OffsetDateTimeRangeSet free = OffsetDateTimeRangeSet.parse("{[2026-06-01T08:00Z,2026-06-01T12:00Z)}")
 *         .except(OffsetDateTimeRange.parse("[2026-06-01T11:00+02:00,2026-06-01T12:00+02:00)"));
 * free.length(); // Optional[PT3H]
 * }</pre>
 */
public final class OffsetDateTimeRangeSet
        extends ContinuousRangeSet<OffsetDateTime, OffsetDateTimeRange, OffsetDateTimeRangeSet> {

    private static final long serialVersionUID = 1L;

    OffsetDateTimeRangeSet(Cuts<OffsetDateTime> cuts) {
        super(cuts);
    }

    OffsetDateTimeRangeSet(Cuts<OffsetDateTime> cuts, NoProjection reason) {
        this(cuts);
    }

    /**
     * Returns the set of all points in time with an offset of some ranges, in whatever order they come and however they
     * overlap.
     *
     * @param ranges the ranges, none null
     * @return the range set
     * @throws NullPointerException if {@code ranges} or a range is null
     */
    public static OffsetDateTimeRangeSet of(OffsetDateTimeRange... ranges) {
        return of(Arrays.asList(requireNonNull(ranges, "ranges")));
    }

    /**
     * Returns the set of all points in time with an offset of some ranges, in whatever order they come and however they
     * overlap.
     *
     * @param ranges the ranges, none null
     * @return the range set
     * @throws NullPointerException if {@code ranges} or a range is null
     */
    public static OffsetDateTimeRangeSet of(Collection<? extends OffsetDateTimeRange> ranges) {
        return RangeType.OFFSET_DATE_TIME.rangeSetType().of(requireNonNull(ranges, "ranges"));
    }

    /**
     * Returns the set of all points in time with an offset.
     *
     * @return the range set {@code {(,)}}
     */
    public static OffsetDateTimeRangeSet all() {
        return RangeType.OFFSET_DATE_TIME.rangeSetType().unbounded();
    }

    /**
     * Returns the set of no point in time.
     *
     * @return the range set {@code {}}
     */
    public static OffsetDateTimeRangeSet empty() {
        return RangeType.OFFSET_DATE_TIME.rangeSetType().empty();
    }

    /**
     * Reads a literal as the server reads a {@code tstzmultirange}:
     * {@code {[2026-06-01T09:00Z,2026-06-01T12:00Z),[2026-07-01T00:00Z,)}}.
     *
     * @param literal the literal
     * @return the range set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal
     */
    public static OffsetDateTimeRangeSet parse(CharSequence literal) {
        return RangeType.OFFSET_DATE_TIME.rangeSetType().parse(literal);
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
    public static OffsetDateTimeRangeSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector that unites ranges and range sets. PostgreSQL: {@code range_agg}.
     *
     * @return a collector whose result is the empty set for no ranges, where SQL has {@code NULL}
     */
    public static Collector<
                    RangeAlgebra<OffsetDateTime, OffsetDateTimeRange, OffsetDateTimeRangeSet>,
                    ?,
                    OffsetDateTimeRangeSet>
            toRangeSet() {
        return RangeType.OFFSET_DATE_TIME.rangeSetType().toRangeSet();
    }

    /**
     * Returns a collector that intersects range sets. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no range sets, where SQL has {@code NULL}
     */
    public static Collector<OffsetDateTimeRangeSet, ?, Optional<OffsetDateTimeRangeSet>> toIntersection() {
        return RangeType.OFFSET_DATE_TIME.rangeSetType().toIntersection();
    }

    /**
     * Returns the time from the lower to the upper bound of each range, together.
     *
     * @return the length, zero for the empty set; absent if a side is unbounded or at an infinity
     */
    public final Optional<Duration> length() {
        return Optional.ofNullable(Spans.length(ElementTypes.TIMESTAMPTZ, cuts()));
    }

    /**
     * Returns the same points in time without offsets. Bounds at an infinity stay there. PostgreSQL, which keeps no
     * offset, has the same value for both.
     *
     * <pre>{@code
     * OffsetDateTimeRangeSet.parse("{[2026-06-01T10:00+02:00,2026-06-01T14:00+02:00)}").toInstantRangeSet();
     * // {[2026-06-01T08:00:00Z,2026-06-01T12:00:00Z)}
     * }</pre>
     *
     * @return the range set, of as many ranges
     */
    public InstantRangeSet toInstantRangeSet() {
        return InstantRangeSet.of(stream().map(PointsInTime::toInstants).toList());
    }

    @Override
    public RangeSetType<OffsetDateTime, OffsetDateTimeRange, OffsetDateTimeRangeSet> type() {
        return RangeType.OFFSET_DATE_TIME.rangeSetType();
    }
}

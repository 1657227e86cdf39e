package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.Cuts;
import io.github.valueranges.internal.element.ElementTypes;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Collector;

/**
 * A set of points in time as ranges: {@code tstzmultirange}. {@link #length} adds up the lengths of the ranges.
 *
 * <pre>{@code
 * InstantRangeSet free = InstantRangeSet.parse("{[2026-06-01T08:00Z,2026-06-01T12:00Z)}")
 *         .except(InstantRange.parse("[2026-06-01T09:00Z,2026-06-01T10:00Z)"));
 * free.length(); // Optional[PT3H]
 * }</pre>
 */
public final class InstantRangeSet extends ContinuousRangeSet<Instant, InstantRange, InstantRangeSet> {

    private static final long serialVersionUID = 1L;

    InstantRangeSet(Cuts<Instant> cuts) {
        super(cuts);
    }

    InstantRangeSet(Cuts<Instant> cuts, NoProjection reason) {
        this(cuts);
    }

    /**
     * Returns the set of all points in time of some ranges, in whatever order they come and however they overlap.
     *
     * @param ranges the ranges, none null
     * @return the range set
     * @throws NullPointerException if {@code ranges} or a range is null
     */
    public static InstantRangeSet of(InstantRange... ranges) {
        return of(Arrays.asList(requireNonNull(ranges, "ranges")));
    }

    /**
     * Returns the set of all points in time of some ranges, in whatever order they come and however they overlap.
     *
     * @param ranges the ranges, none null
     * @return the range set
     * @throws NullPointerException if {@code ranges} or a range is null
     */
    public static InstantRangeSet of(Collection<? extends InstantRange> ranges) {
        return RangeType.INSTANT.rangeSetType().of(requireNonNull(ranges, "ranges"));
    }

    /**
     * Returns the set of all points in time.
     *
     * @return the range set {@code {(,)}}
     */
    public static InstantRangeSet all() {
        return RangeType.INSTANT.rangeSetType().unbounded();
    }

    /**
     * Returns the set of no point in time.
     *
     * @return the range set {@code {}}
     */
    public static InstantRangeSet empty() {
        return RangeType.INSTANT.rangeSetType().empty();
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
    public static InstantRangeSet parse(CharSequence literal) {
        return RangeType.INSTANT.rangeSetType().parse(literal);
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
    public static InstantRangeSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector that unites ranges and range sets. PostgreSQL: {@code range_agg}.
     *
     * @return a collector whose result is the empty set for no ranges, where SQL has {@code NULL}
     */
    public static Collector<RangeAlgebra<Instant, InstantRange, InstantRangeSet>, ?, InstantRangeSet> toRangeSet() {
        return RangeType.INSTANT.rangeSetType().toRangeSet();
    }

    /**
     * Returns a collector that intersects range sets. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no range sets, where SQL has {@code NULL}
     */
    public static Collector<InstantRangeSet, ?, Optional<InstantRangeSet>> toIntersection() {
        return RangeType.INSTANT.rangeSetType().toIntersection();
    }

    /**
     * Returns the time from the lower to the upper bound of each range, together.
     *
     * @return the length, zero for the empty set; absent if a side is unbounded or at an infinity
     */
    public final Optional<Duration> length() {
        return Optional.ofNullable(Spans.length(ElementTypes.INSTANT, cuts()));
    }

    /**
     * Returns the same points in time at an offset. Bounds at an infinity stay there.
     *
     * <pre>{@code
     * InstantRangeSet.parse("{[2026-06-01T08:00Z,2026-06-01T12:00Z)}").atOffset(ZoneOffset.ofHours(2));
     * // {[2026-06-01T10:00:00+02:00,2026-06-01T14:00:00+02:00)}
     * }</pre>
     *
     * @param offset the offset of the bounds
     * @return the range set, of as many ranges
     * @throws NullPointerException if {@code offset} is null
     * @throws IllegalArgumentException if {@link java.time.OffsetDateTime} cannot hold a bound
     */
    public OffsetDateTimeRangeSet atOffset(ZoneOffset offset) {
        requireNonNull(offset, "offset");
        return OffsetDateTimeRangeSet.of(
                stream().map(range -> PointsInTime.atOffset(range, offset)).toList());
    }

    @Override
    public RangeSetType<Instant, InstantRange, InstantRangeSet> type() {
        return RangeType.INSTANT.rangeSetType();
    }
}

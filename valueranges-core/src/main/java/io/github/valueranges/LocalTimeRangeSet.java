package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.Cuts;
import io.github.valueranges.internal.element.ElementTypes;
import java.time.Duration;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Collector;

/**
 * A set of times of day as ranges: {@code timemultirange}, which the database has with {@code timerange}.
 * {@link #length} adds up the lengths of the ranges.
 *
 * <pre>{@code
 * LocalTimeRangeSet night = LocalTimeRangeSet.parse("{[22:00,24:00],[00:00,06:00)}");
 * night.toString(); // {[00:00:00,06:00:00),[22:00:00,24:00:00]}
 * night.length();   // Optional[PT8H]
 * }</pre>
 */
public final class LocalTimeRangeSet extends ContinuousRangeSet<LocalTime, LocalTimeRange, LocalTimeRangeSet> {

    private static final long serialVersionUID = 1L;

    LocalTimeRangeSet(Cuts<LocalTime> cuts) {
        super(cuts);
    }

    LocalTimeRangeSet(Cuts<LocalTime> cuts, NoProjection reason) {
        this(cuts);
    }

    /**
     * Returns the set of all times of day of some ranges, in whatever order they come and however they overlap.
     *
     * @param ranges the ranges, none null
     * @return the range set
     * @throws NullPointerException if {@code ranges} or a range is null
     */
    public static LocalTimeRangeSet of(LocalTimeRange... ranges) {
        return of(Arrays.asList(requireNonNull(ranges, "ranges")));
    }

    /**
     * Returns the set of all times of day of some ranges, in whatever order they come and however they overlap.
     *
     * @param ranges the ranges, none null
     * @return the range set
     * @throws NullPointerException if {@code ranges} or a range is null
     */
    public static LocalTimeRangeSet of(Collection<? extends LocalTimeRange> ranges) {
        return RangeType.LOCAL_TIME.rangeSetType().of(requireNonNull(ranges, "ranges"));
    }

    /**
     * Returns the set of all times of day.
     *
     * @return the range set {@code {(,)}}
     */
    public static LocalTimeRangeSet all() {
        return RangeType.LOCAL_TIME.rangeSetType().unbounded();
    }

    /**
     * Returns the set of no time.
     *
     * @return the range set {@code {}}
     */
    public static LocalTimeRangeSet empty() {
        return RangeType.LOCAL_TIME.rangeSetType().empty();
    }

    /**
     * Reads a literal as the server reads a {@code timemultirange}:
     * {@code {[09:00,12:00),[13:00,17:30)}}.
     *
     * @param literal the literal
     * @return the range set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal
     */
    public static LocalTimeRangeSet parse(CharSequence literal) {
        return RangeType.LOCAL_TIME.rangeSetType().parse(literal);
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
    public static LocalTimeRangeSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector that unites ranges and range sets. PostgreSQL: {@code range_agg}.
     *
     * @return a collector whose result is the empty set for no ranges, where SQL has {@code NULL}
     */
    public static Collector<RangeAlgebra<LocalTime, LocalTimeRange, LocalTimeRangeSet>, ?, LocalTimeRangeSet>
            toRangeSet() {
        return RangeType.LOCAL_TIME.rangeSetType().toRangeSet();
    }

    /**
     * Returns a collector that intersects range sets. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no range sets, where SQL has {@code NULL}
     */
    public static Collector<LocalTimeRangeSet, ?, Optional<LocalTimeRangeSet>> toIntersection() {
        return RangeType.LOCAL_TIME.rangeSetType().toIntersection();
    }

    /**
     * Returns the time from the lower to the upper bound of each range, together.
     *
     * @return the length, zero for the empty set; absent if a side is unbounded
     */
    public final Optional<Duration> length() {
        return Optional.ofNullable(Spans.length(ElementTypes.TIME, cuts()));
    }

    @Override
    public RangeSetType<LocalTime, LocalTimeRange, LocalTimeRangeSet> type() {
        return RangeType.LOCAL_TIME.rangeSetType();
    }
}

package io.github.valueranges.benchmarks;

import com.google.common.collect.ImmutableRangeSet;
import com.google.common.collect.Range;
import io.github.valueranges.RangeSetType;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.TypedValueSet;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;

/**
 * Lets the virtual machine see what it sees in an application that has been up for a while: every type and every shape
 * at every call site. Code that has met a single type runs faster than it ever will again.
 */
final class TypeProfiles {

    private static final int TIMES = 100;

    private TypeProfiles() {}

    /** Runs the same code over all types. */
    static void fill() {
        long met = 0;
        for (int i = 0; i < TIMES; i++) {
            for (RangeType<?, ?, ?> type : RangeType.all()) {
                met += fill(type);
            }
            for (SetType<?, ?> type : SetType.all()) {
                met += fill(type);
            }
            met += fillGuava(1, 2, 3, 4);
            met += fillGuava(1L, 2L, 3L, 4L);
            met += fillGuava("a", "b", "c", "d");
            met += fillGuava(BigDecimal.ZERO, BigDecimal.ONE, BigDecimal.TEN, new BigDecimal(11));
            LocalDate day = LocalDate.of(2026, 6, 1);
            met += fillGuava(day, day.plusDays(1), day.plusDays(2), day.plusDays(3));
            LocalDateTime noon = day.atTime(12, 0);
            met += fillGuava(noon, noon.plusDays(1), noon.plusDays(2), noon.plusDays(3));
        }
        if (met < TIMES) {
            throw new AssertionError("next to nothing was true: " + met);
        }
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> long fill(
            RangeType<E, R, S> type) {
        R finite = type.parse(type.example());
        E start = finite.lowerBound().orElseThrow();
        E end = finite.upperBound().orElseThrow();
        List<R> shapes = List.of(
                type.empty(),
                finite,
                type.between(start, false, end, false),
                type.singleton(start),
                type.between(null, false, start, true),
                type.between(null, false, start, false),
                type.between(end, true, null, false),
                type.between(end, false, null, false),
                type.unbounded());
        RangeSetType<E, R, S> setType = type.rangeSetType();
        List<S> sets = new ArrayList<>();
        long met = 0;
        for (R left : shapes) {
            met += left.contains(start) ? 1 : 0;
            for (R right : shapes) {
                met += left.overlaps(right) ? 1 : 0;
                met += left.contains(right) ? 1 : 0;
                met += left.isAdjacentTo(right) ? 1 : 0;
                met += left.isStrictlyLeftOf(right) ? 1 : 0;
                met += left.compareTo(right);
            }
            met += type.parse(left.toString()).hashCode() & 1;
            sets.add(setType.of(List.of(shapes.get(4), left)));
        }
        for (S left : sets) {
            met += left.contains(end) ? 1 : 0;
            S right = sets.get(0);
            met += left.union(right).size() + left.intersect(right).size();
            met += left.except(right).size() + left.complement().size();
        }
        return met;
    }

    private static <E, S extends TypedValueSet<E, S>> long fill(SetType<E, S> type) {
        S both = type.parse(type.example());
        List<E> elements = both.toList();
        S first = type.of(elements.subList(0, 1));
        long met = first.union(both).size()
                + both.except(first).size()
                + both.intersect(first).size();
        met += both.contains(elements.get(0)) && both.isSupersetOf(first) && both.overlaps(first) ? 1 : 0;
        return met + type.parse(both.toString()).size();
    }

    private static <E extends Comparable<E>> long fillGuava(E a, E b, E c, E d) {
        List<Range<E>> shapes = List.of(
                Range.closed(a, b),
                Range.closedOpen(a, c),
                Range.open(b, d),
                Range.openClosed(c, d),
                Range.atLeast(c),
                Range.atMost(b),
                Range.all());
        long met = 0;
        for (Range<E> left : shapes) {
            met += left.contains(a) ? 1 : 0;
            ImmutableRangeSet<E> one = ImmutableRangeSet.of(left);
            for (Range<E> right : shapes) {
                met += left.isConnected(right) ? 1 : 0;
                met += left.encloses(right) ? 1 : 0;
            }
            ImmutableRangeSet<E> other = ImmutableRangeSet.of(shapes.get(0));
            met += one.union(other).asRanges().size()
                    + one.intersection(other).asRanges().size();
            met += one.difference(other).asRanges().size()
                    + one.complement().asRanges().size();
        }
        return met;
    }
}

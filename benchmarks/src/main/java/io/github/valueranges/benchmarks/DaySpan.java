package io.github.valueranges.benchmarks;

import io.github.valueranges.LocalDateRange;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * What one writes by hand for days: two fields and the comparisons. The methods named {@code finite…} know that both
 * bounds are there; the others take null for a missing bound, and a flag for emptiness.
 */
final class DaySpan {

    private final @Nullable LocalDate start;
    private final @Nullable LocalDate end;
    private final boolean empty;

    private DaySpan(@Nullable LocalDate start, @Nullable LocalDate end, boolean empty) {
        this.start = start;
        this.end = end;
        this.empty = empty;
    }

    static DaySpan of(LocalDateRange range) {
        return new DaySpan(range.lowerBound().orElse(null), range.upperBound().orElse(null), range.isEmpty());
    }

    boolean finiteOverlaps(DaySpan other) {
        return start.compareTo(other.end) <= 0 && other.start.compareTo(end) <= 0;
    }

    boolean finiteContains(LocalDate day) {
        return start.compareTo(day) <= 0 && day.compareTo(end) <= 0;
    }

    boolean finiteContains(DaySpan other) {
        return start.compareTo(other.start) <= 0 && other.end.compareTo(end) <= 0;
    }

    boolean finiteIsStrictlyLeftOf(DaySpan other) {
        return end.compareTo(other.start) < 0;
    }

    boolean finiteIsAdjacentTo(DaySpan other) {
        return isDayAfter(other.start, end) || isDayAfter(start, other.end);
    }

    boolean overlaps(DaySpan other) {
        return !empty && !other.empty && startsUpTo(other.end) && other.startsUpTo(end);
    }

    boolean contains(LocalDate day) {
        return !empty && startsUpTo(day) && (end == null || day.compareTo(end) <= 0);
    }

    boolean contains(DaySpan other) {
        return other.empty
                || !empty
                        && (start == null || other.start != null && start.compareTo(other.start) <= 0)
                        && (end == null || other.end != null && other.end.compareTo(end) <= 0);
    }

    boolean isStrictlyLeftOf(DaySpan other) {
        return !empty && !other.empty && end != null && other.start != null && end.compareTo(other.start) < 0;
    }

    boolean isAdjacentTo(DaySpan other) {
        return !empty
                && !other.empty
                && (end != null && other.start != null && isDayAfter(other.start, end)
                        || start != null && other.end != null && isDayAfter(start, other.end));
    }

    private boolean startsUpTo(@Nullable LocalDate day) {
        return start == null || day == null || start.compareTo(day) <= 0;
    }

    /** Looks at the month and the day before it counts any: nearly all pairs are told apart without. */
    private static boolean isDayAfter(LocalDate later, LocalDate earlier) {
        int days = later.getDayOfMonth() - earlier.getDayOfMonth();
        return (days == 1 || days < -26) && later.toEpochDay() == earlier.toEpochDay() + 1;
    }
}

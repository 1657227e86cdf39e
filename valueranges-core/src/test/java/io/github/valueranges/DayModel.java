package io.github.valueranges;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Days as a set of bits, the independent answer of the small models. Bit 0 stands for every day up to day 0, the last
 * bit for every day from the last one on: both are in a set exactly if it is unbounded at that side, for no bound is
 * named there. The bits between are one day each. Nothing here knows a cut, a literal or a shape of the production
 * code.
 */
final class DayModel {

    private static final LocalDate DAY_ZERO = LocalDate.of(2026, 2, 25);

    final int last;
    final int everything;

    DayModel(int bits) {
        this.last = bits - 1;
        this.everything = (1 << bits) - 1;
    }

    /** The day of a bit; the neighbours of the named ones for the first and the last bit. */
    static LocalDate day(int index) {
        return DAY_ZERO.plusDays(index);
    }

    /** The days between two bounds; null is no bound. */
    int between(Integer lower, boolean lowerInclusive, Integer upper, boolean upperInclusive) {
        int set = 0;
        for (int i = 0; i <= last; i++) {
            boolean afterLower = lower == null || i > lower || (lowerInclusive && i == lower);
            boolean beforeUpper = upper == null || i < upper || (upperInclusive && i == upper);
            if (afterLower && beforeUpper) {
                set |= 1 << i;
            }
        }
        return set;
    }

    static boolean has(int set, int index) {
        return (set >> index & 1) == 1;
    }

    static int min(int set) {
        return Integer.numberOfTrailingZeros(set);
    }

    static int max(int set) {
        return 31 - Integer.numberOfLeadingZeros(set);
    }

    /** The runs of neighbouring bits as pairs of first and last. */
    static List<int[]> runs(int set) {
        List<int[]> runs = new ArrayList<>();
        for (int i = 0; i < 31; i++) {
            if (has(set, i) && (i == 0 || !has(set, i - 1))) {
                int end = i;
                while (has(set, end + 1)) {
                    end++;
                }
                runs.add(new int[] {i, end});
            }
        }
        return runs;
    }

    /** The records that the runs of a set are. */
    List<LocalDateRange> ranges(int set) {
        List<LocalDateRange> ranges = new ArrayList<>();
        for (int[] run : runs(set)) {
            ranges.add(run(run[0], run[1], 0));
        }
        return ranges;
    }

    /** The record that a set of at most one run is. */
    LocalDateRange range(int set) {
        return shifted(set, 0);
    }

    /** The record whose bounds are so many days later than those of the set. */
    LocalDateRange shifted(int set, int days) {
        return set == 0 ? new LocalDateRange.Empty() : run(min(set), max(set), days);
    }

    private LocalDateRange run(int first, int end, int days) {
        if (first == 0) {
            return end == last ? new LocalDateRange.Unbounded() : new LocalDateRange.UnboundedStart(day(end + days));
        }
        return end == last
                ? new LocalDateRange.UnboundedEnd(day(first + days))
                : new LocalDateRange.Finite(day(first + days), day(end + days));
    }

    // --- relations -------------------------------------------------------------------------------------------------

    static boolean contains(int a, int b) {
        return (b & ~a) == 0;
    }

    static boolean overlaps(int a, int b) {
        return (a & b) != 0;
    }

    static boolean isAdjacent(int a, int b) {
        return a != 0 && b != 0 && (max(a) + 1 == min(b) || max(b) + 1 == min(a));
    }

    static boolean isLeftOf(int a, int b) {
        return a != 0 && b != 0 && max(a) < min(b);
    }

    static boolean endsNoLater(int a, int b) {
        return a != 0 && b != 0 && max(a) <= max(b);
    }

    static boolean startsNoEarlier(int a, int b) {
        return a != 0 && b != 0 && min(a) >= min(b);
    }

    // --- algebra ---------------------------------------------------------------------------------------------------

    static int hull(int set) {
        return set == 0 ? 0 : (2 << max(set)) - (1 << min(set));
    }

    static int gap(int a, int b) {
        if (isLeftOf(a, b)) {
            return (1 << min(b)) - (2 << max(a));
        }
        return isLeftOf(b, a) ? gap(b, a) : 0;
    }

    int complement(int set) {
        return everything & ~set;
    }

    /** The order of the server: run by run, its start, then its end; what ends first is smaller. */
    static int compare(int a, int b) {
        List<int[]> left = runs(a);
        List<int[]> right = runs(b);
        for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
            for (int side = 0; side < 2; side++) {
                int order = Integer.compare(left.get(i)[side], right.get(i)[side]);
                if (order != 0) {
                    return order;
                }
            }
        }
        return Integer.compare(left.size(), right.size());
    }

    // --- state -----------------------------------------------------------------------------------------------------

    boolean isUnboundedStart(int set) {
        return has(set, 0);
    }

    boolean isUnboundedEnd(int set) {
        return has(set, last);
    }

    boolean isFinite(int set) {
        return set != 0 && !has(set, 0) && !has(set, last);
    }

    Optional<LocalDate> lowerBound(int set) {
        return set == 0 || has(set, 0) ? Optional.empty() : Optional.of(day(min(set)));
    }

    Optional<LocalDate> upperBound(int set) {
        return set == 0 || has(set, last) ? Optional.empty() : Optional.of(day(max(set)));
    }

    OptionalLong length(int set) {
        return has(set, 0) || has(set, last) ? OptionalLong.empty() : OptionalLong.of(Integer.bitCount(set));
    }

    static List<LocalDate> days(int set) {
        List<LocalDate> days = new ArrayList<>();
        for (int i = 0; i < 31; i++) {
            if (has(set, i)) {
                days.add(day(i));
            }
        }
        return days;
    }

    /** The day of the set that is next to a day: itself, or the nearest bound. */
    static Optional<LocalDate> clamp(int set, int index) {
        if (set == 0) {
            return Optional.empty();
        }
        return Optional.of(day(Math.max(min(set), Math.min(max(set), index))));
    }
}

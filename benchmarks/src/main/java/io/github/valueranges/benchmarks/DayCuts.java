package io.github.valueranges.benchmarks;

import java.time.LocalDate;
import java.util.Arrays;

/**
 * What one writes by hand for sets of days that have to be fast: a {@code long[]} of the ascending days where ranges
 * start and where they have ended. A day is its year, month and day side by side.
 */
final class DayCuts {

    private static final long BELOW_ALL = Long.MIN_VALUE;
    private static final long ABOVE_ALL = Long.MAX_VALUE;

    private DayCuts() {}

    static long pack(LocalDate day) {
        return (long) day.getYear() << 9 | (long) day.getMonthValue() << 5 | day.getDayOfMonth();
    }

    /** No month ends before the 28th, so most days have the next number. */
    static long packNext(LocalDate day) {
        return day.getDayOfMonth() < 28 ? pack(day) + 1 : pack(day.plusDays(1));
    }

    static LocalDate unpack(long code) {
        return LocalDate.of((int) (code >> 9), (int) (code >> 5) & 0xF, (int) code & 0x1F);
    }

    /** Sorts starts and ends apart: a range of the result lasts while more have started than ended. */
    static long[] build(LocalDate[] firstDays, LocalDate[] lastDays) {
        int count = firstDays.length;
        long[] starts = new long[count];
        long[] ends = new long[count];
        for (int i = 0; i < count; i++) {
            starts[i] = pack(firstDays[i]);
            ends[i] = packNext(lastDays[i]);
        }
        starts = RadixSort.sort(starts);
        ends = RadixSort.sort(ends);
        long[] out = new long[2 * count];
        int size = 0;
        for (int i = 0; i < count; ) {
            out[size++] = starts[i];
            while (++i < count && starts[i] <= ends[i - 1]) {}
            out[size++] = ends[i - 1];
        }
        return Arrays.copyOf(out, size);
    }

    /** Keeps the range that may still grow in variables. */
    static long[] union(long[] a, long[] b) {
        if (a.length == 0 || b.length == 0) {
            return a.length == 0 ? b : a;
        }
        long[] out = new long[a.length + b.length];
        int size = 0;
        int i = 0;
        int j = 0;
        long start = Math.min(a[0], b[0]);
        long end = start;
        while (i < a.length && j < b.length) {
            long nextStart;
            long nextEnd;
            if (a[i] <= b[j]) {
                nextStart = a[i];
                nextEnd = a[i + 1];
                i += 2;
            } else {
                nextStart = b[j];
                nextEnd = b[j + 1];
                j += 2;
            }
            if (nextStart <= end) {
                end = Math.max(end, nextEnd);
            } else {
                out[size++] = start;
                out[size++] = end;
                start = nextStart;
                end = nextEnd;
            }
        }
        long[] rest = i < a.length ? a : b;
        int from = i < a.length ? i : j;
        while (from < rest.length && rest[from] <= end) {
            end = Math.max(end, rest[from + 1]);
            from += 2;
        }
        out[size++] = start;
        out[size++] = end;
        System.arraycopy(rest, from, out, size, rest.length - from);
        return Arrays.copyOf(out, size + rest.length - from);
    }

    /** Writes every piece and keeps it or not: which of both ends first is a guess that a branch gets wrong. */
    static long[] intersect(long[] a, long[] b) {
        long[] out = new long[a.length + b.length + 2];
        int size = 0;
        int i = 0;
        int j = 0;
        while (i < a.length && j < b.length) {
            long start = Math.max(a[i], b[j]);
            long endOfA = a[i + 1];
            long endOfB = b[j + 1];
            long end = Math.min(endOfA, endOfB);
            out[size] = start;
            out[size + 1] = end;
            size += start < end ? 2 : 0;
            i += endOfA <= endOfB ? 2 : 0;
            j += endOfB <= endOfA ? 2 : 0;
        }
        return Arrays.copyOf(out, size);
    }

    static long[] except(long[] a, long[] b) {
        long[] out = new long[a.length + b.length];
        int size = 0;
        int j = 0;
        for (int i = 0; i < a.length; i += 2) {
            long start = a[i];
            long end = a[i + 1];
            while (j < b.length && b[j + 1] <= start) {
                j += 2;
            }
            while (j < b.length && b[j] < end) {
                if (start < b[j]) {
                    out[size++] = start;
                    out[size++] = b[j];
                }
                start = b[j + 1];
                if (start >= end) {
                    break;
                }
                j += 2;
            }
            if (start < end) {
                out[size++] = start;
                out[size++] = end;
            }
        }
        return Arrays.copyOf(out, size);
    }

    /** The same cuts; only the unbounded ones come or go. */
    static long[] complement(long[] cuts) {
        boolean below = cuts.length > 0 && cuts[0] == BELOW_ALL;
        boolean above = cuts.length > 0 && cuts[cuts.length - 1] == ABOVE_ALL;
        int from = below ? 1 : 0;
        int to = above ? cuts.length - 1 : cuts.length;
        int shift = below ? 0 : 1;
        long[] out = new long[to - from + shift + (above ? 0 : 1)];
        System.arraycopy(cuts, from, out, shift, to - from);
        if (!below) {
            out[0] = BELOW_ALL;
        }
        if (!above) {
            out[out.length - 1] = ABOVE_ALL;
        }
        return out;
    }

    /** A binary search of a fixed number of steps, in which no branch has to be guessed. */
    static boolean contains(long[] cuts, LocalDate day) {
        if (cuts.length == 0) {
            return false;
        }
        long code = pack(day);
        int base = 0;
        for (int length = cuts.length; length > 1; ) {
            int half = length >>> 1;
            base = cuts[base + half] <= code ? base + half : base;
            length -= half;
        }
        return (base + (cuts[base] <= code ? 1 : 0) & 1) == 1;
    }
}

package io.github.valueranges.benchmarks;

import java.time.LocalDateTime;
import java.util.Arrays;

/**
 * What one writes by hand for sets of ranges of objects: the ascending times where ranges start and have ended, and
 * beside each whether it comes before or after the time itself, for a bound can be inclusive or not.
 */
final class DateTimeCuts {

    final LocalDateTime[] times;
    final boolean[] after;

    DateTimeCuts(LocalDateTime[] times, boolean[] after) {
        this.times = times;
        this.after = after;
    }

    DateTimeCuts union(DateTimeCuts other) {
        LocalDateTime[] left = times;
        LocalDateTime[] right = other.times;
        LocalDateTime[] out = new LocalDateTime[left.length + right.length];
        boolean[] outAfter = new boolean[out.length];
        int size = 0;
        int i = 0;
        int j = 0;
        while (i < left.length && j < right.length) {
            int order = left[i].compareTo(right[j]);
            if (order == 0) {
                order = Boolean.compare(after[i], other.after[j]);
            }
            // A start begins a range of the union unless the other is within one, and so does an end end one.
            if (order < 0) {
                if ((j & 1) == 0) {
                    out[size] = left[i];
                    outAfter[size++] = after[i];
                }
                i++;
            } else if (order > 0) {
                if ((i & 1) == 0) {
                    out[size] = right[j];
                    outAfter[size++] = other.after[j];
                }
                j++;
            } else {
                if ((i & 1) == (j & 1)) {
                    out[size] = left[i];
                    outAfter[size++] = after[i];
                }
                i++;
                j++;
            }
        }
        DateTimeCuts rest = i < left.length ? this : other;
        int from = i < left.length ? i : j;
        int count = rest.times.length - from;
        System.arraycopy(rest.times, from, out, size, count);
        System.arraycopy(rest.after, from, outAfter, size, count);
        return new DateTimeCuts(Arrays.copyOf(out, size + count), Arrays.copyOf(outAfter, size + count));
    }
}

package io.github.valueranges.benchmarks;

import java.util.Arrays;

/** What one writes by hand for sets of integers: an ascending {@code int[]}. */
final class IntMerge {

    /** Up to here the processor still guesses well which of both comes next. */
    private static final int SMALL = 4096;

    private IntMerge() {}

    static int[] union(int[] a, int[] b) {
        int[] out = new int[a.length + b.length];
        int size = 0;
        int i = 0;
        int j = 0;
        if (a.length + b.length <= SMALL) {
            while (i < a.length && j < b.length) {
                if (a[i] < b[j]) {
                    out[size++] = a[i++];
                } else {
                    if (a[i] == b[j]) {
                        i++;
                    }
                    out[size++] = b[j++];
                }
            }
        } else {
            while (i < a.length && j < b.length) {
                int left = a[i];
                int right = b[j];
                out[size++] = Math.min(left, right);
                i += left <= right ? 1 : 0;
                j += right <= left ? 1 : 0;
            }
        }
        int[] rest = i < a.length ? a : b;
        int from = i < a.length ? i : j;
        System.arraycopy(rest, from, out, size, rest.length - from);
        return Arrays.copyOf(out, size + rest.length - from);
    }
}

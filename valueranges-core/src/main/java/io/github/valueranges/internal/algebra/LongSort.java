package io.github.valueranges.internal.algebra;

import java.util.Arrays;

/**
 * Sorts numbers digit by digit, from the last to the first: in linear time and without a comparison, so that nothing
 * has to be predicted. Only the digits in which the numbers can differ are looked at.
 */
final class LongSort {

    /** For fewer numbers comparisons are faster. */
    static final int FEW = 512;

    /** From here on longer digits, of which there are fewer, outweigh the larger table that each of them needs. */
    static final int MANY = 1 << 14;

    private static final int SHORT_DIGIT = 8;
    private static final int LONG_DIGIT = 11;

    private LongSort() {}

    /** Sorts the first so many numbers. Returns the array that has them at its start: the given one or another. */
    static long[] sort(long[] values, int size) {
        if (size < FEW) {
            Arrays.sort(values, 0, size);
            return values;
        }
        long min = values[0];
        long max = values[0];
        boolean sorted = true;
        for (int i = 1; i < size; i++) {
            sorted &= values[i - 1] <= values[i];
            min = Math.min(min, values[i]);
            max = Math.max(max, values[i]);
        }
        return sorted ? values : sortByDigits(values, size, min, Long.SIZE - Long.numberOfLeadingZeros(max - min));
    }

    /** The distances from the smallest number, which have so many bits and no sign. */
    private static long[] sortByDigits(long[] values, int size, long min, int bits) {
        int digitBits = size < MANY ? SHORT_DIGIT : LONG_DIGIT;
        long[] from = values;
        long[] to = new long[size];
        for (int shift = 0; shift < bits; shift += digitBits) {
            sortByDigit(from, to, size, min, shift, (1 << digitBits) - 1);
            long[] sortedByDigit = to;
            to = from;
            from = sortedByDigit;
        }
        return from;
    }

    private static void sortByDigit(long[] from, long[] to, int size, long min, int shift, int mask) {
        int[] places = new int[mask + 1];
        for (int i = 0; i < size; i++) {
            places[(int) ((from[i] - min) >>> shift) & mask]++;
        }
        int place = 0;
        for (int digit = 0; digit <= mask; digit++) {
            int count = places[digit];
            places[digit] = place;
            place += count;
        }
        for (int i = 0; i < size; i++) {
            to[places[(int) ((from[i] - min) >>> shift) & mask]++] = from[i];
        }
    }
}

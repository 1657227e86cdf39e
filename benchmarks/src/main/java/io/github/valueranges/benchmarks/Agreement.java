package io.github.valueranges.benchmarks;

import java.util.Arrays;

/** Compares results before anything is measured: the speed of a wrong answer is worth nothing. */
final class Agreement {

    private Agreement() {}

    /** Refuses counts that differ, and counts from which nothing can be learned. */
    static void ofCounts(String work, int count, int... others) {
        if (count == 0 || Arrays.stream(others).anyMatch(other -> other != count)) {
            throw new AssertionError(work + ": " + count + " and " + Arrays.toString(others));
        }
    }

    static void ofArrays(String work, long[] expected, long[] actual) {
        int difference = Arrays.mismatch(expected, actual);
        if (difference >= 0 || expected.length == 0) {
            throw new AssertionError(
                    work + ": of " + expected.length + " and " + actual.length + " differ at " + difference);
        }
    }

    static void ofValues(String work, Object expected, Object actual) {
        if (!expected.equals(actual)) {
            throw new AssertionError(work + ": " + expected + " and " + actual);
        }
    }
}

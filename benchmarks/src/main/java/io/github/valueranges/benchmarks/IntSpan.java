package io.github.valueranges.benchmarks;

import io.github.valueranges.IntRange;

/**
 * What one writes by hand for integers: two {@code long} fields, wide enough for a missing bound and for an empty range
 * to be numbers beyond all integers, so that hardly any comparison needs to know of them.
 */
final class IntSpan {

    private static final long UNBOUNDED = 1L << 40;

    private final long start;
    private final long end;

    private IntSpan(long start, long end) {
        this.start = start;
        this.end = end;
    }

    static IntSpan of(IntRange range) {
        return range.isEmpty()
                ? new IntSpan(Long.MAX_VALUE, Long.MIN_VALUE)
                : new IntSpan(
                        range.lowerBound().map(Integer::longValue).orElse(-UNBOUNDED),
                        range.upperBound().map(Integer::longValue).orElse(UNBOUNDED));
    }

    boolean overlaps(IntSpan other) {
        return start <= other.end && other.start <= end;
    }

    boolean contains(int value) {
        return start <= value && value <= end;
    }

    boolean contains(IntSpan other) {
        return start <= other.start && other.end <= end;
    }

    boolean isStrictlyLeftOf(IntSpan other) {
        return end < other.start && start <= end && other.start <= other.end;
    }

    boolean isAdjacentTo(IntSpan other) {
        return end + 1 == other.start || other.end + 1 == start;
    }
}

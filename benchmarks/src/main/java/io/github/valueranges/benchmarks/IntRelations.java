package io.github.valueranges.benchmarks;

import static io.github.valueranges.benchmarks.Implementation.BY_HAND;
import static io.github.valueranges.benchmarks.Implementation.GUAVA;
import static io.github.valueranges.benchmarks.Implementation.HYPERSISTENCE;
import static io.github.valueranges.benchmarks.Implementation.VALUERANGES;

import com.google.common.collect.Range;
import io.github.valueranges.IntRange;
import io.github.valueranges.benchmarks.Measured.Against;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Relations of two integer ranges; each loop counts for how many pairs the relation holds. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(IntRelations.PAIRS)
public class IntRelations {

    static final int PAIRS = 1024;

    private static final String FINITE = "both finite";
    private static final String MIXED = "all shapes";

    /** The same pairs for everybody. */
    @State(Scope.Benchmark)
    public static class Pairs {

        @Param({FINITE, MIXED})
        public String shapes;

        private boolean finite;
        private final int[] values = new int[PAIRS];
        private final IntSpan[] handLeft = new IntSpan[PAIRS];
        private final IntSpan[] handRight = new IntSpan[PAIRS];
        private final IntRange[] left = new IntRange[PAIRS];
        private final IntRange[] right = new IntRange[PAIRS];

        @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic class
        private final Range<Integer>[] guavaLeft = new Range[PAIRS];

        @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic class
        private final Range<Integer>[] guavaRight = new Range[PAIRS];

        @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic class
        private final io.hypersistence.utils.hibernate.type.range.Range<Integer>[] hypersistenceLeft =
                new io.hypersistence.utils.hibernate.type.range.Range[PAIRS];

        @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic class
        private final io.hypersistence.utils.hibernate.type.range.Range<Integer>[] hypersistenceRight =
                new io.hypersistence.utils.hibernate.type.range.Range[PAIRS];

        /** Makes the pairs and checks that all give the same answers. */
        @Setup
        public void setUp() {
            TypeProfiles.fill();
            finite = shapes.equals(FINITE);
            Random random = new Random(1);
            for (int i = 0; i < PAIRS; i++) {
                values[i] = value(random.nextInt(80));
                left[i] = range(random);
                right[i] = range(random);
                handLeft[i] = IntSpan.of(left[i]);
                handRight[i] = IntSpan.of(right[i]);
                guavaLeft[i] = guava(left[i]);
                guavaRight[i] = guava(right[i]);
                if (finite) {
                    hypersistenceLeft[i] = hypersistence(left[i]);
                    hypersistenceRight[i] = hypersistence(right[i]);
                }
            }
            IntRelations all = new IntRelations();
            Agreement.ofCounts("overlaps", all.overlaps(this), all.overlapsByHand(this), all.overlapsByGuava(this));
            Agreement.ofCounts(
                    "contains value",
                    all.containsValue(this),
                    all.containsValueByHand(this),
                    all.containsValueByGuava(this));
            Agreement.ofCounts("contains", all.contains(this), all.containsByHand(this));
            Agreement.ofCounts("adjacent", all.isAdjacentTo(this), all.isAdjacentToByHand(this));
            Agreement.ofCounts("left of", all.isStrictlyLeftOf(this), all.isStrictlyLeftOfByHand(this));
            if (finite) {
                Agreement.ofCounts("contains value", all.containsValue(this), all.containsValueByHypersistence(this));
                Agreement.ofCounts(
                        "contains", all.contains(this), all.containsByGuava(this), all.containsByHypersistence(this));
            }
        }

        private IntRange range(Random random) {
            int start = value(random.nextInt(60));
            return switch (finite ? 0 : random.nextInt(8)) {
                case 0, 1, 2, 3 -> IntRange.closed(start, start + random.nextInt(40));
                case 4 -> IntRange.atLeast(start);
                case 5 -> IntRange.atMost(start);
                case 6 -> IntRange.all();
                default -> IntRange.empty();
            };
        }

        /** Beyond the integers that the virtual machine keeps boxed. */
        private static int value(int value) {
            return 10_000 + value;
        }

        private static Range<Integer> guava(IntRange range) {
            if (range.isEmpty()) {
                return Range.closedOpen(value(0), value(0));
            }
            Range<Integer> from = range.lowerBound().map(Range::atLeast).orElse(Range.all());
            return range.upperBound().map(Range::atMost).orElse(Range.all()).intersection(from);
        }

        private static io.hypersistence.utils.hibernate.type.range.Range<Integer> hypersistence(IntRange range) {
            return io.hypersistence.utils.hibernate.type.range.Range.closed(
                    range.lowerBound().orElseThrow(), range.upperBound().orElseThrow());
        }
    }

    // --- overlaps --------------------------------------------------------------------------------------------------

    @Benchmark
    @Measured(work = "integer ranges: `overlaps`", by = BY_HAND)
    public int overlapsByHand(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.handLeft[i].overlaps(pairs.handRight[i]) ? 1 : 0;
        }
        return count;
    }

    @Benchmark
    @Measured(
            work = "integer ranges: `overlaps`",
            by = VALUERANGES,
            atMost = 2,
            withoutAllocation = true,
            against = @Against(other = GUAVA, atMost = 1 / 3.0))
    public int overlaps(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.left[i].overlaps(pairs.right[i]) ? 1 : 0;
        }
        return count;
    }

    @Benchmark
    @Measured(work = "integer ranges: `overlaps`", by = GUAVA)
    public int overlapsByGuava(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            Range<Integer> left = pairs.guavaLeft[i];
            Range<Integer> right = pairs.guavaRight[i];
            count += left.isConnected(right) && !left.isEmpty() && !right.isEmpty() ? 1 : 0;
        }
        return count;
    }

    // --- contains --------------------------------------------------------------------------------------------------

    @Benchmark
    @Measured(work = "integer ranges: `contains(value)`", by = BY_HAND)
    public int containsValueByHand(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.handLeft[i].contains(pairs.values[i]) ? 1 : 0;
        }
        return count;
    }

    @Benchmark
    @Measured(
            work = "integer ranges: `contains(value)`",
            by = VALUERANGES,
            atMost = 2,
            withoutAllocation = true,
            against = @Against(other = GUAVA, atMost = 1 / 3.0))
    public int containsValue(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.left[i].contains(pairs.values[i]) ? 1 : 0;
        }
        return count;
    }

    @Benchmark
    @Measured(work = "integer ranges: `contains(value)`", by = GUAVA)
    public int containsValueByGuava(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.guavaLeft[i].contains(pairs.values[i]) ? 1 : 0;
        }
        return count;
    }

    @Benchmark
    @Measured(work = "integer ranges: `contains(value)`", by = HYPERSISTENCE, only = FINITE)
    public int containsValueByHypersistence(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.hypersistenceLeft[i].contains(pairs.values[i]) ? 1 : 0;
        }
        return count;
    }

    @Benchmark
    @Measured(work = "integer ranges: `contains(range)`", by = BY_HAND)
    public int containsByHand(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.handLeft[i].contains(pairs.handRight[i]) ? 1 : 0;
        }
        return count;
    }

    @Benchmark
    @Measured(
            work = "integer ranges: `contains(range)`",
            by = VALUERANGES,
            atMost = 2,
            withoutAllocation = true,
            against = @Against(other = GUAVA, atMost = 1 / 3.0))
    public int contains(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.left[i].contains(pairs.right[i]) ? 1 : 0;
        }
        return count;
    }

    /** Finite ranges only: of empty ones Guava thinks otherwise than PostgreSQL. */
    @Benchmark
    @Measured(work = "integer ranges: `contains(range)`", by = GUAVA, only = FINITE)
    public int containsByGuava(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.guavaLeft[i].encloses(pairs.guavaRight[i]) ? 1 : 0;
        }
        return count;
    }

    @Benchmark
    @Measured(work = "integer ranges: `contains(range)`", by = HYPERSISTENCE, only = FINITE)
    public int containsByHypersistence(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.hypersistenceLeft[i].contains(pairs.hypersistenceRight[i]) ? 1 : 0;
        }
        return count;
    }

    // --- position --------------------------------------------------------------------------------------------------

    @Benchmark
    @Measured(work = "integer ranges: `isAdjacentTo`", by = BY_HAND)
    public int isAdjacentToByHand(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.handLeft[i].isAdjacentTo(pairs.handRight[i]) ? 1 : 0;
        }
        return count;
    }

    @Benchmark
    @Measured(work = "integer ranges: `isAdjacentTo`", by = VALUERANGES, atMost = 2, withoutAllocation = true)
    public int isAdjacentTo(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.left[i].isAdjacentTo(pairs.right[i]) ? 1 : 0;
        }
        return count;
    }

    @Benchmark
    @Measured(work = "integer ranges: `isStrictlyLeftOf`", by = BY_HAND)
    public int isStrictlyLeftOfByHand(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.handLeft[i].isStrictlyLeftOf(pairs.handRight[i]) ? 1 : 0;
        }
        return count;
    }

    @Benchmark
    @Measured(work = "integer ranges: `isStrictlyLeftOf`", by = VALUERANGES, atMost = 2, withoutAllocation = true)
    public int isStrictlyLeftOf(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.left[i].isStrictlyLeftOf(pairs.right[i]) ? 1 : 0;
        }
        return count;
    }
}

package io.github.valueranges.benchmarks;

import static io.github.valueranges.benchmarks.Implementation.BY_HAND;
import static io.github.valueranges.benchmarks.Implementation.GUAVA;
import static io.github.valueranges.benchmarks.Implementation.HYPERSISTENCE;
import static io.github.valueranges.benchmarks.Implementation.THREETEN_EXTRA;
import static io.github.valueranges.benchmarks.Implementation.VALUERANGES;

import com.google.common.collect.Range;
import io.github.valueranges.LocalDateRange;
import io.github.valueranges.benchmarks.Measured.Against;
import java.time.LocalDate;
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

/** Relations of two date ranges; each loop counts for how many pairs the relation holds. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(LocalDateRelations.PAIRS)
public class LocalDateRelations {

    static final int PAIRS = 1024;

    private static final String FINITE = "both finite";
    private static final String MIXED = "all shapes";

    /** The same pairs for everybody. */
    @State(Scope.Benchmark)
    public static class Pairs {

        @Param({FINITE, MIXED})
        public String shapes;

        private boolean finite;
        private final LocalDate[] days = new LocalDate[PAIRS];
        private final DaySpan[] handLeft = new DaySpan[PAIRS];
        private final DaySpan[] handRight = new DaySpan[PAIRS];
        private final LocalDateRange[] left = new LocalDateRange[PAIRS];
        private final LocalDateRange[] right = new LocalDateRange[PAIRS];

        @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic class
        private final Range<LocalDate>[] guavaLeft = new Range[PAIRS];

        @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic class
        private final Range<LocalDate>[] guavaRight = new Range[PAIRS];

        private final org.threeten.extra.LocalDateRange[] threeTenLeft = new org.threeten.extra.LocalDateRange[PAIRS];
        private final org.threeten.extra.LocalDateRange[] threeTenRight = new org.threeten.extra.LocalDateRange[PAIRS];

        @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic class
        private final io.hypersistence.utils.hibernate.type.range.Range<LocalDate>[] hypersistenceLeft =
                new io.hypersistence.utils.hibernate.type.range.Range[PAIRS];

        @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic class
        private final io.hypersistence.utils.hibernate.type.range.Range<LocalDate>[] hypersistenceRight =
                new io.hypersistence.utils.hibernate.type.range.Range[PAIRS];

        /** Makes the pairs and checks that all give the same answers. */
        @Setup
        public void setUp() {
            TypeProfiles.fill();
            finite = shapes.equals(FINITE);
            Random random = new Random(1);
            for (int i = 0; i < PAIRS; i++) {
                days[i] = day(random.nextInt(80));
                left[i] = range(random);
                right[i] = range(random);
                handLeft[i] = DaySpan.of(left[i]);
                handRight[i] = DaySpan.of(right[i]);
                guavaLeft[i] = guava(left[i]);
                guavaRight[i] = guava(right[i]);
                if (finite) {
                    threeTenLeft[i] = threeTen(left[i]);
                    threeTenRight[i] = threeTen(right[i]);
                    hypersistenceLeft[i] = hypersistence(left[i]);
                    hypersistenceRight[i] = hypersistence(right[i]);
                }
            }
            LocalDateRelations all = new LocalDateRelations();
            Agreement.ofCounts("overlaps", all.overlaps(this), all.overlapsByHand(this), all.overlapsByGuava(this));
            Agreement.ofCounts(
                    "contains day", all.containsDay(this), all.containsDayByHand(this), all.containsDayByGuava(this));
            Agreement.ofCounts("contains", all.contains(this), all.containsByHand(this));
            Agreement.ofCounts("adjacent", all.isAdjacentTo(this), all.isAdjacentToByHand(this));
            Agreement.ofCounts("left of", all.isStrictlyLeftOf(this), all.isStrictlyLeftOfByHand(this));
            if (finite) {
                Agreement.ofCounts("overlaps", all.overlaps(this), all.overlapsByThreeTen(this));
                Agreement.ofCounts(
                        "contains day",
                        all.containsDay(this),
                        all.containsDayByThreeTen(this),
                        all.containsDayByHypersistence(this));
                Agreement.ofCounts(
                        "contains",
                        all.contains(this),
                        all.containsByGuava(this),
                        all.containsByThreeTen(this),
                        all.containsByHypersistence(this));
                Agreement.ofCounts("adjacent", all.isAdjacentTo(this), all.isAdjacentToByThreeTen(this));
                Agreement.ofCounts("left of", all.isStrictlyLeftOf(this), all.isStrictlyLeftOfByThreeTen(this));
            }
        }

        private LocalDateRange range(Random random) {
            LocalDate start = day(random.nextInt(60));
            return switch (finite ? 0 : random.nextInt(8)) {
                case 0, 1, 2, 3 -> LocalDateRange.closed(start, start.plusDays(random.nextInt(40)));
                case 4 -> LocalDateRange.atLeast(start);
                case 5 -> LocalDateRange.atMost(start);
                case 6 -> LocalDateRange.all();
                default -> LocalDateRange.empty();
            };
        }

        /** New objects, as they come from a database: a day is no instance that was seen before. */
        private static LocalDate day(int day) {
            return LocalDate.of(2026, 5, 20).plusDays(day);
        }

        private static Range<LocalDate> guava(LocalDateRange range) {
            if (range.isEmpty()) {
                return Range.closedOpen(day(0), day(0));
            }
            Range<LocalDate> from = range.lowerBound().map(Range::atLeast).orElse(Range.all());
            return range.upperBound().map(Range::atMost).orElse(Range.all()).intersection(from);
        }

        private static org.threeten.extra.LocalDateRange threeTen(LocalDateRange range) {
            return org.threeten.extra.LocalDateRange.ofClosed(
                    range.lowerBound().orElseThrow(), range.upperBound().orElseThrow());
        }

        private static io.hypersistence.utils.hibernate.type.range.Range<LocalDate> hypersistence(
                LocalDateRange range) {
            return io.hypersistence.utils.hibernate.type.range.Range.closed(
                    range.lowerBound().orElseThrow(), range.upperBound().orElseThrow());
        }
    }

    // --- overlaps --------------------------------------------------------------------------------------------------

    @Benchmark
    @Measured(work = "date ranges: `overlaps`", by = BY_HAND)
    public int overlapsByHand(Pairs pairs) {
        int count = 0;
        if (pairs.finite) {
            for (int i = 0; i < PAIRS; i++) {
                count += pairs.handLeft[i].finiteOverlaps(pairs.handRight[i]) ? 1 : 0;
            }
        } else {
            for (int i = 0; i < PAIRS; i++) {
                count += pairs.handLeft[i].overlaps(pairs.handRight[i]) ? 1 : 0;
            }
        }
        return count;
    }

    @Benchmark
    @Measured(
            work = "date ranges: `overlaps`",
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
    @Measured(work = "date ranges: `overlaps`", by = GUAVA)
    public int overlapsByGuava(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            Range<LocalDate> left = pairs.guavaLeft[i];
            Range<LocalDate> right = pairs.guavaRight[i];
            count += left.isConnected(right) && !left.isEmpty() && !right.isEmpty() ? 1 : 0;
        }
        return count;
    }

    @Benchmark
    @Measured(work = "date ranges: `overlaps`", by = THREETEN_EXTRA, only = FINITE)
    public int overlapsByThreeTen(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.threeTenLeft[i].overlaps(pairs.threeTenRight[i]) ? 1 : 0;
        }
        return count;
    }

    // --- contains a day --------------------------------------------------------------------------------------------

    @Benchmark
    @Measured(work = "date ranges: `contains(day)`", by = BY_HAND)
    public int containsDayByHand(Pairs pairs) {
        int count = 0;
        if (pairs.finite) {
            for (int i = 0; i < PAIRS; i++) {
                count += pairs.handLeft[i].finiteContains(pairs.days[i]) ? 1 : 0;
            }
        } else {
            for (int i = 0; i < PAIRS; i++) {
                count += pairs.handLeft[i].contains(pairs.days[i]) ? 1 : 0;
            }
        }
        return count;
    }

    @Benchmark
    @Measured(
            work = "date ranges: `contains(day)`",
            by = VALUERANGES,
            atMost = 2,
            withoutAllocation = true,
            against = @Against(other = GUAVA, atMost = 1 / 3.0))
    public int containsDay(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.left[i].contains(pairs.days[i]) ? 1 : 0;
        }
        return count;
    }

    @Benchmark
    @Measured(work = "date ranges: `contains(day)`", by = GUAVA)
    public int containsDayByGuava(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.guavaLeft[i].contains(pairs.days[i]) ? 1 : 0;
        }
        return count;
    }

    @Benchmark
    @Measured(work = "date ranges: `contains(day)`", by = THREETEN_EXTRA, only = FINITE)
    public int containsDayByThreeTen(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.threeTenLeft[i].contains(pairs.days[i]) ? 1 : 0;
        }
        return count;
    }

    @Benchmark
    @Measured(work = "date ranges: `contains(day)`", by = HYPERSISTENCE, only = FINITE)
    public int containsDayByHypersistence(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.hypersistenceLeft[i].contains(pairs.days[i]) ? 1 : 0;
        }
        return count;
    }

    // --- contains a range ------------------------------------------------------------------------------------------

    @Benchmark
    @Measured(work = "date ranges: `contains(range)`", by = BY_HAND)
    public int containsByHand(Pairs pairs) {
        int count = 0;
        if (pairs.finite) {
            for (int i = 0; i < PAIRS; i++) {
                count += pairs.handLeft[i].finiteContains(pairs.handRight[i]) ? 1 : 0;
            }
        } else {
            for (int i = 0; i < PAIRS; i++) {
                count += pairs.handLeft[i].contains(pairs.handRight[i]) ? 1 : 0;
            }
        }
        return count;
    }

    @Benchmark
    @Measured(
            work = "date ranges: `contains(range)`",
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
    @Measured(work = "date ranges: `contains(range)`", by = GUAVA, only = FINITE)
    public int containsByGuava(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.guavaLeft[i].encloses(pairs.guavaRight[i]) ? 1 : 0;
        }
        return count;
    }

    @Benchmark
    @Measured(work = "date ranges: `contains(range)`", by = THREETEN_EXTRA, only = FINITE)
    public int containsByThreeTen(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.threeTenLeft[i].encloses(pairs.threeTenRight[i]) ? 1 : 0;
        }
        return count;
    }

    @Benchmark
    @Measured(work = "date ranges: `contains(range)`", by = HYPERSISTENCE, only = FINITE)
    public int containsByHypersistence(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.hypersistenceLeft[i].contains(pairs.hypersistenceRight[i]) ? 1 : 0;
        }
        return count;
    }

    // --- position --------------------------------------------------------------------------------------------------

    @Benchmark
    @Measured(work = "date ranges: `isAdjacentTo`", by = BY_HAND)
    public int isAdjacentToByHand(Pairs pairs) {
        int count = 0;
        if (pairs.finite) {
            for (int i = 0; i < PAIRS; i++) {
                count += pairs.handLeft[i].finiteIsAdjacentTo(pairs.handRight[i]) ? 1 : 0;
            }
        } else {
            for (int i = 0; i < PAIRS; i++) {
                count += pairs.handLeft[i].isAdjacentTo(pairs.handRight[i]) ? 1 : 0;
            }
        }
        return count;
    }

    @Benchmark
    @Measured(work = "date ranges: `isAdjacentTo`", by = VALUERANGES, atMost = 2, withoutAllocation = true)
    public int isAdjacentTo(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.left[i].isAdjacentTo(pairs.right[i]) ? 1 : 0;
        }
        return count;
    }

    @Benchmark
    @Measured(work = "date ranges: `isAdjacentTo`", by = THREETEN_EXTRA, only = FINITE)
    public int isAdjacentToByThreeTen(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.threeTenLeft[i].abuts(pairs.threeTenRight[i]) ? 1 : 0;
        }
        return count;
    }

    @Benchmark
    @Measured(work = "date ranges: `isStrictlyLeftOf`", by = BY_HAND)
    public int isStrictlyLeftOfByHand(Pairs pairs) {
        int count = 0;
        if (pairs.finite) {
            for (int i = 0; i < PAIRS; i++) {
                count += pairs.handLeft[i].finiteIsStrictlyLeftOf(pairs.handRight[i]) ? 1 : 0;
            }
        } else {
            for (int i = 0; i < PAIRS; i++) {
                count += pairs.handLeft[i].isStrictlyLeftOf(pairs.handRight[i]) ? 1 : 0;
            }
        }
        return count;
    }

    @Benchmark
    @Measured(work = "date ranges: `isStrictlyLeftOf`", by = VALUERANGES, atMost = 2, withoutAllocation = true)
    public int isStrictlyLeftOf(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.left[i].isStrictlyLeftOf(pairs.right[i]) ? 1 : 0;
        }
        return count;
    }

    @Benchmark
    @Measured(work = "date ranges: `isStrictlyLeftOf`", by = THREETEN_EXTRA, only = FINITE)
    public int isStrictlyLeftOfByThreeTen(Pairs pairs) {
        int count = 0;
        for (int i = 0; i < PAIRS; i++) {
            count += pairs.threeTenLeft[i].isBefore(pairs.threeTenRight[i]) ? 1 : 0;
        }
        return count;
    }
}

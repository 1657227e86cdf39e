package io.github.valueranges.benchmarks;

import static io.github.valueranges.benchmarks.Implementation.BY_HAND;
import static io.github.valueranges.benchmarks.Implementation.GUAVA;
import static io.github.valueranges.benchmarks.Implementation.VALUERANGES;

import com.google.common.collect.ImmutableRangeSet;
import com.google.common.collect.Range;
import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Sets of date ranges: made from ranges in any order, combined, and asked for a day. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class LocalDateRangeSetAlgebra {

    private static final int LOOKUPS = 1 << 16;

    /** Some ranges that overlap, touch or lie apart, two sets of as many ranges, and days to look for. */
    @State(Scope.Benchmark)
    public abstract static class Days {

        @Param({"1000", "100000", "1000000"})
        public int size;

        LocalDate[] firstDays;
        LocalDate[] lastDays;
        long[] left;
        long[] right;
        final LocalDate[] days = new LocalDate[LOOKUPS];

        final void make() {
            TypeProfiles.fill();
            Random random = new Random(size);
            LocalDate origin = LocalDate.of(2000, 1, 1);
            Integer[] order = new Integer[size];
            Arrays.setAll(order, i -> i);
            Collections.shuffle(Arrays.asList(order), random);
            firstDays = new LocalDate[size];
            lastDays = new LocalDate[size];
            for (int i = 0; i < size; i++) {
                firstDays[i] = origin.plusDays(7L * order[i] + random.nextInt(7));
                lastDays[i] = firstDays[i].plusDays(random.nextInt(7));
            }
            left = cuts(origin, random);
            right = cuts(origin, random);
            for (int i = 0; i < LOOKUPS; i++) {
                days[i] = origin.plusDays(random.nextInt(7 * size));
            }
        }

        final int countByHand() {
            int count = 0;
            for (int i = 0; i < LOOKUPS; i++) {
                count += DayCuts.contains(left, days[i]) ? 1 : 0;
            }
            return count;
        }

        private long[] cuts(LocalDate origin, Random random) {
            long[] cuts = new long[2 * size];
            LocalDate day = origin;
            for (int i = 0; i < cuts.length; i++) {
                day = day.plusDays(1 + random.nextInt(6));
                cuts[i] = DayCuts.pack(day);
            }
            return cuts;
        }
    }

    /** The sets as arrays. */
    public static class ByHand extends Days {

        @Setup
        public void setUp() {
            make();
        }
    }

    /** The same as range sets of this library. */
    @State(Scope.Benchmark)
    public static class Valueranges extends Days {

        private List<LocalDateRange> ranges;
        private LocalDateRangeSet leftSet;
        private LocalDateRangeSet rightSet;

        @Setup
        public void setUp() {
            make();
            ranges = new ArrayList<>();
            for (int i = 0; i < size; i++) {
                ranges.add(LocalDateRange.closed(firstDays[i], lastDays[i]));
            }
            leftSet = setOf(left);
            rightSet = setOf(right);
            LocalDateRangeSetAlgebra all = new LocalDateRangeSetAlgebra();
            agree("build", DayCuts.build(firstDays, lastDays), all.build(this));
            agree("union", DayCuts.union(left, right), all.union(this));
            agree("intersect", DayCuts.intersect(left, right), all.intersect(this));
            agree("except", DayCuts.except(left, right), all.except(this));
            long[] complement = DayCuts.complement(left);
            Agreement.ofArrays("complement", Arrays.copyOfRange(complement, 1, complement.length - 1), left);
            Agreement.ofValues("complement", all.complement(this).complement(), leftSet);
            Agreement.ofCounts("contains", countByHand(), all.contains(this));
        }

        private static LocalDateRangeSet setOf(long[] cuts) {
            List<LocalDateRange> ranges = new ArrayList<>();
            for (int i = 0; i < cuts.length; i += 2) {
                ranges.add(LocalDateRange.closedOpen(DayCuts.unpack(cuts[i]), DayCuts.unpack(cuts[i + 1])));
            }
            return LocalDateRangeSet.of(ranges);
        }

        private static void agree(String work, long[] expected, LocalDateRangeSet actual) {
            long[] cuts = actual.stream()
                    .flatMapToLong(range -> LongStream.of(
                            DayCuts.pack(range.lowerBound().orElseThrow()),
                            DayCuts.packNext(range.upperBound().orElseThrow())))
                    .toArray();
            Agreement.ofArrays(work, expected, cuts);
        }
    }

    /** The same as range sets of Guava, in the one form that Guava compares rightly over days. */
    @State(Scope.Benchmark)
    public static class Guava extends Days {

        private List<Range<LocalDate>> ranges;
        private ImmutableRangeSet<LocalDate> leftSet;
        private ImmutableRangeSet<LocalDate> rightSet;

        @Setup
        public void setUp() {
            make();
            ranges = new ArrayList<>();
            for (int i = 0; i < size; i++) {
                ranges.add(Range.closedOpen(firstDays[i], lastDays[i].plusDays(1)));
            }
            leftSet = setOf(left);
            rightSet = setOf(right);
            LocalDateRangeSetAlgebra all = new LocalDateRangeSetAlgebra();
            agree("build", DayCuts.build(firstDays, lastDays), all.buildByGuava(this));
            agree("union", DayCuts.union(left, right), all.unionByGuava(this));
            agree("intersect", DayCuts.intersect(left, right), all.intersectByGuava(this));
            agree("except", DayCuts.except(left, right), all.exceptByGuava(this));
            Agreement.ofValues("complement", all.complementByGuava(this).complement(), leftSet);
            Agreement.ofCounts("contains", countByHand(), all.containsByGuava(this));
        }

        private static ImmutableRangeSet<LocalDate> setOf(long[] cuts) {
            ImmutableRangeSet.Builder<LocalDate> ranges = ImmutableRangeSet.builder();
            for (int i = 0; i < cuts.length; i += 2) {
                ranges.add(Range.closedOpen(DayCuts.unpack(cuts[i]), DayCuts.unpack(cuts[i + 1])));
            }
            return ranges.build();
        }

        private static void agree(String work, long[] expected, ImmutableRangeSet<LocalDate> actual) {
            long[] cuts = actual.asRanges().stream()
                    .flatMapToLong(range ->
                            LongStream.of(DayCuts.pack(range.lowerEndpoint()), DayCuts.pack(range.upperEndpoint())))
                    .toArray();
            Agreement.ofArrays(work, expected, cuts);
        }
    }

    // --- build -----------------------------------------------------------------------------------------------------

    @Benchmark
    @Measured(work = "date range sets: build, shuffled", by = BY_HAND)
    public long[] buildByHand(ByHand data) {
        return DayCuts.build(data.firstDays, data.lastDays);
    }

    @Benchmark
    @Measured(work = "date range sets: build, shuffled", by = VALUERANGES, atMost = 1.3)
    public LocalDateRangeSet build(Valueranges data) {
        return LocalDateRangeSet.of(data.ranges);
    }

    @Benchmark
    @Measured(
            work = "date range sets: build, shuffled",
            by = GUAVA,
            only = {"1000", "100000"})
    public ImmutableRangeSet<LocalDate> buildByGuava(Guava data) {
        return ImmutableRangeSet.unionOf(data.ranges);
    }

    // --- algebra ---------------------------------------------------------------------------------------------------

    @Benchmark
    @Measured(work = "date range sets: `union`", by = BY_HAND)
    public long[] unionByHand(ByHand data) {
        return DayCuts.union(data.left, data.right);
    }

    @Benchmark
    @Measured(work = "date range sets: `union`", by = VALUERANGES, atMost = 1.3)
    public LocalDateRangeSet union(Valueranges data) {
        return data.leftSet.union(data.rightSet);
    }

    @Benchmark
    @Measured(
            work = "date range sets: `union`",
            by = GUAVA,
            only = {"1000", "100000"})
    public ImmutableRangeSet<LocalDate> unionByGuava(Guava data) {
        return data.leftSet.union(data.rightSet);
    }

    @Benchmark
    @Measured(work = "date range sets: `intersect`", by = BY_HAND)
    public long[] intersectByHand(ByHand data) {
        return DayCuts.intersect(data.left, data.right);
    }

    @Benchmark
    @Measured(work = "date range sets: `intersect`", by = VALUERANGES, atMost = 1.3)
    public LocalDateRangeSet intersect(Valueranges data) {
        return data.leftSet.intersect(data.rightSet);
    }

    @Benchmark
    @Measured(
            work = "date range sets: `intersect`",
            by = GUAVA,
            only = {"1000", "100000"})
    public ImmutableRangeSet<LocalDate> intersectByGuava(Guava data) {
        return data.leftSet.intersection(data.rightSet);
    }

    @Benchmark
    @Measured(work = "date range sets: `except`", by = BY_HAND)
    public long[] exceptByHand(ByHand data) {
        return DayCuts.except(data.left, data.right);
    }

    @Benchmark
    @Measured(work = "date range sets: `except`", by = VALUERANGES, atMost = 1.3)
    public LocalDateRangeSet except(Valueranges data) {
        return data.leftSet.except(data.rightSet);
    }

    @Benchmark
    @Measured(
            work = "date range sets: `except`",
            by = GUAVA,
            only = {"1000", "100000"})
    public ImmutableRangeSet<LocalDate> exceptByGuava(Guava data) {
        return data.leftSet.difference(data.rightSet);
    }

    @Benchmark
    @Measured(work = "date range sets: `complement`", by = BY_HAND)
    public long[] complementByHand(ByHand data) {
        return DayCuts.complement(data.left);
    }

    @Benchmark
    @Measured(work = "date range sets: `complement`", by = VALUERANGES, atMost = 1.3)
    public LocalDateRangeSet complement(Valueranges data) {
        return data.leftSet.complement();
    }

    /** Guava answers with a view that makes the ranges again whenever one is asked for: here all are made once. */
    @Benchmark
    @Measured(
            work = "date range sets: `complement`",
            by = GUAVA,
            only = {"1000", "100000"})
    public ImmutableRangeSet<LocalDate> complementByGuava(Guava data) {
        return ImmutableRangeSet.<LocalDate>builder()
                .addAll(data.leftSet.complement())
                .build();
    }

    // --- look-up ---------------------------------------------------------------------------------------------------

    @Benchmark
    @OperationsPerInvocation(LOOKUPS)
    @Measured(work = "date range sets: `contains(day)`", by = BY_HAND)
    public int containsByHand(ByHand data) {
        return data.countByHand();
    }

    @Benchmark
    @OperationsPerInvocation(LOOKUPS)
    @Measured(work = "date range sets: `contains(day)`", by = VALUERANGES, atMost = 1.2, withoutAllocation = true)
    public int contains(Valueranges data) {
        int count = 0;
        for (int i = 0; i < LOOKUPS; i++) {
            count += data.leftSet.contains(data.days[i]) ? 1 : 0;
        }
        return count;
    }

    @Benchmark
    @OperationsPerInvocation(LOOKUPS)
    @Measured(
            work = "date range sets: `contains(day)`",
            by = GUAVA,
            only = {"1000", "100000"})
    public int containsByGuava(Guava data) {
        int count = 0;
        for (int i = 0; i < LOOKUPS; i++) {
            count += data.leftSet.contains(data.days[i]) ? 1 : 0;
        }
        return count;
    }
}

package io.github.valueranges.benchmarks;

import static io.github.valueranges.benchmarks.Implementation.BY_HAND;
import static io.github.valueranges.benchmarks.Implementation.GUAVA;
import static io.github.valueranges.benchmarks.Implementation.VALUERANGES;

import com.google.common.collect.BoundType;
import com.google.common.collect.ImmutableRangeSet;
import com.google.common.collect.Range;
import io.github.valueranges.LocalDateTimeRangeSet;
import io.github.valueranges.RangeType;
import java.time.LocalDateTime;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Sets of ranges over a type that no {@code long} holds: the bounds are objects and may be inclusive or not. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class LocalDateTimeRangeSetAlgebra {

    /** Two sets of as many ranges. */
    @State(Scope.Benchmark)
    public abstract static class Times {

        @Param({"1000", "100000", "1000000"})
        public int size;

        DateTimeCuts left;
        DateTimeCuts right;

        final void make() {
            TypeProfiles.fill();
            Random random = new Random(size);
            left = cuts(random);
            right = cuts(random);
        }

        private DateTimeCuts cuts(Random random) {
            LocalDateTime[] times = new LocalDateTime[2 * size];
            boolean[] after = new boolean[times.length];
            LocalDateTime time = LocalDateTime.of(2000, 1, 1, 0, 0);
            for (int i = 0; i < times.length; i++) {
                time = time.plusMinutes(1 + random.nextInt(60));
                times[i] = time;
                after[i] = random.nextInt(4) == 0;
            }
            return new DateTimeCuts(times, after);
        }
    }

    /** The sets as arrays. */
    public static class ByHand extends Times {

        @Setup
        public void setUp() {
            make();
        }
    }

    /** The same as range sets of this library. */
    public static class Valueranges extends Times {

        private LocalDateTimeRangeSet leftSet;
        private LocalDateTimeRangeSet rightSet;

        @Setup
        public void setUp() {
            make();
            leftSet = setOf(left);
            rightSet = setOf(right);
            Agreement.ofValues("union", leftSet.union(rightSet), setOf(left.union(right)));
        }

        private static LocalDateTimeRangeSet setOf(DateTimeCuts cuts) {
            return LocalDateTimeRangeSet.of(IntStream.range(0, cuts.times.length / 2)
                    .mapToObj(i -> RangeType.LOCAL_DATE_TIME.between(
                            cuts.times[2 * i], !cuts.after[2 * i], cuts.times[2 * i + 1], cuts.after[2 * i + 1]))
                    .toList());
        }
    }

    /** The same as range sets of Guava. */
    public static class Guava extends Times {

        private ImmutableRangeSet<LocalDateTime> leftSet;
        private ImmutableRangeSet<LocalDateTime> rightSet;

        @Setup
        public void setUp() {
            make();
            leftSet = setOf(left);
            rightSet = setOf(right);
            Agreement.ofValues("union", leftSet.union(rightSet), setOf(left.union(right)));
        }

        private static ImmutableRangeSet<LocalDateTime> setOf(DateTimeCuts cuts) {
            ImmutableRangeSet.Builder<LocalDateTime> ranges = ImmutableRangeSet.builder();
            for (int i = 0; i < cuts.times.length; i += 2) {
                ranges.add(Range.range(
                        cuts.times[i],
                        cuts.after[i] ? BoundType.OPEN : BoundType.CLOSED,
                        cuts.times[i + 1],
                        cuts.after[i + 1] ? BoundType.CLOSED : BoundType.OPEN));
            }
            return ranges.build();
        }
    }

    @Benchmark
    @Measured(work = "timestamp range sets: `union`", by = BY_HAND)
    public DateTimeCuts unionByHand(ByHand data) {
        return data.left.union(data.right);
    }

    @Benchmark
    @Measured(work = "timestamp range sets: `union`", by = VALUERANGES, atMost = 1.5)
    public LocalDateTimeRangeSet union(Valueranges data) {
        return data.leftSet.union(data.rightSet);
    }

    @Benchmark
    @Measured(
            work = "timestamp range sets: `union`",
            by = GUAVA,
            only = {"1000", "100000"})
    public ImmutableRangeSet<LocalDateTime> unionByGuava(Guava data) {
        return data.leftSet.union(data.rightSet);
    }
}

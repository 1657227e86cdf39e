package io.github.valueranges.benchmarks;

import static io.github.valueranges.benchmarks.Implementation.BY_HAND;
import static io.github.valueranges.benchmarks.Implementation.FASTUTIL;
import static io.github.valueranges.benchmarks.Implementation.GUAVA;
import static io.github.valueranges.benchmarks.Implementation.JDK;
import static io.github.valueranges.benchmarks.Implementation.VALUERANGES;

import com.google.common.collect.ImmutableSortedSet;
import io.github.valueranges.IntSet;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The union of two sets of integers that share a part of their elements. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class IntSetAlgebra {

    /** Two sets of about as many elements. */
    @State(Scope.Benchmark)
    public abstract static class Ints {

        @Param({"1000", "100000", "1000000"})
        public int size;

        int[] left;
        int[] right;

        final void make() {
            TypeProfiles.fill();
            Random random = new Random(size);
            left = ints(random);
            right = ints(random);
        }

        private int[] ints(Random random) {
            return random.ints(size, 0, 4 * size).sorted().distinct().toArray();
        }

        final void agree(int[] union) {
            Set<Integer> expected = new TreeSet<>(boxed(left));
            expected.addAll(boxed(right));
            Agreement.ofValues("union", List.copyOf(expected), boxed(union));
        }

        static List<Integer> boxed(int[] ints) {
            return Arrays.stream(ints).boxed().toList();
        }
    }

    /** The sets as arrays. */
    public static class ByHand extends Ints {

        @Setup
        public void setUp() {
            make();
            agree(IntMerge.union(left, right));
        }
    }

    /** The sets of this library. */
    public static class Valueranges extends Ints {

        private IntSet leftSet;
        private IntSet rightSet;

        @Setup
        public void setUp() {
            make();
            leftSet = IntSet.of(left);
            rightSet = IntSet.of(right);
            agree(leftSet.union(rightSet).stream().mapToInt(Integer::intValue).toArray());
        }
    }

    /** The immutable sets of Guava, which are sorted too. */
    public static class Guava extends Ints {

        private ImmutableSortedSet<Integer> leftSet;
        private ImmutableSortedSet<Integer> rightSet;

        @Setup
        public void setUp() {
            make();
            leftSet = ImmutableSortedSet.copyOf(boxed(left));
            rightSet = ImmutableSortedSet.copyOf(boxed(right));
            agree(new IntSetAlgebra()
                    .unionByGuava(this).stream().mapToInt(Integer::intValue).toArray());
        }
    }

    /** The hash sets of fastutil, which have no order. */
    public static class Fastutil extends Ints {

        private IntOpenHashSet leftSet;
        private IntOpenHashSet rightSet;

        @Setup
        public void setUp() {
            make();
            leftSet = new IntOpenHashSet(left);
            rightSet = new IntOpenHashSet(right);
            agree(new IntSetAlgebra().unionByFastutil(this).intStream().sorted().toArray());
        }
    }

    /** The hash sets of the JDK, which have no order. */
    public static class Jdk extends Ints {

        private Set<Integer> leftSet;
        private Set<Integer> rightSet;

        @Setup
        public void setUp() {
            make();
            leftSet = new HashSet<>(boxed(left));
            rightSet = new HashSet<>(boxed(right));
            agree(new IntSetAlgebra()
                    .unionByJdk(this).stream()
                            .mapToInt(Integer::intValue)
                            .sorted()
                            .toArray());
        }
    }

    @Benchmark
    @Measured(work = "integer sets: `union`", by = BY_HAND)
    public int[] unionByHand(ByHand data) {
        return IntMerge.union(data.left, data.right);
    }

    @Benchmark
    @Measured(work = "integer sets: `union`", by = VALUERANGES, atMost = 1.3)
    public IntSet union(Valueranges data) {
        return data.leftSet.union(data.rightSet);
    }

    @Benchmark
    @Measured(work = "integer sets: `union`", by = GUAVA)
    public ImmutableSortedSet<Integer> unionByGuava(Guava data) {
        return ImmutableSortedSet.<Integer>naturalOrder()
                .addAll(data.leftSet)
                .addAll(data.rightSet)
                .build();
    }

    @Benchmark
    @Measured(work = "integer sets: `union`", by = FASTUTIL)
    public IntOpenHashSet unionByFastutil(Fastutil data) {
        IntOpenHashSet union = new IntOpenHashSet(data.leftSet);
        union.addAll(data.rightSet);
        return union;
    }

    @Benchmark
    @Measured(work = "integer sets: `union`", by = JDK)
    public Set<Integer> unionByJdk(Jdk data) {
        Set<Integer> union = new HashSet<>(data.leftSet);
        union.addAll(data.rightSet);
        return union;
    }
}

package io.github.valueranges.internal.algebra;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.function.BinaryOperator;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Promise: short and long arrays, of numbers of 64 and of 32 bits, are merged in different ways to the same result. */
class LongMergesTests {

    private static final int POINTS = 8;
    private static final int SETS = 1 << POINTS;

    private interface Merge {
        int merge(long[] left, long[] right, Operation operation, long[] out);
    }

    private static long[] run(Merge merge, long[] left, long[] right, Operation operation, int capacity) {
        long[] out = new long[capacity];
        return Arrays.copyOf(out, merge.merge(left, right, operation, out));
    }

    private interface IntMerge {
        int merge(int[] left, int[] right, Operation operation, int[] out);
    }

    /** Of numbers of 32 bits, in the type of the others. */
    private static long[] runInts(IntMerge merge, long[] left, long[] right, Operation operation, int capacity) {
        int[] out = new int[capacity];
        int size = merge.merge(ints(left), ints(right), operation, out);
        return Arrays.stream(out, 0, size).asLongStream().toArray();
    }

    private static int[] ints(long[] numbers) {
        return Arrays.stream(numbers).mapToInt(Math::toIntExact).toArray();
    }

    private static boolean holds(Operation operation, boolean left, boolean right) {
        return switch (operation) {
            case UNION -> left || right;
            case INTERSECT -> left && right;
            case EXCEPT -> left && !right;
        };
    }

    private static long[] elements(int points, IntPredicate holds) {
        return IntStream.range(0, points).filter(holds).asLongStream().toArray();
    }

    private static long[] cuts(int points, IntPredicate holds) {
        return LongStream.rangeClosed(0, points)
                .filter(i -> (i > 0 && holds.test((int) i - 1)) != (i < points && holds.test((int) i)))
                .toArray();
    }

    @Test
    void everyWayMergesEveryPairOfSmallSets() {
        int checked = 0;
        int checkedCuts = 0;
        for (int left = 0; left < SETS; left++) {
            for (int right = 0; right < SETS; right++) {
                for (Operation operation : Operation.values()) {
                    int a = left;
                    int b = right;
                    IntPredicate expected = i -> holds(operation, (a >> i & 1) == 1, (b >> i & 1) == 1);
                    long[] leftElements = elements(POINTS, i -> (a >> i & 1) == 1);
                    long[] rightElements = elements(POINTS, i -> (b >> i & 1) == 1);
                    int capacity = operation.capacity(leftElements.length, rightElements.length);
                    long[] elements = elements(POINTS, expected);
                    assertThat(run(LongMerges::fewElements, leftElements, rightElements, operation, capacity))
                            .isEqualTo(elements);
                    assertThat(run(LongMerges::manyElements, leftElements, rightElements, operation, capacity))
                            .isEqualTo(elements);
                    assertThat(runInts(IntMerges::fewElements, leftElements, rightElements, operation, capacity))
                            .isEqualTo(elements);
                    assertThat(runInts(IntMerges::manyElements, leftElements, rightElements, operation, capacity))
                            .isEqualTo(elements);
                    long[] leftCuts = cuts(POINTS, i -> (a >> i & 1) == 1);
                    long[] rightCuts = cuts(POINTS, i -> (b >> i & 1) == 1);
                    if (left != 0 && right != 0) {
                        int room = leftCuts.length + rightCuts.length;
                        assertThat(run(LongMerges::cuts, leftCuts, rightCuts, operation, room))
                                .isEqualTo(cuts(POINTS, expected));
                        checkedCuts++;
                    }
                    checked += 4;
                }
            }
        }
        assertThat(checked).isEqualTo(4 * 3 * SETS * SETS);
        assertThat(checkedCuts).isEqualTo(3 * (SETS - 1) * (SETS - 1));
    }

    private static BitSet random(long seed, int points) {
        Random random = new Random(seed);
        BitSet bits = new BitSet(points);
        for (int i = 0; i < points; i++) {
            bits.set(i, random.nextInt(3) > 0);
        }
        return bits;
    }

    private static Cuts<Long> set(BitSet bits, int points) {
        CutsBuilder<Long> pieces = new CutsBuilder<>(ElementTypes.BIGINT, 0);
        for (int i = points - 1; i >= 0; i--) {
            if (bits.get(i)) {
                pieces.add((long) i, true, (long) i, true);
            }
        }
        return pieces.build();
    }

    private static <E> SortedElements<E> elements(ElementType<E> type, BitSet bits) {
        return SortedElements.ofCodes(type, bits.stream().asLongStream().toArray());
    }

    private static <E> void assertMerged(
            ElementType<E> type,
            BitSet left,
            BitSet right,
            BitSet expected,
            BinaryOperator<SortedElements<E>> operation) {
        assertThat(operation.apply(elements(type, left), elements(type, right))).isEqualTo(elements(type, expected));
    }

    /** On either side of the length at which the way to merge elements changes. */
    @Test
    void largeSetsAreMergedLikeBits() {
        for (int points : new int[] {5_000, 100_000}) {
            BitSet left = random(1, points);
            BitSet right = random(2, points);
            Cuts<Long> a = set(left, points);
            Cuts<Long> b = set(right, points);
            assertThat(left.cardinality() + right.cardinality() > LongMerges.SHORT)
                    .isEqualTo(points == 100_000);
            BitSet union = (BitSet) left.clone();
            union.or(right);
            BitSet intersection = (BitSet) left.clone();
            intersection.and(right);
            BitSet difference = (BitSet) left.clone();
            difference.andNot(right);
            assertThat(a.union(b)).isEqualTo(set(union, points));
            assertThat(a.intersect(b)).isEqualTo(set(intersection, points));
            assertThat(a.except(b)).isEqualTo(set(difference, points));
            for (ElementType<?> type : List.of(ElementTypes.BIGINT, ElementTypes.INTEGER)) {
                assertThat(elements(type, left).asList()).hasSize(left.cardinality());
                assertMerged(type, left, right, union, SortedElements::union);
                assertMerged(type, left, right, intersection, SortedElements::intersect);
                assertMerged(type, left, right, difference, SortedElements::except);
            }
            assertThat(a.contains(set(intersection, points))).isTrue();
            assertThat(a.contains(set(union, points))).isFalse();
            assertThat(a.overlaps(set(difference, points))).isTrue();
            assertThat(b.overlaps(set(difference, points))).isFalse();
            for (long i = 0; i < points; i++) {
                if (a.contains(i) != left.get((int) i)) {
                    assertThat(i).as("contained wrongly").isNegative();
                }
            }
        }
    }
}

package io.github.valueranges.internal.algebra;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import io.github.valueranges.internal.element.Wrappers;
import io.github.valueranges.oracles.Recorder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * Promise: it does not show whether the elements of a value set are kept as numbers, of 64 or 32 bits, or as objects.
 * Every ordered pair of the subsets of eight numbers, the first and the last one among them, is combined in each way
 * and judged with bits.
 */
class ElementStoragesSmallModelOracleTests {

    record Wrapped(long value) {}

    private static final int SETS = 1 << 8;

    private static final List<Long> NUMBERS = LongStream.of(
                    Long.MIN_VALUE, Long.MIN_VALUE + 1, -1, 0, 1, 7, Long.MAX_VALUE - 1, Long.MAX_VALUE)
            .boxed()
            .toList();

    private record Universe<E>(ElementType<E> type, List<E> elements) {

        static <E> Universe<E> of(ElementType<E> type, Function<Long, E> element) {
            return new Universe<>(type, NUMBERS.stream().map(element).toList());
        }

        /** The number of 32 bits that is as near to the first or the last one. */
        static int narrow(long number) {
            return number < Integer.MIN_VALUE
                    ? (int) (number - Long.MIN_VALUE + Integer.MIN_VALUE)
                    : number > Integer.MAX_VALUE ? (int) (number - Long.MAX_VALUE + Integer.MAX_VALUE) : (int) number;
        }

        List<E> subset(int bits) {
            return IntStream.range(0, elements.size())
                    .filter(i -> (bits >> i & 1) == 1)
                    .mapToObj(elements::get)
                    .toList();
        }

        /** From the elements in reverse, then all of them again. */
        SortedElements<E> set(int bits) {
            List<E> scattered = new ArrayList<>(subset(bits));
            Collections.reverse(scattered);
            scattered.addAll(subset(bits));
            return SortedElements.of(type, scattered);
        }

        List<SortedElements<E>> sets() {
            return IntStream.range(0, SETS).mapToObj(this::set).toList();
        }
    }

    private static final Universe<Long> LONGS = Universe.of(ElementTypes.BIGINT, number -> number);
    private static final Universe<Integer> INTS = Universe.of(ElementTypes.INTEGER, Universe::narrow);
    private static final Universe<Wrapped> OBJECTS = Universe.of(Wrappers.of(Wrapped.class), Wrapped::new);

    private static <E> void judge(
            Recorder recorder, String row, Universe<E> universe, int expected, SortedElements<E> actual) {
        recorder.check(row, universe.subset(expected), actual.asList());
        recorder.check(row + " as built", universe.set(expected), actual);
        recorder.check(row + " hash", universe.set(expected).hashCode(), actual.hashCode());
    }

    private static <E> void judgePairs(Recorder recorder, Universe<E> universe) {
        List<SortedElements<E>> sets = universe.sets();
        for (int a = 0; a < SETS; a++) {
            SortedElements<E> left = sets.get(a);
            for (int b = 0; b < SETS; b++) {
                SortedElements<E> right = sets.get(b);
                String row = left.asList() + " and " + right.asList();
                recorder.check(
                        row + " union",
                        universe.subset(a | b),
                        left.union(right).asList());
                recorder.check(
                        row + " intersect",
                        universe.subset(a & b),
                        left.intersect(right).asList());
                recorder.check(
                        row + " except",
                        universe.subset(a & ~b),
                        left.except(right).asList());
                recorder.check(row + " overlaps", (a & b) != 0, left.overlaps(right));
                recorder.check(row + " contains all", (b & ~a) == 0, left.containsAll(right));
                recorder.check(row + " equals", a == b, left.equals(right));
                // The first element that only one of them holds decides, unless the other has ended before.
                int first = Integer.lowestOneBit(a ^ b);
                boolean leftHasIt = (a & first) != 0;
                boolean otherEnds = (leftHasIt ? b : a) < first;
                recorder.check(row + " order", a != b && leftHasIt != otherEnds, left.compareTo(right) < 0);
            }
        }
    }

    @Test
    void everyOperationOverEveryPairOfSetsIsThatOfTheBits() throws Exception {
        Recorder.sweep(getClass(), "pairs", 3L * 7 * SETS * SETS, recorder -> {
            judgePairs(recorder, LONGS);
            judgePairs(recorder, INTS);
            judgePairs(recorder, OBJECTS);
        });
    }

    private static <E> void judgeElements(Recorder recorder, Universe<E> universe) {
        List<SortedElements<E>> sets = universe.sets();
        for (int bits = 0; bits < SETS; bits++) {
            SortedElements<E> set = sets.get(bits);
            for (int i = 0; i < universe.elements.size(); i++) {
                E element = universe.elements.get(i);
                boolean holds = (bits >> i & 1) == 1;
                String row = set.asList() + " and " + element;
                recorder.check(row + " contains", holds, set.contains(element));
                SortedElements<E> more = set.add(element);
                SortedElements<E> less = set.remove(element);
                judge(recorder, row + " add", universe, bits | 1 << i, more);
                judge(recorder, row + " remove", universe, bits & ~(1 << i), less);
                recorder.check(row + " same", holds, more == set);
                recorder.check(row + " not same", holds, less != set);
            }
        }
    }

    @Test
    void everyElementIsAddedAndRemoved() throws Exception {
        Recorder.sweep(getClass(), "elements", 3L * SETS * 8 * 9, recorder -> {
            judgeElements(recorder, LONGS);
            judgeElements(recorder, INTS);
            judgeElements(recorder, OBJECTS);
        });
    }

    /** Else the sweeps would not do what they say. */
    @Test
    void theUniversesAreKeptInDifferentWays() {
        assertThat(LONGS.set(3)).isInstanceOf(LongElements.class);
        assertThat(INTS.set(3)).isInstanceOf(IntElements.class);
        assertThat(OBJECTS.set(3)).isInstanceOf(ObjectElements.class);
    }
}

package io.github.valueranges.internal.algebra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import java.math.BigDecimal;
import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Every operation over every pair of sets of a few elements, judged with bits; the first that is wrong ends the test. */
class SortedElementsTests {

    private record Universe<E>(ElementType<E> type, List<E> elements) {

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
    }

    static final List<Universe<?>> UNIVERSES = List.of(
            new Universe<>(ElementTypes.BIGINT, List.of(Long.MIN_VALUE, -1L, 0L, 7L, Long.MAX_VALUE)),
            new Universe<>(ElementTypes.INTEGER, List.of(Integer.MIN_VALUE, -1, 0, 7, Integer.MAX_VALUE)),
            new Universe<>(ElementTypes.TEXT, List.of("", "a", "ab", "b", "c")));

    private static void check(boolean holds, String law, Object... operands) {
        if (!holds) {
            assertThat(false).as(law, operands).isTrue();
        }
    }

    private static <E> void equal(Universe<E> universe, int bits, SortedElements<E> set, String law, Object with) {
        SortedElements<E> expected = universe.set(bits);
        check(set.asList().equals(universe.subset(bits)), law + " %s", with);
        check(set.equals(expected) && set.hashCode() == expected.hashCode(), law + " equal %s", with);
    }

    @ParameterizedTest
    @FieldSource("UNIVERSES")
    <E> void operationsAreThoseOfTheBits(Universe<E> universe) {
        int sets = 1 << universe.elements.size();
        int pairs = 0;
        for (int a = 0; a < sets; a++) {
            SortedElements<E> left = universe.set(a);
            for (int b = 0; b < sets; b++) {
                SortedElements<E> right = universe.set(b);
                String row = left.asList() + " and " + right.asList();
                equal(universe, a | b, left.union(right), "union", row);
                equal(universe, a & b, left.intersect(right), "intersection", row);
                equal(universe, a & ~b, left.except(right), "difference", row);
                check(left.overlaps(right) == ((a & b) != 0), "overlaps %s", row);
                check(left.containsAll(right) == ((b & ~a) == 0), "contains all %s", row);
                check(left.equals(right) == (a == b), "equals %s", row);
                check(Integer.signum(left.compareTo(right)) == order(a, b), "order %s", row);
                pairs++;
            }
            for (int i = 0; i < universe.elements.size(); i++) {
                E element = universe.elements.get(i);
                boolean holds = (a >> i & 1) == 1;
                check(left.contains(element) == holds && left.holds(element) == holds, "%s in %s", element, a);
                equal(universe, a | 1 << i, left.add(element), "add", element);
                equal(universe, a & ~(1 << i), left.remove(element), "remove", element);
                check((left.add(element) == left) == holds, "added %s to %s", element, a);
                check((left.remove(element) == left) == !holds, "removed %s from %s", element, a);
            }
        }
        assertThat(pairs).isEqualTo(sets * sets);
    }

    /** The first element that only one of them has decides, unless the other has ended before it. */
    private static int order(int a, int b) {
        if (a == b) {
            return 0;
        }
        int first = Integer.lowestOneBit(a ^ b);
        boolean leftHasIt = (a & first) != 0;
        boolean otherEnds = (leftHasIt ? b : a) < first;
        return leftHasIt != otherEnds ? -1 : 1;
    }

    private static SortedElements<Integer> numbers(BitSet bits) {
        return SortedElements.of(ElementTypes.INTEGER, bits.stream().boxed().toList());
    }

    private static SortedElements<BigDecimal> decimals(BitSet bits) {
        return SortedElements.of(
                ElementTypes.NUMERIC,
                bits.stream().mapToObj(BigDecimal::valueOf).toList());
    }

    @Test
    void fewElementsAreFoundAmongMany() {
        Random random = new Random(5);
        int found = 0;
        for (int few = 1; few <= 5; few++) {
            for (int trial = 0; trial < 60; trial++) {
                BitSet many = new BitSet();
                BitSet some = new BitSet();
                IntStream.range(0, 120).filter(i -> random.nextInt(3) > 0).forEach(many::set);
                random.ints(few, 0, 120).forEach(some::set);
                BitSet common = (BitSet) many.clone();
                common.and(some);
                boolean contained = common.equals(some);
                check(numbers(many).containsAll(numbers(some)) == contained, "%s contains %s", many, some);
                check(decimals(many).containsAll(decimals(some)) == contained, "%s contains %s", many, some);
                check(numbers(many).overlaps(numbers(some)) == !common.isEmpty(), "%s meets %s", many, some);
                check(decimals(some).overlaps(decimals(many)) == !common.isEmpty(), "%s meets %s", many, some);
                found += contained ? 1 : 0;
            }
        }
        assertThat(found).isBetween(30, 270);
    }

    @ParameterizedTest
    @FieldSource("UNIVERSES")
    <E> void fewSetsHaveOneHash(Universe<E> universe) {
        int sets = 1 << universe.elements.size();
        long hashes = IntStream.range(0, sets)
                .map(bits -> universe.set(bits).hashCode())
                .distinct()
                .count();
        assertThat(hashes).isGreaterThan(sets / 3);
    }

    /** The size that a collection states is a hint. */
    @ParameterizedTest
    @FieldSource("UNIVERSES")
    <E> void moreElementsThanStatedAreTaken(Universe<E> universe) {
        for (int stated = -1; stated < 12; stated++) {
            int size = stated;
            List<E> elements = Collections.nCopies(2, universe.elements).stream()
                    .flatMap(List::stream)
                    .toList();
            SortedElements<E> set = SortedElements.of(universe.type, new AbstractCollection<>() {
                @Override
                public Iterator<E> iterator() {
                    return elements.iterator();
                }

                @Override
                public int size() {
                    return size;
                }
            });
            assertThat(set.asList()).isEqualTo(universe.elements);
        }
    }

    @Test
    void ofEqualElementsTheFirstStays() {
        BigDecimal one = new BigDecimal("1.0");
        SortedElements<BigDecimal> set = SortedElements.of(
                ElementTypes.NUMERIC, List.of(BigDecimal.TEN, one, BigDecimal.ONE, new BigDecimal("1.00")));
        assertThat(set.asList()).containsExactly(one, BigDecimal.TEN);
        assertThat(set.union(SortedElements.of(ElementTypes.NUMERIC, List.of(BigDecimal.ONE)))
                        .asList())
                .containsExactly(one, BigDecimal.TEN);
        assertThat(set.add(BigDecimal.ONE)).isSameAs(set);
        assertThat(set.hashCode())
                .isEqualTo(SortedElements.of(ElementTypes.NUMERIC, List.of(BigDecimal.ONE, BigDecimal.TEN))
                        .hashCode());
    }

    @Test
    void elementsAreTakenByTheirNumbers() {
        SortedElements<Integer> set = SortedElements.ofCodes(ElementTypes.INTEGER, new long[] {5, 1, 5, 3});
        assertThat(set.asList()).containsExactly(1, 3, 5);
        assertThat(set.holdsCode(3)).isTrue();
        assertThat(set.holdsCode(1)).isTrue();
        assertThat(set.holdsCode(4)).isFalse();
        assertThat(set).isEqualTo(SortedElements.of(ElementTypes.INTEGER, List.of(1, 3, 5)));
        long[] many = LongStream.iterate(LongSort.FEW, code -> code - 1)
                .limit(LongSort.FEW)
                .toArray();
        assertThat(SortedElements.ofCodes(ElementTypes.BIGINT, many).asList())
                .isEqualTo(LongStream.rangeClosed(1, LongSort.FEW).boxed().toList());
        assertThat(set)
                .isNotEqualTo(SortedElements.of(ElementTypes.BIGINT, List.of(1L, 3L, 5L)))
                .isNotEqualTo(null);
    }

    @Test
    void aNullIsRefusedWithItsPlace() {
        assertThatNullPointerException()
                .isThrownBy(() -> SortedElements.of(ElementTypes.TEXT, Arrays.asList("a", null)))
                .withMessage("element 1");
        assertThatNullPointerException()
                .isThrownBy(() -> SortedElements.of(ElementTypes.INTEGER, Arrays.asList(1, 2, null)))
                .withMessage("element 2");
    }

    @Test
    void whatNoSetCouldHoldIsRefused() {
        SortedElements<String> set = SortedElements.of(ElementTypes.TEXT, List.of("a"));
        assertThatIllegalArgumentException().isThrownBy(() -> set.contains("\0"));
        assertThatIllegalArgumentException().isThrownBy(() -> set.add("\0"));
        assertThatIllegalArgumentException().isThrownBy(() -> set.remove("\0"));
        assertThat(set.holds("\0")).isFalse();
    }
}

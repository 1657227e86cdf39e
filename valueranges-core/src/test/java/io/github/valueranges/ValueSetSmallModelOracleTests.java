package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.oracles.Recorder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Promise: a value set is its elements without duplicates in the order of their type, whatever they were written as, and
 * its operations are those of sets; of equal elements the one that was met first stays. Every subset of the elements of
 * a {@link SetDomain} is built in every way, and every ordered pair is compared with bits, for every set type.
 *
 * <p>The elements of a domain are written down in their order. Texts are in the order of their UTF-8 bytes: the universe
 * has a prefix and what it is a prefix of, both cases, the word NULL, quotes, separators, white space, and a pair around
 * the surrogates, where UTF-16 and code points sort differently. Not established: that the server agrees.
 */
class ValueSetSmallModelOracleTests {

    private static final int WAYS = 9;

    static List<SetDomain<?, ?>> domains() {
        return SetDomain.all();
    }

    /** The elements in reverse, then all of them again in another spelling. */
    private static <E, S extends TypedValueSet<E, S>> List<E> scattered(SetDomain<E, S> domain, int bits) {
        List<E> elements = new ArrayList<>(domain.elements(bits));
        Collections.reverse(elements);
        elements.addAll(domain.elements(bits).stream().map(domain.twin()).toList());
        return elements;
    }

    private static <E, S extends TypedValueSet<E, S>> List<S> everyWay(SetDomain<E, S> domain, int bits) {
        SetType<E, S> type = domain.type();
        List<E> elements = scattered(domain, bits);
        List<E> absent = domain.elements(~bits).stream().map(domain.twin()).toList();
        S universe = type.of(domain.universe());
        S added = type.empty();
        S joined = type.empty();
        S left = universe;
        for (E element : elements) {
            added = added.add(element);
            joined = joined.union(type.of(List.of(element)));
        }
        for (E element : absent) {
            left = left.remove(element);
        }
        return List.of(
                type.of(elements),
                type.parse(domain.literal(elements)),
                type.parse(type.of(elements).toString()),
                elements.stream().collect(type.toSet()),
                added,
                joined,
                left,
                universe.intersect(type.of(elements)),
                universe.except(type.of(absent)));
    }

    @Test
    void everySetTypeIsSwept() {
        assertThat(domains().stream().map(SetDomain::type))
                .isEqualTo(SetType.all())
                .hasSize(14);
        List<String> texts = new ArrayList<>(domains().stream()
                .filter(domain -> domain.type() == SetType.STRING)
                .flatMap(domain -> domain.universe().stream())
                .map(String.class::cast)
                .toList());
        List<String> sorted = new ArrayList<>(texts);
        sorted.sort((a, b) ->
                Arrays.compareUnsigned(a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8)));
        assertThat(sorted).isEqualTo(texts).isNotEqualTo(texts.stream().sorted().toList());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, S extends TypedValueSet<E, S>> void everyWayToASetGivesItsElementsInOrder(SetDomain<E, S> domain)
            throws Exception {
        Recorder.sweep(getClass(), "construction", domain.subsets() * (long) WAYS * 6, recorder -> {
            for (int bits = 0; bits < domain.subsets(); bits++) {
                List<E> expected = domain.elements(bits);
                S plain = domain.type().of(expected);
                int way = 0;
                for (S built : everyWay(domain, bits)) {
                    String row = "way " + way++ + " to " + domain + " " + plain;
                    recorder.checkElements(() -> row, expected, built::toList);
                    recorder.checkElements(
                            () -> row + " as stream",
                            expected,
                            () -> built.stream().toList());
                    recorder.checkElements(() -> row + " as set", expected, () -> new ArrayList<>(built.asSet()));
                    recorder.check(row + " equals", true, built.equals(plain) && plain.equals(built));
                    recorder.check(row + " hashes", plain.hashCode(), built.hashCode());
                    recorder.check(row + " size", expected.size(), built.size());
                }
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, S extends TypedValueSet<E, S>> void everyOperationOverEveryPairIsThatOfTheSets(SetDomain<E, S> domain)
            throws Exception {
        List<S> sets = sets(domain);
        List<List<E>> lists =
                IntStream.range(0, domain.subsets()).mapToObj(domain::elements).toList();
        Recorder.sweep(getClass(), "pairs", (long) domain.subsets() * domain.subsets() * 10, recorder -> {
            for (int a = 0; a < domain.subsets(); a++) {
                for (int b = 0; b < domain.subsets(); b++) {
                    judge(recorder, sets, lists, a, b);
                }
            }
        });
    }

    private static <E, S extends TypedValueSet<E, S>> List<S> sets(SetDomain<E, S> domain) {
        return IntStream.range(0, domain.subsets())
                .mapToObj(bits -> domain.type().of(scattered(domain, bits)))
                .toList();
    }

    private static <E, S extends TypedValueSet<E, S>> void judge(
            Recorder recorder, List<S> sets, List<List<E>> lists, int a, int b) {
        S left = sets.get(a);
        S right = sets.get(b);
        recorder.check(() -> left + " overlaps " + right, (a & b) != 0, () -> left.overlaps(right));
        recorder.check(() -> left + " is subset of " + right, (a & ~b) == 0, () -> left.isSubsetOf(right));
        recorder.check(() -> left + " is superset of " + right, (b & ~a) == 0, () -> left.isSupersetOf(right));
        recorder.check(
                () -> left + " is proper subset of " + right,
                (a & ~b) == 0 && a != b,
                () -> left.isProperSubsetOf(right));
        recorder.check(
                () -> left + " is proper superset of " + right,
                (b & ~a) == 0 && a != b,
                () -> left.isProperSupersetOf(right));
        recorder.check(
                () -> left + " union " + right,
                lists.get(a | b),
                () -> left.union(right).toList());
        recorder.check(
                () -> left + " intersect " + right,
                lists.get(a & b),
                () -> left.intersect(right).toList());
        recorder.check(
                () -> left + " except " + right,
                lists.get(a & ~b),
                () -> left.except(right).toList());
        recorder.check(() -> left + " equals " + right, a == b, () -> left.equals(right));
        recorder.check(
                () -> left + " compared with " + right, compare(a, b), () -> Integer.signum(left.compareTo(right)));
    }

    /** Element by element; the universe is sorted, so a lower bit is a smaller element; what ends first is smaller. */
    private static int compare(int a, int b) {
        int first = Integer.numberOfTrailingZeros(a ^ b);
        if (first == 32) {
            return 0;
        }
        boolean inLeft = (a >> first & 1) == 1;
        int rest = (inLeft ? b : a) >> first;
        return (rest == 0) == inLeft ? 1 : -1;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, S extends TypedValueSet<E, S>> void everyOperationWithAnElementIsThatOfTheSets(SetDomain<E, S> domain)
            throws Exception {
        List<S> sets = sets(domain);
        Recorder.sweep(
                getClass(), "elements", sets.size() * (long) domain.universe().size() * 4, recorder -> {
                    for (int bits = 0; bits < sets.size(); bits++) {
                        int a = bits;
                        S set = sets.get(bits);
                        for (int i = 0; i < domain.universe().size(); i++) {
                            int one = 1 << i;
                            E written = domain.universe().get(i);
                            E element = (a & one) == 0 ? written : domain.twin().apply(written);
                            recorder.check(
                                    () -> set + " contains " + element, (a & one) != 0, () -> set.contains(element));
                            recorder.check(
                                    () -> set + " as set contains " + element,
                                    (a & one) != 0,
                                    () -> set.asSet().contains(element));
                            recorder.check(
                                    () -> set + " add " + element,
                                    domain.elements(a | one),
                                    () -> set.add(element).toList());
                            recorder.check(
                                    () -> set + " remove " + element,
                                    domain.elements(a & ~one),
                                    () -> set.remove(element).toList());
                        }
                    }
                });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, S extends TypedValueSet<E, S>> void whatChangesNothingReturnsTheSameInstance(SetDomain<E, S> domain)
            throws Exception {
        List<BiFunction<S, S, S>> unchanging = List.of(
                (left, right) -> left.union(right),
                (left, right) -> left.intersect(right),
                (left, right) -> left.except(domain.type().empty()),
                (left, right) -> left.isEmpty() ? left : left.add(left.toList().get(0)));
        List<S> sets = sets(domain);
        Recorder.sweep(getClass(), "same", sets.size() * 4L, recorder -> {
            for (S set : sets) {
                for (BiFunction<S, S, S> operation : unchanging) {
                    recorder.check(
                            set + " unchanged",
                            true,
                            operation.apply(set, domain.type().of(set.toList())) == set);
                }
            }
        });
    }

    @Test
    void theOrderOfStringIsNoticed() {
        Recorder recorder = Recorder.of(getClass(), "planted");
        List<String> texts = List.of("\ufffd", "\ud83d\ude00");
        recorder.checkElements(
                () -> "sorted by units", texts, () -> texts.stream().sorted().toList());
        assertThatThrownBy(() -> recorder.conclude(1)).hasMessageContaining("another order");
    }
}

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

/**
 * Promise: a set of texts is its elements without duplicates in code point order, whatever they were written as, and
 * its operations are those of sets. Every subset of nine texts is built in every way, and every ordered pair is
 * compared with bits.
 *
 * <p>The texts are those that a wrong order, a careless literal or a trimming reader gets wrong: empty, a prefix and
 * what it is a prefix of, both cases, the word NULL, quotes and backslashes, separators, white space of ASCII and of
 * Unicode, and a pair around the surrogates, where UTF-16 and code points sort differently. Not established: that the
 * server agrees.
 */
class StringSetSmallModelOracleTests {

    /** In the order of their UTF-8 bytes, which {@link #theUniverseIsInTheOrderOfItsBytes} holds. */
    private static final List<String> UNIVERSE =
            List.of("", " a ", "A", "NULL", "a", "a\"{b},\\", "\u00a0a\u00a0", "\ufffd", "\ud83d\ude00");

    private static final int SETS = 1 << UNIVERSE.size();

    private static List<String> elements(int bits) {
        return IntStream.range(0, UNIVERSE.size())
                .filter(i -> (bits >> i & 1) == 1)
                .mapToObj(UNIVERSE::get)
                .toList();
    }

    private static StringSet set(int bits) {
        return StringSet.of(scattered(bits));
    }

    /** The elements in reverse, then all of them again. */
    private static List<String> scattered(int bits) {
        List<String> elements = new ArrayList<>(elements(bits));
        Collections.reverse(elements);
        elements.addAll(elements(bits));
        return elements;
    }

    private static String quoted(List<String> elements) {
        StringBuilder literal = new StringBuilder(" { ");
        for (String element : elements) {
            literal.append(literal.length() == 3 ? "" : " , ")
                    .append('"')
                    .append(element.replace("\\", "\\\\").replace("\"", "\\\""))
                    .append('"');
        }
        return literal.append(" } ").toString();
    }

    private static List<StringSet> everyWay(int bits) {
        List<String> elements = scattered(bits);
        StringSet added = StringSet.empty();
        StringSet joined = StringSet.empty();
        StringSet left = StringSet.of(UNIVERSE);
        for (String element : elements) {
            added = added.add(element);
            joined = StringSet.of(element).union(joined);
        }
        for (String element : elements(~bits)) {
            left = left.remove(element);
        }
        return List.of(
                StringSet.of(elements.toArray(String[]::new)),
                StringSet.of(elements),
                StringSet.parse(quoted(elements)),
                StringSet.valueOf(set(bits).toString()),
                elements.stream().collect(StringSet.toStringSet()),
                added,
                joined,
                left,
                StringSet.of(UNIVERSE).intersect(StringSet.of(elements)),
                StringSet.of(UNIVERSE).except(StringSet.of(elements(~bits))));
    }

    @Test
    void theUniverseIsInTheOrderOfItsBytes() {
        List<String> sorted = new ArrayList<>(UNIVERSE);
        sorted.sort((a, b) ->
                Arrays.compareUnsigned(a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8)));
        assertThat(sorted)
                .isEqualTo(UNIVERSE)
                .isNotEqualTo(UNIVERSE.stream().sorted().toList());
    }

    @Test
    void everyWayToASetGivesItsElementsInOrder() throws Exception {
        Recorder.sweep(getClass(), "construction", SETS * 10L * 6, recorder -> {
            for (int bits = 0; bits < SETS; bits++) {
                List<String> expected = elements(bits);
                StringSet plain = StringSet.of(expected);
                int way = 0;
                for (StringSet built : everyWay(bits)) {
                    String row = "way " + way++ + " to " + plain;
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

    @Test
    void everyOperationOverEveryPairIsThatOfTheSets() throws Exception {
        StringSet[] sets = IntStream.range(0, SETS)
                .mapToObj(StringSetSmallModelOracleTests::set)
                .toArray(StringSet[]::new);
        List<List<String>> lists = IntStream.range(0, SETS)
                .mapToObj(StringSetSmallModelOracleTests::elements)
                .toList();
        Recorder.sweep(getClass(), "pairs", (long) SETS * SETS * 10, recorder -> {
            for (int a = 0; a < SETS; a++) {
                for (int b = 0; b < SETS; b++) {
                    judge(recorder, sets, lists, a, b);
                }
            }
        });
    }

    private static void judge(Recorder recorder, StringSet[] sets, List<List<String>> lists, int a, int b) {
        StringSet left = sets[a];
        StringSet right = sets[b];
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

    @Test
    void everyOperationWithAnElementIsThatOfTheSets() throws Exception {
        Recorder.sweep(getClass(), "elements", SETS * (long) UNIVERSE.size() * 4, recorder -> {
            for (int bits = 0; bits < SETS; bits++) {
                int a = bits;
                StringSet set = set(a);
                for (int i = 0; i < UNIVERSE.size(); i++) {
                    int one = 1 << i;
                    String element = UNIVERSE.get(i);
                    recorder.check(() -> set + " contains " + element, (a & one) != 0, () -> set.contains(element));
                    recorder.check(
                            () -> set + " as set contains " + element,
                            (a & one) != 0,
                            () -> set.asSet().contains(element));
                    recorder.check(
                            () -> set + " add " + element,
                            elements(a | one),
                            () -> set.add(element).toList());
                    recorder.check(
                            () -> set + " remove " + element,
                            elements(a & ~one),
                            () -> set.remove(element).toList());
                }
            }
        });
    }

    @Test
    void whatChangesNothingReturnsTheSameInstance() throws Exception {
        Recorder.sweep(getClass(), "same", SETS * 5L, recorder -> {
            for (int bits = 0; bits < SETS; bits++) {
                StringSet set = set(bits);
                List<BiFunction<StringSet, StringSet, StringSet>> unchanging = List.of(
                        (left, right) -> left.union(right),
                        (left, right) -> left.intersect(right),
                        (left, right) -> left.except(StringSet.of("absent")),
                        (left, right) -> left.remove("absent"),
                        (left, right) ->
                                left.isEmpty() ? left : left.add(left.toList().get(0)));
                for (BiFunction<StringSet, StringSet, StringSet> operation : unchanging) {
                    recorder.check(set + " unchanged", true, operation.apply(set, StringSet.of(set.toList())) == set);
                }
            }
        });
    }

    @Test
    void theOrderOfStringIsNoticed() {
        Recorder recorder = Recorder.of(getClass(), "planted");
        recorder.checkElements(
                () -> "sorted by units",
                elements(0x180),
                () -> elements(0x180).stream().sorted().toList());
        assertThatThrownBy(() -> recorder.conclude(1)).hasMessageContaining("another order");
    }
}

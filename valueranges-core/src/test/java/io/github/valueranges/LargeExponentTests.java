package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.valueranges.internal.element.ElementTypes;
import java.lang.management.ManagementFactory;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A short numeric with a large exponent stays short until it is printed, and is the number that the digits spell. */
class LargeExponentTests {

    private static final int COUNT = 10_000;

    /** Written out each would take 54 kilobytes and some milliseconds. */
    private static final long BYTES_EACH = 2_000;

    private static <T> T boundedly(Supplier<T> work, long bytes) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        AtomicReference<T> result = new AtomicReference<>();
        long before = threads.getThreadAllocatedBytes(thread);
        long start = System.nanoTime();
        result.set(work.get());
        assertThat(threads.getThreadAllocatedBytes(thread) - before).isLessThan(bytes);
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
        return result.get();
    }

    private static String literal(IntStream numbers) {
        return numbers.mapToObj(i -> (i % 2 == 0 ? "1." : "-1.") + (10_000 + i) + "e131000")
                .collect(Collectors.joining(",", "{", "}"));
    }

    @Test
    void aSetOfThemTakesRoomForItsText() {
        String literal = literal(IntStream.range(0, COUNT));
        BigDecimalSet set = boundedly(() -> BigDecimalSet.parse(literal), COUNT * BYTES_EACH);
        assertThat(set.size()).isEqualTo(COUNT);
        BigDecimalSet other = boundedly(
                () -> BigDecimalSet.parse(literal(IntStream.range(COUNT / 2, 2 * COUNT))), 2 * COUNT * BYTES_EACH);
        assertThat(boundedly(() -> set.union(other), 2 * COUNT * BYTES_EACH).size())
                .isEqualTo(2 * COUNT);
        assertThat(boundedly(() -> set.intersect(other), COUNT * BYTES_EACH).size())
                .isEqualTo(COUNT / 2);
        assertThat(boundedly(set::hashCode, COUNT * BYTES_EACH)).isNotEqualTo(other.hashCode());
    }

    @Test
    void aRangeSetOfThemTakesRoomForItsText() {
        String literal = IntStream.range(0, COUNT)
                .mapToObj(i -> "[1." + (10_000 + i) + "e131000,1." + (10_000 + i) + "5e131000)")
                .collect(Collectors.joining(",", "{", "}"));
        BigDecimalRangeSet set = boundedly(() -> BigDecimalRangeSet.parse(literal), 2 * COUNT * BYTES_EACH);
        assertThat(set.size()).isEqualTo(COUNT);
        assertThat(boundedly(set::complement, COUNT * BYTES_EACH).size()).isEqualTo(COUNT + 1);
    }

    /** The scales lie far apart, and only the last digit tells some of them from the number that is written out. */
    @Test
    void oneThatIsWrittenOutIsComparedWithAllWithoutAPowerForEach() {
        String writtenOut = "1" + "0".repeat(130_999) + "1";
        String literal = IntStream.range(0, COUNT)
                .mapToObj(i -> "1" + "0".repeat(i % 40) + "e" + (131_000 - i % 40))
                .collect(Collectors.joining(",", "{" + writtenOut + ",", "," + writtenOut + "}"));
        List<BigDecimal> elements = boundedly(() -> BigDecimalSet.parse(literal), 40 * 1_000_000_000L)
                .toList();
        assertThat(elements).hasSize(2);
        assertThat(elements.get(0)).isEqualByComparingTo("1e131000");
        assertThat(elements.get(1)).isEqualTo(new BigDecimal(writtenOut));
    }

    @Test
    void itIsPrintedAsTheServerPrintsIt() {
        String zeros = "0".repeat(131_000);
        assertThat(BigDecimalSet.parse("{-2.5e131001,1e131000,25_0e-1}"))
                .hasToString("{-25" + zeros + ",25.0,1" + zeros + "}");
        assertThat(BigDecimalRange.parse("[1e131000,2E131000)")).hasToString("[1" + zeros + ",2" + zeros + ")");
        assertThat(SetType.BIG_DECIMAL.toStoredLiteral(BigDecimalSet.of(new BigDecimal("7e131000"))))
                .isEqualTo("{7" + zeros + "}");
    }

    /** A megabyte of them would be gigabytes: from some length on numbers keep their exponents, which the server reads. */
    @Test
    void aVeryLongTextHasExponents() {
        BigDecimalSet large = BigDecimalSet.parse(literal(IntStream.range(0, COUNT)));
        BigDecimalSet small =
                BigDecimalSet.parse(literal(IntStream.range(0, COUNT)).replace("e131000", "e-16000"));
        BigDecimalRangeSet ranges = BigDecimalRangeSet.parse(IntStream.range(0, COUNT)
                .mapToObj(i -> "[1." + (10_000 + i) + "e131000,1." + (10_000 + i) + "5e131000)")
                .collect(Collectors.joining(",", "{", "}")));
        assertLongText(large, SetType.BIG_DECIMAL);
        assertLongText(small, SetType.BIG_DECIMAL);
        assertLongText(ranges, RangeType.BIG_DECIMAL.rangeSetType());
    }

    private static <V> void assertLongText(V value, ValueType<V> type) {
        String text = boundedly(value::toString, 200_000_000L);
        assertThat(text.length()).isBetween(1 << 24, 18_000_000);
        assertThat(type.parse(text)).isEqualTo(value);
        assertThat(boundedly(() -> type.toStoredLiteral(value), 200_000_000L).equals(text))
                .isTrue();
    }

    /** Pieces whose numbers are all of different sizes. */
    @Test
    void theLengthOfManyPiecesTakesRoomForTheSum() {
        int pieces = 20_000;
        BigDecimalRangeSet set = BigDecimalRangeSet.parse(IntStream.range(0, pieces)
                .mapToObj(i -> "[1e" + (5 * i + 200) + ",2e" + (5 * i + 200) + ")")
                .collect(Collectors.joining(",", "{", "}")));
        assertThat(set.size()).isEqualTo(pieces);
        BigDecimal length = boundedly(set::length, 200_000_000L).orElseThrow();
        assertThat(length.toPlainString()).isEqualTo("1" + "00001".repeat(pieces - 1) + "0".repeat(200));
        assertThat(BigDecimalRangeSet.parse("{[1,2.50),[7,9]}").length()).contains(new BigDecimal("3.50"));
    }

    @Test
    void itEqualsTheNumberWrittenOut() {
        String writtenOut = "1" + "0".repeat(131_000);
        BigDecimalSet set = BigDecimalSet.parse("{1e131000}");
        assertThat(set)
                .isEqualTo(BigDecimalSet.parse("{" + writtenOut + "}"))
                .hasSameHashCodeAs(BigDecimalSet.parse("{" + writtenOut + "}"));
        assertThat(set.contains(new BigDecimal(writtenOut))).isTrue();
        assertThat(set.add(new BigDecimal(writtenOut))).isSameAs(set);
        BigDecimalRange range = BigDecimalRange.parse("[1e131000,2e131000]");
        assertThat(range).isEqualTo(BigDecimalRange.parse("[" + writtenOut + ",2e131000]"));
        assertThat(range.contains(new BigDecimal(writtenOut))).isTrue();
    }

    @Test
    void aHundredZerosAreWrittenOutAndMoreAreNot() {
        assertThat(BigDecimalSet.parse("{7e100}").toList()).containsExactly(new BigDecimal("7" + "0".repeat(100)));
        assertThat(BigDecimalSet.of(new BigDecimal("7e100")).toList())
                .containsExactly(new BigDecimal("7" + "0".repeat(100)));
        assertThat(BigDecimalSet.parse("{7e101}").toList()).containsExactly(new BigDecimal("7e101"));
        assertThat(BigDecimalSet.of(new BigDecimal("7e101")).toList()).containsExactly(new BigDecimal("7e101"));
        assertThat(BigDecimalSet.parse("{0e131071}").toList()).containsExactly(BigDecimal.ZERO);
    }

    @Test
    void theOrderIsThatOfTheNumbers() {
        List<BigDecimal> numbers = new ArrayList<>();
        for (int scale : new int[] {-2_000, -1_000, -257, -256, -255, -1, 0, 1, 255, 256, 257, 1_000, 2_000}) {
            for (int power : new int[] {0, 1, 999, 1_000, 1_001, 2_000}) {
                for (int more : new int[] {-1, 0, 1}) {
                    BigInteger unscaled = BigInteger.TEN.pow(power).add(BigInteger.valueOf(more));
                    numbers.add(new BigDecimal(unscaled, scale));
                    numbers.add(new BigDecimal(unscaled.negate(), scale));
                }
            }
        }
        List<String> wrong = new ArrayList<>();
        int compared = 0;
        for (BigDecimal left : numbers) {
            for (BigDecimal right : numbers) {
                if (Integer.signum(ElementTypes.NUMERIC.compare(left, right)) != left.compareTo(right)) {
                    wrong.add(left + " and " + right);
                }
                compared++;
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(compared).isEqualTo(468 * 468);
    }
}

package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Promise: a number that is huge, tiny, or written with very many digits is read or refused in time and room that grow
 * with the length of its text, and not with its size; whatever the type that it is given for. Reads and bytes are
 * counted, so that no clock is asked.
 */
class HostileNumberTests {

    /** How often a character may be read on the average. */
    private static final int READS = 6;

    /** How many bytes may be taken for a character, and how many for a text of none. */
    private static final int BYTES = 40;

    private static final int BYTES_AT_LEAST = 400_000;

    /** What multiplying leaves behind where a numeric is read: of those that are refused none is multiplied. */
    private static final int BYTES_OF_NUMERIC = 600;

    private static final int MESSAGE = 1_000;

    /** More digits than a numeric has, and enough for a cost that grows with the square to be beyond every bound. */
    private static final int LONG = 1 << 18;

    private static List<String> numbers() {
        List<String> numbers = new ArrayList<>(List.of(
                "1e999999999",
                "-1e999999999",
                "1e-999999999",
                "0e999999999",
                "0e-999999999",
                "1e1073741823",
                "1e2147483648",
                "1e-2147483649",
                "1e99999999999999999999",
                "0x1p999999999",
                "0x1p-999999999"));
        for (int count : new int[] {100_000, LONG}) {
            numbers.addAll(List.of(
                    "9".repeat(count),
                    "-" + "9".repeat(count),
                    "0".repeat(count),
                    "0".repeat(count) + "7",
                    "1" + "_0".repeat(count),
                    "0x" + "f".repeat(count),
                    "0o" + "7".repeat(count),
                    "0b" + "1".repeat(count),
                    "0." + "0".repeat(count) + "1",
                    "1." + "0".repeat(count),
                    "." + "9".repeat(count),
                    "1e" + "9".repeat(count),
                    "1e-" + "9".repeat(count),
                    "1e" + "0".repeat(count) + "1",
                    "0x." + "0".repeat(count) + "1p1",
                    "9".repeat(count) + "-01-01",
                    "2026-06-01T10:00:00." + "1".repeat(count),
                    "2026-06-01 10:00:00+" + "0".repeat(count),
                    "infinity".repeat(count / 8)));
        }
        return numbers;
    }

    private static List<String> literals(ValueType<?> type, String number) {
        if (type instanceof SetType<?, ?>) {
            return List.of("{" + number + "}", "{\"" + number + "\"}");
        }
        return type instanceof RangeType<?, ?, ?>
                ? List.of("[" + number + ",)", "(,\"" + number + "\"]")
                : List.of("{[" + number + ",)}", "{(,\"" + number + "\"]}");
    }

    static Stream<ValueType<?>> types() {
        return ValueType.all().stream();
    }

    @ParameterizedTest
    @MethodSource("types")
    void aNumberTakesNoMoreThanItsTextDoes(ValueType<?> type) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        int read = 0;
        int refused = 0;
        for (String number : numbers()) {
            for (String text : literals(type, number)) {
                CountingText literal = new CountingText(text);
                int bytes = BYTES;
                String shown = text.substring(0, Math.min(text.length(), 30)) + " of " + text.length();
                long before = threads.getThreadAllocatedBytes(thread);
                int hash = 0;
                String message = "";
                try {
                    hash = type.parse(literal).hashCode();
                    bytes = type.elementClass() == BigDecimal.class ? BYTES_OF_NUMERIC : BYTES;
                    read++;
                } catch (LiteralParseException refusal) {
                    message = refusal.getMessage();
                    refused++;
                }
                long allocated = threads.getThreadAllocatedBytes(thread) - before;
                if (message.isEmpty()) {
                    assertThat(type.parse(text).hashCode())
                            .as("hash of %s", shown)
                            .isEqualTo(hash);
                }
                assertThat(message).as(shown).hasSizeLessThan(MESSAGE);
                assertThat(literal.reads()).as(shown).isLessThan((long) READS * text.length() + 1_000);
                assertThat(allocated).as(shown).isLessThan((long) bytes * text.length() + BYTES_AT_LEAST);
            }
        }
        assertThat(read + refused).isEqualTo(2 * (11 + 2 * 19));
        assertThat(read).isEqualTo(2 * readable(type));
    }

    /** How many of the texts are elements: zero however long it is written, and what rounds to a number of the type. */
    private static int readable(ValueType<?> type) {
        if (type == SetType.STRING) {
            return 11 + 2 * 19;
        }
        Class<?> element = type.elementClass();
        return !Number.class.isAssignableFrom(element)
                ? 0
                : element == BigDecimal.class ? 14 : element == Double.class || element == Float.class ? 12 : 4;
    }

    @Test
    void aNumericIsRefusedByItsSizeAndNeverWrittenOut() {
        for (String number : List.of("1e999999999", "-1e999999999", "1e-999999999", "1e131072", "1e-16384")) {
            for (String literal : List.of("[" + number + ",)", "(,\"" + number + "\"]")) {
                assertThatExceptionOfType(LiteralParseException.class)
                        .isThrownBy(() -> BigDecimalRange.parse(literal))
                        .withMessageContaining("131072 digits");
                assertThatExceptionOfType(LiteralParseException.class)
                        .isThrownBy(() -> BigDecimalRangeSet.parse("{" + literal + "}"))
                        .withMessageContaining("131072 digits");
            }
            assertThatExceptionOfType(LiteralParseException.class)
                    .isThrownBy(() -> BigDecimalSet.parse("{" + number + "}"))
                    .withMessageContaining("131072 digits");
            BigDecimal operand = new BigDecimal(number);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> BigDecimalRange.atLeast(operand))
                    .withMessageContaining("131072 digits");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> BigDecimalRange.all().contains(operand))
                    .withMessageContaining("131072 digits");
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> BigDecimalRangeSet.all().contains(operand))
                    .withMessageContaining("131072 digits");
        }
    }

    record Amount(BigDecimal value) {}

    /** The scale of such a number cannot be that of the number with fewer digits that a message shows. */
    @Test
    void aNumberAtTheEndOfAllScalesIsRefusedAsAnyOther() {
        int refused = 0;
        for (String digits : List.of("1", "-7", "123456789012345678901234567890", "-" + "9".repeat(200))) {
            for (int scale : new int[] {
                Integer.MIN_VALUE,
                Integer.MIN_VALUE + 5,
                -1_000_000,
                1_000_000,
                Integer.MAX_VALUE - 5,
                Integer.MAX_VALUE
            }) {
                BigDecimal number = new BigDecimal(new BigInteger(digits), scale);
                for (ThrowingCallable use : List.<ThrowingCallable>of(
                        () -> BigDecimalSet.of(number),
                        () -> BigDecimalSet.empty().contains(number),
                        () -> SetType.BIG_DECIMAL.unwrap(number),
                        () -> WrapperSet.of(Amount.class, new Amount(number)),
                        () -> BigDecimalRange.atLeast(number),
                        () -> BigDecimalRange.all().contains(number),
                        () -> BigDecimalRange.parse("[1,2]").shift(number),
                        () -> BigDecimalRangeSet.all().contains(number))) {
                    assertThatIllegalArgumentException()
                            .as("%s and scale %s", digits, scale)
                            .isThrownBy(use)
                            .withMessageContaining("131072 digits")
                            .satisfies(
                                    refusal -> assertThat(refusal.getMessage()).hasSizeLessThan(MESSAGE));
                    refused++;
                }
            }
        }
        assertThat(refused).isEqualTo(4 * 6 * 8);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BigDecimalSet.of(
                        new BigDecimal(new BigInteger("123456789012345678901234567890"), Integer.MIN_VALUE)))
                .withMessageContaining("and 1.2345678901234567890E+2147483677… has more");
    }

    /** The longest numbers that the server has are read, written and read again. */
    @Test
    void theLongestNumericIsANumber() {
        String longest = "9".repeat(131_072) + "." + "9".repeat(16_383);
        assertThat(BigDecimalSet.parse("{-" + longest + "," + longest + "}"))
                .hasToString("{-" + longest + "," + longest + "}");
        assertThat(BigDecimalRange.parse("[-" + longest + "," + longest + "]"))
                .hasToString("[-" + longest + "," + longest + "]");
    }

    @Test
    void digitsOfEveryCountSpellTheirNumber() {
        String digits = "9081726354".repeat(600);
        int checked = 0;
        for (int length = 1; length <= 6_000; length += length < 200 ? 1 : 193) {
            for (int point = 0; point <= length; point += Math.max(1, length / 3)) {
                String text = digits.substring(0, point) + "." + digits.substring(point, length);
                assertThat(BigDecimalSet.parse("{" + text + "}").toList())
                        .usingElementComparator(BigDecimal::compareTo)
                        .containsExactly(new BigDecimal(text));
                checked++;
            }
        }
        assertThat(checked).isEqualTo(921);
    }

    @Test
    void aRefusalShowsTheStartOfALongNumber() {
        String longest = "9".repeat(131_072);
        String shown = "9".repeat(63) + "…";
        for (String literal : List.of("[" + longest + ",1]", "{[" + longest + ",1]}")) {
            ValueType<?> type = literal.startsWith("{") ? RangeType.BIG_DECIMAL.rangeSetType() : RangeType.BIG_DECIMAL;
            assertThatExceptionOfType(LiteralParseException.class)
                    .isThrownBy(() -> type.parse(literal))
                    .withMessageStartingWith("lower bound " + shown + " is after upper bound 1 at index ")
                    .satisfies(refusal -> assertThat(refusal.getMessage()).hasSizeLessThan(MESSAGE));
        }
        BigDecimal number = new BigDecimal(longest);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BigDecimalRange.Finite(number, BigDecimal.ONE, true, true))
                .withMessage("lower bound " + shown + " is after upper bound 1: expected them in ascending order");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new BigDecimalRange.Finite(number, number, true, false))
                .withMessageStartingWith("no value lies between " + shown + " and " + shown);
    }

    /** A number that answers as another one once it is kept. */
    private static final class Fickle extends BigDecimal {

        private static final long serialVersionUID = 1L;

        private BigDecimal shown = BigDecimal.ONE;

        Fickle() {
            super(1);
        }

        @Override
        public BigInteger unscaledValue() {
            return shown.unscaledValue();
        }

        @Override
        public int compareTo(BigDecimal other) {
            return shown.compareTo(other);
        }

        @Override
        public String toPlainString() {
            return shown.toPlainString();
        }
    }

    @Test
    void aNumberThatChangesChangesNothingThatWasMadeOfIt() {
        Fickle number = new Fickle();
        List<Object> values = List.of(
                BigDecimalSet.of(number, BigDecimal.TEN),
                BigDecimalSet.of(BigDecimal.TEN).add(number),
                BigDecimalRange.closed(number, BigDecimal.TEN),
                BigDecimalRangeSet.of(BigDecimalRange.atLeast(number)),
                BigDecimalRange.all().intersect(number),
                new BigDecimalRange.Finite(number, BigDecimal.TEN, true, true),
                new BigDecimalRange.UnboundedEnd(number, true),
                new BigDecimalRange.UnboundedStart(number, true),
                BigDecimalRange.all().clamp(number));
        List<String> before = values.stream().map(Object::toString).toList();
        number.shown = new BigDecimal(99);
        assertThat(values.stream().map(Object::toString)).containsExactlyElementsOf(before);
        assertThat(before).hasSize(9).allMatch(text -> text.contains("1"));
        assertThat(BigDecimalRange.closed(BigDecimal.ZERO, BigDecimal.TEN).contains(number))
                .isFalse();
    }
}

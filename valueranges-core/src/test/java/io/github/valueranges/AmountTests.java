package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.LocalTime;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What ranges are shifted by, and what no range or set can hold, is refused whatever the range or set is. */
class AmountTests {

    @Test
    void anAmountThatIsNoNumberOfTheTypeIsRefusedOfEveryShape() {
        int refused = 0;
        for (double amount : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            for (Object range : TypeSamples.of(RangeType.DOUBLE)) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> ((DoubleRange) range).shift(amount))
                        .withMessageContaining("expected a finite number, not " + amount);
                refused++;
            }
            for (Object range : TypeSamples.of(RangeType.FLOAT)) {
                assertThatIllegalArgumentException().isThrownBy(() -> ((FloatRange) range).shift(amount));
                refused++;
            }
        }
        for (BigDecimal amount : List.of(new BigDecimal("1e131072"), new BigDecimal("-1e999999999"))) {
            for (Object range : TypeSamples.of(RangeType.BIG_DECIMAL)) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> ((BigDecimalRange) range).shift(amount))
                        .withMessageStartingWith("a numeric has at most 131072 digits before the point");
                refused++;
            }
        }
        assertThat(refused).isEqualTo(3 * 2 * 8 + 2 * 8);
    }

    /** Where numbers lie further apart than the bounds did, both are moved to one. */
    @Test
    void boundsThatAreRoundedToOneLeaveNoOpenRange() {
        assertThat(DoubleRange.closed(0.1, 0.2).shift(1e30)).isEqualTo(DoubleRange.singleton(1e30));
        assertThat(DoubleRange.open(0.1, 0.2).shift(1e30)).isEqualTo(DoubleRange.empty());
        assertThat(FloatRange.closed(0.1f, 0.2f).shift(1e30)).isEqualTo(FloatRange.singleton(1e30f));
        assertThat(FloatRange.closedOpen(0.1f, 0.2f).shift(1e30)).isEqualTo(FloatRange.empty());
    }

    @Test
    void aTimeIsNotMovedByTheLongestDuration() {
        LocalTimeRange range = LocalTimeRange.closedOpen(LocalTime.NOON, LocalTime.MAX);
        for (Duration far : List.of(Duration.ofSeconds(Long.MIN_VALUE), Duration.ofSeconds(Long.MAX_VALUE))) {
            assertThatExceptionOfType(ArithmeticException.class)
                    .isThrownBy(() -> range.shift(far))
                    .withMessage("no time lies " + far + " from 12:00:00: a time is from 00:00:00 to 24:00:00");
        }
        assertThat(range.shift(Duration.ofHours(-12))).hasToString("[00:00:00,12:00:00)");
    }

    @Test
    void whatNoRangeOrSetCanHoldHasNoText() {
        for (double number : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            assertThatIllegalArgumentException().isThrownBy(() -> RangeType.DOUBLE.formatElement(number));
            assertThatIllegalArgumentException().isThrownBy(() -> SetType.DOUBLE.formatElement(number));
            assertThatIllegalArgumentException().isThrownBy(() -> RangeType.FLOAT.formatElement((float) number));
            assertThatIllegalArgumentException().isThrownBy(() -> SetType.FLOAT.formatElement((float) number));
        }
        BigDecimal large = new BigDecimal("1e131072");
        assertThatIllegalArgumentException().isThrownBy(() -> RangeType.BIG_DECIMAL.formatElement(large));
        assertThatIllegalArgumentException().isThrownBy(() -> SetType.BIG_DECIMAL.formatElement(large));
        assertThatIllegalArgumentException().isThrownBy(() -> SetType.STRING.formatElement("a\u0000"));
        assertThat(RangeType.BIG_DECIMAL.formatElement(new BigDecimal("1E+3"))).isEqualTo("1000");
    }

    @Test
    void aNumberThatIsNoLiteralIsNotRefusedAsOne() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DoubleRange.atLeast(Double.NaN))
                .isNotInstanceOf(LiteralParseException.class)
                .withMessageContaining("not NaN");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FloatRange.closed(0, Float.POSITIVE_INFINITY))
                .isNotInstanceOf(LiteralParseException.class)
                .withMessageContaining("not Infinity");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BigDecimalRange.atLeast(new BigDecimal("1e131072")))
                .isNotInstanceOf(LiteralParseException.class)
                .withMessageContaining("1E+131072");
    }

    @Test
    void primitiveValuesAreContainedAsTheirObjectsAre() {
        double[] values = {-0.0, 0.0, 1.5, 2.0, 2.25, 2.5, 1e300, Double.MIN_VALUE};
        int asked = 0;
        for (Object sample : TypeSamples.of(RangeType.DOUBLE)) {
            DoubleRange range = (DoubleRange) sample;
            for (double value : values) {
                assertThat(range.contains(value)).isEqualTo(range.contains((Double) value));
                asked++;
            }
            assertThatIllegalArgumentException().isThrownBy(() -> range.contains(Double.NaN));
        }
        for (Object sample : TypeSamples.of(RangeType.FLOAT)) {
            FloatRange range = (FloatRange) sample;
            for (double value : values) {
                if (Double.isFinite((float) value)) {
                    float number = (float) value;
                    assertThat(range.contains(number)).isEqualTo(range.contains((Float) number));
                    asked++;
                }
            }
            assertThatIllegalArgumentException().isThrownBy(() -> range.contains(Float.NaN));
        }
        long[] numbers = {
            Long.MIN_VALUE, Long.MIN_VALUE + 1, 0, 1, 5, 6, Long.MAX_VALUE - 2, Long.MAX_VALUE - 1, Long.MAX_VALUE
        };
        List<LongRangeSet> sets = List.of(
                LongRangeSet.empty(),
                LongRangeSet.all(),
                LongRangeSet.parse("{[1,5]}"),
                LongRangeSet.parse("{[1,5]}").complement(),
                LongRangeSet.of(LongRange.singleton(Long.MAX_VALUE)),
                LongRangeSet.of(LongRange.singleton(Long.MIN_VALUE), LongRange.atLeast(Long.MAX_VALUE - 1)));
        for (LongRangeSet set : sets) {
            for (long number : numbers) {
                assertThat(set.contains(number)).isEqualTo(set.contains((Long) number));
                asked++;
            }
        }
        for (IntRangeSet set : List.of(
                IntRangeSet.parse("{[1,5],[9,)}"), IntRangeSet.parse("{[1,5]}").complement())) {
            for (int number : new int[] {Integer.MIN_VALUE, 0, 1, 5, 6, 9, Integer.MAX_VALUE}) {
                assertThat(set.contains(number)).isEqualTo(set.contains((Integer) number));
                asked++;
            }
        }
        assertThat(asked).isEqualTo(8 * 8 + 8 * 7 + 6 * 9 + 2 * 7);
    }
}

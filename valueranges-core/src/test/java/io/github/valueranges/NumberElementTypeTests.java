package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.valueranges.internal.element.ContinuousElementType;
import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.ElementText;
import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import io.github.valueranges.oracles.Recorder;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Order, equality, steps, distances and limits of numbers and UUIDs; the server is asked where it has an answer. */
@Tag("server")
class NumberElementTypeTests {

    static Stream<Arguments> values() {
        List<String> whole = List.of("-32768", "-32767", "-1000", "-1", "0", "1", "2", "7", "999", "32766", "32767");
        List<String> fractions = new ArrayList<>(whole);
        fractions.addAll(List.of("-0", "0.0", "0.00", "1.0", "1.00", "0.1", "0.10", "-0.5", "1e10", "1e-10", "-1e10"));
        List<String> numerics = new ArrayList<>(fractions);
        numerics.addAll(List.of("1e20", "100000000000000000000.00", "1e-20", "1e5000", "1e-5000", "0.1e5001", "3"));
        List<String> doubles = new ArrayList<>(fractions);
        doubles.addAll(List.of("5e-324", "-5e-324", "1e308", "0.30000000000000004", "0.3", "9007199254740993"));
        List<String> floats = new ArrayList<>(fractions);
        floats.addAll(List.of("1e-45", "-1e-45", "3.4028235e38", "16777217", "16777216"));
        List<String> uuids = List.of(
                "00000000-0000-0000-0000-000000000000",
                "00000000-0000-0000-0000-000000000001",
                "00000000-0000-0000-7fff-ffffffffffff",
                "00000000-0000-0000-8000-000000000000",
                "00000000-0000-0000-ffff-ffffffffffff",
                "00000000-0000-0001-0000-000000000000",
                "7fffffff-ffff-ffff-ffff-ffffffffffff",
                "80000000-0000-0000-0000-000000000000",
                "ffffffff-ffff-ffff-ffff-ffffffffffff");
        List<String> integers = new ArrayList<>(whole);
        integers.addAll(List.of("-2147483648", "2147483647"));
        List<String> bigints = new ArrayList<>(integers);
        bigints.addAll(List.of("-9223372036854775808", "9223372036854775807", "9223372036854775806"));
        return Stream.of(
                Arguments.of(ElementTypes.SMALLINT, whole),
                Arguments.of(ElementTypes.INTEGER, integers),
                Arguments.of(ElementTypes.BIGINT, bigints),
                Arguments.of(ElementTypes.NUMERIC, numerics),
                Arguments.of(ElementTypes.DOUBLE_PRECISION, doubles),
                Arguments.of(ElementTypes.REAL, floats),
                Arguments.of(ElementTypes.UUID, uuids));
    }

    @ParameterizedTest
    @MethodSource("values")
    <E> void everyPairIsOrderedAsOnTheServer(ElementType<E> type, List<String> texts) throws Exception {
        List<String> a = new ArrayList<>();
        List<String> b = new ArrayList<>();
        texts.forEach(left -> texts.forEach(right -> {
            a.add(left);
            b.add(right);
        }));
        String name = type.postgresName();
        List<List<String>> rows = PostgresAnswers.rows(
                "select case when a::" + name + " < b::" + name + " then -1 when a::" + name + " > b::" + name
                        + " then 1 else 0 end::text from unnest(?::text[], ?::text[]) with ordinality as t(a, b, n)"
                        + " order by n",
                a,
                b);
        Recorder.sweep(getClass(), name, 2L * texts.size() * texts.size(), recorder -> {
            for (int i = 0; i < a.size(); i++) {
                E left = type.parse(ElementText.of(a.get(i)));
                E right = type.parse(ElementText.of(b.get(i)));
                int order = Integer.parseInt(rows.get(i).get(0));
                recorder.check(
                        name + " " + a.get(i) + " to " + b.get(i), order, Integer.signum(type.compare(left, right)));
                boolean sameHash = type.hash(left) == type.hash(right);
                recorder.check("hash of " + a.get(i) + " and " + b.get(i), true, sameHash || order != 0);
            }
        });
        assertThat(texts).doesNotHaveDuplicates();
    }

    static Stream<ElementType<?>> types() {
        return values().map(arguments -> (ElementType<?>) arguments.get()[0]);
    }

    static Stream<DiscreteElementType<?>> wholeNumbers() {
        return Stream.of(ElementTypes.SMALLINT, ElementTypes.INTEGER, ElementTypes.BIGINT);
    }

    @ParameterizedTest
    @MethodSource("wholeNumbers")
    <E extends Number> void stepsLeadFromEachNumberToEachAndNoFurther(DiscreteElementType<E> type) {
        List<Long> numbers = new ArrayList<>();
        for (long near : List.of(type.min().longValue(), 0L, type.max().longValue())) {
            for (long offset = -3; offset <= 3; offset++) {
                long number = near + offset;
                if (number >= type.min().longValue()
                        && number <= type.max().longValue()
                        && near + offset - near == offset
                        && (offset >= 0 ? number >= near : number < near)) {
                    numbers.add(number);
                }
            }
        }
        int exact = 0;
        int refused = 0;
        for (long from : numbers) {
            E element = type.decode(from);
            assertThat(type.encode(element)).isEqualTo(from);
            for (long steps : Stream.concat(numbers.stream(), Stream.of(Long.MIN_VALUE, Long.MAX_VALUE))
                    .toList()) {
                BigInteger to = BigInteger.valueOf(from).add(BigInteger.valueOf(steps));
                if (to.compareTo(BigInteger.valueOf(type.min().longValue())) < 0
                        || to.compareTo(BigInteger.valueOf(type.max().longValue())) > 0) {
                    assertThatExceptionOfType(ArithmeticException.class)
                            .isThrownBy(() -> type.plus(element, steps))
                            .withMessageContaining(
                                    (Math.abs(steps) == 1 ? " " + steps + " step" : " " + steps + " steps") + " from "
                                            + from + ":");
                    refused++;
                } else {
                    assertThat(type.plus(element, steps).longValue()).isEqualTo(to.longValueExact());
                    assertThat(type.stepsBetween(element, type.plus(element, steps)))
                            .isEqualTo(steps);
                    exact++;
                }
            }
        }
        assertThat(numbers).hasSize(15);
        assertThat(exact + refused).isEqualTo(15 * 17);
        assertThat(exact).isEqualTo(type == ElementTypes.BIGINT ? 185 : 169);
    }

    @Test
    void stepsThatALongCannotCountAreRefused() {
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> ElementTypes.BIGINT.stepsBetween(Long.MIN_VALUE, 0L));
        assertThat(ElementTypes.BIGINT.stepsBetween(0L, Long.MIN_VALUE)).isEqualTo(Long.MIN_VALUE);
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> ElementTypes.INTEGER.plus(2147483647, 1))
                .withMessage("no integer lies 1 step from 2147483647: an integer is from -2147483648 to 2147483647");
    }

    // --- distances -------------------------------------------------------------------------------------------------

    @Test
    void distancesAreExactOrAbsent() {
        ContinuousElementType<BigDecimal, BigDecimal> numeric = ElementTypes.NUMERIC;
        BigDecimal largest = new BigDecimal("9e131071");
        assertThat(numeric.zero()).isEqualByComparingTo("0");
        assertThat(numeric.distance(new BigDecimal("0.1"), new BigDecimal("0.3")))
                .isEqualTo(new BigDecimal("0.2"));
        assertThat(numeric.sum(new BigDecimal("0.1"), new BigDecimal("0.20"))).isEqualTo(new BigDecimal("0.30"));
        assertThat(numeric.plus(new BigDecimal("0.1"), new BigDecimal("0.20"))).isEqualTo(new BigDecimal("0.30"));
        assertThat(numeric.distance(largest.negate(), largest)).isNull();
        assertThat(numeric.sum(largest, largest)).isNull();
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> numeric.plus(largest, largest))
                .withMessage("no numeric lies 9E+131071 from 9E+131071");
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> numeric.plus(BigDecimal.ONE, new BigDecimal("1e-999999999")))
                .withMessage("no numeric lies 1E-999999999 from 1");

        ContinuousElementType<Double, Double> doubles = ElementTypes.DOUBLE_PRECISION;
        assertThat(doubles.zero()).isZero();
        assertThat(doubles.distance(1.5, 4.0)).isEqualTo(2.5);
        assertThat(doubles.sum(1.5, 4.0)).isEqualTo(5.5);
        assertThat(doubles.plus(1.5, -4.0)).isEqualTo(-2.5);
        assertThat(doubles.distance(-Double.MAX_VALUE, Double.MAX_VALUE)).isNull();
        assertThat(doubles.sum(Double.MAX_VALUE, Double.MAX_VALUE)).isNull();
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> doubles.plus(Double.MAX_VALUE, Double.MAX_VALUE))
                .withMessage("no double precision lies 1.7976931348623157E308 from 1.7976931348623157e+308");
        assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> doubles.plus(1.0, Double.NaN));

        ContinuousElementType<Float, Double> floats = ElementTypes.REAL;
        assertThat(floats.zero()).isZero();
        assertThat(floats.distance(-3.0e38f, 3.0e38f)).isEqualTo((double) 3.0e38f * 2);
        assertThat(floats.distance(16777216f, 0.5f)).isEqualTo(-16777215.5);
        assertThat(floats.sum(Double.MAX_VALUE, Double.MAX_VALUE)).isNull();
        assertThat(floats.plus(1.5f, 1.0)).isEqualTo(2.5f);
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> floats.plus(3.0e38f, 3.0e38))
                .withMessage("no real lies 3.0E38 from 3e+38");
    }

    // --- what is refused -------------------------------------------------------------------------------------------

    @Test
    void whatIsNotFiniteIsRefusedByItsValue() {
        for (double number : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> ElementTypes.DOUBLE_PRECISION.normalise(number))
                    .isNotInstanceOf(LiteralParseException.class)
                    .withMessage("NaN and the infinities are refused: expected a finite number, not " + number);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> ElementTypes.REAL.normalise((float) number))
                    .withMessageContaining("not " + number);
        }
        assertThat(ElementTypes.DOUBLE_PRECISION.normalise(-0.0)).isEqualTo(-0.0);
    }

    /** Nothing is expanded: neither to refuse, nor to compare, hash or print what is refused. */
    @Test
    void aNumericBeyondTheServersLimitsIsRefusedBySize() {
        List<BigDecimal> refused = List.of(
                new BigDecimal("1e131072"),
                new BigDecimal("1e-16384"),
                new BigDecimal("1.5e-16383"),
                new BigDecimal("1e999999999"),
                new BigDecimal("-1e999999999"),
                new BigDecimal("1e-999999999"),
                new BigDecimal("0e-999999999"),
                new BigDecimal(BigInteger.ONE, Integer.MIN_VALUE),
                new BigDecimal(BigInteger.ONE, Integer.MAX_VALUE),
                new BigDecimal(BigInteger.ONE.shiftLeft(600_000)),
                new BigDecimal(BigInteger.ONE.shiftLeft(600_000), 100_000));
        for (BigDecimal number : refused) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> ElementTypes.NUMERIC.normalise(number))
                    .withMessageStartingWith("a numeric has at most 131072 digits before the point and 16383 after it")
                    .isNotInstanceOf(LiteralParseException.class)
                    .satisfies(refusal -> assertThat(refusal.getMessage()).hasSizeLessThan(200));
            assertThat(ElementTypes.NUMERIC.compare(number, new BigDecimal("12345")))
                    .isEqualTo(number.compareTo(new BigDecimal("12345")));
            BigDecimal twin = number.scale() == Integer.MAX_VALUE
                    ? new BigDecimal(number.unscaledValue(), number.scale())
                    : new BigDecimal(number.unscaledValue().multiply(BigInteger.TEN), number.scale() + 1);
            assertThat(ElementTypes.NUMERIC.hash(twin)).isEqualTo(ElementTypes.NUMERIC.hash(number));
        }
        assertThat(refused).hasSize(11);
        assertThat(ElementTypes.NUMERIC.format(new BigDecimal("1e999999999"))).isEqualTo("1E+999999999");
        assertThat(ElementTypes.NUMERIC.normalise(new BigDecimal("1e131071"))).isEqualTo(new BigDecimal("1e131071"));
        assertThat(ElementTypes.NUMERIC.normalise(new BigDecimal("1e100")))
                .isEqualTo(new BigDecimal("1e100").setScale(0));
        assertThat(ElementTypes.NUMERIC.normalise(new BigDecimal("1e-16383"))).isEqualTo(new BigDecimal("1e-16383"));
        assertThat(ElementTypes.NUMERIC.normalise(new BigDecimal("0e999999999")))
                .isEqualTo(new BigDecimal("0"));
        assertThat(ElementTypes.NUMERIC.normalise(new BigDecimal("1.50"))).isEqualTo(new BigDecimal("1.50"));
    }

    @Test
    void everyNumberIsANumberInJsonAndAUuidIsNot() {
        assertThat(types()).hasSize(7);
        assertThat(types().filter(ElementType::isNumeric)).hasSize(6);
        assertThat(ElementTypes.UUID.isNumeric()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("types")
    <E> void theExamplesAreInOrderAndPrintedAsTheyAre(ElementType<E> type) {
        E first = type.parse(ElementText.of(type.examples()[0]));
        E second = type.parse(ElementText.of(type.examples()[1]));
        assertThat(type.compare(first, second)).isNegative();
        assertThat(type.format(first)).isEqualTo(type.examples()[0]);
        assertThat(type.format(second)).isEqualTo(type.examples()[1]);
        assertThat(ElementTypes.of(type.javaType())).containsSame(type);
    }

    @Test
    void theElementTypeOfAPrimitiveIsThatOfItsBox() {
        assertThat(ElementTypes.of(short.class))
                .contains(ElementTypes.of(Short.class).orElseThrow());
        assertThat(ElementTypes.of(int.class))
                .contains(ElementTypes.of(Integer.class).orElseThrow());
        assertThat(ElementTypes.of(long.class))
                .contains(ElementTypes.of(Long.class).orElseThrow());
        assertThat(ElementTypes.of(double.class))
                .contains(ElementTypes.of(Double.class).orElseThrow());
        assertThat(ElementTypes.of(float.class))
                .contains(ElementTypes.of(Float.class).orElseThrow());
        assertThat(ElementTypes.of(UUID.class)).isPresent();
        assertThat(ElementTypes.of(byte.class)).isEmpty();
    }
}

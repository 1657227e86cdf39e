package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.valueranges.internal.element.ElementText;
import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import io.github.valueranges.oracles.RandomSource;
import io.github.valueranges.oracles.Recorder;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Numbers and UUIDs are read from the texts that the server reads them from, and printed as the server prints them. The
 * server judges every text of a corpus; of what it accepts, NaN and the infinities alone are refused here.
 */
@Tag("server")
class NumberTextTests {

    private static final List<String> BODIES = List.of(
            "",
            "0",
            "5",
            "007",
            "00000000000000000000000000000000000000000000042",
            "1_000",
            "1__0",
            "_1",
            "1_",
            "0_7",
            "0x1F",
            "0X1f",
            "0x_1F",
            "0x1_F",
            "0x1__F",
            "0x_",
            "0x1_",
            "0x",
            "0xg",
            "0x1.8",
            "0x.8",
            "0x.",
            "0x.p1",
            "0x1p3",
            "0x1.8p-3",
            "0x1.p+1",
            "0x1p",
            "0x1p+",
            "0x1e3",
            "0x1p3x",
            "0o17",
            "0O1_7",
            "0o8",
            "0b101",
            "0B1_01",
            "0b2",
            "00x1",
            "0_x1",
            "1.0",
            "1.",
            ".5",
            ".",
            "1.5",
            "1.50",
            "00012.50",
            "1.2.3",
            "1_.5",
            "1._5",
            "1.5_",
            "1.0_5",
            "1e3",
            "1E+3",
            "1e-7",
            "1e",
            "1e+",
            "1e+-3",
            "e3",
            ".e3",
            "5.e1",
            "1.50e1",
            "1e1_0",
            "1e_10",
            "1e10_",
            "1e1__0",
            "1e0000000000000000000000000000000000000000003",
            "1e5.",
            "0e10",
            "0e99999",
            "0e-5",
            "0e-16383",
            "0e-16384",
            "0e1073741823",
            "0e1073741824",
            "1e131071",
            "1e131072",
            "0.00001e131076",
            "1e-16383",
            "1e-16384",
            "10e-16384",
            "1.50e-16382",
            "1.50e-16381",
            "1e999999999",
            "1e-999999999",
            "1e99999999999999999999",
            "0e99999999999999999999",
            "1e-99999999999999999999",
            "1e308",
            "1.7976931348623157e308",
            "1.7976931348623158e308",
            "1.797693134862315808e308",
            "1e309",
            "5e-324",
            "3e-324",
            "2e-324",
            "2.4703282292062327e-324",
            "2.4703282292062328e-324",
            "1e23",
            "9007199254740993",
            "9007199254740992.5",
            "3.4028235e38",
            "3.40282356e38",
            "3.4028235677973366e38",
            "3.4028235677973367e38",
            "1e39",
            "1e-45",
            "7.1e-46",
            "7.0e-46",
            "1.00000017881393421514957253748434595763683319091796875",
            "1.00000017881393421514957253748434595763683319091796875001",
            "1.000000178813934",
            "33554432",
            "999999",
            "1000000",
            "999999.95",
            "99999999999999.9",
            "1e15",
            "0.0001",
            "0.00001",
            "0x1p1024",
            "0x1.fffffffffffff7p1023",
            "0x1.fffffffffffff8p1023",
            "0x1p-1074",
            "0x1p-1075",
            "0x1.8p-1075",
            "0x0p99999999999999999999",
            "0x1p99999999999999999999",
            "0x1.0000010p0",
            "0x1.0000011p0",
            "0x1.00000100000000000000000000000000000000000000000000000001p0",
            "32767",
            "32768",
            "0x7fff",
            "0x8000",
            "2147483647",
            "2147483648",
            "0x7fffffff",
            "0x80000000",
            "9223372036854775807",
            "9223372036854775808",
            "0x7fffffffffffffff",
            "0x8000000000000000",
            "0o777777777777777777777",
            "0o1000000000000000000000",
            "0b1111111111111111111111111111111",
            "99999999999999999999999999999999999999",
            "NaN",
            "nan",
            "nan(1)",
            "NaNx",
            "inf",
            "Inf",
            "INFINITY",
            "infinit",
            "infinityx",
            "1d",
            "1f",
            "1L",
            "1,5",
            "1 000",
            "1'000",
            "\u0661",
            "\u0e51",
            "\uff11",
            "1\u00a0",
            "\u00a01",
            "1\u2003",
            "\u22121",
            "x",
            "null",
            "true");

    private static final List<String> UUIDS = List.of(
            "a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11",
            "A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11",
            "{a0eebc99-9c0b4ef8-bb6d6bb9-bd380a11}",
            "a0eebc999c0b4ef8bb6d6bb9bd380a11",
            "a0ee-bc99-9c0b-4ef8-bb6d-6bb9-bd38-0a11",
            "{a0eebc99-9c0b4ef8-bb6d6bb9-bd380a11",
            "a0eebc99-9c0b4ef8-bb6d6bb9-bd380a11}",
            "a0eebc999c0b4ef8bb6d6bb9bd380a11-",
            "-a0eebc999c0b4ef8bb6d6bb9bd380a11",
            "a0-eebc999c0b4ef8bb6d6bb9bd380a11",
            "a0ee--bc999c0b4ef8bb6d6bb9bd380a11",
            "{a0eebc999c0b4ef8bb6d6bb9bd380a11-}",
            "{}",
            "{{a0eebc999c0b4ef8bb6d6bb9bd380a11}}",
            "g0eebc999c0b4ef8bb6d6bb9bd380a11",
            "a0eebc999c0b4ef8bb6d6bb9bd380a1",
            "a0eebc999c0b4ef8bb6d6bb9bd380a111",
            "00000000-0000-0000-0000-000000000000",
            "ffffffff-ffff-ffff-ffff-ffffffffffff",
            "80000000-0000-0000-0000-000000000000",
            "7fffffff-ffff-ffff-8000-000000000000",
            "0-0-0-0-0",
            "\uff10eebc99-9c0b-4ef8-bb6d-6bb9bd380a11");

    private static final String EDITS = "0123456789abcdefxXoObBeEpP._+- {}\t\u000b\f\u00a0\u0661";

    private static final int RANDOM_EDITS = 3_000;

    static Stream<ElementType<?>> numbers() {
        return Stream.of(
                ElementTypes.SMALLINT,
                ElementTypes.INTEGER,
                ElementTypes.BIGINT,
                ElementTypes.NUMERIC,
                ElementTypes.DOUBLE_PRECISION,
                ElementTypes.REAL);
    }

    static Stream<ElementType<?>> types() {
        return Stream.concat(numbers(), Stream.of(ElementTypes.UUID));
    }

    /** Every body with signs and white space around it, and edits of those. */
    private static List<String> corpus(ElementType<?> type) {
        List<String> bodies = type.isNumeric() ? BODIES : UUIDS;
        Set<String> texts = new LinkedHashSet<>();
        for (String body : bodies) {
            for (String sign : List.of("", "-", "+", "--", "+-", "- ")) {
                texts.add(sign + body);
            }
            for (String space : List.of(" ", "\t", "\n", "\u000b", "\f", "\r", "\u00a0", " \t ")) {
                texts.add(space + body);
                texts.add(body + space);
            }
        }
        for (int i = 0; i < RANDOM_EDITS; i++) {
            RandomSource random = RandomSource.ofCase(77, i);
            StringBuilder text = new StringBuilder(bodies.get((int) random.between(0, bodies.size() - 1)));
            for (long edits = random.between(1, 3); edits > 0; edits--) {
                int at = (int) random.between(0, text.length());
                char c = EDITS.charAt((int) random.between(0, EDITS.length() - 1));
                if (at < text.length() && random.between(0, 1) == 0) {
                    text.setCharAt(at, c);
                } else {
                    text.insert(at, c);
                }
            }
            texts.add(text.toString());
        }
        return new ArrayList<>(texts);
    }

    private static <E> String read(ElementType<E> type, String text) {
        E element;
        try {
            element = type.parse(ElementText.of(text));
        } catch (LiteralParseException refused) {
            assertThat(refused.getErrorIndex()).isBetween(0, text.length());
            assertThat(refused.getMessage()).hasSizeLessThan(400);
            return null;
        }
        assertThat(type.normalise(element)).as(text).isEqualTo(element);
        return type.format(element);
    }

    /** How many texts of the corpus are finite values of the type. */
    private static final Map<String, Integer> ACCEPTED = Map.of(
            "smallint",
            365,
            "integer",
            537,
            "bigint",
            653,
            "numeric",
            1738,
            "double precision",
            1609,
            "real",
            1377,
            "uuid",
            142);

    @ParameterizedTest
    @MethodSource("types")
    void everyTextIsReadAndPrintedAsTheServerDoes(ElementType<?> type) {
        List<String> texts = corpus(type);
        List<List<String>> rows = PostgresAnswers.rows(
                "select case when pg_input_is_valid(a, '" + type.postgresName() + "') then (a::" + type.postgresName()
                        + ")::text end from unnest(?::text[]) with ordinality as t(a, n) order by n",
                texts);
        assertThat(rows).hasSameSizeAs(texts);
        Recorder recorder = Recorder.of(getClass(), type.postgresName());
        int accepted = 0;
        for (int i = 0; i < texts.size(); i++) {
            String server = rows.get(i).get(0);
            boolean finite =
                    server == null || !List.of("NaN", "Infinity", "-Infinity").contains(server);
            String text = texts.get(i);
            recorder.check(
                    () -> type.postgresName() + " '" + text + "'", finite ? server : null, () -> read(type, text));
            accepted += finite && server != null ? 1 : 0;
        }
        recorder.conclude(type.isNumeric() ? 6_660 : 3_460);
        assertThat(accepted).isEqualTo(ACCEPTED.get(type.postgresName()));
    }

    @Test
    void whatIsNotFiniteIsRefusedWithTheReason() {
        int asked = 0;
        for (ElementType<?> type : List.of(ElementTypes.NUMERIC, ElementTypes.DOUBLE_PRECISION, ElementTypes.REAL)) {
            for (String text : List.of("NaN", "nan", "inf", "Infinity", "-inf", "+INFINITY", " nan ")) {
                assertThatExceptionOfType(LiteralParseException.class)
                        .isThrownBy(() -> type.parse(ElementText.of(text)))
                        .withMessageStartingWith(
                                "NaN and the infinities are refused: expected a finite number at index ")
                        .withMessageEndingWith(" in \"" + text + "\"");
                asked++;
            }
        }
        assertThat(asked).isEqualTo(21);
    }

    @Test
    void whatIsOutOfRangeIsRefusedWithTheBounds() {
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> ElementTypes.INTEGER.parse(ElementText.of("2147483648")))
                .withMessage("an integer is from -2147483648 to 2147483647 at index 0 in \"2147483648\"");
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> ElementTypes.SMALLINT.parse(ElementText.of(" -32769")))
                .withMessage("a smallint is from -32768 to 32767 at index 1 in \" -32769\"");
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> ElementTypes.NUMERIC.parse(ElementText.of("1e999999999")))
                .withMessage("a numeric has at most 131072 digits before the point and 16383 after it at index 0 in"
                        + " \"1e999999999\"");
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> ElementTypes.DOUBLE_PRECISION.parse(ElementText.of("1e400")))
                .withMessage("double precision holds magnitudes from 5e-324 to 1.7976931348623157e+308, and zero at"
                        + " index 0 in \"1e400\"");
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> ElementTypes.REAL.parse(ElementText.of("1e-46")))
                .withMessage("real holds magnitudes from 1e-45 to 3.4028235e+38, and zero at index 0 in \"1e-46\"");
    }

    // --- printing --------------------------------------------------------------------------------------------------

    private static <E> void assertPrintedAsTheServerPrints(
            ElementType<E> type, List<E> numbers, Function<E, String> exactText, Recorder recorder) {
        List<List<String>> rows = PostgresAnswers.rows(
                "select (a::" + type.postgresName() + ")::text from unnest(?::text[]) with ordinality as t(a, n)"
                        + " order by n",
                numbers.stream().map(exactText).toList());
        for (int i = 0; i < numbers.size(); i++) {
            E number = numbers.get(i);
            String server = rows.get(i).get(0);
            recorder.check(() -> exactText.apply(number) + " printed", server, () -> type.format(number));
            recorder.check(() -> server + " read", number, () -> type.parse(ElementText.of(server)));
            recorder.check(
                    () -> exactText.apply(number) + " read",
                    number,
                    () -> type.parse(ElementText.of(exactText.apply(number))));
        }
    }

    /** Random bit patterns, all powers of two with their neighbours, powers of ten, and short decimals. */
    @Test
    void doublesArePrintedAsTheServerPrintsThem() throws Exception {
        List<Double> numbers = new ArrayList<>(List.of(0.0, -0.0, Double.MAX_VALUE, -Double.MIN_VALUE));
        for (int i = 0; numbers.size() < 100_000; i++) {
            double number = Double.longBitsToDouble(RandomSource.ofCase(5, i).nextLong());
            if (Double.isFinite(number)) {
                numbers.add(number);
            }
        }
        for (int exponent = -1074; exponent <= 1023; exponent++) {
            double power = Math.scalb(1.0, exponent);
            numbers.addAll(List.of(power, Math.nextUp(power), Math.nextDown(power)));
        }
        for (int exponent = -323; exponent <= 308; exponent++) {
            double power = Double.parseDouble("1e" + exponent);
            numbers.addAll(List.of(power, -power, Math.nextUp(power), Math.nextDown(power)));
        }
        for (int i = 0; i < 10_000; i++) {
            RandomSource random = RandomSource.ofCase(6, i);
            long digits = random.between(-1L << random.between(1, 60), 1L << random.between(1, 60));
            numbers.add(new BigDecimal(BigInteger.valueOf(digits), (int) random.between(-5, 20)).doubleValue());
        }
        int expected = 100_000 + 2_098 * 3 + 632 * 4 + 10_000;
        Recorder.sweep(
                getClass(),
                "doubles",
                3L * expected,
                recorder -> assertPrintedAsTheServerPrints(
                        ElementTypes.DOUBLE_PRECISION, numbers, Double::toHexString, recorder));
    }

    @Test
    void floatsArePrintedAsTheServerPrintsThem() throws Exception {
        List<Float> numbers = new ArrayList<>(List.of(0.0f, -0.0f, Float.MAX_VALUE, -Float.MIN_VALUE));
        for (int i = 0; numbers.size() < 100_000; i++) {
            float number = Float.intBitsToFloat((int) RandomSource.ofCase(7, i).nextLong());
            if (Float.isFinite(number)) {
                numbers.add(number);
            }
        }
        for (int exponent = -149; exponent <= 127; exponent++) {
            float power = Math.scalb(1.0f, exponent);
            numbers.addAll(List.of(power, Math.nextUp(power), Math.nextDown(power)));
        }
        for (int exponent = -45; exponent <= 38; exponent++) {
            float power = Float.parseFloat("1e" + exponent);
            numbers.addAll(List.of(power, -power, Math.nextUp(power), Math.nextDown(power)));
        }
        for (int i = 0; i < 10_000; i++) {
            RandomSource random = RandomSource.ofCase(8, i);
            numbers.add(new BigDecimal(
                            BigInteger.valueOf(random.between(-10_000_000, 10_000_000)), (int) random.between(-5, 10))
                    .floatValue());
        }
        int expected = 100_000 + 277 * 3 + 84 * 4 + 10_000;
        Recorder.sweep(
                getClass(),
                "floats",
                3L * expected,
                recorder -> assertPrintedAsTheServerPrints(ElementTypes.REAL, numbers, Float::toHexString, recorder));
    }

    /** Decimals halfway between two floats, and a little more and less: rounded to a double first some of them differ. */
    @Test
    void aDecimalBetweenTwoFloatsIsReadAsTheServerReadsIt() throws Exception {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < 5_000; i++) {
            int bits = (int) RandomSource.ofCase(9, i).between(1, 0x7f7f_fffeL);
            BigDecimal below = new BigDecimal(Float.intBitsToFloat(bits));
            BigDecimal above = new BigDecimal(Float.intBitsToFloat(bits + 1));
            BigDecimal half = below.add(above).multiply(new BigDecimal("0.5"));
            BigDecimal little = BigDecimal.ONE.scaleByPowerOfTen(-half.scale() - 40);
            texts.addAll(List.of(
                    half.toString(),
                    half.add(little).toPlainString(),
                    half.subtract(little).toString()));
        }
        List<List<String>> rows = PostgresAnswers.rows(
                "select case when pg_input_is_valid(a, 'real') then (a::real)::text end"
                        + " from unnest(?::text[]) with ordinality as t(a, n) order by n",
                texts);
        Recorder.sweep(getClass(), "halves", 15_000, recorder -> {
            for (int i = 0; i < texts.size(); i++) {
                String text = texts.get(i);
                recorder.check(text, rows.get(i).get(0), read(ElementTypes.REAL, text));
            }
        });
    }

    @Test
    void numericsArePrintedAsTheServerPrintsThem() throws Exception {
        List<BigDecimal> numbers = new ArrayList<>();
        for (int i = 0; i < 5_000; i++) {
            RandomSource random = RandomSource.ofCase(11, i);
            BigInteger digits = BigInteger.valueOf(random.nextLong() >> random.between(0, 63))
                    .pow((int) random.between(1, 5));
            numbers.add(new BigDecimal(digits, (int) random.between(-40, 60)));
        }
        List<List<String>> rows = PostgresAnswers.rows(
                "select (a::numeric)::text from unnest(?::text[]) with ordinality as t(a, n) order by n",
                numbers.stream().map(BigDecimal::toString).toList());
        Recorder.sweep(getClass(), "numerics", 3 * 5_000, recorder -> {
            for (int i = 0; i < numbers.size(); i++) {
                BigDecimal number = numbers.get(i);
                String server = rows.get(i).get(0);
                recorder.check(
                        number + " normalised",
                        server,
                        ElementTypes.NUMERIC.format(ElementTypes.NUMERIC.normalise(number)));
                recorder.check(number + " printed", server, ElementTypes.NUMERIC.format(number));
                recorder.check(number + " read", server, read(ElementTypes.NUMERIC, number.toString()));
            }
        });
    }

    // --- megabytes -------------------------------------------------------------------------------------------------

    /** Each character is read a few times, whatever the text; a whole set of the longest numbers is read in a moment. */
    @Test
    void longTextsAreReadInLinearTime() {
        int quarter = 1 << 18;
        List<String> texts = new ArrayList<>();
        for (String unit : List.of("0", "1", "1_", "_", "f", "x", ".", "e", "-", " ", "7.")) {
            String body = unit.repeat(quarter / unit.length());
            for (String prefix : List.of("", "-", "0x", "0o", "0b", "1e", "0.", "0x0.")) {
                texts.add(prefix + body);
                texts.add(prefix + body + "1e-" + quarter);
                texts.add(prefix + body + "5p-" + 4 * quarter);
            }
        }
        int cases = 0;
        int accepted = 0;
        for (ElementType<?> type : types().toList()) {
            for (String text : texts) {
                CountingText counting = new CountingText(text);
                try {
                    type.parse(ElementText.of(counting));
                    accepted++;
                } catch (LiteralParseException refused) {
                    assertThat(refused.getMessage()).hasSizeLessThan(400);
                }
                assertThat(counting.reads())
                        .as("%s %.20s", type.postgresName(), text)
                        .isLessThan(8L * text.length());
                cases++;
            }
        }
        assertThat(cases).isEqualTo(7 * 11 * 8 * 3);
        assertThat(accepted).isEqualTo(57);
    }

    @Test
    void aLongNumberIsStillTheNumber() {
        String zeros = "0".repeat(1 << 20);
        ElementType<Double> doubles = ElementTypes.DOUBLE_PRECISION;
        assertThat(read(doubles, "1" + zeros + "e-" + (1 << 20))).isEqualTo("1");
        assertThat(read(doubles, "0." + zeros + "5e" + ((1 << 20) + 1))).isEqualTo("5");
        assertThat(read(doubles, "0x1" + zeros + "p-" + (4 << 20))).isEqualTo("1");
        assertThat(read(doubles, "0x0." + zeros + "8p" + ((4 << 20) + 4))).isEqualTo("8");
        assertThat(read(doubles, "9007199254740993" + "." + zeros)).isEqualTo("9.007199254740992e+15");
        assertThat(read(doubles, "9007199254740993" + "." + zeros + "1")).isEqualTo("9.007199254740994e+15");
        assertThat(read(ElementTypes.NUMERIC, zeros + "1.5")).isEqualTo("1.5");
        assertThat(read(ElementTypes.NUMERIC, "1" + zeros + "e-" + (1 << 20))).isNull();
        assertThat(read(ElementTypes.NUMERIC, "0." + zeros + "5e" + ((1 << 20) + 1)))
                .isEqualTo("5");
        assertThat(read(ElementTypes.INTEGER, zeros + "7")).isEqualTo("7");
        String longest = "7".repeat(131_072) + "." + "3".repeat(16_383);
        assertThat(read(ElementTypes.NUMERIC, longest)).isEqualTo(longest);
        assertThat(read(ElementTypes.NUMERIC, "1" + longest)).isNull();
        assertThat(read(ElementTypes.NUMERIC, longest + "3")).isNull();
    }
}

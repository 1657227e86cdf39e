package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.PlainJacksonTests.Mapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What is special about the sets of numbers and UUIDs: primitive operands, equality by value, JSON numbers. */
@Tag("server")
class NumberSetTests {

    private static BigDecimal d(String number) {
        return new BigDecimal(number);
    }

    @Test
    void aSetTakesPrimitiveNumbers() {
        assertThat(ShortSet.of(3, 1, 3)).hasToString("{1,3}");
        assertThat(ShortSet.of((short) 3, 1)).hasToString("{1,3}");
        assertThat(ShortSet.of(3, 1).contains(3)).isTrue();
        assertThat(ShortSet.of(3, 1).contains((short) 2)).isFalse();
        assertThat(ShortSet.of(3, 1).add(2).remove(1)).isEqualTo(ShortSet.of(2, 3));
        assertThat(IntSet.of(12, 7, 12)).hasToString("{7,12}");
        assertThat(IntSet.of(12, 7).contains(7)).isTrue();
        assertThat(IntSet.of(12, 7).add(8).remove(12)).isEqualTo(IntSet.of(7, 8));
        assertThat(LongSet.of(9007199254740993L, 7)).hasToString("{7,9007199254740993}");
        assertThat(LongSet.of(7).contains(7)).isTrue();
        assertThat(LongSet.of(7).add(8).remove(7)).isEqualTo(LongSet.of(8));
        assertThat(DoubleSet.of(2.5, 0.1, 2.5)).hasToString("{0.1,2.5}");
        assertThat(DoubleSet.of(2.5).contains(2.5)).isTrue();
        assertThat(DoubleSet.of(2.5).add(1).remove(2.5)).isEqualTo(DoubleSet.of(1));
        assertThat(FloatSet.of(2.5f, 0.1f, 2.5f)).hasToString("{0.1,2.5}");
        assertThat(FloatSet.of(2.5f).contains(2.5f)).isTrue();
        assertThat(FloatSet.of(2.5f).add(1).remove(2.5f)).isEqualTo(FloatSet.of(1));
        assertThat(ShortSet.of()).isSameAs(ShortSet.empty());
        assertThat(IntSet.of()).isSameAs(IntSet.empty());
        IntSet rooms = IntSet.of(7);
        assertThat(rooms.add(7)).isSameAs(rooms);
        assertThat(rooms.remove(8)).isSameAs(rooms);
    }

    @Test
    void whatNoSetOfTheTypeHoldsIsRefusedByEveryOperation() {
        String message = "a smallint is from -32768 to 32767, not 40000";
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ShortSet.of(1, 40_000))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ShortSet.of(1).contains(40_000))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ShortSet.of(1).add(40_000))
                .withMessage(message);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ShortSet.of(1).remove(40_000))
                .withMessage(message);
        assertThat(ShortSet.of(-32768, 32767)).hasToString("{-32768,32767}");
        for (double number : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            assertThatIllegalArgumentException().isThrownBy(() -> DoubleSet.of(1, number));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> DoubleSet.of(1).contains(number));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> DoubleSet.of(1).add(number));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> DoubleSet.of(1).remove(number));
            assertThatIllegalArgumentException().isThrownBy(() -> FloatSet.of(1, (float) number));
            assertThatIllegalArgumentException().isThrownBy(() -> FloatSet.of(1).contains((float) number));
            assertThat(DoubleSet.of(1).asSet().contains(number)).isFalse();
        }
        assertThatIllegalArgumentException().isThrownBy(() -> BigDecimalSet.of(d("1e999999999")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BigDecimalSet.empty().contains(d("1e-999999999")));
    }

    @Test
    void numbersOfEveryClassAreTakenExactlyOrNotAtAll() {
        List<Number> numbers = List.of((byte) 1, (short) 2, 3, 4L, BigInteger.valueOf(5), new BigDecimal("6"));
        assertThat(ShortSet.of(numbers)).isEqualTo(ShortSet.of(1, 2, 3, 4, 5, 6));
        assertThat(IntSet.of(numbers)).isEqualTo(IntSet.of(1, 2, 3, 4, 5, 6));
        assertThat(LongSet.of(numbers)).isEqualTo(LongSet.of(1, 2, 3, 4, 5, 6));
        List<Number> refused =
                List.of(1.0, 1.5, 1e300, Double.NaN, 1.5f, d("1.0"), d("1e3"), new BigInteger("9223372036854775808"));
        for (Number number : refused) {
            for (List<Number> elements : List.of(List.of(number), List.of(1, number))) {
                assertThatExceptionOfType(LiteralParseException.class).isThrownBy(() -> ShortSet.of(elements));
                assertThatExceptionOfType(LiteralParseException.class).isThrownBy(() -> IntSet.of(elements));
                assertThatExceptionOfType(LiteralParseException.class).isThrownBy(() -> LongSet.of(elements));
            }
        }
        assertThat(refused).hasSize(8);
        assertThatIllegalArgumentException().isThrownBy(() -> IntSet.of(List.of(2147483648L)));
        assertThatNullPointerException()
                .isThrownBy(() -> IntSet.of(Arrays.asList(1, null)))
                .withMessage("element 1");
    }

    /** One element alone is seen without its number. */
    @Test
    void theRefusalOfAnElementSaysWhichOneItIs() {
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> IntSet.of(List.of(3, 1.0)))
                .satisfies(refusal -> {
                    assertThat(refusal.getMessage())
                            .isEqualTo("element 2: " + refusal.getExpected().substring("element 2: ".length())
                                    + " at index 1 in \"1.0\"");
                    assertThat(refusal.getErrorIndex()).isEqualTo(1);
                    assertThat(refusal.getExcerpt()).isEqualTo("1.0");
                });
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> LocalDateSet.ofTexts(List.of("2026-06-01", "2026-06-02", "tomorrow", "never")))
                .withMessageStartingWith("element 3: ")
                .withMessageContaining("\"tomorrow\"");
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> IntSet.of(List.of(1.0)))
                .satisfies(refusal -> assertThat(refusal.getMessage()).doesNotContain("element"));
    }

    /** For every type: a set of its own texts, and a refusal that counts them. */
    @Test
    void aSetAndARangeSetAreMadeOfTexts() {
        List<ValueType<?>> types = Stream.concat(SetType.all().stream(), RangeSetType.all().stream())
                .<ValueType<?>>map(type -> type)
                .toList();
        for (ValueType<?> type : types) {
            String example = type.example().substring(1, type.example().length() - 1);
            List<String> texts = type instanceof SetType ? List.of(example.split(",")) : List.of(example);
            assertThat(ofTexts(type, texts)).isEqualTo(type.parse(type.example()));
            assertThat(ofTexts(type, List.of())).isEqualTo(type.empty());
            assertThatExceptionOfType(LiteralParseException.class)
                    .isThrownBy(() -> ofTexts(type, List.of(texts.get(0), "\0", texts.get(0))))
                    .withMessageStartingWith("element 2: ");
            assertThatExceptionOfType(LiteralParseException.class)
                    .isThrownBy(() -> ofTexts(type, List.of("\0")))
                    .satisfies(refusal -> assertThat(refusal.getMessage()).doesNotContain("element 1"));
            assertThatNullPointerException()
                    .isThrownBy(() -> ofTexts(type, Arrays.asList(texts.get(0), null)))
                    .withMessage("element 1");
        }
        assertThat(types).hasSize(25);
        assertThat(SetType.wrapper(Label.class).ofTexts(List.of("b", "a", "b"))).hasToString("{a,b}");
        assertThat(RangeType.INT.rangeSetType().ofTexts(List.of("[1,3]", "[4,5]", "[8,)")))
                .hasToString("{[1,5],[8,)}");
    }

    private static Object ofTexts(ValueType<?> type, List<String> texts) {
        return type instanceof SetType<?, ?> set ? set.ofTexts(texts) : ((RangeSetType<?, ?, ?>) type).ofTexts(texts);
    }

    record Label(String value) {}

    record Code(String value) {
        Code {
            if (value.length() != 3) {
                throw new IllegalStateException("a code has three letters");
            }
        }
    }

    @Test
    void whatAWrapperThrewIsTheCauseOfTheRefusalOfOneOfMany() {
        for (List<String> texts : List.of(List.of("de"), List.of("abc", "de"))) {
            assertThatExceptionOfType(LiteralParseException.class)
                    .isThrownBy(() -> SetType.wrapper(Code.class).ofTexts(texts))
                    .withMessageContaining("a code has three letters")
                    .withCauseInstanceOf(IllegalStateException.class);
        }
    }

    /** Of equal elements the first that was met stays, as it was written. */
    @Test
    void elementsAreEqualByValueAndKeepTheTextOfTheFirst() {
        assertThat(BigDecimalSet.of(d("1.0"), d("1.00"), d("1"))).hasToString("{1.0}");
        assertThat(BigDecimalSet.of(d("1.00"), d("1.0"))).hasToString("{1.00}").isEqualTo(BigDecimalSet.of(d("1")));
        assertThat(BigDecimalSet.of(d("1.00"))).hasSameHashCodeAs(BigDecimalSet.of(d("1E0")));
        assertThat(BigDecimalSet.of(d("1.0")).union(BigDecimalSet.of(d("1.00"))))
                .hasToString("{1.0}");
        assertThat(BigDecimalSet.of(d("1E+3"), d("1E-7"))).hasToString("{0.0000001,1000}");
        assertThat(BigDecimalSet.of(d("1.50")).contains(d("1.5"))).isTrue();
        assertThat(DoubleSet.of(-0.0, 0.0)).hasToString("{-0}").isEqualTo(DoubleSet.of(0.0));
        assertThat(DoubleSet.of(0.0, -0.0)).hasToString("{0}").hasSameHashCodeAs(DoubleSet.of(-0.0));
        assertThat(FloatSet.of(-0.0f)).hasToString("{-0}").isEqualTo(FloatSet.of(0.0f));
        assertThat(DoubleSet.of(0.0).contains(-0.0)).isTrue();
    }

    @Test
    void whatIsNoUuidIsRefusedWithAnExample() {
        for (String literal : List.of("{x}", "{}}", "{1-1-1-1-1}", "{a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a1}")) {
            assertThatExceptionOfType(LiteralParseException.class).isThrownBy(() -> UuidSet.parse(literal));
        }
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> UuidSet.parse("{x}"))
                .withMessage("expected a UUID such as a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11 at index 1 in \"{x}\"");
    }

    @Test
    void uuidsAreOrderedByUnsignedBytes() {
        UUID seven = UUID.fromString("70000000-0000-0000-0000-000000000000");
        UUID eight = UUID.fromString("80000000-0000-0000-0000-000000000000");
        assertThat(seven.compareTo(eight)).isPositive();
        assertThat(UuidSet.of(eight, seven).toList()).containsExactly(seven, eight);
    }

    static Stream<SetType<?, ?>> types() {
        return SetType.all().stream().filter(type -> type.isNumeric() || type == SetType.UUID);
    }

    /** Two values, an empty one and each with one of them taken away: the server has the same answers. */
    @ParameterizedTest
    @MethodSource("types")
    <E, S extends TypedValueSet<E, S>> void theArrayOperatorsOfTheServerAgree(SetType<E, S> type) {
        S both = type.parse(type.example());
        List<S> sets = List.of(
                type.empty(),
                both,
                both.remove(both.toList().get(0)),
                both.remove(both.toList().get(1)));
        int asked = 0;
        for (S a : sets) {
            for (S b : sets) {
                String left = "'" + a + "'::" + type.postgresName();
                String right = "'" + b + "'::" + type.postgresName();
                assertThat(PostgresAnswers.rows(
                                "select (" + left + " @> " + right + ")::text, (" + left + " <@ " + right
                                        + ")::text, (" + left + " && " + right + ")::text, (" + left + " = " + right
                                        + ")::text, ("
                                        + left + " < " + right + ")::text"))
                        .containsExactly(Stream.of(
                                        a.isSupersetOf(b),
                                        a.isSubsetOf(b),
                                        a.overlaps(b),
                                        a.equals(b),
                                        a.compareTo(b) < 0)
                                .map(String::valueOf)
                                .toList());
                asked++;
            }
        }
        assertThat(asked).isEqualTo(16);
    }

    // --- JSON ------------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @EnumSource
    void numbersAreNumbersInJson(Mapper mapper) throws IOException {
        assertThat(mapper.write(ShortSet.of(2, -1))).isEqualTo("[-1,2]");
        assertThat(mapper.write(IntSet.of(2147483647))).isEqualTo("[2147483647]");
        assertThat(mapper.write(LongSet.of(9007199254740993L))).isEqualTo("[9007199254740993]");
        assertThat(mapper.write(BigDecimalSet.of(d("1.50"), d("1E+3")))).isEqualTo("[1.50,1000]");
        assertThat(mapper.write(DoubleSet.of(0.1))).isEqualTo("[0.1]");
        assertThat(mapper.write(FloatSet.of(0.1f))).isEqualTo("[0.1]");
        assertThat(mapper.write(UuidSet.of(UUID.fromString("a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11"))))
                .isEqualTo("[\"a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11\"]");
        assertThat(mapper.write(Map.of(IntSet.of(2, 1), "x"))).isEqualTo("{\"{1,2}\":\"x\"}");
    }

    @ParameterizedTest
    @EnumSource
    void jsonNumbersAreReadExactly(Mapper mapper) throws IOException {
        assertThat(mapper.read("[2,-1,2]", ShortSet.class)).isEqualTo(ShortSet.of(-1, 2));
        assertThat(mapper.read("[2147483647,-2147483648]", IntSet.class)).isEqualTo(IntSet.of(-2147483648, 2147483647));
        assertThat(mapper.read("[9007199254740993]", LongSet.class)).isEqualTo(LongSet.of(9007199254740993L));
        assertThat(mapper.read("[0.1234567890123456789,1E+3,1.50]", BigDecimalSet.class))
                .hasToString("{0.1234567890123456789,1.50,1000}");
        assertThat(mapper.read("[1e400]", BigDecimalSet.class)).isEqualTo(BigDecimalSet.of(d("1e400")));
        assertThat(mapper.read("[0.1,1,5e-324]", DoubleSet.class)).hasToString("{5e-324,0.1,1}");
        // Rounded to a double first it would be 1.
        assertThat(mapper.read("[1.00000017881393421514957253748434595763683319091796875001]", DoubleSet.class))
                .hasToString("{1.0000001788139343}");
        assertThat(mapper.read("[0.1]", FloatSet.class)).isEqualTo(FloatSet.of(0.1f));
        assertThat(mapper.read("[\"A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11\"]", UuidSet.class))
                .hasToString("{a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11}");
    }

    @ParameterizedTest
    @EnumSource
    void whatAJsonNumberWouldLoseIsRefused(Mapper mapper) {
        int refused = 0;
        for (Class<?> type : List.of(ShortSet.class, IntSet.class, LongSet.class)) {
            for (String json : List.of(
                    "[1.5]",
                    "[1.0]",
                    "[1e2]",
                    "[-0.0]",
                    "[9223372036854775808]",
                    "[1e400]",
                    "[\"1.5\"]",
                    "[\"\"]",
                    "[\"NaN\"]",
                    "[true]",
                    "[null]",
                    "[[1]]",
                    "[{}]",
                    "1",
                    "\"1\"",
                    "\"{1}\"")) {
                assertThatThrownBy(() -> mapper.read(json, type))
                        .as("%s as %s", json, type)
                        .isInstanceOf(Exception.class);
                refused++;
            }
        }
        for (Class<?> type : List.of(DoubleSet.class, FloatSet.class)) {
            for (String json :
                    List.of("[1e400]", "[-1e400]", "[\"NaN\"]", "[\"Infinity\"]", "[true]", "[null]", "[NaN]")) {
                assertThatThrownBy(() -> mapper.read(json, type))
                        .as("%s as %s", json, type)
                        .isInstanceOf(Exception.class);
                refused++;
            }
        }
        assertThatThrownBy(() -> mapper.read("[40000]", ShortSet.class))
                .hasMessageContaining("a smallint is from -32768");
        assertThatThrownBy(() -> mapper.read("[3000000000]", IntSet.class)).hasMessageContaining("an integer is from");
        assertThatThrownBy(() -> mapper.read("[1e999999999]", BigDecimalSet.class))
                .hasMessageContaining("131072 digits");
        assertThatThrownBy(() -> mapper.read("[1]", UuidSet.class)).isInstanceOf(Exception.class);
        assertThat(refused).isEqualTo(3 * 16 + 2 * 7);
    }
}

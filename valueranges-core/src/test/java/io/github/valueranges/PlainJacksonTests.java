package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DefaultTyping;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator;

/** JSON by mappers of both majors that nobody told about these types. */
class PlainJacksonTests {

    /** A mapper of each major as its constructor leaves it, and one of each that ignores what it does not know. */
    enum Mapper {
        JACKSON_2,
        JACKSON_2_LENIENT,
        JACKSON_3,
        JACKSON_3_STRICT;

        private final ObjectMapper two = new ObjectMapper();
        private final JsonMapper three = JsonMapper.builder()
                .configure(
                        tools.jackson.databind.DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                        name().endsWith("STRICT"))
                .build();

        Mapper() {
            two.configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, !name().endsWith("LENIENT"));
        }

        String write(Object value) throws IOException {
            return name().startsWith("JACKSON_2") ? two.writeValueAsString(value) : three.writeValueAsString(value);
        }

        Object read(String json, Type type) throws IOException {
            return name().startsWith("JACKSON_2")
                    ? two.readValue(json, two.constructType(type))
                    : three.readValue(json, three.constructType(type));
        }
    }

    record Booking(LocalDateRange stay, LocalDateRange.UnboundedEnd open, LocalDateRangeSet free, StringSet tags) {}

    record Holder(Object value) {}

    record Right(String value) {}

    record GeneralRange(Range<LocalDate> value) {}

    record GeneralRangeSet(RangeSet<LocalDate> value) {}

    record GeneralSet(ValueSet<String> value) {}

    // --- writing ---------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @EnumSource
    void rangesAreWrittenAsTheirLiterals(Mapper mapper) throws IOException {
        assertThat(mapper.write(LocalDateRange.parse("[2026-06-01,2026-06-09)")))
                .isEqualTo("\"[2026-06-01,2026-06-08]\"");
        assertThat(mapper.write(LocalDateRange.empty())).isEqualTo("\"empty\"");
        assertThat(mapper.write(LocalDateRange.all())).isEqualTo("\"(,)\"");
        assertThat(mapper.write(LocalDateRange.parse("(,2026-06-08]"))).isEqualTo("\"(,2026-06-08]\"");
        assertThat(mapper.write(LocalDateRange.parse("[2026-06-01,infinity]"))).isEqualTo("\"[2026-06-01,infinity]\"");
        assertThat(mapper.write(LocalDateRange.parse("[\"0044-03-15 BC\",)")))
                .isEqualTo("\"[\\\"0044-03-15 BC\\\",)\"");
    }

    @ParameterizedTest
    @EnumSource
    void rangeSetsAreWrittenAsTheirLiterals(Mapper mapper) throws IOException {
        assertThat(mapper.write(LocalDateRangeSet.parse("{[2026-07-01,),[2026-06-01,2026-06-09)}")))
                .isEqualTo("\"{[2026-06-01,2026-06-08],[2026-07-01,)}\"");
        assertThat(mapper.write(LocalDateRangeSet.empty())).isEqualTo("\"{}\"");
        assertThat(mapper.write(LocalDateRangeSet.all())).isEqualTo("\"{(,)}\"");
    }

    @ParameterizedTest
    @EnumSource
    void setsAreWrittenAsArraysOfTheirElements(Mapper mapper) throws IOException {
        assertThat(mapper.write(StringSet.of("two words", "NULL", "", "a\"b", "alpha")))
                .isEqualTo("[\"\",\"NULL\",\"a\\\"b\",\"alpha\",\"two words\"]");
        assertThat(mapper.write(StringSet.empty())).isEqualTo("[]");
    }

    @ParameterizedTest
    @EnumSource
    void wrapperSetsAreWrittenAsTheSetsOfWhatTheyWrap(Mapper mapper) throws IOException {
        WrapperSet<Right> rights = WrapperSet.of(Right.class, new Right("write"), new Right("read"));
        assertThat(mapper.write(rights)).isEqualTo("[\"read\",\"write\"]");
        assertThat(mapper.write(new Holder(rights))).isEqualTo("{\"value\":[\"read\",\"write\"]}");
        assertThat(mapper.write(Map.of(rights, 1))).isEqualTo("{\"{read,write}\":1}");
    }

    @ParameterizedTest
    @EnumSource
    void valuesOfAGeneralTypeAreWrittenByTheirOwn(Mapper mapper) throws IOException {
        assertThat(mapper.write(new GeneralRange(LocalDateRange.parse("[2026-06-01,)"))))
                .isEqualTo("{\"value\":\"[2026-06-01,)\"}");
        assertThat(mapper.write(new GeneralRangeSet(LocalDateRangeSet.all()))).isEqualTo("{\"value\":\"{(,)}\"}");
        assertThat(mapper.write(new GeneralSet(StringSet.of("alpha")))).isEqualTo("{\"value\":[\"alpha\"]}");
    }

    @ParameterizedTest
    @EnumSource
    void mapKeysAreLiteralsOfEveryType(Mapper mapper) throws IOException {
        assertThat(mapper.write(Map.of(LocalDateRange.parse("[2026-06-01,2026-06-08]"), "F")))
                .isEqualTo("{\"[2026-06-01,2026-06-08]\":\"F\"}");
        assertThat(mapper.write(Map.of(LocalDateRangeSet.parse("{[2026-06-01,2026-06-08]}"), "F")))
                .isEqualTo("{\"{[2026-06-01,2026-06-08]}\":\"F\"}");
        assertThat(mapper.write(Map.of(StringSet.of("two words", "alpha"), "F")))
                .isEqualTo("{\"{alpha,\\\"two words\\\"}\":\"F\"}");
    }

    // --- reading what was written ----------------------------------------------------------------------------------

    @ParameterizedTest
    @EnumSource
    void everyValueIsReadBackInEveryPlace(Mapper mapper) throws IOException {
        int cases = 0;
        for (ValueType<?> type : ValueType.all()) {
            for (Object value : TypeSamples.of(type)) {
                for (Class<?> declared : TypeSamples.declarable(type, value)) {
                    assertThat(mapper.read(mapper.write(value), declared)).isEqualTo(value);
                    assertThat(mapper.read(mapper.write(List.of(value, value)), generic(List.class, declared)))
                            .isEqualTo(List.of(value, value));
                    assertThat(mapper.read(
                                    mapper.write(Map.of("k", value)), generic(Map.class, String.class, declared)))
                            .isEqualTo(Map.of("k", value));
                    assertThat(mapper.read(
                                    mapper.write(Map.of(value, "v")), generic(Map.class, declared, String.class)))
                            .isEqualTo(Map.of(value, "v"));
                    cases++;
                }
            }
        }
        assertThat(cases).isEqualTo(TypeSamples.declarableCount());
    }

    @ParameterizedTest
    @EnumSource
    void recordComponentsAreReadAndWritten(Mapper mapper) throws IOException {
        Booking booking = new Booking(
                LocalDateRange.parse("[2026-06-01,2026-06-08]"),
                new LocalDateRange.UnboundedEnd(LocalDate.parse("2026-06-01")),
                LocalDateRangeSet.parse("{[2026-06-01,2026-06-02],[2026-06-08,)}"),
                StringSet.of("sea", "bath"));
        String json = "{\"stay\":\"[2026-06-01,2026-06-08]\",\"open\":\"[2026-06-01,)\","
                + "\"free\":\"{[2026-06-01,2026-06-02],[2026-06-08,)}\",\"tags\":[\"bath\",\"sea\"]}";
        assertThat(mapper.write(booking)).isEqualTo(json);
        assertThat(mapper.read(json, Booking.class)).isEqualTo(booking);
    }

    @ParameterizedTest
    @EnumSource
    void nullStaysNullAndIsNotTheEmptyValue(Mapper mapper) throws IOException {
        Booking none = new Booking(null, null, null, null);
        String json = "{\"stay\":null,\"open\":null,\"free\":null,\"tags\":null}";
        assertThat(mapper.write(none)).isEqualTo(json);
        assertThat(mapper.read(json, Booking.class)).isEqualTo(none);
        assertThat(mapper.read("{}", Booking.class)).isEqualTo(none);
        for (ValueType<?> type : ValueType.all()) {
            assertThat(mapper.read("null", type.javaType())).isNull();
        }
    }

    @ParameterizedTest
    @EnumSource
    void setsAreCanonicalHoweverTheArrayIsWritten(Mapper mapper) throws IOException {
        assertThat(mapper.read("[\"b\",\"a\",\"b\"]", StringSet.class)).isEqualTo(StringSet.of("a", "b"));
        assertThat(mapper.read("[]", StringSet.class)).isEqualTo(StringSet.empty());
        assertThat(mapper.read("{\"{b,a,b}\":1}", generic(Map.class, StringSet.class, Integer.class)))
                .isEqualTo(Map.of(StringSet.of("a", "b"), 1));
    }

    // --- refusing --------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @EnumSource
    void aVariantReadsItsOwnShapeAlone(Mapper mapper) throws IOException {
        int read = 0;
        int refused = 0;
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            for (Object value : TypeSamples.of(type)) {
                for (Class<?> variant : type.variants()) {
                    String json = mapper.write(value);
                    String key = mapper.write(Map.of(value, 1));
                    if (variant.isInstance(value)) {
                        assertThat(mapper.read(json, variant)).isEqualTo(value);
                        read++;
                    } else {
                        assertRefused(mapper, json, variant, "expected a range that is ");
                        assertRefused(
                                mapper, key, generic(Map.class, variant, Integer.class), "expected a range that is ");
                        refused++;
                    }
                }
            }
        }
        assertThat(read).isEqualTo(11 * 8);
        assertThat(refused).isEqualTo(4 * read);
    }

    @ParameterizedTest
    @EnumSource
    void noTypeAndNoVariantReadsAnObject(Mapper mapper) {
        String[] objects = {
            "{}",
            "{\"start\":\"2026-06-01\",\"end\":\"2026-06-08\"}",
            "{\"start\":\"2026-06-01\"}",
            "{\"end\":\"2026-06-08\"}",
            "{\"start\":[2026,6,1],\"end\":[2026,6,8]}",
            "{\"empty\":true}",
            "{\"literal\":\"empty\"}",
            "{\"elements\":[\"a\"]}",
            "{\"value\":\"empty\"}"
        };
        int cases = 0;
        for (Class<?> type : everyReadableClass()) {
            for (String json : objects) {
                assertRefused(mapper, json, type, "");
                assertRefused(mapper, "[" + json + "]", generic(List.class, type), "");
                cases++;
            }
        }
        assertThat(cases).isEqualTo((11 * 6 + 11 + 14) * 9);
    }

    @ParameterizedTest
    @EnumSource
    void rangesAreReadFromTextAlone(Mapper mapper) {
        int cases = 0;
        for (Class<?> type : everyReadableClass()) {
            if (ValueSet.class.isAssignableFrom(type)) {
                continue;
            }
            for (String json : List.of("1", "1.5", "true", "false", "[]", "[\"2026-06-01\",\"2026-06-08\"]", "[[]]")) {
                assertRefused(mapper, json, type, "");
                cases++;
            }
        }
        assertThat(cases).isEqualTo((11 * 6 + 11) * 7);
    }

    @ParameterizedTest
    @EnumSource
    void setsAreReadFromArraysOfScalarsAlone(Mapper mapper) {
        int cases = 0;
        for (SetType<?, ?> type : SetType.all()) {
            for (String json :
                    List.of("1", "true", "\"\"", "\"{}\"", "\"alpha\"", "[[]]", "[{}]", "[null]", "[\"a\",null]")) {
                assertRefused(mapper, json, type.javaType(), "");
                cases++;
            }
        }
        assertThat(cases).isEqualTo(14 * 9);
    }

    @ParameterizedTest
    @EnumSource
    void anInvalidLiteralIsRefusedWithItsReason(Mapper mapper) {
        assertRefused(
                mapper,
                "\"[2026-06-08,2026-06-01]\"",
                LocalDateRange.class,
                "lower bound 2026-06-08 is after upper bound 2026-06-01 at index 0");
        assertRefused(mapper, "\"\"", LocalDateRange.class, "expected [ or ( or empty");
        assertRefused(mapper, "\"12/6/19\"", LocalDateRange.class, "expected [ or ( or empty");
        assertRefused(mapper, "\"\"", LocalDateRange.Finite.class, "expected [ or ( or empty");
        assertRefused(mapper, "\"{[2026-06-31,)}\"", LocalDateRangeSet.class, "expected a day from 01 to 30");
        assertRefused(mapper, "\"empty\"", LocalDateRangeSet.class, "expected {");
        assertRefused(mapper, "[\"a\\u0000b\"]", StringSet.class, "NUL");
        assertRefused(mapper, "[\"\\ud800\"]", StringSet.class, "surrogate");
        assertRefused(mapper, "{\"{a,NULL}\":1}", generic(Map.class, StringSet.class, Integer.class), "NULL");
        assertRefused(mapper, "{\"\":1}", generic(Map.class, LocalDateRange.class, Integer.class), "");
    }

    @ParameterizedTest
    @EnumSource
    void aWrapperSetIsNotReadWithoutItsWrapper(Mapper mapper) {
        Type rights = generic(WrapperSet.class, Right.class);
        int cases = 0;
        for (Type type : List.of(rights, WrapperSet.class)) {
            for (String json : List.of("[]", "[\"read\"]", "{}", "\"{read}\"", "\"{}\"", "\"\"", "1")) {
                assertRefused(mapper, json, type, "");
                cases++;
            }
            assertRefused(mapper, "{\"{read}\":1}", generic(Map.class, type, Integer.class), "");
        }
        assertThat(cases).isEqualTo(14);
    }

    @ParameterizedTest
    @EnumSource
    void aGeneralTypeIsNotRead(Mapper mapper) {
        int cases = 0;
        for (Class<?> type : List.of(
                RangeLike.class,
                Range.class,
                RangeAlgebra.class,
                TypedRange.class,
                DiscreteRange.class,
                RangeSet.class,
                TypedRangeSet.class,
                DiscreteRangeSet.class,
                ValueSet.class,
                TypedValueSet.class)) {
            for (String json : List.of("{}", "[]", "\"empty\"", "\"{}\"", "[\"a\"]", "\"[2026-06-01,2026-06-08]\"")) {
                assertRefused(mapper, json, type, "");
                cases++;
            }
        }
        assertThat(cases).isEqualTo(60);
    }

    private static List<Class<?>> everyReadableClass() {
        List<Class<?>> classes = new ArrayList<>();
        for (ValueType<?> type : ValueType.all()) {
            classes.add(type.javaType());
            classes.addAll(type.variants());
        }
        return classes;
    }

    private static void assertRefused(Mapper mapper, String json, Type type, String reason) {
        assertThatThrownBy(() -> mapper.read(json, type))
                .as("%s as %s by %s", json, type, mapper)
                .isInstanceOfAny(
                        com.fasterxml.jackson.databind.JsonMappingException.class,
                        tools.jackson.databind.DatabindException.class)
                .hasMessageContaining(reason);
    }

    private static ParameterizedType generic(Class<?> raw, Type... arguments) {
        return new ParameterizedType() {
            @Override
            public Type[] getActualTypeArguments() {
                return arguments.clone();
            }

            @Override
            public Type getRawType() {
                return raw;
            }

            @Override
            public Type getOwnerType() {
                return null;
            }

            @Override
            public String toString() {
                return raw.getSimpleName() + List.of(arguments);
            }
        };
    }

    @ParameterizedTest
    @EnumSource
    void objectsInsideMapsAndListsAreWrittenAsLiterals(Mapper mapper) throws IOException {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("range", LocalDateRange.parse("[2026-06-01,2026-06-08]"));
        values.put("ranges", List.of(LocalDateRange.empty(), LocalDateRangeSet.empty(), StringSet.empty()));
        values.put("array", new Object[] {LocalDateRange.all()});
        assertThat(mapper.write(new Holder(values)))
                .isEqualTo("{\"value\":{\"range\":\"[2026-06-01,2026-06-08]\",\"ranges\":[\"empty\",\"{}\",[]],"
                        + "\"array\":[\"(,)\"]}}");
    }

    // --- numbers and UUIDs -------------------------------------------------------------------------------------------

    @ParameterizedTest
    @EnumSource
    void noNumberIsReadAsAnotherOne(Mapper mapper) throws IOException {
        String many = "9".repeat(400);
        int refused = 0;
        for (SetType<?, ?> type : SetType.all()) {
            if (!type.isNumeric()) {
                continue;
            }
            boolean floating = type.elementClass() == Double.class || type.elementClass() == Float.class;
            boolean exact = type.elementClass() == BigDecimal.class;
            List<String> numbers = floating
                    ? List.of("1e-400", "-1e-400", "1e400", "1e-999999999", "1e999999999", many, "\"NaN\"", "\"inf\"")
                    : exact
                            ? List.of("1e999999999", "1e-999999999", "1e131072")
                            : List.of("1.5", "1e-400", "1.0", many);
            for (String number : numbers) {
                assertRefused(mapper, "[" + number + "]", type.javaType(), "");
                refused++;
            }
        }
        assertThat(refused).isEqualTo(2 * 8 + 3 + 3 * 4);
        assertThat(mapper.read("[1e-300,0.1,100,1e2]", DoubleSet.class)).isEqualTo(DoubleSet.of(1e-300, 0.1, 100));
        assertThat(mapper.read("[0." + "1".repeat(400) + "]", DoubleSet.class))
                .isEqualTo(DoubleSet.parse("{0.1111111111111111}"));
        // Halfway between two floats as a double, and above that as it is written.
        assertThat(mapper.read("[1.00000017881393432617187499]", FloatSet.class))
                .isEqualTo(FloatSet.parse("{1.00000017881393432617187499}"));
        assertThat(mapper.read("[9007199254740993]", LongSet.class)).isEqualTo(LongSet.of(9007199254740993L));
    }

    @ParameterizedTest
    @EnumSource
    void theSignOfZeroIsKept(Mapper mapper) throws IOException {
        int kept = 0;
        for (Class<?> type : List.of(DoubleSet.class, FloatSet.class)) {
            for (String json : List.of("[-0.0]", "[-0]", "[-0e5]", "[\"-0\"]")) {
                assertThat(mapper.read(json, type)).hasToString("{-0}");
                kept++;
            }
            assertThat(mapper.read("[0.0,-0.0]", type)).hasToString("{0}");
            assertThat(mapper.write(mapper.read("[-0.0]", type))).isEqualTo("[-0.0]");
        }
        assertThat(kept).isEqualTo(8);
    }

    /** As a mapper writes them that names the class of whatever is not final. */
    @Test
    void aSetOfDoublesIsReadByAMapperThatNamesClasses() throws IOException {
        ObjectMapper two = new ObjectMapper();
        two.activateDefaultTyping(two.getPolymorphicTypeValidator(), ObjectMapper.DefaultTyping.NON_FINAL);
        DoubleSet set = DoubleSet.of(-0.0, 0.1, 2.5, 1e300);
        assertThat(two.readValue(two.writeValueAsString(set), DoubleSet.class))
                .isEqualTo(set)
                .hasToString("{-0,0.1,2.5,1e+300}");
    }

    /** A class is named where JSON alone does not say which it is: of every number but an int and a double. */
    @Test
    void defaultTypingWithoutTheModuleKeepsRangesAndLosesTheSetsOfSomeNumbers() {
        JsonMapper three = JsonMapper.builder()
                .activateDefaultTyping(
                        BasicPolymorphicTypeValidator.builder()
                                .allowIfBaseType(Object.class)
                                .build(),
                        DefaultTyping.JAVA_LANG_OBJECT)
                .build();
        ObjectMapper two = new ObjectMapper();
        two.activateDefaultTyping(two.getPolymorphicTypeValidator(), ObjectMapper.DefaultTyping.JAVA_LANG_OBJECT);
        Set<Class<?>> lost = new HashSet<>();
        int kept = 0;
        for (ValueType<?> type : ValueType.all()) {
            Object value = type.parse(type.example());
            try {
                assertThat(three.readValue(three.writeValueAsString(value), type.javaType()))
                        .isEqualTo(value);
                assertThat(two.readValue(two.writeValueAsString(value), type.javaType()))
                        .isEqualTo(value);
                kept++;
            } catch (JacksonException refused) {
                lost.add(type.javaType());
                assertThatThrownBy(() -> two.readValue(two.writeValueAsString(value), type.javaType()))
                        .isInstanceOf(com.fasterxml.jackson.databind.JsonMappingException.class);
            } catch (IOException refused) {
                throw new AssertionError(type + " is refused by Jackson 2 alone", refused);
            }
        }
        assertThat(lost).containsExactlyInAnyOrder(ShortSet.class, LongSet.class, BigDecimalSet.class, FloatSet.class);
        assertThat(kept).isEqualTo(11 + 11 + 14 - 4);
    }

    /** What a value is declared as is known to both sides here, as it is for a component. */
    private static Set<Class<?>> notReadBack(DefaultTyping kind) {
        JsonMapper three = JsonMapper.builder()
                .activateDefaultTyping(
                        BasicPolymorphicTypeValidator.builder()
                                .allowIfBaseType(Object.class)
                                .build(),
                        kind)
                .build();
        Set<Class<?>> lost = new HashSet<>();
        for (ValueType<?> type : ValueType.all()) {
            Object value = type.parse(type.example());
            String json = three.writerFor(type.javaType()).writeValueAsString(value);
            try {
                Object read = three.readValue(json, type.javaType());
                assertThat(read).isEqualTo(value);
            } catch (JacksonException refused) {
                lost.add(type.javaType());
            }
        }
        return lost;
    }

    @Test
    void theKindOfDefaultTypingDecidesWhichSetsAreLost() {
        Map<DefaultTyping, Set<Class<?>>> lost = Map.of(
                DefaultTyping.JAVA_LANG_OBJECT,
                Set.of(ShortSet.class, LongSet.class, BigDecimalSet.class, FloatSet.class),
                DefaultTyping.OBJECT_AND_NON_CONCRETE,
                Set.of(BigDecimalSet.class, FloatSet.class),
                DefaultTyping.NON_CONCRETE_AND_ARRAYS,
                Set.of(BigDecimalSet.class, FloatSet.class),
                DefaultTyping.NON_FINAL,
                Set.of(FloatSet.class),
                DefaultTyping.NON_FINAL_AND_ENUMS,
                Set.of(FloatSet.class),
                DefaultTyping.NON_FINAL_AND_RECORDS,
                Set.of(FloatSet.class));
        assertThat(lost).hasSameSizeAs(DefaultTyping.values());
        lost.forEach(
                (kind, types) -> assertThat(notReadBack(kind)).as("%s", kind).isEqualTo(types));
    }

    @ParameterizedTest
    @EnumSource
    void smallDecimalsHaveExponents(Mapper mapper) throws IOException {
        assertThat(mapper.write(BigDecimalSet.parse("{0.00000001,0.5}"))).isEqualTo("[1E-8,0.5]");
        assertThat(mapper.read("[1E-8,0.5]", BigDecimalSet.class)).hasToString("{0.00000001,0.5}");
    }

    /** Texts are no numbers to it, and numbers no texts. */
    @Test
    void setsOfFloatingPointNumbersAreReadByAMapperThatConvertsNoScalars() throws IOException {
        ObjectMapper two = com.fasterxml.jackson.databind.json.JsonMapper.builder()
                .disable(com.fasterxml.jackson.databind.MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .build();
        JsonMapper three = JsonMapper.builder()
                .disable(tools.jackson.databind.MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .build();
        assertThat(two.readValue("[0.5,-0.0,7]", DoubleSet.class)).hasToString("{-0,0.5,7}");
        assertThat(three.readValue("[0.5,-0.0,7]", DoubleSet.class)).hasToString("{-0,0.5,7}");
        assertThat(two.readValue("[0.5,-0.0,7]", FloatSet.class)).hasToString("{-0,0.5,7}");
        assertThat(three.readValue("[0.5,-0.0,7]", FloatSet.class)).hasToString("{-0,0.5,7}");
    }

    @ParameterizedTest
    @EnumSource
    void aUuidIsReadFromItsOwnTextAlone(Mapper mapper) throws IOException {
        assertThat(mapper.read("[\"a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11\"]", UuidSet.class))
                .isEqualTo(UuidSet.parse("{a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11}"));
        assertRefused(mapper, "[\"oO68mZwLTvi7bWu5vTgKEQ==\"]", UuidSet.class, "");
        assertRefused(mapper, "[\"oO68mZwLTvi7bWu5vTgKEQ\"]", UuidSet.class, "");
        assertRefused(mapper, "[\"\"]", UuidSet.class, "");
    }

    record Amount(BigDecimal value) {}

    /** The numbers of a wrapper are those of the set of what it wraps, whatever scale they were given. */
    @ParameterizedTest
    @EnumSource
    void wrappedNumbersAreWrittenAsTheNumbers(Mapper mapper) throws IOException {
        List<BigDecimal> numbers = List.of(new BigDecimal("1E+3"), new BigDecimal("-2.50"), new BigDecimal("0E+5"));
        String plain = mapper.write(BigDecimalSet.of(numbers));
        assertThat(mapper.write(WrapperSet.of(
                        Amount.class, numbers.stream().map(Amount::new).toList())))
                .isEqualTo(plain)
                .isEqualTo("[-2.50,0,1000]");
    }
}

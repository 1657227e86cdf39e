package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import io.github.valueranges.BigDecimalSet;
import io.github.valueranges.LiteralParseException;
import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.Range;
import io.github.valueranges.RangeSet;
import io.github.valueranges.RangeType;
import io.github.valueranges.StringSet;
import io.github.valueranges.ValueSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.WrapperSet;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DefaultTyping;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.deser.DeserializationProblemHandler;
import tools.jackson.databind.exc.InvalidDefinitionException;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator;

class ValueRangesJacksonModuleTests {

    private static final String JUNE = "[2026-06-01,2026-06-08]";

    private final JsonMapper mapper =
            JsonMapper.builder().addModule(new ValueRangesJacksonModule()).build();

    record AccessRight(String value) {
        AccessRight {
            if (value.isBlank()) {
                throw new IllegalArgumentException("an access right has a name");
            }
        }
    }

    record Booking(LocalDateRange stay, @Nullable LocalDateRangeSet openings, Optional<StringSet> requests) {}

    record Finite(LocalDateRange.Finite stay) {}

    record Rights(WrapperSet<AccessRight> rights) {}

    record General(Range<?> range, ValueSet<?> set, Object any) {}

    record NullsAsEmpty(
            @JsonSetter(nulls = Nulls.AS_EMPTY) StringSet tags,
            @JsonSetter(nulls = Nulls.AS_EMPTY) LocalDateRange stay,
            @JsonSetter(nulls = Nulls.AS_EMPTY) LocalDateRangeSet openings,
            @JsonSetter(nulls = Nulls.AS_EMPTY) LocalDateRange.@Nullable Finite finite) {}

    // --- values -----------------------------------------------------------------------------------------------------

    @Test
    void everyTypeIsReadAndWrittenAsValueAndAsMapKey() {
        int cases = 0;
        for (ValueType<?> type : ValueType.all()) {
            for (Samples.Valid sample : Samples.valid(type)) {
                Object value = type.parse(sample.text());
                String json = mapper.writeValueAsString(value);
                assertThat(json.startsWith("[")).as(json).isEqualTo(Samples.isSet(type));
                assertThat((Object) mapper.readValue(json, type.javaType())).isEqualTo(value);

                JavaType keyed = mapper.getTypeFactory().constructMapType(Map.class, type.javaType(), Integer.class);
                String map = mapper.writeValueAsString(Map.of(value, 1));
                assertThat(map).isEqualTo("{" + mapper.writeValueAsString(sample.literal()) + ":1}");
                Object keyedBack = mapper.readValue(map, keyed);
                assertThat(keyedBack).isEqualTo(Map.of(value, 1));
                cases++;
            }
        }
        assertThat(cases).isEqualTo(Samples.VALID_COUNT);
    }

    @Test
    void everyInvalidTextIsRefusedAsValueAndAsMapKey() {
        int cases = 0;
        for (ValueType<?> type : ValueType.all()) {
            for (String text : Samples.invalid(type)) {
                String json = mapper.writeValueAsString(text);
                assertThatExceptionOfType(MismatchedInputException.class)
                        .as("%s %s", type, text)
                        .isThrownBy(() -> mapper.readValue(json, type.javaType()));
                JavaType keyed = mapper.getTypeFactory().constructMapType(Map.class, type.javaType(), Integer.class);
                assertThatExceptionOfType(InvalidFormatException.class)
                        .as("%s %s", type, text)
                        .isThrownBy(() -> mapper.readValue("{" + json + ":1}", keyed))
                        .withCauseInstanceOf(LiteralParseException.class);
                cases++;
            }
        }
        assertThat(cases).isEqualTo(Samples.INVALID_COUNT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{}", "{\"start\":\"2026-06-01\",\"end\":\"2026-06-08\"}", "1", "true", "[]", "\"\"", "1.5"})
    void everyRangeShapeAndRangeSetRefusesWhatIsNoLiteral(String json) {
        int cases = 0;
        for (ValueType<?> type : ValueType.all()) {
            if (Samples.isSet(type)) {
                continue;
            }
            assertThatExceptionOfType(MismatchedInputException.class)
                    .isThrownBy(() -> mapper.readValue(json, type.javaType()));
            cases++;
            for (Class<?> variant : type.variants()) {
                assertThatExceptionOfType(MismatchedInputException.class)
                        .as("%s from %s", variant, json)
                        .isThrownBy(() -> mapper.readValue(json, variant));
                cases++;
            }
        }
        assertThat(cases).isEqualTo(RangeType.all().size() * 7);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "\"{sea}\"",
                "\"sea\"",
                "\"\"",
                "1",
                "[1]",
                "[null]",
                "[\"sea\",null]",
                "[[\"sea\"]]",
                "[true]",
                "[{}]"
            })
    void aSetRefusesWhatIsNoArrayOfStrings(String json) {
        assertThatExceptionOfType(MismatchedInputException.class)
                .isThrownBy(() -> mapper.readValue(json, StringSet.class));
    }

    @Test
    void aSetIsReadCanonical() {
        assertThat(mapper.readValue("[\"sea\",\"bath\",\"sea\"]", StringSet.class))
                .isEqualTo(StringSet.of("bath", "sea"));
        assertThat(mapper.readValue("[]", StringSet.class)).isEqualTo(StringSet.empty());
        assertThat(mapper.writeValueAsString(StringSet.of("sea", "a\"b", "bath")))
                .isEqualTo("[\"a\\\"b\",\"bath\",\"sea\"]");
    }

    @Test
    void anElementThatTheServerCannotHoldIsRefusedWithItsIndex() {
        assertThatExceptionOfType(InvalidFormatException.class)
                .isThrownBy(() -> mapper.readValue("{\"rights\":[\"read\",\"a\\u0000b\"]}", Rights.class))
                .satisfies(e -> assertThat(e.getPath()).hasSize(2))
                .satisfies(e -> assertThat(e.getPath().get(1).getIndex()).isEqualTo(1));
    }

    // --- shapes -----------------------------------------------------------------------------------------------------

    @Test
    void aValueIsWrittenTheSameUnderEveryDeclaration() {
        LocalDateRange stay = LocalDateRange.parse(JUNE);
        assertThat(mapper.writeValueAsString(new General(stay, StringSet.of("sea"), stay)))
                .isEqualTo("{\"range\":\"" + JUNE + "\",\"set\":[\"sea\"],\"any\":\"" + JUNE + "\"}");
        assertThat(mapper.writeValueAsString(new Finite((LocalDateRange.Finite) stay)))
                .isEqualTo("{\"stay\":\"" + JUNE + "\"}");
        assertThat(mapper.writeValueAsString(List.of(stay, LocalDateRange.empty(), LocalDateRange.all())))
                .isEqualTo("[\"" + JUNE + "\",\"empty\",\"(,)\"]");
    }

    @Test
    void aShapeRefusesEveryOtherShape() {
        int accepted = 0;
        int refused = 0;
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            String finite = type.example();
            int comma = finite.indexOf(',');
            List<String> literals =
                    List.of(finite, finite.substring(0, comma) + ",)", "(" + finite.substring(comma), "(,)", "empty");
            for (Class<?> variant : type.variants()) {
                for (String literal : literals) {
                    String json = mapper.writeValueAsString(literal);
                    if (variant.isInstance(type.parse(literal))) {
                        assertThat((Object) mapper.readValue(json, variant)).isEqualTo(type.parse(literal));
                        accepted++;
                    } else {
                        assertThatExceptionOfType(InvalidFormatException.class)
                                .isThrownBy(() -> mapper.readValue(json, variant))
                                .withCauseInstanceOf(LiteralParseException.class);
                        refused++;
                    }
                }
            }
        }
        assertThat(accepted).isEqualTo(RangeType.all().size() * 5);
        assertThat(refused).isEqualTo(RangeType.all().size() * 20);
    }

    @Test
    void aGeneralDeclarationIsNotRead() {
        int cases = 0;
        for (Class<?> general : new Class<?>[] {Range.class, RangeSet.class, ValueSet.class}) {
            assertThatExceptionOfType(InvalidDefinitionException.class)
                    .isThrownBy(() -> mapper.readValue("\"" + JUNE + "\"", general))
                    .withMessageContaining("general interface");
            cases++;
        }
        assertThat(cases).isEqualTo(3);
        assertThatExceptionOfType(InvalidDefinitionException.class)
                .isThrownBy(() -> mapper.readValue("{\"range\":\"" + JUNE + "\"}", General.class));
    }

    // --- places -----------------------------------------------------------------------------------------------------

    @Test
    void recordsOptionalsAndNullsKeepThreeThingsApart() {
        Booking full =
                new Booking(LocalDateRange.parse(JUNE), LocalDateRangeSet.empty(), Optional.of(StringSet.empty()));
        String json = "{\"stay\":\"" + JUNE + "\",\"openings\":\"{}\",\"requests\":[]}";
        assertThat(mapper.writeValueAsString(full)).isEqualTo(json);
        assertThat(mapper.readValue(json, Booking.class)).isEqualTo(full);

        Booking bare = mapper.readValue("{\"stay\":\"empty\",\"openings\":null}", Booking.class);
        assertThat(bare.stay()).isEqualTo(LocalDateRange.empty());
        assertThat(bare.openings()).isNull();
        assertThat(bare.requests()).isEmpty();
        String nulls = "{\"tags\":null,\"stay\":null,\"openings\":null,\"finite\":null}";
        assertThat(mapper.readValue(nulls, NullsAsEmpty.class))
                .isEqualTo(
                        new NullsAsEmpty(StringSet.empty(), LocalDateRange.empty(), LocalDateRangeSet.empty(), null));
    }

    @Test
    void genericContainersAreReadWithTheirElements() {
        Map<String, List<LocalDateRange>> value = new LinkedHashMap<>();
        value.put("b", List.of(LocalDateRange.parse("[2026-06-01,)"), LocalDateRange.empty()));
        value.put("a", List.of());
        String json = mapper.writeValueAsString(value);
        assertThat(json).isEqualTo("{\"b\":[\"[2026-06-01,)\",\"empty\"],\"a\":[]}");
        assertThat(mapper.readValue(json, new TypeReference<Map<String, List<LocalDateRange>>>() {}))
                .isEqualTo(value);
        assertThat(mapper.readValue("[\"empty\"]", LocalDateRange[].class)).containsExactly(LocalDateRange.empty());
    }

    @Test
    void wrapperSetsAreReadWithTheirElementType() {
        Rights rights = new Rights(WrapperSet.of(AccessRight.class, new AccessRight("write"), new AccessRight("read")));
        assertThat(mapper.writeValueAsString(rights)).isEqualTo("{\"rights\":[\"read\",\"write\"]}");
        assertThat(mapper.readValue("{\"rights\":[\"write\",\"read\",\"write\"]}", Rights.class))
                .isEqualTo(rights);
        Map<WrapperSet<AccessRight>, Integer> keyed = Map.of(rights.rights(), 1);
        String json = mapper.writeValueAsString(keyed);
        assertThat(json).isEqualTo("{\"{read,write}\":1}");
        assertThat(mapper.readValue(json, new TypeReference<Map<WrapperSet<AccessRight>, Integer>>() {}))
                .isEqualTo(keyed);
    }

    @Test
    void aWrapperThatRefusesItsTextIsAnInvalidFormat() {
        assertThatExceptionOfType(InvalidFormatException.class)
                .isThrownBy(() -> mapper.readValue("{\"rights\":[\"read\",\" \"]}", Rights.class))
                .satisfies(e -> assertThat(Refusals.messageIn(e)).contains("an access right has a name"))
                .satisfies(e -> assertThat(e.getPath()).hasSize(2))
                .satisfies(e -> assertThat(e.getPath().get(1).getIndex()).isEqualTo(1));
    }

    @Test
    void aWrapperSetOfNoKnownElementIsRefusedAsADefinition() {
        assertThatExceptionOfType(InvalidDefinitionException.class)
                .isThrownBy(() -> mapper.readValue("[\"read\"]", new TypeReference<WrapperSet<Thread>>() {}));
        assertThatExceptionOfType(InvalidDefinitionException.class)
                .isThrownBy(() -> mapper.readValue("[\"read\"]", WrapperSet.class))
                .withMessageContaining("where its element type is declared");
    }

    /** A request of a few characters for each number is answered with a few for each. */
    @Test
    void aDecimalHasAnExponentOnlyWhereItEndsWithAGreatManyZeros() {
        record Amount(BigDecimal value) {}
        String literal = "{1e-8,1.50,1e100,2.5e131000}";
        String json = "[0.00000001,1.50,1" + "0".repeat(100) + ",2.5E+131000]";
        BigDecimalSet set = BigDecimalSet.parse(literal);
        assertThat(mapper.writeValueAsString(set)).isEqualTo(json);
        assertThat(mapper.readValue(json, BigDecimalSet.class)).isEqualTo(set);
        assertThat(mapper.writeValueAsString(WrapperSet.parse(Amount.class, literal)))
                .isEqualTo(json);
    }

    @Test
    void typedDocumentsComeBack() {
        JsonMapper typed = JsonMapper.builder()
                .addModule(new ValueRangesJacksonModule())
                .activateDefaultTyping(
                        BasicPolymorphicTypeValidator.builder()
                                .allowIfBaseType(Object.class)
                                .build(),
                        DefaultTyping.NON_FINAL)
                .build();
        record Any(Object range, Object set) {}
        Any any = new Any(LocalDateRange.parse(JUNE), StringSet.of("sea", "bath"));
        assertThat(typed.readValue(typed.writeValueAsString(any), Any.class)).isEqualTo(any);
    }

    // --- refusals ---------------------------------------------------------------------------------------------------

    @Test
    void aRefusalSaysWhatIsAcceptedInEveryLocale() {
        Locale before = Locale.getDefault();
        try {
            int cases = 0;
            for (String tag :
                    List.of("en", "tr-TR", "ar-EG-u-nu-arab", "th-TH-u-ca-buddhist-nu-thai", "fa-IR", "de-DE")) {
                Locale.setDefault(Locale.forLanguageTag(tag));
                assertThatExceptionOfType(InvalidFormatException.class)
                        .isThrownBy(() -> mapper.readValue("{\"stay\":\"[2026-06-08,2026-06-01]\"}", Booking.class))
                        .satisfies(e -> assertThat(Refusals.messageIn(e))
                                .contains("lower bound 2026-06-08 is after upper bound 2026-06-01"));
                cases++;
            }
            assertThat(cases).isEqualTo(6);
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void anApplicationsProblemHandlerIsAsked() {
        JsonMapper lenient = JsonMapper.builder()
                .addModule(new ValueRangesJacksonModule())
                .addHandler(new DeserializationProblemHandler() {
                    @Override
                    public Object handleWeirdStringValue(
                            DeserializationContext context, Class<?> type, String value, String message) {
                        return type == LocalDateRange.class ? LocalDateRange.empty() : NOT_HANDLED;
                    }
                })
                .build();
        assertThat(lenient.readValue("\"nonsense\"", LocalDateRange.class)).isEqualTo(LocalDateRange.empty());
        assertThatExceptionOfType(JacksonException.class)
                .isThrownBy(() -> lenient.readValue("\"nonsense\"", LocalDateRangeSet.class));
    }

    @Test
    void aLongTextIsRefusedWithAnExcerpt() {
        String json = "\"[" + "9".repeat(100_000) + ",)\"";
        assertThatExceptionOfType(InvalidFormatException.class)
                .isThrownBy(() -> mapper.readValue(json, LocalDateRange.class))
                .satisfies(e -> assertThat(Refusals.messageIn(e)).hasSizeLessThan(250));
    }

    // --- registration -----------------------------------------------------------------------------------------------

    @Test
    void theModuleIsFoundByItsServiceFileAndRegisteredOnce() {
        JsonMapper found = JsonMapper.builder()
                .findAndAddModules()
                .addModule(new ValueRangesJacksonModule())
                .build();
        assertThat(found.registeredModules())
                .filteredOn(module -> module instanceof ValueRangesJacksonModule)
                .hasSize(1);
        assertThat(JsonMapper.builder().findAndAddModules().build().writeValueAsString(Map.of(StringSet.of("sea"), 1)))
                .isEqualTo("{\"{sea}\":1}");
    }
}

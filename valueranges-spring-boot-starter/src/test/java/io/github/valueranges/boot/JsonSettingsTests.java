package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import io.github.valueranges.BigDecimalSet;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.WrapperSet;
import io.github.valueranges.boot.EveryValue.Component;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.DefaultTyping;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.DatatypeFeature;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator;

/** The settings of a mapper change nothing in a value, of whatever type. */
class JsonSettingsTests {

    private static final Map<String, UnaryOperator<JsonMapper.Builder>> SETTINGS = new LinkedHashMap<>();

    static {
        SETTINGS.put("names", builder -> builder.propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE));
        SETTINGS.put(
                "inclusion",
                builder -> builder.changeDefaultPropertyInclusion(inclusion ->
                        JsonInclude.Value.construct(JsonInclude.Include.NON_EMPTY, JsonInclude.Include.NON_EMPTY)));
        SETTINGS.put("sorted", builder -> builder.enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY));
        SETTINGS.put(
                "dates as numbers",
                builder -> builder.enable(
                        DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS, DateTimeFeature.WRITE_DURATIONS_AS_TIMESTAMPS));
        SETTINGS.put("date keys as numbers", builder -> builder.enable(DateTimeFeature.WRITE_DATE_KEYS_AS_TIMESTAMPS));
        SETTINGS.put(
                "dates without zone",
                builder -> builder.disable(
                        DateTimeFeature.WRITE_DATES_WITH_ZONE_ID, DateTimeFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE));
        SETTINGS.put(
                "a zone and a locale",
                builder -> builder.defaultTimeZone(TimeZone.getTimeZone("Asia/Kathmandu"))
                        .defaultLocale(Locale.forLanguageTag("ar-EG-u-nu-arab")));
        SETTINGS.put(
                "a date format",
                builder -> builder.defaultDateFormat(new java.text.SimpleDateFormat("dd.MM.yy", Locale.GERMANY))
                        .withConfigOverride(
                                LocalDate.class,
                                override -> override.setFormat(JsonFormat.Value.forPattern("dd.MM.yyyy")))
                        .withConfigOverride(
                                OffsetDateTime.class,
                                override -> override.setFormat(JsonFormat.Value.forShape(JsonFormat.Shape.NUMBER)))
                        .withConfigOverride(
                                YearMonth.class,
                                override -> override.setFormat(JsonFormat.Value.forShape(JsonFormat.Shape.ARRAY))));
        SETTINGS.put("plain numbers", builder -> builder.enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN));
        SETTINGS.put(
                "decimal numbers",
                builder -> builder.enable(
                        DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS,
                        DeserializationFeature.USE_BIG_INTEGER_FOR_INTS));
        SETTINGS.put("double numbers", builder -> builder.disable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS));
        SETTINGS.put("indented", builder -> builder.enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS));
        SETTINGS.put(
                "single elements unwrapped",
                builder -> builder.enable(SerializationFeature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED));
        SETTINGS.put(
                "lenient arrays",
                builder -> builder.enable(
                        DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY,
                        DeserializationFeature.UNWRAP_SINGLE_VALUE_ARRAYS));
        SETTINGS.put(
                "empty is null",
                builder -> builder.enable(
                        DeserializationFeature.ACCEPT_EMPTY_STRING_AS_NULL_OBJECT,
                        DeserializationFeature.ACCEPT_EMPTY_ARRAY_AS_NULL_OBJECT));
        SETTINGS.put("scalars coerced", builder -> builder.enable(MapperFeature.ALLOW_COERCION_OF_SCALARS));
        SETTINGS.put(
                "unknown ignored",
                builder -> builder.disable(
                        DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                        DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES));
        SETTINGS.put(
                "fields alone",
                builder -> builder.changeDefaultVisibility(visibility -> visibility
                        .withVisibility(PropertyAccessor.ALL, JsonAutoDetect.Visibility.NONE)
                        .withVisibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY)));
        SETTINGS.put(
                "enums as numbers",
                builder -> builder.enable(EnumFeature.WRITE_ENUMS_USING_INDEX, EnumFeature.WRITE_ENUMS_TO_LOWERCASE));
        SETTINGS.put(
                "classes named where any value may stand",
                builder -> builder.activateDefaultTyping(
                        BasicPolymorphicTypeValidator.builder()
                                .allowIfBaseType(Object.class)
                                .build(),
                        DefaultTyping.JAVA_LANG_OBJECT));
        SETTINGS.put("no annotations", builder -> builder.disable(MapperFeature.USE_ANNOTATIONS));
    }

    /** What no setting makes a value. */
    private static final List<String> NO_VALUES = List.of(
            "{}",
            "{\"start\":\"2026-06-01\",\"end\":\"2026-06-08\"}",
            "\"\"",
            "true",
            "1",
            "\"nonsense\"",
            "[[]]",
            "[null]");

    private static JsonMapper mapper(UnaryOperator<JsonMapper.Builder> setting) {
        return setting.apply(JsonMapper.builder().addModule(new ValueRangesJacksonModule()))
                .build();
    }

    private static JavaType type(JsonMapper mapper, Component component) {
        return mapper.constructType(component.declared().getType());
    }

    private static Object read(JsonMapper mapper, String json, JavaType type) {
        return mapper.readValue(json, type);
    }

    private static Object converted(JsonMapper mapper, Object value, JavaType type) {
        return mapper.convertValue(value, type);
    }

    private static String json(Component component, Object value) {
        return component.type() instanceof SetType
                ? elements(component.type(), value)
                : "\"" + value.toString().replace("\"", "\\\"") + "\"";
    }

    private static String elements(Object type, Object value) {
        return elementsOf((SetType<?, ?>) type, value);
    }

    private static <E, S extends TypedValueSet<E, S>> String elementsOf(SetType<E, S> type, Object value) {
        List<String> texts = new ArrayList<>();
        type.cast(value)
                .forEach(element -> texts.add(
                        type.isNumeric() ? type.formatElement(element) : "\"" + type.formatElement(element) + "\""));
        return "[" + String.join(",", texts) + "]";
    }

    @Test
    void aValueIsWrittenAndReadTheSameUnderEverySetting() {
        int cases = 0;
        for (Map.Entry<String, UnaryOperator<JsonMapper.Builder>> setting : SETTINGS.entrySet()) {
            JsonMapper mapper = mapper(setting.getValue());
            for (Component component : EveryValue.components()) {
                for (Object value : values(component)) {
                    String what = component.name() + " with " + setting.getKey();
                    String json = json(component, value);
                    assertThat(mapper.writeValueAsString(value)).as(what).isEqualTo(json);
                    assertThat(read(mapper, json, type(mapper, component)))
                            .as(what)
                            .isEqualTo(value);
                    assertThat(mapper.writeValueAsString(List.of(value)))
                            .as(what)
                            .contains(json);
                    assertThat(mapper.writeValueAsString(Map.of(value, 1)))
                            .as(what)
                            .isEqualTo("{" + mapper.writeValueAsString(value.toString()) + ":1}");
                    cases++;
                }
            }
        }
        assertThat(cases).isEqualTo(SETTINGS.size() * 38 * 2).isEqualTo(21 * 76);
    }

    /** A mapper that writes all numbers as texts does so with these; the reader is that of every other mapper. */
    @Test
    void numbersThatTheMapperWritesAsTextsAreNotReadBack() {
        JsonMapper mapper = mapper(builder -> builder.enable(JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS));
        int written = 0;
        for (SetType<?, ?> type : SetType.all()) {
            if (type.isNumeric()) {
                String json = mapper.writeValueAsString(type.parse("{1,5}"));
                assertThat(json).as("%s", type).isEqualTo("[\"1\",\"5\"]");
                assertThatExceptionOfType(JacksonException.class)
                        .isThrownBy(() -> mapper.readValue(json, type.javaType()));
                written++;
            }
        }
        assertThat(written).isEqualTo(6);
    }

    /** What a mapper can switch, one at a time, the other way than it stands. */
    private static Map<String, UnaryOperator<JsonMapper.Builder>> everyFeature() {
        JsonMapper plain = JsonMapper.builder().build();
        Map<String, UnaryOperator<JsonMapper.Builder>> features = new LinkedHashMap<>();
        for (MapperFeature feature : MapperFeature.values()) {
            features.put("" + feature, builder -> builder.configure(feature, !plain.isEnabled(feature)));
        }
        for (SerializationFeature feature : SerializationFeature.values()) {
            features.put("" + feature, builder -> builder.configure(feature, !plain.isEnabled(feature)));
        }
        for (DeserializationFeature feature : DeserializationFeature.values()) {
            features.put("read " + feature, builder -> builder.configure(feature, !plain.isEnabled(feature)));
        }
        List<DatatypeFeature> ofTypes = new ArrayList<>(List.of(DateTimeFeature.values()));
        ofTypes.addAll(List.of(EnumFeature.values()));
        ofTypes.addAll(List.of(JsonNodeFeature.values()));
        for (DatatypeFeature feature : ofTypes) {
            features.put(
                    feature.getClass().getSimpleName() + " " + feature,
                    builder -> builder.configure(feature, !feature.enabledByDefault()));
        }
        for (StreamWriteFeature feature : StreamWriteFeature.values()) {
            features.put("stream " + feature, builder -> builder.configure(feature, !plain.isEnabled(feature)));
        }
        for (StreamReadFeature feature : StreamReadFeature.values()) {
            features.put("source " + feature, builder -> builder.configure(feature, !plain.isEnabled(feature)));
        }
        for (JsonWriteFeature feature : JsonWriteFeature.values()) {
            features.put("text " + feature, builder -> builder.configure(feature, !feature.enabledByDefault()));
        }
        for (JsonReadFeature feature : JsonReadFeature.values()) {
            features.put("of text " + feature, builder -> builder.configure(feature, !feature.enabledByDefault()));
        }
        // They put a name around the document.
        features.remove("" + SerializationFeature.WRAP_ROOT_VALUE);
        features.remove("read " + DeserializationFeature.UNWRAP_ROOT_VALUE);
        features.remove("text " + JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS);
        return features;
    }

    /** The same value in the document, however the mapper lays it out and escapes it. */
    @Test
    void noFeatureChangesWhatIsWrittenOrRead() {
        JsonMapper exact = JsonMapper.builder()
                .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                .build();
        Map<String, UnaryOperator<JsonMapper.Builder>> features = everyFeature();
        List<String> others = new ArrayList<>();
        int cases = 0;
        for (Map.Entry<String, UnaryOperator<JsonMapper.Builder>> feature : features.entrySet()) {
            JsonMapper mapper = mapper(feature.getValue());
            for (Component component : EveryValue.components()) {
                for (Object value : values(component)) {
                    String json = json(component, value);
                    String written = mapper.writeValueAsString(value);
                    if (!exact.readTree(written).equals(exact.readTree(json))) {
                        others.add(feature.getKey() + " writes " + written + " for " + json);
                    } else if (!read(mapper, written, type(mapper, component)).equals(value)) {
                        others.add(feature.getKey() + " does not read " + written);
                    }
                    cases++;
                }
            }
        }
        assertThat(others).isEmpty();
        assertThat(features).hasSizeGreaterThan(130);
        assertThat(cases).isEqualTo(features.size() * 76);
    }

    private static List<Object> values(Component component) {
        return List.of(
                component.target().parse(component.example()),
                component.target().empty());
    }

    @Test
    void aTreeHoldsNumbersAndStrings() {
        JsonMapper mapper = mapper(builder -> builder);
        int cases = 0;
        for (Component component : EveryValue.components()) {
            for (Object value : values(component)) {
                JsonNode tree = mapper.valueToTree(value);
                assertThat(tree).as(component.name()).hasToString(json(component, value));
                assertThat(converted(mapper, value, type(mapper, component))).isEqualTo(value);
                assertThat(read(mapper, tree.toString(), type(mapper, component)))
                        .isEqualTo(value);
                cases++;
            }
        }
        assertThat(cases).isEqualTo(76);
        assertThat((Object) mapper.valueToTree(BigDecimalSet.parse("{1.10}"))).hasToString("[1.10]");
    }

    @Test
    void noSettingMakesAValueOfAnythingElse() {
        int cases = 0;
        for (Map.Entry<String, UnaryOperator<JsonMapper.Builder>> setting : SETTINGS.entrySet()) {
            JsonMapper mapper = mapper(setting.getValue());
            for (Component component : EveryValue.components()) {
                for (String json : NO_VALUES) {
                    assertThatExceptionOfType(JacksonException.class)
                            .as("%s of %s with %s", json, component.name(), setting.getKey())
                            .isThrownBy(() -> mapper.readValue(json, type(mapper, component)));
                    cases++;
                }
            }
        }
        assertThat(cases).isEqualTo(21 * 38 * NO_VALUES.size());
    }

    /** A text that spells a number is none, and a number is not the text of it, whatever else a mapper coerces. */
    @Test
    void noSettingMakesANumberOfATextOrATextOfANumber() {
        int cases = 0;
        for (Map.Entry<String, UnaryOperator<JsonMapper.Builder>> setting : SETTINGS.entrySet()) {
            JsonMapper mapper = mapper(setting.getValue());
            for (SetType<?, ?> type : SetType.all()) {
                String json = type.isNumeric() ? "[\"1\"]" : "[1]";
                assertThatExceptionOfType(JacksonException.class)
                        .as("%s of %s with %s", json, type.javaType().getSimpleName(), setting.getKey())
                        .isThrownBy(() -> mapper.readValue(json, type.javaType()));
                cases++;
            }
        }
        assertThat(cases).isEqualTo(21 * SetType.all().size());
    }

    @Test
    void aWrapperSetIsByteForByteTheSetOfWhatItWraps() {
        JsonMapper mapper = mapper(builder -> builder);
        int cases = 0;
        for (SetType<?, ?> type : SetType.all()) {
            if (type.elementClass() == String.class || type.elementClass() == Long.class) {
                for (String literal : List.of("{}", "{3,1,2,2}", "{9007199254740993,-1}", "{7}")) {
                    Class<?> wrapper = type.elementClass() == String.class ? Text.class : Whole.class;
                    Object wrapped = SetType.wrapper(wrapper).parse(literal);
                    assertThat(mapper.writeValueAsBytes(wrapped))
                            .isEqualTo(mapper.writeValueAsBytes(type.parse(literal)));
                    JavaType declared = mapper.getTypeFactory().constructParametricType(WrapperSet.class, wrapper);
                    assertThat(read(mapper, mapper.writeValueAsString(type.parse(literal)), declared))
                            .isEqualTo(wrapped);
                    cases++;
                }
            }
        }
        assertThat(cases).isEqualTo(8);
    }

    record Text(String value) {}

    record Whole(long value) {}

    @Test
    void numbersKeepTheirScaleAndEveryDigitUnderEverySetting() {
        int cases = 0;
        for (Map.Entry<String, UnaryOperator<JsonMapper.Builder>> setting : SETTINGS.entrySet()) {
            JsonMapper mapper = mapper(setting.getValue());
            for (String json :
                    List.of("[1.10]", "[0.000]", "[12345678901234567890.12345678901234567890]", "[-0.5,100]")) {
                Object set = mapper.readValue(json, SetType.BIG_DECIMAL.javaType());
                assertThat(mapper.writeValueAsString(set)).as(setting.getKey()).isEqualTo(json);
                cases++;
            }
            assertThat(mapper.writeValueAsString(mapper.readValue("[9007199254740993]", SetType.LONG.javaType())))
                    .isEqualTo("[9007199254740993]");
        }
        assertThat(cases).isEqualTo(21 * 4);
    }
}

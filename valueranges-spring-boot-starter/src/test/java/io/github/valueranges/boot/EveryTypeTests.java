package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.valueranges.LiteralParseException;
import io.github.valueranges.RangeSetType;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.ValueType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.bind.BindHandler;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;
import org.springframework.boot.convert.ApplicationConversionService;
import org.springframework.core.convert.ConversionFailedException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;

/** Each type that the descriptors list is read and printed by each way into an application, without loss. */
class EveryTypeTests {

    /** Numbers at the edges of one type or another; a type has those that it reads. */
    private static final List<String> NUMBERS = List.of(
            "0",
            "-1",
            "32767",
            "-32768",
            "2147483647",
            "-2147483648",
            "9007199254740993",
            "9223372036854775807",
            "-9223372036854775808",
            "0.1",
            "1.10",
            "16777217.5",
            "3.4028235e+38",
            "1e-45",
            "1.7976931348623157e+308",
            "5e-324",
            "12345678901234567890.12345678901234567890");

    private static final List<String> NO_NUMBERS = List.of(
            "[\"1\"]",
            "[NaN]",
            "[\"NaN\"]",
            "[null]",
            "[true]",
            "[[1]]",
            "[{}]",
            "{}",
            "1",
            "\"{1}\"",
            "[1e999999999]");

    private final JsonMapper mapper =
            JsonMapper.builder().addModule(new ValueRangesJacksonModule()).build();

    private final JsonMapper plain = JsonMapper.builder().build();

    private final ApplicationConversionService conversions = conversions();

    private static ApplicationConversionService conversions() {
        ApplicationConversionService service = new ApplicationConversionService();
        ValueRangesEnvironmentPostProcessor.addConverters(service);
        return service;
    }

    @Test
    void numbersAreNumbersInJsonWithEveryDigit() {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (SetType<?, ?> type : SetType.all()) {
            if (type.isNumeric()) {
                counts.put(type.postgresElementName(), numbers(type));
            }
        }
        assertThat(counts)
                .isEqualTo(Map.of(
                        "smallint", 4, "integer", 6, "bigint", 9, "numeric", 17, "double precision", 17, "real", 15));
    }

    private <E, S extends TypedValueSet<E, S>> int numbers(SetType<E, S> type) {
        int cases = 0;
        for (String text : NUMBERS) {
            E element;
            try {
                element = type.parseElement(text);
            } catch (LiteralParseException ofAnotherType) {
                continue;
            }
            String written = type.formatElement(element);
            S set = type.of(List.of(element));
            // A decimal that has kept its exponent in memory has more than a hundred zeros in a literal.
            String json = element instanceof BigDecimal decimal && decimal.scale() < 0 ? decimal.toString() : written;
            assertThat(mapper.writeValueAsString(set)).isEqualTo("[" + json + "]");
            assertThat(mapper.readValue("[" + text + "]", type.javaType())).hasToString("{" + written + "}");
            S back = plain.readValue(plain.writeValueAsString(set), type.javaType());
            assertThat(back).as("plain mapper").isEqualTo(set);
            cases++;
        }
        return cases;
    }

    @Test
    void whatIsNoNumberIsRefused() {
        int cases = 0;
        for (SetType<?, ?> type : SetType.all()) {
            for (String json : type.isNumeric() ? NO_NUMBERS : List.<String>of()) {
                assertThatExceptionOfType(tools.jackson.core.JacksonException.class)
                        .as("%s %s", type, json)
                        .isThrownBy(() -> mapper.readValue(json, type.javaType()));
                cases++;
            }
        }
        assertThat(cases).isEqualTo(6 * NO_NUMBERS.size());
    }

    @Test
    void whatIsNoNumberIsAStringInJson() {
        int cases = 0;
        for (SetType<?, ?> type : SetType.all()) {
            if (!type.isNumeric()) {
                String json = mapper.writeValueAsString(type.parse(type.example()));
                assertThat(json).startsWith("[\"").endsWith("\"]");
                assertThat(mapper.readValue(json, type.javaType())).hasToString(type.example());
                assertThatExceptionOfType(MismatchedInputException.class)
                        .isThrownBy(() -> mapper.readValue("[1]", type.javaType()));
                cases++;
            }
        }
        assertThat(cases).isEqualTo(SetType.all().size() - 6);
    }

    @Test
    void aPropertyIsReadFromItsText() {
        int cases = 0;
        for (ValueType<?> type : ValueType.all()) {
            assertThat(bound(type, Map.of("value", type.example()))).isEqualTo(type.parse(type.example()));
            for (Class<?> shape : type.variants()) {
                assertThat(shape.isInstance(type.parse(type.example())))
                        .isEqualTo(isBound(shape, Map.of("value", type.example())));
                cases++;
            }
            cases++;
        }
        assertThat(cases)
                .isEqualTo(RangeType.all().size() * 6
                        + RangeSetType.all().size()
                        + SetType.all().size());
    }

    @Test
    void aListOfPropertiesIsASetOrARangeSet() {
        int cases = 0;
        for (SetType<?, ?> type : SetType.all()) {
            assertThat(bound(type, elements(type))).isEqualTo(type.parse(type.example()));
            cases++;
        }
        for (RangeSetType<?, ?, ?> type : RangeSetType.all()) {
            assertThat(bound(type, Map.of("value[0]", type.rangeType().example())))
                    .isEqualTo(type.parse(type.example()));
            cases++;
        }
        assertThat(cases).isEqualTo(SetType.all().size() + RangeSetType.all().size());
    }

    @Test
    void aParameterIsReadFromItsLiteralAndAListOfElements() {
        int cases = 0;
        for (ValueType<?> type : ValueType.all()) {
            Object value = type.parse(type.example());
            assertThat((Object) conversions.convert(type.example(), type.javaType()))
                    .isEqualTo(value);
            assertThat(conversions.convert(value, String.class)).isEqualTo(type.example());
            if (type instanceof SetType<?, ?> set) {
                String[] elements = elements(set).values().toArray(new String[0]);
                assertThat((Object) conversions.convert(elements, type.javaType()))
                        .isEqualTo(value);
                assertThat((Object) conversions.convert(String.join(",", elements), type.javaType()))
                        .isEqualTo(value);
            }
            assertThatExceptionOfType(ConversionFailedException.class)
                    .isThrownBy(() -> conversions.convert("{[nonsense", type.javaType()));
            cases++;
        }
        assertThat(cases).isEqualTo(ValueType.all().size());
    }

    private static <E, S extends TypedValueSet<E, S>> Map<String, String> elements(SetType<E, S> type) {
        List<String> texts = new ArrayList<>();
        type.parse(type.example()).forEach(element -> texts.add(type.formatElement(element)));
        Map<String, String> properties = new LinkedHashMap<>();
        for (String text : texts) {
            properties.put("value[" + properties.size() + "]", text);
        }
        return properties;
    }

    private <V> V bound(ValueType<V> type, Map<String, String> properties) {
        return type.cast(bound(type.javaType(), properties));
    }

    private boolean isBound(Class<?> type, Map<String, String> properties) {
        try {
            bound(type, properties);
            return true;
        } catch (org.springframework.boot.context.properties.bind.BindException refusal) {
            return false;
        }
    }

    private <V> V bound(Class<V> type, Map<String, String> properties) {
        return new Binder(List.of(new MapConfigurationPropertySource(properties)), null, conversions)
                .bind("value", Bindable.of(type), new ValueBindHandler(BindHandler.DEFAULT))
                .get();
    }
}

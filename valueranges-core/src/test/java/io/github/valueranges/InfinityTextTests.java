package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The extremes of a Java type that stand for the infinities are read from the words alone. */
class InfinityTextTests {

    private record Extreme(String text, String word) {}

    /** The texts that ISO 8601 has for the extremes. */
    private static final Map<Class<?>, List<Extreme>> EXTREMES = extremes();

    private static Map<Class<?>, List<Extreme>> extremes() {
        Map<Class<?>, List<Extreme>> extremes = new LinkedHashMap<>();
        extremes.put(
                LocalDate.class,
                List.of(new Extreme("999999999-12-31", "infinity"), new Extreme("1000000000-01-01 BC", "-infinity")));
        extremes.put(
                LocalDateTime.class,
                List.of(
                        new Extreme("999999999-12-31T23:59:59.999999999", "infinity"),
                        new Extreme("1000000000-01-01T00:00 BC", "-infinity")));
        extremes.put(
                OffsetDateTime.class,
                List.of(
                        new Extreme("999999999-12-31T23:59:59.999999999-18:00", "infinity"),
                        new Extreme("1000000000-01-01T00:00+18:00 BC", "-infinity")));
        extremes.put(
                Instant.class,
                List.of(
                        new Extreme("1000000000-12-31T23:59:59.999999999Z", "infinity"),
                        new Extreme("1000000001-01-01T00:00Z BC", "-infinity")));
        return extremes;
    }

    private static List<String> literals(ValueType<?> type, String text) {
        if (type instanceof SetType<?, ?>) {
            return List.of("{\"" + text + "\"}");
        }
        List<String> ranges = List.of(
                "[\"" + text + "\",)",
                "(\"" + text + "\",)",
                "(,\"" + text + "\"]",
                "(,\"" + text + "\")",
                "[\"" + text + "\",\"" + text + "\"]");
        return type instanceof RangeType<?, ?, ?>
                ? ranges
                : ranges.stream().map(range -> "{" + range + "}").toList();
    }

    private static String example(ValueType<?> type, String word) {
        return type instanceof SetType<?, ?> ? "{" + word + "}" : "[" + word + "," + word + "]";
    }

    private static boolean hasInfinities(ValueType<?> type) {
        String literal = example(type, "infinity");
        try {
            type.parse(type instanceof RangeSetType<?, ?, ?> ? "{" + literal + "}" : literal);
            return type.elementClass() != String.class;
        } catch (LiteralParseException refused) {
            return false;
        }
    }

    @Test
    void noOtherTextThanTheWordIsReadAsAnInfinity() {
        int refused = 0;
        for (ValueType<?> type : ValueType.all()) {
            assertThat(hasInfinities(type)).as("%s", type).isEqualTo(EXTREMES.containsKey(type.elementClass()));
            for (Extreme extreme : EXTREMES.getOrDefault(type.elementClass(), List.of())) {
                for (String literal : literals(type, extreme.text())) {
                    assertThatExceptionOfType(LiteralParseException.class)
                            .as("%s %s", type, literal)
                            .isThrownBy(() -> type.parse(literal))
                            .withMessageContaining("the word " + extreme.word() + " that this one stands for")
                            .withMessageContaining(extreme.text().substring(0, 10));
                    refused++;
                }
            }
        }
        assertThat(refused).isEqualTo(4 * 2 * (5 + 5 + 1));
    }

    @Test
    void monthsHaveNoInfinityAndKeepTheirExtremes() {
        assertThat(YearMonthSet.parse("{999999999-12,1000000000-01 BC}"))
                .hasToString("{\"1000000000-01 BC\",999999999-12}");
        assertThat(YearMonthRange.parse("[\"1000000000-01 BC\",999999999-12]"))
                .hasToString("[\"1000000000-01 BC\",999999999-12]");
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> YearMonthRange.parse("[2024-01-01,999999999-12-31]"))
                .withMessageContaining("the word infinity");
    }
}

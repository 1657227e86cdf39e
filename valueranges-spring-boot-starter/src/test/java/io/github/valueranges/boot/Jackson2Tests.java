package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.SetType;
import io.github.valueranges.StringSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.boot.InvalidValueProblems.InvalidValue;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.mock.http.MockHttpInputMessage;
import tools.jackson.databind.json.JsonMapper;

/** The second Jackson on the class path: what it writes and reads is what the first one does. */
class Jackson2Tests {

    private final ObjectMapper jackson2 = new ObjectMapper();
    private final JsonMapper jackson3 =
            JsonMapper.builder().addModule(new ValueRangesJacksonModule()).build();
    private final JsonMapper plain3 = JsonMapper.builder().build();

    record Booking(
            LocalDateRange stay,
            @Nullable LocalDateRangeSet openings,
            @Nullable StringSet requests) {}

    @Test
    void everyMapperWritesAndReadsTheSame() throws Exception {
        int cases = 0;
        for (ValueType<?> type : ValueType.all()) {
            for (Samples.Valid sample : Samples.valid(type)) {
                Object value = type.parse(sample.text());
                String json = jackson3.writeValueAsString(value);
                assertThat(jackson2.writeValueAsString(value)).isEqualTo(json);
                assertThat(plain3.writeValueAsString(value)).isEqualTo(json);
                String keyed = jackson3.writeValueAsString(Map.of(value, 1));
                assertThat(jackson2.writeValueAsString(Map.of(value, 1))).isEqualTo(keyed);
                assertThat(plain3.writeValueAsString(Map.of(value, 1))).isEqualTo(keyed);
                Object back2 = jackson2.readValue(json, type.javaType());
                Object back3 = plain3.readValue(json, type.javaType());
                assertThat(back2).isEqualTo(value);
                assertThat(back3).isEqualTo(value);
                cases++;
            }
        }
        assertThat(cases).isEqualTo(Samples.VALID_COUNT);
    }

    @Test
    void everyInvalidTextIsRefusedByJackson2() {
        int cases = 0;
        for (ValueType<?> type : ValueType.all()) {
            for (String text : Samples.invalid(type)) {
                String json = type instanceof SetType ? "[1,null]" : jackson3.writeValueAsString(text);
                assertThatExceptionOfType(JsonProcessingException.class)
                        .as("%s %s", type, json)
                        .isThrownBy(() -> jackson2.readValue(json, type.javaType()));
                cases++;
            }
        }
        assertThat(cases).isEqualTo(Samples.INVALID_COUNT);
    }

    @Test
    void aRefusalOfJackson2IsDescribedWithItsPath() {
        assertThatExceptionOfType(JsonProcessingException.class)
                .isThrownBy(() -> jackson2.readValue("{\"stay\":\"[2026-06-08,2026-06-01]\"}", Booking.class))
                .satisfies(e -> assertThat(described(e))
                        .isEqualTo(new InvalidValue(
                                "stay",
                                "lower bound 2026-06-08 is after upper bound 2026-06-01 at index 0 in"
                                        + " \"[2026-06-08,2026-06-01]\"")));
        assertThatExceptionOfType(JsonProcessingException.class)
                .isThrownBy(() -> jackson2.readValue("{\"stay\":{}}", Booking.class))
                .satisfies(e -> assertThat(described(e).field()).isEqualTo("stay"));
        assertThatExceptionOfType(JsonProcessingException.class)
                .isThrownBy(() -> jackson2.readValue("{", Booking.class))
                .satisfies(e -> assertThat(described(e).message()).isEqualTo("cannot be read, it is not well-formed"));
    }

    private static InvalidValue described(Exception cause) {
        return UnreadableBody.describe(
                new HttpMessageNotReadableException("x", cause, new MockHttpInputMessage(new byte[0])), "body");
    }
}

package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** What is special about the sets of dates and times. */
class TemporalSetTests {

    private static final ObjectMapper JACKSON_2 = new ObjectMapper();
    private static final JsonMapper JACKSON_3 = new JsonMapper();

    record Closing(LocalDate value) {}

    record Period(YearMonth value) {}

    private static SetType<?, ?> type(String name) {
        return SetType.all().stream()
                .filter(type -> type.elementClass().getSimpleName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    // --- text ------------------------------------------------------------------------------------------------------

    @ParameterizedTest(name = "{1} is {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "LocalDate | {2026-12-25,2026-01-01,2026-12-25} | {2026-01-01,2026-12-25}",
                "LocalDate | {infinity,\"0044-03-15 BC\",-infinity,10000-01-01}"
                        + " | {-infinity,\"0044-03-15 BC\",10000-01-01,infinity}",
                "LocalTime | {24:00,14:00,09:30:00.50} | {09:30:00.5,14:00:00,24:00:00}",
                "LocalTime | {23:59:59.999999999,24:00} | {24:00:00}",
                "LocalDateTime | {2026-06-01T10:30,\"2026-06-01 08:15:00\"} | {2026-06-01T08:15:00,2026-06-01T10:30:00}",
                "LocalDateTime | {2026-06-01T10:30:00+02,2026-06-01T10:30Z} | {2026-06-01T10:30:00}",
                "LocalDateTime | {infinity,\"0044-03-15 10:00:00 BC\"} | {\"0044-03-15T10:00:00 BC\",infinity}",
                "OffsetDateTime | {2026-06-01T10:30:00+02:00,2026-06-01T08:30:00Z} | {2026-06-01T10:30:00+02:00}",
                "OffsetDateTime | {2026-06-01T08:30:00Z,\"2026-06-01 10:30:00+02\"} | {2026-06-01T08:30:00Z}",
                "OffsetDateTime | {\"2026-06-01 10:30:00-11\",2026-06-01T20:00:00Z}"
                        + " | {2026-06-01T20:00:00Z,2026-06-01T10:30:00-11:00}",
                "Instant | {2026-06-01T10:30:00+02:00,-infinity} | {-infinity,2026-06-01T08:30:00Z}",
                "YearMonth | {2024-03,2024-01} | {2024-01,2024-03}",
                "YearMonth | {2024-03-01,2024-03,\"0044-03-01 BC\"} | {\"0044-03 BC\",2024-03}"
            })
    void aLiteralIsCanonical(String element, String literal, String canonical) {
        SetType<?, ?> type = type(element);

        assertThat(type.parse(literal)).hasToString(canonical).isEqualTo(type.parse(canonical));
    }

    @ParameterizedTest(name = "{1}: {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "LocalDate | {2026-06-31} | expected a day from 01 to 30 in this month at index 9",
                "LocalDate | {2026-06-01T10:30} | expected a date such as",
                "LocalTime | {10:30+02} | expected a time such as 10:30:00 or 24:00:00 at index 6",
                "LocalDateTime | {2026-06-01} | expected a timestamp such as",
                "OffsetDateTime | {2026-06-01T10:30} | expected an offset such as Z or +02:00 at index 17",
                "Instant | {2026-06-01T10:30} | expected an offset such as Z or +02:00 at index 17",
                "YearMonth | {2024-01-02} | expected the first day of a month at index 9",
                "YearMonth | {infinity} | expected a month such as 2024-01 or 0044-03 BC at index 1",
                "YearMonth | {2024-01,NULL} | a set holds no NULL"
            })
    void anotherLiteralIsRefused(String element, String literal, String reason) {
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> type(element).parse(literal))
                .withMessageContaining(reason);
    }

    // --- one value, two elements -----------------------------------------------------------------------------------

    @Test
    void oneInstantAtTwoOffsetsIsOneElement() {
        OffsetDateTime berlin = OffsetDateTime.parse("2026-06-01T10:30:00+02:00");
        OffsetDateTime utc = OffsetDateTime.parse("2026-06-01T08:30:00Z");
        OffsetDateTimeSet set = OffsetDateTimeSet.of(berlin, utc);

        assertThat(set.toList()).containsExactly(berlin);
        assertThat(set.contains(utc)).isTrue();
        assertThat(set.add(utc)).isSameAs(set);
        assertThat(set.remove(utc)).isEqualTo(OffsetDateTimeSet.empty());
        assertThat(OffsetDateTimeSet.of(utc))
                .isEqualTo(set)
                .hasSameHashCodeAs(set)
                .isEqualByComparingTo(set);
        assertThat(OffsetDateTimeSet.of(utc).union(set)).hasToString("{2026-06-01T08:30:00Z}");
        assertThat(OffsetDateTimeSet.of(utc).isSupersetOf(set)).isTrue();
    }

    @Test
    void theExtremesAreInfinities() {
        assertThat(LocalDateSet.of(LocalDate.MAX, LocalDate.MIN)).hasToString("{-infinity,infinity}");
        assertThat(LocalDateTimeSet.of(LocalDateTime.MAX, LocalDateTime.MIN)).hasToString("{-infinity,infinity}");
        assertThat(OffsetDateTimeSet.of(
                        OffsetDateTime.MAX, LocalDateTime.MAX.atOffset(ZoneOffset.MAX), OffsetDateTime.MIN))
                .hasToString("{-infinity,999999999-12-31T23:59:59.999999999+18:00,infinity}");
        assertThat(InstantSet.of(Instant.MAX, Instant.MIN, Instant.EPOCH))
                .hasToString("{-infinity,1970-01-01T00:00:00Z,infinity}");
        assertThat(LocalTimeSet.of(LocalTime.MAX, LocalTime.MIN)).hasToString("{00:00:00,24:00:00}");
    }

    // --- what is stored --------------------------------------------------------------------------------------------

    @Test
    void monthsAreStoredAsTheirFirstDays() {
        SetType<YearMonth, YearMonthSet> type = SetType.YEAR_MONTH;
        LocalDate january = LocalDate.parse("2024-01-01");

        assertThat(type.backingClass()).isEqualTo(LocalDate.class);
        assertThat(type.unwrap(YearMonth.of(2024, 1))).isEqualTo(january);
        assertThat(type.wrap(january)).isEqualTo(YearMonth.of(2024, 1));
        assertThat(type.toBackingList(YearMonthSet.parse("{2024-03,2024-01}")))
                .containsExactly(january, LocalDate.parse("2024-03-01"));
        for (LocalDate day : List.of(january.plusDays(1), LocalDate.MIN, LocalDate.MAX)) {
            assertThatExceptionOfType(LiteralParseException.class).isThrownBy(() -> type.wrap(day));
        }
        assertThatExceptionOfType(ClassCastException.class).isThrownBy(() -> type.wrap(YearMonth.of(2024, 1)));
    }

    @Test
    void noFiniteInstantBecomesAnInfinityAtAnOffset() {
        InstantRange edge = InstantRange.atLeast(OffsetDateTime.MIN.toInstant());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> edge.atOffset(ZoneOffset.MAX))
                .withMessageContaining("cannot be held at the offset +18:00");
        assertThat(InstantRange.atLeast(Instant.MIN).atOffset(ZoneOffset.MAX))
                .isEqualTo(OffsetDateTimeRange.atLeast(OffsetDateTime.MIN));
    }

    /** A view is a set as every other one, so that equality has both directions and agrees with the hash. */
    @Test
    void viewsAreEqualToTheSetsThatAreEqualToThem() {
        List<Set<?>> sets = List.of(
                OffsetDateTimeSet.parse("{2026-06-01T10:00:00+02:00}").asSet(),
                OffsetDateTimeSet.parse("{2026-06-01T08:00:00Z}").asSet(),
                BigDecimalSet.parse("{1.0}").asSet(),
                BigDecimalSet.parse("{1.00}").asSet(),
                BigDecimalSet.parse("{1.0}").asSet(),
                InstantSet.parse("{2026-06-01T08:00:00Z}").asSet(),
                LocalDateSet.parse("{2026-06-01,infinity}").asSet(),
                DoubleSet.parse("{0}").asSet(),
                DoubleSet.parse("{-0}").asSet());
        int equal = 0;
        List<Set<?>> all = new ArrayList<>(sets);
        sets.forEach(view -> all.add(new HashSet<>(view)));
        for (Set<?> left : all) {
            for (Set<?> right : all) {
                assertThat(left.equals(right)).as("%s %s", left, right).isEqualTo(right.equals(left));
                if (left.equals(right)) {
                    assertThat(left).hasSameHashCodeAs(right);
                    equal++;
                }
            }
        }
        assertThat(equal).isEqualTo(18 * 2 + 8);
        assertThat(BigDecimalSet.parse("{1.0}").asSet().contains(new BigDecimal("1.00")))
                .isTrue();
    }

    @Test
    void wrappersOfDatesAndMonthsAreSets() {
        WrapperSet<Closing> closings = WrapperSet.parse(Closing.class, "{2026-12-25,2026-01-01}");
        WrapperSet<Period> periods = WrapperSet.parse(Period.class, "{2024-03-01,2024-01}");

        assertThat(closings.toList())
                .containsExactly(
                        new Closing(LocalDate.parse("2026-01-01")), new Closing(LocalDate.parse("2026-12-25")));
        assertThat(periods).hasToString("{2024-01,2024-03}");
        assertThat(periods.type().backingClass()).isEqualTo(LocalDate.class);
        assertThat(periods.type().toBackingList(periods)).startsWith(LocalDate.parse("2024-01-01"));
        assertThat(periods.type().wrap(LocalDate.parse("2024-01-01"))).isEqualTo(new Period(YearMonth.of(2024, 1)));
    }

    // --- JSON by mappers that know nothing -------------------------------------------------------------------------

    private static void inJson(ValueSet<?> set, String json) throws IOException {
        assertThat(JACKSON_2.writeValueAsString(set)).isEqualTo(json);
        assertThat(JACKSON_3.writeValueAsString(set)).isEqualTo(json);
        assertThat((Object) JACKSON_2.readValue(json, set.getClass())).isEqualTo(set);
        assertThat((Object) JACKSON_3.readValue(json, set.getClass())).isEqualTo(set);
    }

    @Test
    void elementsAreTheirTextsInJson() throws IOException {
        inJson(
                LocalDateSet.of(LocalDate.MAX, LocalDate.of(-43, 3, 15), LocalDate.of(10000, 1, 1)),
                "[\"0044-03-15 BC\",\"10000-01-01\",\"infinity\"]");
        inJson(LocalTimeSet.of(LocalTime.MAX, LocalTime.NOON), "[\"12:00:00\",\"24:00:00\"]");
        inJson(
                LocalDateTimeSet.of(LocalDateTime.MIN, LocalDateTime.of(2026, 6, 1, 10, 30)),
                "[\"-infinity\",\"2026-06-01T10:30:00\"]");
        inJson(
                OffsetDateTimeSet.of(OffsetDateTime.parse("2026-06-01T10:30:00+02:00"), OffsetDateTime.MAX),
                "[\"2026-06-01T10:30:00+02:00\",\"infinity\"]");
        inJson(InstantSet.of(Instant.EPOCH, Instant.MAX), "[\"1970-01-01T00:00:00Z\",\"infinity\"]");
        inJson(YearMonthSet.of(YearMonth.of(0, 12), YearMonth.of(2024, 1)), "[\"0001-12 BC\",\"2024-01\"]");
    }

    @Test
    void noOtherFormIsReadFromJson() {
        int cases = 0;
        for (Class<?> type : Set.of(
                LocalDateSet.class,
                LocalTimeSet.class,
                LocalDateTimeSet.class,
                OffsetDateTimeSet.class,
                InstantSet.class,
                YearMonthSet.class)) {
            for (String json : List.of(
                    "[20240101]",
                    "[1]",
                    "[1.5]",
                    "[0]",
                    "[true]",
                    "[\"\"]",
                    "[\"x\"]",
                    "[[2024,1,1]]",
                    "[null]",
                    "[{}]")) {
                assertThatExceptionOfType(com.fasterxml.jackson.databind.JsonMappingException.class)
                        .as("%s as %s", json, type)
                        .isThrownBy(() -> JACKSON_2.readValue(json, type));
                assertThatExceptionOfType(tools.jackson.databind.DatabindException.class)
                        .as("%s as %s", json, type)
                        .isThrownBy(() -> JACKSON_3.readValue(json, type));
                cases++;
            }
        }
        assertThat(cases).isEqualTo(60);
    }
}

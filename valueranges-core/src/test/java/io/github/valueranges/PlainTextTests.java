package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Promise: texts of the usual length are read and written as all others are. */
class PlainTextTests {

    /** Every day of years around those in which a date has another length, and of two leap years and two others. */
    @Test
    void everyDayIsReadAndWrittenAsTheOneDayThatItIs() {
        int days = 0;
        for (int year : new int[] {1, 2, 1899, 1900, 2000, 2024, 2026, 9998, 9999}) {
            for (LocalDate day = LocalDate.of(year, 1, 1); day.getYear() == year; day = day.plusDays(1)) {
                LocalDate next = day.plusDays(1);
                LocalDate before = day.minusDays(1);
                LocalDateRange one = LocalDateRange.closed(day, day);
                assertThat(one.toString()).isEqualTo("[" + day + "," + day + "]");
                assertThat(LocalDateRange.parse(one.toString())).isEqualTo(one);
                assertThat(LocalDateRange.parse("[" + day + "," + text(next) + ")"))
                        .isEqualTo(one);
                assertThat(LocalDateRange.parse("(" + text(before) + "," + day + "]"))
                        .isEqualTo(one);
                assertThat(LocalDateRange.parse("(" + text(before) + "," + text(next) + ")"))
                        .isEqualTo(one);
                assertThat(LocalDateRange.parse("[" + day + "," + day + ")").isEmpty())
                        .isTrue();
                days++;
            }
        }
        assertThat(days).isEqualTo(9 * 365 + 2);
    }

    private static String text(LocalDate day) {
        return day.getYear() == 0 ? "\"0001-12-31 BC\"" : day.getYear() > 9999 ? "10000-01-01" : day.toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[2026-02-28,2026-02-29)",
                "[2026-04-31,2026-05-01)",
                "[2026-01-32,2026-05-01)",
                "[2026-00-10,2026-05-01)",
                "[2026-13-10,2027-05-01)",
                "[0000-01-10,2027-05-01)",
                "[2026-01-00,2026-05-01)",
                "[2026-06-08,2026-06-01)",
                "[2026/06/01,2026/06/08)",
                "[+026-06-01,2026-06-08)"
            })
    void whatLooksLikeDatesAndIsNoneIsRefused(String literal) {
        assertThatThrownBy(() -> LocalDateRange.parse(literal)).isInstanceOf(LiteralParseException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "0000-12-31, 0001-01-01, '[\"0001-12-31 BC\",0001-01-01]'",
        "9999-12-31, +10000-01-01, '[9999-12-31,10000-01-01]'",
        "-9999-01-01, +999999-01-01, '[\"10000-01-01 BC\",999999-01-01]'"
    })
    void datesOfAnotherLengthStandBesideThem(LocalDate start, LocalDate end, String literal) {
        assertThat(LocalDateRange.closed(start, end).toString()).isEqualTo(literal);
        assertThat(LocalDateRange.parse(literal)).isEqualTo(LocalDateRange.closed(start, end));
    }

    /** The white space before an era is quoted, whichever field of the value the year 0 shows in. */
    @Test
    void pointsInTimeAroundTheYearOneAreQuotedIfTheyHaveAnEra() {
        int checked = 0;
        for (int hours = -48; hours <= 48; hours++) {
            LocalDateTime time = LocalDateTime.of(1, 1, 1, 0, 0).plusHours(hours);
            checked += check(LocalDateTimeRange.closed(time, time));
            checked += check(LocalDateTimeSet.of(time));
            Instant instant = time.toInstant(ZoneOffset.UTC);
            checked += check(InstantRange.closed(instant, instant));
            checked += check(InstantSet.of(instant));
            for (int offset = -18; offset <= 18; offset++) {
                OffsetDateTime point = time.atOffset(ZoneOffset.ofHours(offset));
                checked += check(OffsetDateTimeRange.closed(point, point));
                checked += check(OffsetDateTimeSet.of(point));
            }
        }
        assertThat(checked).isEqualTo(97 * (4 + 2 * 37));
    }

    private static int check(Range<?> range) {
        return check(range.type(), range);
    }

    private static int check(ValueSet<?> set) {
        return check(set.type(), set);
    }

    private static int check(ValueType<?> type, Object value) {
        String literal = value.toString();
        assertThat(type.parse(literal)).hasToString(literal).isEqualTo(value);
        assertThat(literal.contains(" ")).as(literal).isEqualTo(literal.contains("\""));
        return 1;
    }

    @ParameterizedTest
    @CsvSource({
        "10:30:00, 10:30",
        "10:30:00.1, 10:30:00.1",
        "10:30:00.000000001, 10:30:00.000000001",
        "10:30:00.10001, 10:30:00.100010",
        "00:00:00, 00:00"
    })
    void aFractionHasAsManyDigitsAsItNeeds(String written, String read) {
        assertThat(LocalTimeSet.parse("{" + read + "}")).hasToString("{" + written + "}");
    }
}

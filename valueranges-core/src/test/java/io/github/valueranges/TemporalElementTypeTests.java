package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.valueranges.internal.element.ContinuousElementType;
import io.github.valueranges.internal.element.ElementText;
import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import io.github.valueranges.internal.element.LongEncoding;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The element types of dates and times: text both ways, order, infinities, distances, and what the server holds. */
@Tag("server")
class TemporalElementTypeTests {

    private static ElementType<?> type(String name) {
        return switch (name) {
            case "date" -> ElementTypes.DATE;
            case "time" -> ElementTypes.TIME;
            case "timestamp" -> ElementTypes.TIMESTAMP;
            case "timestamptz" -> ElementTypes.TIMESTAMPTZ;
            case "instant" -> ElementTypes.INSTANT;
            case "month" -> ElementTypes.MONTH;
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static <E> E parse(ElementType<E> type, String text) {
        return type.parse(ElementText.of(text));
    }

    private static <E> String rewritten(ElementType<E> type, String text) {
        return type.format(parse(type, text));
    }

    // --- text ------------------------------------------------------------------------------------------------------

    @ParameterizedTest(name = "{0} {1} is written {2}")
    @CsvSource({
        "time, 10:30, 10:30:00",
        "time, T10:30, 10:30:00",
        "time, 10:30:00.120, 10:30:00.12",
        "time, 10:30:00.123456789, 10:30:00.123456789",
        "time, 00:00:00.000000001, 00:00:00.000000001",
        "time, 24:00, 24:00:00",
        "time, 24:00:00.000, 24:00:00",
        "time, 23:59:59.999999998, 23:59:59.999999998",
        "time, 23:59:59.999999999, 24:00:00",
        "timestamp, 2026-06-01T10:30, 2026-06-01T10:30:00",
        "timestamp, 2026-06-01 10:30:00.50, 2026-06-01T10:30:00.5",
        "timestamp, 2026-06-01t10:30:00z, 2026-06-01T10:30:00",
        "timestamp, 2026-06-01 10:30:00+05:30:15, 2026-06-01T10:30:00",
        "timestamp, 2026-06-01 10:30:00+18:00, 2026-06-01T10:30:00",
        "timestamp, 10000-01-01T00:00, 10000-01-01T00:00:00",
        "timestamp, 0044-03-15 12:00:00+00 BC, 0044-03-15T12:00:00 BC",
        "timestamp, +INFINITY, infinity",
        "timestamp, -Infinity, -infinity",
        "timestamptz, 2026-06-01 10:30:00+02, 2026-06-01T10:30:00+02:00",
        "timestamptz, 2026-06-01 10:30:00+00, 2026-06-01T10:30:00Z",
        "timestamptz, 2026-06-01T10:30:00-00:00, 2026-06-01T10:30:00Z",
        "timestamptz, 2026-06-01T10:30-00:44:30, 2026-06-01T10:30:00-00:44:30",
        "timestamptz, 2026-06-01T10:30:00+15:59:59, 2026-06-01T10:30:00+15:59:59",
        "timestamptz, 2026-06-01T10:30:00+16:00, 2026-05-31T18:30:00Z",
        "timestamptz, 2026-06-01T10:30:00.5-18:00, 2026-06-02T04:30:00.5Z",
        "timestamptz, 294277-01-01T10:30:00-18:00, 294277-01-01T10:30:00-18:00",
        "timestamptz, 294277-01-01T10:30:00+18:00, 294276-12-31T16:30:00Z",
        "timestamptz, 0044-03-15 12:00:00+02 BC, 0044-03-15T12:00:00+02:00 BC",
        "timestamptz, infinity, infinity",
        "timestamptz, 999999999-12-31T23:59:59.999999998-18:00, 999999999-12-31T23:59:59.999999998-18:00",
        "instant, 2026-06-01 10:30:00+02, 2026-06-01T08:30:00Z",
        "instant, 2026-01-01T00:30:00+01:00, 2025-12-31T23:30:00Z",
        "instant, 0001-01-01T00:30:00+01:00, 0001-12-31T23:30:00Z BC",
        "instant, 1000000000-12-31T23:59:59.999999998Z, 1000000000-12-31T23:59:59.999999998Z",
        "instant, 1000000001-01-01T01:00:00+02:00, 1000000000-12-31T23:00:00Z",
        "instant, 1000000001-01-01T00:00:00.5Z BC, 1000000001-01-01T00:00:00.5Z BC",
        "instant, 1000000000-02-29T00:00:00Z, 1000000000-02-29T00:00:00Z",
        "instant, -infinity, -infinity",
        "month, 2024-01, 2024-01",
        "month, 10000-01, 10000-01",
        "month, 0044-03 BC, 0044-03 BC",
        "month, 0001-12 bc, 0001-12 BC",
        "month, 2024-01-01, 2024-01",
        "month, 0044-03-01 BC, 0044-03 BC",
        "month, 999999999-12, 999999999-12",
        "month, 1000000000-01 BC, 1000000000-01 BC",
        "date, infinity, infinity"
    })
    void aTextIsReadAndWrittenInOneForm(String name, String text, String written) {
        ElementType<?> type = type(name);

        assertThat(rewritten(type, text)).isEqualTo(written);
        assertThat(rewritten(type, " \t" + text + "\n")).isEqualTo(written);
        assertThat(rewritten(type, written)).isEqualTo(written);
    }

    @ParameterizedTest(name = "{0} {1} is refused at {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "time | 10:3 | 3 | expected a time such as 10:30:00 or 24:00:00",
                "time | 1:30 | 0 | expected a time such as",
                "time | 25:00 | 0 | expected an hour from 00 to 23, or 24:00:00",
                "time | 24:60 | 3 | expected a minute from 00 to 59",
                "time | 24:00:60 | 6 | expected a second from 00 to 59",
                "time | 10:60 | 3 | expected a minute from 00 to 59",
                "time | 23:59:60 | 6 | expected a second from 00 to 59",
                "time | 24:00:01 | 0 | expected a time up to 24:00:00",
                "time | 24:00:00.000000001 | 0 | expected a time up to 24:00:00",
                "time | 10:30:00. | 9 | expected one to nine digits of a fraction",
                "time | 10:30:00.1234567891 | 18 | expected one to nine digits of a fraction",
                "time | 10:30:00,5 | 8 | expected a time such as",
                "time | 10:30:00+02 | 8 | expected a time such as",
                "time | 10:30:00Z | 8 | expected a time such as",
                "time | infinity | 0 | expected a time such as",
                "timestamp | 2026-06-01 | 10 | expected a timestamp such as 2026-06-01T10:30:00",
                "timestamp | 2026-06-1T10:30 | 8 | expected a timestamp such as",
                "timestamp | 2026-06-01T1:30 | 11 | expected a timestamp such as",
                "timestamp | 2026-06-01  10:30 | 11 | expected a timestamp such as",
                "timestamp | 2026-06-01T24:00 | 11 | expected an hour from 00 to 23, for a day ends at 00:00 of the next",
                "timestamp | 2026-06-01T10:30:00+5 | 20 | expected a timestamp such as",
                "timestamp | 2026-06-01T10:30:00+0530 | 20 | expected a timestamp such as",
                "timestamp | 2026-06-01T10:30:00+05:3 | 23 | expected a timestamp such as",
                "timestamp | 2026-06-01T10:30:00+05:60 | 23 | expected a minute of an offset from 00 to 59",
                "timestamp | 2026-06-01T10:30:00+05:30:60 | 26 | expected a second of an offset from 00 to 59",
                "timestamp | 2026-06-01T10:30:00+18:00:01 | 19 | expected an offset from -18:00 to +18:00",
                "timestamp | 2026-06-01T10:30:00-19 | 20 | expected an offset from -18:00 to +18:00",
                "timestamp | 2026-06-01T10:30:00 +02 | 19 | expected a timestamp such as",
                "timestamp | 2026-06-01T10:30:00 Europe/Berlin | 19 | expected a timestamp such as",
                "timestamp | +10000-01-01T00:00:00 | 0 | expected a timestamp such as",
                "timestamp | 0000-01-01T00:00:00 | 0 | there is no year 0000",
                "timestamp | 2026-13-01T00:00:00 | 5 | expected a month from 01 to 12",
                "timestamp | 2023-02-29T00:00:00 | 8 | expected a day from 01 to 28 in this month",
                "timestamp | 1000000000-01-01T00:00:00 | 0 | expected a year from 999999999 to 1000000000 BC",
                "timestamp | now | 0 | expected a timestamp such as",
                "timestamp | 20240102T0304 | 8 | expected a timestamp such as",
                "timestamptz | 2026-06-01T10:30:00 | 19 | expected an offset such as Z or +02:00",
                "timestamptz | 2026-06-01T10:30:00 BC | 19 | expected an offset such as Z or +02:00",
                "timestamptz | 2026-06-01T10:30:00Z[UTC] | 20 | expected a timestamp such as",
                "timestamptz | 2026-06-01T10:30:00ZBC | 20 | expected a timestamp such as",
                "date | 999999999-12-31 | 0 | expected another value, or the word infinity",
                "date | 1000000000-01-01 BC | 0 | expected another value, or the word -infinity",
                "timestamp | 999999999-12-31T23:59:59.999999999 | 0 | expected another value, or the word infinity",
                "timestamptz | 999999999-12-31T23:59:59.999999999-18:00 | 0 | expected another value, or the word infinity",
                "instant | 1000000000-12-31T23:59:59.999999999Z | 0 | expected another value, or the word infinity",
                "instant | 2026-06-01T10:30:00 | 19 | expected an offset such as Z or +02:00",
                "instant | 1000000001-01-01T00:00:00Z | 0 | expected a year from 1000000000 to 1000000001 BC",
                "instant | 1000000001-01-01T00:00:00+01 BC | 0 | expected a year from 1000000000 to 1000000001 BC",
                "instant | 9999999999-01-01T00:00:00Z | 0 | expected a year from 1000000000 to 1000000001 BC",
                "month | 2024-1 | 5 | expected a month such as 2024-01 or 0044-03 BC",
                "month | 2024-13 | 5 | expected a month from 01 to 12",
                "month | 2024-01-02 | 8 | expected the first day of a month",
                "month | 202401 | 6 | expected a month such as",
                "month | 0000-01 | 0 | there is no year 0000",
                "month | infinity | 0 | expected a month such as",
                "month | 2024-01-01T00:00 | 10 | expected a month such as"
            })
    void anotherTextIsRefusedAtItsPlace(String name, String text, int index, String reason) {
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> rewritten(type(name), text))
                .withMessageStartingWith(reason)
                .satisfies(refusal -> assertThat(refusal.getErrorIndex()).isEqualTo(index));
    }

    private static <E> int comesBack(ElementType<E> type, List<E> elements) {
        for (E element : elements) {
            assertThat(parse(type, type.format(element)))
                    .as(type.format(element))
                    .isEqualTo(element);
        }
        return elements.size();
    }

    @Test
    void theExtremesAndTheirNeighboursComeBackFromTheirText() {
        int cases = comesBack(
                ElementTypes.TIMESTAMP,
                List.of(
                        LocalDateTime.MIN,
                        LocalDateTime.MIN.plusNanos(1),
                        LocalDateTime.MAX.minusNanos(1),
                        LocalDateTime.MAX,
                        LocalDateTime.of(0, 2, 29, 0, 0),
                        LocalDateTime.of(-1, 12, 31, 23, 59, 59, 999_999_999)));
        cases += comesBack(
                ElementTypes.TIMESTAMPTZ,
                List.of(
                        OffsetDateTime.MIN,
                        OffsetDateTime.MIN.plusNanos(1),
                        OffsetDateTime.MAX.minusNanos(1),
                        OffsetDateTime.MAX,
                        LocalDateTime.MAX.atOffset(ZoneOffset.UTC),
                        LocalDateTime.MIN.atOffset(ZoneOffset.ofHours(-18)),
                        LocalDateTime.of(2026, 6, 1, 10, 30).atOffset(ZoneOffset.ofTotalSeconds(-57_599))));
        cases += comesBack(
                ElementTypes.INSTANT,
                List.of(
                        Instant.MIN,
                        Instant.MIN.plusNanos(1),
                        Instant.MAX.minusNanos(1),
                        Instant.MAX,
                        Instant.EPOCH,
                        Instant.ofEpochSecond(-1, 1)));
        cases += comesBack(
                ElementTypes.TIME,
                List.of(LocalTime.MIN, LocalTime.MAX, LocalTime.MAX.minusNanos(1), LocalTime.of(0, 0, 0, 1)));
        cases += comesBack(
                ElementTypes.MONTH,
                List.of(
                        ElementTypes.MONTH.min(),
                        ElementTypes.MONTH.max(),
                        YearMonth.of(0, 1),
                        YearMonth.of(1, 1),
                        YearMonth.of(-1, 12)));
        assertThat(cases).isEqualTo(28);
    }

    // --- order -----------------------------------------------------------------------------------------------------

    @Test
    void oneInstantAtTwoOffsetsIsOneValue() {
        ElementType<OffsetDateTime> type = ElementTypes.TIMESTAMPTZ;
        OffsetDateTime berlin = OffsetDateTime.parse("2026-06-01T10:30:00+02:00");
        OffsetDateTime utc = OffsetDateTime.parse("2026-06-01T08:30:00Z");

        assertThat(type.compare(berlin, utc)).isZero();
        assertThat(type.hash(berlin)).isEqualTo(type.hash(utc));
        assertThat(type.format(berlin)).isEqualTo("2026-06-01T10:30:00+02:00");
        assertThat(type.compare(utc.plusNanos(1), berlin)).isPositive();
        assertThat(type.compare(OffsetDateTime.parse("2026-06-01T23:00:00+14:00"), utc))
                .isPositive();
        assertThat(type.compare(OffsetDateTime.parse("2026-06-01T09:00:00+01:00"), utc))
                .isNegative();
    }

    @Test
    void nothingIsBeyondTheInfinities() {
        ElementType<OffsetDateTime> type = ElementTypes.TIMESTAMPTZ;
        for (ZoneOffset offset : List.of(ZoneOffset.MIN, ZoneOffset.UTC, ZoneOffset.MAX)) {
            OffsetDateTime last = LocalDateTime.MAX.atOffset(offset);
            OffsetDateTime first = LocalDateTime.MIN.atOffset(offset);
            assertThat(type.compare(last, OffsetDateTime.MAX) < 0).isEqualTo(!last.equals(OffsetDateTime.MAX));
            assertThat(type.compare(first, OffsetDateTime.MIN) > 0).isEqualTo(!first.equals(OffsetDateTime.MIN));
            assertThat(type.isInfinite(last)).isEqualTo(offset.equals(ZoneOffset.MIN));
            assertThat(type.isInfinite(first)).isEqualTo(offset.equals(ZoneOffset.MAX));
        }
        assertThat(ElementTypes.TIMESTAMP.isInfinite(LocalDateTime.MAX)).isTrue();
        assertThat(ElementTypes.TIMESTAMP.isInfinite(LocalDateTime.MAX.minusNanos(1)))
                .isFalse();
        assertThat(ElementTypes.INSTANT.isInfinite(Instant.MIN)).isTrue();
        assertThat(ElementTypes.INSTANT.isInfinite(OffsetDateTime.MAX.toInstant()))
                .isFalse();
        assertThat(ElementTypes.TIME.isInfinite(LocalTime.MAX)).isFalse();
        assertThat(ElementTypes.MONTH.isInfinite(ElementTypes.MONTH.max())).isFalse();
    }

    private static <E> void numbersHaveTheOrder(ElementType<E> type, LongEncoding<E> numbers, List<E> ascending) {
        for (int i = 0; i < ascending.size(); i++) {
            long number = numbers.encode(ascending.get(i));
            assertThat(numbers.decode(number)).isEqualTo(ascending.get(i));
            for (int j = 0; j < ascending.size(); j++) {
                assertThat(Integer.signum(type.compare(ascending.get(i), ascending.get(j))))
                        .isEqualTo(Integer.compare(i, j))
                        .isEqualTo(Long.compare(number, numbers.encode(ascending.get(j))));
            }
        }
    }

    @Test
    @SuppressWarnings("unchecked") // the type of times
    void numbersHaveTheOrderOfTheElements() {
        numbersHaveTheOrder(
                ElementTypes.TIME,
                (LongEncoding<LocalTime>) ElementTypes.TIME,
                List.of(
                        LocalTime.MIN,
                        LocalTime.MIN.plusNanos(1),
                        LocalTime.NOON,
                        LocalTime.MAX.minusNanos(1),
                        LocalTime.MAX));
        numbersHaveTheOrder(
                ElementTypes.MONTH,
                ElementTypes.MONTH,
                List.of(
                        ElementTypes.MONTH.min(),
                        YearMonth.of(-1, 12),
                        YearMonth.of(0, 1),
                        YearMonth.of(0, 12),
                        YearMonth.of(1, 1),
                        YearMonth.of(2024, 1),
                        ElementTypes.MONTH.max()));
    }

    // --- distances -------------------------------------------------------------------------------------------------

    private static <E> void distance(ContinuousElementType<E, Duration> type, String from, String to, String amount) {
        Duration duration = amount == null ? null : Duration.parse(amount);
        assertThat(type.distance(parse(type, from), parse(type, to))).isEqualTo(duration);
        if (duration != null) {
            assertThat(type.compare(type.plus(parse(type, from), duration), parse(type, to)))
                    .isZero();
            assertThat(type.compare(type.plus(parse(type, to), duration.negated()), parse(type, from)))
                    .isZero();
        }
    }

    @Test
    void aDistanceLeadsFromTheOneToTheOther() {
        distance(ElementTypes.TIME, "22:00", "24:00", "PT2H");
        distance(ElementTypes.TIME, "00:00", "24:00", "PT24H");
        distance(ElementTypes.TIME, "24:00", "24:00", "PT0S");
        distance(ElementTypes.TIME, "23:59:59.999999998", "24:00", "PT0.000000002S");
        distance(ElementTypes.TIME, "10:30", "10:30:00.5", "PT0.5S");
        distance(ElementTypes.TIMESTAMP, "2026-06-01T10:30", "2026-06-02T10:30:00.000000001", "PT24H0.000000001S");
        distance(ElementTypes.TIMESTAMP, "0001-12-31T00:00 BC", "0001-01-01T00:00", "PT24H");
        distance(ElementTypes.TIMESTAMP, "2026-06-01T10:30:00.9", "2026-06-01T10:30:01.1", "PT0.2S");
        distance(ElementTypes.TIMESTAMP, "-infinity", "infinity", null);
        distance(ElementTypes.TIMESTAMP, "2026-06-01T10:30", "infinity", null);
        distance(ElementTypes.TIMESTAMP, "-infinity", "2026-06-01T10:30", null);
        distance(ElementTypes.TIMESTAMPTZ, "2026-06-01T10:30+02", "2026-06-01T10:30Z", "PT2H");
        distance(ElementTypes.TIMESTAMPTZ, "2026-06-01T10:30+02", "infinity", null);
        distance(ElementTypes.INSTANT, "1969-12-31T23:59:59.5Z", "1970-01-01T00:00:00.25Z", "PT0.75S");
        distance(ElementTypes.INSTANT, "infinity", "infinity", null);
        assertThat(ElementTypes.INSTANT.distance(Instant.MIN.plusNanos(1), Instant.MAX.minusNanos(1)))
                .isEqualTo(Duration.between(Instant.MIN.plusNanos(1), Instant.MAX.minusNanos(1)));
    }

    @Test
    void distancesAddUpUntilTheyAreTooLarge() {
        Duration largest = Duration.ofSeconds(Long.MAX_VALUE, 999_999_999);
        for (ContinuousElementType<?, Duration> type :
                List.of(ElementTypes.TIME, ElementTypes.TIMESTAMP, ElementTypes.TIMESTAMPTZ, ElementTypes.INSTANT)) {
            assertThat(type.zero()).isEqualTo(Duration.ZERO);
            assertThat(type.sum(Duration.ofHours(1), Duration.ofMinutes(1))).isEqualTo(Duration.parse("PT1H1M"));
            assertThat(type.sum(largest, type.zero())).isEqualTo(largest);
            assertThat(type.sum(largest, Duration.ofNanos(1))).isNull();
        }
    }

    private static <E> void cannotMove(ContinuousElementType<E, Duration> type, String from, Duration amount) {
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> type.plus(parse(type, from), amount))
                .withMessage("no " + type.postgresName() + " lies " + amount + " from " + rewritten(type, from)
                        + (type == (Object) ElementTypes.TIME ? ": a time is from 00:00:00 to 24:00:00" : ""));
    }

    @Test
    void nothingMovesBeyondItsTypeOrToAnInfinity() {
        Duration nano = Duration.ofNanos(1);
        Duration huge = Duration.ofSeconds(Long.MAX_VALUE, 999_999_999);
        cannotMove(ElementTypes.TIME, "24:00", nano);
        cannotMove(ElementTypes.TIME, "00:00", nano.negated());
        cannotMove(ElementTypes.TIME, "22:00", Duration.parse("PT2H0.000000001S"));
        cannotMove(ElementTypes.TIME, "00:00", huge);
        cannotMove(ElementTypes.TIME, "24:00", huge.negated());
        // it would be the time that stands for the end of the day
        cannotMove(ElementTypes.TIME, "23:59:59.999999998", nano);
        cannotMove(ElementTypes.TIMESTAMP, "999999999-12-31T23:59:59.999999998", nano);
        cannotMove(ElementTypes.TIMESTAMP, "999999999-12-31T23:59:59.999999998", nano.multipliedBy(2));
        cannotMove(ElementTypes.TIMESTAMP, "1000000000-01-01T00:00:00.000000001 BC", nano.negated());
        cannotMove(ElementTypes.TIMESTAMP, "2026-06-01T10:30", huge);
        cannotMove(ElementTypes.TIMESTAMPTZ, "999999999-12-31T23:59:59.999999998-18:00", nano);
        cannotMove(ElementTypes.TIMESTAMPTZ, "2026-06-01T10:30Z", huge.negated());
        cannotMove(ElementTypes.INSTANT, "1000000000-12-31T23:59:59.999999998Z", nano);
        cannotMove(ElementTypes.INSTANT, "2026-06-01T10:30Z", huge);

        assertThat(ElementTypes.TIMESTAMP.plus(LocalDateTime.MAX, huge.negated()))
                .isEqualTo(LocalDateTime.MAX);
        assertThat(ElementTypes.TIMESTAMPTZ.plus(OffsetDateTime.MIN, huge)).isEqualTo(OffsetDateTime.MIN);
        assertThat(ElementTypes.INSTANT.plus(Instant.MAX, nano)).isEqualTo(Instant.MAX);
        assertThat(ElementTypes.TIMESTAMPTZ.plus(OffsetDateTime.parse("2026-06-01T10:30+02:00"), Duration.ofHours(24)))
                .isEqualTo(OffsetDateTime.parse("2026-06-02T10:30+02:00"));
    }

    @Test
    void monthsHaveSteps() {
        assertThat(ElementTypes.MONTH.plus(YearMonth.of(2024, 11), 3)).isEqualTo(YearMonth.of(2025, 2));
        assertThat(ElementTypes.MONTH.plus(YearMonth.of(1, 1), -1)).isEqualTo(YearMonth.of(0, 12));
        assertThat(ElementTypes.MONTH.stepsBetween(YearMonth.of(2024, 11), YearMonth.of(2025, 2)))
                .isEqualTo(3);
        assertThat(ElementTypes.MONTH.stepsBetween(ElementTypes.MONTH.min(), ElementTypes.MONTH.max()))
                .isEqualTo(23_999_999_987L);
        assertThat(ElementTypes.MONTH.plus(ElementTypes.MONTH.min(), 23_999_999_987L))
                .isEqualTo(ElementTypes.MONTH.max());
        for (long steps : new long[] {1, Long.MAX_VALUE}) {
            assertThatExceptionOfType(ArithmeticException.class)
                    .isThrownBy(() -> ElementTypes.MONTH.plus(ElementTypes.MONTH.max(), steps))
                    .withMessage("no month lies " + steps + (steps == 1 ? " month" : " months") + " from 999999999-12");
        }
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> ElementTypes.MONTH.plus(ElementTypes.MONTH.min(), Long.MIN_VALUE));
    }

    @Test
    void whatEndsJustInsideOfAnExtremeIsReachedAndTheExtremeIsNot() {
        Duration back = Duration.ofMillis(-100);
        LocalDateTime first = LocalDateTime.MIN.plusNanos(500_000_000);
        assertThat(ElementTypes.TIMESTAMP.plus(first, back)).isEqualTo(LocalDateTime.MIN.plusNanos(400_000_000));
        OffsetDateTime firstOffset = OffsetDateTime.MIN.plusNanos(500_000_000);
        assertThat(ElementTypes.TIMESTAMPTZ.plus(firstOffset, back))
                .isEqualTo(OffsetDateTime.MIN.plusNanos(400_000_000));
        Instant firstInstant = Instant.MIN.plusNanos(500_000_000);
        assertThat(ElementTypes.INSTANT.plus(firstInstant, back)).isEqualTo(Instant.MIN.plusNanos(400_000_000));
        cannotMove(ElementTypes.TIMESTAMP, "1000000000-01-01T00:00:00.1 BC", back);
        cannotMove(ElementTypes.TIMESTAMPTZ, "1000000000-01-01T00:00:00.1+18:00 BC", back);
        cannotMove(ElementTypes.INSTANT, "1000000001-01-01T00:00:00.1Z BC", back);
        for (Duration far :
                List.of(Duration.ofSeconds(Long.MIN_VALUE), Duration.ofSeconds(Long.MAX_VALUE, 999_999_999))) {
            cannotMove(ElementTypes.TIMESTAMP, "2026-06-01T10:30:00", far);
            cannotMove(ElementTypes.TIMESTAMPTZ, "2026-06-01T10:30:00+02:00", far);
            cannotMove(ElementTypes.INSTANT, "2026-06-01T10:30:00Z", far);
            cannotMove(ElementTypes.TIME, "10:30:00", far);
        }
    }

    // --- the server's types ----------------------------------------------------------------------------------------

    private static <E> int isOnServer(ElementType<E> type, String stored, List<String> texts) {
        List<List<String>> valid = PostgresAnswers.rows(
                "select pg_input_is_valid(a, '" + stored + "')::text from unnest(?::text[]) with ordinality as t(a, n)"
                        + " order by n",
                texts);
        for (int i = 0; i < texts.size(); i++) {
            assertThat(type.isOnServer(parse(type, texts.get(i))))
                    .as("%s %s", stored, texts.get(i))
                    .isEqualTo(valid.get(i).get(0).equals("true"));
        }
        return texts.size();
    }

    @Test
    void theServerHoldsWhatIsSaidToBeOnIt() {
        int cases = isOnServer(
                ElementTypes.DATE,
                "date",
                List.of(
                        "4714-11-24 BC",
                        "4714-11-23 BC",
                        "1000000000-01-02 BC",
                        "5874897-12-31",
                        "5874898-01-01",
                        "2026-06-01",
                        "infinity",
                        "-infinity"));
        cases += isOnServer(
                ElementTypes.TIMESTAMP,
                "timestamp",
                List.of(
                        "4714-11-24 00:00:00 BC",
                        "4714-11-23 23:59:59.9999995 BC",
                        "4714-11-23 23:59:59.9999994 BC",
                        "4714-11-23 23:59:59 BC",
                        "294276-12-31 23:59:59.999999",
                        "294276-12-31 23:59:59.9999994",
                        "294276-12-31 23:59:59.9999995",
                        "294277-01-01 00:00:00",
                        "5874897-12-31 00:00:00",
                        "2026-06-01 10:30:00",
                        "infinity",
                        "-infinity"));
        List<String> offsets = List.of(
                "4714-11-24 00:00:00+00 BC",
                "4714-11-24 00:00:00+01 BC",
                "4714-11-23 23:00:00-01 BC",
                "4714-11-23 22:59:59-01 BC",
                "4714-11-23 23:59:59.9999995+00 BC",
                "294276-12-31 23:59:59.9999994+00",
                "294276-12-31 23:59:59.9999995+00",
                "294277-01-01 00:00:00+01",
                "294276-12-31 23:00:00-01",
                "infinity",
                "-infinity");
        cases += isOnServer(ElementTypes.TIMESTAMPTZ, "timestamptz", offsets);
        cases += isOnServer(ElementTypes.INSTANT, "timestamptz", offsets);
        cases += isOnServer(ElementTypes.TIME, "time", List.of("00:00", "23:59:59.9999999", "24:00"));
        cases += isOnServer(
                ElementTypes.MONTH,
                "date",
                List.of("4714-12-01 BC", "4714-11-01 BC", "5874897-12-01", "5874898-01-01", "2024-01-01"));
        assertThat(cases).isEqualTo(50);
        assertThat(ElementTypes.DATE.isOnServer(LocalDate.MAX.minusDays(1))).isFalse();
    }
}

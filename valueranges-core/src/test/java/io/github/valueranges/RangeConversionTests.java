package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Promise: a range of months and its range of days, and a range of instants and its range at an offset, hold the same
 * points, in every shape and up to the extremes of Java's types; what the other type cannot hold is refused. So do
 * their range sets.
 */
class RangeConversionTests {

    // --- months ------------------------------------------------------------------------------------------------------

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "empty | empty",
                "(,) | (,)",
                "[2024-01,) | [2024-01-01,)",
                "(,2024-02] | (,2024-02-29]",
                "(,2023-02] | (,2023-02-28]",
                "(,1900-02] | (,1900-02-28]",
                "[2024-02,2024-02] | [2024-02-01,2024-02-29]",
                "[2023-12,2024-04] | [2023-12-01,2024-04-30]",
                "[\"0001-12 BC\",0001-01] | [\"0001-12-01 BC\",0001-01-31]",
                "[\"1000000000-02 BC\",) | [\"1000000000-02-01 BC\",)",
                "(,\"1000000000-01 BC\"] | (,\"1000000000-01-31 BC\"]",
                "[999999999-12,) | [999999999-12-01,)",
                "(,999999999-11] | (,999999999-11-30]",
                "[\"1000000000-02 BC\",999999999-11] | [\"1000000000-02-01 BC\",999999999-11-30]"
            })
    void monthsAreTheirDaysAndBack(String months, String days) {
        assertThat(YearMonthRange.parse(months).toLocalDateRange())
                .isEqualTo(LocalDateRange.parse(days))
                .hasToString(days);
        assertThat(YearMonthRange.from(LocalDateRange.parse(days)))
                .isEqualTo(YearMonthRange.parse(months))
                .hasToString(months);
    }

    /** The first and the last day of {@link LocalDate} are the infinities: no month begins or ends with one. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[\"1000000000-01 BC\",)",
                "[\"1000000000-01 BC\",2024-01]",
                "[\"1000000000-01 BC\",\"1000000000-01 BC\"]",
                "(,999999999-12]",
                "[2024-01,999999999-12]",
                "[999999999-12,999999999-12]"
            })
    void monthsUpToAnInfinityHaveNoRangeOfDays(String months) {
        String month = months.contains("BC") ? "1000000000-01 BC starts" : "999999999-12 ends";
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> YearMonthRange.parse(months).toLocalDateRange())
                .withMessage("the month " + month + " at an infinity of days: its range of days would be another one");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[-infinity,2024-01-31]",
                "(-infinity,2024-01-31]",
                "[-infinity,)",
                "(-infinity,)",
                "[2024-01-01,infinity]",
                "[2024-01-01,infinity)",
                "(,infinity]",
                "(,infinity)",
                "[-infinity,infinity]",
                "(-infinity,infinity)",
                "[infinity,infinity]",
                "[-infinity,-infinity]"
            })
    void daysUpToAnInfinityAreNoMonths(String days) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> YearMonthRange.from(LocalDateRange.parse(days)))
                .withMessage("the days " + days
                        + " are no whole months: expected the first day of a month, and the last of one");
    }

    /** Every range of days around the end of a leap February, with one bound or two. */
    @Test
    void daysThatAreNoWholeMonthsAreRefused() {
        List<LocalDate> days =
                LocalDate.of(2024, 1, 30).datesUntil(LocalDate.of(2024, 4, 3)).toList();
        int whole = 0;
        int refused = 0;
        for (int i = 0; i <= days.size(); i++) {
            for (int j = 0; j <= days.size(); j++) {
                LocalDate start = i == days.size() ? null : days.get(i);
                LocalDate end = j == days.size() ? null : days.get(j);
                if (start != null && end != null && end.isBefore(start)) {
                    continue;
                }
                LocalDateRange range = RangeType.LOCAL_DATE.between(start, true, end, true);
                boolean isWhole = (start == null || start.getDayOfMonth() == 1)
                        && (end == null || end.plusDays(1).getDayOfMonth() == 1);
                if (isWhole) {
                    YearMonthRange months = YearMonthRange.from(range);
                    assertThat(months.lowerBound().map(YearMonth::toString).orElse("none"))
                            .isEqualTo(start == null ? "none" : start.toString().substring(0, 7));
                    assertThat(months.upperBound().map(YearMonth::toString).orElse("none"))
                            .isEqualTo(end == null ? "none" : end.toString().substring(0, 7));
                    assertThat(months.toLocalDateRange()).isEqualTo(range);
                    whole++;
                } else {
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> YearMonthRange.from(range))
                            .withMessageContaining("the days " + range + " are no whole months");
                    refused++;
                }
            }
        }
        // Of 64 days three are first and three are last days of a month, in the order last, first, last, first, last,
        // first.
        assertThat(whole).isEqualTo(3 + 3 + 3 + 1);
        assertThat(whole + refused).isEqualTo(64 * 65 / 2 + 2 * 64 + 1);
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{} | {}",
                "{(,)} | {(,)}",
                "{[2024-02,2024-02]} | {[2024-02-01,2024-02-29]}",
                "{(,2023-02],[2023-04,2024-02],[2024-04,)} | {(,2023-02-28],[2023-04-01,2024-02-29],[2024-04-01,)}"
            })
    void setsOfMonthsAreTheirDaysAndBack(String months, String days) {
        assertThat(YearMonthRangeSet.parse(months).toLocalDateRangeSet())
                .isEqualTo(LocalDateRangeSet.parse(days))
                .hasToString(days);
        assertThat(YearMonthRangeSet.from(LocalDateRangeSet.parse(days)))
                .isEqualTo(YearMonthRangeSet.parse(months))
                .hasToString(months);
    }

    @Test
    void aSetOfDaysIsRefusedByItsFirstRangeThatIsNoMonths() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> YearMonthRangeSet.from(LocalDateRangeSet.parse(
                        "{[2024-01-01,2024-01-31],[2024-03-01,2024-03-30],[2024-05-02,2024-05-31]}")))
                .withMessage("the days [2024-03-01,2024-03-30] are no whole months: expected the first day of a"
                        + " month, and the last of one");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> YearMonthRangeSet.from(LocalDateRangeSet.parse("{(,2024-01-31],[2024-03-02,)}")))
                .withMessageStartingWith("the days [2024-03-02,) are no whole months");
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> YearMonthRangeSet.parse("{[2024-01,2024-02],[2025-01,999999999-12]}")
                        .toLocalDateRangeSet())
                .withMessageStartingWith("the month 999999999-12 ends");
    }

    // --- points in time ----------------------------------------------------------------------------------------------

    private static final List<ZoneOffset> OFFSETS =
            List.of(ZoneOffset.MIN, ZoneOffset.ofHoursMinutes(-5, -30), ZoneOffset.UTC, ZoneOffset.MAX);

    private static InstantRange instants(String literal) {
        return InstantRange.parse(literal);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "empty",
                "(,)",
                "[2026-06-01T10:00:00Z,)",
                "(2026-06-01T10:00:00Z,)",
                "(,2026-06-01T10:00:00.000000001Z]",
                "(,2026-06-01T10:00:00.000000001Z)",
                "[2026-06-01T10:00:00Z,2026-06-01T12:00:00Z]",
                "[2026-06-01T10:00:00Z,2026-06-01T12:00:00Z)",
                "(2026-06-01T10:00:00Z,2026-06-01T12:00:00Z]",
                "(2026-06-01T10:00:00Z,2026-06-01T12:00:00Z)",
                "[2026-06-01T10:00:00Z,2026-06-01T10:00:00Z]",
                "[-infinity,2026-06-01T12:00:00Z)",
                "(-infinity,2026-06-01T12:00:00Z)",
                "[2026-06-01T10:00:00Z,infinity]",
                "[2026-06-01T10:00:00Z,infinity)",
                "[-infinity,infinity]",
                "(-infinity,infinity)",
                "[-infinity,)",
                "(,infinity]",
                "[infinity,infinity]"
            })
    void instantsAreTheSameAtEveryOffset(String literal) {
        InstantRange range = instants(literal);
        assertThat(range).hasToString(literal);
        for (ZoneOffset offset : OFFSETS) {
            OffsetDateTimeRange there = range.atOffset(offset);
            assertThat(there).isEqualTo(OffsetDateTimeRange.parse(literal));
            assertThat(there.toInstantRange()).isEqualTo(range).hasToString(literal);
            for (OffsetDateTime bound : List.of(
                    there.lowerBound().orElse(OffsetDateTime.MIN),
                    there.upperBound().orElse(OffsetDateTime.MAX))) {
                boolean infinite = bound.equals(OffsetDateTime.MIN) || bound.equals(OffsetDateTime.MAX);
                assertThat(infinite || bound.getOffset().equals(offset))
                        .as("%s at %s", bound, offset)
                        .isTrue();
            }
        }
        assertThat(OFFSETS).hasSize(4);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{(,)}",
                "{[2026-06-01T10:00:00Z,2026-06-01T12:00:00Z)}",
                "{(,2026-06-01T10:00:00Z),(2026-06-01T10:00:00Z,2026-06-01T12:00:00Z],[2026-06-02T10:00:00Z,)}",
                "{[-infinity,2026-06-01T10:00:00Z),[2026-06-02T10:00:00Z,infinity]}",
                "{(-infinity,2026-06-01T10:00:00Z),[2026-06-02T10:00:00Z,infinity)}"
            })
    void setsOfInstantsAreTheSameAtEveryOffset(String literal) {
        InstantRangeSet set = InstantRangeSet.parse(literal);
        for (ZoneOffset offset : OFFSETS) {
            OffsetDateTimeRangeSet there = set.atOffset(offset);
            assertThat(there).isEqualTo(OffsetDateTimeRangeSet.parse(literal));
            assertThat(there.toList())
                    .hasToString(set.stream()
                            .map(range -> range.atOffset(offset))
                            .toList()
                            .toString());
            assertThat(there.toInstantRangeSet()).isEqualTo(set).hasToString(literal);
        }
        assertThat(OFFSETS).hasSize(4);
    }

    @Test
    void aSetThatAnOffsetCannotHoldIsRefused() {
        InstantRangeSet set = InstantRangeSet.of(
                InstantRange.singleton(Instant.EPOCH), InstantRange.atLeast(Instant.MAX.minusNanos(1)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> set.atOffset(ZoneOffset.UTC))
                .withMessageContaining(" cannot be held at the offset Z: ");
    }

    /** The last instant at an offset is held, unless it is the infinity; the next one is refused. */
    @Test
    void whatAnOffsetCannotHoldIsRefused() {
        int held = 0;
        int refused = 0;
        for (ZoneOffset offset : OFFSETS) {
            Instant first = LocalDateTime.MIN.atOffset(offset).toInstant();
            Instant last = LocalDateTime.MAX.atOffset(offset).toInstant();
            for (Instant edge : List.of(
                    first,
                    first.minusNanos(1),
                    first.plusNanos(1),
                    last,
                    last.plusNanos(1),
                    last.minusNanos(1),
                    Instant.MIN.plusNanos(1),
                    Instant.MAX.minusNanos(1))) {
                boolean isHeld = !edge.isBefore(first)
                        && !edge.isAfter(last)
                        && !edge.equals(OffsetDateTime.MIN.toInstant())
                        && !edge.equals(OffsetDateTime.MAX.toInstant());
                for (InstantRange range : List.of(
                        InstantRange.atLeast(edge), InstantRange.lessThan(edge), InstantRange.singleton(edge))) {
                    if (isHeld) {
                        assertThat(range.atOffset(offset).toInstantRange()).isEqualTo(range);
                        held++;
                    } else {
                        assertThatIllegalArgumentException()
                                .as("%s at %s", range, offset)
                                .isThrownBy(() -> range.atOffset(offset))
                                .withMessageContaining(" cannot be held at the offset " + offset + ": ");
                        refused++;
                    }
                }
            }
        }
        assertThat(held).isEqualTo(3 * (4 * 4 - 2));
        assertThat(refused).isEqualTo(3 * (4 * 4 + 2));
    }

    @Test
    void theExtremesOfJavaAreTheInfinitiesOfBoth() {
        for (ZoneOffset offset : OFFSETS) {
            assertThat(InstantRange.closed(Instant.MIN, Instant.MAX).atOffset(offset))
                    .isEqualTo(OffsetDateTimeRange.closed(OffsetDateTime.MIN, OffsetDateTime.MAX))
                    .hasToString("[-infinity,infinity]");
        }
        assertThat(OffsetDateTimeRange.open(OffsetDateTime.MIN, OffsetDateTime.MAX)
                        .toInstantRange())
                .isEqualTo(InstantRange.open(Instant.MIN, Instant.MAX))
                .hasToString("(-infinity,infinity)");
        OffsetDateTime last = LocalDateTime.MAX.atOffset(ZoneOffset.UTC);
        assertThat(OffsetDateTimeRange.atMost(last).toInstantRange()).isEqualTo(InstantRange.atMost(last.toInstant()));
    }

    /** Bounds that are the same instant stay one range, whatever their offsets. */
    @Test
    void theOffsetsOfTheBoundsAreDropped() {
        assertThat(OffsetDateTimeRange.parse("[2026-06-01T10:00:00+02:00,2026-06-01T10:00:00-07:00)")
                        .toInstantRange())
                .hasToString("[2026-06-01T08:00:00Z,2026-06-01T17:00:00Z)");
        assertThat(OffsetDateTimeRange.parse("[2026-06-01T10:00:00+02:00,2026-06-01T08:00:00Z]")
                        .toInstantRange())
                .hasToString("[2026-06-01T08:00:00Z,2026-06-01T08:00:00Z]");
    }
}

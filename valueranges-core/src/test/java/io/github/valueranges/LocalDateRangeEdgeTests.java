package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Counting, listing, moving and clamping at the infinities and at the ends of what Java's type holds. */
class LocalDateRangeEdgeTests {

    private static final LocalDate FIRST = LocalDate.MIN.plusDays(1);
    private static final LocalDate LAST = LocalDate.MAX.minusDays(1);

    private static LocalDateRange r(String literal) {
        return LocalDateRange.parse(literal);
    }

    private static LocalDateRangeSet rs(String literal) {
        return LocalDateRangeSet.parse(literal);
    }

    private static LocalDate d(String date) {
        return RangeType.LOCAL_DATE.parseElement(date);
    }

    // --- length and values -----------------------------------------------------------------------------------------

    @ParameterizedTest(name = "{0} has {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "empty | 0",
                "[2026-06-01,2026-06-01] | 1",
                "[2026-06-01,2026-06-09) | 8",
                "[2024-02-28,2024-03-01] | 3",
                "[2023-02-28,2023-03-01] | 2",
                "[0001-12-31 BC,0001-01-01] | 2",
                "[0001-01-01 BC,0001-01-01 BC] | 1",
                "[4714-11-24 BC,5874897-12-31] | 2147483494",
                "[infinity,infinity] | 1",
                "[-infinity,-infinity] | 1"
            })
    void theLengthIsTheNumberOfDays(String range, long length) {
        assertThat(r(range).length()).isEqualTo(OptionalLong.of(length));
        assertThat(LocalDateRangeSet.of(r(range)).length()).isEqualTo(OptionalLong.of(length));
        if (length < 10) {
            assertThat(r(range).values()).hasSize((int) length).isSorted();
            assertThat(LocalDateRangeSet.of(r(range)).values()).hasSize((int) length);
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "(,)",
                "[2026-06-01,)",
                "(,2026-06-01]",
                "[2026-06-01,infinity]",
                "[2026-06-01,infinity)",
                "[-infinity,2026-06-01]",
                "(-infinity,2026-06-01]",
                "[-infinity,infinity]",
                "(-infinity,infinity)",
                "[-infinity,)",
                "(,infinity]"
            })
    void whatHasNoEndHasNoLengthAndIsNotListed(String range) {
        assertThat(r(range).length()).isEmpty();
        assertThat(LocalDateRangeSet.of(r(range)).length()).isEmpty();
        assertThat(rs("{[2000-01-01,2000-01-02]}").union(r(range)).length()).isEmpty();
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> r(range).values())
                .withMessageContaining(range);
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(() -> LocalDateRangeSet.of(r(range)).values());
    }

    @Test
    void theLengthOfASetIsThatOfItsRanges() {
        assertThat(rs("{[2026-06-01,2026-06-03],[2026-06-10,2026-06-10]}").length())
                .hasValue(4);
        assertThat(rs("{[2026-06-01,2026-06-03],[2026-06-10,2026-06-10]}").values())
                .containsExactly(d("2026-06-01"), d("2026-06-02"), d("2026-06-03"), d("2026-06-10"));
        assertThat(rs("{}").values()).isEmpty();
    }

    @Test
    void aLongListIsNotMadeAtOnce() {
        assertThat(r("[0001-01-01,9999-12-31]").values().limit(2)).containsExactly(d("0001-01-01"), d("0001-01-02"));
    }

    // --- shift -----------------------------------------------------------------------------------------------------

    @ParameterizedTest(name = "{0} by {1} is {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "empty | 5 | empty",
                "empty | 9223372036854775807 | empty",
                "(,) | -5 | (,)",
                "(,) | -9223372036854775808 | (,)",
                "[2026-06-01,2026-06-08] | 0 | [2026-06-01,2026-06-08]",
                "[2024-02-28,2024-02-29] | 1 | [2024-02-29,2024-03-01]",
                "[0001-01-01,0001-01-01] | -1 | [0001-12-31 BC,0001-12-31 BC]",
                "[2026-06-01,) | -1 | [2026-05-31,)",
                "(,2026-06-01] | 30 | (,2026-07-01]",
                "[2026-06-01,infinity] | 7 | [2026-06-08,infinity]",
                "[2026-06-01,infinity) | 7 | [2026-06-08,infinity)",
                "[-infinity,2026-06-01] | 7 | [-infinity,2026-06-08]",
                "(-infinity,2026-06-01] | -1 | (-infinity,2026-05-31]",
                "[infinity,infinity] | 1 | [infinity,infinity]",
                "[-infinity,infinity] | 9223372036854775807 | [-infinity,infinity]"
            })
    void bothBoundsMoveAndInfinitiesStay(String range, long steps, String moved) {
        assertThat(r(range).shift(steps)).isEqualTo(r(moved));
    }

    @ParameterizedTest(name = "{0} by {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "[2026-06-01,2026-06-08] | 9223372036854775807",
                "[2026-06-01,2026-06-08] | -9223372036854775808",
                "[2026-06-01,2026-06-08] | 400000000000",
                "[2026-06-01,) | -400000000000",
                "(,2026-06-01] | 400000000000"
            })
    void aMoveOutOfTheTypeIsRefused(String range, long steps) {
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> r(range).shift(steps))
                .withMessageContaining("2026-06-0");
    }

    @Test
    void noMoveEndsAtAnInfinity() {
        long toMax = LocalDate.MAX.toEpochDay() - d("2026-06-08").toEpochDay();
        LocalDateRange range = r("[2026-06-01,2026-06-08]");

        assertThat(range.shift(toMax - 2).upperBound()).contains(LAST.minusDays(1));
        assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> range.shift(toMax - 1));
        assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> range.shift(toMax));
        assertThatExceptionOfType(ArithmeticException.class).isThrownBy(() -> range.shift(toMax + 1));
    }

    // --- clamp -----------------------------------------------------------------------------------------------------

    @Test
    void aValueIsClampedToTheNearestBound() {
        LocalDateRange week = r("[2026-06-01,2026-06-08)");

        assertThat(week.clamp(LocalDate.MIN)).contains(d("2026-06-01"));
        assertThat(week.clamp(d("2026-05-31"))).contains(d("2026-06-01"));
        assertThat(week.clamp(d("2026-06-07"))).contains(d("2026-06-07"));
        assertThat(week.clamp(d("2026-06-08"))).contains(d("2026-06-07"));
        assertThat(week.clamp(LocalDate.MAX)).contains(d("2026-06-07"));
        assertThat(LocalDateRange.all().clamp(LocalDate.MAX)).contains(LocalDate.MAX);
        assertThat(LocalDateRange.atLeast(LocalDate.MAX).clamp(LocalDate.MIN)).contains(LocalDate.MAX);
        assertThat(LocalDateRange.lessThan(LocalDate.MAX).clamp(LocalDate.MAX)).contains(LAST);
        assertThat(LocalDateRange.greaterThan(LocalDate.MIN).clamp(LocalDate.MIN))
                .contains(FIRST);
        assertThat(LocalDateRange.empty().clamp(LocalDate.MIN)).isEqualTo(Optional.empty());
    }

    // --- gaps ------------------------------------------------------------------------------------------------------

    @ParameterizedTest(name = "between {0} and {1} is {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "empty | [2026-06-01,) | empty",
                "(,2026-06-02] | [2026-06-08,) | [2026-06-03,2026-06-07]",
                "(,2026-06-02] | [2026-06-03,) | empty",
                "(,2026-06-02] | [2026-06-02,) | empty",
                "[-infinity,-infinity] | [infinity,infinity] | (-infinity,infinity)",
                "(,-infinity] | [infinity,) | (-infinity,infinity)",
                "[2026-06-01,infinity) | [infinity,infinity] | empty",
                "[2026-06-01,2026-06-01] | [infinity,) | [2026-06-02,infinity)",
                "(,) | [2026-06-01,2026-06-02] | empty",
                "[2026-06-01,2026-06-09] | [2026-06-03,2026-06-04] | empty"
            })
    void theGapIsWhatLiesBetween(String one, String other, String gap) {
        assertThat(r(one).gap(r(other))).isEqualTo(r(gap));
        assertThat(r(other).gap(r(one))).isEqualTo(r(gap));
        assertThat(LocalDateRangeSet.of(r(one)).gap(r(other))).isEqualTo(r(gap));
        assertThat(LocalDateRangeSet.of(r(one), r(other)).gaps()).isEqualTo(LocalDateRangeSet.of(r(gap)));
    }

    @Test
    void theGapsInAWindowReachItsEnds() {
        LocalDateRangeSet booked = rs("{[2026-06-03,2026-06-05],[2026-06-08,2026-06-08]}");

        assertThat(booked.gaps(r("[2026-06-01,2026-06-10]")))
                .isEqualTo(rs("{[2026-06-01,2026-06-02],[2026-06-06,2026-06-07],[2026-06-09,2026-06-10]}"));
        assertThat(booked.gaps(LocalDateRange.all()))
                .isEqualTo(rs("{(,2026-06-02],[2026-06-06,2026-06-07],[2026-06-09,)}"))
                .isEqualTo(booked.complement());
        assertThat(booked.gaps(LocalDateRange.empty())).isEqualTo(LocalDateRangeSet.empty());
        assertThat(LocalDateRangeSet.empty().gaps(r("[2026-06-01,)"))).isEqualTo(rs("{[2026-06-01,)}"));
        assertThat(booked.gaps()).isEqualTo(rs("{[2026-06-06,2026-06-07]}"));
        assertThat(LocalDateRangeSet.empty().gaps()).isEqualTo(LocalDateRangeSet.empty());
    }

    // --- the extremes ----------------------------------------------------------------------------------------------

    /** Beyond the extremes there is nothing, so that the complement of what reaches them is not undone by another. */
    @Test
    void theComplementAtAnExtremeIsNotUndone() {
        LocalDateRange toTheEnd = LocalDateRange.closed(d("2026-06-01"), LocalDate.MAX);

        assertThat(toTheEnd.complement()).isEqualTo(rs("{(,2026-05-31]}"));
        assertThat(toTheEnd.complement().complement()).isEqualTo(rs("{[2026-06-01,)}"));
        assertThat(LocalDateRange.closed(LocalDate.MIN, LocalDate.MAX).complement())
                .isEqualTo(rs("{}"));
        assertThat(LocalDateRange.all().complement()).isEqualTo(rs("{}"));
        assertThat(LocalDateRange.empty().complement()).isEqualTo(rs("{(,)}"));
    }

    @Test
    void everyFactoryAcceptsTheExtremes() {
        for (LocalDate extreme : List.of(LocalDate.MIN, FIRST, LAST, LocalDate.MAX)) {
            assertThat(LocalDateRange.singleton(extreme).values()).containsExactly(extreme);
            assertThat(LocalDateRange.closed(extreme, extreme)).isEqualTo(LocalDateRange.singleton(extreme));
            assertThat(LocalDateRange.closedOpen(extreme, extreme)).isEqualTo(LocalDateRange.empty());
            assertThat(LocalDateRange.openClosed(extreme, extreme)).isEqualTo(LocalDateRange.empty());
            assertThat(LocalDateRange.open(extreme, extreme)).isEqualTo(LocalDateRange.empty());
            assertThat(LocalDateRange.atLeast(extreme).contains(extreme)).isTrue();
            assertThat(LocalDateRange.atMost(extreme).contains(extreme)).isTrue();
            assertThat(LocalDateRange.greaterThan(extreme).contains(extreme)).isFalse();
            assertThat(LocalDateRange.lessThan(extreme).contains(extreme)).isFalse();
            assertThat(LocalDateRange.parse(LocalDateRange.singleton(extreme).toString()))
                    .isEqualTo(LocalDateRange.singleton(extreme));
        }
        assertThat(LocalDateRange.openClosed(LAST, LocalDate.MAX)).isEqualTo(LocalDateRange.singleton(LocalDate.MAX));
        assertThat(LocalDateRange.closedOpen(LocalDate.MIN, FIRST)).isEqualTo(LocalDateRange.singleton(LocalDate.MIN));
        assertThat(LocalDateRange.open(LocalDate.MIN, FIRST)).isEqualTo(LocalDateRange.empty());
        assertThat(LocalDateRange.open(LAST, LocalDate.MAX)).isEqualTo(LocalDateRange.empty());
    }
}

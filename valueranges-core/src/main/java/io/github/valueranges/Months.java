package io.github.valueranges;

import java.time.LocalDate;
import java.time.YearMonth;

/** Ranges of months as ranges of days, and back. */
final class Months {

    private Months() {}

    static LocalDateRange toDays(YearMonthRange months) {
        if (months.isEmpty()) {
            return LocalDateRange.empty();
        }
        YearMonth start = months.lowerBound().orElse(null);
        YearMonth end = months.upperBound().orElse(null);
        return RangeType.LOCAL_DATE.between(
                start == null ? null : finite(start.atDay(1), start, "starts"),
                true,
                end == null ? null : finite(end.atEndOfMonth(), end, "ends"),
                true);
    }

    private static LocalDate finite(LocalDate day, YearMonth month, String startsOrEnds) {
        if (day.equals(LocalDate.MIN) || day.equals(LocalDate.MAX)) {
            throw new ArithmeticException("the month " + RangeType.YEAR_MONTH.formatElement(month) + " " + startsOrEnds
                    + " at an infinity of days: its range of days would be another one");
        }
        return day;
    }

    static YearMonthRange from(LocalDateRange days) {
        if (days.isEmpty()) {
            return YearMonthRange.empty();
        }
        LocalDate start = days.lowerBound().orElse(null);
        LocalDate end = days.upperBound().orElse(null);
        if ((start != null && (start.getDayOfMonth() != 1 || start.equals(LocalDate.MIN)))
                || (end != null && (end.getDayOfMonth() != end.lengthOfMonth() || end.equals(LocalDate.MAX)))) {
            throw new IllegalArgumentException("the days " + days
                    + " are no whole months: expected the first day of a month, and the last of one");
        }
        return RangeType.YEAR_MONTH.between(
                start == null ? null : YearMonth.from(start), true, end == null ? null : YearMonth.from(end), true);
    }
}

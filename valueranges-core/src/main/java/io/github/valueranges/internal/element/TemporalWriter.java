package io.github.valueranges.internal.element;

import java.time.LocalDate;
import java.time.LocalTime;

/**
 * Writes dates and times as {@link TemporalReader} and the server read them: ISO 8601 in extended form, years past 9999
 * without a sign, and {@code BC} at the very end.
 */
final class TemporalWriter {

    private TemporalWriter() {}

    /** Appends year, month and day; the era follows at the end of the whole text. */
    static void appendDate(LocalDate date, StringBuilder out) {
        appendDate(date.getYear(), date, out);
    }

    private static void appendDate(long year, LocalDate date, StringBuilder out) {
        appendMonth(year, date.getMonthValue(), out);
        out.append('-');
        Decimal.appendTwo(date.getDayOfMonth(), out);
    }

    /** Appends year and month. */
    static void appendMonth(long year, int month, StringBuilder out) {
        Decimal.appendPadded(year > 0 ? year : 1 - year, 4, out);
        out.append('-');
        Decimal.appendTwo(month, out);
    }

    /** Appends hours, minutes and seconds, and as many digits of a fraction as there are. */
    static void appendTime(LocalTime time, StringBuilder out) {
        int nano = time.getNano();
        Decimal.appendTwo(time.getHour(), out);
        out.append(':');
        Decimal.appendTwo(time.getMinute(), out);
        out.append(':');
        Decimal.appendTwo(time.getSecond(), out);
        if (nano > 0) {
            out.append('.');
            Decimal.appendPadded(nano, 9, out);
            int end = out.length();
            while (out.charAt(end - 1) == '0') {
                end--;
            }
            out.setLength(end);
        }
    }

    /** Appends the era of a year before the year 1. */
    static void appendEra(long year, StringBuilder out) {
        if (year <= 0) {
            out.append(" BC");
        }
    }

    /** Appends date and time of a second in UTC, and {@code Z}: also where {@link LocalDate} ends. */
    static void appendUtc(long epochSecond, int nano, StringBuilder out) {
        long epochDay = Math.floorDiv(epochSecond, TimelineElementType.SECONDS_PER_DAY);
        long cycles = epochDay < LocalDate.MIN.toEpochDay() ? -1 : epochDay > LocalDate.MAX.toEpochDay() ? 1 : 0;
        LocalDate date = LocalDate.ofEpochDay(epochDay - cycles * TemporalReader.CYCLE_DAYS);
        long year = date.getYear() + cycles * TemporalReader.CYCLE_YEARS;
        appendDate(year, date, out);
        out.append('T');
        appendTime(
                LocalTime.ofSecondOfDay(Math.floorMod(epochSecond, TimelineElementType.SECONDS_PER_DAY))
                        .withNano(nano),
                out);
        out.append('Z');
        appendEra(year, out);
    }
}

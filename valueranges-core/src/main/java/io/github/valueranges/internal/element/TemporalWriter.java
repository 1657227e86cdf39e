package io.github.valueranges.internal.element;

import java.time.LocalDate;
import java.time.LocalTime;

/**
 * Writes dates and times as {@link TemporalReader} and the server read them: ISO 8601 in extended form, years past 9999
 * without a sign, and {@code BC} at the very end.
 */
final class TemporalWriter {

    /** {@code 2026-06-01}. */
    private static final int PLAIN_DATE = 10;

    /** {@code 10:30:00.123456789}. */
    private static final int LONGEST_TIME = 18;

    private TemporalWriter() {}

    /** Appends year, month and day; the era follows at the end of the whole text. */
    static void appendDate(LocalDate date, StringBuilder out) {
        appendDate(date.getYear(), date, out);
    }

    private static void appendDate(long year, LocalDate date, StringBuilder out) {
        char[] text = new char[PLAIN_DATE];
        if (putDate(year, date, text, 0)) {
            out.append(text);
        } else {
            appendMonth(year, date.getMonthValue(), out);
            out.append('-');
            Decimal.appendTwo(date.getDayOfMonth(), out);
        }
    }

    /** Puts year, month and day into a text, if the year has four digits and no era, and tells whether it has. */
    static boolean putDate(long year, LocalDate date, char[] out, int index) {
        if (year < 1 || year > 9999) {
            return false;
        }
        Decimal.putTwo((int) year / 100, out, index);
        Decimal.putTwo((int) year % 100, out, index + 2);
        out[index + 4] = '-';
        Decimal.putTwo(date.getMonthValue(), out, index + 5);
        out[index + 7] = '-';
        Decimal.putTwo(date.getDayOfMonth(), out, index + 8);
        return true;
    }

    /** Appends year and month. */
    static void appendMonth(long year, int month, StringBuilder out) {
        Decimal.appendPadded(year > 0 ? year : 1 - year, 4, out);
        out.append('-');
        Decimal.appendTwo(month, out);
    }

    /** Appends hours, minutes and seconds, and as many digits of a fraction as there are. */
    static void appendTime(LocalTime time, StringBuilder out) {
        char[] text = new char[LONGEST_TIME];
        Decimal.putTwo(time.getHour(), text, 0);
        text[2] = ':';
        Decimal.putTwo(time.getMinute(), text, 3);
        text[5] = ':';
        Decimal.putTwo(time.getSecond(), text, 6);
        int length = 8;
        int rest = time.getNano();
        if (rest > 0) {
            text[length++] = '.';
            for (int unit = 100_000_000; rest > 0; unit /= 10) {
                text[length++] = (char) ('0' + rest / unit);
                rest %= unit;
            }
        }
        out.append(text, 0, length);
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

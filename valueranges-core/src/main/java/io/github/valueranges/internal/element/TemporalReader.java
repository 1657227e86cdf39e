package io.github.valueranges.internal.element;

import io.github.valueranges.LiteralParseException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Month;
import java.time.Year;

/**
 * Reads the text of a date, a time or both from left to right, as strict ISO 8601 in extended form and as the server
 * prints it: {@code 2026-06-01}, {@code 10000-01-01 10:30:00.5+02}, and {@code BC} at the very end. Which day it is
 * depends on the era, so it is known only then.
 */
final class TemporalReader {

    /** An offset from UTC that Java has. */
    private static final int MAX_OFFSET_HOURS = 18;

    /** The calendar repeats itself after so many years, which have so many days. */
    static final int CYCLE_YEARS = 400;

    static final int CYCLE_DAYS = 146_097;

    private final ElementText text;
    private final String expected;
    private int index;
    private int yearDigits;
    private long year;
    private int month;
    private int day;

    /** The accepted form is for the message of a refusal. */
    TemporalReader(ElementText untrimmed, String expected) {
        this.text = untrimmed.trimmed();
        this.expected = expected;
    }

    /** Whether the text starts with a digit; else it can only be an infinity. */
    boolean startsWithDigit() {
        return text.length() > 0 && text.charAt(0) >= '0' && text.charAt(0) <= '9';
    }

    /** Reads {@code infinity} or {@code +infinity}, which is true, or {@code -infinity}. */
    boolean readInfinity() {
        char sign = text.length() == 0 ? ' ' : text.charAt(0);
        if (!text.endsWithWordAt(sign == '+' || sign == '-' ? 1 : 0, "infinity")) {
            throw text.refuse(0, expected);
        }
        return sign != '-';
    }

    // --- dates -----------------------------------------------------------------------------------------------------

    /** Reads year, month and day. */
    void readDate() {
        if (readPlainDate()) {
            return;
        }
        readMonth();
        day = twoDigitsAfter('-');
    }

    /** Reads ten characters such as {@code 2026-06-01}; nothing of any other text, right or wrong. */
    private boolean readPlainDate() {
        if (text.length() < 10 || text.charAt(4) != '-' || text.charAt(7) != '-') {
            return false;
        }
        int century = text.twoDigits(0);
        int yearOfCentury = text.twoDigits(2);
        year = 100L * century + yearOfCentury;
        month = text.twoDigits(5);
        day = Decimal.justTwoDigits(text, 8);
        yearDigits = 4;
        index = 10;
        return (century | yearOfCentury) >= 0 && year > 0 && month > 0 && day > 0;
    }

    /** Reads year and month; it is the first day. */
    void readMonth() {
        yearDigits = Digits.plainEnd(text, 0, 10);
        if (yearDigits < 4 || yearDigits > 10 || (yearDigits > 4 && text.charAt(0) == '0')) {
            throw text.refuse(0, expected);
        }
        year = Digits.number(text, 0, yearDigits);
        if (year == 0) {
            throw text.refuse(0, "there is no year 0000: the year before 0001 is 0001 BC");
        }
        index = yearDigits;
        month = twoDigitsAfter('-');
        day = 1;
    }

    /** Reads the day after year and month, if there is one: it must be the first. */
    void readFirstDay() {
        if (isNext('-') && twoDigitsAfter('-') != 1) {
            throw text.refuse(index - 2, "expected the first day of a month");
        }
    }

    /** Reads the era, if there is one, up to the end of the text, and returns the day that was read. */
    LocalDate endOfDate() {
        readEra();
        if (year < LocalDate.MIN.getYear() || year > LocalDate.MAX.getYear()) {
            throw refuseYear("999999999 to 1000000000 BC");
        }
        return LocalDate.of((int) year, month, day);
    }

    /** As {@link #endOfDate}, as the day's number: from a year before {@link LocalDate#MIN} to one after its end. */
    long endOfDay() {
        readEra();
        long cycles = year < LocalDate.MIN.getYear() ? -1 : year > LocalDate.MAX.getYear() ? 1 : 0;
        if (Math.abs(year) > LocalDate.MAX.getYear() + 2L) {
            throw refuseYear();
        }
        return LocalDate.of((int) (year - cycles * CYCLE_YEARS), month, day).toEpochDay() + cycles * CYCLE_DAYS;
    }

    private void readEra() {
        if (index < text.length()) {
            if (text.charAt(index) != ' ' || !text.endsWithWordAt(index + 1, "bc")) {
                throw refuse();
            }
            year = 1 - year;
        }
        if (month < 1 || month > 12) {
            throw text.refuse(yearDigits + 1, "expected a month from 01 to 12");
        }
        int last = Month.of(month).length(Year.isLeap(year));
        if (day < 1 || day > last) {
            throw text.refuse(yearDigits + 4, "expected a day from 01 to " + last + " in this month");
        }
    }

    private LiteralParseException refuseYear(String range) {
        return text.refuse(0, "expected a year from " + range);
    }

    /** Refuses a year that no {@link java.time.Instant} has. */
    LiteralParseException refuseYear() {
        return refuseYear("1000000000 to 1000000001 BC");
    }

    // --- times -----------------------------------------------------------------------------------------------------

    /** Steps over the {@code T} or the space between a date and a time. */
    void readSeparator() {
        if (isNext(' ')) {
            index++;
        } else if (!nextLetter('t')) {
            throw refuse();
        }
    }

    /** Steps over a {@code T} before a time, if there is one. */
    void skipDesignator() {
        nextLetter('t');
    }

    /** Reads hours and minutes, and seconds with their fraction if they are there. */
    LocalTime readTime() {
        return readTime(23, "an hour from 00 to 23, for a day ends at 00:00 of the next one");
    }

    /** As {@link #readTime()}; {@code 24:00:00} is the end of the day, {@link LocalTime#MAX}. */
    LocalTime readTimeOrEnd() {
        int start = index;
        if (index + 1 < text.length() && text.charAt(index) == '2' && text.charAt(index + 1) == '4') {
            LocalTime past = readTime(24, "");
            if (!past.equals(LocalTime.MIDNIGHT)) {
                throw text.refuse(start, "expected a time up to 24:00:00");
            }
            return LocalTime.MAX;
        }
        return readTime(23, "an hour from 00 to 23, or 24:00:00");
    }

    /** Midnight for the hour 24. */
    private LocalTime readTime(int maxHour, String hours) {
        int hour = twoDigits(maxHour, hours);
        int minute = twoDigitsAfter(':', "a minute from 00 to 59");
        int second = 0;
        int nano = 0;
        if (isNext(':')) {
            second = twoDigitsAfter(':', "a second from 00 to 59");
            if (isNext('.')) {
                nano = nanos();
            }
        }
        return LocalTime.of(hour == 24 ? 0 : hour, minute, second, nano);
    }

    private int nanos() {
        index++;
        int digits = Digits.plainEnd(text, index, 10) - index;
        if (digits == 0 || digits > 9) {
            throw text.refuse(index + Math.min(digits, 9), "expected one to nine digits of a fraction");
        }
        long number = Digits.number(text, index, index + digits);
        for (int i = digits; i < 9; i++) {
            number *= 10;
        }
        index += digits;
        return (int) number;
    }

    /** Whether an offset comes next, {@code Z} or a sign. */
    boolean startsOffset() {
        return isNext('+') || isNext('-') || isNext('Z') || isNext('z');
    }

    /** Reads {@code Z}, {@code +05}, {@code +05:30} or {@code +05:30:15} and returns the seconds. */
    int readOffset() {
        if (nextLetter('z')) {
            return 0;
        }
        boolean negative = isNext('-');
        int start = index++;
        int seconds = twoDigits(MAX_OFFSET_HOURS, "an offset from -18:00 to +18:00") * 3600;
        if (isNext(':')) {
            seconds += twoDigitsAfter(':', "a minute of an offset from 00 to 59") * 60;
            if (isNext(':')) {
                seconds += twoDigitsAfter(':', "a second of an offset from 00 to 59");
            }
        }
        if (seconds > MAX_OFFSET_HOURS * 3600) {
            throw text.refuse(start, "expected an offset from -18:00 to +18:00");
        }
        return negative ? -seconds : seconds;
    }

    /** Refuses whatever follows. */
    void requireEnd() {
        if (index < text.length()) {
            throw refuse();
        }
    }

    // --- characters ------------------------------------------------------------------------------------------------

    private boolean isNext(char c) {
        return index < text.length() && text.charAt(index) == c;
    }

    private boolean nextLetter(char lowerCase) {
        boolean found = index < text.length() && (text.charAt(index) | 0x20) == lowerCase;
        if (found) {
            index++;
        }
        return found;
    }

    /** Reads a character and the two digits after it. */
    private int twoDigitsAfter(char before) {
        if (!isNext(before)) {
            throw refuse();
        }
        index++;
        return twoDigits();
    }

    private int twoDigitsAfter(char before, String range) {
        if (!isNext(before)) {
            throw refuse();
        }
        index++;
        return twoDigits(59, range);
    }

    private int twoDigits(int max, String range) {
        int number = twoDigits();
        if (number > max) {
            throw text.refuse(index - 2, "expected " + range);
        }
        return number;
    }

    private int twoDigits() {
        int number = Decimal.justTwoDigits(text, index);
        if (number < 0) {
            throw refuse();
        }
        index += 2;
        return number;
    }

    LiteralParseException refuse() {
        return text.refuse(Math.min(index, text.length()), expected);
    }

    /** Refuses what comes next for a reason. */
    LiteralParseException refuse(String reason) {
        return text.refuse(Math.min(index, text.length()), reason);
    }
}

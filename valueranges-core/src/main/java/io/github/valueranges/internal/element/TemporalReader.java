package io.github.valueranges.internal.element;

import io.github.valueranges.LiteralParseException;
import java.time.LocalDate;
import java.time.YearMonth;

/**
 * Reads the text of a date, or of what starts with one, from left to right: {@code 2026-06-01}, {@code 10000-01-01},
 * and at the very end {@code BC}. Which day it is depends on the era, so it is known only then.
 */
final class TemporalReader {

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
        return Decimal.countDigits(text, 0) > 0;
    }

    /** Reads {@code infinity} or {@code +infinity}, which is true, or {@code -infinity}. */
    boolean readInfinity() {
        char sign = text.length() == 0 ? ' ' : text.charAt(0);
        if (!text.endsWithWordAt(sign == '+' || sign == '-' ? 1 : 0, "infinity")) {
            throw text.refuse(0, expected);
        }
        return sign != '-';
    }

    /** Reads year, month and day. */
    void readDate() {
        yearDigits = Decimal.countDigits(text, 0);
        if (yearDigits < 4 || yearDigits > 10 || (yearDigits > 4 && text.charAt(0) == '0')) {
            throw text.refuse(0, expected);
        }
        year = Decimal.parse(text, 0, yearDigits);
        if (year == 0) {
            throw text.refuse(0, "there is no year 0000: the year before 0001 is 0001 BC");
        }
        index = yearDigits;
        month = twoDigitsAfter('-');
        day = twoDigitsAfter('-');
    }

    /** Reads the era, if there is one, up to the end of the text, and returns the day that was read. */
    LocalDate endOfDate() {
        if (index < text.length()) {
            if (text.charAt(index) != ' ' || !text.endsWithWordAt(index + 1, "bc")) {
                throw refuse();
            }
            year = 1 - year;
        }
        if (year < LocalDate.MIN.getYear() || year > LocalDate.MAX.getYear()) {
            throw text.refuse(0, "expected a year from 999999999 to 1000000000 BC");
        }
        if (month < 1 || month > 12) {
            throw text.refuse(yearDigits + 1, "expected a month from 01 to 12");
        }
        int last = YearMonth.of((int) year, month).lengthOfMonth();
        if (day < 1 || day > last) {
            throw text.refuse(yearDigits + 4, "expected a day from 01 to " + last + " in this month");
        }
        return LocalDate.of((int) year, month, day);
    }

    private boolean isNext(char c) {
        return index < text.length() && text.charAt(index) == c;
    }

    /** Reads a character and the two digits after it. */
    private int twoDigitsAfter(char before) {
        if (!isNext(before) || Decimal.countDigits(text, index + 1) != 2) {
            throw refuse();
        }
        index += 3;
        return (int) Decimal.parse(text, index - 2, index);
    }

    private LiteralParseException refuse() {
        return text.refuse(Math.min(index, text.length()), expected);
    }

    /** Appends year, month and day; the era follows at the end of the whole text. */
    static void appendDate(LocalDate date, StringBuilder out) {
        int year = date.getYear();
        Decimal.appendPadded(year > 0 ? year : 1L - year, 4, out);
        out.append('-');
        Decimal.appendPadded(date.getMonthValue(), 2, out);
        out.append('-');
        Decimal.appendPadded(date.getDayOfMonth(), 2, out);
    }

    /** Appends the era of a date before the year 1. */
    static void appendEra(LocalDate date, StringBuilder out) {
        if (date.getYear() <= 0) {
            out.append(" BC");
        }
    }
}

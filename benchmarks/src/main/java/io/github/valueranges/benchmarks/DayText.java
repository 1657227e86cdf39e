package io.github.valueranges.benchmarks;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;

/** What one writes by hand for literals of finite ranges of days in four-digit years, and for nothing else. */
final class DayText {

    private static final int LENGTH = 23;

    private DayText() {}

    /** The first and the last day of {@code [yyyy-mm-dd,yyyy-mm-dd)}, with any brackets. */
    static LocalDate[] parse(String literal) {
        if (literal.length() != LENGTH || literal.charAt(11) != ',') {
            throw new IllegalArgumentException("no range of days: " + literal);
        }
        char opening = literal.charAt(0);
        char closing = literal.charAt(LENGTH - 1);
        if (opening != '[' && opening != '(' || closing != ']' && closing != ')') {
            throw new IllegalArgumentException("no range of days: " + literal);
        }
        LocalDate first = day(literal, 1, opening == '[' ? 0 : 1);
        LocalDate last = day(literal, 12, closing == ']' ? 0 : -1);
        if (first.isAfter(last)) {
            throw new IllegalArgumentException("no day in it: " + literal);
        }
        return new LocalDate[] {first, last};
    }

    /** Within a month no date has to be made to find the next one or the one before. */
    private static LocalDate day(String literal, int at, int plus) {
        if (literal.charAt(at + 4) != '-' || literal.charAt(at + 7) != '-') {
            throw new IllegalArgumentException("no date: " + literal);
        }
        int year = 100 * twoDigits(literal, at) + twoDigits(literal, at + 2);
        int month = twoDigits(literal, at + 5);
        int day = twoDigits(literal, at + 8);
        return day <= 28 && day + plus >= 1 && day + plus <= 28
                ? LocalDate.of(year, month, day + plus)
                : LocalDate.of(year, month, day).plusDays(plus);
    }

    static int twoDigits(String literal, int at) {
        int tens = literal.charAt(at) - '0';
        int ones = literal.charAt(at + 1) - '0';
        if (tens < 0 || tens > 9 || ones < 0 || ones > 9) {
            throw new IllegalArgumentException("no digits: " + literal);
        }
        return 10 * tens + ones;
    }

    /** Writes {@code [yyyy-mm-dd,yyyy-mm-dd]}. */
    static String print(LocalDate first, LocalDate last) {
        byte[] out = new byte[LENGTH];
        out[0] = '[';
        put(first, out, 1);
        out[11] = ',';
        put(last, out, 12);
        out[LENGTH - 1] = ']';
        return new String(out, StandardCharsets.ISO_8859_1);
    }

    static void put(LocalDate day, byte[] out, int at) {
        int year = day.getYear();
        if (year < 1000 || year > 9999) {
            throw new IllegalArgumentException("no year of four digits: " + day);
        }
        putTwoDigits(year / 100, out, at);
        putTwoDigits(year % 100, out, at + 2);
        out[at + 4] = '-';
        putTwoDigits(day.getMonthValue(), out, at + 5);
        out[at + 7] = '-';
        putTwoDigits(day.getDayOfMonth(), out, at + 8);
    }

    static void putTwoDigits(int value, byte[] out, int at) {
        out[at] = (byte) ('0' + value / 10);
        out[at + 1] = (byte) ('0' + value % 10);
    }
}

package io.github.valueranges.benchmarks;

import java.nio.charset.StandardCharsets;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;

/**
 * What one writes by hand for literals of finite ranges of points in time: read as the server prints them,
 * {@code ["2026-06-01 14:00:00+00","2026-06-02 09:30:00.25+02")}, and written as ISO 8601. Four-digit years, up to six
 * digits of a fraction, offsets of hours or of hours and minutes.
 */
final class InstantText {

    private static final int SECONDS_END = 19;

    private final String literal;
    private int at;

    private InstantText(String literal) {
        this.literal = literal;
    }

    /** The bounds. */
    static OffsetDateTime[] parse(String literal) {
        InstantText text = new InstantText(literal);
        char opening = literal.charAt(0);
        text.at = 1;
        OffsetDateTime start = text.readBound();
        if (literal.charAt(text.at++) != ',') {
            throw new IllegalArgumentException("no comma: " + literal);
        }
        OffsetDateTime end = text.readBound();
        char closing = literal.charAt(text.at++);
        if (opening != '[' && opening != '(' || closing != ']' && closing != ')' || text.at != literal.length()) {
            throw new IllegalArgumentException("no range: " + literal);
        }
        if (start.isAfter(end)) {
            throw new IllegalArgumentException("bounds in the wrong order: " + literal);
        }
        return new OffsetDateTime[] {start, end};
    }

    private OffsetDateTime readBound() {
        String text = literal;
        int from = at + 1;
        if (text.charAt(at) != '"'
                || text.charAt(from + 4) != '-'
                || text.charAt(from + 7) != '-'
                || text.charAt(from + 10) != ' '
                || text.charAt(from + 13) != ':'
                || text.charAt(from + 16) != ':') {
            throw new IllegalArgumentException("no timestamp: " + text);
        }
        int year = 100 * DayText.twoDigits(text, from) + DayText.twoDigits(text, from + 2);
        int month = DayText.twoDigits(text, from + 5);
        int day = DayText.twoDigits(text, from + 8);
        int hour = DayText.twoDigits(text, from + 11);
        int minute = DayText.twoDigits(text, from + 14);
        int second = DayText.twoDigits(text, from + 17);
        at = from + SECONDS_END;
        int nano = text.charAt(at) == '.' ? readFraction() : 0;
        ZoneOffset offset = readOffset();
        if (text.charAt(at++) != '"') {
            throw new IllegalArgumentException("no quote: " + text);
        }
        return OffsetDateTime.of(year, month, day, hour, minute, second, nano, offset);
    }

    private int readFraction() {
        int nano = 0;
        int unit = 1_000_000_000;
        int digit;
        while ((digit = literal.charAt(++at) - '0') >= 0 && digit <= 9 && unit > 1_000) {
            nano = 10 * nano + digit;
            unit /= 10;
        }
        return nano * unit;
    }

    private ZoneOffset readOffset() {
        char sign = literal.charAt(at);
        int minutes = 60 * DayText.twoDigits(literal, at + 1);
        at += 3;
        if (literal.charAt(at) == ':') {
            minutes += DayText.twoDigits(literal, at + 1);
            at += 3;
        }
        if (sign != '+' && sign != '-') {
            throw new IllegalArgumentException("no offset: " + literal);
        }
        return minutes == 0 ? ZoneOffset.UTC : ZoneOffset.ofTotalSeconds((sign == '+' ? 60 : -60) * minutes);
    }

    /** Writes {@code [2026-06-01T14:00:00Z,2026-06-02T09:30:00.25+02:00)}. */
    static String print(OffsetDateTime start, OffsetDateTime end) {
        byte[] out = new byte[72];
        out[0] = '[';
        int size = put(start, out, 1);
        out[size++] = ',';
        size = put(end, out, size);
        out[size++] = ')';
        return new String(out, 0, size, StandardCharsets.ISO_8859_1);
    }

    private static int put(OffsetDateTime time, byte[] out, int at) {
        DayText.put(time.toLocalDate(), out, at);
        out[at + 10] = 'T';
        DayText.putTwoDigits(time.getHour(), out, at + 11);
        out[at + 13] = ':';
        DayText.putTwoDigits(time.getMinute(), out, at + 14);
        out[at + 16] = ':';
        DayText.putTwoDigits(time.getSecond(), out, at + 17);
        int size = at + SECONDS_END;
        int nano = time.getNano();
        if (nano != 0) {
            out[size++] = '.';
            for (int unit = 100_000_000; nano != 0; unit /= 10) {
                out[size++] = (byte) ('0' + nano / unit);
                nano %= unit;
            }
        }
        int minutes = time.getOffset().getTotalSeconds() / 60;
        if (minutes == 0) {
            out[size++] = 'Z';
            return size;
        }
        out[size++] = (byte) (minutes < 0 ? '-' : '+');
        minutes = Math.abs(minutes);
        DayText.putTwoDigits(minutes / 60, out, size);
        out[size + 2] = ':';
        DayText.putTwoDigits(minutes % 60, out, size + 3);
        return size + 5;
    }
}

package io.github.valueranges.internal.element;

/** ASCII decimal digits, read and written the same in every locale. */
final class Decimal {

    private Decimal() {}

    /** How many ASCII digits stand from {@code index} on. */
    static int countDigits(ElementText text, int index) {
        int end = index;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        return end - index;
    }

    /** The number that the digits {@code from} to {@code to} spell: at most eighteen, which the caller has counted. */
    static long parse(ElementText text, int from, int to) {
        long value = 0;
        for (int i = from; i < to; i++) {
            value = value * 10 + (text.charAt(i) - '0');
        }
        return value;
    }

    /** The number that the two characters at {@code index} spell, negative if they are not both digits. */
    static int twoDigits(ElementText text, int index) {
        int tens = text.charAt(index) - '0';
        int ones = text.charAt(index + 1) - '0';
        return (tens | ones | 9 - tens | 9 - ones) < 0 ? -1 : tens * 10 + ones;
    }

    /** As {@link #twoDigits(ElementText, int)}. */
    static int twoDigits(CharSequence text, int index) {
        int tens = text.charAt(index) - '0';
        int ones = text.charAt(index + 1) - '0';
        return (tens | ones | 9 - tens | 9 - ones) < 0 ? -1 : tens * 10 + ones;
    }

    /** The number that two digits spell, negative if there are not just two. */
    static int justTwoDigits(ElementText text, int index) {
        int tens = digit(text, index);
        int ones = digit(text, index + 1);
        return tens < 0 || ones < 0 || digit(text, index + 2) >= 0 ? -1 : tens * 10 + ones;
    }

    private static int digit(ElementText text, int index) {
        int digit = index < text.length() ? text.charAt(index) - '0' : -1;
        return digit <= 9 ? digit : -1;
    }

    /** Appends two digits. */
    static void appendTwo(int value, StringBuilder out) {
        out.append((char) ('0' + value / 10)).append((char) ('0' + value % 10));
    }

    /** Appends a number that is not negative, with zeros before it up to {@code width} digits. */
    static void appendPadded(long value, int width, StringBuilder out) {
        if (width == 4 && value < 10_000) {
            appendTwo((int) value / 100, out);
            appendTwo((int) value % 100, out);
            return;
        }
        long bound = 10;
        for (int digits = 1; digits < width; digits++) {
            if (value < bound) {
                out.append('0');
            }
            bound *= 10;
        }
        out.append(value);
    }
}

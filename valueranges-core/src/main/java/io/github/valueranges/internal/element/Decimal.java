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

    /** Appends a number that is not negative, with zeros before it up to {@code width} digits. */
    static void appendPadded(long value, int width, StringBuilder out) {
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

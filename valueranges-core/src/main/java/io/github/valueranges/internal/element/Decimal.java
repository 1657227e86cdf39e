package io.github.valueranges.internal.element;

/** Decimal numbers of a fixed width, as dates and times have them: ASCII digits, the same in every locale. */
final class Decimal {

    private Decimal() {}

    /** The number that the two characters at {@code index} spell, negative if they are not both digits. */
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

    /** Puts two digits into a text. */
    static void putTwo(int value, char[] out, int index) {
        out[index] = (char) ('0' + value / 10);
        out[index + 1] = (char) ('0' + value % 10);
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

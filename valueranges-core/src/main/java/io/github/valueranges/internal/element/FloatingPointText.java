package io.github.valueranges.internal.element;

import io.github.valueranges.LiteralParseException;

/**
 * The text of a floating point number, as the server's C library reads it: decimal with or without an exponent, or
 * hexadecimal such as {@code 0x1.8p3}, in ASCII alone. It is checked here, character for character; what is left for
 * the JDK are significant digits and an exponent, few enough whatever the length of the text.
 */
final class FloatingPointText {

    private static final String EXPECTED = "expected a number such as 42, 1.5 or 1e-3";
    private static final String NOT_FINITE = "NaN and the infinities are refused: expected a finite number";

    /** More digits than a number halfway between two others has; what follows them counts as not zero or zero. */
    private static final int MAX_DIGITS = 800;

    /** Beyond every exponent that leads to a number, and far from an overflow when digits are counted on to it. */
    private static final long MAX_EXPONENT = 1L << 40;

    private static final long MAX_EXPONENT_LEFT = 99_999;

    private final ElementText text;
    private final int radix;
    private final boolean negative;
    private final StringBuilder digits = new StringBuilder();

    private FloatingPointText(ElementText text, int radix, boolean negative) {
        this.text = text;
        this.radix = radix;
        this.negative = negative;
    }

    static double parseDouble(ElementText raw, String outOfRange) {
        ElementText text = raw.trimmed();
        FloatingPointText number = read(text);
        double value = Double.parseDouble(number.forJdk());
        if (Double.isInfinite(value) || (value == 0 && !number.isZero())) {
            throw text.refuse(0, outOfRange);
        }
        return value;
    }

    /** Reads a float at once: rounded to a double first, a number halfway between two floats is rounded twice. */
    static float parseFloat(ElementText raw, String outOfRange) {
        ElementText text = raw.trimmed();
        FloatingPointText number = read(text);
        float value = Float.parseFloat(number.forJdk());
        if (Float.isInfinite(value) || (value == 0 && !number.isZero())) {
            throw text.refuse(0, outOfRange);
        }
        return value;
    }

    static LiteralParseException notFinite(Number element) {
        return new LiteralParseException(NOT_FINITE, element.toString(), 0);
    }

    private static FloatingPointText read(ElementText text) {
        boolean negative = text.length() > 0 && text.charAt(0) == '-';
        int start = negative || (text.length() > 0 && text.charAt(0) == '+') ? 1 : 0;
        boolean hexadecimal = Digits.radixAt(text, start) == 16;
        FloatingPointText number = new FloatingPointText(text, hexadecimal ? 16 : 10, negative);
        number.read(hexadecimal ? start + 2 : start);
        return number;
    }

    private void read(int start) {
        int point = Digits.plainEnd(text, start, radix);
        int end = point;
        if (point < text.length() && text.charAt(point) == '.') {
            end = Digits.plainEnd(text, point + 1, radix);
            if (end == point + 1 && point == start) {
                throw text.refuse(end, EXPECTED);
            }
        } else if (point == start) {
            throw text.refuse(start, isNotFinite(start) ? NOT_FINITE : EXPECTED);
        }
        int digitsEnd = end;
        long exponent = 0;
        if (end < text.length() && (text.charAt(end) | 0x20) == (radix == 16 ? 'p' : 'e')) {
            boolean back = end + 1 < text.length() && text.charAt(end + 1) == '-';
            int first = back || (end + 1 < text.length() && text.charAt(end + 1) == '+') ? end + 2 : end + 1;
            end = Digits.plainEnd(text, first, 10);
            if (end == first) {
                throw text.refuse(end, EXPECTED);
            }
            exponent = back ? -exponent(first, end) : exponent(first, end);
        }
        if (end < text.length()) {
            throw text.refuse(end, EXPECTED);
        }
        readDigits(start, point, digitsEnd, exponent);
    }

    private boolean isNotFinite(int start) {
        return text.endsWithWordAt(start, "nan")
                || text.endsWithWordAt(start, "inf")
                || text.endsWithWordAt(start, "infinity");
    }

    private long exponent(int from, int to) {
        long exponent = 0;
        for (int i = from; i < to; i++) {
            exponent = Math.min(MAX_EXPONENT, exponent * 10 + Digits.digitAt(text, i, 10));
        }
        return exponent;
    }

    /** Keeps the significant digits, and the exponent of the last one; none are left of zero. */
    private void readDigits(int from, int point, int to, long exponentRead) {
        int perDigit = radix == 16 ? 4 : 1;
        long exponent = exponentRead;
        boolean more = false;
        for (int i = from; i < to; i++) {
            if (i == point) {
                continue;
            }
            char c = text.charAt(i);
            if (digits.length() == MAX_DIGITS) {
                more |= c != '0';
                exponent += i < point ? perDigit : 0;
            } else {
                if (c != '0' || digits.length() > 0) {
                    digits.append(c);
                }
                exponent -= i > point ? perDigit : 0;
            }
        }
        if (more) {
            digits.append('1');
            exponent -= perDigit;
        }
        if (digits.length() > 0) {
            digits.append(radix == 16 ? 'p' : 'e')
                    .append(Math.max(-MAX_EXPONENT_LEFT, Math.min(exponent, MAX_EXPONENT_LEFT)));
        }
    }

    private boolean isZero() {
        return digits.length() == 0;
    }

    private String forJdk() {
        return (negative ? "-" : "") + (radix == 16 && !isZero() ? "0x" : "") + (isZero() ? "0" : digits);
    }
}

package io.github.valueranges.internal.element;

/**
 * The text of a floating point number, as the server's C library reads it: decimal with or without an exponent, or
 * hexadecimal such as {@code 0x1.8p3}, in ASCII alone. It is checked here, character for character; what is left for
 * the JDK are significant digits and an exponent, few enough whatever the length of the text.
 */
final class FloatingPointText {

    private static final String EXPECTED = "expected a number such as 42, 1.5 or 1e-3";

    /** More digits than a number halfway between two others has; what follows them counts as not zero or zero. */
    private static final int MAX_DIGITS = 800;

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

    static IllegalArgumentException notFinite(Number element) {
        return new IllegalArgumentException(NumberParts.NOT_FINITE + ", not " + element);
    }

    private static FloatingPointText read(ElementText text) {
        int start = Digits.afterSign(text, 0);
        int radix = Digits.radixAt(text, start) == 16 ? 16 : 10;
        FloatingPointText number = new FloatingPointText(text, radix, Digits.isNegative(text, 0));
        number.readDigits(NumberParts.of(text, radix == 16 ? start + 2 : start, radix, false, EXPECTED));
        return number;
    }

    /** Keeps the significant digits, and the exponent of the last one; none are left of zero. */
    private void readDigits(NumberParts parts) {
        int perDigit = radix == 16 ? 4 : 1;
        int point = parts.point();
        long exponent = parts.exponent();
        boolean more = false;
        for (int i = parts.from(); i < parts.to(); i++) {
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

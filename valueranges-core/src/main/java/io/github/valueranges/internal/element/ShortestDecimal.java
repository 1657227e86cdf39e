package io.github.valueranges.internal.element;

import java.math.BigInteger;

/**
 * Prints binary floating point as the server does: the fewest digits that read back as the same number, of these the
 * nearest, without an exponent where that is short.
 *
 * <p>A decimal halfway between two numbers reads back by a rule for ties, which another reader need not share; the
 * server does not print it, and so {@code 1e23} is {@code 9.999999999999999e+22}.
 */
final class ShortestDecimal {

    private static final int DOUBLE_FRACTION_BITS = 52;
    private static final int FLOAT_FRACTION_BITS = 23;

    /** The first power of ten that is printed with an exponent, and the last one before the point without. */
    private static final int DOUBLE_LIMIT = 15;

    private static final int FLOAT_LIMIT = 6;
    private static final int FIRST_WITHOUT_EXPONENT = -4;

    private static final double LOG10_OF_2 = 0.30102999566398114;

    private static final double SMALLEST_EXACT = 1e-3;
    private static final double LARGEST_EXACT = 1e15;
    private static final float LARGEST_EXACT_FLOAT = 1e6f;

    private ShortestDecimal() {}

    static void append(double number, StringBuilder out) {
        double magnitude = Math.abs(number);
        if (Double.doubleToRawLongBits(number) < 0) {
            out.append('-');
        }
        if (appendExact(magnitude, out)) {
            return;
        }
        long bits = Double.doubleToRawLongBits(magnitude);
        append(bits >>> DOUBLE_FRACTION_BITS, bits, DOUBLE_FRACTION_BITS, Double.MIN_EXPONENT, DOUBLE_LIMIT, out);
    }

    static void append(float number, StringBuilder out) {
        float magnitude = Math.abs(number);
        if (Float.floatToRawIntBits(number) < 0) {
            out.append('-');
        }
        if (appendExact(magnitude, out)) {
            return;
        }
        int bits = Float.floatToRawIntBits(magnitude);
        append(bits >>> FLOAT_FRACTION_BITS, bits, FLOAT_FRACTION_BITS, Float.MIN_EXPONENT, FLOAT_LIMIT, out);
    }

    /**
     * Prints what a whole number of at most fifteen digits and a power of ten give in one exact division. No other
     * decimal as short gives the same, for each of so few digits is nearest to a number of its own.
     */
    private static boolean appendExact(double magnitude, StringBuilder out) {
        if (magnitude >= LARGEST_EXACT || appendWhole(magnitude, out)) {
            return magnitude < LARGEST_EXACT;
        }
        double power = 10;
        for (int places = 1; magnitude * power < LARGEST_EXACT && magnitude > SMALLEST_EXACT; places++, power *= 10) {
            long scaled = Math.round(magnitude * power);
            if (scaled / power == magnitude) {
                appendScaled(scaled, places, DOUBLE_LIMIT, out);
                return true;
            }
        }
        return false;
    }

    /** As for a double, with at most six digits. */
    private static boolean appendExact(float magnitude, StringBuilder out) {
        if (magnitude >= LARGEST_EXACT_FLOAT || appendWhole(magnitude, out)) {
            return magnitude < LARGEST_EXACT_FLOAT;
        }
        float power = 10;
        for (int places = 1;
                magnitude * power < LARGEST_EXACT_FLOAT && magnitude > SMALLEST_EXACT;
                places++, power *= 10) {
            int scaled = Math.round(magnitude * power);
            if (scaled / power == magnitude) {
                appendScaled(scaled, places, FLOAT_LIMIT, out);
                return true;
            }
        }
        return false;
    }

    private static boolean appendWhole(double magnitude, StringBuilder out) {
        long whole = (long) magnitude;
        if (whole != magnitude) {
            return false;
        }
        out.append(whole);
        return true;
    }

    private static void appendScaled(long scaled, int places, int limit, StringBuilder out) {
        long digits = scaled;
        int after = places;
        for (; digits % 10 == 0; digits /= 10) {
            after--;
        }
        String text = Long.toString(digits);
        append(text, text.length() - after, limit, out);
    }

    /** Takes the parts of a number that is not negative apart: exponent, fraction, and how the format is made. */
    private static void append(
            long biased, long bits, int fractionBits, int minExponent, int limit, StringBuilder out) {
        long fraction = bits & ((1L << fractionBits) - 1);
        boolean subnormal = biased == 0;
        long mantissa = subnormal ? fraction : fraction | 1L << fractionBits;
        int exponent = (int) (subnormal ? 1 : biased) - 1 + minExponent - fractionBits;
        // Below a power of two the numbers lie twice as close.
        boolean closerBelow = fraction == 0 && biased > 1;
        appendDigits(mantissa, exponent, closerBelow, limit, out);
    }

    /**
     * Generates the digits of {@code mantissa · 2^exponent}, each exactly, until what is left cannot tell the number
     * from another: {@code rest / unit} is what is not printed yet, {@code below} and {@code above} are the halves of
     * the distances to the neighbours.
     */
    private static void appendDigits(long mantissa, int exponent, boolean closerBelow, int limit, StringBuilder out) {
        int shift = closerBelow ? 2 : 1;
        BigInteger rest = BigInteger.valueOf(mantissa).shiftLeft(Math.max(exponent, 0) + shift);
        BigInteger unit = BigInteger.ONE.shiftLeft(Math.max(-exponent, 0) + shift);
        BigInteger below = BigInteger.ONE.shiftLeft(Math.max(exponent, 0));
        BigInteger above = closerBelow ? below.shiftLeft(1) : below;

        int bitLength = Long.SIZE - Long.numberOfLeadingZeros(mantissa);
        int point = (int) Math.ceil((exponent + bitLength - 1) * LOG10_OF_2 - 1e-10);
        if (point >= 0) {
            unit = unit.multiply(BigInteger.TEN.pow(point));
        } else {
            BigInteger scale = BigInteger.TEN.pow(-point);
            rest = rest.multiply(scale);
            below = below.multiply(scale);
            above = above.multiply(scale);
        }
        if (rest.add(above).compareTo(unit) > 0) {
            point++;
            unit = unit.multiply(BigInteger.TEN);
        }
        StringBuilder digits = new StringBuilder();
        boolean low;
        boolean high;
        do {
            BigInteger[] digitAndRest = rest.multiply(BigInteger.TEN).divideAndRemainder(unit);
            rest = digitAndRest[1];
            below = below.multiply(BigInteger.TEN);
            above = above.multiply(BigInteger.TEN);
            int digit = digitAndRest[0].intValue();
            low = rest.compareTo(below) < 0;
            high = rest.add(above).compareTo(unit) > 0;
            if (high && (!low || isNearerAbove(rest, unit, digit))) {
                digit++;
            }
            digits.append((char) ('0' + digit));
        } while (!low && !high);
        append(digits, point, limit, out);
    }

    /** Whether to round up: a half goes to the even digit. */
    private static boolean isNearerAbove(BigInteger rest, BigInteger unit, int digit) {
        int half = rest.shiftLeft(1).compareTo(unit);
        return half > 0 || (half == 0 && digit % 2 == 1);
    }

    /** Appends digits, {@code point} of which stand before the point: less than one are zeros after it. */
    private static void append(CharSequence digits, int point, int limit, StringBuilder out) {
        int exponent = point - 1;
        int length = digits.length();
        if (exponent < FIRST_WITHOUT_EXPONENT || exponent >= limit) {
            out.append(digits.charAt(0));
            if (length > 1) {
                out.append('.').append(digits, 1, length);
            }
            out.append('e').append(exponent < 0 ? '-' : '+');
            Decimal.appendPadded(Math.abs(exponent), 2, out);
        } else if (point <= 0) {
            out.append("0.");
            appendZeros(-point, out);
            out.append(digits);
        } else if (point < length) {
            out.append(digits, 0, point).append('.').append(digits, point, length);
        } else {
            out.append(digits);
            appendZeros(point - length, out);
        }
    }

    private static void appendZeros(int count, StringBuilder out) {
        for (int i = 0; i < count; i++) {
            out.append('0');
        }
    }
}

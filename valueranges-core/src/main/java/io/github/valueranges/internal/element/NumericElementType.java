package io.github.valueranges.internal.element;

import io.github.valueranges.LiteralParseException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import org.jspecify.annotations.Nullable;

/**
 * {@code numeric}: {@link BigDecimal} by value, so that {@code 1.0} and {@code 1.00} are equal; the text keeps the scale
 * it was given. What the server's type has and {@link BigDecimal} has not, NaN and the infinities, is refused, and so
 * is what has more than 131072 digits before the point or 16383 after it.
 *
 * <p>Text is what PostgreSQL 16 and later read: a decimal point, an exponent, single underscores between digits, whole
 * numbers as {@code 0x1F}, {@code 0o17} and {@code 0b101}, ASCII white space around the whole. It prints no exponent.
 */
final class NumericElementType extends ContinuousElementType<BigDecimal, BigDecimal> {

    private static final String EXPECTED = "expected a number such as 42, 19.90 or 1e3";
    private static final String NOT_FINITE = "NaN and the infinities are refused: expected a finite number";
    private static final String TOO_LARGE = "a numeric has at most 131072 digits before the point and 16383 after it";

    private static final int MAX_DIGITS_BEFORE = 131_072;
    private static final int MAX_DIGITS_AFTER = 16_383;

    /** So many bits have 10 to the power of {@link #MAX_DIGITS_BEFORE} and {@link #MAX_DIGITS_AFTER} together. */
    private static final int MAX_BITS = (int) ((MAX_DIGITS_BEFORE + MAX_DIGITS_AFTER) * 3.33) + 1;

    /** The server takes a greater exponent for too large even where zero has it. */
    private static final int MAX_EXPONENT = Integer.MAX_VALUE / 2;

    private static final int SHOWN_DIGITS = 20;

    /** Numbers are hashed modulo this prime, of which ten has an inverse: the scale of equal ones makes no difference. */
    private static final long PRIME = Integer.MAX_VALUE;

    private static final long INVERSE_OF_TEN = 1_503_238_553;

    NumericElementType() {
        super(BigDecimal.class, "numeric");
    }

    @Override
    public int compare(BigDecimal left, BigDecimal right) {
        return left.compareTo(right);
    }

    @Override
    public int hash(BigDecimal element) {
        BigInteger unscaled = element.unscaledValue();
        long residue = unscaled.bitLength() < Long.SIZE
                ? Math.floorMod(unscaled.longValue(), PRIME)
                : unscaled.mod(BigInteger.valueOf(PRIME)).longValue();
        long factor = element.scale() < 0 ? 10 : INVERSE_OF_TEN;
        for (long exponent = Math.abs((long) element.scale()); exponent > 0; exponent >>= 1) {
            if ((exponent & 1) == 1) {
                residue = residue * factor % PRIME;
            }
            factor = factor * factor % PRIME;
        }
        return (int) residue;
    }

    /** The number with a scale that is not negative, as the server has it: {@code 1E+3} is {@code 1000}. */
    @Override
    public BigDecimal normalise(BigDecimal element) {
        BigDecimal held = held(element);
        if (held == null) {
            throw new LiteralParseException(TOO_LARGE, shown(element), 0);
        }
        return held;
    }

    /** The number as it is kept, null if it is too large; nothing is expanded to find out. */
    private static @Nullable BigDecimal held(BigDecimal element) {
        if (element.signum() == 0) {
            return element.scale() > MAX_DIGITS_AFTER ? null : element.scale() < 0 ? BigDecimal.ZERO : element;
        }
        if (element.scale() > MAX_DIGITS_AFTER
                || element.unscaledValue().bitLength() > MAX_BITS
                || (long) element.precision() - element.scale() > MAX_DIGITS_BEFORE) {
            return null;
        }
        return element.scale() < 0 ? element.setScale(0) : element;
    }

    private static String shown(BigDecimal element) {
        return element.unscaledValue().bitLength() < Long.SIZE
                ? element.toString()
                : element.round(new MathContext(SHOWN_DIGITS)) + "…";
    }

    @Override
    public BigDecimal parse(ElementText raw) {
        ElementText text = raw.trimmed();
        boolean negative = text.length() > 0 && text.charAt(0) == '-';
        boolean signed = negative || (text.length() > 0 && text.charAt(0) == '+');
        int start = signed ? 1 : 0;
        int radix = Digits.radixAt(text, start);
        BigDecimal number = radix == 10 ? decimal(text, start) : binary(text, start + 2, radix);
        return negative ? number.negate() : number;
    }

    private static BigDecimal binary(ElementText text, int start, int radix) {
        int end = Digits.end(text, start, radix);
        if (end == start || end < text.length()) {
            throw text.refuse(end, EXPECTED);
        }
        BigDecimal number = held(new BigDecimal(Digits.binary(text, start, end, radix)));
        if (number == null) {
            throw text.refuse(0, TOO_LARGE);
        }
        return number;
    }

    private static BigDecimal decimal(ElementText text, int start) {
        int point = Digits.end(text, start, 10);
        int end = point;
        if (point < text.length() && text.charAt(point) == '.') {
            end = Digits.end(text, point + 1, 10);
            if (end == point + 1 && point == start) {
                throw text.refuse(end, EXPECTED);
            }
        } else if (point == start) {
            throw text.refuse(start, isNotFinite(text, start) ? NOT_FINITE : EXPECTED);
        }
        int exponentAt = end;
        long exponent = 0;
        if (end < text.length() && (text.charAt(end) | 0x20) == 'e') {
            boolean negative = end + 1 < text.length() && text.charAt(end + 1) == '-';
            int first = negative || (end + 1 < text.length() && text.charAt(end + 1) == '+') ? end + 2 : end + 1;
            end = Digits.end(text, first, 10);
            if (end == first) {
                throw text.refuse(end, EXPECTED);
            }
            exponent = exponent(text, first, end);
            exponent = negative ? -exponent : exponent;
        }
        if (end < text.length()) {
            throw text.refuse(end, EXPECTED);
        }
        return number(text, start, point, exponentAt, exponent);
    }

    private static long exponent(ElementText text, int from, int to) {
        long exponent = 0;
        for (int i = from; i < to; i++) {
            int digit = Digits.digitAt(text, i, 10);
            exponent = digit < 0 ? exponent : exponent * 10 + digit;
            if (exponent > MAX_EXPONENT) {
                throw text.refuse(0, TOO_LARGE);
            }
        }
        return exponent;
    }

    /** The number whose digits stand from {@code from} to {@code to}, with a point between them or none. */
    private static BigDecimal number(ElementText text, int from, int point, int to, long exponent) {
        long scale = -exponent;
        StringBuilder digits = new StringBuilder(Math.min(to - from, 64));
        for (int i = from; i < to; i++) {
            int digit = Digits.digitAt(text, i, 10);
            if (digit >= 0) {
                scale += i > point ? 1 : 0;
                if (digit > 0 || digits.length() > 0) {
                    if (digits.length() == MAX_DIGITS_BEFORE + MAX_DIGITS_AFTER) {
                        throw text.refuse(0, TOO_LARGE);
                    }
                    digits.append((char) ('0' + digit));
                }
            }
        }
        int length = digits.length();
        if (scale > MAX_DIGITS_AFTER || (length > 0 && length - scale > MAX_DIGITS_BEFORE)) {
            throw text.refuse(0, TOO_LARGE);
        }
        if (length == 0) {
            return BigDecimal.ZERO.setScale((int) Math.max(0, scale));
        }
        BigDecimal number = new BigDecimal(Digits.decimal(digits, 0, length), (int) scale);
        return scale < 0 ? number.setScale(0) : number;
    }

    private static boolean isNotFinite(ElementText text, int start) {
        return text.endsWithWordAt(start, "nan")
                || text.endsWithWordAt(start, "inf")
                || text.endsWithWordAt(start, "infinity");
    }

    @Override
    public void append(BigDecimal element, StringBuilder out) {
        BigDecimal held = element.scale() < 0 ? held(element) : element;
        out.append(held == null || held.scale() > MAX_DIGITS_AFTER ? element.toString() : held.toPlainString());
    }

    @Override
    public BigDecimal zero() {
        return BigDecimal.ZERO;
    }

    @Override
    public @Nullable BigDecimal sum(BigDecimal left, BigDecimal right) {
        return held(left.add(right));
    }

    @Override
    public @Nullable BigDecimal distance(BigDecimal from, BigDecimal to) {
        return held(to.subtract(from));
    }

    @Override
    public BigDecimal plus(BigDecimal element, BigDecimal amount) {
        BigDecimal step = held(amount);
        BigDecimal sum = step == null ? null : held(element.add(step));
        if (sum == null) {
            throw new ArithmeticException("no numeric lies " + shown(amount) + " from " + shown(element));
        }
        return sum;
    }

    @Override
    public boolean isNumeric() {
        return true;
    }

    @Override
    public String[] examples() {
        return new String[] {"9.90", "19.90"};
    }
}

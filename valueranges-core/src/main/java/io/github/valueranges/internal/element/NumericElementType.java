package io.github.valueranges.internal.element;

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
 * numbers as {@code 0x1F}, {@code 0o17} and {@code 0b101}, ASCII white space around the whole. It prints no exponent,
 * unless the text that it is printed into is very long already.
 */
final class NumericElementType extends ContinuousElementType<BigDecimal, BigDecimal> {

    private static final String EXPECTED = "expected a number such as 42, 19.90 or 1e3";
    private static final String TOO_LARGE = "a numeric has at most 131072 digits before the point and 16383 after it";

    private static final int MAX_DIGITS_BEFORE = 131_072;
    private static final int MAX_DIGITS_AFTER = 16_383;

    /** So many bits have 10 to the power of {@link #MAX_DIGITS_BEFORE} and {@link #MAX_DIGITS_AFTER} together. */
    private static final int MAX_BITS = (int) ((MAX_DIGITS_BEFORE + MAX_DIGITS_AFTER) * 3.33) + 1;

    /** A number that ends with more zeros than these keeps its exponent: {@code 1e131000} is no 54 kilobytes. */
    private static final int MAX_ZEROS_KEPT = 100;

    /** Scales that lie no further apart than this are left to the JDK, which keeps powers of ten as small as that. */
    private static final int NEAR_SCALES = 256;

    /** The server takes a greater exponent for too large even where zero has it. */
    private static final int MAX_EXPONENT = Integer.MAX_VALUE / 2;

    /** Where a text has become as long as this, numbers keep their exponents: a megabyte of them is no gigabytes. */
    private static final int MAX_LENGTH_WRITTEN_OUT = 1 << 24;

    private static final int SHOWN_DIGITS = 20;

    /** Numbers are hashed modulo this prime, of which ten has an inverse: the scale of equal ones makes no difference. */
    private static final long PRIME = Integer.MAX_VALUE;

    private static final long INVERSE_OF_TEN = 1_503_238_553;

    /** The power of ten that was last needed: those who sort numbers ask for one again and again. */
    private volatile PowerOfTen lastPower = new PowerOfTen(0, BigInteger.ONE);

    NumericElementType() {
        super(BigDecimal.class, "numeric");
    }

    /** As {@link BigDecimal#compareTo}, which computes a great power of ten for each pair of scales that lie far apart. */
    @Override
    public int compare(BigDecimal left, BigDecimal right) {
        long apart = (long) left.scale() - right.scale();
        return Math.abs(apart) <= NEAR_SCALES || left.signum() != right.signum() || left.signum() == 0
                ? left.compareTo(right)
                : compareFarScales(left, right, apart);
    }

    private int compareFarScales(BigDecimal left, BigDecimal right, long apart) {
        long digitsLeft = (long) left.precision() - left.scale();
        long digitsRight = (long) right.precision() - right.scale();
        if (digitsLeft != digitsRight) {
            return digitsLeft < digitsRight ? -left.signum() : left.signum();
        }
        BigInteger power = powerOfTen(Math.toIntExact(Math.abs(apart)));
        return apart > 0
                ? left.unscaledValue().compareTo(right.unscaledValue().multiply(power))
                : left.unscaledValue().multiply(power).compareTo(right.unscaledValue());
    }

    private BigInteger powerOfTen(int exponent) {
        PowerOfTen power = lastPower;
        if (power.exponent != exponent) {
            power = new PowerOfTen(exponent, BigInteger.TEN.pow(exponent));
            lastPower = power;
        }
        return power.value;
    }

    private record PowerOfTen(int exponent, BigInteger value) {}

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

    /** The number as the server has it, {@code 1000} for {@code 1E+3}, unless it ends with a great many zeros. */
    @Override
    public BigDecimal normalise(BigDecimal element) {
        BigDecimal number = element.getClass() == BigDecimal.class ? element : copyOf(element);
        BigDecimal held = held(number);
        if (held == null) {
            throw new IllegalArgumentException(TOO_LARGE + ", and " + shown(number) + " has more");
        }
        return held;
    }

    /** The class is not final: what a subclass answers may change, and what is kept may not. */
    private static BigDecimal copyOf(BigDecimal ofSubclass) {
        return new BigDecimal(new BigInteger(ofSubclass.unscaledValue().toByteArray()), ofSubclass.scale());
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
        return withZeros(element);
    }

    private static BigDecimal withZeros(BigDecimal number) {
        return number.scale() < 0 && number.scale() >= -MAX_ZEROS_KEPT ? number.setScale(0) : number;
    }

    private static String shown(BigDecimal element) {
        BigInteger unscaled = element.unscaledValue();
        if (unscaled.bitLength() < Long.SIZE) {
            return element.toString();
        }
        // Rounded without its scale: near an end of int there is none for the number with fewer digits.
        BigDecimal digits = new BigDecimal(unscaled).round(new MathContext(SHOWN_DIGITS));
        BigDecimal first = new BigDecimal(digits.unscaledValue(), digits.precision() - 1);
        long exponent = (long) digits.precision() - 1 - digits.scale() - element.scale();
        return first + (exponent == 0 ? "" : (exponent < 0 ? "E" : "E+") + exponent) + "…";
    }

    @Override
    public BigDecimal parse(ElementText raw) {
        ElementText text = raw.trimmed();
        int start = Digits.afterSign(text, 0);
        int radix = Digits.radixAt(text, start);
        BigDecimal number = radix == 10 ? decimal(text, start) : binary(text, start + 2, radix);
        return Digits.isNegative(text, 0) ? number.negate() : number;
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
        NumberParts parts = NumberParts.of(text, start, 10, true, EXPECTED);
        if (Math.abs(parts.exponent()) > MAX_EXPONENT) {
            throw text.refuse(0, TOO_LARGE);
        }
        int from = parts.from();
        int to = parts.to();
        long scale = -parts.exponent();
        StringBuilder digits = new StringBuilder(Math.min(to - from, 64));
        for (int i = from; i < to; i++) {
            int digit = Digits.digitAt(text, i, 10);
            if (digit >= 0) {
                scale += i > parts.point() ? 1 : 0;
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
        return withZeros(new BigDecimal(Digits.decimal(digits, 0, length), (int) scale));
    }

    @Override
    public void append(BigDecimal element, StringBuilder out) {
        boolean isWrittenOut = out.length() <= MAX_LENGTH_WRITTEN_OUT && held(element) != null;
        out.append(isWrittenOut ? element.toPlainString() : element.toString());
    }

    @Override
    public BigDecimal requireAmount(BigDecimal amount) {
        return normalise(amount);
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
            throw noneAt(shown(amount), shown(element));
        }
        return sum;
    }

    @Override
    public boolean isNumeric() {
        return true;
    }

    @Override
    public ElementPattern pattern() {
        return ElementPattern.decimal();
    }

    @Override
    public String[] examples() {
        return new String[] {"9.90", "19.90"};
    }
}

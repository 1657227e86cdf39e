package io.github.valueranges.internal.element;

/**
 * A whole number of fixed size, one a step, numeric order; every number of the Java type is one of the server's.
 *
 * <p>Text is what PostgreSQL 16 and later read: decimal digits after an optional sign, {@code 0x1F}, {@code 0o17},
 * {@code 0b101}, single underscores between digits, ASCII white space around the whole. It prints plain decimal digits.
 * A fraction, an exponent, digits beyond ASCII and what the size does not hold are refused.
 *
 * @param <E> the Java type of the number
 */
abstract class WholeNumberElementType<E extends Number> extends DiscreteElementType<E> {

    private static final String EXPECTED = "expected a whole number such as 42, 1_000 or 0x1F";

    private final String noun;
    private final E min;
    private final E max;
    private final long smallest;
    private final long largest;

    /** @param noun the number in a message, with its article */
    WholeNumberElementType(Class<E> javaType, String postgresName, String noun, E min, E max) {
        super(javaType, postgresName);
        this.noun = noun;
        this.min = min;
        this.max = max;
        this.smallest = min.longValue();
        this.largest = max.longValue();
    }

    @Override
    public final E min() {
        return min;
    }

    @Override
    public final E max() {
        return max;
    }

    @Override
    public final E plus(E element, long steps) {
        long from = encode(element);
        long to = from + steps;
        boolean overflow = ((from ^ to) & (steps ^ to)) < 0;
        if (overflow || to < smallest || to > largest) {
            throw noneAt(counted(steps, "step"), format(element));
        }
        return decode(to);
    }

    @Override
    public final long stepsBetween(E from, E to) {
        return Math.subtractExact(encode(to), encode(from));
    }

    @Override
    public final String limits() {
        return noun + " is from " + smallest + " to " + largest;
    }

    @Override
    public final E parse(ElementText raw) {
        ElementText text = raw.trimmed();
        boolean negative = Digits.isNegative(text, 0);
        int start = Digits.afterSign(text, 0);
        int radix = Digits.radixAt(text, start);
        int first = radix == 10 ? start : start + 2;
        int end = Digits.end(text, first, radix);
        if (end == first || end < text.length()) {
            throw text.refuse(end, EXPECTED);
        }
        // Towards the negative end, which reaches one further.
        long value = 0;
        for (int i = first; i < end; i++) {
            int digit = Digits.digitAt(text, i, radix);
            if (digit >= 0) {
                if (value < Long.MIN_VALUE / radix || value * radix < Long.MIN_VALUE + digit) {
                    throw text.refuse(0, limits());
                }
                value = value * radix - digit;
            }
        }
        if (negative ? value < smallest : value < -largest) {
            throw text.refuse(0, limits());
        }
        return decode(negative ? value : -value);
    }

    @Override
    public final void append(E element, StringBuilder out) {
        out.append(encode(element));
    }

    @Override
    public final boolean isNumeric() {
        return true;
    }

    @Override
    public final ElementPattern pattern() {
        return ElementPattern.wholeNumber();
    }

    @Override
    public final String[] examples() {
        return new String[] {"1", "5"};
    }
}

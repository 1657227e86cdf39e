package io.github.valueranges.internal.element;

import org.jspecify.annotations.Nullable;

/**
 * A floating point number, finite alone. NaN, which sorts above everything on the server, and the infinities are refused
 * wherever they come from. {@code -0} equals {@code 0}, and each keeps its text. Distances are doubles.
 *
 * <p>Text is what PostgreSQL reads: decimal with or without an exponent, hexadecimal such as {@code 0x1.8p3}, ASCII
 * white space around the whole. What is too large, or so small that only zero is left, is refused as the server refuses
 * it. It prints the fewest digits that read back as the same number.
 *
 * @param <E> the Java type of the number
 */
abstract class FloatingElementType<E extends Number> extends ContinuousElementType<E, Double> {

    FloatingElementType(Class<E> javaType, String postgresName) {
        super(javaType, postgresName);
    }

    /** Appends a number that is finite. */
    abstract void appendFinite(E element, StringBuilder out);

    /** The number of this type that is nearest. */
    abstract E nearest(double number);

    @Override
    public final E normalise(E element) {
        if (!Double.isFinite(element.doubleValue())) {
            throw FloatingPointText.notFinite(element);
        }
        return element;
    }

    @Override
    public final void append(E element, StringBuilder out) {
        if (Double.isFinite(element.doubleValue())) {
            appendFinite(element, out);
        } else {
            out.append(element);
        }
    }

    @Override
    public final Double requireAmount(Double amount) {
        if (!Double.isFinite(amount)) {
            throw FloatingPointText.notFinite(amount);
        }
        return amount;
    }

    @Override
    public final Double zero() {
        return 0.0;
    }

    @Override
    public final @Nullable Double sum(Double left, Double right) {
        return finite(left + right);
    }

    @Override
    public final @Nullable Double distance(E from, E to) {
        return finite(to.doubleValue() - from.doubleValue() + 0.0); // from 0 to -0 it is 0
    }

    private static @Nullable Double finite(double number) {
        return Double.isFinite(number) ? number : null;
    }

    @Override
    public final E plus(E element, Double amount) {
        E sum = nearest(element.doubleValue() + amount);
        if (!Double.isFinite(sum.doubleValue())) {
            throw noneAt(amount, format(element));
        }
        return sum;
    }

    @Override
    public final boolean isNumeric() {
        return true;
    }

    @Override
    public final ElementPattern pattern() {
        return ElementPattern.decimal();
    }

    @Override
    public final String[] examples() {
        return new String[] {"1.5", "2.25"};
    }
}

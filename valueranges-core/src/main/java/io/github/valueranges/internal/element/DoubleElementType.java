package io.github.valueranges.internal.element;

import org.jspecify.annotations.Nullable;

/**
 * {@code double precision}: {@link Double}, finite numbers alone. NaN, which sorts above everything on the server, and the infinities
 * are refused wherever they come from. {@code -0} equals {@code 0}, and each keeps its text.
 *
 * <p>Text is what PostgreSQL reads: decimal with or without an exponent, hexadecimal such as {@code 0x1.8p3}, ASCII
 * white space around the whole. What is too large, or so small that only zero is left, is refused as the server refuses
 * it. It prints the fewest digits that read back as the same number, with an exponent from {@code 1e+15} on and below
 * {@code 0.0001}.
 */
final class DoubleElementType extends ContinuousElementType<Double, Double> {

    private static final String OUT_OF_RANGE =
            "double precision holds magnitudes from 5e-324 to 1.7976931348623157e+308, and zero";

    DoubleElementType() {
        super(Double.class, "double precision");
    }

    /** Zero is added because it leaves one zero of the two. */
    @Override
    public int compare(Double left, Double right) {
        return Double.compare(left + 0.0, right + 0.0);
    }

    @Override
    public int hash(Double element) {
        return Double.hashCode(element + 0.0);
    }

    @Override
    public Double normalise(Double element) {
        if (!Double.isFinite(element)) {
            throw FloatingPointText.notFinite(element);
        }
        return element;
    }

    @Override
    public Double parse(ElementText text) {
        return FloatingPointText.parseDouble(text, OUT_OF_RANGE);
    }

    @Override
    public void append(Double element, StringBuilder out) {
        if (Double.isFinite(element)) {
            ShortestDecimal.append((double) element, out);
        } else {
            out.append(Double.isNaN(element) ? "NaN" : element > 0 ? "Infinity" : "-Infinity");
        }
    }

    @Override
    public Double zero() {
        return 0.0;
    }

    @Override
    public @Nullable Double sum(Double left, Double right) {
        double sum = left + right;
        return Double.isFinite(sum) ? sum : null;
    }

    @Override
    public @Nullable Double distance(Double from, Double to) {
        double distance = to - from;
        return Double.isFinite(distance) ? distance : null;
    }

    @Override
    public Double plus(Double element, Double amount) {
        double sum = element + amount;
        if (!Double.isFinite(sum)) {
            throw new ArithmeticException("no double precision lies " + amount + " from " + format(element));
        }
        return sum;
    }

    @Override
    public boolean isNumeric() {
        return true;
    }

    @Override
    public String[] examples() {
        return new String[] {"1.5", "2.25"};
    }
}

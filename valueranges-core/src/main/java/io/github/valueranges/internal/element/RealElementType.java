package io.github.valueranges.internal.element;

import org.jspecify.annotations.Nullable;

/**
 * {@code real}: {@link Float}, finite numbers alone. NaN, which sorts above everything on the server, and the infinities
 * are refused wherever they come from. {@code -0} equals {@code 0}, and each keeps its text.
 *
 * <p>Text is what PostgreSQL reads: decimal with or without an exponent, hexadecimal such as {@code 0x1.8p3}, ASCII
 * white space around the whole. What is too large, or so small that only zero is left, is refused as the server refuses
 * it. It prints the fewest digits that read back as the same number, with an exponent from {@code 1e+06} on and below
 * {@code 0.0001}.
 */
final class RealElementType extends ContinuousElementType<Float, Double> {

    private static final String OUT_OF_RANGE = "real holds magnitudes from 1e-45 to 3.4028235e+38, and zero";

    RealElementType() {
        super(Float.class, "real");
    }

    /** Zero is added because it leaves one zero of the two. */
    @Override
    public int compare(Float left, Float right) {
        return Float.compare(left + 0.0f, right + 0.0f);
    }

    @Override
    public int hash(Float element) {
        return Float.hashCode(element + 0.0f);
    }

    @Override
    public Float normalise(Float element) {
        if (!Float.isFinite(element)) {
            throw FloatingPointText.notFinite(element);
        }
        return element;
    }

    @Override
    public Float parse(ElementText text) {
        return FloatingPointText.parseFloat(text, OUT_OF_RANGE);
    }

    @Override
    public void append(Float element, StringBuilder out) {
        if (Float.isFinite(element)) {
            ShortestDecimal.append((float) element, out);
        } else {
            out.append(Float.isNaN(element) ? "NaN" : element > 0 ? "Infinity" : "-Infinity");
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
    public @Nullable Double distance(Float from, Float to) {
        double distance = (double) to - from;
        return Double.isFinite(distance) ? distance : null;
    }

    @Override
    public Float plus(Float element, Double amount) {
        float sum = (float) (element + amount);
        if (!Float.isFinite(sum)) {
            throw new ArithmeticException("no real lies " + amount + " from " + format(element));
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

package io.github.valueranges.internal.element;

/** {@code double precision}: {@link Double}. It prints an exponent from {@code 1e+15} on and below {@code 0.0001}. */
final class DoubleElementType extends FloatingElementType<Double> {

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
    public Double parse(ElementText text) {
        return FloatingPointText.parseDouble(text, OUT_OF_RANGE);
    }

    @Override
    void appendFinite(Double element, StringBuilder out) {
        ShortestDecimal.append((double) element, out);
    }

    @Override
    Double nearest(double number) {
        return number;
    }
}

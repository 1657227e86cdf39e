package io.github.valueranges.internal.element;

/** {@code real}: {@link Float}. It prints an exponent from {@code 1e+06} on and below {@code 0.0001}. */
final class RealElementType extends FloatingElementType<Float> {

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
    public Float parse(ElementText text) {
        return FloatingPointText.parseFloat(text, OUT_OF_RANGE);
    }

    @Override
    void appendFinite(Float element, StringBuilder out) {
        ShortestDecimal.append((float) element, out);
    }

    @Override
    Float nearest(double number) {
        return (float) number;
    }
}

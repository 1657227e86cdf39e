package io.github.valueranges.internal.element;

/** {@code smallint}: {@link Short}, exactly. */
final class SmallintElementType extends WholeNumberElementType<Short> {

    SmallintElementType() {
        super(Short.class, "smallint", "a smallint", Short.MIN_VALUE, Short.MAX_VALUE);
    }

    @Override
    public int compare(Short left, Short right) {
        return Short.compare(left, right);
    }

    @Override
    public long encode(Short element) {
        return element;
    }

    @Override
    public Short decode(long code) {
        return (short) code;
    }

    @Override
    public boolean isNarrow() {
        return true;
    }
}

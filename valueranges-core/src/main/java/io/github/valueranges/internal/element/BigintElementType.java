package io.github.valueranges.internal.element;

/** {@code bigint}: {@link Long}, exactly. */
final class BigintElementType extends WholeNumberElementType<Long> {

    BigintElementType() {
        super(Long.class, "bigint", "a bigint", Long.MIN_VALUE, Long.MAX_VALUE);
    }

    @Override
    public int compare(Long left, Long right) {
        return Long.compare(left, right);
    }

    @Override
    public long encode(Long element) {
        return element;
    }

    @Override
    public Long decode(long code) {
        return code;
    }
}

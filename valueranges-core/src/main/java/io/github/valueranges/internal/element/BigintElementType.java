package io.github.valueranges.internal.element;

/** {@code bigint}: {@link Long}, exactly. */
final class BigintElementType extends WholeNumberElementType<Long> {

    BigintElementType() {
        super(Long.class, "bigint", "a bigint");
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

    @Override
    public Long min() {
        return Long.MIN_VALUE;
    }

    @Override
    public Long max() {
        return Long.MAX_VALUE;
    }
}

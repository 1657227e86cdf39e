package io.github.valueranges.internal.element;

/** {@code integer}: {@link Integer}, exactly. */
final class IntegerElementType extends WholeNumberElementType<Integer> {

    IntegerElementType() {
        super(Integer.class, "integer", "an integer", Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    @Override
    public int compare(Integer left, Integer right) {
        return Integer.compare(left, right);
    }

    @Override
    public long encode(Integer element) {
        return element;
    }

    @Override
    public Integer decode(long code) {
        return (int) code;
    }

    @Override
    public boolean isNarrow() {
        return true;
    }
}

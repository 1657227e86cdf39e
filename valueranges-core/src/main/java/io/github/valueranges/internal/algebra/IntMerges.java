package io.github.valueranges.internal.algebra;

/** As {@link LongMerges}, of elements whose numbers have 32 bits. */
final class IntMerges {

    private IntMerges() {}

    /**
     * Merges elements.
     *
     * @return how many elements the result has
     */
    static int elements(int[] left, int[] right, Operation operation, int[] out) {
        return left.length + right.length <= LongMerges.SHORT
                ? fewElements(left, right, operation, out)
                : manyElements(left, right, operation, out);
    }

    static int fewElements(int[] left, int[] right, Operation operation, int[] out) {
        int onlyLeft = operation.truthTable >>> 0b10 & 1;
        int onlyRight = operation.truthTable >>> 0b01 & 1;
        int both = operation.truthTable >>> 0b11 & 1;
        int size = 0;
        int i = 0;
        int j = 0;
        while (i < left.length && j < right.length) {
            int a = left[i];
            int b = right[j];
            if (a < b) {
                out[size] = a;
                size += onlyLeft;
                i++;
            } else if (a > b) {
                out[size] = b;
                size += onlyRight;
                j++;
            } else {
                out[size] = a;
                size += both;
                i++;
                j++;
            }
        }
        return appendRest(left, i, right, j, operation, out, size);
    }

    static int manyElements(int[] left, int[] right, Operation operation, int[] out) {
        int table = operation.truthTable;
        int size = 0;
        int i = 0;
        int j = 0;
        while (i < left.length && j < right.length) {
            int a = left[i];
            int b = right[j];
            int inLeft = a <= b ? 1 : 0;
            int inRight = b <= a ? 1 : 0;
            out[size] = Math.min(a, b);
            size += table >>> (inLeft << 1 | inRight) & 1;
            i += inLeft;
            j += inRight;
        }
        return appendRest(left, i, right, j, operation, out, size);
    }

    /** What is left of one operand when the other has ended is in the result as it is, or not at all. */
    private static int appendRest(int[] left, int i, int[] right, int j, Operation operation, int[] out, int size) {
        int rest = operation.keepsLeft() ? left.length - i : 0;
        System.arraycopy(left, i, out, size, rest);
        int otherRest = operation.keepsRight() ? right.length - j : 0;
        System.arraycopy(right, j, out, size + rest, otherRest);
        return size + rest + otherRest;
    }
}

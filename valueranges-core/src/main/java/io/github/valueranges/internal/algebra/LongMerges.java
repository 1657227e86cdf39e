package io.github.valueranges.internal.algebra;

/**
 * One pass over two ascending arrays. The order of a few numbers is soon predicted by the processor, that of many never
 * is: short arrays are merged by branches, long ones by arithmetic, which is faster by a third each.
 */
final class LongMerges {

    /** The length of both arrays together up to which branches are faster. */
    static final int SHORT = 1 << 14;

    private LongMerges() {}

    /**
     * Merges cuts: at each the membership in an operand changes, and perhaps in the result.
     *
     * @return how many cuts the result has
     */
    static int cuts(long[] left, long[] right, Operation operation, long[] out) {
        return left.length + right.length <= SHORT
                ? fewCuts(left, right, operation, out)
                : manyCuts(left, right, operation, out);
    }

    static int fewCuts(long[] left, long[] right, Operation operation, long[] out) {
        int table = operation.truthTable;
        int membership = 0;
        int size = 0;
        int i = 0;
        int j = 0;
        while (i < left.length && j < right.length) {
            long a = left[i];
            long b = right[j];
            if (a < b) {
                out[size] = a;
                membership ^= 0b10;
                i++;
            } else if (a > b) {
                out[size] = b;
                membership ^= 0b01;
                j++;
            } else {
                out[size] = a;
                membership ^= 0b11;
                i++;
                j++;
            }
            size += ((table >>> membership) ^ size) & 1;
        }
        return appendRest(left, i, right, j, operation, out, size);
    }

    static int manyCuts(long[] left, long[] right, Operation operation, long[] out) {
        int table = operation.truthTable;
        int size = 0;
        int i = 0;
        int j = 0;
        while (i < left.length && j < right.length) {
            long a = left[i];
            long b = right[j];
            out[size] = Math.min(a, b);
            i += a <= b ? 1 : 0;
            j += b <= a ? 1 : 0;
            int membership = (i & 1) << 1 | (j & 1);
            size += ((table >>> membership) ^ size) & 1;
        }
        return appendRest(left, i, right, j, operation, out, size);
    }

    /**
     * Merges elements.
     *
     * @return how many elements the result has
     */
    static int elements(long[] left, long[] right, Operation operation, long[] out) {
        return left.length + right.length <= SHORT
                ? fewElements(left, right, operation, out)
                : manyElements(left, right, operation, out);
    }

    static int fewElements(long[] left, long[] right, Operation operation, long[] out) {
        int onlyLeft = operation.truthTable >>> 0b10 & 1;
        int onlyRight = operation.truthTable >>> 0b01 & 1;
        int both = operation.truthTable >>> 0b11 & 1;
        int size = 0;
        int i = 0;
        int j = 0;
        while (i < left.length && j < right.length) {
            long a = left[i];
            long b = right[j];
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

    static int manyElements(long[] left, long[] right, Operation operation, long[] out) {
        int table = operation.truthTable;
        int size = 0;
        int i = 0;
        int j = 0;
        while (i < left.length && j < right.length) {
            long a = left[i];
            long b = right[j];
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
    private static int appendRest(long[] left, int i, long[] right, int j, Operation operation, long[] out, int size) {
        int rest = operation.keepsLeft() ? left.length - i : 0;
        System.arraycopy(left, i, out, size, rest);
        int otherRest = operation.keepsRight() ? right.length - j : 0;
        System.arraycopy(right, j, out, size + rest, otherRest);
        return size + rest + otherRest;
    }
}

package io.github.valueranges.internal.algebra;

/** One pass over two ascending arrays. */
final class LongMerges {

    /**
     * The length of both arrays together up to which elements are merged by branches: the order of a few numbers is soon
     * predicted by the processor, that of many never is.
     */
    static final int SHORT = 1 << 14;

    private LongMerges() {}

    /**
     * Merges the cuts of two sets that both have some, piece by piece.
     *
     * @return how many cuts the result has
     */
    static int cuts(long[] left, long[] right, Operation operation, long[] out) {
        return switch (operation) {
            case UNION -> union(left, right, out);
            case INTERSECT -> intersect(left, right, out);
            case EXCEPT -> except(left, right, out);
        };
    }

    /** The piece that may still grow is not written yet. */
    private static int union(long[] left, long[] right, long[] out) {
        int size = 0;
        int i = 0;
        int j = 0;
        long start = Math.min(left[0], right[0]);
        long end = start;
        while (i < left.length && j < right.length) {
            long nextStart;
            long nextEnd;
            if (left[i] <= right[j]) {
                nextStart = left[i];
                nextEnd = left[i + 1];
                i += 2;
            } else {
                nextStart = right[j];
                nextEnd = right[j + 1];
                j += 2;
            }
            if (nextStart <= end) {
                end = Math.max(end, nextEnd);
            } else {
                out[size++] = start;
                out[size++] = end;
                start = nextStart;
                end = nextEnd;
            }
        }
        long[] rest = i < left.length ? left : right;
        int from = i < left.length ? i : j;
        while (from < rest.length && rest[from] <= end) {
            end = Math.max(end, rest[from + 1]);
            from += 2;
        }
        out[size++] = start;
        out[size++] = end;
        System.arraycopy(rest, from, out, size, rest.length - from);
        return size + rest.length - from;
    }

    /** Every piece is written, and overwritten if it is none: which of both ends first would be a guess. */
    private static int intersect(long[] left, long[] right, long[] out) {
        int size = 0;
        int i = 0;
        int j = 0;
        while (i < left.length && j < right.length) {
            long leftEnd = left[i + 1];
            long rightEnd = right[j + 1];
            long start = Math.max(left[i], right[j]);
            long end = Math.min(leftEnd, rightEnd);
            out[size] = start;
            out[size + 1] = end;
            size += start < end ? 2 : 0;
            i += leftEnd <= rightEnd ? 2 : 0;
            j += rightEnd <= leftEnd ? 2 : 0;
        }
        return size;
    }

    /** What is left of a piece starts where the last piece of the other that ended within it did. */
    private static int except(long[] left, long[] right, long[] out) {
        int size = 0;
        int i = 0;
        int j = 0;
        long removedUpTo = FlatCuts.BELOW_ALL;
        while (i < left.length && j < right.length) {
            long start = Math.max(left[i], removedUpTo);
            long end = Math.min(left[i + 1], right[j]);
            if (start < end) {
                out[size++] = start;
                out[size++] = end;
            }
            if (left[i + 1] <= right[j + 1]) {
                i += 2;
            } else {
                removedUpTo = right[j + 1];
                j += 2;
            }
        }
        int rest = left.length - i;
        System.arraycopy(left, i, out, size, rest);
        if (rest > 0) {
            out[size] = Math.max(left[i], removedUpTo);
        }
        return size + rest;
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

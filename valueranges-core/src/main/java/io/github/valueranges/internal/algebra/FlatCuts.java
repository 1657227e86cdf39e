package io.github.valueranges.internal.algebra;

import io.github.valueranges.internal.element.DiscreteElementType;
import java.util.Arrays;

/**
 * Cuts over a discrete element type as numbers: that of a value is the cut before it, and three numbers are reserved
 * for the cuts that are before no value. Only the type with all 64-bit numbers has values with a reserved one; cuts
 * before these are not kept here.
 *
 * @param <E> the element
 */
final class FlatCuts<E> extends CutStorage<E> {

    static final long BELOW_ALL = Long.MIN_VALUE;
    static final long AFTER_LAST = Long.MAX_VALUE - 1;
    static final long ABOVE_ALL = Long.MAX_VALUE;

    private final DiscreteElementType<E> type;
    private final long[] codes;

    private FlatCuts(DiscreteElementType<E> type, long[] codes) {
        this.type = type;
        this.codes = codes;
    }

    static <E> FlatCuts<E> nothing(DiscreteElementType<E> type) {
        return new FlatCuts<>(type, new long[0]);
    }

    static <E> FlatCuts<E> of(DiscreteElementType<E> type, long lower, long upper) {
        return new FlatCuts<>(type, new long[] {lower, upper});
    }

    /** The first so many of ascending cuts, without the ends that hold no value. */
    static <E> FlatCuts<E> of(DiscreteElementType<E> type, long[] codes, int size) {
        int from = size > 0 && codes[0] == BELOW_ALL && codes[1] == type.encode(type.min()) ? 2 : 0;
        int to = size > from && codes[size - 1] == ABOVE_ALL && codes[size - 2] == AFTER_LAST ? size - 2 : size;
        return new FlatCuts<>(type, from == 0 && to == codes.length ? codes : Arrays.copyOfRange(codes, from, to));
    }

    /** The cuts around elements that all have a safe number. */
    static <E> FlatCuts<E> around(DiscreteElementType<E> type, FlatElements<E> elements) {
        int size = elements.size();
        int pieces = size == 0 ? 0 : 1;
        for (int i = 1; i < size; i++) {
            pieces += type.next(elements.code(i - 1)) == elements.code(i) ? 0 : 1;
        }
        long[] out = new long[2 * pieces];
        long last = type.encode(type.max());
        int cuts = 0;
        for (int i = 0; i < size; i++) {
            long code = elements.code(i);
            if (cuts == 0 || out[cuts - 1] != code) {
                out[cuts] = code;
                cuts += 2;
            }
            out[cuts - 1] = after(type, code, last);
        }
        return new FlatCuts<>(type, out);
    }

    /** The numbers of the elements between the cuts, of which there are so many. */
    long[] codesBetween(int size) {
        long[] out = new long[size];
        long last = type.encode(type.max());
        int filled = 0;
        for (int i = 0; i < codes.length; i += 2) {
            boolean withLast = codes[i + 1] == AFTER_LAST;
            long end = withLast ? last : codes[i + 1];
            for (long code = codes[i]; code != end; code = type.next(code)) {
                out[filled++] = code;
            }
            if (withLast) {
                out[filled++] = last;
            }
        }
        return out;
    }

    /** Whether the cut before a value with this number can be told from the three that have no value. */
    private static boolean isFree(long code) {
        return code > BELOW_ALL && code < AFTER_LAST;
    }

    static <E> boolean canKeep(DiscreteElementType<E> type, Cut<E> cut) {
        return cut.isUnbounded() || cut.isAfterValue() || isFree(type.encode(cut.value()));
    }

    static <E> long code(DiscreteElementType<E> type, Cut<E> cut) {
        if (cut.isUnbounded()) {
            return cut.isBelowAll() ? BELOW_ALL : ABOVE_ALL;
        }
        return cut.isAfterValue() ? AFTER_LAST : type.encode(cut.value());
    }

    /** Whether neither the cut before the value with this number nor the one after it is reserved. */
    static boolean isSafe(long code) {
        return code > BELOW_ALL && code < AFTER_LAST - 1;
    }

    /** The cut after the value with a safe number. */
    static long after(DiscreteElementType<?> type, long code, long last) {
        return code == last ? AFTER_LAST : type.next(code);
    }

    @Override
    public int size() {
        return codes.length;
    }

    long code(int index) {
        return codes[index];
    }

    @Override
    Cut<E> get(int index) {
        long code = codes[index];
        if (isFree(code)) {
            return Cut.before(type.decode(code));
        }
        return code == BELOW_ALL ? Cut.belowAll() : code == ABOVE_ALL ? Cut.aboveAll() : Cut.afterLast(type);
    }

    @Override
    int compare(int index, CutStorage<E> other, int otherIndex) {
        return other instanceof FlatCuts<E> flat
                ? Long.compare(codes[index], flat.codes[otherIndex])
                : Cut.compare(type, get(index), other.get(otherIndex));
    }

    @Override
    int countUpTo(E value) {
        return countUpToCode(type.encode(value));
    }

    /** A value with a reserved number is not above the cut after the last value, which no other cut is next to. */
    @Override
    int countUpToCode(long code) {
        return countUpTo(codes, Math.min(code, AFTER_LAST - 1));
    }

    /** In a fixed number of steps, in which no branch has to be predicted. */
    private static int countUpTo(long[] codes, long code) {
        if (codes.length == 0) {
            return 0;
        }
        int base = 0;
        int length = codes.length;
        while (length > 1) {
            int half = length >>> 1;
            base = codes[base + half] <= code ? base + half : base;
            length -= half;
        }
        return base + (codes[base] <= code ? 1 : 0);
    }

    @Override
    CutStorage<E> merge(CutStorage<E> other, Operation operation) {
        if (!(other instanceof FlatCuts<E> flat)) {
            return toObjects().merge(other, operation);
        }
        long[] out = new long[Math.addExact(codes.length, flat.codes.length)];
        return of(type, out, LongMerges.cuts(codes, flat.codes, operation, out));
    }

    @Override
    CutStorage<E> complement() {
        int from = codes.length > 0 && codes[0] == BELOW_ALL ? 1 : 0;
        int to = codes.length > 0 && codes[codes.length - 1] == ABOVE_ALL ? codes.length - 1 : codes.length;
        long[] out = new long[to - from + (from == 0 ? 1 : 0) + (to == codes.length ? 1 : 0)];
        System.arraycopy(codes, from, out, 1 - from, to - from);
        if (from == 0) {
            out[0] = BELOW_ALL;
        }
        if (to == codes.length) {
            out[out.length - 1] = ABOVE_ALL;
        }
        return of(type, out, out.length);
    }

    @Override
    ObjectCuts<E> toObjects() {
        ObjectCuts.Sequence<E> cuts = new ObjectCuts.Sequence<>(type, size());
        for (int i = 0; i < size(); i++) {
            cuts.add(get(i));
        }
        return cuts.toObjects();
    }

    @Override
    int hash() {
        long hash = HashCodes.NO_PARTS;
        for (long code : codes) {
            hash = HashCodes.then(hash, code);
        }
        return HashCodes.spread(hash);
    }
}

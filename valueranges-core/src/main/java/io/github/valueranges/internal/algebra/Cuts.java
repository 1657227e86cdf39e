package io.github.valueranges.internal.algebra;

import io.github.valueranges.internal.element.ElementType;

/**
 * A set of values as the ascending cuts where it starts and ends: piece {@code i} lies between the cuts {@code 2i} and
 * {@code 2i + 1}. Strictly ascending cuts are all of the canonical form: the pieces are sorted, disjoint, never
 * adjacent and never empty. Nothing is no cut, everything is the two unbounded ones.
 *
 * @param <E> the element
 */
public final class Cuts<E> implements Comparable<Cuts<E>> {

    private final ElementType<E> type;
    private final CutStorage<E> cuts;

    Cuts(ElementType<E> type, CutStorage<E> cuts) {
        this.type = type;
        this.cuts = cuts;
    }

    /** What lies between two cuts: nothing if they are not in order. */
    public static <E> Cuts<E> between(ElementType<E> type, Cut<E> lower, Cut<E> upper) {
        return new Cuts<>(type, CutStorage.between(type, lower, upper));
    }

    public static <E> Cuts<E> nothing(ElementType<E> type) {
        return new Cuts<>(type, CutStorage.nothing(type));
    }

    public static <E> Cuts<E> everything(ElementType<E> type) {
        return between(type, Cut.belowAll(), Cut.aboveAll());
    }

    CutStorage<E> storage() {
        return cuts;
    }

    /** Refuses the cuts of another type, which raw generics let in. */
    void requireType(ElementType<E> expected) {
        if (type != expected) {
            throw Ascending.foreign(type, expected);
        }
    }

    public boolean isEmpty() {
        return cuts.size() == 0;
    }

    public int pieces() {
        return cuts.size() / 2;
    }

    public Cut<E> lower(int piece) {
        return cuts.get(2 * piece);
    }

    public Cut<E> upper(int piece) {
        return cuts.get(2 * piece + 1);
    }

    /** The lowest cut; there is one unless this is empty. */
    public Cut<E> first() {
        return cuts.get(0);
    }

    /** The highest cut; there is one unless this is empty. */
    public Cut<E> last() {
        return cuts.get(cuts.size() - 1);
    }

    public boolean isUnboundedStart() {
        return !isEmpty() && first().isUnbounded();
    }

    public boolean isUnboundedEnd() {
        return !isEmpty() && last().isUnbounded();
    }

    public boolean isEverything() {
        return cuts.size() == 2 && first().isUnbounded() && last().isUnbounded();
    }

    /** {@code @>} an element, normalised, in O(log n). */
    public boolean contains(E value) {
        return (cuts.countUpTo(value) & 1) == 1;
    }

    /** As {@link #contains(Object)}, for the value with a number, of a type that has them. */
    public boolean containsCode(long code) {
        return (cuts.countUpToCode(code) & 1) == 1;
    }

    /** Which piece holds an element, normalised, in O(log n); -1 if none does. */
    public int pieceHolding(E value) {
        return pieceBefore(cuts.countUpTo(value));
    }

    /** As {@link #pieceHolding(Object)}, for the value with a number, of a type that has them. */
    public int pieceHoldingCode(long code) {
        return pieceBefore(cuts.countUpToCode(code));
    }

    /** Below a value in a piece there are both cuts of every piece before it, and its lower one. */
    private static int pieceBefore(int cutsBefore) {
        return (cutsBefore & 1) == 1 ? cutsBefore / 2 : -1;
    }

    /** {@code @>}: every piece of the other lies within one piece of this. O(m log n), and never more than O(n + m). */
    public boolean contains(Cuts<E> other) {
        other.requireType(type);
        int cutsBefore = 0;
        for (int i = 0; i < other.cuts.size(); i += 2) {
            cutsBefore = cuts.countUpTo(other.cuts, i, cutsBefore);
            if ((cutsBefore & 1) == 0 || cuts.compare(cutsBefore, other.cuts, i + 1) < 0) {
                return false;
            }
        }
        return true;
    }

    /** {@code &&}: some piece of the one starts within a piece of the other, or ends there. */
    public boolean overlaps(Cuts<E> other) {
        if (pieces() < other.pieces()) {
            return other.overlaps(this);
        }
        other.requireType(type);
        int cutsBefore = 0;
        for (int i = 0; i < other.cuts.size(); i += 2) {
            cutsBefore = cuts.countUpTo(other.cuts, i, cutsBefore);
            boolean startsWithin = (cutsBefore & 1) == 1;
            if (startsWithin || (cutsBefore < cuts.size() && cuts.compare(cutsBefore, other.cuts, i + 1) < 0)) {
                return true;
            }
        }
        return false;
    }

    /** {@code <<}: both hold something, and the last of this is left of the first of the other. */
    public boolean isStrictlyLeftOf(Cuts<E> other) {
        other.requireType(type);
        return !isEmpty() && !other.isEmpty() && Cut.compare(type, last(), other.first()) <= 0;
    }

    /** {@code &<}: both hold something, and this ends no later than the other. */
    public boolean doesNotExtendRightOf(Cuts<E> other) {
        other.requireType(type);
        return !isEmpty() && !other.isEmpty() && Cut.compare(type, last(), other.last()) <= 0;
    }

    /** {@code &>}: both hold something, and this starts no earlier than the other. */
    public boolean doesNotExtendLeftOf(Cuts<E> other) {
        other.requireType(type);
        return !isEmpty() && !other.isEmpty() && Cut.compare(type, first(), other.first()) >= 0;
    }

    /** {@code -|-}: the outer edges meet. */
    public boolean isAdjacentTo(Cuts<E> other) {
        other.requireType(type);
        return !isEmpty()
                && !other.isEmpty()
                && (Cut.compare(type, last(), other.first()) == 0 || Cut.compare(type, other.last(), first()) == 0);
    }

    /** {@code range_merge}: all between the outermost cuts of both. */
    public Cuts<E> merge(Cuts<E> other) {
        other.requireType(type);
        if (isEmpty()) {
            return other.hull();
        }
        if (other.isEmpty()) {
            return hull();
        }
        Cut<E> lower = Cut.compare(type, first(), other.first()) < 0 ? first() : other.first();
        Cut<E> upper = Cut.compare(type, last(), other.last()) > 0 ? last() : other.last();
        return between(type, lower, upper);
    }

    public Cuts<E> hull() {
        return pieces() <= 1 ? this : between(type, first(), last());
    }

    /** All between the one and the other, if one is strictly left of the other; else nothing. */
    public Cuts<E> gap(Cuts<E> other) {
        other.requireType(type);
        if (isEmpty() || other.isEmpty()) {
            return nothing(type);
        }
        return Cut.compare(type, last(), other.first()) <= 0
                ? between(type, last(), other.first())
                : between(type, other.last(), first());
    }

    public Cuts<E> union(Cuts<E> other) {
        other.requireType(type);
        return with(cuts.combine(other.cuts, Operation.UNION));
    }

    public Cuts<E> intersect(Cuts<E> other) {
        other.requireType(type);
        return with(cuts.combine(other.cuts, Operation.INTERSECT));
    }

    public Cuts<E> except(Cuts<E> other) {
        other.requireType(type);
        return with(cuts.combine(other.cuts, Operation.EXCEPT));
    }

    public Cuts<E> complement() {
        return with(cuts.complement());
    }

    private Cuts<E> with(CutStorage<E> result) {
        return result == cuts ? this : new Cuts<>(type, result);
    }

    /** The order of {@code range_cmp} and {@code multirange_cmp}: piece by piece, and what ends first is smaller. */
    @Override
    public int compareTo(Cuts<E> other) {
        other.requireType(type);
        return cuts.compareInOrder(other.cuts);
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Cuts<?> other && type == other.type && sameCuts(other);
    }

    @SuppressWarnings("unchecked") // one element type
    private boolean sameCuts(Cuts<?> other) {
        return cuts.size() == other.cuts.size() && compareTo((Cuts<E>) other) == 0;
    }

    @Override
    public int hashCode() {
        return cuts.hash();
    }
}

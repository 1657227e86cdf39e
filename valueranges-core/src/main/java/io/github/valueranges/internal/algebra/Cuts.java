package io.github.valueranges.internal.algebra;

import io.github.valueranges.internal.element.ElementType;
import java.util.ArrayList;
import java.util.List;

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

    private Cuts(ElementType<E> type, CutStorage<E> cuts) {
        this.type = type;
        this.cuts = cuts;
    }

    /** What lies between two cuts: nothing if they are not in order. */
    public static <E> Cuts<E> between(ElementType<E> type, Cut<E> lower, Cut<E> upper) {
        CutStorage.Builder<E> out = new CutStorage.Builder<>(type, 2);
        if (!Cut.holdNothing(type, lower, upper)) {
            out.add(lower);
            out.add(upper);
        }
        return new Cuts<>(type, out.build());
    }

    public static <E> Cuts<E> nothing(ElementType<E> type) {
        return new Cuts<>(type, new CutStorage.Builder<>(type, 0).build());
    }

    public static <E> Cuts<E> everything(ElementType<E> type) {
        return between(type, Cut.belowAll(), Cut.aboveAll());
    }

    /** The union of any number of operands, in O(n log n) of their pieces. */
    public static <E> Cuts<E> unionOf(ElementType<E> type, List<Cuts<E>> operands) {
        List<Piece<E>> pieces = new ArrayList<>(operands.size());
        for (Cuts<E> operand : operands) {
            for (int i = 0; i < operand.pieces(); i++) {
                pieces.add(new Piece<>(operand.lower(i), operand.upper(i)));
            }
        }
        pieces.sort((a, b) -> Cut.compare(type, a.lower, b.lower));
        CutStorage.Builder<E> out = new CutStorage.Builder<>(type, pieces.size() * 2);
        for (Piece<E> piece : pieces) {
            if (out.size() == 0 || Cut.compare(type, piece.lower, out.last()) > 0) {
                out.add(piece.lower);
                out.add(piece.upper);
            } else if (Cut.compare(type, piece.upper, out.last()) > 0) {
                out.replaceLast(piece.upper);
            }
        }
        return new Cuts<>(type, out.build());
    }

    private record Piece<E>(Cut<E> lower, Cut<E> upper) {}

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

    /** {@code @>} an element, in O(log n). */
    public boolean contains(E value) {
        return (cutsUpTo(Cut.lower(type, value, true)) & 1) == 1;
    }

    /** How many cuts are not above {@code cut}. */
    private int cutsUpTo(Cut<E> cut) {
        int low = 0;
        int high = cuts.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (cuts.compare(middle, cut) <= 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** {@code @>}: every piece of the other lies within one piece of this. O(m log n). */
    public boolean contains(Cuts<E> other) {
        for (int i = 0; i < other.pieces(); i++) {
            int cutsBefore = cutsUpTo(other.lower(i));
            if ((cutsBefore & 1) == 0 || cuts.compare(cutsBefore, other.upper(i)) < 0) {
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
        for (int i = 0; i < other.pieces(); i++) {
            int cutsBefore = cutsUpTo(other.lower(i));
            boolean startsWithin = (cutsBefore & 1) == 1;
            if (startsWithin || (cutsBefore < cuts.size() && cuts.compare(cutsBefore, other.upper(i)) < 0)) {
                return true;
            }
        }
        return false;
    }

    /** {@code <<}: both hold something, and the last of this is left of the first of the other. */
    public boolean isStrictlyLeftOf(Cuts<E> other) {
        return !isEmpty() && !other.isEmpty() && Cut.compare(type, last(), other.first()) <= 0;
    }

    /** {@code &<}: both hold something, and this ends no later than the other. */
    public boolean doesNotExtendRightOf(Cuts<E> other) {
        return !isEmpty() && !other.isEmpty() && Cut.compare(type, last(), other.last()) <= 0;
    }

    /** {@code &>}: both hold something, and this starts no earlier than the other. */
    public boolean doesNotExtendLeftOf(Cuts<E> other) {
        return !isEmpty() && !other.isEmpty() && Cut.compare(type, first(), other.first()) >= 0;
    }

    /** {@code -|-}: the outer edges meet. */
    public boolean isAdjacentTo(Cuts<E> other) {
        return !isEmpty()
                && !other.isEmpty()
                && (Cut.compare(type, last(), other.first()) == 0 || Cut.compare(type, other.last(), first()) == 0);
    }

    /** {@code range_merge}: all between the outermost cuts of both. */
    public Cuts<E> merge(Cuts<E> other) {
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
        if (isEmpty() || other.isEmpty()) {
            return nothing(type);
        }
        return Cut.compare(type, last(), other.first()) <= 0
                ? between(type, last(), other.first())
                : between(type, other.last(), first());
    }

    public Cuts<E> union(Cuts<E> other) {
        return combine(other, (left, right) -> left || right);
    }

    public Cuts<E> intersect(Cuts<E> other) {
        return combine(other, (left, right) -> left && right);
    }

    public Cuts<E> except(Cuts<E> other) {
        return combine(other, (left, right) -> left && !right);
    }

    public Cuts<E> complement() {
        return everything(type).except(this);
    }

    private interface Membership {
        boolean test(boolean left, boolean right);
    }

    /** One pass over the cuts of both: at each the membership in one operand changes, and perhaps in the result. */
    private Cuts<E> combine(Cuts<E> other, Membership membership) {
        CutStorage<E> left = cuts;
        CutStorage<E> right = other.cuts;
        CutStorage.Builder<E> out = new CutStorage.Builder<>(type, left.size() + right.size());
        int i = 0;
        int j = 0;
        boolean inResult = false;
        while (i < left.size() || j < right.size()) {
            int order = i == left.size() ? 1 : j == right.size() ? -1 : left.compare(i, right, j);
            int nextLeft = order <= 0 ? i + 1 : i;
            int nextRight = order >= 0 ? j + 1 : j;
            boolean inside = membership.test((nextLeft & 1) == 1, (nextRight & 1) == 1);
            if (inside != inResult) {
                if (order <= 0) {
                    out.add(left, i);
                } else {
                    out.add(right, j);
                }
                inResult = inside;
            }
            i = nextLeft;
            j = nextRight;
        }
        return new Cuts<>(type, out.build());
    }

    /** The order of {@code range_cmp} and {@code multirange_cmp}: piece by piece, and what ends first is smaller. */
    @Override
    public int compareTo(Cuts<E> other) {
        int common = Math.min(cuts.size(), other.cuts.size());
        for (int i = 0; i < common; i++) {
            int order = cuts.compare(i, other.cuts, i);
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(cuts.size(), other.cuts.size());
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Cuts<?> other && type == other.type && sameCuts(other);
    }

    @SuppressWarnings("unchecked") // one element type
    private boolean sameCuts(Cuts<?> other) {
        return compareTo((Cuts<E>) other) == 0;
    }

    @Override
    public int hashCode() {
        return cuts.hash();
    }
}

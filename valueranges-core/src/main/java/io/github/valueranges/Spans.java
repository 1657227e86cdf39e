package io.github.valueranges;

import io.github.valueranges.internal.algebra.Cuts;
import io.github.valueranges.internal.element.ContinuousElementType;
import org.jspecify.annotations.Nullable;

/** The lengths of continuous ranges and range sets, and their moving. */
final class Spans {

    private Spans() {}

    /** The distance from the start to the end of each piece, together; null if one has no end or it is too large. */
    static <E, A> @Nullable A length(ContinuousElementType<E, A> type, Cuts<E> cuts) {
        return cuts.isUnboundedStart() || cuts.isUnboundedEnd() ? null : length(type, cuts, 0, cuts.pieces());
    }

    /**
     * The length of the pieces from one to before another. Halves are added, since a sum has the digits of all that it
     * is made of: of numbers with large exponents it is long, and one by one each would be added to such a sum.
     */
    private static <E, A> @Nullable A length(ContinuousElementType<E, A> type, Cuts<E> cuts, int from, int to) {
        if (to - from <= 1) {
            return from == to
                    ? type.zero()
                    : type.distance(cuts.lower(from).value(), cuts.upper(from).value());
        }
        int middle = (from + to + 1) >>> 1;
        A left = length(type, cuts, from, middle);
        A right = left == null ? null : length(type, cuts, middle, to);
        return left == null || right == null ? null : type.sum(left, right);
    }

    @SuppressWarnings("unchecked") // the element type of a continuous range measures in its amounts
    static <E, A, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> R shift(
            ContinuousRange<E, A, R, S> range, A raw) {
        AbstractRangeType<E, R, S> type = Operands.type(range);
        ContinuousElementType<E, A> elementType = (ContinuousElementType<E, A>) type.elementType();
        A amount = elementType.requireAmount(raw);
        E start = type.start(range);
        E end = type.end(range);
        return range.isEmpty()
                ? type.empty()
                : type.between(
                        start == null ? null : elementType.plus(start, amount),
                        type.startInclusive(range),
                        end == null ? null : elementType.plus(end, amount),
                        type.endInclusive(range));
    }
}

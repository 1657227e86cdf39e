package io.github.valueranges;

import io.github.valueranges.internal.algebra.Cuts;
import io.github.valueranges.internal.element.ContinuousElementType;
import org.jspecify.annotations.Nullable;

/** The lengths of continuous ranges and range sets, and their moving. */
final class Spans {

    private Spans() {}

    /** The distance from the start to the end of each piece, together; null if one has no end or it is too large. */
    static <E, A> @Nullable A length(ContinuousElementType<E, A> type, Cuts<E> cuts) {
        A length = type.zero();
        for (int i = 0; i < cuts.pieces(); i++) {
            if (cuts.lower(i).isUnbounded() || cuts.upper(i).isUnbounded()) {
                return null;
            }
            A distance = type.distance(cuts.lower(i).value(), cuts.upper(i).value());
            A sum = distance == null ? null : type.sum(length, distance);
            if (sum == null) {
                return null;
            }
            length = sum;
        }
        return length;
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

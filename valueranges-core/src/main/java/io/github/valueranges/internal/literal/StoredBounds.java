package io.github.valueranges.internal.literal;

import io.github.valueranges.LiteralParseException;
import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.StoredAs;
import org.jspecify.annotations.Nullable;

/** Makes of a range as it is stored the range of the elements that it is made of: of days, that of whole months. */
public final class StoredBounds {

    private StoredBounds() {}

    /**
     * In the server's canonical form, from a lower bound that is contained to an upper bound that is not, both must be
     * where an element starts.
     *
     * @throws LiteralParseException if the range is neither empty nor made of whole elements
     */
    static <E, S> Bounds<E> whole(Bounds<S> bounds, StoredAs<E, S> form, CharSequence literal, int start) {
        DiscreteElementType<S> type = form.storedType();
        S lower = bounds.lower();
        S upper = bounds.upper();
        boolean onePoint = lower != null && upper != null && type.compare(lower, upper) == 0;
        if (onePoint && !(bounds.lowerInclusive() && bounds.upperInclusive())) {
            return Bounds.ofEmpty();
        }
        S from = canonical(lower, bounds.lowerInclusive(), type);
        S to = canonical(upper, !bounds.upperInclusive(), type);
        if (from != null && to != null && type.compare(from, to) == 0 && !onePoint) {
            return Bounds.ofEmpty();
        }
        return Bounds.of(element(from, form, literal, start), true, element(to, form, literal, start), false);
    }

    /**
     * The range that is stored for closed bounds that the server has: from where the first element starts to where the
     * one after the last does.
     */
    public static <E, S> Bounds<S> of(Bounds<E> bounds, DiscreteElementType<E> type, StoredAs<E, S> form) {
        if (bounds.empty()) {
            return Bounds.ofEmpty();
        }
        E lower = bounds.lower();
        E upper = bounds.upper();
        return Bounds.of(
                lower == null ? null : form.toStored(lower),
                true,
                upper == null ? null : form.toStored(type.plus(upper, 1)),
                false);
    }

    private static <S> @Nullable S canonical(@Nullable S bound, boolean asItIs, DiscreteElementType<S> type) {
        return bound == null || asItIs || type.isInfinite(bound) ? bound : type.plus(bound, 1);
    }

    private static <E, S> @Nullable E element(@Nullable S bound, StoredAs<E, S> form, CharSequence literal, int start) {
        if (bound == null) {
            return null;
        }
        E element = form.startingAt(bound);
        if (element == null) {
            throw new LiteralParseException(form.misaligned(bound), literal, start);
        }
        return element;
    }
}

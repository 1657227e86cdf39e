package io.github.valueranges.internal.algebra;

import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.ElementType;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A point between values: below all of them, just before one, just after one, or above all. Both bounds of a range are
 * cuts in one total order, so that every relation is one or two comparisons: a range holds what lies between its lower
 * and its upper cut.
 *
 * <p>Over a discrete element type a cut after a value is the cut before the next one and is kept so; only the last
 * value has a cut after it.
 *
 * @param <E> the element
 */
public final class Cut<E> {

    private static final byte BEFORE = -1;
    private static final byte AFTER = 1;

    private static final Cut<?> BELOW_ALL = new Cut<>(null, (byte) -2);
    private static final Cut<?> ABOVE_ALL = new Cut<>(null, (byte) 2);

    private final @Nullable E value;

    /** -2 below all, -1 before the value, 1 after the value, 2 above all. */
    private final byte side;

    private Cut(@Nullable E value, byte side) {
        this.value = value;
        this.side = side;
    }

    /** The cut of a lower bound; null is no bound. */
    @SuppressWarnings("unchecked") // holds no value
    public static <E> Cut<E> lower(ElementType<E> type, @Nullable E value, boolean inclusive) {
        return value == null ? (Cut<E>) BELOW_ALL : inclusive ? before(value) : after(type, value);
    }

    /** The cut of an upper bound; null is no bound. */
    @SuppressWarnings("unchecked") // holds no value
    public static <E> Cut<E> upper(ElementType<E> type, @Nullable E value, boolean inclusive) {
        return value == null ? (Cut<E>) ABOVE_ALL : inclusive ? after(type, value) : before(value);
    }

    static <E> Cut<E> of(@Nullable E value, byte side) {
        return new Cut<>(value, side);
    }

    static <E> Cut<E> before(E value) {
        return new Cut<>(value, BEFORE);
    }

    static <E> Cut<E> afterLast(DiscreteElementType<E> type) {
        return new Cut<>(type.max(), AFTER);
    }

    private static <E> Cut<E> after(ElementType<E> type, E value) {
        return type instanceof DiscreteElementType<E> discrete && discrete.compare(value, discrete.max()) < 0
                ? before(discrete.plus(value, 1))
                : new Cut<>(value, AFTER);
    }

    @SuppressWarnings("unchecked") // holds no value
    static <E> Cut<E> belowAll() {
        return (Cut<E>) BELOW_ALL;
    }

    @SuppressWarnings("unchecked") // holds no value
    static <E> Cut<E> aboveAll() {
        return (Cut<E>) ABOVE_ALL;
    }

    /** Whether this is below or above all values: no bound. */
    public boolean isUnbounded() {
        return value == null;
    }

    @Nullable
    E valueOrNull() {
        return value;
    }

    byte side() {
        return side;
    }

    boolean isBelowAll() {
        return side == -2;
    }

    /** The value that this cut is before or after. */
    public E value() {
        return Objects.requireNonNull(value, "value");
    }

    public boolean isAfterValue() {
        return side == AFTER;
    }

    static <E> int compare(ElementType<E> type, Cut<E> left, Cut<E> right) {
        if (left.value != null && right.value != null) {
            int order = type.compare(left.value, right.value);
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(left.side, right.side);
    }

    /**
     * Whether no value lies between the two cuts: they are not in order, or nothing is left of the first value of the
     * type, or right of its last.
     */
    static <E> boolean holdNothing(ElementType<E> type, Cut<E> lower, Cut<E> upper) {
        if (compare(type, lower, upper) >= 0) {
            return true;
        }
        if (!(type instanceof DiscreteElementType<E> discrete)) {
            return false;
        }
        boolean nothingBelow =
                lower.value == null && upper.side == BEFORE && discrete.compare(upper.value(), discrete.min()) == 0;
        boolean nothingAbove = upper.value == null && lower.side == AFTER;
        return nothingBelow || nothingAbove;
    }
}

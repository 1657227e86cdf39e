package io.github.valueranges.internal.algebra;

import static java.util.Objects.requireNonNull;

import io.github.valueranges.internal.element.DiscreteElementType;
import java.util.Arrays;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a step adds to cuts: closed bounds, counting, listing and shifting.
 *
 * <p>A piece that reaches an infinity of the server, or stops just before it, has no end to count to, although the Java
 * type has a last value.
 */
public final class DiscreteCuts {

    private DiscreteCuts() {}

    /** The first value above the cut, null for no bound. */
    public static <E> @Nullable E start(Cut<E> lower) {
        return lower.isUnbounded() ? null : lower.value();
    }

    /** The last value below the cut, null for no bound. */
    public static <E> @Nullable E end(DiscreteElementType<E> type, Cut<E> upper) {
        return upper.isUnbounded() ? null : upper.isAfterValue() ? upper.value() : type.plus(upper.value(), -1);
    }

    /**
     * What a lower bound is written after in a literal, in place of itself: the infinity that it follows, else null.
     */
    public static <E> @Nullable E excludedBefore(DiscreteElementType<E> type, @Nullable E lower) {
        return infinityNextTo(type, lower, -1);
    }

    /** What an upper bound is written before in a literal, in place of itself: see {@code writtenBefore}; else null. */
    public static <E> @Nullable E excludedAfter(DiscreteElementType<E> type, @Nullable E upper) {
        E infinity = infinityNextTo(type, upper, 1);
        return infinity != null || upper == null ? infinity : type.writtenBefore(upper);
    }

    private static <E> @Nullable E infinityNextTo(DiscreteElementType<E> type, @Nullable E bound, int direction) {
        E extreme = direction < 0 ? type.min() : type.max();
        return bound != null
                        && (direction < 0 ? type.isNext(extreme, bound) : type.isNext(bound, extreme))
                        && type.isInfinite(extreme)
                ? extreme
                : null;
    }

    /** How many values there are; absent if there is no end to them, or a {@code long} cannot hold the number. */
    public static <E> OptionalLong count(DiscreteElementType<E> type, Cuts<E> cuts) {
        long count = 0;
        for (int i = 0; i < cuts.pieces(); i++) {
            E start = start(cuts.lower(i));
            E end = end(type, cuts.upper(i));
            if (start == null || end == null || isEndless(type, start, end)) {
                return OptionalLong.empty();
            }
            try {
                count = Math.addExact(count, Math.addExact(type.stepsBetween(start, end), 1));
            } catch (ArithmeticException tooLarge) {
                return OptionalLong.empty();
            }
        }
        return OptionalLong.of(count);
    }

    private static <E> boolean isEndless(DiscreteElementType<E> type, E start, E end) {
        return type.compare(start, end) != 0 && (reachesInfinity(type, start, -1) || reachesInfinity(type, end, 1));
    }

    private static <E> boolean reachesInfinity(DiscreteElementType<E> type, E bound, int direction) {
        return type.isInfinite(bound) || infinityNextTo(type, bound, direction) != null;
    }

    /**
     * The values in ascending order, each made when it is asked for: by its number, so that neither an iterator nor a
     * spliterator of the stream needs to hold a piece.
     *
     * @throws IllegalStateException if there is no end to them
     */
    public static <E> Stream<E> values(DiscreteElementType<E> type, Cuts<E> cuts, Object shown) {
        if (count(type, cuts).isEmpty()) {
            throw new IllegalStateException(
                    "the values of " + shown + " have no end: intersect it with a bounded range");
        }
        long[] before = new long[cuts.pieces()];
        long total = 0;
        for (int i = 0; i < before.length; i++) {
            E start = requireNonNull(start(cuts.lower(i)));
            E end = requireNonNull(end(type, cuts.upper(i)));
            before[i] = total;
            total += type.stepsBetween(start, end) + 1;
        }
        return LongStream.range(0, total).mapToObj(number -> {
            int found = Arrays.binarySearch(before, number);
            int piece = found >= 0 ? found : -found - 2;
            return type.plus(requireNonNull(start(cuts.lower(piece))), number - before[piece]);
        });
    }

    /**
     * A bound moved by that many steps. An infinity stays, as {@code infinity + 1} does on the server; so does a bound
     * just inside of one, which is the exclusive infinity.
     *
     * @throws ArithmeticException if the bound leaves the type, or would become an infinity
     */
    public static <E> E shift(DiscreteElementType<E> type, E bound, long steps) {
        if (reachesInfinity(type, bound, -1) || reachesInfinity(type, bound, 1)) {
            return bound;
        }
        E shifted = type.plus(bound, steps);
        if (reachesInfinity(type, shifted, -1) || reachesInfinity(type, shifted, 1)) {
            throw new ArithmeticException(
                    "the bound " + type.format(bound) + " moved by " + steps + " steps would be an infinity");
        }
        return shifted;
    }
}

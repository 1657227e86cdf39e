package io.github.valueranges.internal.algebra;

import static java.util.Objects.requireNonNull;

import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.Excerpt;
import java.util.Arrays;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a step adds to cuts: closed bounds, counting, listing and shifting, and that a set of elements is one of cuts.
 *
 * <p>A piece that reaches an infinity of the server, or stops just before it, has no end to count to, although the Java
 * type has a last value.
 */
public final class DiscreteCuts {

    /** What every virtual machine can make an array of. */
    private static final int MAX_ELEMENTS = Integer.MAX_VALUE - 8;

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
                        && type.isInfinite(extreme)
                        && (direction < 0 ? type.isNext(extreme, bound) : type.isNext(bound, extreme))
                ? extreme
                : null;
    }

    /** The cuts around some elements: those that follow one another are one piece. */
    public static <E> Cuts<E> around(DiscreteElementType<E> type, SortedElements<E> elements) {
        FlatElements<E> flat = (FlatElements<E>) elements;
        int size = flat.size();
        if (size > 0 && !(FlatCuts.isSafe(flat.code(0)) && FlatCuts.isSafe(flat.code(size - 1)))) {
            CutsBuilder<E> pieces = new CutsBuilder<>(type, size);
            flat.asList().forEach(element -> pieces.add(element, true, element, true));
            return pieces.build();
        }
        return new Cuts<>(type, FlatCuts.around(type, flat));
    }

    /**
     * The elements between cuts.
     *
     * @throws IllegalStateException if there is no end to them, or an array cannot hold so many
     */
    public static <E> SortedElements<E> elements(DiscreteElementType<E> type, Cuts<E> cuts, Object shown) {
        int size = (int) requireCount(type, cuts, MAX_ELEMENTS, shown);
        return FlatElements.ofAscending(
                type,
                cuts.storage() instanceof FlatCuts<E> flat ? flat.codesBetween(size) : codesBetween(type, cuts, size));
    }

    private static <E> long[] codesBetween(DiscreteElementType<E> type, Cuts<E> cuts, int size) {
        long[] codes = new long[size];
        int filled = 0;
        for (int i = 0; i < cuts.pieces(); i++) {
            long code = type.encode(requireNonNull(start(cuts.lower(i))));
            long last = type.encode(requireNonNull(end(type, cuts.upper(i))));
            codes[filled++] = code;
            while (code != last) {
                code = type.next(code);
                codes[filled++] = code;
            }
        }
        return codes;
    }

    private static <E> boolean isEndless(DiscreteElementType<E> type, Cuts<E> cuts) {
        for (int i = 0; i < cuts.pieces(); i++) {
            E start = start(cuts.lower(i));
            E end = end(type, cuts.upper(i));
            if (start == null || end == null || isEndless(type, start, end)) {
                return true;
            }
        }
        return false;
    }

    private static <E> long requireCount(DiscreteElementType<E> type, Cuts<E> cuts, long most, Object shown) {
        OptionalLong count = count(type, cuts);
        if (count.isEmpty() && isEndless(type, cuts)) {
            throw new IllegalStateException("the values of " + Excerpt.start(shown.toString())
                    + " have no end: intersect it with a bounded range");
        }
        if (count.isEmpty() || count.getAsLong() > most) {
            throw new IllegalStateException("the values of " + Excerpt.start(shown.toString()) + " are more than "
                    + most + ": intersect it with a smaller range");
        }
        return count.getAsLong();
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
     * @throws IllegalStateException if there is no end to them, or a {@code long} cannot count them
     */
    public static <E> Stream<E> values(DiscreteElementType<E> type, Cuts<E> cuts, Object shown) {
        requireCount(type, cuts, Long.MAX_VALUE, shown);
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
            throw new ArithmeticException("the bound " + type.format(bound) + " moved by "
                    + DiscreteElementType.counted(steps, "step") + " would be an infinity");
        }
        return shifted;
    }
}

package io.github.valueranges;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The values of a type as a few positions, and a set of values as bits, the independent answer of the small models. The
 * first and the last position stand for all that lies before and behind: they are in a set exactly if it is unbounded
 * at that side, for no bound is named there.
 *
 * <p>Over a discrete type each position between is one value. Over a continuous type the odd positions are the values
 * that can be bounds, and the even ones all the values between two of those, of which the one half way is asked for: so
 * an exclusive bound is a bound half a position further, and neighbours in the grid are adjacent in both kinds.
 *
 * <p>Answers are taken apart by the components of their records. Nothing here knows a cut, a comparison or a literal of
 * the production code.
 */
final class Grid<E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> {

    private static final int FURTHEST = 120;

    final Domain<E, R, S> domain;
    final int last;
    final int everything;
    private final boolean discrete;
    private final Map<Object, Integer> positions = new HashMap<>();
    private final Map<Class<?>, List<Method>> components = new HashMap<>();

    Grid(Domain<E, R, S> domain, int bits) {
        this.domain = domain;
        this.last = bits - 1;
        this.everything = (1 << bits) - 1;
        this.discrete = domain.isDiscrete();
        if (!discrete && bits % 2 == 0) {
            throw new IllegalArgumentException("the last position of a continuous grid is no bound");
        }
        for (int position = -FURTHEST; position <= FURTHEST; position++) {
            positions.put(domain.key().apply(domain.at().apply(position)), position);
        }
        for (Class<? extends R> variant : domain.type().variants()) {
            List<Method> accessors = new ArrayList<>();
            for (RecordComponent component : variant.getRecordComponents()) {
                accessors.add(component.getAccessor());
            }
            components.put(variant, accessors);
        }
    }

    E at(int position) {
        return domain.at().apply(position);
    }

    /** The positions whose values can be bounds, without the given number of outermost ones at each side. */
    List<Integer> bounds(int without) {
        List<Integer> bounds = new ArrayList<>();
        for (int position = without + 1; position < last - without; position++) {
            if (discrete || position % 2 == 1) {
                bounds.add(position);
            }
        }
        return bounds;
    }

    /** The positions of which a value is known. */
    List<Integer> values() {
        List<Integer> values = new ArrayList<>();
        for (int position = discrete ? 1 : 0; position <= (discrete ? last - 1 : last); position++) {
            values.add(position);
        }
        return values;
    }

    /** The positions between two bounds; null is no bound. */
    int between(Integer lower, boolean lowerInclusive, Integer upper, boolean upperInclusive) {
        int set = 0;
        for (int i = 0; i <= last; i++) {
            boolean afterLower = lower == null || i > lower || (lowerInclusive && i == lower);
            boolean beforeUpper = upper == null || i < upper || (upperInclusive && i == upper);
            if (afterLower && beforeUpper) {
                set |= 1 << i;
            }
        }
        return set;
    }

    /** The range from one position to another, made by the descriptor of the type. */
    R range(int first, int end) {
        E lower = first == 0 ? null : at(isBound(first) ? first : first - 1);
        E upper = end == last ? null : at(isBound(end) ? end : end + 1);
        return domain.type().between(lower, isBound(first), upper, isBound(end));
    }

    /** The ranges that the runs of a set are. */
    List<R> ranges(int set) {
        List<R> ranges = new ArrayList<>();
        for (int[] run : runs(set)) {
            ranges.add(range(run[0], run[1]));
        }
        return ranges;
    }

    // --- answers taken apart -----------------------------------------------------------------------------------------

    private Object component(R range, int index) {
        try {
            return components.get(range.getClass()).get(index).invoke(range);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(range + " cannot be taken apart", e);
        }
    }

    @SuppressWarnings("unchecked") // a bound is an element
    private int bound(R range, int index) {
        Integer position = positions.get(domain.key().apply((E) component(range, index)));
        if (position == null) {
            throw new IllegalStateException("the bound " + component(range, index) + " is no position of the grid");
        }
        return position;
    }

    /** The positions of a range. */
    int bits(R range) {
        int first = 0;
        int end = last;
        switch (range.getClass().getSimpleName()) {
            case "Empty":
                return 0;
            case "Unbounded":
                return everything;
            case "UnboundedStart":
                end = end(range, 0, 1);
                break;
            case "UnboundedEnd":
                first = start(range, 0, 1);
                break;
            default:
                first = start(range, 0, 2);
                end = end(range, 1, 3);
        }
        if (first > end || (first == 0 && end == last) || first < 0 || end > last) {
            throw new IllegalStateException(range + " is not canonical");
        }
        return (2 << end) - (1 << first);
    }

    private int start(R range, int bound, int inclusive) {
        int position = bound(range, bound);
        return discrete || (boolean) component(range, inclusive) ? position : exclusive(range, position) + 1;
    }

    private int end(R range, int bound, int inclusive) {
        int position = bound(range, bound);
        return discrete || (boolean) component(range, inclusive) ? position : exclusive(range, position) - 1;
    }

    /** An exclusive bound must be one that was named. */
    private static int exclusive(Object range, int position) {
        if (position % 2 == 0) {
            throw new IllegalStateException(range + " excludes a value that is no bound");
        }
        return position;
    }

    /** The positions of a range set, which must be canonical: ascending, disjoint, not adjacent, none empty. */
    int bits(S set) {
        int all = 0;
        int next = 0;
        for (R range : set.toList()) {
            int piece = bits(range);
            if (piece == 0 || (next > 0 && min(piece) <= next)) {
                throw new IllegalStateException(set + " is not canonical");
            }
            next = max(piece) + 1;
            all |= piece;
        }
        return all;
    }

    // --- what is expected --------------------------------------------------------------------------------------------

    /** The bound of a set as the accessors give it: the value and whether it is inclusive. */
    String lowerBound(int set) {
        if (set == 0 || has(set, 0)) {
            return "none false";
        }
        int first = min(set);
        return isBound(first) ? first + " true" : first - 1 + " false";
    }

    String upperBound(int set) {
        if (set == 0 || has(set, last)) {
            return "none false";
        }
        int end = max(set);
        return isBound(end) ? end + " true" : end + 1 + " false";
    }

    private boolean isBound(int position) {
        return discrete || position % 2 == 1;
    }

    /** How the accessors give a bound. */
    String bound(java.util.Optional<E> value, boolean inclusive) {
        return value.map(element -> "" + positions.get(domain.key().apply(element)))
                        .orElse("none") + " " + inclusive;
    }

    /** The value that a clamp of the value at a position gives, as a position; -1 for none. */
    int clamp(int set, int position) {
        if (set == 0) {
            return -1;
        }
        if (has(set, position)) {
            return position;
        }
        if (position < min(set)) {
            return isBound(min(set)) ? min(set) : min(set) - 1;
        }
        return isBound(max(set)) ? max(set) : max(set) + 1;
    }

    int position(java.util.Optional<E> value) {
        return value.map(element -> positions.get(domain.key().apply(element))).orElse(-1);
    }

    /** The length of a set: the number of its values, or the positions that its runs span. */
    Object length(int set) {
        if (has(set, 0) || has(set, last)) {
            return domain.noLength();
        }
        if (discrete) {
            return domain.length().apply(Integer.bitCount(set));
        }
        int length = 0;
        for (int[] run : runs(set)) {
            length += (isBound(run[1]) ? run[1] : run[1] + 1) - (isBound(run[0]) ? run[0] : run[0] - 1);
        }
        return domain.length().apply(length);
    }

    /** The shape and the components of a range whose bounds are so many positions later than those of the set. */
    String shifted(int set, int by) {
        if (set == 0) {
            return "Empty[]";
        }
        String start = component(lowerBound(set), by);
        String end = component(upperBound(set), by);
        if (has(set, 0)) {
            return has(set, last) ? "Unbounded[]" : "UnboundedStart[" + end + "]";
        }
        return has(set, last) ? "UnboundedEnd[" + start + "]" : "Finite[" + start + end + "]";
    }

    private static String component(String bound, int by) {
        int space = bound.indexOf(' ');
        return bound.startsWith("none")
                ? ""
                : Integer.parseInt(bound.substring(0, space)) + by + bound.substring(space) + ";";
    }

    /** The shape and the components of a range. */
    String described(R range) {
        List<Method> accessors = components.get(range.getClass());
        StringBuilder text = new StringBuilder(range.getClass().getSimpleName()).append('[');
        int bounds = discrete ? accessors.size() : accessors.size() / 2;
        for (int i = 0; i < bounds; i++) {
            text.append(bound(range, i))
                    .append(' ')
                    .append(discrete || (boolean) component(range, bounds + i))
                    .append(';');
        }
        return text.append(']').toString();
    }

    // --- sets of positions -------------------------------------------------------------------------------------------

    static boolean has(int set, int index) {
        return (set >> index & 1) == 1;
    }

    static int min(int set) {
        return Integer.numberOfTrailingZeros(set);
    }

    static int max(int set) {
        return 31 - Integer.numberOfLeadingZeros(set);
    }

    /** The runs of neighbouring positions as pairs of first and last. */
    static List<int[]> runs(int set) {
        List<int[]> runs = new ArrayList<>();
        for (int i = 0; i < 31; i++) {
            if (has(set, i) && (i == 0 || !has(set, i - 1))) {
                int end = i;
                while (has(set, end + 1)) {
                    end++;
                }
                runs.add(new int[] {i, end});
            }
        }
        return runs;
    }

    static boolean contains(int a, int b) {
        return (b & ~a) == 0;
    }

    static boolean overlaps(int a, int b) {
        return (a & b) != 0;
    }

    static boolean isAdjacent(int a, int b) {
        return a != 0 && b != 0 && (max(a) + 1 == min(b) || max(b) + 1 == min(a));
    }

    static boolean isLeftOf(int a, int b) {
        return a != 0 && b != 0 && max(a) < min(b);
    }

    static boolean endsNoLater(int a, int b) {
        return a != 0 && b != 0 && max(a) <= max(b);
    }

    static boolean startsNoEarlier(int a, int b) {
        return a != 0 && b != 0 && min(a) >= min(b);
    }

    static int hull(int set) {
        return set == 0 ? 0 : (2 << max(set)) - (1 << min(set));
    }

    static int gap(int a, int b) {
        if (isLeftOf(a, b)) {
            return (1 << min(b)) - (2 << max(a));
        }
        return isLeftOf(b, a) ? gap(b, a) : 0;
    }

    /** The order of the server: run by run, its start, then its end; what ends first is smaller. */
    static int compare(int a, int b) {
        List<int[]> left = runs(a);
        List<int[]> right = runs(b);
        for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
            for (int side = 0; side < 2; side++) {
                int order = Integer.compare(left.get(i)[side], right.get(i)[side]);
                if (order != 0) {
                    return order;
                }
            }
        }
        return Integer.compare(left.size(), right.size());
    }
}

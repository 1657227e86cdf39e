package io.github.valueranges.internal.algebra;

import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.ElementType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Unites any number of pieces, in whatever order they come and however they overlap, in O(n log n).
 *
 * @param <E> the element
 */
public final class CutsBuilder<E> {

    private final ElementType<E> type;
    private final @Nullable FlatPieces<E> flat;
    private final List<Piece<E>> objects = new ArrayList<>();

    /** Starts with no piece; the expected number of them is a hint. */
    public CutsBuilder(ElementType<E> type, int expectedPieces) {
        this.type = type;
        this.flat = type instanceof DiscreteElementType<E> discrete ? new FlatPieces<>(discrete, expectedPieces) : null;
    }

    /** Adds what lies between two bounds, null for none: nothing if they are not in order. */
    public void add(@Nullable E lower, boolean lowerInclusive, @Nullable E upper, boolean upperInclusive) {
        if (flat == null || !flat.add(lower, lowerInclusive, upper, upperInclusive)) {
            add(Cut.lower(type, lower, lowerInclusive), Cut.upper(type, upper, upperInclusive));
        }
    }

    /**
     * Adds what lies between two values that are contained, by their numbers and that after the last one, for callers
     * that know the type's numbers.
     *
     * @return false if such a number may be reserved, and nothing is added
     */
    public boolean addNumbers(long first, long last, long afterLast) {
        return flat != null && flat.add(first, last, afterLast);
    }

    /** Adds all pieces of another sequence. */
    public void addAll(Cuts<E> cuts) {
        cuts.requireType(type);
        addAll(cuts.storage());
    }

    private void addAll(CutStorage<E> cuts) {
        if (flat != null && cuts instanceof FlatCuts<E> codes) {
            flat.addAll(codes);
            return;
        }
        for (int i = 0; i < cuts.size(); i += 2) {
            add(cuts.get(i), cuts.get(i + 1));
        }
    }

    /** Adds what was added to another builder, after what was added here: the union is as if all had come to this. */
    public CutsBuilder<E> addAll(CutsBuilder<E> other) {
        objects.addAll(other.objects);
        if (flat != null && other.flat != null) {
            flat.addAll(other.flat);
        }
        return this;
    }

    private void add(Cut<E> lower, Cut<E> upper) {
        if (Cut.holdNothing(type, lower, upper)) {
            return;
        }
        if (flat == null || !flat.add(lower, upper)) {
            objects.add(new Piece<>(lower, upper));
        }
    }

    /** The union; the builder is used up. */
    public Cuts<E> build() {
        if (flat == null) {
            return new Cuts<>(type, uniteObjects());
        }
        return new Cuts<>(
                type, objects.isEmpty() ? flat.unite() : flat.unite().combine(uniteObjects(), Operation.UNION));
    }

    /** In the order of the server, which keeps the later one of two equal bounds that are written differently. */
    private CutStorage<E> uniteObjects() {
        objects.sort((a, b) -> {
            int order = Cut.compare(type, a.lower, b.lower);
            return order != 0 ? order : Cut.compare(type, a.upper, b.upper);
        });
        ObjectCuts.Sequence<E> out = new ObjectCuts.Sequence<>(type, objects.size() * 2);
        for (Piece<E> piece : objects) {
            int last = out.size() - 1;
            if (last < 0 || Cut.compare(type, piece.lower, out.get(last)) > 0) {
                out.add(piece.lower);
                out.add(piece.upper);
                continue;
            }
            if (Cut.compare(type, piece.lower, out.get(last - 1)) == 0) {
                out.set(last - 1, piece.lower);
            }
            if (Cut.compare(type, piece.upper, out.get(last)) >= 0) {
                out.set(last, piece.upper);
            }
        }
        return out.toStorage();
    }

    private record Piece<E>(Cut<E> lower, Cut<E> upper) {}

    /**
     * Starts and ends as numbers, apart: sorted each by themselves, the start after the first {@code k} begins a piece
     * of the union if it is above {@code k} ends, for then these are the ends of the pieces that start before it.
     */
    private static final class FlatPieces<E> {

        private final DiscreteElementType<E> type;
        private final long last;
        private long[] starts;
        private long[] ends;
        private int size;

        FlatPieces(DiscreteElementType<E> type, int expectedPieces) {
            this.type = type;
            this.last = type.encode(type.max());
            int room = Math.max(4, Ascending.roomFor(expectedPieces));
            this.starts = new long[room];
            this.ends = new long[room];
        }

        /** Adds a piece, unless the number of one of its cuts may be reserved. */
        boolean add(@Nullable E lower, boolean lowerInclusive, @Nullable E upper, boolean upperInclusive) {
            long start = FlatCuts.BELOW_ALL;
            if (lower != null) {
                start = type.encode(lower);
                if (!FlatCuts.isSafe(start)) {
                    return false;
                }
                start = lowerInclusive ? start : after(lower, start);
            }
            long end = FlatCuts.ABOVE_ALL;
            if (upper != null) {
                end = type.encode(upper);
                if (!FlatCuts.isSafe(end)) {
                    return false;
                }
                end = upperInclusive ? after(upper, end) : end;
            }
            add(start, end);
            return true;
        }

        boolean add(long first, long lastContained, long afterLast) {
            boolean safe = FlatCuts.isSafe(first) && FlatCuts.isSafe(lastContained);
            if (safe) {
                add(first, lastContained == last ? FlatCuts.AFTER_LAST : afterLast);
            }
            return safe;
        }

        private long after(E value, long code) {
            return code == last ? FlatCuts.AFTER_LAST : type.encodeNext(value);
        }

        boolean add(Cut<E> lower, Cut<E> upper) {
            boolean canKeep = FlatCuts.canKeep(type, lower) && FlatCuts.canKeep(type, upper);
            if (canKeep) {
                add(FlatCuts.code(type, lower), FlatCuts.code(type, upper));
            }
            return canKeep;
        }

        void addAll(FlatPieces<E> other) {
            for (int i = 0; i < other.size; i++) {
                add(other.starts[i], other.ends[i]);
            }
        }

        void addAll(FlatCuts<E> cuts) {
            for (int i = 0; i < cuts.size(); i += 2) {
                add(cuts.code(i), cuts.code(i + 1));
            }
        }

        private void add(long start, long end) {
            if (start < end) {
                if (size == starts.length) {
                    starts = Arrays.copyOf(starts, size * 2);
                    ends = Arrays.copyOf(ends, size * 2);
                }
                starts[size] = start;
                ends[size++] = end;
            }
        }

        FlatCuts<E> unite() {
            starts = LongSort.sort(starts, size);
            ends = LongSort.sort(ends, size);
            long[] out = new long[size * 2];
            int cuts = 0;
            for (int i = 0; i < size; i++) {
                if (i == 0 || starts[i] > ends[i - 1]) {
                    out[cuts] = starts[i];
                    cuts += 2;
                }
                out[cuts - 1] = ends[i];
            }
            return FlatCuts.of(type, out, cuts);
        }
    }
}

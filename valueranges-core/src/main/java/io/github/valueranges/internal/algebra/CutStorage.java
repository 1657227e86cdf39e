package io.github.valueranges.internal.algebra;

import io.github.valueranges.internal.element.ElementType;
import java.util.Arrays;

/**
 * Where a sequence of cuts is kept. The algorithms of {@link Cuts} touch cuts only through this class: a storage that
 * keeps encoded numbers in place of objects is another implementation of it.
 *
 * @param <E> the element
 */
final class CutStorage<E> {

    private final ElementType<E> type;
    private final Cut<E>[] cuts;
    private final int size;

    private CutStorage(ElementType<E> type, Cut<E>[] cuts, int size) {
        this.type = type;
        this.cuts = cuts;
        this.size = size;
    }

    int size() {
        return size;
    }

    Cut<E> get(int index) {
        return cuts[index];
    }

    int compare(int index, CutStorage<E> other, int otherIndex) {
        return Cut.compare(type, cuts[index], other.cuts[otherIndex]);
    }

    int compare(int index, Cut<E> cut) {
        return Cut.compare(type, cuts[index], cut);
    }

    int hash() {
        int hash = 1;
        for (int i = 0; i < size; i++) {
            hash = 31 * hash + cuts[i].hash(type);
        }
        return hash;
    }

    /** Takes cuts in ascending order, and leaves out the ends that hold no value. */
    static final class Builder<E> {

        private final ElementType<E> type;
        private Cut<E>[] cuts;
        private int size;

        @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic class
        Builder(ElementType<E> type, int capacity) {
            this.type = type;
            this.cuts = new Cut[capacity];
        }

        void add(CutStorage<E> source, int index) {
            add(source.cuts[index]);
        }

        void add(Cut<E> cut) {
            if (size == cuts.length) {
                cuts = Arrays.copyOf(cuts, Math.max(4, size * 2));
            }
            cuts[size++] = cut;
        }

        int size() {
            return size;
        }

        Cut<E> last() {
            return cuts[size - 1];
        }

        void replaceLast(Cut<E> cut) {
            cuts[size - 1] = cut;
        }

        CutStorage<E> build() {
            int from = size >= 2 && Cut.holdNothing(type, cuts[0], cuts[1]) ? 2 : 0;
            int to = size - from >= 2 && Cut.holdNothing(type, cuts[size - 2], cuts[size - 1]) ? size - 2 : size;
            return new CutStorage<>(
                    type, from == 0 && to == cuts.length ? cuts : Arrays.copyOfRange(cuts, from, to), to - from);
        }
    }
}

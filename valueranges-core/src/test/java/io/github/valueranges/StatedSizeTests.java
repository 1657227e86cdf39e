package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.AbstractCollection;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Promise: what a collection says about its size decides nothing. Concurrent collections change between {@code size()}
 * and the last element, and views may compute it wrongly: the elements that come are the elements of the value.
 */
class StatedSizeTests {

    record Tag(String value) {}

    private static final int[] SIZES = {Integer.MIN_VALUE, -1, 0, 1, 3, 2_000_000_000, Integer.MAX_VALUE};

    private static final class Stated<E> extends AbstractCollection<E> {

        private final int size;
        private final List<E> elements;

        Stated(int size, List<E> elements) {
            this.size = size;
            this.elements = elements;
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public Iterator<E> iterator() {
            return elements.iterator();
        }

        @Override
        public Object[] toArray() {
            throw new UnsupportedOperationException();
        }
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void checkRangeSet(
            RangeSetType<E, R, S> type, int size) {
        R example = type.rangeType().parse(type.rangeType().example());
        Collection<R> ranges =
                new Stated<>(size, List.of(example, type.rangeType().empty(), example));
        assertThat(type.of(ranges)).isEqualTo(type.of(List.of(example)));
        assertThat(type.of(ranges)).hasToString("{" + example + "}");
    }

    private static <E, S extends TypedValueSet<E, S>> void checkSet(SetType<E, S> type, int size) {
        S example = type.parse(type.example());
        assertThat(type.of(new Stated<>(size, example.toList()))).isEqualTo(example);
        Collection<E> withNull =
                new Stated<>(size, Arrays.asList(example.toList().get(0), null));
        assertThatExceptionOfType(NullPointerException.class)
                .isThrownBy(() -> type.of(withNull))
                .withMessage("element 1");
    }

    @Test
    void theElementsCountAndNotTheSize() {
        int checked = 0;
        for (int size : SIZES) {
            for (RangeSetType<?, ?, ?> type : RangeSetType.all()) {
                checkRangeSet(type, size);
                checked++;
            }
            for (SetType<?, ?> type : SetType.all()) {
                checkSet(type, size);
                checked++;
            }
            checkSet(SetType.wrapper(Tag.class), size);
        }
        assertThat(checked)
                .isEqualTo(SIZES.length
                        * (RangeSetType.all().size() + SetType.all().size()));
    }
}

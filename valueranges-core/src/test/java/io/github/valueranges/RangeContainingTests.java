package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Promise: the range of a set that holds a value is the one of its ranges that contains it, and there is none where the
 * set does not contain it, whatever the type, the shape and the number of the ranges.
 */
class RangeContainingTests {

    static List<Domain<?, ?, ?>> domains() {
        return Domain.all();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void theRangeIsTheOneThatContainsTheValue(
            Domain<E, R, S> domain) {
        Shapes<E, R, S> shapes = new Shapes<>(domain);
        int found = 0;
        int missing = 0;
        for (String pattern : shapes.rangeSets()) {
            S set = shapes.rangeSet(pattern);
            for (E value : shapes.elements()) {
                Optional<R> expected =
                        set.stream().filter(range -> range.contains(value)).findFirst();
                assertThat(set.rangeContaining(value))
                        .as("%s and %s", set, value)
                        .isEqualTo(expected);
                assertThat(set.rangeContaining(value).isPresent()).isEqualTo(set.contains(value));
                found += expected.isPresent() ? 1 : 0;
                missing += expected.isPresent() ? 0 : 1;
            }
        }
        assertThat(found + missing)
                .isEqualTo(shapes.rangeSets().size() * shapes.elements().size());
        assertThat(found).isGreaterThan(30);
        assertThat(missing).isGreaterThan(30);
    }

    /** Fifty ranges of three, each after a hole of two. */
    @Test
    void everyRangeOfManyIsFound() {
        IntRangeSet ints = IntRangeSet.of(IntStream.range(0, 50)
                .mapToObj(piece -> IntRange.closed(5 * piece, 5 * piece + 2))
                .toList());
        DoubleRangeSet doubles = DoubleRangeSet.of(IntStream.range(0, 50)
                .mapToObj(piece -> DoubleRange.closed(5 * piece, 5 * piece + 2))
                .toList());
        for (int value = -5; value < 255; value++) {
            int piece = Math.floorDiv(value, 5);
            boolean holds = piece >= 0 && piece < 50 && Math.floorMod(value, 5) < 3;
            assertThat(ints.rangeContaining(value))
                    .as("%s", value)
                    .isEqualTo(holds ? Optional.of(ints.toList().get(piece)) : Optional.empty());
            assertThat(doubles.rangeContaining(value))
                    .as("%s", value)
                    .isEqualTo(holds ? Optional.of(doubles.toList().get(piece)) : Optional.empty());
        }
        assertThat(ints.size()).isEqualTo(50);
        assertThat(doubles.size()).isEqualTo(50);
    }

    @Test
    void primitivesAreFoundAsTheirBoxesAre() {
        String literal = "{(,1],[3,4],[7,)}";
        for (int value : new int[] {Integer.MIN_VALUE, 0, 1, 2, 3, 4, 5, 7, Integer.MAX_VALUE}) {
            assertThat(IntRangeSet.parse(literal).rangeContaining(value))
                    .isEqualTo(IntRangeSet.parse(literal).rangeContaining((Integer) value));
            assertThat(LongRangeSet.parse(literal).rangeContaining((long) value))
                    .isEqualTo(LongRangeSet.parse(literal).rangeContaining((Long) (long) value));
            assertThat(DoubleRangeSet.parse(literal).rangeContaining((double) value))
                    .isEqualTo(DoubleRangeSet.parse(literal).rangeContaining((Double) (double) value));
            assertThat(FloatRangeSet.parse(literal).rangeContaining((float) value))
                    .isEqualTo(FloatRangeSet.parse(literal).rangeContaining((Float) (float) value));
        }
        assertThat(IntRangeSet.parse(literal).rangeContaining(Integer.MIN_VALUE))
                .hasValue(IntRange.atMost(1));
        assertThat(LongRangeSet.parse(literal).rangeContaining(Long.MAX_VALUE)).hasValue(LongRange.atLeast(7));
        assertThat(LongRangeSet.all().rangeContaining(Long.MAX_VALUE)).hasValue(LongRange.all());
        assertThat(IntRangeSet.empty().rangeContaining(0)).isEmpty();
        assertThat(DoubleRangeSet.parse("{[0,1)}").rangeContaining(-0.0)).hasValue(DoubleRange.closedOpen(0, 1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DoubleRangeSet.all().rangeContaining(Double.NaN));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FloatRangeSet.all().rangeContaining(Float.POSITIVE_INFINITY));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void theRangesAreVisitedInTheirOrder(
            Domain<E, R, S> domain) {
        Shapes<E, R, S> shapes = new Shapes<>(domain);
        int visited = 0;
        for (String pattern : shapes.rangeSets()) {
            S set = shapes.rangeSet(pattern);
            List<Range<E>> ranges = new ArrayList<>();
            set.forEach(ranges::add);
            assertThat(ranges).isEqualTo(set.toList());
            visited += ranges.size();
        }
        assertThat(visited).isGreaterThan(10);
        assertThatNullPointerException()
                .isThrownBy(() -> domain.type().rangeSetType().empty().forEach(null))
                .withMessage("action");
    }
}

package io.github.valueranges.oracles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class GeneratorTests {
    @Test
    void numbersReduceTowardZeroOrTheBoundNextToIt() {
        assertThat(values(Drawn.number(8, 0).reductions())).containsExactly(0L, 4L, 6L, 7L);
        assertThat(values(Drawn.number(-5, 0).reductions())).containsExactly(0L, -3L, -4L);
        assertThat(Drawn.number(0, 0).reductions()).isEmpty();
        assertThat(smallest(Generator.longs(7, 900))).isEqualTo(7L);
        assertThat(smallest(Generator.longs(-900, -7))).isEqualTo(-7L);
        assertThat(smallest(Generator.longs(Long.MIN_VALUE, Long.MAX_VALUE))).isEqualTo(0L);
    }

    @Test
    void listsReduceByLeavingOutPartsAndThenByElement() {
        Drawn<List<Long>> list = Drawn.list(List.of(Drawn.number(1, 0), Drawn.number(2, 0)), 1);

        assertThat(values(list.reductions()))
                .containsExactly(List.of(2L), List.of(1L), List.of(0L, 2L), List.of(1L, 0L), List.of(1L, 1L));
    }

    @Test
    void listsHaveEverySizeOfTheirInterval() {
        Set<Integer> sizes = new HashSet<>();
        for (int index = 0; index < 300; index++) {
            sizes.add(draw(Generator.lists(Generator.booleans(), 2, 5), index)
                    .value()
                    .size());
        }
        assertThat(sizes).containsExactlyInAnyOrder(2, 3, 4, 5);
    }

    @Test
    void joinedDrawsReduceBothSides() {
        Drawn<String> drawn = Drawn.combine(Drawn.number(1, 0), Drawn.number(2, 0), (a, b) -> a + "/" + b);

        assertThat(values(drawn.reductions())).containsExactly("0/2", "1/0", "1/1");
    }

    @Test
    void aDependentDrawStaysInsideWhatTheReducedFirstDrawAllows() {
        Generator<List<Long>> pairs =
                Generator.longs(0, 20).flatMap(high -> Generator.longs(0, high).map(low -> List.of(low, high)));
        int checked = 0;
        for (int index = 0; index < 50; index++) {
            for (Drawn<List<Long>> reduction : draw(pairs, index).reductions()) {
                assertThat(reduction.value().get(0))
                        .isLessThanOrEqualTo(reduction.value().get(1));
                checked++;
            }
        }
        assertThat(checked).isGreaterThan(100);
    }

    @Test
    void aFilterHoldsForReductionsToo() {
        Generator<Long> even = Generator.longs(1, 50).filter(number -> number % 2 == 0);
        int checked = 0;
        for (int index = 0; index < 50; index++) {
            Drawn<Long> drawn = draw(even, index);
            assertThat(drawn.value() % 2).isZero();
            for (Drawn<Long> reduction : drawn.reductions()) {
                assertThat(reduction.value() % 2).isZero();
                checked++;
            }
        }
        assertThat(checked).isGreaterThan(50);
        assertThatIllegalStateException()
                .isThrownBy(() -> draw(Generator.booleans().filter(bit -> false), 0))
                .withMessage("1000 values in a row were refused by the filter");
    }

    @Test
    void aChoiceReducesToItsFirstAlternative() {
        assertThat(smallest(Generator.oneOf(Generator.constant("first"), Generator.constant("second"))))
                .isEqualTo("first");
        assertThat(smallest(Generator.elements("a", "b", "c"))).isEqualTo("a");
    }

    @Test
    void reductionsAreTheSameAtEveryCall() {
        Drawn<List<Integer>> drawn = draw(Generator.lists(Generator.integers(0, 9), 3, 6), 11);

        assertThat(values(drawn.reductions())).isEqualTo(values(drawn.reductions()));
    }

    private static <T> Drawn<T> draw(Generator<T> generator, int index) {
        return generator.draw(RandomSource.ofCase(3, index));
    }

    private static <T> T smallest(Generator<T> generator) {
        Drawn<T> current = draw(generator, 17);
        while (!current.reductions().isEmpty()) {
            current = current.reductions().get(0);
        }
        return current.value();
    }

    private static <T> List<T> values(List<Drawn<T>> drawn) {
        List<T> values = new ArrayList<>();
        drawn.forEach(each -> values.add(each.value()));
        return values;
    }
}

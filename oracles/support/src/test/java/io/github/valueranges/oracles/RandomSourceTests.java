package io.github.valueranges.oracles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RandomSourceTests {
    @Test
    void numbersOfASeedAreTheSameOnEveryRelease() {
        RandomSource random = RandomSource.ofCase(42, 7);

        assertThat(random.nextLong()).isEqualTo(5_420_495_990_891_411_060L);
        assertThat(random.nextLong()).isEqualTo(5_880_441_017_968_241_731L);
    }

    @Test
    void casesAndSeedsDrawDifferentNumbers() {
        Set<Long> firsts = new HashSet<>();
        for (int seed = 0; seed < 100; seed++) {
            for (int index = 0; index < 100; index++) {
                firsts.add(RandomSource.ofCase(seed, index).nextLong());
            }
        }
        assertThat(firsts).hasSize(10_000);
    }

    @Test
    void everyValueOfTheIntervalIsDrawnAndNoOther() {
        RandomSource random = RandomSource.ofCase(1, 1);
        Set<Long> seen = new HashSet<>();
        for (int draw = 0; draw < 1_000; draw++) {
            seen.add(random.between(-3, 4));
        }
        assertThat(seen).containsExactlyInAnyOrder(-3L, -2L, -1L, 0L, 1L, 2L, 3L, 4L);
        assertThat(random.between(Long.MAX_VALUE, Long.MAX_VALUE)).isEqualTo(Long.MAX_VALUE);
        assertThat(random.between(Long.MIN_VALUE, Long.MAX_VALUE)).isNotEqualTo(random.between(0, 9));
    }

    @Test
    void anInvertedIntervalIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RandomSource.ofCase(1, 1).between(2, 1))
                .withMessage("low 2 is greater than high 1");
    }

    @Test
    void aSplitSourceDoesNotDependOnWhatIsDrawnLater() {
        RandomSource left = RandomSource.ofCase(5, 5);
        RandomSource right = RandomSource.ofCase(5, 5);
        RandomSource splitLeft = left.split();
        RandomSource splitRight = right.split();
        left.nextLong();

        assertThat(splitLeft.nextLong()).isEqualTo(splitRight.nextLong());
    }
}

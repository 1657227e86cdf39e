package io.github.valueranges.internal.algebra;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Promise: numbers are sorted as {@link Arrays#sort(long[])} sorts them, whatever they are and however many. */
class LongSortTests {

    private static final int[] SIZES = {
        0, 1, 2, LongSort.FEW - 1, LongSort.FEW, LongSort.FEW + 1, LongSort.MANY - 1, LongSort.MANY
    };

    private static LongStream numbers(int kind) {
        Random random = new Random(kind);
        return switch (kind) {
            case 0 -> random.longs();
            case 1 -> random.longs(-3, 3);
            case 2 -> random.longs(0, 1 << 11);
            case 3 -> random.longs(-(1L << 40), 1L << 40);
            case 4 -> random.longs().map(number -> number % 3 == 0 ? Long.MIN_VALUE : Long.MAX_VALUE - (number & 1));
            case 5 -> LongStream.iterate(Long.MIN_VALUE, number -> number + (1L << 50) + 1);
            case 6 -> LongStream.iterate(Long.MAX_VALUE, number -> number - 7);
            default -> LongStream.iterate(5, number -> number);
        };
    }

    @Test
    void numbersAreSortedAsTheJdkSortsThem() {
        int checked = 0;
        for (int size : SIZES) {
            for (int kind = 0; kind < 8; kind++) {
                long[] expected = numbers(kind).limit(size).toArray();
                long[] room = Arrays.copyOf(expected, size + 3);
                Arrays.sort(expected);

                assertThat(Arrays.copyOf(LongSort.sort(room, size), size))
                        .as(size + " numbers of kind " + kind)
                        .isEqualTo(expected);
                checked++;
            }
        }
        assertThat(checked).isEqualTo(8 * 8);
    }
}

package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Promise: the stream of values makes a value when it is asked for, however it is asked: a consumer that takes three
 * days of two million years pays for three. What is pulled is what a loop over the days gives.
 */
class ValuesStreamTests {

    private static final LocalDate FIRST = LocalDate.of(-999_999_000, 1, 1);
    private static final LocalDateRange HUGE = LocalDateRange.closed(FIRST, LocalDate.of(999_999_000, 12, 31));
    private static final LocalDateRangeSet HUGE_SET =
            HUGE.except(LocalDateRange.closed(LocalDate.of(2026, 1, 2), LocalDate.of(2026, 1, 31)));

    private static <E> List<E> firstThree(Iterator<E> iterator) {
        List<E> taken = new ArrayList<>();
        while (taken.size() < 3) {
            taken.add(iterator.next());
        }
        return taken;
    }

    private static <E> List<E> firstThree(Spliterator<E> spliterator) {
        List<E> taken = new ArrayList<>();
        while (taken.size() < 3) {
            spliterator.tryAdvance(taken::add);
        }
        return taken;
    }

    @Test
    void aFewOfManyValuesAreTakenWithoutTheOthers() {
        List<LocalDate> three = List.of(FIRST, FIRST.plusDays(1), FIRST.plusDays(2));

        for (int i = 0; i < 2; i++) {
            boolean set = i == 1;
            assertThat(firstThree(values(set).iterator())).isEqualTo(three);
            assertThat(firstThree(values(set).spliterator())).isEqualTo(three);
            assertThat(firstThree(Stream.concat(values(set), values(set)).iterator()))
                    .isEqualTo(three);
            assertThat(firstThree(
                            Stream.of(0).flatMap(zero -> values(set).limit(3)).iterator()))
                    .isEqualTo(three);
            assertThat(values(set).limit(3)).isEqualTo(three);
            assertThat(values(set).takeWhile(day -> day.isBefore(FIRST.plusDays(3))))
                    .isEqualTo(three);
            assertThat(values(set).parallel().limit(3)).isEqualTo(three);
        }
    }

    private static Stream<LocalDate> values(boolean set) {
        return set ? HUGE_SET.values() : HUGE.values();
    }

    @Test
    void theNumberOfValuesIsKnownWithoutMakingThem() {
        assertThat(HUGE.values().count()).isEqualTo(HUGE.length().orElseThrow());
        assertThat(HUGE_SET.values().count())
                .isEqualTo(HUGE_SET.length().orElseThrow())
                .isEqualTo(HUGE.length().orElseThrow() - 30);
    }

    /** Every subset of eight days, whose pieces have from one to eight days, in every way to take all. */
    @Test
    void allValuesOfEverySetComeInOrder() {
        LocalDate monday = LocalDate.of(2026, 6, 1);
        int sets = 0;
        for (int bits = 0; bits < 256; bits++) {
            int chosen = bits;
            List<LocalDate> days = IntStream.range(0, 8)
                    .filter(day -> (chosen >> day & 1) == 1)
                    .mapToObj(monday::plusDays)
                    .toList();
            LocalDateRangeSet set =
                    days.stream().map(LocalDateRange::singleton).collect(LocalDateRangeSet.toRangeSet());
            List<LocalDate> pulled = new ArrayList<>();
            set.values().iterator().forEachRemaining(pulled::add);
            assertThat(pulled).isEqualTo(days);
            assertThat(set.values().toList()).isEqualTo(days);
            assertThat(set.values().parallel().collect(Collectors.toList())).isEqualTo(days);
            assertThat(set.values().sorted(Comparator.reverseOrder()).sorted()).isEqualTo(days);
            assertThat(set.values().skip(2).toList()).isEqualTo(days.subList(Math.min(2, days.size()), days.size()));
            sets++;
        }
        assertThat(sets).isEqualTo(256);
    }
}

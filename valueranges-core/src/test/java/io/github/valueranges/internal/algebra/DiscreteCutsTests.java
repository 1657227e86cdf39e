package io.github.valueranges.internal.algebra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.ElementTypes;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Counting, listing and moving what has a step, at the ends of the types and at the infinities of the server. */
class DiscreteCutsTests {

    private static final DiscreteElementType<LocalDate> DATE = ElementTypes.DATE;
    private static final DiscreteElementType<Integer> INTEGER = ElementTypes.INTEGER;
    private static final DiscreteElementType<Long> BIGINT = ElementTypes.BIGINT;
    private static final LocalDate FIRST = LocalDate.MIN;
    private static final LocalDate LAST = LocalDate.MAX;
    private static final LocalDate DAY = LocalDate.of(2026, 2, 27);
    private static final LocalDate FIRST_ON_SERVER = LocalDate.of(-4713, 11, 24);

    private static <E> Cuts<E> closed(DiscreteElementType<E> type, E start, E end) {
        return Cuts.between(type, Cut.lower(type, start, true), Cut.upper(type, end, true));
    }

    private static <E> List<E> listed(DiscreteElementType<E> type, Cuts<E> cuts) {
        List<E> values = DiscreteCuts.values(type, cuts, "it").toList();
        SortedElements<E> elements = DiscreteCuts.elements(type, cuts, "it");
        assertThat(elements.asList()).isEqualTo(values);
        assertThat(DiscreteCuts.count(type, cuts)).hasValue(values.size());
        assertThat(DiscreteCuts.around(type, elements)).isEqualTo(cuts);
        return values;
    }

    @Test
    void startAndEndAreTheFirstAndTheLastValue() {
        for (Integer[] bounds : new Integer[][] {{1, 5}, {Integer.MIN_VALUE, 5}, {1, Integer.MAX_VALUE}}) {
            Cuts<Integer> cuts = closed(INTEGER, bounds[0], bounds[1]);
            assertThat(DiscreteCuts.start(cuts.first())).isEqualTo(bounds[0]);
            assertThat(DiscreteCuts.end(INTEGER, cuts.last())).isEqualTo(bounds[1]);
        }
        assertThat(DiscreteCuts.start(Cut.<Integer>belowAll())).isNull();
        assertThat(DiscreteCuts.end(INTEGER, Cut.aboveAll())).isNull();
    }

    @Test
    void boundsNextToAnInfinityAreWrittenWithIt() {
        assertThat(DiscreteCuts.excludedBefore(DATE, FIRST.plusDays(1))).isEqualTo(FIRST);
        assertThat(DiscreteCuts.excludedBefore(DATE, FIRST)).isNull();
        assertThat(DiscreteCuts.excludedBefore(DATE, FIRST.plusDays(2))).isNull();
        assertThat(DiscreteCuts.excludedBefore(DATE, LAST.minusDays(1))).isNull();
        assertThat(DiscreteCuts.excludedBefore(DATE, null)).isNull();
        assertThat(DiscreteCuts.excludedBefore(INTEGER, Integer.MIN_VALUE + 1)).isNull();
        assertThat(DiscreteCuts.excludedAfter(DATE, LAST.minusDays(1))).isEqualTo(LAST);
        assertThat(DiscreteCuts.excludedAfter(DATE, LAST)).isNull();
        assertThat(DiscreteCuts.excludedAfter(DATE, LAST.minusDays(2))).isNull();
        assertThat(DiscreteCuts.excludedAfter(DATE, FIRST.plusDays(1))).isNull();
        assertThat(DiscreteCuts.excludedAfter(DATE, null)).isNull();
        assertThat(DiscreteCuts.excludedAfter(INTEGER, Integer.MAX_VALUE - 1)).isNull();
        assertThat(DiscreteCuts.excludedAfter(DATE, FIRST_ON_SERVER.minusDays(1)))
                .isEqualTo(FIRST_ON_SERVER);
        assertThat(DiscreteCuts.excludedAfter(DATE, FIRST_ON_SERVER)).isNull();
    }

    @Test
    void valuesAreListedInOrder() {
        assertThat(listed(INTEGER, Cuts.nothing(INTEGER))).isEmpty();
        assertThat(listed(INTEGER, closed(INTEGER, 3, 3))).containsExactly(3);
        assertThat(listed(INTEGER, closed(INTEGER, -2, 2))).containsExactly(-2, -1, 0, 1, 2);
        assertThat(listed(INTEGER, closed(INTEGER, 1, 2).union(closed(INTEGER, 5, 7))))
                .containsExactly(1, 2, 5, 6, 7);
        assertThat(listed(INTEGER, closed(INTEGER, 1, 1).union(closed(INTEGER, 2147483646, 2147483647))))
                .containsExactly(1, 2147483646, 2147483647);
        assertThat(listed(INTEGER, closed(INTEGER, Integer.MIN_VALUE, Integer.MIN_VALUE)))
                .containsExactly(Integer.MIN_VALUE);
        assertThat(listed(DATE, closed(DATE, DAY, DAY.plusDays(3))))
                .containsExactly(DAY, DAY.plusDays(1), DAY.plusDays(2), DAY.plusDays(3));
        assertThat(listed(DATE, closed(DATE, LAST, LAST))).containsExactly(LAST);
        assertThat(listed(DATE, closed(DATE, FIRST, FIRST))).containsExactly(FIRST);
        for (long start : new long[] {Long.MIN_VALUE, 0, Long.MAX_VALUE - 3}) {
            List<Long> four = LongStream.rangeClosed(start, start + 3).boxed().toList();
            assertThat(listed(BIGINT, closed(BIGINT, start, start + 3))).isEqualTo(four);
            assertThat(listed(BIGINT, closed(BIGINT, start, start))).containsExactly(start);
        }
        assertThat(listed(BIGINT, closed(BIGINT, Long.MIN_VALUE, Long.MIN_VALUE).union(closed(BIGINT, 5L, 6L))))
                .containsExactly(Long.MIN_VALUE, 5L, 6L);
    }

    /** Every subset of a few elements, some next to each other, at both ends of the type and amid it. */
    @Test
    void theCutsAroundElementsHoldThem() {
        int checked = 0;
        for (long start : new long[] {Long.MIN_VALUE, -3, Long.MAX_VALUE - 6}) {
            for (int bits = 0; bits < 1 << 7; bits++) {
                int set = bits;
                List<Long> elements = new ArrayList<>();
                CutsBuilder<Long> pieces = new CutsBuilder<>(BIGINT, 0);
                IntStream.range(0, 7).filter(i -> (set >> i & 1) == 1).forEach(i -> {
                    elements.add(start + i);
                    pieces.add(start + i, true, start + i, true);
                });
                Cuts<Long> cuts = DiscreteCuts.around(BIGINT, SortedElements.of(BIGINT, elements));
                assertThat(cuts).isEqualTo(pieces.build());
                assertThat(DiscreteCuts.elements(BIGINT, cuts, "it").asList()).isEqualTo(elements);
                checked++;
            }
        }
        assertThat(checked).isEqualTo(3 * 128);
        List<LocalDate> days = List.of(DAY, DAY.plusDays(1), DAY.plusDays(2), DAY.plusDays(4), LAST);
        Cuts<LocalDate> cuts = DiscreteCuts.around(DATE, SortedElements.of(DATE, days));
        assertThat(cuts.pieces()).isEqualTo(3);
        assertThat(cuts)
                .isEqualTo(closed(DATE, DAY, DAY.plusDays(2))
                        .union(closed(DATE, DAY.plusDays(4), DAY.plusDays(4)))
                        .union(closed(DATE, LAST, LAST)));
    }

    private static <E> void hasNoEnd(DiscreteElementType<E> type, Cuts<E> cuts) {
        assertThat(DiscreteCuts.count(type, cuts)).isEmpty();
        assertThatIllegalStateException()
                .isThrownBy(() -> DiscreteCuts.values(type, cuts, "this"))
                .withMessage("the values of this have no end: intersect it with a bounded range");
        assertThatIllegalStateException()
                .isThrownBy(() -> DiscreteCuts.elements(type, cuts, "this"))
                .withMessage("the values of this have no end: intersect it with a bounded range");
    }

    @Test
    void whatHasNoEndIsNotCounted() {
        hasNoEnd(INTEGER, Cuts.everything(INTEGER));
        hasNoEnd(INTEGER, Cuts.between(INTEGER, Cut.lower(INTEGER, 5, true), Cut.aboveAll()));
        hasNoEnd(INTEGER, Cuts.between(INTEGER, Cut.belowAll(), Cut.upper(INTEGER, 5, true)));
        hasNoEnd(DATE, closed(DATE, DAY, LAST));
        hasNoEnd(DATE, closed(DATE, DAY, LAST.minusDays(1)));
        hasNoEnd(DATE, closed(DATE, FIRST, DAY));
        hasNoEnd(DATE, closed(DATE, FIRST.plusDays(1), DAY));
        hasNoEnd(DATE, closed(DATE, DAY, DAY).union(closed(DATE, LAST.minusDays(1), LAST)));
        assertThat(DiscreteCuts.count(DATE, closed(DATE, LAST.minusDays(3), LAST.minusDays(2))))
                .hasValue(2);
        assertThat(DiscreteCuts.count(DATE, closed(DATE, FIRST.plusDays(2), FIRST.plusDays(4))))
                .hasValue(3);
        assertThat(DiscreteCuts.count(DATE, closed(DATE, LAST.minusDays(1), LAST.minusDays(1))))
                .hasValue(1);
    }

    private static void isTooMuch(Cuts<Long> cuts, OptionalLong count) {
        assertThat(DiscreteCuts.count(BIGINT, cuts)).isEqualTo(count);
        assertThatIllegalStateException()
                .isThrownBy(() -> DiscreteCuts.elements(BIGINT, cuts, "this"))
                .withMessage("the values of this are more than 2147483639: intersect it with a smaller range");
    }

    @Test
    void whatIsTooMuchIsRefusedBeforeItIsMade() {
        isTooMuch(closed(BIGINT, 0L, 2147483639L), OptionalLong.of(2147483640));
        isTooMuch(closed(BIGINT, 0L, Long.MAX_VALUE - 1), OptionalLong.of(Long.MAX_VALUE));
        isTooMuch(closed(BIGINT, 0L, Long.MAX_VALUE), OptionalLong.empty());
        isTooMuch(closed(BIGINT, Long.MIN_VALUE, Long.MAX_VALUE), OptionalLong.empty());
        isTooMuch(closed(BIGINT, -9L, -9L).union(closed(BIGINT, 0L, Long.MAX_VALUE - 1)), OptionalLong.empty());
        Cuts<Long> many = closed(BIGINT, -1L, Long.MAX_VALUE - 3);
        assertThat(DiscreteCuts.values(BIGINT, many, "it").limit(2)).containsExactly(-1L, 0L);
        Cuts<Long> most = closed(BIGINT, 1L, Long.MAX_VALUE);
        assertThat(DiscreteCuts.values(BIGINT, most, "it").limit(2)).containsExactly(1L, 2L);
        assertThatIllegalStateException()
                .isThrownBy(() -> DiscreteCuts.values(BIGINT, closed(BIGINT, 0L, Long.MAX_VALUE), "this"))
                .withMessage("the values of this are more than 9223372036854775807: intersect it with a smaller range");
    }

    @Test
    void infinitiesAndWhatIsJustInsideOfThemStay() {
        for (long steps : new long[] {-5, 0, 5}) {
            for (LocalDate bound : List.of(FIRST, FIRST.plusDays(1), LAST.minusDays(1), LAST)) {
                assertThat(DiscreteCuts.shift(DATE, bound, steps)).isEqualTo(bound);
            }
            assertThat(DiscreteCuts.shift(DATE, DAY, steps)).isEqualTo(DAY.plusDays(steps));
            assertThat(DiscreteCuts.shift(INTEGER, 7, steps)).isEqualTo((int) (7 + steps));
        }
        assertThat(DiscreteCuts.shift(DATE, LAST.minusDays(5), 3)).isEqualTo(LAST.minusDays(2));
        assertThat(DiscreteCuts.shift(DATE, FIRST.plusDays(5), -3)).isEqualTo(FIRST.plusDays(2));
        assertThat(DiscreteCuts.shift(INTEGER, Integer.MAX_VALUE, -1)).isEqualTo(Integer.MAX_VALUE - 1);
        for (long steps : new long[] {4, 5}) {
            assertThatExceptionOfType(ArithmeticException.class)
                    .isThrownBy(() -> DiscreteCuts.shift(DATE, LAST.minusDays(5), steps))
                    .withMessageEndingWith("would be an infinity");
            assertThatExceptionOfType(ArithmeticException.class)
                    .isThrownBy(() -> DiscreteCuts.shift(DATE, FIRST.plusDays(5), -steps))
                    .withMessageEndingWith("would be an infinity");
        }
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> DiscreteCuts.shift(INTEGER, Integer.MAX_VALUE, 1));
    }
}

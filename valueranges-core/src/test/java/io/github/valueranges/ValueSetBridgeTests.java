package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.sun.management.ThreadMXBean;
import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.ElementTypes;
import java.lang.management.ManagementFactory;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Promise: a value set over a type with a step and the range set of its elements are two forms of one set of values:
 * each becomes the other and back, at the extremes of the type too. What has no end becomes no value set.
 */
class ValueSetBridgeTests {

    /** So many values that follow one another, of which every subset is tried. */
    private static final int POSITIONS = 10;

    /** Where these values start, beside both extremes: at ends of months, years and eras, and around zero. */
    private static final Map<Class<?>, List<?>> STARTS = Map.of(
            Integer.class, List.of(-5, 127, Integer.MAX_VALUE - 12),
            Long.class, List.of(-5L, (long) Integer.MAX_VALUE - 4, Long.MAX_VALUE - 12, Long.MIN_VALUE + 1),
            LocalDate.class,
                    List.of(
                            LocalDate.of(2024, 2, 24),
                            LocalDate.of(2023, 2, 24),
                            LocalDate.of(2026, 12, 27),
                            LocalDate.of(0, 12, 27),
                            LocalDate.of(-4, 2, 24)),
            YearMonth.class, List.of(YearMonth.of(2025, 7), YearMonth.of(-1, 7), YearMonth.of(0, 7)));

    static Stream<RangeSetType<?, ?, ?>> types() {
        return RangeSetType.all().stream().filter(type -> type.rangeType().isDiscrete());
    }

    @SuppressWarnings("unchecked") // the type of these elements
    private static <E> SetType<E, ?> setType(Class<E> elementClass) {
        return (SetType<E, ?>) SetType.all().stream()
                .filter(type -> type.elementClass() == elementClass)
                .findFirst()
                .orElseThrow();
    }

    private static Object toRangeSet(ValueSet<?> set) {
        try {
            return set.getClass().getMethod("toRangeSet").invoke(set);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void everyTypeWithAStepHasBothForms() {
        assertThat(types().<Class<?>>map(RangeSetType::elementClass))
                .containsExactlyInAnyOrder(Integer.class, Long.class, LocalDate.class, YearMonth.class);
        assertThat(types().<Object>map(RangeSetType::empty)).allMatch(DiscreteRangeSet.class::isInstance);
    }

    @ParameterizedTest
    @MethodSource("types")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            void everySubsetOfAFewValuesBecomesItsRangesAndBack(RangeSetType<E, R, S> type) {
        DiscreteElementType<E> elements =
                (DiscreteElementType<E>) ElementTypes.of(type.elementClass()).orElseThrow();
        List<E> starts = new ArrayList<>();
        starts.add(elements.min());
        starts.add(elements.plus(elements.max(), 1 - POSITIONS));
        STARTS.get(type.elementClass())
                .forEach(start -> starts.add(type.elementClass().cast(start)));
        int checked = 0;
        int refused = 0;
        for (E start : starts) {
            for (int bits = 0; bits < 1 << POSITIONS; bits++) {
                refused += checkSubset(type, elements, start, bits) ? 0 : 1;
                checked++;
            }
        }
        assertThat(checked)
                .isEqualTo((2 + STARTS.get(type.elementClass()).size()) * 1024)
                .isGreaterThanOrEqualTo(5 * 1024);
        // At each extreme: subsets with the infinity and the value next to it, or that value and the one beyond it.
        assertThat(refused).isEqualTo(type.elementClass() == LocalDate.class ? 2 * (256 + 128) : 0);
    }

    /** Whether the ranges become the elements again. */
    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> boolean checkSubset(
            RangeSetType<E, R, S> type, DiscreteElementType<E> elements, E start, int bits) {
        List<E> values = new ArrayList<>();
        List<R> ranges = new ArrayList<>();
        boolean endless = false;
        for (int i = 0; i < POSITIONS; i++) {
            if ((bits >> i & 1) == 1) {
                int first = i;
                while ((bits >> i & 1) == 1) {
                    values.add(elements.plus(start, i++));
                }
                E lower = elements.plus(start, first);
                E upper = elements.plus(start, i - 1);
                ranges.add(type.rangeType().between(lower, true, upper, true));
                endless |= i - 1 > first && (touchesInfinity(elements, lower) || touchesInfinity(elements, upper));
            }
        }
        ValueSet<E> set = setType(type.elementClass()).of(values);
        DiscreteRangeSet<?, ?, ?> rangeSet = (DiscreteRangeSet<?, ?, ?>) toRangeSet(set);

        assertThat(rangeSet.toList()).isEqualTo(ranges);
        assertThat(rangeSet).isEqualTo(type.of(ranges)).hasSameHashCodeAs(type.of(ranges));
        assertThat(rangeSet).hasToString(type.of(ranges).toString());
        if (endless) {
            assertThatIllegalStateException().isThrownBy(rangeSet::toValueSet);
            return false;
        }
        assertThat(rangeSet.toValueSet()).isEqualTo(set).hasSameHashCodeAs(set);
        assertThat(rangeSet.toValueSet().toList()).isEqualTo(values);
        return true;
    }

    /** Whether the value is an infinity of the server, or next to one. */
    private static <E> boolean touchesInfinity(DiscreteElementType<E> elements, E value) {
        return Stream.of(elements.min(), elements.max())
                .filter(elements::isInfinite)
                .anyMatch(infinity -> Math.abs(elements.stepsBetween(infinity, value)) <= 1);
    }

    @ParameterizedTest
    @MethodSource("types")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void whatHasNoEndIsRefusedAtOnce(
            RangeSetType<E, R, S> type) {
        R example = type.rangeType().parse(type.rangeType().example());
        E lower = example.lowerBound().orElseThrow();
        List<S> endless = List.of(
                type.unbounded(),
                type.of(List.of(example)).complement(),
                type.of(List.of(type.rangeType().between(lower, true, null, false))),
                type.of(List.of(type.rangeType().between(null, false, lower, true))));
        for (S rangeSet : endless) {
            assertThatIllegalStateException()
                    .isThrownBy(((DiscreteRangeSet<?, ?, ?>) (Object) rangeSet)::toValueSet)
                    .withMessage("the values of " + rangeSet + " have no end: intersect it with a bounded range");
        }
    }

    @Test
    void infinityAloneIsAnElementAndNoRangeUpToIt() {
        LocalDateSet infinities = LocalDateSet.parse("{-infinity,2026-06-01,infinity}");
        assertThat(infinities.toRangeSet())
                .hasToString("{[-infinity,-infinity],[2026-06-01,2026-06-01],[infinity,infinity]}");
        assertThat(infinities.toRangeSet().toValueSet()).isEqualTo(infinities);
        for (String endless : List.of(
                "{[2026-06-01,infinity]}", "{[2026-06-01,infinity)}", "{[-infinity,2026-06-01]}", "{(-infinity,1]}")) {
            String literal = endless.replace(",1]", ",2026-06-01]");
            assertThatIllegalStateException()
                    .isThrownBy(() -> LocalDateRangeSet.parse(literal).toValueSet())
                    .withMessageContaining("have no end");
        }
    }

    @Test
    void moreThanASetCanHoldIsRefusedBeforeRoomIsMadeForIt() {
        List<DiscreteRangeSet<?, ?, ?>> tooLarge = List.of(
                LongRangeSet.parse("{[0,2147483639]}"),
                LongRangeSet.parse("{[-9223372036854775808,9223372036854775807]}"),
                LongRangeSet.parse("{[-9223372036854775808,-2],[0,9223372036854775806]}"),
                IntRangeSet.parse("{[-2147483648,2147483646]}"),
                LocalDateRangeSet.parse("{[5000000-01-01 BC,5000000-01-01]}"),
                YearMonthRangeSet.parse("{[900000000-01 BC,900000000-01]}"));
        for (DiscreteRangeSet<?, ?, ?> rangeSet : tooLarge) {
            assertThatIllegalStateException()
                    .isThrownBy(rangeSet::toValueSet)
                    .withMessage("the values of " + rangeSet
                            + " are more than 2147483639: intersect it with a smaller range");
        }
        assertThatIllegalStateException()
                .isThrownBy(
                        () -> LongRange.closed(Long.MIN_VALUE, Long.MAX_VALUE).values())
                .withMessageContaining("are more than 9223372036854775807");
    }

    @Test
    void aRefusalShowsTheStartOfALargeRangeSet() {
        IntRangeSet large = IntSet.of(
                        IntStream.range(0, 100_000).map(i -> 2 * i).toArray())
                .toRangeSet()
                .union(IntRange.atLeast(1_000_000));
        assertThatIllegalStateException()
                .isThrownBy(large::toValueSet)
                .withMessage("the values of {[0,0],[2,2],[4,4],[6,6],[8,8],[10,10],[12,12],[14,14],[16,16],…"
                        + " have no end: intersect it with a bounded range");
        assertThatIllegalStateException()
                .isThrownBy(large::values)
                .satisfies(refusal -> assertThat(refusal.getMessage()).hasSizeLessThan(150));
    }

    /** What is in the one form is in the other, for values that are near each other and far apart. */
    @Test
    void largeSetsBecomeTheirRangesAndBack() {
        Random random = new Random(20260601);
        int checked = 0;
        for (int spread : new int[] {1, 2, 3, 1_000_000}) {
            long[] numbers = LongStream.range(0, 200_000)
                    .map(i -> i * spread + random.nextInt(spread))
                    .toArray();
            LongSet longs = LongSet.of(numbers);
            assertThat(longs.toRangeSet().toValueSet()).isEqualTo(longs);
            assertThat(longs.toRangeSet())
                    .isEqualTo(longs.stream().map(LongRange::singleton).collect(LongRangeSet.toRangeSet()));
            LocalDateSet days = LongStream.of(numbers)
                    .map(number -> number % 3_000_000)
                    .mapToObj(LocalDate::ofEpochDay)
                    .collect(LocalDateSet.toLocalDateSet());
            assertThat(days.toRangeSet().toValueSet()).isEqualTo(days);
            assertThat(days.toRangeSet().values().toList()).isEqualTo(days.toList());
            checked++;
        }
        assertThat(checked).isEqualTo(4);
    }

    // --- memory ----------------------------------------------------------------------------------------------------

    /** The bytes that an action takes once everything it needs is loaded; it was done if it gives what it must. */
    private static <T> long allocatedBy(Supplier<T> action, Object expected) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        assertThat(action.get()).isEqualTo(expected);
        long thread = Thread.currentThread().getId();
        long before = threads.getThreadAllocatedBytes(thread);
        T result = action.get();
        long allocated = threads.getThreadAllocatedBytes(thread) - before;
        assertThat(result).isEqualTo(expected);
        return allocated;
    }

    /** An object is 16 bytes at least, and a place for it 4 more. Numbers of 32 bits are sorted in 8 and kept in 4. */
    @Test
    void noObjectIsMadeForAnElement() {
        int size = 100_000;
        int[] ints = IntStream.range(0, size).map(i -> 1_000 + i * 2).toArray();
        long[] longs = IntStream.of(ints).asLongStream().toArray();
        int[] shorts = IntStream.range(-30_000, 30_000).toArray();
        IntSet set = IntStream.of(ints).boxed().collect(IntSet.toIntSet());
        assertThat(allocatedBy(() -> IntSet.of(ints), set)).isLessThan(13L * size);
        LongSet longSet = LongStream.of(longs).boxed().collect(LongSet.toLongSet());
        assertThat(allocatedBy(() -> LongSet.of(longs), longSet)).isLessThan(10L * size);
        ShortSet shortSet = IntStream.of(shorts).mapToObj(i -> (short) i).collect(ShortSet.toShortSet());
        assertThat(allocatedBy(() -> ShortSet.of(shorts), shortSet)).isLessThan(13L * shorts.length);
        assertThat(allocatedBy(() -> IntStream.of(ints).allMatch(set::contains), true))
                .isLessThan(size);
        IntSet everyOne = IntSet.of(IntStream.range(0, size).toArray());
        IntRangeSet oneRange = IntRangeSet.of(IntRange.closedOpen(0, size));
        assertThat(allocatedBy(everyOne::toRangeSet, oneRange)).isLessThan(size);
        IntRangeSet singles = IntStream.of(ints).mapToObj(IntRange::singleton).collect(IntRangeSet.toRangeSet());
        assertThat(allocatedBy(set::toRangeSet, singles)).isLessThan(18L * size);
        assertThat(allocatedBy(oneRange::toValueSet, everyOne)).isLessThan(13L * size);
        LocalDate first = LocalDate.of(2000, 1, 1);
        LocalDateRangeSet days = LocalDateRangeSet.of(LocalDateRange.closedOpen(first, first.plusDays(size)));
        LocalDateSet daySet = first.datesUntil(first.plusDays(size)).collect(LocalDateSet.toLocalDateSet());
        assertThat(allocatedBy(days::toValueSet, daySet)).isLessThan(14L * size);
        assertThat(allocatedBy(daySet::toRangeSet, days)).isLessThan(14L * size);
    }
}

package io.github.valueranges.internal.algebra;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which types keep numbers and which keep objects; that it shows in no result is what the sweeps over both say. */
class KeptAsNumbersTests {

    @Test
    void setsOfWholeNumbersDaysMonthsAndTimesOfTheDay() {
        List<String> halves = new ArrayList<>();
        List<String> numbers = new ArrayList<>();
        List<String> objects = new ArrayList<>();
        for (SetType<?, ?> type : SetType.all()) {
            SortedElements<?> kept = kept(type);
            List<String> of = kept instanceof IntElements ? halves : kept instanceof LongElements ? numbers : objects;
            of.add(type.javaType().getSimpleName());
        }
        assertThat(halves).containsExactlyInAnyOrder("ShortSet", "IntSet");
        assertThat(numbers).containsExactlyInAnyOrder("LongSet", "LocalDateSet", "YearMonthSet", "LocalTimeSet");
        assertThat(objects).hasSize(14 - 2 - 4);
    }

    private static <E, S extends TypedValueSet<E, S>> SortedElements<E> kept(SetType<E, S> type) {
        ElementType<E> elementType = ElementTypes.of(type.elementClass()).orElseThrow();
        return SortedElements.of(elementType, type.parse(type.example()).toList());
    }

    @Test
    void rangeSetsOfWholeNumbersDaysAndMonths() {
        List<String> numbers = new ArrayList<>();
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            if (keepsNumbers(type)) {
                numbers.add(type.rangeSetType().javaType().getSimpleName());
            }
        }
        assertThat(numbers)
                .containsExactlyInAnyOrder("IntRangeSet", "LongRangeSet", "LocalDateRangeSet", "YearMonthRangeSet");
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> boolean keepsNumbers(
            RangeType<E, R, S> type) {
        ElementType<E> elementType = ElementTypes.of(type.elementClass()).orElseThrow();
        R range = type.parse(type.example());
        E lower = range.lowerBound().orElseThrow();
        CutsBuilder<E> builder = new CutsBuilder<>(elementType, 1);
        builder.add(lower, true, lower, true);
        return builder.build().storage() instanceof FlatCuts;
    }
}

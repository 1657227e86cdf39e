package io.github.valueranges.internal.algebra;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.SetType;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which value sets keep numbers and which keep objects; that it shows in no result is what the sweeps over both say. */
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
}

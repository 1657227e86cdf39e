package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.RangeAlgebra;
import io.github.valueranges.StringSet;
import io.github.valueranges.TypedValueSet;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;

/** An element is sent in a range or a set of the attribute's type, so the attribute has to be declared as one type. */
class AttributeTypesTests {

    @Test
    void anAttributeOfAnyRangeTakesNoElement() {
        assertThatThrownBy(() -> Ranges.contains(Anything::getRange, LocalDate.of(2026, 6, 1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("attribute range is declared as no range or range set of one type");
    }

    @Test
    void anAttributeOfAnySetTakesNoElement() {
        assertThatThrownBy(() -> Sets.contains(Anything::getSet, "sea"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("attribute set is declared as no set of one type");
    }

    /** No entity: Hibernate would refuse it. */
    public static final class Anything {

        private Anything() {}

        public RangeAlgebra<LocalDate, LocalDateRange, LocalDateRangeSet> getRange() {
            return LocalDateRange.empty();
        }

        public TypedValueSet<String, StringSet> getSet() {
            return StringSet.empty();
        }
    }
}

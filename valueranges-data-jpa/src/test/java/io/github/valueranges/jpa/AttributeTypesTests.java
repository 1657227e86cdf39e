package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.RangeAlgebra;
import io.github.valueranges.StringSet;
import io.github.valueranges.TypedValueSet;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.springframework.data.core.PropertyPath;
import org.springframework.data.core.TypedPropertyPath;

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

    @Test
    void aPathThroughACollectionIsRefused() {
        TypedPropertyPath<House, LocalDateRange> nights =
                PropertyPath.ofMany(House::getGuests).then(Guest::getStay);
        TypedPropertyPath<House, StringSet> wishes =
                PropertyPath.of(House::getOwner).thenMany(Guest::getFriends).then(Guest::getWishes);

        assertThatThrownBy(() -> Ranges.overlaps(nights, LocalDateRange.all()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("attribute guests.stay leads through the collection guests, to many values; ask a subquery"
                        + " with exists");
        assertThatThrownBy(() -> Sets.isSupersetOf(wishes, StringSet.empty()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("attribute owner.friends.wishes leads through the collection friends,");
        assertThatCode(() ->
                        Ranges.overlaps(PropertyPath.of(House::getOwner).then(Guest::getStay), LocalDateRange.all()))
                .doesNotThrowAnyException();
    }

    interface House {
        List<Guest> getGuests();

        Guest getOwner();
    }

    interface Guest {
        LocalDateRange getStay();

        Set<Guest> getFriends();

        StringSet getWishes();
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

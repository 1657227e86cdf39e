package io.github.valueranges.internal.literal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which bounds and elements are refused before they are sent, and in which words. */
class OnServerTests {

    private static <E> int lowerIs(boolean stored, ElementType<E> type, List<E> bounds) {
        bounds.forEach(bound -> judge(stored, Bounds.of(bound, true, null, false), type, "the lower bound "));
        return bounds.size();
    }

    private static <E> int upperIs(boolean stored, ElementType<E> type, List<E> bounds) {
        bounds.forEach(bound -> judge(stored, Bounds.of(null, false, bound, true), type, "the upper bound "));
        return bounds.size();
    }

    private static <E> void judge(boolean stored, Bounds<E> bounds, ElementType<E> type, String place) {
        if (stored) {
            assertThatCode(() -> OnServer.requireBounds(bounds, type)).doesNotThrowAnyException();
        } else {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> OnServer.requireBounds(bounds, type))
                    .withMessageStartingWith(place);
        }
    }

    @Test
    void aBoundIsStoredIfTheServerHasItOrTheOneThatItKeepsInstead() {
        LocalDate first = LocalDate.of(-4713, 11, 24);
        LocalDate last = LocalDate.of(5_874_897, 12, 31);
        DiscreteElementType<LocalDate> date = ElementTypes.DATE;
        int asked = lowerIs(true, date, List.of(LocalDate.MIN, LocalDate.MIN.plusDays(1), first, last, LocalDate.MAX));
        asked += lowerIs(
                false,
                date,
                List.of(LocalDate.MIN.plusDays(2), first.minusDays(1), last.plusDays(1), LocalDate.MAX.minusDays(1)));
        asked += upperIs(
                true,
                date,
                List.of(LocalDate.MIN, first.minusDays(1), first, last.minusDays(1), LocalDate.MAX.minusDays(1)));
        asked += upperIs(true, date, List.of(LocalDate.MAX));
        asked += upperIs(
                false, date, List.of(LocalDate.MIN.plusDays(1), first.minusDays(2), last, LocalDate.MAX.minusDays(2)));
        asked += lowerIs(true, ElementTypes.INTEGER, List.of(Integer.MIN_VALUE, Integer.MAX_VALUE));
        asked += upperIs(true, ElementTypes.INTEGER, List.of(Integer.MIN_VALUE, Integer.MAX_VALUE - 1));
        asked += upperIs(false, ElementTypes.INTEGER, List.of(Integer.MAX_VALUE));
        LocalDateTime end = LocalDateTime.of(294_277, 1, 1, 0, 0);
        asked += upperIs(true, ElementTypes.TIMESTAMP, List.of(end.minusSeconds(1), LocalDateTime.MAX));
        asked += upperIs(false, ElementTypes.TIMESTAMP, List.of(end));
        asked += lowerIs(false, ElementTypes.TIMESTAMP, List.of(end));
        assertThat(asked).isEqualTo(28);
    }

    /** The elements next to the infinities, wherever these are there: those between are within. */
    @Test
    void theFirstAndTheLastElementsAreThoseOfTheServer() {
        LocalDate first = LocalDate.of(-4713, 11, 24);
        LocalDate last = LocalDate.of(5_874_897, 12, 31);
        LocalDate day = LocalDate.of(2026, 6, 1);
        List<List<LocalDate>> stored = List.of(
                List.of(),
                List.of(day),
                List.of(first),
                List.of(last),
                List.of(LocalDate.MIN, LocalDate.MAX),
                List.of(first, day, last),
                List.of(LocalDate.MIN, first, day, last, LocalDate.MAX));
        List<List<LocalDate>> refused = List.of(
                List.of(first.minusDays(1)),
                List.of(last.plusDays(1)),
                List.of(first.minusDays(1), day, day.plusDays(1), last),
                List.of(LocalDate.MIN, first.minusDays(1), day, day.plusDays(1), last, LocalDate.MAX),
                List.of(first, day, day.plusDays(1), last.plusDays(1)),
                List.of(LocalDate.MIN, first, day, day.plusDays(1), last.plusDays(1), LocalDate.MAX));
        for (List<LocalDate> elements : stored) {
            assertThatCode(() -> OnServer.requireElements(elements, ElementTypes.DATE))
                    .as(elements.toString())
                    .doesNotThrowAnyException();
        }
        for (List<LocalDate> elements : refused) {
            assertThatIllegalArgumentException()
                    .as(elements.toString())
                    .isThrownBy(() -> OnServer.requireElements(elements, ElementTypes.DATE))
                    .withMessageStartingWith("the element ")
                    .withMessageContaining(" cannot be stored: expected one from 4714-11-24 BC to 5874897-12-31");
        }
        assertThat(stored.size() + refused.size()).isEqualTo(7 + 6);
    }

    @Test
    void whatHasNoBoundIsStored() {
        assertThatCode(() -> OnServer.requireBounds(Bounds.ofEmpty(), ElementTypes.DATE))
                .doesNotThrowAnyException();
        assertThatCode(() -> OnServer.requireBounds(Bounds.of(null, false, null, false), ElementTypes.DATE))
                .doesNotThrowAnyException();
    }

    @Test
    void aRefusalSaysWhatTheServerHas() {
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        OnServer.requireBounds(Bounds.of(null, false, Short.MAX_VALUE, true), ElementTypes.SMALLINT))
                .withMessage("the upper bound 32767 cannot be stored: expected one from -32768 to 32766, for the server"
                        + " keeps the value after it, or no upper bound as atLeast makes it");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OnServer.requireBounds(
                        Bounds.of(null, false, LocalDateTime.of(294_277, 1, 1, 0, 0), true), ElementTypes.TIMESTAMP))
                .withMessage(
                        "the upper bound 294277-01-01T00:00:00 cannot be stored: expected one from"
                                + " 4714-11-24T00:00:00 BC to 294276-12-31T23:59:59.999999, or no upper bound as atLeast makes it");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> OnServer.requireElement(LocalDate.of(6_000_000, 1, 1), ElementTypes.DATE))
                .withMessage("the element 6000000-01-01 cannot be stored: expected one from 4714-11-24 BC to"
                        + " 5874897-12-31");
        assertThatCode(() -> OnServer.requireElement(LocalDate.MAX, ElementTypes.DATE))
                .doesNotThrowAnyException();
    }
}

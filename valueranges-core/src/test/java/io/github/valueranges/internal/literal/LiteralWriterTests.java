package io.github.valueranges.internal.literal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.internal.element.ElementTypes;
import io.github.valueranges.internal.element.StoredAs;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is quoted and what is escaped, in a range and in an array. */
class LiteralWriterTests {

    private static String range(Bounds<String> bounds) {
        StringBuilder out = new StringBuilder();
        LiteralWriter.appendRange(bounds, ElementTypes.TEXT, out);
        return out.toString();
    }

    private static String array(String... elements) {
        StringBuilder out = new StringBuilder("x");
        LiteralWriter.appendArray(List.of(elements), ElementTypes.TEXT, out);
        return out.substring(1);
    }

    @Test
    void boundsStandBetweenBracketsAndParentheses() {
        assertThat(range(Bounds.of("a", true, "b", false))).isEqualTo("[a,b)");
        assertThat(range(Bounds.of("a", false, "b", true))).isEqualTo("(a,b]");
        assertThat(range(Bounds.of(null, true, "b", false))).isEqualTo("(,b)");
        assertThat(range(Bounds.of("a", true, null, true))).isEqualTo("[a,)");
        assertThat(range(Bounds.of("", true, null, true))).isEqualTo("[\"\",)");
        assertThat(range(Bounds.ofEmpty())).isEqualTo("empty");
        StringBuilder days = new StringBuilder();
        LiteralWriter.appendRange(
                Bounds.of(LocalDate.of(-43, 3, 15), true, LocalDate.of(2026, 6, 1), true), ElementTypes.DATE, days);
        assertThat(days).hasToString("[\"0044-03-15 BC\",2026-06-01]");
    }

    /** Every character up to the last of the ASCII ones, and some after them. */
    @Test
    void whatEndsABoundOrAnElementIsQuotedAndNothingElse() {
        int quotedInRanges = 0;
        int quotedInArrays = 0;
        for (char c = 1; c < 300; c++) {
            String text = "a" + c;
            boolean space = c == ' ' || (c >= '\t' && c <= '\r');
            String escaped = c == '\\' ? "a\\\\" : text;
            String inRange = c == '"' ? "a\"\"" : escaped;
            String inArray = c == '"' ? "a\\\"" : escaped;
            boolean quotedInRange = space || "\"\\()[],".indexOf(c) >= 0;
            boolean quotedInArray = space || "\"\\{},".indexOf(c) >= 0;
            assertThat(range(Bounds.of(text, true, null, false)))
                    .isEqualTo(quotedInRange ? "[\"" + inRange + "\",)" : "[" + inRange + ",)");
            assertThat(array(text)).isEqualTo(quotedInArray ? "{\"" + inArray + "\"}" : "{" + inArray + "}");
            quotedInRanges += quotedInRange ? 1 : 0;
            quotedInArrays += quotedInArray ? 1 : 0;
        }
        assertThat(quotedInRanges).isEqualTo(13);
        assertThat(quotedInArrays).isEqualTo(11);
    }

    @Test
    void elementsStandBetweenBraces() {
        assertThat(array()).isEqualTo("{}");
        assertThat(array("a")).isEqualTo("{a}");
        assertThat(array("a", "", "b c")).isEqualTo("{a,\"\",\"b c\"}");
    }

    @ParameterizedTest
    @CsvSource({
        "null,true",
        "NULL,true",
        "nUlL,true",
        "nul,false",
        "nulls,false",
        "xull,false",
        "nxll,false",
        "nuxl,false",
        "nulx,false"
    })
    void aTextThatLooksLikeNullIsQuoted(String text, boolean quoted) {
        assertThat(array(text)).isEqualTo(quoted ? "{\"" + text + "\"}" : "{" + text + "}");
    }

    @Test
    void aRangeOfMonthsIsStoredFromFirstDayToFirstDay() {
        Bounds<LocalDate> stored = StoredBounds.of(
                Bounds.of(YearMonth.of(2024, 1), true, YearMonth.of(2024, 3), true), ElementTypes.MONTH, months());
        assertThat(stored).isEqualTo(Bounds.of(LocalDate.of(2024, 1, 1), true, LocalDate.of(2024, 4, 1), false));
        assertThat(StoredBounds.of(Bounds.of(null, false, YearMonth.of(2024, 3), true), ElementTypes.MONTH, months()))
                .isEqualTo(Bounds.of(null, false, LocalDate.of(2024, 4, 1), false));
        assertThat(StoredBounds.of(Bounds.of(YearMonth.of(2024, 1), true, null, false), ElementTypes.MONTH, months()))
                .isEqualTo(Bounds.of(LocalDate.of(2024, 1, 1), true, null, false));
        assertThat(StoredBounds.of(Bounds.ofEmpty(), ElementTypes.MONTH, months()))
                .isEqualTo(Bounds.ofEmpty());
    }

    @SuppressWarnings("unchecked") // months are stored as days
    private static StoredAs<YearMonth, LocalDate> months() {
        return (StoredAs<YearMonth, LocalDate>) ElementTypes.MONTH;
    }
}

package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ParameterTextTests {

    private final ValueTarget tags = ValueTarget.of(StringSet.class, null).orElseThrow();
    private final ValueTarget stay = ValueTarget.of(LocalDateRange.class, null).orElseThrow();
    private final ValueTarget openings =
            ValueTarget.of(LocalDateRangeSet.class, null).orElseThrow();

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "sea | {sea}",
                "sea,bath | {bath,sea}",
                "sea, bath | {bath,sea}",
                "sea,sea | {sea}",
                "{sea,bath} | {bath,sea}",
                "'  {sea}' | {sea}",
                "{} | {}",
                "{\"a,b\",c} | {\"a,b\",c}",
                "\"a\",b | {\"\\\"a\\\"\",b}",
                "a{b},c | {\"a{b}\",c}",
                "null | {\"null\"}",
                "c++ | {c++}",
                "C:\\x,y | {\"C:\\\\x\",y}"
            })
    void oneValueOfASetIsItsLiteralOrACommaList(String text, String literal) {
        assertThat(ParameterText.read(tags, text)).hasToString(literal).isEqualTo(StringSet.parse(literal));
    }

    /** What Java or Unicode take for white space beyond these six is text, as it is to the server. */
    @Test
    void whiteSpaceAroundAnElementIsThatOfTheServer() {
        int around = 0;
        int within = 0;
        for (int c = 1; c <= Character.MAX_VALUE; c++) {
            if (Character.isISOControl(c) || Character.isWhitespace(c) || Character.isSpaceChar(c)) {
                boolean space = c == ' ' || c == '\t' || c == '\n' || c == 0x0b || c == '\f' || c == '\r';
                String written = Character.toString(c) + "sea" + Character.toString(c);
                String read = space ? "sea" : written;
                assertThat(ParameterText.read(tags, written + ",bath"))
                        .as("U+%04X", c)
                        .isEqualTo(StringSet.of("bath", read));
                assertThat(ParameterText.literals(written + "," + written))
                        .as("U+%04X", c)
                        .map(CharSequence::toString)
                        .containsExactly(read, read);
                around += space ? 1 : 0;
                within += space ? 0 : 1;
            }
        }
        assertThat(around).isEqualTo(6);
        assertThat(within).isGreaterThan(70);
    }

    @Test
    void severalValuesOfASetAreElementsAsTheyStand() {
        assertThat(ParameterText.read(tags, List.of("sea", "bath", "sea"))).isEqualTo(StringSet.of("bath", "sea"));
        assertThat(ParameterText.read(tags, List.of("{sea}", "a,b", " c", "")))
                .isEqualTo(StringSet.of("{sea}", "a,b", " c", ""));
    }

    @Test
    void anEmptyValueIsAbsent() {
        int cases = 0;
        for (ValueTarget target : List.of(tags, stay, openings)) {
            assertThat(ParameterText.read(target, "")).isNull();
            assertThat(ParameterText.read(target, List.of(""))).isNull();
            assertThat(ParameterText.read(target, List.of())).isNull();
            cases++;
        }
        assertThat(cases).isEqualTo(3);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {"sea, | 2", ",sea | 1", "sea,,bath | 2", "' , ' | 1", "' ' | 1"})
    void aCommaListHasNoEmptyElement(String text, int number) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ParameterText.read(tags, text))
                .withMessageContaining("element " + number + " of the comma list is empty");
    }

    @Test
    void aRangeAndARangeSetAreGivenOnce() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ParameterText.read(stay, List.of("[2026-06-01,)", "[2026-06-01,)")))
                .withMessageContaining("is given 2 times")
                .withMessageContaining("such as [");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ParameterText.read(openings, List.of("{}", "{}", "{}")))
                .withMessageContaining("is given 3 times");
    }

    @Test
    void literalsAreSplitOutsideBracketsBracesAndQuotes() {
        assertThat(strings("[2026-06-01,2026-06-08],(,2026-06-09)"))
                .containsExactly("[2026-06-01,2026-06-08]", "(,2026-06-09)");
        assertThat(strings("{[a,b],[c,d]} , {}")).containsExactly("{[a,b],[c,d]}", "{}");
        assertThat(strings("{\"},{\"},{\"\\\"},\"}")).containsExactly("{\"},{\"}", "{\"\\\"},\"}");
        assertThat(strings("empty,[,)")).containsExactly("empty", "[,)");
        assertThat(strings("a,")).containsExactly("a", "");
        assertThat(strings("")).containsExactly("");
        assertThat(strings("]),a")).containsExactly("])", "a");
        assertThat(strings("\\")).containsExactly("\\");
    }

    @Test
    void aLongTextIsReadAFixedNumberOfTimes() {
        for (String text : List.of("a,".repeat(50_000) + "a", "[".repeat(100_000), "\"".repeat(100_000))) {
            CountingText counted = new CountingText(text);
            ParameterText.literals(counted);
            assertThat(counted.reads).isLessThan(4L * text.length());
        }
        CountingText counted = new CountingText(("ab" + ",c".repeat(50_000)));
        assertThat(ParameterText.read(tags, counted)).isEqualTo(StringSet.of("ab", "c"));
        assertThat(counted.reads).isLessThan(6L * counted.length());
    }

    private static List<String> strings(String text) {
        return ParameterText.literals(text).stream().map(CharSequence::toString).toList();
    }

    /** Counts how often a character was looked at, in the text itself and in its parts. */
    private static final class CountingText implements CharSequence {

        private final String text;
        private final CountingText root;
        private long reads;

        CountingText(String text) {
            this.text = text;
            this.root = this;
        }

        private CountingText(String text, CountingText root) {
            this.text = text;
            this.root = root;
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            root.reads++;
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return new CountingText(text.substring(start, end), root);
        }

        @Override
        public String toString() {
            root.reads += text.length();
            return text;
        }
    }
}

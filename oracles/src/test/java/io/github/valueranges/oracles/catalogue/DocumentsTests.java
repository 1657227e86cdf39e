package io.github.valueranges.oracles.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DocumentsTests {
    @Test
    void headingsBecomeTheAnchorsThatTheirPageHas() {
        assertThat(Documents.slug("## Value sets (`text[]`), and more")).isEqualTo("value-sets-text-and-more");
        assertThat(Documents.slug("# Ä-Ö_1")).isEqualTo("ä-ö_1");
    }

    @Test
    void aRepeatedHeadingIsNumbered() {
        assertThat(Documents.sectionsOf(List.of("# A", "one", "## A", "two", "## A", "three")))
                .containsEntry("a", "one")
                .containsEntry("a-1", "two")
                .containsEntry("a-2", "three");
    }

    @Test
    void aCommentInACodeBlockIsNoHeading() {
        assertThat(Documents.sectionsOf(List.of("# A", "```sh", "# not a heading", "```", "end")))
                .containsOnlyKeys("a")
                .containsEntry("a", "```sh # not a heading ``` end");
    }

    @Test
    void whiteSpaceIsCollapsed() {
        assertThat(Documents.collapse("  a \n\t b  ")).isEqualTo("a b");
    }

    @Test
    void aSentenceEndsBeforeTheNextOneAndWithItsBlock() {
        assertThat(sentences("One. Two! Is it three?\nIt is\nfour, he said (or five.) **Six.** `seven` is so:"))
                .containsExactly(
                        "One.", "Two!", "Is it three?", "It is four, he said (or five.)", "**Six.**", "`seven` is so:");
        assertThat(sentences("one\n\ntwo\n- three. Four\n  and a half\n1. five\n"))
                .containsExactly("one", "two", "three.", "Four and a half", "five");
    }

    @Test
    void aDotInsideAWordOrACodeSpanEndsNoSentence() {
        List<String> whole = List.of(
                "Version 0.1.0 reads `a. B` and [a page](docs/a.md#b).",
                "Values, e.g. Monday, i.e. `MONDAY`, come from java.time vs. Joda.",
                "It may be etc. and so on.");
        for (String sentence : whole) {
            assertThat(sentences(sentence)).containsExactly(sentence);
        }
    }

    @Test
    void theRowsOfATableAreSentencesAndBlocksOfCodeHaveNone() {
        assertThat(sentences(
                        "| a | b |\n|---|---|\n| One. Two | c |\n| d | |\n\n```java\nx(); // One. Two\n```\nThree."))
                .containsExactly("| One. Two | c |", "| d | |", "Three.");
    }

    @Test
    void aSentenceKnowsWhereItIs() {
        List<Sentence> sentences = Sentences.of("a.md#b", "So. So.\n\n- So.\n\n| So. |\n|---|\n| So. |\n");
        assertThat(sentences).extracting(Sentence::start).containsExactly(0, 4, 10, 28);
        for (Sentence sentence : sentences) {
            assertThat("So. So. - So. | So. | |---| | So. |".substring(sentence.start()))
                    .startsWith(sentence.text());
        }
    }

    private static List<String> sentences(String lines) {
        return Sentences.of("a.md#b", lines).stream().map(Sentence::text).toList();
    }

    @Test
    void aPatternStandsForAnyText() {
        assertThat(Patterns.matches("*.parse", "LocalDateRange.parse")).isTrue();
        assertThat(Patterns.matches("*Set.*of", "StringSet.of")).isTrue();
        assertThat(Patterns.matches("String*.of", "StringSet.off")).isFalse();
        assertThat(Patterns.matches("StringSet.of", "StringSet.of")).isTrue();
        assertThat(Patterns.matches("*", "")).isTrue();
    }

    @Test
    void membersAreFoundByReflection() {
        assertThat(ApiSurface.of(List.of(Outer.class)).members())
                .containsExactly("Outer.CONSTANT", "Outer.Marker", "Outer.new", "Outer.overloaded");
    }

    public static final class Outer {
        public static final int CONSTANT = 1;
        private int hidden;

        public void overloaded(int number) {
            hidden += number;
        }

        public void overloaded(long number) {
            hidden += (int) number;
        }

        void packageOnly() {}

        public interface Marker {}

        interface Hidden {
            void member();
        }
    }
}

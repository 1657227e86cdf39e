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

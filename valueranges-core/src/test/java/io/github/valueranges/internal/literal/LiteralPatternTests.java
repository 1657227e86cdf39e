package io.github.valueranges.internal.literal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.internal.element.ElementPattern;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the expressions of literals match over an element that is printed as one letter. */
class LiteralPatternTests {

    private static final ElementPattern PLAIN = new ElementPattern("x", false, false);
    private static final ElementPattern DATED = new ElementPattern("x", true, true);

    private int judged;

    private void matches(String pattern, String... texts) {
        for (String text : texts) {
            assertThat(text.matches(pattern)).as("<%s> by %s", text, pattern).isTrue();
            judged++;
        }
    }

    private void misses(String pattern, String... texts) {
        for (String text : texts) {
            assertThat(text.matches(pattern)).as("<%s> by %s", text, pattern).isFalse();
            judged++;
        }
    }

    @Test
    void anElementIsMatchedByItself() {
        matches(LiteralPattern.ofElement(PLAIN), "x");
        misses(LiteralPattern.ofElement(PLAIN), "", "xx", "x BC", "infinity");
        matches(LiteralPattern.ofElement(DATED), "x", "x BC", "infinity", "-infinity");
        misses(LiteralPattern.ofElement(DATED), "", "xx", "\"x BC\"", "infinity BC", "+infinity");
        assertThat(judged).isEqualTo(14);
    }

    @Test
    void aRangeIsMatchedWithEitherBracket() {
        matches(LiteralPattern.ofRange(PLAIN), "empty", "[x,x]", "(x,x)", "[x,x)", "(x,x]", "[x,)", "(,x]", "(,)");
        misses(LiteralPattern.ofRange(PLAIN), "", "[x]", "[x,x", "x,x]", "[x,x,x]", "emptyempty", "{[x,x]}", "[x BC,)");
        matches(LiteralPattern.ofRange(DATED), "[\"x BC\",infinity)", "[-infinity,\"x BC\"]");
        misses(LiteralPattern.ofRange(DATED), "[x BC,)", "[\"x\",)");
        assertThat(judged).isEqualTo(20);
    }

    @Test
    void aRangeSetIsMatchedAsAListOfRanges() {
        matches(LiteralPattern.ofRangeSet(PLAIN), "{}", "{[x,x]}", "{(,x),[x,x],(x,)}");
        misses(LiteralPattern.ofRangeSet(PLAIN), "", "empty", "{empty}", "[x,x]", "{,}", "{[x,x],}", "{[x,x][x,x]}");
        assertThat(judged).isEqualTo(10);
    }

    @Test
    void aSetIsMatchedAsAListOfElements() {
        matches(LiteralPattern.ofArray(PLAIN), "{}", "{x}", "{x,x,x}");
        misses(LiteralPattern.ofArray(PLAIN), "", "x", "{x", "{,}", "{x,}", "{,x}", "{xx}", "{x BC}");
        matches(LiteralPattern.ofArray(DATED), "{-infinity,\"x BC\",x,infinity}");
        misses(LiteralPattern.ofArray(DATED), "{x BC}", "{\"x\"}");
        assertThat(judged).isEqualTo(14);
    }

    @Test
    void anExpressionReachesFromTheStartToTheEnd() {
        List<String> patterns = List.of(
                LiteralPattern.ofElement(DATED),
                LiteralPattern.ofRange(DATED),
                LiteralPattern.ofRangeSet(DATED),
                LiteralPattern.ofArray(DATED));
        assertThat(patterns)
                .hasSize(4)
                .allSatisfy(pattern -> assertThat(pattern).startsWith("^").endsWith("$"));
    }
}

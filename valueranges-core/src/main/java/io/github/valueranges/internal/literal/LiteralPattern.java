package io.github.valueranges.internal.literal;

import io.github.valueranges.internal.element.ElementPattern;

/**
 * Literals as regular expressions, from start to end: each matches what {@link LiteralWriter} writes, with either
 * bracket at either bound, and nothing that is refused for its form.
 */
public final class LiteralPattern {

    private LiteralPattern() {}

    public static String ofElement(ElementPattern element) {
        return "^" + element.alone() + "$";
    }

    public static String ofRange(ElementPattern element) {
        return "^(?:empty|" + range(element) + ")$";
    }

    /** Without the word for an empty range, which no range set is written with. */
    public static String ofRangeSet(ElementPattern element) {
        return list(range(element));
    }

    public static String ofArray(ElementPattern element) {
        return list(element.inLiteral());
    }

    private static String range(ElementPattern element) {
        String bound = element.inLiteral() + "?";
        return "[\\[\\(]" + bound + "," + bound + "[\\]\\)]";
    }

    private static String list(String member) {
        return "^\\{(?:" + member + "(?:," + member + ")*)?\\}$";
    }
}

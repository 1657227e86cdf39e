package io.github.valueranges.oracles.sweeps;

import io.github.valueranges.SetType;
import java.util.ArrayList;
import java.util.List;

/** The elements that value sets are drawn from: numbered points, or texts that orders and quoting disagree about. */
final class Universe {
    /**
     * Prefixes, letter case, what UTF-16 sorts otherwise than code points do, and what an array literal has to quote.
     */
    private static final List<String> TEXTS = List.of(
            "",
            "a",
            "b",
            "A",
            "aa",
            "a b",
            " a",
            "a\u00a0",
            "NULL",
            "null",
            "a,b",
            "{a}",
            "a\"b",
            "a\\b",
            "\u00e4",
            "\ufffd",
            "\ud83d\ude00",
            "\t",
            "'",
            "0");

    private Universe() {}

    static <E> List<E> of(SetType<E, ?> type) {
        List<E> elements = new ArrayList<>();
        if (type.elementClass().equals(String.class)) {
            TEXTS.forEach(text -> elements.add(type.parseElement(text)));
        } else {
            for (int number = -8; number < 8; number++) {
                elements.add(Points.point(type::parseElement, number)
                        .orElseThrow(() -> new AssertionError("the sweeps have no texts of elements of " + type)));
            }
        }
        return elements;
    }
}

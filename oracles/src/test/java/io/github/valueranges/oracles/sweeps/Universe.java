package io.github.valueranges.oracles.sweeps;

import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import java.util.ArrayList;
import java.util.List;

/** The elements that value sets are drawn from: points of the range type over the same elements, or texts that orders and quoting disagree about. */
final class Universe {
    /** Prefixes, letter case, what UTF-16 sorts otherwise than code points do, and what an array literal has to quote. */
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
        for (RangeType<?, ?, ?> range : RangeType.all()) {
            if (elements.isEmpty() && range.elementClass().equals(type.elementClass())) {
                points(range).forEach(point -> elements.add(type.elementClass().cast(point)));
            }
        }
        if (type.elementClass().equals(String.class)) {
            TEXTS.forEach(text -> elements.add(type.elementClass().cast(text)));
        }
        if (elements.isEmpty()) {
            throw new AssertionError("the sweeps need elements of " + type);
        }
        return elements;
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<E> points(
            RangeType<E, R, S> type) {
        List<E> points = new ArrayList<>();
        for (int number = -8; number < 8; number++) {
            points.add(Span.point(type, number));
        }
        return points;
    }
}

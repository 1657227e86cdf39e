package io.github.valueranges.boot;

import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.ValueType;
import io.github.valueranges.oracles.ElementTexts;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Literals of every type, right and wrong: texts of the elements, in every spelling that one of the readers might take
 * or spoil, in the places that a literal has for them. Nothing here knows which of them are right.
 */
final class EntryPointLiterals {

    /**
     * What the server takes for another moment each time, and what it has in another spelling alone: an offset beyond
     * its last one, the day before its first one as a bound.
     */
    private static final Set<String> LEFT_OUT =
            Set.of("now", "today", "tomorrow", "yesterday", "2026-06-01T10:30:00+16:00", "4714-11-23 BC");

    private EntryPointLiterals() {}

    /**
     * Texts of elements, of which the first two are elements in ascending order. What the server rounds to the
     * microsecond is left out, too.
     */
    static List<String> elements(ValueType<?> type) {
        return ElementTexts.of(type.elementClass()).stream()
                .filter(text -> !LEFT_OUT.contains(text) && !isFinerThanMicroseconds(text))
                .toList();
    }

    private static boolean isFinerThanMicroseconds(String text) {
        return text.matches(".*:[0-9]{2}\\.[0-9]{7}.*");
    }

    /** Literals of a type. */
    static List<String> of(ValueType<?> type) {
        Set<String> literals = new LinkedHashSet<>();
        List<String> texts = elements(type);
        String low = texts.get(0);
        String high = texts.get(1);
        if (type instanceof SetType<?, ?>) {
            for (String text : texts) {
                literals.add("{" + text + "}");
                literals.add("{" + quoted(text) + "}");
                literals.add(" { " + low + " , " + text + " } ");
            }
            literals.addAll(List.of(
                    "{}",
                    "{ }",
                    " {}\t",
                    "{" + high + "," + low + "," + high + "}",
                    "{" + low,
                    "{" + low + "}x",
                    "{" + low + ",}",
                    "{,}",
                    "{{" + low + "}}",
                    "{\"" + low + "}",
                    "{" + low + "}}",
                    "{\\" + low + "}",
                    "{" + low + "\\}"));
            return List.copyOf(literals);
        }
        List<String> ranges = new ArrayList<>();
        for (String text : texts) {
            ranges.add("[" + text + ",)");
            ranges.add("(," + text + "]");
            ranges.add("[" + low + "," + text + ")");
            ranges.add("[" + quoted(text) + ",)");
            ranges.add(" [" + low + " , " + text + "] ");
        }
        ranges.addAll(List.of(
                "(,)",
                "empty",
                "EMPTY",
                " Empty\t",
                "[" + low + "," + low + ")",
                "[" + high + "," + low + "]",
                "[" + low + "," + high,
                "[" + low + "," + high + "]x",
                "[" + low + ";" + high + "]",
                "[" + low + "," + high + "," + high + "]",
                "[" + low + "\\,)",
                "[\"" + low + ",)",
                "null"));
        if (type instanceof RangeType<?, ?, ?>) {
            literals.addAll(ranges);
            literals.addAll(List.of("{[" + low + "," + high + "]}", "\u00a0empty", "\u2003empty", low));
        } else {
            ranges.forEach(range -> literals.add("{" + range + "}"));
            literals.addAll(List.of(
                    "{}",
                    " { } ",
                    "{[" + low + "," + low + "],[" + high + "," + high + "]}",
                    "{[" + high + "," + high + "],[" + low + "," + low + "]}",
                    "{[" + low + "," + high + "],}",
                    "{,}",
                    "[" + low + "," + high + "]",
                    "{[" + low + "," + high + "]"));
        }
        return List.copyOf(literals);
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}

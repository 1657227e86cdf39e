package io.github.valueranges.jpa.internal;

import java.util.ArrayList;
import java.util.List;

/**
 * SQL text with places for arguments. {@code {0}} is the first argument as a range or range set, an element as the
 * range that holds it alone; {@code {0r}} as one range, {@code {0m}} as a multirange, {@code {0v}} as it is.
 * {@code {R}}, {@code {M}}, {@code {E}} name the range, multirange and element type, {@code {A}} the array type, and
 * {@code {C}} is the collation that gives text the order of its code points.
 */
final class Template {

    /** A piece of text, or the place of an argument ({@code index >= 0}), or of a type name ({@code index < 0}). */
    record Part(String text, int index, char form) {

        boolean isText() {
            return form == 't';
        }
    }

    private final List<Part> parts;

    private Template(List<Part> parts) {
        this.parts = parts;
    }

    static Template of(String text) {
        List<Part> parts = new ArrayList<>();
        int from = 0;
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
            int close = text.indexOf('}', open);
            parts.add(new Part(text.substring(from, open), -1, 't'));
            parts.add(place(text.substring(open + 1, close)));
            from = close + 1;
        }
        parts.add(new Part(text.substring(from), -1, 't'));
        return new Template(List.copyOf(parts));
    }

    private static Part place(String name) {
        char first = name.charAt(0);
        if (first >= '0' && first <= '9') {
            return new Part("", first - '0', name.length() == 1 ? 'o' : name.charAt(1));
        }
        return new Part("", -1, first);
    }

    List<Part> parts() {
        return parts;
    }
}

package io.github.valueranges.boot;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The text forms that requests and property values have beyond the literal.
 *
 * <p>A value set may be given by its literal, by a comma list, or by repeating the parameter:
 *
 * <ul>
 *   <li>one value that starts with <code>{</code> is the literal;
 *   <li>one other value is split at commas, white space around an element is no part of it;
 *   <li>two or more values are the elements, each as it stands;
 *   <li>one empty value is absent.
 * </ul>
 *
 * <p>Ranges and range sets are their literal and nothing else.
 */
final class ParameterText {

    private ParameterText() {}

    /** Reads the values of one parameter; null is "not given". */
    static @Nullable Object read(ValueTarget target, List<? extends CharSequence> values) {
        return switch (values.size()) {
            case 0 -> null;
            case 1 -> read(target, values.get(0));
            default -> readRepeated(target, values);
        };
    }

    /** Reads the only value of a parameter; null is "not given". */
    static @Nullable Object read(ValueTarget target, CharSequence value) {
        if (value.isEmpty()) {
            return null;
        }
        if (!target.isValueSet() || startsWithBrace(value)) {
            return target.parse(value);
        }
        return target.ofElements(commaList(value));
    }

    private static Object readRepeated(ValueTarget target, List<? extends CharSequence> values) {
        if (target.isValueSet()) {
            return target.ofElements(values);
        }
        throw new InvalidValueException(
                "is given " + values.size() + " times, but takes one value such as " + target.example());
    }

    private static boolean startsWithBrace(CharSequence value) {
        int start = skipSpace(value, 0, value.length());
        return start < value.length() && value.charAt(start) == '{';
    }

    private static List<CharSequence> commaList(CharSequence value) {
        List<CharSequence> elements = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= value.length(); i++) {
            if (i == value.length() || value.charAt(i) == ',') {
                elements.add(trimmedElement(value, start, i, elements.size() + 1));
                start = i + 1;
            }
        }
        return elements;
    }

    // "a,,b" and "a," are typing errors more often than they mean the empty text, which the literal can say.
    private static CharSequence trimmedElement(CharSequence value, int start, int end, int number) {
        CharSequence element = trimmed(value, start, end);
        if (element.isEmpty()) {
            throw new InvalidValueException(
                    "element " + number + " of the comma list is empty; write {\"\"} for the empty text");
        }
        return element;
    }

    /**
     * Splits a list of literals at the commas that stand outside brackets, braces and quotes.
     *
     * <p>{@code [2026-06-01,2026-06-08],[2026-07-01,)} gives two literals.
     */
    static List<CharSequence> literals(CharSequence value) {
        List<CharSequence> literals = new ArrayList<>();
        int depth = 0;
        boolean quoted = false;
        int start = 0;
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (!quoted && (c == '[' || c == '(' || c == '{')) {
                depth++;
            } else if (!quoted && (c == ']' || c == ')' || c == '}')) {
                depth--;
            } else if (!quoted && c == ',' && depth <= 0) {
                literals.add(trimmed(value, start, i));
                start = i + 1;
            }
        }
        literals.add(trimmed(value, start, value.length()));
        return literals;
    }

    private static CharSequence trimmed(CharSequence value, int start, int end) {
        int first = skipSpace(value, start, end);
        int last = end;
        while (last > first && isSpace(value.charAt(last - 1))) {
            last--;
        }
        return value.subSequence(first, last);
    }

    private static int skipSpace(CharSequence value, int start, int end) {
        int i = start;
        while (i < end && isSpace(value.charAt(i))) {
            i++;
        }
        return i;
    }

    // PostgreSQL's white space, whatever the locale.
    private static boolean isSpace(char c) {
        return c == ' ' || (c >= '\t' && c <= '\r');
    }
}

package io.github.valueranges;

import io.github.valueranges.internal.element.Excerpt;
import java.util.Objects;

/**
 * Signals that a text is not a literal of the type that was asked for.
 *
 * <p>The message is complete for an end user: what was expected, at which index, and an excerpt of the text of at most
 * {@value #EXCERPT_LENGTH} characters. It is the same in every locale and never repeats more of the text than the
 * excerpt. PostgreSQL reports the same faults with SQLSTATE {@code 22P02}, {@code 22007}, {@code 22008} and
 * {@code 22000}.
 *
 * <pre>{@code
 * LocalDateRange.parse("[2026-06-08,2026-06-01]");
 * // LiteralParseException: lower bound 2026-06-08 is after upper bound 2026-06-01 at index 0 in "[2026-06-08,2026-06-01]"
 * }</pre>
 */
public final class LiteralParseException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;
    private static final int EXCERPT_LENGTH = 64;

    /** What was expected, and what the excerpt shows. */
    private final String expected;

    private final String excerpt;
    private final int errorIndex;

    /**
     * Creates an exception for one place of a text.
     *
     * @param expected what was expected or what is wrong, as a phrase without the place
     * @param literal the whole text; only an excerpt around {@code index} is kept
     * @param index the index of the first character that is wrong, from 0 to the text's length
     * @throws NullPointerException if an argument is null
     */
    public LiteralParseException(String expected, CharSequence literal, int index) {
        this(
                Objects.requireNonNull(expected, "expected"),
                excerpt(Objects.requireNonNull(literal, "literal"), index),
                index);
    }

    private LiteralParseException(String expected, String excerpt, int index) {
        super(expected + " at index " + index + " in \"" + excerpt + "\"");
        this.expected = expected;
        this.excerpt = excerpt;
        this.errorIndex = index;
    }

    /**
     * Returns the index of the first character that is wrong.
     *
     * @return an index into the text, its length when the text ends too early
     */
    public int getErrorIndex() {
        return errorIndex;
    }

    /**
     * Returns what was expected at the index, or what is wrong there.
     *
     * @return the phrase that starts the message
     */
    public String getExpected() {
        return expected;
    }

    /**
     * Returns the part of the text around the index. Characters that do not show, start a line or turn the direction of
     * the text, and unpaired surrogates, are shown as a backslash, the letter u and their code in four hexadecimal
     * digits, cut ends as an ellipsis.
     *
     * @return the excerpt, bounded in length
     */
    public String getExcerpt() {
        return excerpt;
    }

    /** The same refusal for the same cause, whose message starts with the place of the text among several, counted from 1. */
    LiteralParseException ofElement(int number) {
        LiteralParseException numbered =
                new LiteralParseException("element " + number + ": " + expected, excerpt, errorIndex);
        numbered.initCause(getCause());
        return numbered;
    }

    private static String excerpt(CharSequence literal, int index) {
        int length = literal.length();
        int from = length <= EXCERPT_LENGTH
                ? 0
                : Math.max(0, Math.min(index - EXCERPT_LENGTH / 2, length - EXCERPT_LENGTH));
        int to = Math.min(length, from + EXCERPT_LENGTH);
        StringBuilder out = new StringBuilder(to - from + 2);
        if (from > 0) {
            out.append('…');
        }
        Excerpt.append(literal, from, to, out);
        if (to < length) {
            out.append('…');
        }
        return out.toString();
    }
}

package io.github.valueranges.internal.element;

import io.github.valueranges.LiteralParseException;

/**
 * The text of one element inside a literal: its characters, and where they stand in the literal, so that a refusal
 * names the place in what the caller wrote.
 */
public final class ElementText {

    private final CharSequence chars;
    private final int from;
    private final int to;
    private final CharSequence literal;
    private final int literalIndex;

    private ElementText(CharSequence chars, int from, int to, CharSequence literal, int literalIndex) {
        this.chars = chars;
        this.from = from;
        this.to = to;
        this.literal = literal;
        this.literalIndex = literalIndex;
    }

    /** The whole of a text. */
    public static ElementText of(CharSequence text) {
        return new ElementText(text, 0, text.length(), text, 0);
    }

    /** The characters {@code from} to {@code to} of a literal, which hold neither quotes nor escapes. */
    public static ElementText slice(CharSequence literal, int from, int to) {
        return new ElementText(literal, from, to, literal, from);
    }

    /** Characters from which quotes and escapes of the literal were taken out; a refusal names where they start. */
    public static ElementText unquoted(CharSequence chars, CharSequence literal, int literalIndex) {
        return new ElementText(chars, 0, chars.length(), literal, literalIndex);
    }

    public int length() {
        return to - from;
    }

    public char charAt(int index) {
        return chars.charAt(from + index);
    }

    /** As {@link Decimal#twoDigits}. */
    int twoDigits(int index) {
        return Decimal.twoDigits(chars, from + index);
    }

    /** The text without the ASCII white space around it, as PostgreSQL's numeric and temporal input reads it. */
    public ElementText trimmed() {
        int start = from;
        int end = to;
        while (start < end && isSpace(chars.charAt(start))) {
            start++;
        }
        while (end > start && isSpace(chars.charAt(end - 1))) {
            end--;
        }
        return start == from && end == to
                ? this
                : new ElementText(chars, start, end, literal, chars == literal ? start : literalIndex);
    }

    /** Whether the characters from {@code index} to the end are {@code lowerCaseWord} in any ASCII case. */
    public boolean endsWithWordAt(int index, String lowerCaseWord) {
        if (length() - index != lowerCaseWord.length()) {
            return false;
        }
        for (int i = 0; i < lowerCaseWord.length(); i++) {
            if ((charAt(index + i) | 0x20) != lowerCaseWord.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** An exception for the character at {@code index} of this text. */
    public LiteralParseException refuse(int index, String expected) {
        int place = chars == literal ? from + index : literalIndex;
        return new LiteralParseException(expected, literal, place);
    }

    /** ASCII white space, as C's {@code isspace}: the vertical tab and the form feed included, nothing of Unicode. */
    public static boolean isSpace(char c) {
        return c == ' ' || (c >= '\t' && c <= '\r');
    }

    /** The characters themselves. */
    @Override
    public String toString() {
        return chars.subSequence(from, to).toString();
    }
}

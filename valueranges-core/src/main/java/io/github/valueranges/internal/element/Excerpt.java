package io.github.valueranges.internal.element;

/** A stretch of foreign text in a message: on one line, in its own order, and without a character that hides. */
public final class Excerpt {

    private static final int VALUE_LENGTH = 64;

    private Excerpt() {}

    /** The text of an element for a message: a number can have a hundred thousand digits. */
    public static <E> String of(ElementType<E> type, E element) {
        return start(type.format(element));
    }

    /** The start of a text, or all of it if it is short, as {@link #append} writes it. */
    public static String start(String text) {
        boolean whole = text.length() <= VALUE_LENGTH;
        int end = whole ? text.length() : VALUE_LENGTH - 1;
        if (!whole && Character.isSurrogatePair(text.charAt(end - 1), text.charAt(end))) {
            end--;
        }
        StringBuilder out = new StringBuilder(end + 1);
        append(text, 0, end, out);
        return (whole ? out : out.append('…')).toString();
    }

    /**
     * Appends the characters {@code from} to {@code to}. What is no whole character, starts a line, is not seen or
     * turns the direction of what follows is written as its code.
     */
    public static void append(CharSequence text, int from, int to, StringBuilder out) {
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            boolean pair = Character.isHighSurrogate(c) && i + 1 < to && Character.isLowSurrogate(text.charAt(i + 1));
            boolean hidden = isHidden(pair ? Character.toCodePoint(c, text.charAt(i + 1)) : c);
            append(c, hidden, out);
            if (pair) {
                append(text.charAt(++i), hidden, out);
            }
        }
    }

    private static void append(char c, boolean asCode, StringBuilder out) {
        if (!asCode) {
            out.append(c);
            return;
        }
        out.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
            out.append(Character.forDigit(c >> shift & 0xF, 16));
        }
    }

    private static boolean isHidden(int codePoint) {
        int category = Character.getType(codePoint);
        return category == Character.CONTROL
                || category == Character.SURROGATE
                || category == Character.FORMAT
                || category == Character.LINE_SEPARATOR
                || category == Character.PARAGRAPH_SEPARATOR;
    }
}

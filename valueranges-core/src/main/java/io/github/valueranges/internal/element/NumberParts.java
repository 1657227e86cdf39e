package io.github.valueranges.internal.element;

/**
 * Where the parts of a number stand in its text: digits with a point among them or none, and the exponent after them.
 *
 * @param from where its digits start, after a sign and the prefix of a radix
 * @param point where its point stands, or its digits end if it has none
 * @param to where digits and point end
 * @param exponent the exponent, zero if there is none: right up to {@link #MAX_EXPONENT}, and beyond it no less
 */
record NumberParts(int from, int point, int to, long exponent) {

    /** Beyond every exponent that leads to a number, and far from an overflow when digits are counted on to it. */
    static final long MAX_EXPONENT = 1L << 40;

    /** Why NaN and the infinities of the server are no elements. */
    static final String NOT_FINITE = "NaN and the infinities are refused: expected a finite number";

    /**
     * Finds the parts, up to the end of the text.
     *
     * @param underscores whether a single underscore may stand between digits
     * @param expected the accepted form, for the message of a refusal
     */
    static NumberParts of(ElementText text, int from, int radix, boolean underscores, String expected) {
        int point = Digits.end(text, from, radix, underscores);
        int to = point;
        if (point < text.length() && text.charAt(point) == '.') {
            to = Digits.end(text, point + 1, radix, underscores);
            if (to == point + 1 && point == from) {
                throw text.refuse(to, expected);
            }
        } else if (point == from) {
            throw text.refuse(from, isNotFinite(text, from) ? NOT_FINITE : expected);
        }
        int end = to;
        long exponent = 0;
        if (to < text.length() && (text.charAt(to) | 0x20) == (radix == 16 ? 'p' : 'e')) {
            int first = Digits.afterSign(text, to + 1);
            end = Digits.end(text, first, 10, underscores);
            if (end == first) {
                throw text.refuse(end, expected);
            }
            exponent = exponent(text, first, end);
            exponent = Digits.isNegative(text, to + 1) ? -exponent : exponent;
        }
        if (end < text.length()) {
            throw text.refuse(end, expected);
        }
        return new NumberParts(from, point, to, exponent);
    }

    private static long exponent(ElementText text, int from, int to) {
        long exponent = 0;
        for (int i = from; i < to; i++) {
            int digit = Digits.digitAt(text, i, 10);
            exponent = digit < 0 ? exponent : Math.min(MAX_EXPONENT, exponent * 10 + digit);
        }
        return exponent;
    }

    private static boolean isNotFinite(ElementText text, int from) {
        return text.endsWithWordAt(from, "nan")
                || text.endsWithWordAt(from, "inf")
                || text.endsWithWordAt(from, "infinity");
    }
}

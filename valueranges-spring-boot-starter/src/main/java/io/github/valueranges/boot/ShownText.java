package io.github.valueranges.boot;

/** Text of the sender as a problem document may show it. */
final class ShownText {

    private ShownText() {}

    /**
     * Cuts a text to a length, and replaces controls and halves of surrogate pairs, on which writing the document would
     * fail.
     */
    static String of(String text, int length) {
        StringBuilder shown = new StringBuilder(Math.min(text.length(), length) + 1);
        int i = 0;
        while (i < text.length()) {
            int point = text.codePointAt(i);
            i += Character.charCount(point);
            if (shown.length() + Character.charCount(point) > length) {
                return shown.append('…').toString();
            }
            boolean unshown = Character.isISOControl(point) || Character.getType(point) == Character.SURROGATE;
            shown.appendCodePoint(unshown ? '?' : point);
        }
        return shown.toString();
    }
}

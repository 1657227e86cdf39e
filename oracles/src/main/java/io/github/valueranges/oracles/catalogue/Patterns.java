package io.github.valueranges.oracles.catalogue;

/** The patterns of the catalogues. */
public final class Patterns {
    private Patterns() {}

    /** Tells whether a text is what a pattern says, {@code *} standing for any text. */
    public static boolean matches(String pattern, String text) {
        int star = pattern.indexOf('*');
        if (star < 0) {
            return pattern.equals(text);
        }
        if (!text.startsWith(pattern.substring(0, star))) {
            return false;
        }
        String rest = pattern.substring(star + 1);
        for (int from = star; from <= text.length(); from++) {
            if (matches(rest, text.substring(from))) {
                return true;
            }
        }
        return false;
    }
}

package io.github.valueranges.oracles.clones;

import java.util.ArrayList;
import java.util.List;

/** Splits Java source without comments into names, numbers, texts and signs. */
final class Tokens {
    private Tokens() {}

    static List<String> of(String source) {
        List<String> tokens = new ArrayList<>();
        int at = 0;
        while (at < source.length()) {
            char first = source.charAt(at);
            int end = at + 1;
            if (Character.isJavaIdentifierPart(first)) {
                while (end < source.length() && Character.isJavaIdentifierPart(source.charAt(end))) {
                    end++;
                }
            } else if (first == '"' || first == '\'') {
                while (source.charAt(end) != first) {
                    end += source.charAt(end) == '\\' ? 2 : 1;
                }
                end++;
            }
            if (!Character.isWhitespace(first)) {
                tokens.add(source.substring(at, end));
            }
            at = end;
        }
        return tokens;
    }
}

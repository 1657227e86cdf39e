package io.github.valueranges.oracles.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The sentences of a section: those of its paragraphs and list items, and the rows of its tables. Blocks of code have
 * none, and a heading is none.
 */
final class Sentences {
    private static final List<String> ABBREVIATIONS = List.of("e.g.", "i.e.", "vs.");

    private final String source;
    private final String section;
    private final List<Sentence> sentences = new ArrayList<>();
    private final StringBuilder block = new StringBuilder();
    private int end;

    private Sentences(String source, String section) {
        this.source = source;
        this.section = section;
    }

    /** Splits the lines of a section. */
    static List<Sentence> of(String source, String lines) {
        Sentences sentences = new Sentences(source, Documents.collapse(lines));
        sentences.readLines(lines);
        return sentences.sentences;
    }

    private void readLines(String lines) {
        boolean code = false;
        Optional<Sentence> head = Optional.empty();
        for (String line : lines.lines().map(String::strip).toList()) {
            boolean fence = line.startsWith("```");
            boolean row = !code && line.startsWith("|");
            if (fence || row || line.isEmpty() || isItem(line)) {
                finishBlock();
            }
            if (!row) {
                head = Optional.empty();
            }
            if (fence) {
                code = !code;
            } else if (row && head.isEmpty()) {
                head = Optional.of(next(Documents.collapse(line), Optional.empty()));
            } else if (row && !line.startsWith("|--")) {
                sentences.add(next(Documents.collapse(line), head));
            } else if (!code && !row) {
                block.append(isItem(line) ? line.substring(line.indexOf(' ')) : line)
                        .append('\n');
            }
        }
        finishBlock();
    }

    /** Tells whether a line begins an item of a list. */
    private static boolean isItem(String line) {
        int digits = 0;
        while (digits < line.length() && Character.isDigit(line.charAt(digits))) {
            digits++;
        }
        return line.startsWith("- ") || line.startsWith("* ") || (digits > 0 && line.startsWith(". ", digits));
    }

    private void finishBlock() {
        String text = Documents.collapse(block);
        block.setLength(0);
        boolean code = false;
        int from = 0;
        for (int index = 0; index < text.length(); index++) {
            char each = text.charAt(index);
            if (each == '`') {
                code = !code;
            } else if (!code && (each == '.' || each == '!' || each == '?')) {
                int after = index + 1;
                while (after < text.length() && ")*_\"".indexOf(text.charAt(after)) >= 0) {
                    after++;
                }
                if (endsAt(text, from, after)) {
                    sentences.add(next(text.substring(from, after), Optional.empty()));
                    from = after + 1;
                }
            }
        }
        if (from < text.length()) {
            sentences.add(next(text.substring(from), Optional.empty()));
        }
    }

    private static boolean endsAt(String text, int from, int after) {
        if (after >= text.length()) {
            return true;
        }
        String sentence = text.substring(from, after);
        return text.charAt(after) == ' '
                && !Character.isLowerCase(text.charAt(after + 1))
                && ABBREVIATIONS.stream().noneMatch(sentence::endsWith);
    }

    private Sentence next(String text, Optional<Sentence> head) {
        int start = section.indexOf(text, end);
        if (start < 0) {
            throw new IllegalStateException(source + " does not say \"" + text + "\" after character " + end);
        }
        end = start + text.length();
        return new Sentence(source, text, start, head);
    }
}

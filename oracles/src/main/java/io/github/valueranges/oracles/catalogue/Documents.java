package io.github.valueranges.oracles.catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The documents that promise something: the front page, and every page under {@code docs} but those that explain how
 * the project is made.
 */
public final class Documents {
    /** Pages that describe the house: they promise its users nothing. */
    private static final Set<String> EXPLAINING =
            Set.of("docs/architecture.md", "docs/oracles.md", "docs/oracle-tests.md");

    private final Map<String, Map<String, String>> sections = new LinkedHashMap<>();
    private final Map<String, List<Sentence>> sentences = new LinkedHashMap<>();

    private Documents() {}

    /** Reads the documents of a checkout. */
    public static Documents of(Path root) {
        Documents documents = new Documents();
        try (Stream<Path> pages =
                Files.exists(root.resolve("docs")) ? Files.list(root.resolve("docs")) : Stream.empty()) {
            List<String> names = new ArrayList<>(List.of("README.md"));
            pages.map(page -> "docs/" + page.getFileName())
                    .filter(name -> name.endsWith(".md") && !EXPLAINING.contains(name))
                    .sorted()
                    .forEach(names::add);
            for (String name : names) {
                if (Files.exists(root.resolve(name))) {
                    documents.add(name, Files.readAllLines(root.resolve(name)));
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return documents;
    }

    private void add(String name, List<String> lines) {
        sections.put(name, sectionsOf(lines));
        linesOf(lines).forEach((heading, text) -> {
            String source = name + "#" + heading;
            sentences.put(source, Sentences.of(source, text));
        });
    }

    /** Returns the sentences between a heading and the next one; none if there is no such heading. */
    public List<Sentence> sentences(String source) {
        return sentences.getOrDefault(source, List.of());
    }

    /** Returns the names of the documents. */
    public Set<String> names() {
        return sections.keySet();
    }

    /** Returns every heading with text of its own below it, as {@code file#heading}. */
    public List<String> headingsWithText() {
        List<String> headings = new ArrayList<>();
        sections.forEach((name, byHeading) -> byHeading.forEach((heading, text) -> {
            if (!text.isEmpty()) {
                headings.add(name + "#" + heading);
            }
        }));
        return headings;
    }

    /**
     * Returns the text between a heading and the next one, with white space collapsed; absent if there is no such
     * heading.
     */
    public Optional<String> section(String source) {
        int hash = source.indexOf('#');
        if (hash < 0) {
            return Optional.empty();
        }
        Map<String, String> byHeading = sections.getOrDefault(source.substring(0, hash), Map.of());
        return Optional.ofNullable(byHeading.get(source.substring(hash + 1)));
    }

    static Map<String, String> sectionsOf(List<String> lines) {
        Map<String, String> sections = linesOf(lines);
        sections.replaceAll((slug, text) -> collapse(text));
        return sections;
    }

    /** Returns the lines between each heading and the next one, as they are. */
    private static Map<String, String> linesOf(List<String> lines) {
        Map<String, StringBuilder> sections = new LinkedHashMap<>();
        StringBuilder current = new StringBuilder();
        boolean code = false;
        for (String line : lines) {
            if (line.strip().startsWith("```")) {
                code = !code;
            }
            // A "#" inside a code block is a comment of a shell, not a heading.
            if (!code && isHeading(line)) {
                String slug = slug(line);
                String unique = slug;
                for (int repeated = 1; sections.containsKey(unique); repeated++) {
                    unique = slug + "-" + repeated;
                }
                current = new StringBuilder();
                sections.put(unique, current);
            } else {
                current.append(line).append('\n');
            }
        }
        Map<String, String> texts = new LinkedHashMap<>();
        sections.forEach((slug, text) -> texts.put(slug, text.toString()));
        return texts;
    }

    private static boolean isHeading(String line) {
        int level = 0;
        while (level < line.length() && line.charAt(level) == '#') {
            level++;
        }
        return level > 0 && level <= 6 && level < line.length() && line.charAt(level) == ' ';
    }

    static String slug(String heading) {
        StringBuilder slug = new StringBuilder();
        String text = heading.substring(heading.indexOf(' ')).strip().toLowerCase(Locale.ROOT);
        text.codePoints().forEach(point -> {
            if (point == ' ') {
                slug.append('-');
            } else if (Character.isLetterOrDigit(point) || point == '-' || point == '_') {
                slug.appendCodePoint(point);
            }
        });
        return slug.toString();
    }

    /** Returns the text with every run of white space as one space. */
    static String collapse(CharSequence text) {
        StringBuilder collapsed = new StringBuilder();
        boolean gap = false;
        for (int index = 0; index < text.length(); index++) {
            char next = text.charAt(index);
            if (Character.isWhitespace(next)) {
                gap = collapsed.length() > 0;
            } else {
                if (gap) {
                    collapsed.append(' ');
                    gap = false;
                }
                collapsed.append(next);
            }
        }
        return collapsed.toString();
    }
}

package io.github.valueranges.oracles.catalogue;

import io.github.valueranges.oracles.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Catalogues with one file for each document: {@code jpa.json} is about {@code docs/jpa.md}. */
final class ByPage {
    private ByPage() {}

    /**
     * Reads the entries of every file, in the order of their names.
     *
     * @throws IllegalArgumentException if an entry is about another document than its file
     */
    static List<Json.Entry> entries(Path directory) {
        List<Json.Entry> entries = new ArrayList<>();
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.sorted().toList()) {
                for (Json.Entry entry : Json.entries(file)) {
                    String source = entry.text("source");
                    if (!nameOf(source).equals(String.valueOf(file.getFileName()))) {
                        throw new IllegalArgumentException(file + ": an entry is about " + source);
                    }
                    entries.add(entry);
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return entries;
    }

    private static String nameOf(String source) {
        int end = source.indexOf(".md#");
        return end < 0 ? "" : source.substring(source.lastIndexOf('/', end) + 1, end) + ".json";
    }
}

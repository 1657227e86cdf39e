package io.github.valueranges.oracles.catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The fourteen requirements on an oracle, {@code R1} to {@code R14} of {@code docs/oracle-tests.md}; a review record has one
 * line for each of them.
 */
final class Requirements {
    static final int COUNT = 14;

    private Requirements() {}

    static List<String> missingIn(Path record) {
        List<String> lines;
        try {
            lines = Files.readAllLines(record);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        List<String> missing = new ArrayList<>();
        for (int number = 1; number <= COUNT; number++) {
            String start = "- R" + number + " ";
            // The line must say more than the number: an outcome, and why.
            if (lines.stream().noneMatch(line -> line.startsWith(start) && line.length() > start.length() + 8)) {
                missing.add("R" + number);
            }
        }
        return missing;
    }
}

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

    /** The words that an outcome begins with. */
    static final List<String> OUTCOMES = List.of("met", "open", "does not apply");

    static List<String> missingIn(Path record) {
        List<String> lines = linesOf(record);
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

    /** Returns the requirements whose line does not begin with an outcome. */
    static List<String> withoutOutcomeIn(Path record) {
        List<String> without = new ArrayList<>();
        for (String line : linesOf(record)) {
            if (line.startsWith("- R")) {
                int space = line.indexOf(' ', 2);
                String outcome = space < 0 ? "" : line.substring(space + 1);
                if (OUTCOMES.stream().noneMatch(outcome::startsWith)) {
                    without.add(line.substring(2, space < 0 ? line.length() : space));
                }
            }
        }
        return without;
    }

    /** Tells whether the record says of a requirement that it is met. */
    static boolean isMet(Path record, int number) {
        return linesOf(record).stream().anyMatch(line -> line.startsWith("- R" + number + " met"));
    }

    /** Returns what the record has between back quotes. */
    static List<String> quotedIn(Path record) {
        List<String> quoted = new ArrayList<>();
        String text = String.join("\n", linesOf(record));
        for (int open = text.indexOf('`'); open >= 0; ) {
            int close = text.indexOf('`', open + 1);
            if (close < 0) {
                break;
            }
            quoted.add(text.substring(open + 1, close));
            open = text.indexOf('`', close + 1);
        }
        return quoted;
    }

    private static List<String> linesOf(Path record) {
        try {
            return Files.readAllLines(record);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}

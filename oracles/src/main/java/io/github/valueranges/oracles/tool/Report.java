package io.github.valueranges.oracles.tool;

import io.github.valueranges.oracles.Verdict;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.OptionalLong;

/**
 * What the run of one test class came to.
 *
 * @param outcome how it ended
 * @param evidence the first line that says so
 */
record Report(Outcome outcome, String evidence) {
    /** How the run of one test class ended. */
    enum Outcome {
        /** No test of the class ended: it was not built or not run. */
        NOT_RUN,
        /** Every test passed, or failed with rows that were known before. */
        PASSED,
        /** An assertion failed, and not only over rows that were known before. */
        FAILED,
        /** A test ended in an exception and none in an assertion: it did not reach its comparison. */
        BROKEN
    }

    private static final int EVIDENCE_LENGTH = 240;

    /** Reads what {@link Watch} wrote about a test class and the classes inside of it. */
    static Report of(List<String> watched, String testClass) {
        Report report = new Report(Outcome.NOT_RUN, "no test of it ended");
        for (String line : watched) {
            int first = line.indexOf(' ');
            int second = line.indexOf(' ', first + 1);
            String name = line.substring(0, first);
            if (name.equals(testClass) || name.startsWith(testClass + "$")) {
                byte[] message = Base64.getDecoder().decode(line.substring(second + 1));
                report = report.worse(line.substring(first + 1, second), new String(message, StandardCharsets.UTF_8));
            }
        }
        return report;
    }

    private Report worse(String end, String message) {
        if (outcome == Outcome.FAILED) {
            return this;
        }
        OptionalLong newRows = Verdict.newRowsIn(message);
        if (end.equals("FAILED") && (newRows.isEmpty() || newRows.getAsLong() > 0)) {
            return new Report(Outcome.FAILED, firstRow(message));
        }
        if (end.equals("BROKEN")) {
            return outcome == Outcome.BROKEN ? this : new Report(Outcome.BROKEN, firstRow(message));
        }
        return outcome == Outcome.NOT_RUN ? new Report(Outcome.PASSED, "every test passed") : this;
    }

    /** The first row under the head of a verdict, or the beginning of any other message. */
    private static String firstRow(String message) {
        List<String> lines = message.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
        if (lines.isEmpty()) {
            return "";
        }
        boolean rows = Verdict.newRowsIn(message).isPresent() && lines.size() > 1;
        // Of a generated case the reduced operands say most.
        String line = lines.stream()
                .filter(each -> rows && each.startsWith("reduced "))
                .findFirst()
                .map(reduced -> lines.get(1) + ", " + reduced)
                .orElse(rows ? lines.get(1) : String.join(" ", lines));
        return line.length() > EVIDENCE_LENGTH ? line.substring(0, EVIDENCE_LENGTH) + "…" : line;
    }
}

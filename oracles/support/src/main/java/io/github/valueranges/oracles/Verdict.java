package io.github.valueranges.oracles;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Judges the failure lines of one sweep against the register of known disagreements.
 *
 * <p>A line that begins with the row of a filed candidate is reported and does not fail. A line of a candidate that is
 * not filed yet fails under its family name, so that nothing is set aside before it is written up. Every other line is
 * new and fails. A candidate that no line begins with any more fails as fixed, so that the register cannot outlive the
 * defect.
 *
 * <p>Most tests reach this through a {@link Recorder}.
 */
public final class Verdict {
    /** How many new lines are kept word for word; the rest is counted. */
    static final int KEPT_LINES = 40;

    private static final String HEAD = "verdict of ";
    private static final String NEW_ROWS = " new rows";

    private final String name;
    private final List<Candidate> candidates;
    private final Set<Candidate> met = new LinkedHashSet<>();
    private final List<String> lines = new ArrayList<>();
    private long newRows;
    private long knownRows;
    private long unfiledRows;
    private boolean everyCandidate = true;

    private Verdict(String name, List<Candidate> candidates) {
        this.name = name;
        this.candidates = candidates;
    }

    /** Returns the verdict of a class with one sweep. */
    public static Verdict of(Class<?> oracle) {
        return of(oracle, "");
    }

    /** Returns the verdict of one sweep of a class; candidates of its other sweeps are left alone. */
    public static Verdict of(Class<?> oracle, String method) {
        return of(oracle.getSimpleName(), method, Candidate.all());
    }

    static Verdict of(String oracle, String method, List<Candidate> register) {
        requireNonNull(method, "method");
        List<Candidate> scoped = new ArrayList<>();
        for (Candidate candidate : register) {
            if (candidate.oracle().equals(oracle)
                    && (candidate.method().isEmpty() || candidate.method().equals(method))) {
                scoped.add(candidate);
            }
        }
        return new Verdict(method.isEmpty() ? oracle : oracle + "." + method, scoped);
    }

    /** Leaves out the candidates whose row does not begin with the prefix: for a test that runs once per row. */
    public Verdict rows(String prefix) {
        requireNonNull(prefix, "prefix");
        List<Candidate> scoped = new ArrayList<>(candidates);
        scoped.removeIf(candidate -> !candidate.row().startsWith(prefix));
        return new Verdict(name, scoped);
    }

    /** Accepts that a candidate is not met: for cases drawn from a fresh seed, which may miss it. */
    public Verdict acceptingUnmet() {
        everyCandidate = false;
        return this;
    }

    /** Hands in one failure line. */
    public void add(String line) {
        requireNonNull(line, "line");
        boolean known = false;
        boolean unfiled = false;
        String family = "";
        for (Candidate candidate : candidates) {
            if (line.startsWith(candidate.row())) {
                boolean first = met.add(candidate);
                known |= candidate.isFiled();
                unfiled |= !candidate.isFiled();
                family = candidate.family();
                if (candidate.isFiled() && first) {
                    System.out.println(
                            "SKIPPED [known candidate: " + family + ", issue " + candidate.issue() + "] " + line);
                }
            }
        }
        if (known) {
            knownRows++;
        } else if (unfiled) {
            unfiledRows++;
            keep("[candidate without an issue: " + family + "] " + line);
        } else {
            newRows++;
            keep(line);
        }
    }

    private void keep(String line) {
        if (lines.size() < KEPT_LINES) {
            lines.add(line);
        }
    }

    /** Returns how many lines matched a filed candidate. */
    public long knownRows() {
        return knownRows;
    }

    /**
     * Ends the sweep.
     *
     * @throws AssertionError if a line is new, belongs to a candidate that is not filed, or a candidate is met by no
     *     line
     */
    public void conclude() {
        List<String> fixed = new ArrayList<>();
        for (Candidate candidate : candidates) {
            if (everyCandidate && !met.contains(candidate)) {
                fixed.add("candidate fixed: remove the entry \"" + candidate.row() + "\" (" + candidate.family() + ")");
            }
        }
        if (newRows + unfiledRows + fixed.size() == 0) {
            return;
        }
        StringBuilder message = new StringBuilder(HEAD)
                .append(name)
                .append(": ")
                .append(newRows)
                .append(NEW_ROWS)
                .append(", ")
                .append(unfiledRows)
                .append(" rows of candidates without an issue, ")
                .append(fixed.size())
                .append(" candidates fixed");
        for (String line : lines) {
            message.append("\n  ").append(line);
        }
        long dropped = newRows + unfiledRows - lines.size();
        if (dropped > 0) {
            message.append("\n  … and ").append(dropped).append(" more");
        }
        for (String line : fixed) {
            message.append("\n  ").append(line);
        }
        throw new AssertionError(message.toString());
    }

    /**
     * Returns how many new rows a verdict's message counts; absent if the text is not the message of a verdict.
     *
     * <p>A planted defect is caught by new rows alone: a row that was known before it proves nothing.
     */
    public static OptionalLong newRowsIn(String message) {
        int head = message.indexOf(HEAD);
        int end = message.indexOf(NEW_ROWS);
        if (head < 0 || end < head) {
            return OptionalLong.empty();
        }
        int start = end;
        while (start > head && Character.isDigit(message.charAt(start - 1))) {
            start--;
        }
        return start == end ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(message.substring(start, end)));
    }
}

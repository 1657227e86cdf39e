package io.github.valueranges.oracles;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A disagreement that was found and is not fixed yet.
 *
 * @param oracle the simple name of the class whose sweep prints it
 * @param row how its failure line begins: operation and operands, never the actual value, which changes with the fix
 * @param method the sweep of the class that prints it; empty for every sweep of the class
 * @param family what the rows of one cause are called
 * @param issue where it is written up; empty until it is
 */
public record Candidate(String oracle, String row, String method, String family, String issue) {
    /** Reads the register of the checkout. */
    public static List<Candidate> all() {
        return read(ProjectTree.root().resolve("oracles/candidates.json"));
    }

    /**
     * Reads a register.
     *
     * @throws IllegalArgumentException if an entry lacks its oracle, row or family, or has another member
     */
    public static List<Candidate> read(Path file) {
        List<Candidate> candidates = new ArrayList<>();
        for (Json.Entry entry : Json.entries(file)) {
            entry.allowing("oracle", "row", "method", "family", "issue");
            candidates.add(new Candidate(
                    entry.text("oracle"),
                    entry.text("row"),
                    entry.optionalText("method"),
                    entry.text("family"),
                    entry.optionalText("issue")));
        }
        return List.copyOf(candidates);
    }

    /** Tells whether the disagreement is written up somewhere. */
    public boolean isFiled() {
        return !issue.isBlank();
    }
}

package io.github.valueranges;

import io.github.valueranges.oracles.Recorder;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;

/**
 * The rows of {@code postgres-divergences.txt} of one sweep: where the answer here and the server's differ on purpose,
 * with both answers and the reason. A row with other answers disagrees, and a row that is met no more is stale.
 */
final class KnownDivergences {

    private static final String FILE = "postgres-divergences.txt";

    private final String sweep;
    private final Map<String, String> answers = new LinkedHashMap<>();
    private final TreeSet<String> unmet = new TreeSet<>();

    /** The rows of a sweep over many types that begin with the name of one. */
    static KnownDivergences of(Class<?> oracle, String method, String type) {
        KnownDivergences divergences = of(oracle, method);
        divergences.answers.keySet().removeIf(row -> !row.startsWith(type + " "));
        divergences.unmet.retainAll(divergences.answers.keySet());
        return divergences;
    }

    private KnownDivergences(String sweep) {
        this.sweep = sweep;
    }

    static KnownDivergences of(Class<?> oracle, String method) {
        KnownDivergences divergences = new KnownDivergences(oracle.getSimpleName() + "." + method);
        for (String line : lines()) {
            String[] cells = line.split(" \\| ", -1);
            if (!line.startsWith("#") && !line.isBlank() && cells[0].equals(divergences.sweep)) {
                divergences.answers.put(cells[1], cells[2]);
            }
        }
        divergences.unmet.addAll(divergences.answers.keySet());
        return divergences;
    }

    static String[] lines() {
        try (InputStream in = Objects.requireNonNull(KnownDivergences.class.getResourceAsStream("/" + FILE), FILE)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Hands a compared row to the recorder: equal, known with these very answers, or a disagreement. */
    void judge(Recorder recorder, String row, boolean same, String here, String server) {
        String known = answers.get(row);
        String found = "here " + here + ", server " + server;
        if (known != null) {
            unmet.remove(row);
            recorder.check("divergence " + row, known, same ? "no divergence" : found);
        } else if (same) {
            recorder.agreed();
        } else {
            recorder.disagreed(sweep + " | " + row + " | " + found);
        }
    }

    /** Fails for the rows that were not met. */
    void requireAllMet() {
        if (!unmet.isEmpty()) {
            throw new AssertionError("stale rows of " + FILE + ": " + unmet);
        }
    }

    int size() {
        return answers.size();
    }
}

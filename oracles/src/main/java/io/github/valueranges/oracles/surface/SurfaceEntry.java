package io.github.valueranges.oracles.surface;

import io.github.valueranges.oracles.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What becomes of rows of the listing: one row that a public member mirrors, with examples, or rows of one pattern that
 * no member mirrors, with the reason.
 *
 * @param row the row, exactly; empty if the entry waives
 * @param rows a pattern of rows, {@code *} standing for any text; empty if the entry mirrors
 * @param member the public member that answers what the row answers
 * @param sql the expression that asks the server for it, with {@code {0}} and {@code {1}} for the operands
 * @param examples operands, each with its type before it, and the text of the answer, with {@code |} between them
 * @param count how many rows of the listing the pattern decides, so that it decides no later one by itself
 * @param waiver why there is no member
 * @param since the first major version of the server that has the rows; 0 if all do
 * @param until the last major version that has them; 0 if the newest does
 */
public record SurfaceEntry(
        String row,
        String rows,
        String member,
        String sql,
        List<String> examples,
        int count,
        String waiver,
        int since,
        int until) {

    /** Reads the entries of a checkout. */
    public static List<SurfaceEntry> read(Path root) {
        List<SurfaceEntry> entries = new ArrayList<>();
        for (Json.Entry entry : Json.entries(root.resolve("oracles/postgres-surface.json"))) {
            entry.allowing("row", "rows", "member", "sql", "examples", "count", "waiver", "since", "until");
            entries.add(new SurfaceEntry(
                    entry.optionalText("row"),
                    entry.optionalText("rows"),
                    entry.optionalText("member"),
                    entry.optionalText("sql"),
                    entry.texts("examples"),
                    number(entry.optionalText("count")),
                    entry.optionalText("waiver"),
                    number(entry.optionalText("since")),
                    number(entry.optionalText("until"))));
        }
        return List.copyOf(entries);
    }

    private static int number(String text) {
        return text.isEmpty() ? 0 : Integer.parseInt(text);
    }

    /** Tells whether the entry names a member and not a reason. */
    public boolean mirrors() {
        return !row.isEmpty();
    }

    /** Tells whether a server of that major version has the rows of the entry. */
    public boolean isOn(int majorVersion) {
        return majorVersion >= since && (until == 0 || majorVersion <= until);
    }

    String subject() {
        return mirrors() ? row : rows;
    }
}

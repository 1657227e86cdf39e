package io.github.valueranges.oracles.catalogue;

import io.github.valueranges.oracles.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * One sentence of a document that a test can decide.
 *
 * @param id a letter, two digits and a slug; unique
 * @param source the document and the heading, {@code docs/serialization.md#json}
 * @param quote the sentence, verbatim but for white space
 * @param claim the sentence as condition and observable result
 * @param kind what a test of it looks like
 * @param members the public members that it speaks of, with {@code *} for any text
 * @param heldBy the test classes that decide it; none is the worklist
 */
public record Claim(
        String id, String source, String quote, String claim, String kind, List<String> members, List<String> heldBy) {
    static final Set<String> KINDS = Set.of("claim", "differential", "metamorphic", "exception", "silent-default");

    static List<Claim> readAll(Path directory) {
        List<Claim> claims = new ArrayList<>();
        for (Json.Entry entry : ByPage.entries(directory)) {
            entry.allowing("id", "source", "quote", "claim", "kind", "members", "heldBy");
            claims.add(new Claim(
                    entry.text("id"),
                    entry.text("source"),
                    entry.text("quote"),
                    entry.text("claim"),
                    entry.text("kind"),
                    entry.texts("members"),
                    entry.texts("heldBy")));
        }
        return List.copyOf(claims);
    }
}

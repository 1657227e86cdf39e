package io.github.valueranges.oracles.catalogue;

import io.github.valueranges.oracles.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Sentences that no claim needs to quote, and why.
 *
 * @param source the document and the heading
 * @param quote the sentences or where they begin, verbatim but for white space; it waives each that it has a part of
 * @param reason why no test decides them
 */
public record SentenceWaiver(String source, String quote, String reason) {
    static List<SentenceWaiver> readAll(Path directory) {
        List<SentenceWaiver> waivers = new ArrayList<>();
        for (Json.Entry entry : ByPage.entries(directory)) {
            entry.allowing("source", "quote", "reason");
            waivers.add(new SentenceWaiver(entry.text("source"), entry.text("quote"), entry.text("reason")));
        }
        return List.copyOf(waivers);
    }
}

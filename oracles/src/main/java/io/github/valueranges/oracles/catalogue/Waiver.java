package io.github.valueranges.oracles.catalogue;

import io.github.valueranges.oracles.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What no claim needs to name, and why: members of the API by pattern, or a heading of a document. */
public record Waiver(String subject, String reason) {
    /** Reads the waivers of a file, in which the member of that name says what is waived. */
    public static List<Waiver> read(Path file, String subject) {
        List<Waiver> waivers = new ArrayList<>();
        for (Json.Entry entry : Json.entries(file)) {
            entry.allowing(subject, "reason");
            waivers.add(new Waiver(entry.text(subject), entry.text("reason")));
        }
        return List.copyOf(waivers);
    }
}

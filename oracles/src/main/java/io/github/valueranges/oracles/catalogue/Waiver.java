package io.github.valueranges.oracles.catalogue;

import io.github.valueranges.oracles.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What nothing needs to decide, and why, by a text that says what: members of the API, differences of siblings. */
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

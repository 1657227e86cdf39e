package io.github.valueranges.oracles.catalogue;

import io.github.valueranges.oracles.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * One entry of the register: a test class that judges generated or enumerated cases by an independent answer.
 *
 * @param name the simple name of the class
 * @param module the directory of the module whose tests hold it
 * @param kind how it judges
 * @param against where its answer comes from
 */
public record Oracle(String name, String module, String kind, String against) {
    /**
     * How an oracle judges: by a model, by a second way to the same answer, by a relation, by a probe of one setting
     * against another.
     */
    static final Set<String> KINDS = Set.of("model", "differential", "metamorphic", "probe", "history");

    /** How the classes are called that must be registered. */
    static final List<String> NAME_ENDS = List.of("OracleTests", "ParityTests", "ProbeTests", "SweepTests");

    static List<Oracle> read(Path file) {
        List<Oracle> oracles = new ArrayList<>();
        for (Json.Entry entry : Json.entries(file)) {
            entry.allowing("oracle", "module", "kind", "against");
            oracles.add(
                    new Oracle(entry.text("oracle"), entry.text("module"), entry.text("kind"), entry.text("against")));
        }
        return List.copyOf(oracles);
    }

    static boolean isNamedLikeOne(String testClass) {
        return NAME_ENDS.stream().anyMatch(testClass::endsWith);
    }
}

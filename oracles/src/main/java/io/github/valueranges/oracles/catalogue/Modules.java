package io.github.valueranges.oracles.catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The modules of the build, as the parent's {@code pom.xml} lists them. */
final class Modules {
    private static final String OPEN = "<module>";
    private static final String CONSUMERS = ".ci/consumer";

    private Modules() {}

    static List<String> of(Path root) {
        try {
            List<String> modules = new ArrayList<>();
            for (String line : Files.readAllLines(root.resolve("pom.xml"))) {
                int open = line.indexOf(OPEN);
                int close = line.indexOf("</module>");
                if (open >= 0 && close > open) {
                    modules.add(line.substring(open + OPEN.length(), close).strip());
                }
            }
            return List.copyOf(modules);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The projects that use the modules as a stranger would; they are no modules of the build. */
    static List<String> consumers(Path root) {
        Path consumers = root.resolve(CONSUMERS);
        if (!Files.isDirectory(consumers)) {
            return List.of();
        }
        try (Stream<Path> projects = Files.list(consumers)) {
            return projects.filter(project -> Files.exists(project.resolve("pom.xml")))
                    .map(project -> CONSUMERS + "/" + project.getFileName())
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The modules whose jars users get. */
    static List<String> shipped(Path root) {
        List<String> shipped = new ArrayList<>(of(root));
        shipped.removeIf(module -> !module.startsWith("valueranges-"));
        return shipped;
    }
}

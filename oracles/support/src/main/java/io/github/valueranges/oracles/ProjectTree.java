package io.github.valueranges.oracles;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Finds the files of the checkout that a test runs in, whichever module it runs from. */
public final class ProjectTree {
    private static final String MARK = "oracles/candidates.json";

    private ProjectTree() {}

    /**
     * Returns the root of the checkout: the nearest directory upwards that holds {@code oracles/candidates.json}.
     *
     * @throws IllegalStateException if no directory above the working directory does
     */
    public static Path root() {
        Path start = Path.of("").toAbsolutePath();
        @Nullable Path directory = start;
        while (directory != null) {
            if (Files.isRegularFile(directory.resolve(MARK))) {
                return directory;
            }
            directory = directory.getParent();
        }
        throw new IllegalStateException("no directory from " + start + " upwards holds " + MARK);
    }
}

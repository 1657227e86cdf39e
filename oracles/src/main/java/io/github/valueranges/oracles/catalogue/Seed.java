package io.github.valueranges.oracles.catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * One planted defect: a patch of production code under three lines that say what it breaks, which oracles it was shown
 * to fail, and how.
 *
 * @param file the patch
 * @param defect what is broken
 * @param oracles the classes that must fail
 * @param fails what fails there
 * @param touched the files that the patch changes
 */
public record Seed(Path file, String defect, List<String> oracles, String fails, List<String> touched) {
    static final String DEFECT = "Defect: ";
    static final String ORACLES = "Oracles: ";
    static final String FAILS = "Fails: ";

    /** Returns the name of the patch without its ending. */
    public String name() {
        String name = String.valueOf(file.getFileName());
        return name.substring(0, name.length() - ".patch".length());
    }

    /** Reads every patch of a directory, in the order of their names. */
    static List<Seed> readAll(Path directory) {
        try (Stream<Path> files = Files.list(directory)) {
            List<Seed> seeds = new ArrayList<>();
            for (Path file : files.sorted().toList()) {
                if (file.toString().endsWith(".patch")) {
                    seeds.add(read(file));
                }
            }
            return List.copyOf(seeds);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static Seed read(Path file) throws IOException {
        String defect = "";
        String fails = "";
        List<String> oracles = new ArrayList<>();
        TreeSet<String> touched = new TreeSet<>();
        boolean head = true;
        for (String line : Files.readAllLines(file)) {
            head &= !line.startsWith("diff ");
            if (head && line.startsWith(DEFECT)) {
                defect = line.substring(DEFECT.length());
            } else if (head && line.startsWith(ORACLES)) {
                oracles.addAll(betweenCommas(line.substring(ORACLES.length())));
            } else if (head && line.startsWith(FAILS)) {
                fails = line.substring(FAILS.length());
            } else if (line.startsWith("+++ b/") || line.startsWith("--- a/")) {
                touched.add(line.substring("+++ b/".length()));
            } else if (line.startsWith("rename ")) {
                touched.add(line);
            }
        }
        return new Seed(file, defect, List.copyOf(oracles), fails, List.copyOf(touched));
    }

    private static List<String> betweenCommas(String text) {
        List<String> parts = new ArrayList<>();
        int start = 0;
        while (start <= text.length()) {
            int comma = text.indexOf(',', start);
            int end = comma < 0 ? text.length() : comma;
            String part = text.substring(start, end).strip();
            if (!part.isEmpty()) {
                parts.add(part);
            }
            start = end + 1;
        }
        return parts;
    }
}

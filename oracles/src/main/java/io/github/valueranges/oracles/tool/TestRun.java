package io.github.valueranges.oracles.tool;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Builds and runs some test classes of some modules in the scratch copy, without the gates: a defect may well be badly formatted. */
final class TestRun {
    private static final long MINUTES = 15;

    private final Path tree;
    private final boolean offline;

    TestRun(Path tree, boolean offline) {
        this.tree = tree;
        this.offline = offline;
    }

    /** Runs the classes; their reports are in the modules afterwards. Returns the end of what Maven said. */
    String run(Collection<String> modules, Collection<String> classes) throws IOException, InterruptedException {
        for (String module : modules) {
            deleteReports(module);
        }
        List<String> command = new ArrayList<>(List.of("./mvnw", "-B", "-q"));
        if (offline) {
            command.add("-o");
        }
        command.addAll(List.of(
                "-P",
                "!gates",
                "-Denforcer.skip=true",
                "-pl",
                String.join(",", new TreeSet<>(modules)),
                "-am",
                "-Dtest=" + String.join(",", new TreeSet<>(classes)),
                "-Dsurefire.failIfNoSpecifiedTests=false",
                "-Dmaven.test.failure.ignore=true",
                "test"));
        Path log = Files.createDirectories(tree.resolve("target")).resolve("seed-run.log");
        Process maven = new ProcessBuilder(command)
                .directory(tree.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        if (!maven.waitFor(MINUTES, TimeUnit.MINUTES)) {
            maven.descendants().forEach(ProcessHandle::destroy);
            maven.destroy();
            return "no end after " + MINUTES + " minutes";
        }
        return firstError(log);
    }

    private void deleteReports(String module) throws IOException {
        Path reports = tree.resolve(module).resolve("target/surefire-reports");
        if (Files.isDirectory(reports)) {
            try (Stream<Path> files = Files.list(reports)) {
                for (Path file : files.toList()) {
                    Files.deleteIfExists(file);
                }
            }
        }
    }

    private static String firstError(Path log) throws IOException {
        String last = "Maven said nothing";
        for (String line : Files.readAllLines(log)) {
            if (line.startsWith("[ERROR]") && line.contains(".java:")) {
                return line;
            }
            if (line.startsWith("[ERROR]") && line.length() > "[ERROR] ".length()) {
                last = line;
            }
        }
        return last;
    }
}

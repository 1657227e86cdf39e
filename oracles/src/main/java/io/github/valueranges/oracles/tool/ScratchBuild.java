package io.github.valueranges.oracles.tool;

import io.github.valueranges.oracles.catalogue.TestSources;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.platform.launcher.Launcher;

/**
 * Builds the scratch copy and runs test classes in it.
 *
 * <p>Maven builds it once, with its tests. After that a defect costs the compilation of the production code of one
 * module: the tests are not compiled again, which is right as long as a defect changes what a method does and not how
 * it is called; a changed signature shows as an exception, and so as ERROR.
 */
final class ScratchBuild {
    private static final long MINUTES = 15;
    private static final String CLASSPATH_FILE = "target/seeds.classpath";

    private final Path tree;
    private final TestSources tests;

    ScratchBuild(Path tree, TestSources tests) {
        this.tree = tree;
        this.tests = tests;
    }

    /** Builds the modules and what they need, without the gates: a defect may well be badly formatted. */
    void build(Collection<String> modules) throws IOException, InterruptedException {
        List<String> command = List.of(
                "./mvnw",
                "-B",
                "-q",
                "-P",
                "!gates",
                "-Denforcer.skip=true",
                "-pl",
                String.join(",", new TreeSet<>(modules)),
                "-am",
                "test-compile",
                "org.apache.maven.plugins:maven-dependency-plugin:3.11.0:build-classpath",
                "-Dmdep.includeScope=test",
                "-Dmdep.outputFile=" + CLASSPATH_FILE);
        Path log = Files.createDirectories(tree.resolve("target")).resolve("seeds-build.log");
        if (run(command, tree, log) != 0) {
            throw new IOException("the checkout does not build without a defect: see " + log);
        }
    }

    /**
     * Compiles the production code of the module that holds a changed file; returns what the compiler refused, if
     * anything.
     */
    String rebuild(Collection<String> changed) throws IOException {
        TreeSet<String> modules = new TreeSet<>();
        for (String file : changed) {
            String module = file.substring(0, file.indexOf("/src/main/"));
            if (file.endsWith(".java")) {
                modules.add(module);
            } else {
                String resource = file.substring(module.length() + "/src/main/resources/".length());
                Path copy = tree.resolve(module).resolve("target/classes").resolve(resource);
                Files.createDirectories(copy.getParent());
                Files.copy(tree.resolve(file), copy, StandardCopyOption.REPLACE_EXISTING);
            }
        }
        StringBuilder refused = new StringBuilder();
        for (String module : modules) {
            refused.append(compile(tree.resolve(module)));
        }
        return refused.toString();
    }

    private static String compile(Path module) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter said = new StringWriter();
        // Apart from the classes of the build: a module descriptor among them would make this the compilation
        // of a module.
        Path compiled = Files.createDirectories(module.resolve("target/seeds-classes"));
        List<String> options = List.of(
                "--release",
                "17",
                "-parameters",
                "-g",
                "-nowarn",
                "-proc:none",
                "-d",
                compiled.toString(),
                "-classpath",
                Files.readString(module.resolve(CLASSPATH_FILE)));
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            Boolean succeeded = compiler.getTask(
                            said, files, null, options, null, files.getJavaFileObjectsFromPaths(sources(module)))
                    .call();
            if (!Boolean.TRUE.equals(succeeded)) {
                return firstError(said.toString());
            }
        }
        copy(compiled, module.resolve("target/classes"));
        return "";
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = to.resolve(from.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    private static String firstError(String said) {
        return said.lines().filter(line -> line.contains("error:")).findFirst().orElse(said);
    }

    private static List<Path> sources(Path module) throws IOException {
        try (Stream<Path> files = Files.walk(module.resolve("src/main/java"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    // The module is on the class path here, as in its tests.
                    .filter(file -> !file.endsWith("module-info.java"))
                    .toList();
        }
    }

    /**
     * Runs test classes of one module; returns what {@link Watch} wrote, nothing if the run did not come to its end.
     */
    List<String> watch(String module, Collection<String> testClasses) throws IOException, InterruptedException {
        Path directory = tree.resolve(module);
        Path watched = directory.resolve("target/seeds-watched.txt");
        Files.deleteIfExists(watched);
        String classpath = String.join(
                System.getProperty("path.separator"),
                directory.resolve("target/test-classes").toString(),
                directory.resolve("target/classes").toString(),
                Files.readString(directory.resolve(CLASSPATH_FILE)),
                locationOf(Watch.class),
                locationOf(Launcher.class));
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1536m",
                "-Dpg=18",
                "-cp",
                classpath,
                Watch.class.getName(),
                watched.toString()));
        for (String testClass : testClasses) {
            command.add(tests.qualified(testClass));
        }
        run(command, directory, directory.resolve("target/seeds-run.log"));
        return Files.exists(watched) ? Files.readAllLines(watched) : List.of();
    }

    private static String locationOf(Class<?> type) {
        return Path.of(URI.create(
                        type.getProtectionDomain().getCodeSource().getLocation().toString()))
                .toString();
    }

    private static int run(List<String> command, Path directory, Path log) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
            process.descendants().forEach(ProcessHandle::destroy);
            process.destroy();
            return -1;
        }
        return process.exitValue();
    }
}

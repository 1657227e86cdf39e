package io.github.valueranges.oracles.catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The test classes of the checkout by simple name, each with the module that holds it, or with the project of a stranger
 * under {@code .ci/consumer}, which is built after the modules.
 */
public final class TestSources {
    private final Map<String, List<String>> modules = new TreeMap<>();
    private final Map<String, String> qualified = new TreeMap<>();
    private final Map<String, Path> sources = new TreeMap<>();

    private TestSources() {}

    /** Reads the modules that the parent names, and the projects of strangers. */
    public static TestSources of(Path root) {
        TestSources sources = new TestSources();
        List<String> modules = new ArrayList<>(Modules.of(root));
        modules.addAll(Modules.consumers(root));
        for (String module : modules) {
            Path tests = root.resolve(module).resolve("src/test/java");
            if (Files.isDirectory(tests)) {
                sources.collect(module, tests);
            }
        }
        return sources;
    }

    private void collect(String module, Path tests) {
        try (Stream<Path> files = Files.walk(tests)) {
            for (Path file : files.sorted().toList()) {
                String path = tests.relativize(file).toString();
                if (path.endsWith(".java")) {
                    String name = path.substring(0, path.length() - ".java".length())
                            .replace('\\', '.')
                            .replace('/', '.');
                    String simple = name.substring(name.lastIndexOf('.') + 1);
                    qualified.put(simple, name);
                    sources.put(simple, file);
                    modules.computeIfAbsent(simple, none -> new ArrayList<>()).add(module);
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Returns the simple names of all test classes. */
    public List<String> names() {
        return List.copyOf(modules.keySet());
    }

    /** Returns the modules that hold a class of this name: none, one, or by mistake several. */
    public List<String> modulesOf(String testClass) {
        return List.copyOf(modules.getOrDefault(testClass, List.of()));
    }

    /** Returns the name of a test class with its package; the simple name if there is none of it. */
    public String qualified(String testClass) {
        return qualified.getOrDefault(testClass, testClass);
    }

    /** Tells whether the source of a test class has a text. */
    boolean says(String testClass, String text) {
        Path source = sources.get(testClass);
        try {
            return source != null && Files.readString(source).contains(text);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}

package io.github.valueranges.oracles.pages;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles what pages show, with the class path of the test that runs. */
public final class PageCompiler {

    private PageCompiler() {}

    /**
     * Compiles the Java files among these, puts the others beside the classes, and returns a loader of them.
     *
     * @param files text by path; in {@code src/main} and {@code src/test} as Maven has it, or a bare name
     * @param out where classes and resources go
     * @throws AssertionError if they do not compile, with what the compiler says
     */
    public static URLClassLoader load(Map<String, String> files, Path out) throws IOException {
        List<JavaFileObject> sources = new ArrayList<>();
        for (Map.Entry<String, String> file : files.entrySet()) {
            String path = file.getKey();
            int resources = path.indexOf("/resources/");
            if (path.endsWith(".java")) {
                sources.add(new Source(path, file.getValue()));
            } else if (resources >= 0) {
                Path resource = out.resolve(path.substring(resources + "/resources/".length()));
                Files.createDirectories(Objects.requireNonNull(resource.getParent()));
                Files.writeString(resource, file.getValue());
            }
        }
        String classPath = Stream.of(System.getProperty("java.class.path"), System.getProperty("jdk.module.path"))
                .filter(path -> path != null)
                .collect(Collectors.joining(File.pathSeparator));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        List<String> options = List.of("-proc:none", "-parameters", "-classpath", classPath, "-d", out.toString());
        if (!compiler.getTask(messages, null, null, options, null, sources).call()) {
            throw new AssertionError(messages + "\n" + String.join("\n", files.values()));
        }
        return new URLClassLoader(new URL[] {out.toUri().toURL()}, PageCompiler.class.getClassLoader());
    }

    private static final class Source extends SimpleJavaFileObject {

        private final String text;

        Source(String path, String text) {
            super(URI.create("string:///" + path), JavaFileObject.Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}

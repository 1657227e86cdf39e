package io.github.valueranges.oracles.documents;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.oracles.postgres.TestPostgres;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs what the pages show: a Java line {@code expression; // result} and a SQL line {@code statement; -- result} give
 * the result that stands behind them. Says nothing of blocks without results, which are excerpts.
 */
class DocumentExamplesTests {

    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(java|sql)\\R(.*?)^```$");
    private static final Pattern JAVA_LINE = Pattern.compile("^(?:(\\w+) (\\w+) = )?(.*); // (.*)$");
    private static final Pattern SQL_LINE = Pattern.compile("^(.*); -- (.*)$");

    @TempDir
    private Path classes;

    /** One line of a page with the result that the page says. */
    private record Example(String page, String code, String result) {}

    @Test
    void theJavaLinesGiveTheResultsBehindThem() throws Exception {
        List<Example> examples = new ArrayList<>();
        StringBuilder source = new StringBuilder("""
                import io.github.valueranges.*;
                import java.time.LocalDate;
                import java.util.ArrayList;
                import java.util.List;
                public class Examples {
                    public static List<String> run() {
                        List<String> results = new ArrayList<>();
                """);
        for (Block block : blocks("java")) {
            source.append("        {\n");
            for (String line : block.lines()) {
                Matcher matcher = JAVA_LINE.matcher(line);
                assertThat(matcher.matches()).as("%s: %s", block.page(), line).isTrue();
                String value = matcher.group(3);
                if (matcher.group(2) != null) {
                    source.append("            var ")
                            .append(matcher.group(2))
                            .append(" = ")
                            .append(value)
                            .append(";\n");
                    value = matcher.group(2);
                }
                source.append("            results.add(String.valueOf(")
                        .append(value)
                        .append("));\n");
                examples.add(new Example(block.page(), line, matcher.group(4)));
            }
            source.append("        }\n");
        }
        source.append("        return results;\n    }\n}\n");

        List<String> results = compileAndRun(source.toString());

        assertThat(examples).hasSizeGreaterThan(30);
        for (int i = 0; i < examples.size(); i++) {
            Example example = examples.get(i);
            assertThat(results.get(i))
                    .as("%s: %s", example.page(), example.code())
                    .isEqualTo(example.result());
        }
    }

    @Test
    void theSqlLinesGiveTheResultsBehindThem() throws Exception {
        int checked = 0;
        try (Connection connection = TestPostgres.dataSource().getConnection();
                Statement statement = connection.createStatement()) {
            for (Block block : blocks("sql")) {
                for (String line : block.lines()) {
                    Matcher matcher = SQL_LINE.matcher(line);
                    assertThat(matcher.matches())
                            .as("%s: %s", block.page(), line)
                            .isTrue();
                    try (ResultSet row = statement.executeQuery(matcher.group(1))) {
                        assertThat(row.next()).isTrue();
                        assertThat(row.getString(1))
                                .as("%s: %s", block.page(), line)
                                .isEqualTo(matcher.group(2));
                    }
                    checked++;
                }
            }
        }
        assertThat(checked).isGreaterThanOrEqualTo(8);
    }

    private record Block(String page, List<String> lines) {}

    /** The blocks of a language in which every line has a result, in all pages. */
    private static List<Block> blocks(String language) throws IOException {
        List<Block> blocks = new ArrayList<>();
        for (Path page : pages()) {
            Matcher matcher = BLOCK.matcher(Files.readString(page));
            while (matcher.find()) {
                List<String> lines = matcher.group(2).lines().toList();
                if (matcher.group(1).equals(language) && lines.stream().anyMatch(DocumentExamplesTests::hasResult)) {
                    blocks.add(new Block(page.getFileName().toString(), lines));
                }
            }
        }
        return blocks;
    }

    private static boolean hasResult(String line) {
        return line.contains("; // ") || line.contains("; -- ");
    }

    private static List<Path> pages() throws IOException {
        Path root = Path.of("").toAbsolutePath().getParent();
        try (Stream<Path> docs = Files.list(root.resolve("docs"))) {
            return Stream.concat(
                            Stream.of(root.resolve("README.md")),
                            docs.filter(page -> page.toString().endsWith(".md")))
                    .sorted()
                    .toList();
        }
    }

    @SuppressWarnings("unchecked") // the method is in the source above
    private List<String> compileAndRun(String source) throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        JavaFileObject file =
                new SimpleJavaFileObject(URI.create("string:///Examples.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }
                };
        String classPath = Stream.of(System.getProperty("java.class.path"), System.getProperty("jdk.module.path"))
                .filter(path -> path != null)
                .collect(joining(File.pathSeparator));
        boolean compiled = compiler.getTask(
                        messages,
                        null,
                        null,
                        List.of("-proc:none", "-classpath", classPath, "-d", classes.toString()),
                        null,
                        List.of(file))
                .call();
        assertThat(compiled).as("%s\n%s", messages, source).isTrue();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
            return (List<String>) loader.loadClass("Examples").getMethod("run").invoke(null);
        }
    }
}

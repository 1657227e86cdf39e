package io.github.valueranges.oracles.documents;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.LiteralParseException;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.ValueType;
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
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs what the pages show: a Java line {@code expression; // result} and a SQL line {@code statement; -- result} give
 * the result that stands behind them, which is class and message where the expression throws; lines without a result
 * prepare those that follow. Each row of a table of literals is read here and by the server. Says nothing of blocks
 * without results, which are excerpts.
 */
@Tag("server")
class DocumentExamplesTests {

    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(java|sql)\\R(.*?)^```$");
    private static final Pattern JAVA_LINE = Pattern.compile("^(?:([\\w<>., ]+) (\\w+) = )?(.*); // (.*)$");
    private static final Pattern SQL_LINE = Pattern.compile("^(.*); -- (.*)$");

    /** A row of a table of literals: type, literal, what it is here, what it is on the server. */
    private static final Pattern LITERAL_ROW =
            Pattern.compile("^\\| `([^`]+)` \\| `([^`]*)` \\| (`[^`]*`|refused) \\| (`[^`]*`|refused) \\|.*$");

    private static final String LITERALS_HEADER = "| type | literal | here | server |";
    private static final String REFUSED = "refused";

    @TempDir
    private Path classes;

    /** One line of a page with the result that the page says. */
    private record Example(String page, String code, String result) {}

    @Test
    void theJavaLinesGiveTheResultsBehindThem() throws Exception {
        List<Example> examples = new ArrayList<>();
        StringBuilder source = new StringBuilder("""
                import io.github.valueranges.*;
                import java.math.*;
                import java.time.*;
                import java.util.*;
                import java.util.concurrent.Callable;
                import java.util.stream.*;
                public class Examples {
                    private static final List<String> results = new ArrayList<>();
                    private static String shown(Callable<?> expression) {
                        try {
                            return String.valueOf(expression.call());
                        } catch (Exception e) {
                            return e.getClass().getSimpleName() + ": " + e.getMessage();
                        }
                    }
                """);
        // A method for each block: the class file limits how long one may be.
        StringBuilder calls = new StringBuilder();
        int blocks = 0;
        for (Block block : blocks("java")) {
            calls.append("block").append(blocks).append("();\n");
            source.append("static void block").append(blocks++).append("() throws Exception {\n");
            for (String line : block.lines()) {
                Matcher matcher = JAVA_LINE.matcher(line);
                if (!matcher.matches()) {
                    source.append(line).append('\n');
                    continue;
                }
                String value = matcher.group(3);
                if (matcher.group(2) != null) {
                    source.append(matcher.group(1) + " " + matcher.group(2) + " = " + value + ";\n");
                    source.append("results.add(String.valueOf(" + matcher.group(2) + "));\n");
                } else {
                    source.append("results.add(shown(() -> " + value + "));\n");
                }
                examples.add(new Example(block.page(), line, matcher.group(4)));
            }
            source.append("}\n");
        }
        source.append("public static List<String> run() throws Exception {\n")
                .append(calls)
                .append("return results;\n}\n}\n");

        List<String> results = compileAndRun(source.toString());

        assertThat(examples).hasSizeGreaterThan(250);
        assertThat(results).hasSameSizeAs(examples);
        List<String> others = new ArrayList<>();
        for (int i = 0; i < examples.size(); i++) {
            Example example = examples.get(i);
            if (!results.get(i).equals(example.result())) {
                others.add(example.page() + ": " + example.code() + " gives " + results.get(i));
            }
        }
        assertThat(others).isEmpty();
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
        assertThat(checked).isGreaterThanOrEqualTo(12);
    }

    @Test
    void theLiteralsOfTheTablesAreReadAsTheRowsSay() throws Exception {
        int checked = 0;
        try (Connection connection = TestPostgres.dataSource().getConnection()) {
            try (Statement statement = connection.createStatement()) {
                statement.execute("set timezone = 'UTC'");
            }
            for (Path page : pages()) {
                boolean table = false;
                for (String line : Files.readAllLines(page)) {
                    if (line.startsWith(LITERALS_HEADER)) {
                        table = true;
                    } else if (!line.startsWith("|")) {
                        table = false;
                    } else if (table && !line.startsWith("|---")) {
                        Matcher row = LITERAL_ROW.matcher(line);
                        assertThat(row.matches()).as(line).isTrue();
                        String literal = row.group(2).replace("\\|", "|");
                        assertThat(here(row.group(1), literal))
                                .as("%s: %s", page, line)
                                .isEqualTo(row.group(3));
                        assertThat(server(connection, postgresName(row.group(1)), literal))
                                .as("%s: %s, on the server", page, line)
                                .isEqualTo(row.group(4));
                        checked++;
                    }
                }
            }
        }
        assertThat(checked).isGreaterThan(130);
    }

    private static String here(String type, String literal) {
        try {
            return "`"
                    + ofName(type).map(named -> named.parse(literal).toString()).orElseGet(() -> element(type, literal))
                    + "`";
        } catch (LiteralParseException refusal) {
            return REFUSED;
        }
    }

    /** The text of an element, of the first type over elements that the server calls so. */
    private static String element(String postgresName, String text) {
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            if (type.postgresElementName().equals(postgresName)) {
                return reprinted(type, text);
            }
        }
        for (SetType<?, ?> type : SetType.all()) {
            if (type.postgresElementName().equals(postgresName)) {
                return reprinted(type, text);
            }
        }
        throw new AssertionError("no type has the name " + postgresName);
    }

    private static <E> String reprinted(RangeType<E, ?, ?> type, String text) {
        return type.formatElement(type.parseElement(text));
    }

    private static <E> String reprinted(SetType<E, ?> type, String text) {
        return type.formatElement(type.parseElement(text));
    }

    private static Optional<ValueType<?>> ofName(String name) {
        return ValueType.all().stream()
                .filter(type -> type.javaType().getSimpleName().equals(name))
                .findFirst();
    }

    private static String postgresName(String type) {
        return ofName(type).map(ValueType::postgresName).orElse(type);
    }

    private static String server(Connection connection, String postgresName, String literal) throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement("select cast(cast(? as text) as " + postgresName + ")::text")) {
            statement.setString(1, literal);
            try (ResultSet row = statement.executeQuery()) {
                row.next();
                return "`" + row.getString(1) + "`";
            }
        } catch (SQLException refusal) {
            // Class 22 is a refused value; anything else is a fault of the row.
            assertThat(refusal.getSQLState()).as(literal).startsWith("22");
            return REFUSED;
        }
    }

    private record Block(String page, List<String> lines) {}

    /** The blocks of a language with results, in all pages. */
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

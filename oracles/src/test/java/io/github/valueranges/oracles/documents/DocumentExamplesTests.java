package io.github.valueranges.oracles.documents;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.LiteralParseException;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.ValueType;
import io.github.valueranges.oracles.ProjectTree;
import io.github.valueranges.oracles.pages.Page;
import io.github.valueranges.oracles.pages.PageCompiler;
import io.github.valueranges.oracles.postgres.TestPostgres;
import java.io.IOException;
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
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs what the pages show: a Java line {@code expression; // result} and a SQL line {@code statement; -- result} give
 * the result that stands behind them, which is class and message where the expression throws; lines without a result
 * prepare those that follow, and every SQL statement runs. Each row of a table of literals is read here and by the server. Says nothing of blocks
 * without results, which are excerpts.
 */
@Tag("server")
class DocumentExamplesTests {

    private static final Pattern JAVA_LINE = Pattern.compile("^(?:([\\w<>., ]+) (\\w+) = )?(.*); // (.*)$");
    private static final Pattern SQL_LINE = Pattern.compile("(?s)^(.*); -- (.*)$");

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
        List<Map.Entry<Page, Page.Block>> shown = new ArrayList<>();
        for (Page page : pages()) {
            page.blocks().stream()
                    .filter(block ->
                            block.language().equals("java") && block.path().isEmpty())
                    .filter(block -> block.lines().stream().anyMatch(DocumentExamplesTests::hasResult))
                    .forEach(block -> shown.add(Map.entry(page, block)));
        }
        for (Map.Entry<Page, Page.Block> entry : shown) {
            Page.Block block = entry.getValue();
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
                examples.add(new Example(entry.getKey().name(), line, matcher.group(4)));
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
        List<String> others = new ArrayList<>();
        int checked = 0;
        for (Page page : pages()) {
            try (Connection connection = TestPostgres.dataSource().getConnection();
                    Statement statement = connection.createStatement()) {
                // The blocks of a page follow each other, and leave nothing behind.
                connection.setAutoCommit(false);
                for (String sql : sqlOf(page)) {
                    Matcher matcher = SQL_LINE.matcher(sql);
                    if (!matcher.matches()) {
                        statement.execute(sql);
                        continue;
                    }
                    try (ResultSet row = statement.executeQuery(matcher.group(1))) {
                        String result = row.next() ? String.valueOf(row.getString(1)) : "no row";
                        if (!result.equals(matcher.group(2))) {
                            others.add(page.name() + ": " + sql + " gives " + result);
                        }
                    }
                    checked++;
                }
                connection.rollback();
            }
        }
        assertThat(others).isEmpty();
        assertThat(checked).isGreaterThanOrEqualTo(12);
    }

    /** The statements of a page: a line with a result is one, of others a semicolon ends each. */
    private static List<String> sqlOf(Page page) {
        List<String> statements = new ArrayList<>();
        for (Page.Block block : page.blocks()) {
            StringBuilder statement = new StringBuilder();
            for (String line : block.language().equals("sql") ? block.lines() : List.<String>of()) {
                statement.append(statement.isEmpty() ? "" : "\n").append(line);
                if (line.endsWith(";") || line.contains("; -- ")) {
                    statements.add(statement.toString());
                    statement.setLength(0);
                }
            }
            assertThat(statement).as(page.name()).isEmpty();
        }
        return statements;
    }

    @Test
    void theLiteralsOfTheTablesAreReadAsTheRowsSay() throws Exception {
        int checked = 0;
        try (Connection connection = TestPostgres.dataSource().getConnection()) {
            try (Statement statement = connection.createStatement()) {
                statement.execute("set timezone = 'UTC'");
            }
            for (Page page : pages()) {
                boolean table = false;
                for (String line : page.lines()) {
                    if (line.startsWith(LITERALS_HEADER)) {
                        table = true;
                    } else if (!line.startsWith("|")) {
                        table = false;
                    } else if (table && !line.startsWith("|---")) {
                        Matcher row = LITERAL_ROW.matcher(line);
                        assertThat(row.matches()).as(line).isTrue();
                        String literal = row.group(2).replace("\\|", "|");
                        assertThat(here(row.group(1), literal))
                                .as("%s: %s", page.name(), line)
                                .isEqualTo(row.group(3));
                        assertThat(server(connection, postgresName(row.group(1)), literal))
                                .as("%s: %s, on the server", page.name(), line)
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

    private static boolean hasResult(String line) {
        return line.contains("; // ");
    }

    private static List<Page> pages() throws IOException {
        try (Stream<Path> docs = Files.list(ProjectTree.root().resolve("docs"))) {
            return Stream.concat(
                            Stream.of("README.md"),
                            docs.map(page -> "docs/" + page.getFileName()).filter(name -> name.endsWith(".md")))
                    .sorted()
                    .map(Page::of)
                    .toList();
        }
    }

    @SuppressWarnings("unchecked") // the method is in the source above
    private List<String> compileAndRun(String source) throws Exception {
        try (URLClassLoader loader = PageCompiler.load(Map.of("Examples.java", source), classes)) {
            return (List<String>) loader.loadClass("Examples").getMethod("run").invoke(null);
        }
    }
}

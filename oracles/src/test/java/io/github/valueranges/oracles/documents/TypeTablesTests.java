package io.github.valueranges.oracles.documents;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.ContinuousRange;
import io.github.valueranges.DiscreteRange;
import io.github.valueranges.RangeSetType;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.ValueType;
import io.github.valueranges.oracles.pages.Page;
import io.github.valueranges.oracles.postgres.TestPostgres;
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/**
 * The tables that list the types say what their descriptors, their members, the server and JSON say. Says nothing of
 * the order of the elements of a set, which its own tests decide.
 */
@Tag("server")
class TypeTablesTests {

    /** Without the types that other tests create. */
    private static final DataSource PLAIN = TestPostgres.freshDatabase();

    /** What the pages call one step of a type, several of them, and what is counted. */
    private record Words(String step, String steps, String counted) {}

    private static final Words NUMBERS = new Words("1", "steps", "how many");
    private static final Map<Class<?>, Words> DISCRETE = Map.of(
            Integer.class,
            NUMBERS,
            Long.class,
            NUMBERS,
            LocalDate.class,
            new Words("a day", "days", "how many days"),
            YearMonth.class,
            new Words("a month", "months", "how many months"));

    @Test
    void theTableOfRangesListsThem() throws Exception {
        List<List<String>> rows = new ArrayList<>();
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            Words words = DISCRETE.get(type.elementClass());
            assertThat(DiscreteRange.class.isAssignableFrom(type.javaType())).isEqualTo(words != null);
            rows.add(List.of(
                    code(type.javaType().getSimpleName()),
                    code(element(type)),
                    stored(type, " of whole months", " (a type of yours)"),
                    words == null ? "none" : words.step(),
                    length(type),
                    words == null ? code(nameOf(amount(type))) : words.steps()));
        }
        assertThat(rowsOf("docs/ranges.md", "| type | element | in PostgreSQL | step |"))
                .containsExactlyInAnyOrderElementsOf(rows)
                .hasSize(11);
    }

    @Test
    void aStepIsWhatTheTableSays() {
        int discrete = 0;
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            if (type.parse(type.example()) instanceof DiscreteRange<?, ?, ?> range) {
                List<?> values = range.values().toList();
                assertThat(values.get(1)).isEqualTo(next(values.get(0)));
                assertThat(range.length()).hasValue(values.size());
                assertThat(((DiscreteRange<?, ?, ?>) range.shift(1)).values().findFirst())
                        .isEqualTo(Optional.of(values.get(1)));
                discrete++;
            }
        }
        assertThat(discrete).isEqualTo(4);
    }

    private static Object next(Object value) {
        if (value instanceof Integer number) {
            return number + 1;
        }
        if (value instanceof Long number) {
            return number + 1;
        }
        return value instanceof YearMonth month ? month.plusMonths(1) : ((LocalDate) value).plusDays(1);
    }

    @Test
    void theTableOfShapesHasTheComponentsOfEveryRange() throws Exception {
        int shapes = 0;
        for (List<String> row : rowsOf("docs/ranges.md", "| shape | discrete | continuous |")) {
            for (String shape : namesIn(row.get(0))) {
                for (RangeType<?, ?, ?> type : RangeType.all()) {
                    Class<?> variant = type.variants().stream()
                            .filter(each -> each.getSimpleName().equals(shape))
                            .findFirst()
                            .orElseThrow();
                    assertThat(Stream.of(variant.getRecordComponents())
                                    .map(RecordComponent::getName)
                                    .toList())
                            .as(variant.toString())
                            .isEqualTo(namesIn(row.get(DISCRETE.containsKey(type.elementClass()) ? 1 : 2)));
                    shapes++;
                }
            }
        }
        assertThat(shapes).isEqualTo(55);
    }

    @Test
    void theTableOfRangeSetsListsThem() throws Exception {
        List<List<String>> rows = new ArrayList<>();
        for (RangeSetType<?, ?, ?> type : RangeSetType.all()) {
            rows.add(List.of(
                    code(type.javaType().getSimpleName()),
                    stored(
                            type,
                            " of whole months",
                            " (comes with your `" + type.rangeType().postgresName() + "`)"),
                    code(type.rangeType().javaType().getSimpleName()),
                    length(type)));
        }
        assertThat(rowsOf("docs/range-sets.md", "| type | in PostgreSQL | range |"))
                .containsExactlyInAnyOrderElementsOf(rows)
                .hasSize(11);
    }

    @Test
    void theStatementsOfThePageMakeWhatTheServerLacks() throws SQLException {
        List<String> statements = Page.of("docs/ranges.md").blocks().stream()
                .flatMap(block -> block.lines().stream())
                .filter(line -> line.startsWith("create type "))
                .toList();
        int made = 0;
        try (Connection connection = PLAIN.getConnection();
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            for (String sql : statements) {
                statement.execute(sql);
            }
            for (RangeType<?, ?, ?> type : RangeType.all()) {
                String rangeSet = type.rangeSetType().postgresName();
                assertThat(isThere(connection, type.postgresName()))
                        .as(type.postgresName())
                        .isTrue();
                assertThat(isThere(connection, rangeSet)).as(rangeSet).isTrue();
                made += isBuiltIn(type.postgresName()) || isBuiltIn(rangeSet) ? 0 : 1;
            }
            connection.rollback();
        }
        assertThat(made).isEqualTo(statements.size()).isEqualTo(3);
    }

    @Test
    void theTableOfValueSetsListsThem() throws Exception {
        JsonMapper mapper = new JsonMapper();
        List<List<String>> rows = new ArrayList<>();
        for (SetType<?, ?> type : SetType.all()) {
            String json = mapper.writeValueAsString(type.parse(type.example()));
            rows.add(List.of(
                    code(type.javaType().getSimpleName()),
                    code(element(type)),
                    stored(type, " of first days", ""),
                    json.startsWith("[\"") ? "texts" : "numbers"));
        }
        assertThat(rowsOf("docs/value-sets.md", "| type | element | in PostgreSQL | order |").stream()
                        .map(row -> List.of(row.get(0), row.get(1), row.get(2), row.get(4))))
                .containsExactlyInAnyOrderElementsOf(rows)
                .hasSize(14);
    }

    @Test
    void theFirstPageNamesTheElementsOfEachKind() {
        List<String> ranges =
                RangeType.all().stream().map(TypeTablesTests::element).toList();
        List<String> more = new ArrayList<>(
                SetType.all().stream().map(TypeTablesTests::element).toList());
        more.removeAll(ranges);
        assertThat(RangeSetType.all().stream().map(TypeTablesTests::element)).isEqualTo(ranges);

        List<List<String>> rows = new ArrayList<>();
        for (String line : Page.of("README.md").lines()) {
            if (line.startsWith("| ranges and range sets |") || line.startsWith("| value sets, and wrappers |")) {
                rows.add(namesIn(line));
            }
        }
        assertThat(rows).hasSize(2);
        assertThat(rows.get(0)).containsExactlyInAnyOrderElementsOf(ranges);
        assertThat(rows.get(1)).containsExactlyInAnyOrderElementsOf(more);
    }

    /** What the server calls the type, and that a database gets it only by a statement. */
    private static String stored(ValueType<?> type, String ofMonths, String ofYours) throws SQLException {
        return code(type.postgresName())
                + (type.elementClass() == YearMonth.class ? ofMonths : "")
                + (isBuiltIn(type.postgresName()) ? "" : ofYours);
    }

    private static boolean isBuiltIn(String name) throws SQLException {
        try (Connection connection = PLAIN.getConnection()) {
            return isThere(connection, name);
        }
    }

    private static boolean isThere(Connection connection, String name) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("select to_regtype(?) is not null")) {
            statement.setString(1, name);
            try (ResultSet row = statement.executeQuery()) {
                return row.next() && row.getBoolean(1);
            }
        }
    }

    private static String length(ValueType<?> type) throws ReflectiveOperationException {
        String answer = code(nameOf(type.javaType().getMethod("length").getGenericReturnType()));
        Words words = DISCRETE.get(type.elementClass());
        return words == null ? answer : words.counted() + ", " + answer;
    }

    /** What a continuous range is moved by. */
    private static Type amount(RangeType<?, ?, ?> type) {
        return Stream.of(type.javaType().getGenericInterfaces())
                .filter(ParameterizedType.class::isInstance)
                .map(ParameterizedType.class::cast)
                .filter(general -> general.getRawType() == ContinuousRange.class)
                .map(general -> general.getActualTypeArguments()[1])
                .findFirst()
                .orElseThrow();
    }

    private static String element(ValueType<?> type) {
        return nameOf(type.elementClass());
    }

    /** The name of a type as a page writes it: without packages, and primitive where there is one. */
    private static String nameOf(Type type) {
        if (type instanceof Class<?> plain) {
            return MethodType.methodType(plain).unwrap().returnType().getSimpleName();
        }
        ParameterizedType general = (ParameterizedType) type;
        return ((Class<?>) general.getRawType()).getSimpleName() + "<"
                + ((Class<?>) general.getActualTypeArguments()[0]).getSimpleName() + ">";
    }

    private static String code(String name) {
        return "`" + name + "`";
    }

    private static List<String> namesIn(String cell) {
        List<String> parts = List.of(cell.split("`"));
        List<String> names = new ArrayList<>();
        for (int index = 1; index < parts.size(); index += 2) {
            names.add(parts.get(index));
        }
        return names;
    }

    private static List<List<String>> rowsOf(String page, String head) {
        return Page.of(page).lines().stream()
                .dropWhile(line -> !line.startsWith(head))
                .takeWhile(line -> line.startsWith("|"))
                .skip(2)
                .map(line -> Stream.of(line.substring(1).split("\\|"))
                        .map(String::strip)
                        .toList())
                .toList();
    }
}

package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.jpa.TranslationSupport.Row;
import io.github.valueranges.oracles.ProjectTree;
import io.github.valueranges.oracles.postgres.TestPostgres;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.MappedSuperclass;
import java.io.IOException;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.hibernate.SessionFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * What {@code docs/jpa.md} shows runs: each row of its tables of functions answers the same in HQL and in SQL over the
 * entities of the page, and each statement of its schema is accepted.
 */
class JpaPageTests {

    private static final Pattern FUNCTION_ROW = Pattern.compile("^\\| `((?:range|set)_.+)` \\| `(.+)` \\|$");

    private static final String URL = TestPostgres.freshJdbcUrl();

    private static String page;
    private static SessionFactory factory;

    @BeforeAll
    static void open() throws IOException {
        page = Files.readString(ProjectTree.root().resolve("docs/jpa.md"));
        factory = Factories.create(Map.of("hibernate.connection.url", URL), PageRoom.class, PageBooking.class);
        factory.inTransaction(session -> {
            List<PageRoom> rooms = List.of(
                    new PageRoom(
                            "101", "[2026-05-01,2026-09-30]", "{[2026-05-01,2026-05-31],[2026-07-01,)}", "{bath,sea}"),
                    new PageRoom("102", "[2026-06-03,2026-06-20]", "{(,2026-06-02],[2026-06-05,2026-06-08]}", "{}"),
                    new PageRoom("103", "(,2026-06-09]", "{}", "{Sea,bath,quiet,sea,~}"));
            rooms.get(1).closed = LocalDate.of(2026, 5, 1);
            rooms.get(2).closed = rooms.get(2).opened;
            rooms.forEach(session::persist);
            List<String> stays = List.of(
                    "[2026-06-01,2026-06-08]",
                    "[2026-06-03,2026-06-03]",
                    "[2026-06-10,2026-06-12]",
                    "(,2026-06-02]",
                    "[2026-06-21,)",
                    "(,)",
                    "empty");
            long id = 0;
            for (PageRoom room : rooms) {
                for (String stay : stays) {
                    String requests = id % 3 == 0 ? "{sea}" : id % 3 == 1 ? "{Sea,quiet,sea}" : "{bath,quiet,sea,~}";
                    session.persist(new PageBooking(id++, room, stay, requests));
                }
            }
        });
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @Test
    void everyFunctionAnswersInSqlWhatItAnswersInHql() throws SQLException {
        List<String[]> rows = functionRows();
        for (String[] row : rows) {
            boolean aggregate = row[0].contains("_agg(");
            List<@Nullable Object> hql = factory.fromSession(session -> session.createSelectionQuery(
                            "select " + row[0] + " from Booking b join b.room r" + (aggregate ? "" : " order by b.id"),
                            Object.class)
                    .list());
            List<@Nullable Object> sql = new ArrayList<>();
            for (String text : texts("select cast((" + row[1] + ") as text) from booking join room"
                    + " on number = room_number" + (aggregate ? "" : " order by id"))) {
                sql.add(text == null ? null : read(text, hql));
            }
            assertThat(sql).as(row[0] + " | " + row[1]).isEqualTo(hql);
            assertThat(hql).as(row[0]).anyMatch(answer -> answer != null);
        }
        assertThat(rows).hasSizeGreaterThan(55);
    }

    @Test
    void theQueriesOfThePageFindRows() {
        List<String> queries =
                page.lines().filter(line -> line.startsWith("select ")).toList();
        for (String hql : queries) {
            assertThat(factory.<List<Object[]>>fromSession(session -> {
                        var query = session.createSelectionQuery(hql, Object[].class);
                        if (hql.contains(":week")) {
                            query.setParameter("week", LocalDateRange.parse("[2026-06-01,2026-06-07]"));
                        }
                        return query.list();
                    }))
                    .as(hql)
                    .isNotEmpty();
        }
        assertThat(queries).hasSize(2);
    }

    @Test
    void theTablesNameEveryFunctionOfTheServer() {
        TreeSet<String> shown = functionRows().stream()
                .map(row -> row[0].substring(0, row[0].indexOf('(')))
                .collect(Collectors.toCollection(TreeSet::new));
        shown.addAll(List.of("range_unnest", "set_unnest"));

        assertThat(page)
                .contains("join lateral range_unnest(r.openings) o")
                .contains("join lateral set_unnest(r.amenities) a");
        assertThat(shown)
                .containsExactlyElementsOf(TranslationSupport.rows().stream()
                        .filter(row -> row.onServer() && row.isFunction())
                        .map(Row::function)
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void theTableOfWhatRunsInMemoryNamesEveryMember() {
        String section = page.substring(page.indexOf("## What runs where"), page.indexOf("## Indexes"));
        int named = 0;
        for (Row row : TranslationSupport.rows()) {
            boolean known = row.onServer() && row.isFunction() && row.except().isEmpty();
            if (!known
                    && !List.of("declare", "toSet").contains(row.name())
                    && !row.query().contains("_agg")) {
                String text = row.name().endsWith("Inclusive") ? "inclusivity" : row.name() + "(";
                assertThat(section).as(row.member()).contains(text);
                named++;
            }
        }
        assertThat(named).isGreaterThan(40);
    }

    @Test
    void theServerAcceptsTheStatementsOfTheSchema() throws SQLException {
        String url = TestPostgres.freshJdbcUrl();
        int statements = 0;
        try (SessionFactory own =
                        Factories.create(Map.of("hibernate.connection.url", url), PageRoom.class, PageBooking.class);
                Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            assertThat(own.isOpen()).isTrue();
            boolean temporalKeys = connection.getMetaData().getDatabaseMajorVersion() >= 18;
            for (String line : page.lines().toList()) {
                if (line.startsWith("create ") || line.startsWith("alter ")) {
                    if (temporalKeys || !line.contains("without overlaps")) {
                        statement.execute(line);
                    }
                    statements++;
                }
            }
            assertThatThrownBy(() -> statement.execute("insert into booking (id, stay) values (1, 'empty')"))
                    .hasMessageContaining("booking_stay");
        }
        assertThat(statements).isEqualTo(8);
    }

    @Test
    void theStatementsOfTheSchemaMakeWhatTheAnnotationsMake() throws SQLException {
        String written = TestPostgres.freshJdbcUrl();
        String annotated = TestPostgres.freshJdbcUrl();
        Factories.create(Map.of("hibernate.connection.url", written), PageRoom.class, PageBooking.class)
                .close();
        boolean temporalKeys = TestPostgres.majorVersion() >= 18;
        execute(
                written,
                page.lines()
                        .filter(line -> line.startsWith("create ") || line.startsWith("alter "))
                        .filter(line -> temporalKeys || !line.contains("without overlaps"))
                        .toList());
        Factories.create(
                        Map.of("hibernate.connection.url", annotated),
                        AnnotatedRoom.class,
                        Bookings.class,
                        temporalKeys ? BookingOfOneKey.class : AnnotatedBooking.class)
                .close();

        String constraints = "select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint"
                + " where contype in ('x', 'u') and conname like 'booking%' order by 1";
        assertThat(texts(annotated, constraints))
                .isEqualTo(texts(written, constraints))
                .hasSize(temporalKeys ? 3 : 2);
        String indexes = "select tablename || substring(indexdef from position(' USING' in indexdef)) from pg_indexes"
                + " where schemaname = 'public' and indexdef not like '%USING btree%' order by 1";
        assertThat(texts(annotated, indexes)).isEqualTo(texts(written, indexes)).hasSize(temporalKeys ? 6 : 5);
    }

    private static List<String[]> functionRows() {
        return page.lines()
                .map(FUNCTION_ROW::matcher)
                .filter(Matcher::matches)
                .map(row -> new String[] {row.group(1), row.group(2).replace("\\|", "|")})
                .toList();
    }

    /** Reads what the server writes as what the query answers. */
    private static Object read(String text, List<@Nullable Object> answers) {
        Object one = answers.stream()
                .filter(answer -> answer != null)
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing but null beside " + text));
        if (one instanceof LocalDate) {
            return LocalDate.parse(text);
        }
        return Stream.of(
                        one instanceof Boolean ? (Object) Boolean.valueOf(text) : null,
                        one instanceof Long ? (Object) Long.valueOf(text) : null,
                        one instanceof Integer ? (Object) Integer.valueOf(text) : null)
                .filter(value -> value != null)
                .findFirst()
                .orElseGet(() -> ValueType.of(one.getClass()).orElseThrow().parse(text));
    }

    private static void execute(String url, List<String> statements) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
    }

    private static List<@Nullable String> texts(String sql) throws SQLException {
        return texts(URL, sql);
    }

    private static List<@Nullable String> texts(String url, String sql) throws SQLException {
        List<@Nullable String> texts = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            while (rows.next()) {
                texts.add(rows.getString(1));
            }
        }
        return texts;
    }

    @Entity(name = "Room")
    static class PageRoom {
        @Id
        private String number = "";

        private @Nullable LocalDateRange season;
        private @Nullable LocalDateRangeSet openings;
        private @Nullable StringSet amenities;
        private LocalDate opened = LocalDate.of(2026, 6, 2);
        private LocalDate closed = LocalDate.of(2026, 6, 10);

        protected PageRoom() {}

        PageRoom(String number, String season, String openings, String amenities) {
            this.number = number;
            this.season = LocalDateRange.parse(season);
            this.openings = LocalDateRangeSet.parse(openings);
            this.amenities = StringSet.parse(amenities);
        }
    }

    @Entity(name = "Booking")
    static class PageBooking {
        @Id
        private long id;

        @ManyToOne
        private @Nullable PageRoom room;

        private @Nullable LocalDateRange stay;
        private @Nullable StringSet requests;

        protected PageBooking() {}

        PageBooking(long id, PageRoom room, String stay, String requests) {
            this.id = id;
            this.room = room;
            this.stay = LocalDateRange.parse(stay);
            this.requests = StringSet.parse(requests);
        }
    }

    /** The entities of the page with the annotations that it names. */
    @Entity(name = "Room")
    static class AnnotatedRoom {
        @Id
        private String number = "";

        @ValueIndex
        private @Nullable LocalDateRangeSet openings;

        @ValueIndex
        private @Nullable StringSet amenities;
    }

    @MappedSuperclass
    abstract static class Bookings {
        @Id
        private long id;

        @ManyToOne
        private @Nullable AnnotatedRoom room;

        @ValueIndex
        private @Nullable LocalDateRange stay;

        private @Nullable StringSet requests;
    }

    @Entity(name = "Booking")
    @ExcludeOverlaps(name = "booking_no_overlap", equal = "room", range = "stay")
    @ExcludeOverlaps(name = "booking_quiet", range = "stay", where = "requests @> array['quiet']", deferred = true)
    static class AnnotatedBooking extends Bookings {}

    @Entity(name = "Booking")
    @ExcludeOverlaps(name = "booking_no_overlap", equal = "room", range = "stay")
    @ExcludeOverlaps(name = "booking_quiet", range = "stay", where = "requests @> array['quiet']", deferred = true)
    @ExcludeOverlaps(name = "booking_period", equal = "room", range = "stay", unique = true)
    static class BookingOfOneKey extends Bookings {}
}

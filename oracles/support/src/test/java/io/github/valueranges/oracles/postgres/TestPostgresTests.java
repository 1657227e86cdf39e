package io.github.valueranges.oracles.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("server")
class TestPostgresTests {

    @Test
    void majorVersionIsTheOneAskedFor() {
        assertThat(TestPostgres.majorVersion()).isBetween(16, 18);
        // A server that was given from outside says itself what it is.
        if (System.getProperty(TestPostgres.URL_PROPERTY) == null
                && System.getProperty(TestPostgres.IMAGE_PROPERTY) == null) {
            assertThat(TestPostgres.majorVersion()).isEqualTo(Integer.getInteger("pg", 18));
        }
    }

    @Test
    void sharedDatabaseIsOneForAll() throws SQLException {
        assertThat(query(TestPostgres.dataSource(), "select current_database()"))
                .isEqualTo(query(TestPostgres.dataSource(), "select current_database()"));
        try (Connection connection = DriverManager.getConnection(TestPostgres.jdbcUrl())) {
            assertThat(connection.isValid(1)).isTrue();
        }
    }

    @Test
    void freshDatabasesAreIsolated() throws SQLException {
        DataSource first = TestPostgres.freshDatabase();
        DataSource second = TestPostgres.freshDatabase();
        update(first, "create table only_here (id int)");

        assertThat(query(first, "select count(*) from only_here")).isEqualTo("0");
        assertThatThrownBy(() -> query(second, "select count(*) from only_here"))
                .hasMessageContaining("only_here");
        assertThatThrownBy(() -> query(TestPostgres.dataSource(), "select count(*) from only_here"))
                .hasMessageContaining("only_here");
    }

    @Test
    void freshUrlNeedsNothingBesideIt() throws SQLException {
        try (Connection connection = DriverManager.getConnection(TestPostgres.freshJdbcUrl())) {
            assertThat(connection.getCatalog()).startsWith("valueranges_");
        }
    }

    @Test
    void textSortsByCodePoint() throws SQLException {
        // A linguistic order puts é before z and a before B; UTF-16 units put the emoji before U+FF5E.
        assertThat(query(
                        TestPostgres.freshDatabase(),
                        "select string_agg(t, '' order by t) from unnest(array['z','é','a','B','😀','～']) t"))
                .isEqualTo("Bazé～😀");
    }

    @Test
    void databaseOfAUrlIsReplacedAndTheRestKept() {
        assertThat(JdbcUrls.withDatabase("jdbc:postgresql://h:1/a?user=u&options=-c%20x/y", "b"))
                .isEqualTo("jdbc:postgresql://h:1/b?user=u&options=-c%20x/y");
        assertThat(JdbcUrls.withDatabase("jdbc:postgresql://h,g:2/a", "b")).isEqualTo("jdbc:postgresql://h,g:2/b");
        assertThat(JdbcUrls.withDatabase("jdbc:postgresql://h?user=u/v", "b"))
                .isEqualTo("jdbc:postgresql://h/b?user=u/v");
        assertThatThrownBy(() -> JdbcUrls.withDatabase("jdbc:h2:mem:x", "b"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("jdbc:postgresql://host/database");
    }

    private static String query(DataSource database, String sql) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getString(1);
        }
    }

    private static void update(DataSource database, String sql) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}

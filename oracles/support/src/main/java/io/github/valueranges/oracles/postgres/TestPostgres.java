package io.github.valueranges.oracles.postgres;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * Gives every test its PostgreSQL: a real server, started once per JVM at the first question and stopped with it.
 *
 * <p>System properties choose the server, the first that is set wins:
 *
 * <ul>
 *   <li>{@code valueranges.pg.url}: a running server. The URL carries its user and password and names a database that
 *       may be written to; the user may create databases.
 *   <li>{@code valueranges.pg.image}: a container image, run by Testcontainers.
 *   <li>neither: embedded binaries, of the major version that the build was given ({@code -Dpg=16|17|18}).
 * </ul>
 *
 * <p>Databases are UTF-8. Embedded servers and fresh databases sort text as {@code C.UTF-8} does, so that no answer
 * depends on the machine. Servers started here do not wait for the disk: what they hold is gone with the JVM.
 *
 * <p>A test that asks for the server, or its class, has the tag {@link ServerTag#NAME}. Every method is safe for
 * concurrent use. Data sources are not pooled; each connection belongs to its caller.
 */
public final class TestPostgres {

    /** Name of the system property that holds the JDBC URL of a running server. */
    public static final String URL_PROPERTY = "valueranges.pg.url";

    /** Name of the system property that holds the container image to run. */
    public static final String IMAGE_PROPERTY = "valueranges.pg.image";

    private static final String NAME_PREFIX =
            "valueranges_" + UUID.randomUUID().toString().substring(0, 8) + "_";
    private static final AtomicInteger COUNTER = new AtomicInteger();
    private static final Queue<String> TO_DROP = new ConcurrentLinkedQueue<>();

    private TestPostgres() {}

    /**
     * Returns the database that all tests of this JVM share. A test that creates objects there removes them; a test
     * that cannot know what it creates takes {@link #freshDatabase()}.
     *
     * @return the shared database
     */
    public static DataSource dataSource() {
        return dataSource(jdbcUrl());
    }

    /**
     * Returns the URL of the shared database, complete with user and password.
     *
     * @return a URL that needs nothing beside it
     */
    public static String jdbcUrl() {
        ServerTag.require();
        return Holder.SERVER.url();
    }

    /**
     * Creates an empty database that belongs to the caller alone. It is dropped when the JVM ends.
     *
     * @return the new database
     */
    public static DataSource freshDatabase() {
        return dataSource(freshJdbcUrl());
    }

    /**
     * Creates an empty database as {@link #freshDatabase()} does and returns its URL, for what wants a URL: a pool, or
     * the configuration of an application.
     *
     * @return a URL that needs nothing beside it
     */
    public static String freshJdbcUrl() {
        ServerTag.require();
        Server server = Holder.SERVER;
        String name = NAME_PREFIX + COUNTER.incrementAndGet();
        execute("create database " + name + " template template0 encoding 'UTF8' locale '" + server.locale() + "'");
        if (server.outlivesJvm()) {
            TO_DROP.add(name);
        }
        return JdbcUrls.withDatabase(server.url(), name);
    }

    /**
     * Returns the major version of the server.
     *
     * @return for example 18
     */
    public static int majorVersion() {
        try (Connection connection = dataSource().getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("show server_version_num")) {
            rows.next();
            return rows.getInt(1) / 10_000;
        } catch (SQLException e) {
            throw new IllegalStateException("cannot ask the server for its version", e);
        }
    }

    private static DataSource dataSource(String url) {
        PGSimpleDataSource dataSource = new PGSimpleDataSource();
        dataSource.setUrl(url);
        return dataSource;
    }

    private static void execute(String sql) {
        try (Connection connection = dataSource().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException("cannot run: " + sql, e);
        }
    }

    /** Drops even what a pool is still connected to: at the end of the JVM nobody else will. */
    private static void dropFreshDatabases() {
        for (String name = TO_DROP.poll(); name != null; name = TO_DROP.poll()) {
            execute("drop database if exists " + name + " with (force)");
        }
    }

    /** Starts the server when it is first asked for, once. */
    private static final class Holder {
        static final Server SERVER = start();

        private static Server start() {
            Server server;
            String url = System.getProperty(URL_PROPERTY, "");
            String image = System.getProperty(IMAGE_PROPERTY, "");
            if (!url.isEmpty()) {
                server = new Server(url, "C.UTF-8", true);
            } else if (!image.isEmpty()) {
                server = ContainerServer.start(image);
            } else {
                server = EmbeddedServer.start();
            }
            if (server.outlivesJvm()) {
                Runtime.getRuntime().addShutdownHook(new Thread(TestPostgres::dropFreshDatabases, "drop databases"));
            }
            return server;
        }
    }
}

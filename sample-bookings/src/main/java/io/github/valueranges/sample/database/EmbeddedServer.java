package io.github.valueranges.sample.database;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import org.springframework.util.FileSystemUtils;

/**
 * A PostgreSQL server that keeps its data in a directory and runs while the service runs.
 *
 * <p>It is durable: a booking that was answered with 201 is on disk. A service that was killed leaves the server
 * running; the next start stops it and goes on from its data.
 */
final class EmbeddedServer implements AutoCloseable {

    private static final String SUPERUSER = "postgres";
    private static final String DATABASE = "postgres";
    private static final Duration START_TIMEOUT = Duration.ofSeconds(60);

    private final DataDirectory directory;
    private final EmbeddedPostgres server;

    private EmbeddedServer(DataDirectory directory, EmbeddedPostgres server) {
        this.directory = directory;
        this.server = server;
    }

    static EmbeddedServer start(Path path) throws IOException, InterruptedException {
        DataDirectory directory = DataDirectory.lock(path);
        try {
            OrphanedServer.stop(directory.cluster());
            Files.deleteIfExists(directory.log());
            if (Files.notExists(directory.cluster())) {
                createCluster(directory);
            }
            return new EmbeddedServer(directory, startServer(directory, directory.cluster()));
        } catch (IOException | InterruptedException | RuntimeException e) {
            directory.close();
            throw e;
        }
    }

    /** Makes the cluster under another name first: a start that is killed half way leaves none, not half of one. */
    private static void createCluster(DataDirectory directory) throws IOException, InterruptedException {
        Path unfinished = Files.createTempDirectory(directory.path(), "unfinished-");
        try {
            startServer(directory, unfinished).close();
            Files.move(unfinished, directory.cluster(), StandardCopyOption.ATOMIC_MOVE);
        } finally {
            FileSystemUtils.deleteRecursively(unfinished);
        }
    }

    private static EmbeddedPostgres startServer(DataDirectory directory, Path cluster)
            throws IOException, InterruptedException {
        ProcessBuilder.Redirect log =
                ProcessBuilder.Redirect.appendTo(directory.log().toFile());
        EmbeddedPostgres server = EmbeddedPostgres.builder()
                .setDataDirectory(cluster)
                .setCleanDataDirectory(false)
                .setRegisterShutdownHook(false) // the application context closes it, after the connection pool
                .setLocaleConfig("locale", "C")
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .setServerConfig("unix_socket_directories", "")
                .setOutputRedirector(log)
                .setErrorRedirector(log)
                .setPGStartupWait(START_TIMEOUT)
                .start();
        // Something answers on the port; that it is this server, only the start command can tell.
        if (server.getProcess().waitFor() != 0) {
            throw new IllegalStateException("PostgreSQL did not start; see " + directory.log());
        }
        return server;
    }

    String jdbcUrl() {
        return server.getJdbcUrl(SUPERUSER, DATABASE);
    }

    String username() {
        return SUPERUSER;
    }

    @Override
    public void close() throws IOException {
        server.close();
        directory.close();
    }
}

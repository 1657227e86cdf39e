package io.github.valueranges.sample.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The server that a killed service left running.
 *
 * <p>PostgreSQL is a process of its own and survives the service that started it. It is asked for a fast shutdown:
 * what was committed is kept, what was not is rolled back. Nothing else is ever touched: the process named in
 * {@code postmaster.pid} counts only if it is a PostgreSQL server and serves this very directory, since an operating
 * system gives the number of an ended process to another one.
 */
final class OrphanedServer {

    private static final Logger log = LoggerFactory.getLogger(OrphanedServer.class);
    private static final Duration STOP_TIMEOUT = Duration.ofSeconds(60);

    private OrphanedServer() {}

    /** Stops the server that still serves the directory, if there is one; the caller holds the directory's lock. */
    static void stop(Path cluster) throws IOException, InterruptedException {
        Path pidFile = cluster.resolve("postmaster.pid");
        if (!Files.exists(pidFile)) {
            return;
        }
        Optional<ProcessHandle> process = processOf(pidFile);
        if (process.isEmpty()) {
            return; // PostgreSQL itself recognises the file of an ended server, and recovers from its log
        }
        if (serves(process.get(), cluster)) {
            log.info(
                    "Stopping the PostgreSQL server that an earlier run left behind (process {})",
                    process.get().pid());
            shutDown(process.get(), pidFile);
        } else {
            // PostgreSQL would take the stranger for a running server and refuse to start.
            log.info("Removing {}: the process it names is not this PostgreSQL server any more", pidFile);
            Files.delete(pidFile);
        }
    }

    private static Optional<ProcessHandle> processOf(Path pidFile) throws IOException {
        List<String> lines = Files.readAllLines(pidFile);
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        try {
            return ProcessHandle.of(Long.parseLong(lines.get(0).trim())).filter(ProcessHandle::isAlive);
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static boolean serves(ProcessHandle process, Path cluster) {
        ProcessHandle.Info info = process.info();
        boolean isPostgres = info.command()
                .map(command -> Path.of(command).getFileName().toString().startsWith("postgres"))
                .orElse(false);
        // Where the operating system does not show another process's arguments, being PostgreSQL has to do.
        return isPostgres
                && info.arguments()
                        .map(arguments -> List.of(arguments).contains(cluster.toString()))
                        .orElse(true);
    }

    private static void shutDown(ProcessHandle process, Path pidFile) throws InterruptedException {
        if (!interrupt(process)) {
            process.destroy();
        }
        // The file goes last. The process may stay listed for longer, where nobody collects ended processes.
        Instant deadline = Instant.now().plus(STOP_TIMEOUT);
        while (Files.exists(pidFile) && process.isAlive()) {
            if (Instant.now().isAfter(deadline)) {
                throw new IllegalStateException("The PostgreSQL server of an earlier run (process " + process.pid()
                        + ") did not stop within " + STOP_TIMEOUT.toSeconds() + " seconds; stop it by hand");
            }
            Thread.sleep(50);
        }
    }

    /** Sends the signal that means "fast shutdown" to PostgreSQL, where there are signals. */
    private static boolean interrupt(ProcessHandle process) throws InterruptedException {
        try {
            return new ProcessBuilder("kill", "-INT", Long.toString(process.pid()))
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException noSuchCommand) {
            return false;
        }
    }
}

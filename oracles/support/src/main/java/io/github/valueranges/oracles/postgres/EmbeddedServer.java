package io.github.valueranges.oracles.postgres;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.UUID;

/** Starts the embedded binaries that the build put on the class path. They stop, and their data goes, with the JVM. */
final class EmbeddedServer {

    private EmbeddedServer() {}

    static Server start() {
        // Only Linux promises this locale. Plain C sorts alike; it only knows no upper and lower case beyond ASCII.
        String locale = System.getProperty("os.name").startsWith("Linux") ? "C.UTF-8" : "C";
        // Where the library looks for what a killed JVM left behind: the next start stops and removes it.
        Path data = Path.of(
                System.getProperty("java.io.tmpdir"),
                "embedded-pg",
                UUID.randomUUID().toString());
        try {
            EmbeddedPostgres postgres = EmbeddedPostgres.builder()
                    .setDataDirectory(data)
                    .setLocaleConfig("locale", locale)
                    .setServerConfig("full_page_writes", "off")
                    .setPGStartupWait(Duration.ofSeconds(60))
                    .start();
            return new Server(postgres.getJdbcUrl("postgres", "postgres"), locale, false);
        } catch (IOException e) {
            throw new UncheckedIOException("the embedded PostgreSQL does not start", e);
        }
    }
}

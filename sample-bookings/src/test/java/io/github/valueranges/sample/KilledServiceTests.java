package io.github.valueranges.sample;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.oracles.ForkedJvm;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The service as it is run: in a process of its own, with a PostgreSQL of its own, killed and started again. */
class KilledServiceTests {

    @TempDir
    private Path directory;

    @Test
    void aKilledServiceHasItsBookingsWhenItIsStartedAgain() throws Exception {
        String june = "[2026-06-01,2026-06-08]";
        try (ForkedJvm service = start()) {
            Hotel hotel = Hotel.at(portOf(service));
            hotel.book("101", "Ada", june).has(201);

            try (ForkedJvm second = start()) {
                assertThat(second.awaitExit()).isNotZero();
                assertThat(second.output())
                        .contains("is in use by another running service", "--bookings.data-dir=<directory>");
            }
            hotel.book("102", "Bob", june).has(201);
            service.kill();
        }
        ProcessHandle postmaster;
        try (ForkedJvm service = start()) {
            Hotel hotel = Hotel.at(portOf(service));
            assertThat(hotel.get("/api/bookings").has(200).body()).contains("Ada", "Bob");
            hotel.book("101", "Cid", june).isProblem(409);
            assertThat(service.output()).contains("Stopping the PostgreSQL server that an earlier run left behind");
            postmaster = postmaster();
            service.stop();
        }
        assertThat(postmaster.isAlive() && postmaster.info().command().isPresent())
                .as("the server runs after its service")
                .isFalse();
    }

    private ForkedJvm start() throws Exception {
        return ForkedJvm.start(
                BookingsApplication.class, "--server.port=0", "--bookings.data-dir=" + directory.resolve("data"));
    }

    private static int portOf(ForkedJvm service) throws InterruptedException {
        String rest = service.awaitLine("Tomcat started on port ");
        service.awaitLine("Started BookingsApplication");
        return Integer.parseInt(rest.substring(0, rest.indexOf(' ')));
    }

    private ProcessHandle postmaster() throws Exception {
        String pid = Files.readAllLines(directory.resolve("data/postgres/postmaster.pid"))
                .get(0);
        return ProcessHandle.of(Long.parseLong(pid.trim())).orElseThrow();
    }
}

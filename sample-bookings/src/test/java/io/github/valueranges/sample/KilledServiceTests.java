package io.github.valueranges.sample;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.oracles.Campaign;
import io.github.valueranges.oracles.ForkedJvm;
import io.github.valueranges.oracles.Generator;
import io.github.valueranges.oracles.Laws;
import io.github.valueranges.sample.BookingHistory.Form;
import io.github.valueranges.sample.BookingHistory.Kind;
import io.github.valueranges.sample.BookingHistory.Moment;
import io.github.valueranges.sample.BookingHistory.Step;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

    /** Killed while it answers: what it was about to do is done whole or not at all, and the rest is as it was. */
    @Test
    void aServiceThatIsKilledWhileItAnswersGoesOnWithItsHistory() throws Exception {
        Step moved = step(Kind.MOVE, 0, 4, 2);
        Step cancelled = step(Kind.CANCEL, 0, 4, 1);
        Campaign.of(KilledServiceTests.class, "kills", Generator.constant(List.of(moved, cancelled)), this::outlive)
                .cases(1)
                .reaching("booked", 1)
                .reaching("several bookings", 1)
                .runFixed();
    }

    private void outlive(List<Step> unanswered, Laws laws) throws Exception {
        BookingHistory history;
        ForkedJvm service = start();
        try {
            history = new BookingHistory(underway(service), laws);
            history.run(List.of(
                    alone(step(Kind.BOOK, 0, 0, 2)),
                    alone(step(Kind.BOOK, 0, 2, 1)),
                    new Moment(List.of(step(Kind.BOOK, 0, 3, 1), step(Kind.BOOK, 0, 3, 2)), false)));
            for (Step step : unanswered) {
                HotelUnderway.Request request = history.request(step);
                Hotel hotel = Hotel.at(portOf(service));
                Thread guest = new Thread(() -> ask(hotel, request));
                guest.start();
                Thread.sleep(5);
                service.kill();
                guest.join();
                service = start();
                history.goOn(underway(service), step);
                history.run(List.of(alone(step(Kind.MOVE, 1, 6, 1)), alone(step(Kind.BOOK, 0, 1, 1))));
            }
            service.stop();
        } finally {
            service.close();
        }
    }

    private static void ask(Hotel hotel, HotelUnderway.Request request) {
        try {
            request.send(hotel);
        } catch (Exception nobodyAnswers) {
            // The service was killed before it did.
        }
    }

    private static HotelUnderway underway(ForkedJvm service) throws InterruptedException {
        return new HotelUnderway(Hotel.at(portOf(service)), "");
    }

    private static Moment alone(Step step) {
        return new Moment(List.of(step), false);
    }

    private static Step step(Kind kind, int which, int day, int nights) {
        return new Step(kind, "101", which, BookingHistory.DAYS.get(day), nights, Form.CLOSED);
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

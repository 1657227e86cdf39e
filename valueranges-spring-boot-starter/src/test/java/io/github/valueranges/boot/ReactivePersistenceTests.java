package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.boot.PersistenceTests.Booking;
import io.github.valueranges.boot.PersistenceTests.Bookings;
import io.github.valueranges.boot.PersistenceTests.Document;
import io.github.valueranges.jpa.Ranges;
import io.github.valueranges.oracles.postgres.TestPostgres;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.persistence.autoconfigure.EntityScan;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.context.annotation.Import;
import org.springframework.data.jpa.repository.config.EnableJpaRepositories;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestClient.RequestHeadersSpec;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** What a server refuses, answered by a real server of Spring WebFlux, in an application that configures nothing. */
@Tag("server")
@SpringBootTest(
        classes = ReactivePersistenceTests.Application.class,
        webEnvironment = WebEnvironment.RANDOM_PORT,
        properties = {"spring.main.web-application-type=reactive", "spring.jpa.hibernate.ddl-auto=create"})
class ReactivePersistenceTests {

    @RestController
    static class Controller {

        private final Bookings bookings;

        Controller(Bookings bookings) {
            this.bookings = bookings;
        }

        @PostMapping("/bookings")
        Mono<Document> book(@RequestBody Mono<Document> document) {
            return document.publishOn(Schedulers.boundedElastic()).map(given -> {
                Booking booking = new Booking();
                booking.room = given.room();
                booking.stay = given.stay();
                return Document.of(bookings.saveAndFlush(booking));
            });
        }

        @GetMapping("/bookings")
        Flux<Document> overlapping(@RequestParam LocalDateRange overlapping) {
            return Mono.fromCallable(() -> bookings.findAll(Ranges.overlaps(Booking::getStay, overlapping)))
                    .subscribeOn(Schedulers.boundedElastic())
                    .flatMapIterable(found -> found)
                    .map(Document::of);
        }

        /** Blocks, as a controller that came from Spring MVC does. */
        @PostMapping("/blocking")
        Document blocking(@RequestBody Document document) {
            return book(Mono.just(document)).block();
        }
    }

    @SpringBootConfiguration
    @EnableAutoConfiguration
    @EntityScan(basePackageClasses = PersistenceTests.class)
    @EnableJpaRepositories(basePackageClasses = PersistenceTests.class, considerNestedRepositories = true)
    @Import(Controller.class)
    static class Application {}

    @DynamicPropertySource
    static void database(DynamicPropertyRegistry registry) {
        String url = TestPostgres.freshJdbcUrl();
        registry.add("spring.datasource.url", () -> url);
    }

    @LocalServerPort
    private int port;

    @Autowired
    private JdbcTemplate jdbc;

    private RestClient client;

    private record Reply(HttpStatusCode status, MediaType type, String body) {}

    @BeforeEach
    void connect() {
        client = RestClient.create("http://localhost:" + port);
    }

    private static Reply reply(RequestHeadersSpec<?> request) {
        return request.exchange((sent, response) -> {
            HttpHeaders headers = response.getHeaders();
            return new Reply(
                    response.getStatusCode(),
                    headers.getContentType(),
                    new String(response.getBody().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8));
        });
    }

    private Reply book(String path, String room, String stay) {
        return reply(client.post()
                .uri(path)
                .contentType(MediaType.APPLICATION_JSON)
                .body("{\"room\":\"" + room + "\",\"stay\":\"" + stay + "\"}"));
    }

    private int bookingsOf(String room) {
        return jdbc.queryForObject(
                "select count(*) from starter_booking where room = ?", Integer.class, new Object[] {room});
    }

    private static void assertProblem(Reply reply, int status) {
        assertThat(reply.status().value()).as("%s", reply).isEqualTo(status);
        assertThat(reply.type()).isEqualTo(MediaType.APPLICATION_PROBLEM_JSON);
    }

    @Test
    void anOverlapIsAConflictWithoutNamesOfTheSchema() {
        int cases = 0;
        for (String path : List.of("/bookings", "/blocking")) {
            assertThat(book(path, path, "[2027-09-01,2027-09-08]").status().value())
                    .isEqualTo(200);
            Reply conflict = book(path, path, "[2027-09-08,2027-09-09]");
            assertProblem(conflict, 409);
            assertThat(conflict.body())
                    .contains("\"title\":\"Conflict\"")
                    .contains("\"detail\":\"The value overlaps one that is already stored.\"")
                    .contains("\"instance\":\"" + path + "\"")
                    .doesNotContain("starter_booking");
            assertThat(bookingsOf(path)).isEqualTo(1);
            cases++;
        }
        assertThat(cases).isEqualTo(2);
    }

    @Test
    void anOverlapThatTheCommitFindsIsTheSameConflict() {
        jdbc.execute("alter table starter_booking add constraint late_excl exclude using gist (stay with &&)"
                + " where (room like 'late%') deferrable initially deferred");
        assertThat(book("/bookings", "late 1", "[2027-09-01,2027-09-08]")
                        .status()
                        .value())
                .isEqualTo(200);
        assertProblem(book("/bookings", "late 2", "[2027-09-08,2027-09-09]"), 409);
        assertThat(bookingsOf("late 2")).isZero();
    }

    @Test
    void anotherViolationIsNoConflict() {
        jdbc.execute("alter table starter_booking add constraint named check (room <> 'none')");
        assertThat(book("/bookings", "none", "[2027-09-01,2027-09-08]").status().value())
                .isEqualTo(500);
    }

    @Test
    void whatTheServerCannotHoldIsRefusedWithoutNamesOfTheModel() {
        int cases = 0;
        for (String path : List.of("/bookings", "/blocking")) {
            Reply refused = book(path, "3", "[2026-06-01,900000000-01-01]");
            assertProblem(refused, 400);
            assertThat(refused.body())
                    .contains("\"title\":\"Bad Request\"")
                    .contains("\"detail\":\"the upper bound 900000000-01-01 cannot be stored: expected one from "
                            + "4714-11-24 BC to 5874897-12-30")
                    .contains("\"instance\":\"" + path + "\"")
                    .doesNotContain("Booking")
                    .doesNotContain("errors");
            cases++;
        }
        assertThat(cases).isEqualTo(2);
        assertProblem(
                reply(client.get().uri("/bookings?overlapping={overlapping}", "[900000000-01-01,900000000-01-02]")),
                400);
        assertThat(bookingsOf("3")).isZero();
    }

    @Test
    void aValueIsFoundByThePredicateOfAParameter() {
        assertThat(book("/bookings", "4", "[2030-01-01,2030-01-02]").status().value())
                .isEqualTo(200);
        Reply found = reply(client.get().uri("/bookings?overlapping={overlapping}", "[2030-01-02,2030-01-09]"));
        assertThat(found.status().value()).isEqualTo(200);
        assertThat(found.body()).contains("\"stay\":\"[2030-01-01,2030-01-02]\"");
    }
}

package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import io.github.valueranges.WrapperSet;
import io.github.valueranges.jpa.ExcludeOverlaps;
import io.github.valueranges.jpa.Ranges;
import io.github.valueranges.oracles.postgres.TestPostgres;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.Id;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.persistence.autoconfigure.EntityScan;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.boot.webmvc.test.autoconfigure.MockMvcPrint;
import org.springframework.context.annotation.Import;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;
import org.springframework.data.jpa.repository.config.EnableJpaRepositories;
import org.springframework.http.MediaType;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** From the query string to the column and back, in an application that configures nothing. */
@Tag("server")
@SpringBootTest(classes = PersistenceTests.Application.class)
@AutoConfigureMockMvc(print = MockMvcPrint.NONE)
class PersistenceTests {

    record Wish(String value) {}

    @Entity(name = "StarterBooking")
    @ExcludeOverlaps(range = "stay", equal = "room", name = "starter_booking_excl")
    static class Booking {

        @Id
        @GeneratedValue
        @Nullable
        Long id;

        @Nullable
        String room;

        @Nullable
        LocalDateRange stay;

        @Nullable
        LocalDateRangeSet reminders;

        @Nullable
        StringSet requests;

        @Nullable
        WrapperSet<Wish> wishes;

        public @Nullable LocalDateRange getStay() {
            return stay;
        }
    }

    record Document(
            @Nullable String room,
            @Nullable LocalDateRange stay,
            @Nullable LocalDateRangeSet reminders,
            @Nullable StringSet requests,
            @Nullable WrapperSet<Wish> wishes) {

        static Document of(Booking booking) {
            return new Document(booking.room, booking.stay, booking.reminders, booking.requests, booking.wishes);
        }
    }

    interface Bookings extends JpaRepository<Booking, Long>, JpaSpecificationExecutor<Booking> {}

    @RestController
    static class Controller {

        private final Bookings bookings;

        Controller(Bookings bookings) {
            this.bookings = bookings;
        }

        @PostMapping("/bookings")
        Document book(@RequestBody Document document) {
            Booking booking = new Booking();
            booking.room = document.room();
            booking.stay = document.stay();
            booking.reminders = document.reminders();
            booking.requests = document.requests();
            booking.wishes = document.wishes();
            return Document.of(bookings.saveAndFlush(booking));
        }

        @GetMapping("/bookings")
        List<Document> overlapping(@RequestParam LocalDateRange overlapping) {
            return bookings.findAll(Ranges.overlaps(Booking::getStay, overlapping)).stream()
                    .map(Document::of)
                    .toList();
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
        registry.add("spring.jpa.hibernate.ddl-auto", () -> "create");
        registry.add("spring.jpa.open-in-view", () -> "false");
    }

    @Autowired
    private MockMvc mvc;

    @Autowired
    private JdbcTemplate jdbc;

    private MockHttpServletResponse book(String room, String stay) throws Exception {
        String json = "{\"room\":\"" + room + "\",\"stay\":\"" + stay
                + "\",\"reminders\":\"{[2026-05-01,2026-05-02]}\",\"requests\":[\"quiet\",\"late\"],\"wishes\":[\"sea\"]}";
        return mvc.perform(post("/bookings")
                        .contentType(MediaType.APPLICATION_JSON)
                        .content(json))
                .andReturn()
                .getResponse();
    }

    @Test
    void aBookingTravelsToItsColumnsAndBack() throws Exception {
        String june =
                "{\"room\":\"1\",\"stay\":\"[2026-06-01,2026-06-08]\",\"reminders\":\"{[2026-05-01,2026-05-02]}\","
                        + "\"requests\":[\"late\",\"quiet\"],\"wishes\":[\"sea\"]}";
        assertThat(book("1", "[2026-06-01,2026-06-09)").getContentAsString()).isEqualTo(june);
        assertThat(jdbc.queryForObject(
                        "select stay::text || reminders::text || requests::text || wishes::text from starter_booking where room = '1'",
                        String.class))
                .isEqualTo("[2026-06-01,2026-06-09){[2026-05-01,2026-05-03)}{late,quiet}{sea}");
        assertThat(mvc.perform(get("/bookings").queryParam("overlapping", "[2026-06-08,2026-06-08]"))
                        .andReturn()
                        .getResponse()
                        .getContentAsString())
                .isEqualTo("[" + june + "]");
        assertThat(mvc.perform(get("/bookings").queryParam("overlapping", "[2026-06-09,2026-06-30]"))
                        .andReturn()
                        .getResponse()
                        .getContentAsString())
                .isEqualTo("[]");
    }

    @Test
    void anOverlapIsAConflictWithoutNamesOfTheSchema() throws Exception {
        assertThat(book("2", "[2027-09-01,2027-09-08]").getStatus()).isEqualTo(200);
        MockHttpServletResponse conflict = book("2", "[2027-09-08,2027-09-09]");
        assertThat(conflict.getStatus()).isEqualTo(409);
        assertThat(conflict.getContentType()).isEqualTo("application/problem+json");
        assertThat(conflict.getContentAsString())
                .contains("\"title\":\"Conflict\"")
                .contains("\"detail\":\"The value overlaps one that is already stored.\"")
                .contains("\"instance\":\"/bookings\"")
                .doesNotContain("starter_booking");
        assertThat(jdbc.queryForObject("select count(*) from starter_booking where room = '2'", Integer.class))
                .isEqualTo(1);
    }

    @Test
    void anOverlapThatTheCommitFindsIsTheSameConflict() throws Exception {
        jdbc.execute("alter table starter_booking add constraint late_excl exclude using gist (stay with &&)"
                + " where (room like 'late%') deferrable initially deferred");
        assertThat(book("late 1", "[2027-09-01,2027-09-08]").getStatus()).isEqualTo(200);
        MockHttpServletResponse conflict = book("late 2", "[2027-09-08,2027-09-09]");
        assertThat(conflict.getStatus()).isEqualTo(409);
        assertThat(conflict.getContentAsString())
                .contains("\"detail\":\"The value overlaps one that is already stored.\"")
                .doesNotContain("starter_booking");
        assertThat(jdbc.queryForObject("select count(*) from starter_booking where room like 'late%'", Integer.class))
                .isEqualTo(1);
    }

    @Test
    void whatTheServerCannotHoldIsRefusedWithoutNamesOfTheModel() throws Exception {
        MockHttpServletResponse refused = book("3", "[2026-06-01,900000000-01-01]");
        assertThat(refused.getStatus()).isEqualTo(400);
        assertThat(refused.getContentType()).isEqualTo("application/problem+json");
        assertThat(refused.getContentAsString())
                .contains("\"title\":\"Bad Request\"")
                .contains("\"detail\":\"the upper bound 900000000-01-01 cannot be stored: expected one from "
                        + "4714-11-24 BC to 5874897-12-30")
                .contains("\"instance\":\"/bookings\"")
                .doesNotContain("Booking")
                .doesNotContain("errors");
        String beyond = "[900000000-01-01,900000000-01-02]";
        assertThat(mvc.perform(get("/bookings").queryParam("overlapping", beyond))
                        .andReturn()
                        .getResponse()
                        .getStatus())
                .isEqualTo(400);
        assertThat(jdbc.queryForObject("select count(*) from starter_booking where room = '3'", Integer.class))
                .isZero();
    }
}

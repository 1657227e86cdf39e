package io.github.valueranges.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.jayway.jsonpath.JsonPath;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.dao.DataIntegrityViolationException;

class BookingTests extends ServiceTest {

    private static final String ADA =
            "{\"id\":1,\"room\":\"101\",\"guest\":\"Ada\",\"stay\":\"[2026-06-01,2026-06-08]\","
                    + "\"arrival\":null,\"requests\":[\"late\",\"quiet\"],\"bookedAt\":\"2026-05-01T09:00:00Z\"}";

    private Hotel hotel = Hotel.at(0);

    @BeforeEach
    void adaHasBooked() throws Exception {
        hotel = mockHotel();
        Answer booked = hotel.post(
                "/api/bookings",
                "{\"room\":\"101\",\"guest\":\"Ada\",\"stay\":\"[2026-06-01,2026-06-09)\",\"requests\":[\"quiet\",\"late\",\"quiet\"]}");
        booked.is(201, ADA);
        assertThat(booked.location()).isEqualTo("/api/bookings/1");
    }

    @Test
    void aBookingIsFoundWhereItsLocationSays() throws Exception {
        hotel.get("/api/bookings/1").is(200, ADA);
        hotel.get("/api/bookings/2").isProblem(404);
    }

    @Test
    void aRoomThatIsTakenIsAConflictThatNamesTheRoomAndTheStay() throws Exception {
        Answer refused = hotel.book("101", "Bob", "[2026-06-08,2026-06-10]").isProblem(409);
        assertThat(refused.body())
                .contains("\"room\":\"101\"", "\"stay\":\"[2026-06-08,2026-06-10]\"")
                .contains("Room 101 is taken on a night of [2026-06-08,2026-06-10]");
        assertThat(guests()).isEqualTo(1);
    }

    @Test
    void staysThatTouchDoNotOverlap() throws Exception {
        hotel.book("101", "Bob", "[2026-06-09,2026-06-10]").has(201);
        hotel.book("101", "Cid", "[2026-05-20,2026-06-01)").has(201);
        hotel.book("101", "Dan", "(2026-06-10,2026-06-12]").has(201);
    }

    @Test
    void theSameNightsInAnotherRoomAreFree() throws Exception {
        hotel.book("102", "Bob", "[2026-06-01,2026-06-08]").has(201);
    }

    @Test
    void aStayOutsideTheSeasonIsAConflict() throws Exception {
        Answer refused = hotel.book("101", "Bob", "[2026-10-31,2026-11-01]").isProblem(409);
        assertThat(refused.body())
                .contains("season", "[2026-04-01,2026-10-31]", "\"stay\":\"[2026-10-31,2026-11-01]\"");
        hotel.book("101", "Bob", "[2026-10-30,2026-10-31]").has(201);
    }

    @Test
    void aStayWhileTheRoomIsClosedIsAConflict() throws Exception {
        assertThat(hotel.book("302", "Bob", "[2026-06-30,2026-07-01]")
                        .isProblem(409)
                        .body())
                .contains("Room 302 is not open", "\"room\":\"302\"");
        hotel.book("302", "Bob", "[2026-06-30,2026-06-30]").has(201);
    }

    @Test
    void anArrivalIsKeptWhenTheBookingMoves() throws Exception {
        String stay = "\"stay\":\"[2026-06-01,2026-06-02]\",\"arrival\":\"[15:00:00,18:30:00)\"";
        Answer booked = arriving("102", "[15:00,18:30)").has(201);
        assertThat(booked.body()).contains(stay);
        assertThat(hotel.get(booked.location()).has(200).body()).isEqualTo(booked.body());
        assertThat(hotel.put(booked.location() + "/stay", "\"[2026-06-03,2026-06-04]\"")
                        .has(200)
                        .body())
                .isEqualTo(booked.body().replace("[2026-06-01,2026-06-02]", "[2026-06-03,2026-06-04]"));
    }

    @Test
    void anArrivalThatMayFallIntoTheQuietHoursIsAConflict() throws Exception {
        for (String arrival : List.of(
                "[22:00,22:01]",
                "[21:00,22:30]",
                "[23:00,24:00]",
                "[00:00,00:30]",
                "[05:59,07:00)",
                "[06:00,)",
                "(,)")) {
            assertThat(arriving("102", arrival).isProblem(409).body())
                    .as(arrival)
                    .contains("the quiet hours, {[00:00:00,06:00:00),[22:00:00,24:00:00]}")
                    .contains("\"room\":\"102\"", "\"stay\":\"[2026-06-01,2026-06-02]\"");
        }
        assertThat(guests()).isEqualTo(1);
        arriving("102", "[06:00,22:00)").has(201);
        arriving("201", "[06:00,06:01]").has(201);
        arriving("202", "(21:00,22:00)").has(201);
    }

    @Test
    void aRoomThatDoesNotExistIsNotFound() throws Exception {
        assertThat(hotel.book("999", "Bob", "[2026-06-01,2026-06-02]")
                        .isProblem(404)
                        .body())
                .contains("There is no room 999");
    }

    @Test
    void aGuestWhoSaysNothingWantsWhatGuestsWant() throws Exception {
        assertThat(hotel.post(
                                "/api/bookings",
                                "{\"room\":\"102\",\"guest\":\"Bob\",\"stay\":\"[2026-06-01,2026-06-02]\"}")
                        .has(201)
                        .body())
                .contains("\"requests\":[\"towels\"]");
        assertThat(hotel.book("201", "Cid", "[2026-06-01,2026-06-02]").has(201).body())
                .contains("\"requests\":[]");
    }

    @Test
    void bookingsAreFoundByWhatTheyOverlapHoldAreForAndAskFor() throws Exception {
        hotel.book("102", "Bob", "[2026-05-20,2026-06-02]").has(201);
        hotel.book("101", "Cid", "[2026-06-09,2026-06-10]").has(201);
        assertThat(found("")).containsExactly("Bob", "Ada", "Cid");
        assertThat(found("?overlapping=" + Hotel.encode("[2026-06-05,2026-06-06]")))
                .containsExactly("Ada");
        assertThat(found("?overlapping=" + Hotel.encode("[2026-06-08,)"))).containsExactly("Ada", "Cid");
        assertThat(found("?overlapping=empty")).isEmpty();
        assertThat(found("?on=2026-06-02")).containsExactly("Bob", "Ada");
        assertThat(found("?on=2026-06-03")).containsExactly("Ada");
        assertThat(found("?room=101")).containsExactly("Ada", "Cid");
        assertThat(found("?room=999")).isEmpty();
        assertThat(found("?request=late")).containsExactly("Ada");
        assertThat(found("?request=late&request=quiet")).containsExactly("Ada");
        assertThat(found("?request=late&request=sea")).isEmpty();
        assertThat(found("?on=2026-06-02&room=102&overlapping=" + Hotel.encode("(,2026-06-01]")))
                .containsExactly("Bob");
    }

    @Test
    void aBookingCanBeMovedAndOverlapsItselfWithoutHarm() throws Exception {
        assertThat(hotel.put("/api/bookings/1/stay", "\"[2026-06-02,2026-06-09]\"")
                        .has(200)
                        .body())
                .contains("\"id\":1", "\"stay\":\"[2026-06-02,2026-06-09]\"");
        hotel.put("/api/bookings/1/stay", "\"[2026-06-02,2026-06-09]\"").has(200);
    }

    @Test
    void aBookingThatCannotBeMovedIsAsItWas() throws Exception {
        hotel.book("101", "Bob", "[2026-06-09,2026-06-10]").has(201);
        assertThat(hotel.put("/api/bookings/1/stay", "\"[2026-06-02,2026-06-09]\"")
                        .isProblem(409)
                        .body())
                .contains("\"room\":\"101\"", "\"stay\":\"[2026-06-02,2026-06-09]\"");
        hotel.put("/api/bookings/1/stay", "\"[2026-03-31,2026-04-01]\"").isProblem(409);
        hotel.get("/api/bookings/1").is(200, ADA);
        hotel.put("/api/bookings/7/stay", "\"[2026-06-02,2026-06-09]\"").isProblem(404);
    }

    @Test
    void aCancelledBookingIsGoneAndItsNightsAreFree() throws Exception {
        hotel.delete("/api/bookings/1").is(204, "");
        hotel.delete("/api/bookings/1").isProblem(404);
        hotel.get("/api/bookings/1").isProblem(404);
        hotel.book("101", "Bob", "[2026-06-01,2026-06-08]").has(201);
    }

    @Test
    void theDatabaseRefusesWhatTheServiceWouldRefuseToo() {
        String insert = "insert into booking (room_number, guest, stay, requests, booked_at) values ('101', 'x', '";
        for (String stay :
                new String[] {"empty", "(,)", "[2026-07-01,)", "[2026-07-01,infinity]", "[2026-06-08,2026-06-09]"}) {
            assertThat(catchThrowable(() ->
                            database.sql(insert + stay + "', '{}', now())").update()))
                    .as(stay)
                    .isInstanceOf(DataIntegrityViolationException.class);
        }
        assertThat(guests()).isEqualTo(1);
    }

    private Answer arriving(String room, String arrival) throws Exception {
        return hotel.post(
                "/api/bookings",
                "{\"room\":\"" + room + "\",\"guest\":\"Bob\",\"stay\":\"[2026-06-01,2026-06-02]\",\"arrival\":\""
                        + arrival + "\"}");
    }

    private long guests() {
        return database.sql("select count(*) from booking").query(Long.class).single();
    }

    private List<String> found(String query) throws Exception {
        String body = hotel.get("/api/bookings" + query).has(200).body();
        return JsonPath.read(body, "$[*].guest");
    }
}

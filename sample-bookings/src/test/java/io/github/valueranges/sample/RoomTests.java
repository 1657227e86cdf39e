package io.github.valueranges.sample;

import static org.assertj.core.api.Assertions.assertThat;

import com.jayway.jsonpath.JsonPath;
import java.util.List;
import org.junit.jupiter.api.Test;

class RoomTests extends ServiceTest {

    @Test
    void theHotelSaysWhatItIsSetTo() throws Exception {
        assertThat(hotel().get("/api/hotel").has(200).body())
                .isEqualTo("{\"season\":\"[2026-04-01,2026-10-31]\","
                        + "\"quietHours\":\"{[00:00:00,06:00:00),[22:00:00,24:00:00]}\","
                        + "\"defaultRequests\":[\"towels\"]}");
    }

    @Test
    void sixRoomsAreThereAtFirstStart() throws Exception {
        assertThat(numbers("")).containsExactly("101", "102", "201", "202", "301", "302");
        mockHotel()
                .get("/api/rooms/101")
                .is(
                        200,
                        "{\"number\":\"101\",\"kind\":\"single\",\"amenities\":[\"bath\",\"desk\"],\"nightlyRate\":80.00,"
                                + "\"openings\":\"{[2026-04-01,2026-10-31]}\"}");
        mockHotel().get("/api/rooms/999").isProblem(404);
    }

    @Test
    void roomsAreFoundByAllTheirAmenities() throws Exception {
        assertThat(numbers("?amenity=sea")).containsExactly("102", "201", "301");
        assertThat(numbers("?amenity=sea&amenity=bath")).containsExactly("201", "301");
        assertThat(numbers("?amenity=sea,bath")).containsExactly("201", "301");
        assertThat(numbers("?amenity=" + Hotel.encode("{sea,bath}"))).containsExactly("201", "301");
        assertThat(numbers("?amenity=pool")).isEmpty();
    }

    @Test
    void freeNightsAreThoseOfTheSeasonAndTheOpeningsThatNobodyHas() throws Exception {
        mockHotel().book("101", "Ada", "[2026-06-01,2026-06-08]").has(201);
        assertThat(free("101", "[2026-06-01,2026-06-30]"))
                .isEqualTo(
                        "{\"room\":\"101\",\"within\":\"[2026-06-01,2026-06-30]\",\"free\":\"{[2026-06-09,2026-06-30]}\",\"nights\":22}");
        assertThat(free("302", "[2026-06-29,2026-09-02]"))
                .contains("\"free\":\"{[2026-06-29,2026-06-30],[2026-09-01,2026-09-02]}\",\"nights\":4");
        assertThat(free("101", "[2026-10-30,2026-11-05]"))
                .contains("\"free\":\"{[2026-10-30,2026-10-31]}\",\"nights\":2");
        assertThat(free("101", "[2026-06-03,2026-06-04]")).contains("\"free\":\"{}\",\"nights\":0");
    }

    @Test
    void openingsCanBeChangedUnlessABookingWouldStandOutside() throws Exception {
        mockHotel().book("101", "Ada", "[2026-06-01,2026-06-08]").has(201);
        assertThat(mockHotel()
                        .put("/api/rooms/101/openings", "\"{[2026-05-01,2026-09-30]}\"")
                        .has(200)
                        .body())
                .contains("\"openings\":\"{[2026-05-01,2026-09-30]}\"");
        assertThat(mockHotel()
                        .put("/api/rooms/101/openings", "\"{[2026-05-01,2026-06-03],[2026-06-05,2026-09-30]}\"")
                        .isProblem(409)
                        .body())
                .contains("\"room\":\"101\"", "\"stay\":\"[2026-06-01,2026-06-08]\"");
        assertThat(mockHotel().get("/api/rooms/101").body()).contains("\"openings\":\"{[2026-05-01,2026-09-30]}\"");
        mockHotel().put("/api/rooms/102/openings", "\"{}\"").has(200);
        mockHotel().book("102", "Bob", "[2026-06-01,2026-06-08]").isProblem(409);
        mockHotel().put("/api/rooms/999/openings", "\"{}\"").isProblem(404);
    }

    @Test
    void occupancyCountsTheNightsOfTheWindow() throws Exception {
        mockHotel().book("101", "Ada", "[2026-06-01,2026-06-08]").has(201);
        mockHotel().book("101", "Bob", "[2026-06-09,2026-06-10]").has(201);
        mockHotel().book("101", "Cid", "[2026-06-29,2026-07-05]").has(201);
        String occupancy = mockHotel()
                .get("/api/occupancy?within=" + Hotel.encode("[2026-06-03,2026-06-30]"))
                .has(200)
                .body();
        assertThat(JsonPath.<List<Object>>read(occupancy, "$")).hasSize(6);
        assertThat(occupancy)
                .contains(
                        "{\"room\":\"101\",\"occupied\":\"{[2026-06-03,2026-06-10],[2026-06-29,2026-06-30]}\","
                                + "\"nightsTaken\":10,\"nightsFree\":18,\"share\":0.357}",
                        "{\"room\":\"102\",\"occupied\":\"{}\",\"nightsTaken\":0,\"nightsFree\":28,\"share\":0}");
    }

    @Test
    void theFirstPageListsTheEndpoints() throws Exception {
        Answer page = hotel().get("/");
        assertThat(page.status()).isEqualTo(200);
        assertThat(page.contentType()).startsWith("text/html");
        assertThat(page.body()).contains("/api/rooms", "/api/bookings", "/api/occupancy");
    }

    private String free(String room, String within) throws Exception {
        return mockHotel()
                .get("/api/rooms/" + room + "/free?within=" + Hotel.encode(within))
                .has(200)
                .body();
    }

    private List<String> numbers(String query) throws Exception {
        return JsonPath.read(mockHotel().get("/api/rooms" + query).has(200).body(), "$[*].number");
    }
}

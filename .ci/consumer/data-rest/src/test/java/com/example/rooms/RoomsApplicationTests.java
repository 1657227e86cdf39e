package com.example.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@SpringBootTest(webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT)
class RoomsApplicationTests {

    private static EmbeddedPostgres server;

    private final HttpClient client = HttpClient.newHttpClient();

    @Value("${local.server.port}")
    int port;

    @Autowired
    Rooms rooms;

    @DynamicPropertySource
    static void database(DynamicPropertyRegistry registry) throws IOException {
        server = EmbeddedPostgres.start();
        registry.add("spring.datasource.url", () -> server.getJdbcUrl("postgres", "postgres"));
    }

    @AfterAll
    static void stop() throws IOException {
        server.close();
    }

    @BeforeEach
    void twoRooms() throws Exception {
        rooms.deleteAll();
        assertThat(send("POST", "/rooms", """
                {"number":"101","season":"[2026-06-01,2026-06-08]","openings":"{[2026-06-01,2026-06-08]}","amenities":["sea","bath"]}""")
                        .statusCode())
                .isEqualTo(201);
        assertThat(send("POST", "/rooms", """
                {"number":"102","season":"[2026-07-01,)","openings":"{}","amenities":[]}""")
                        .statusCode())
                .isEqualTo(201);
    }

    @Test
    void anEntityIsAnsweredWithItsValues() throws Exception {
        JsonNode room = json(send("GET", "/rooms/101", null));
        assertThat(room.get("season").asString()).isEqualTo("[2026-06-01,2026-06-08]");
        assertThat(room.get("openings").asString()).isEqualTo("{[2026-06-01,2026-06-08]}");
        assertThat(room.get("amenities").toString()).isEqualTo("[\"bath\",\"sea\"]");
    }

    @Test
    void aRangeIsAParameterOfASearch() throws Exception {
        assertThat(found("findBySeason", "season=" + encoded("[2026-06-01,2026-06-09)"))).isEqualTo("[101]");
        assertThat(found("openDuring", "stay=" + encoded("[2026-06-08,2026-07-01]"))).isEqualTo("[101, 102]");
    }

    @Test
    void aRangeSetIsAParameterOfASearch() throws Exception {
        assertThat(found("findByOpenings", "openings=" + encoded("{[2026-06-01,2026-06-08]}"))).isEqualTo("[101]");
        assertThat(found("findByOpenings", "openings=" + encoded("{}"))).isEqualTo("[102]");
    }

    @Test
    void aValueSetIsAParameterOfASearchAsALiteralAsAListAndRepeated() throws Exception {
        assertThat(found("findByAmenities", "amenities=" + encoded("{sea,bath}"))).isEqualTo("[101]");
        assertThat(found("findByAmenities", "amenities=sea,bath")).isEqualTo("[101]");
        assertThat(found("findByAmenities", "amenities=sea&amenities=bath")).isEqualTo("[101]");
    }

    @Test
    void aListOfRangesIsAParameterOfASearch() throws Exception {
        assertThat(found("findBySeasonIn", "seasons=" + encoded("[2026-06-01,2026-06-08],[2026-07-01,)")))
                .isEqualTo("[101, 102]");
        assertThat(found("findByNumberIn", "numbers=101,102")).isEqualTo("[101, 102]");
    }

    @Test
    void aRefusedParameterIsAnsweredWithItsProblem() throws Exception {
        HttpResponse<String> answer = send("GET", "/rooms/search/findBySeason?season=nonsense", null);
        assertThat(answer.statusCode()).isEqualTo(400);
        JsonNode problem = json(answer);
        assertThat(problem.get("errors").get(0).get("field").asString()).isEqualTo("season");
        assertThat(problem.get("detail").asString()).startsWith("season: expected [ or ( or empty");
        assertThat(answer.body()).doesNotContain("Exception", "java.", "io.github");
    }

    @Test
    void aRefusedShapeIsAnsweredWithItsProblem() throws Exception {
        HttpResponse<String> answer = send("GET", "/rooms/search/openDuring?stay=" + encoded("[2026-06-01,)"), null);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(json(answer).get("errors").get(0).get("field").asString()).isEqualTo("stay");
    }

    @Test
    void aRefusedValueOfABodyIsAnsweredWithItsProblem() throws Exception {
        HttpResponse<String> answer = send("POST", "/rooms", "{\"number\":\"103\",\"season\":\"nonsense\"}");
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(json(answer).get("errors").get(0).get("field").asString()).isEqualTo("season");
        assertThat(rooms.count()).isEqualTo(2);
    }

    @Test
    void anEntityIsReplaced() throws Exception {
        HttpResponse<String> answer = send("PUT", "/rooms/101", """
                {"number":"101","season":"[2026-08-01,2026-08-31]","openings":"{}","amenities":["quiet"]}""");
        assertThat(answer.statusCode()).isBetween(200, 204);
        assertThat(room("101")).isEqualTo("[2026-08-01,2026-08-31] {} {quiet}");
    }

    @Test
    void aValueIsReplacedAndTheRestStays() throws Exception {
        assertThat(patched("{\"season\":\"empty\"}")).isEqualTo("empty {[2026-06-01,2026-06-08]} {bath,sea}");
        assertThat(patched("{\"openings\":\"{[2026-09-01,2026-09-02]}\"}"))
                .isEqualTo("empty {[2026-09-01,2026-09-02]} {bath,sea}");
        assertThat(patched("{\"amenities\":[\"quiet\"]}")).isEqualTo("empty {[2026-09-01,2026-09-02]} {quiet}");
        assertThat(patched("{\"amenities\":null}")).isEqualTo("empty {[2026-09-01,2026-09-02]} null");
    }

    @Test
    void theProfileOfAnEntityIsAnswered() throws Exception {
        for (String form : new String[] {"application/schema+json", "application/alps+json"}) {
            HttpRequest request = HttpRequest.newBuilder(uri("/profile/rooms"))
                    .header("Accept", form)
                    .build();
            HttpResponse<String> answer = client.send(request, BodyHandlers.ofString());
            assertThat(answer.statusCode()).as(form).isEqualTo(200);
            assertThat(answer.body()).contains("season", "openings", "amenities");
        }
    }

    private String patched(String body) throws Exception {
        assertThat(send("PATCH", "/rooms/101", body).statusCode()).as(body).isBetween(200, 204);
        return room("101");
    }

    private String room(String number) {
        Room room = rooms.findById(number).orElseThrow();
        return room.getSeason() + " " + room.getOpenings() + " " + room.getAmenities();
    }

    private String found(String search, String query) throws Exception {
        HttpResponse<String> answer = send("GET", "/rooms/search/" + search + "?" + query, null);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return json(answer).get("_embedded").get("rooms").valueStream()
                .map(room -> room.get("_links").get("self").get("href").asString())
                .map(link -> link.substring(link.lastIndexOf('/') + 1))
                .sorted()
                .toList()
                .toString();
    }

    private HttpResponse<String> send(String method, String path, String body) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(uri(path))
                .header("Content-Type", "application/json")
                .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body))
                .build();
        return client.send(request, BodyHandlers.ofString());
    }

    private URI uri(String path) {
        return URI.create("http://localhost:" + port + path);
    }

    private static String encoded(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8);
    }

    private static JsonNode json(HttpResponse<String> answer) {
        return JsonMapper.shared().readTree(answer.body());
    }
}

package com.example.stays;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
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

@SpringBootTest(webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT)
class StaysApplicationTests {

    private static EmbeddedPostgres server;

    @Value("${local.server.port}")
    int port;

    @Autowired
    Stays stays;

    @Autowired
    StaysProperties properties;

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
    void clear() {
        stays.deleteAll();
    }

    @Test
    void bodyIsStoredAndAnsweredInCanonicalForm() throws Exception {
        HttpResponse<String> answer = post(
                """
                {"room":"101","nights":"[2026-06-01,2026-06-09)","cleaning":"{[2026-06-05,2026-06-06],[2026-06-01,2026-06-04]}","tags":["sea","bath","sea"]}""");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body())
                .isEqualTo(
                        """
                        {"room":"101","nights":"[2026-06-01,2026-06-08]","cleaning":"{[2026-06-01,2026-06-06]}","tags":["bath","sea"]}""");
        assertThat(stays.findAll()).singleElement().satisfies(stay -> {
            assertThat(stay.getId()).isNotNull();
            assertThat(stays.findById(stay.getId())).isPresent();
            assertThat(stay.getNights()).isEqualTo(LocalDateRange.parse("[2026-06-01,2026-06-08]"));
            assertThat(stay.getTags()).isEqualTo(StringSet.of("bath", "sea"));
        });
    }

    @Test
    void propertiesAreLiteralsAndLists() {
        assertThat(properties.season()).isEqualTo(LocalDateRange.parse("[2026-04-01,2026-10-31]"));
        assertThat(properties.closed()).isEqualTo(LocalDateRangeSet.parse("{[2026-05-01,2026-05-05]}"));
        assertThat(properties.defaultTags()).isEqualTo(StringSet.of("bath", "quiet"));
    }

    @Test
    void parametersAreLiteralsAndRepeatedValues() throws Exception {
        post("{\"room\":\"101\",\"nights\":\"[2026-06-01,2026-06-08]\"}");
        post("{\"room\":\"102\",\"nights\":\"[2026-06-01,2026-06-08]\",\"tags\":[\"sea\"]}");
        HttpResponse<String> answer =
                get("/stays?within=" + encode("[2026-06-01,2026-06-30]") + "&tags=quiet&tags=bath");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body())
                .isEqualTo(
                        "[{\"room\":\"101\",\"nights\":\"[2026-06-01,2026-06-08]\",\"cleaning\":null,\"tags\":[\"bath\",\"quiet\"]}]");
    }

    @Test
    void gapsAreComputedInTheDatabase() throws Exception {
        post("{\"room\":\"101\",\"nights\":\"[2026-05-10,2026-05-20]\"}");
        HttpResponse<String> answer = get("/free?within=" + encode("[2026-03-20,2026-05-31]"));
        assertThat(answer.body())
                .isEqualTo("\"{[2026-04-01,2026-04-30],[2026-05-06,2026-05-09],[2026-05-21,2026-05-31]}\"");
    }

    @Test
    void badLiteralIsABadRequestThatSaysWhy() throws Exception {
        HttpResponse<String> answer = get("/stays?within=" + encode("[2026-06-31,)") + "&tags=a");
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(answer.body()).contains("within").contains("2026-06-31").doesNotContain("io.github.valueranges");
    }

    @Test
    void badBodyIsABadRequestThatSaysWhere() throws Exception {
        HttpResponse<String> answer = post("{\"room\":\"101\",\"nights\":\"[2026-06-08,2026-06-01]\"}");
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(answer.body()).contains("\"field\":\"nights\"").doesNotContain("io.github.valueranges");
    }

    @Test
    void overlapIsAConflict() throws Exception {
        post("{\"room\":\"101\",\"nights\":\"[2026-06-01,2026-06-08]\"}");
        HttpResponse<String> answer = post("{\"room\":\"101\",\"nights\":\"[2026-06-08,2026-06-10]\"}");
        assertThat(answer.statusCode()).isEqualTo(409);
        assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(answer.body()).doesNotContain("stay_no_overlap").doesNotContain("io.github.valueranges");
        assertThat(stays.count()).isEqualTo(1);
    }

    @Test
    void documentSaysWhatIsSent() throws Exception {
        String document = get("/v3/api-docs").body();
        assertThat(document)
                .contains("\"format\":\"daterange\"", "\"format\":\"datemultirange\"", "\"uniqueItems\":true")
                .doesNotContain("LocalDateRange");
    }

    private HttpResponse<String> post(String body) throws IOException, InterruptedException {
        return send(request("/stays").header("Content-Type", "application/json").POST(BodyPublishers.ofString(body)));
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(request(path));
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path));
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return HttpClient.newHttpClient().send(request.build(), BodyHandlers.ofString());
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}

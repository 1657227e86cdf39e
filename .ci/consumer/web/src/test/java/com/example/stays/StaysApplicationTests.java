package com.example.stays;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.test.context.SpringBootTest;

@SpringBootTest(webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT)
class StaysApplicationTests {

    @Value("${local.server.port}")
    int port;

    @Test
    void bodiesCarryLiteralsAndArrays() throws Exception {
        String body =
                """
                {"stay":"[2026-06-01,2026-06-09)","taken":"{[2026-06-05,2026-06-06],[2026-06-01,2026-06-04]}","tags":["sea","bath","sea"]}""";
        HttpResponse<String> answer = send(request("/stays")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body())
                .isEqualTo(
                        """
                        {"stay":"[2026-06-01,2026-06-08]","taken":"{[2026-06-01,2026-06-06]}","tags":["bath","sea"]}""");
    }

    @Test
    void parametersAreLiteralsAndRepeatedValues() throws Exception {
        HttpResponse<String> answer =
                send(request("/nights?within=" + encode("[2026-06-01,2026-06-08]") + "&tags=a&tags=b"));
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo("16");
    }

    @Test
    void badLiteralIsABadRequestThatSaysWhy() throws Exception {
        HttpResponse<String> answer = send(request("/nights?within=" + encode("[2026-06-31,)") + "&tags=a"));
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(answer.body()).contains("within").doesNotContain("io.github.valueranges");
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

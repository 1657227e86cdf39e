package io.github.valueranges.sample;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpMethod;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.request.MockHttpServletRequestBuilder;
import org.springframework.test.web.servlet.request.MockMvcRequestBuilders;

/** The service as its guests see it. */
@FunctionalInterface
interface Hotel {

    String JSON = "application/json";

    Answer send(String method, String pathAndQuery, @Nullable String contentType, @Nullable String body)
            throws Exception;

    default Answer get(String pathAndQuery) throws Exception {
        return send("GET", pathAndQuery, null, null);
    }

    default Answer post(String path, String json) throws Exception {
        return send("POST", path, JSON, json);
    }

    default Answer put(String path, String json) throws Exception {
        return send("PUT", path, JSON, json);
    }

    default Answer delete(String path) throws Exception {
        return send("DELETE", path, null, null);
    }

    default Answer book(String room, String guest, String stay) throws Exception {
        return post(
                "/api/bookings",
                "{\"room\":\"" + room + "\",\"guest\":\"" + guest + "\",\"stay\":\"" + stay + "\",\"requests\":[]}");
    }

    /** Writes a value as it stands in a URL. */
    static String encode(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");
    }

    /** A server that listens on a port of this machine. */
    static Hotel at(int port) {
        HttpClient client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(Duration.ofSeconds(20))
                .build();
        return (method, pathAndQuery, contentType, body) -> {
            HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + pathAndQuery))
                    .timeout(Duration.ofSeconds(120))
                    .method(
                            method,
                            body == null
                                    ? HttpRequest.BodyPublishers.noBody()
                                    : HttpRequest.BodyPublishers.ofString(body));
            if (contentType != null) {
                request.header("Content-Type", contentType);
            }
            HttpResponse<String> response = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            return new Answer(
                    response.statusCode(),
                    response.headers().firstValue("Content-Type").orElse(""),
                    response.headers().firstValue("Location").orElse(""),
                    response.body());
        };
    }

    /** The same without a server. */
    static Hotel of(MockMvc mvc) {
        return (method, pathAndQuery, contentType, body) -> {
            MockHttpServletRequestBuilder request =
                    MockMvcRequestBuilders.request(HttpMethod.valueOf(method), URI.create(pathAndQuery));
            if (contentType != null) {
                request.header("Content-Type", contentType);
            }
            if (body != null) {
                request.content(body);
            }
            MockHttpServletResponse response = mvc.perform(request).andReturn().getResponse();
            return new Answer(
                    response.getStatus(),
                    header(response, "Content-Type"),
                    header(response, "Location"),
                    text(response));
        };
    }

    private static String header(MockHttpServletResponse response, String name) {
        String value = response.getHeader(name);
        return value == null ? "" : value;
    }

    private static String text(MockHttpServletResponse response) throws IOException {
        return response.getContentAsString(StandardCharsets.UTF_8);
    }
}

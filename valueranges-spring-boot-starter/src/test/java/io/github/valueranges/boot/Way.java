package io.github.valueranges.boot;

import jakarta.servlet.http.Cookie;
import java.util.List;
import java.util.function.BiFunction;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.request.MockHttpServletRequestBuilder;
import org.springframework.test.web.servlet.request.MockMvcRequestBuilders;

/**
 * A way into the controllers of {@link Probes}: how its request is made of a path and a text.
 *
 * @param name the last part of the path, or how a property is read
 * @param json whether the text is sent as JSON
 * @param list whether the answer is a list
 * @param request the request
 */
record Way(String name, boolean json, boolean list, BiFunction<String, String, MockHttpServletRequestBuilder> request) {

    static final List<Way> ALL = List.of(
            new Way("param", false, false, (path, text) -> get(path + "/param").queryParam("value", text)),
            new Way(
                    "optional",
                    false,
                    false,
                    (path, text) -> get(path + "/optional").queryParam("value", text)),
            new Way(
                    "nullable",
                    false,
                    false,
                    (path, text) -> get(path + "/nullable").queryParam("value", text)),
            new Way("path", false, false, (path, text) -> MockMvcRequestBuilders.get(path + "/path/{value}", text)),
            new Way(
                    "header",
                    false,
                    false,
                    (path, text) -> get(path + "/header").header("X-Value", text)),
            new Way(
                    "cookie",
                    false,
                    false,
                    (path, text) -> get(path + "/cookie").cookie(new Cookie("value", text))),
            new Way("list", false, true, (path, text) -> get(path + "/list").queryParam("value", text)),
            new Way("form", false, false, (path, text) -> form(path + "/form", text)),
            new Way("record", false, false, (path, text) -> form(path + "/record", text)),
            new Way("bean", false, false, (path, text) -> form(path + "/bean", text)),
            new Way("body", true, false, (path, json) -> json(path + "/body", json)),
            new Way(
                    "body-record",
                    true,
                    false,
                    (path, json) -> json(path + "/body-record", "{\"value\":" + json + "}")),
            new Way("body-list", true, true, (path, json) -> json(path + "/body-list", "[" + json + "]")),
            new Way("bind", false, false, (path, text) -> property("bind", path, text)),
            new Way("injected", false, false, (path, text) -> property("injected", path, text)));

    private static MockHttpServletRequestBuilder get(String path) {
        return MockMvcRequestBuilders.get(path);
    }

    private static MockHttpServletRequestBuilder property(String way, String path, String text) {
        return get("/properties/" + way).queryParam("of", path).queryParam("text", text);
    }

    private static MockHttpServletRequestBuilder form(String path, String text) {
        return MockMvcRequestBuilders.post(path)
                .contentType(MediaType.APPLICATION_FORM_URLENCODED)
                .param("value", text);
    }

    private static MockHttpServletRequestBuilder json(String path, String json) {
        return MockMvcRequestBuilders.request(HttpMethod.POST, path)
                .contentType(MediaType.APPLICATION_JSON)
                .content(json);
    }

    /** What a problem calls the value. */
    String field() {
        return switch (name) {
            case "header" -> "X-Value";
            case "body" -> "body";
            case "body-list" -> "[0]";
            default -> "value";
        };
    }
}

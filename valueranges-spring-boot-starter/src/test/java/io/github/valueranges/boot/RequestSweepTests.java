package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.boot.Probes.Subject;
import jakarta.servlet.http.Cookie;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.function.BiFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.boot.webmvc.test.autoconfigure.MockMvcPrint;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.request.MockHttpServletRequestBuilder;
import org.springframework.test.web.servlet.request.MockMvcRequestBuilders;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The culture and host probe: every type, through every way into a controller, under every culture, default and asked for, and
 * in zones that are not a whole hour from UTC. A valid text answers 200 with its value; an invalid one answers 400 with a
 * document; both answer the same everywhere.
 */
@SpringBootTest(classes = Probes.Application.class)
@AutoConfigureMockMvc(print = MockMvcPrint.NONE)
class RequestSweepTests {

    private static final List<String> CULTURES =
            List.of("ar-EG-u-nu-arab", "th-TH-u-ca-buddhist-nu-thai", "tr-TR", "fa-IR", "de-DE", "hi-IN-u-nu-deva");
    private static final List<String> ZONES = List.of("Asia/Kathmandu", "America/St_Johns");

    private final Locale locale = Locale.getDefault();
    private final TimeZone zone = TimeZone.getDefault();

    @Autowired
    private MockMvc mvc;

    @Autowired
    private JsonMapper mapper;

    /** A way into a controller: how its request is made of a path and a text. */
    private record Way(
            String name,
            boolean json,
            boolean list,
            BiFunction<String, String, MockHttpServletRequestBuilder> request) {}

    private static final List<Way> WAYS = List.of(
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
            new Way("body-list", true, true, (path, json) -> json(path + "/body-list", "[" + json + "]")));

    private static MockHttpServletRequestBuilder get(String path) {
        return MockMvcRequestBuilders.get(path);
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

    @AfterEach
    void restore() {
        Locale.setDefault(locale);
        TimeZone.setDefault(zone);
    }

    @Test
    void everyTypeThroughEveryWayUnderEveryCulture() throws Exception {
        Map<String, String> answers = new HashMap<>();
        int valid = 0;
        int invalid = 0;
        int cultures = 0;
        for (int culture = 0; culture < CULTURES.size(); culture++) {
            Locale.setDefault(Locale.forLanguageTag(CULTURES.get(culture)));
            for (int shift = 0; shift < 2; shift++) {
                TimeZone.setDefault(TimeZone.getTimeZone(ZONES.get((culture + shift) % 2)));
                Locale asked = Locale.forLanguageTag(CULTURES.get((culture + shift) % CULTURES.size()));
                for (Subject subject : Probes.subjects()) {
                    for (Way way : WAYS) {
                        valid += acceptsEveryValid(subject, way, asked);
                        invalid += refusesEveryInvalid(subject, way, asked, answers);
                    }
                }
                cultures++;
            }
        }
        assertThat(cultures).isEqualTo(12);
        assertThat(valid).isEqualTo(12 * 13 * (9 + 4 + 4 + 4));
        assertThat(invalid).isEqualTo(12 * 13 * (12 + 7 + 7 + 7));
    }

    private int acceptsEveryValid(Subject subject, Way way, Locale asked) throws Exception {
        int cases = 0;
        for (Samples.Valid sample : subject.valid()) {
            Object value = subject.type().parse(sample.text());
            String text = way.json() && Samples.isSet(subject.type())
                    ? mapper.writeValueAsString(value)
                    : way.json() ? mapper.writeValueAsString(sample.text()) : sample.text();
            MockHttpServletResponse response = perform(way.request().apply(subject.path(), text), asked);
            String expected = mapper.writeValueAsString(value);
            assertThat(response.getContentAsString())
                    .as("%s %s %s %s", subject.path(), way.name(), sample.text(), asked)
                    .isEqualTo("{\"value\":" + (way.list() ? "[" + expected + "]" : expected) + "}");
            assertThat(response.getStatus()).isEqualTo(200);
            cases++;
        }
        return cases;
    }

    private int refusesEveryInvalid(Subject subject, Way way, Locale asked, Map<String, String> answers)
            throws Exception {
        int cases = 0;
        for (String sample : subject.invalid()) {
            String text = way.json() ? mapper.writeValueAsString(sample) : sample;
            String name = subject.path() + " " + way.name() + " " + sample + " " + asked;
            MockHttpServletResponse response = perform(way.request().apply(subject.path(), text), asked);
            assertThat(response.getStatus()).as(name).isEqualTo(400);
            assertThat(response.getContentType()).as(name).isEqualTo("application/problem+json");
            String body = response.getContentAsString();
            JsonNode problem = mapper.readTree(body);
            assertThat(new ArrayList<>(problem.propertyNames()))
                    .as(name)
                    .containsExactlyInAnyOrder("type", "title", "status", "detail", "instance", "errors");
            assertThat(problem.get("errors").size()).as(name).isEqualTo(1);
            assertThat(problem.get("errors").get(0).get("field").asString())
                    .as(name)
                    .isEqualTo(fieldOf(way));
            assertThat(problem.get("errors").get(0).get("message").asString())
                    .as(name)
                    .isNotBlank();
            assertThat(body)
                    .as(name)
                    .doesNotContain("valueranges")
                    .doesNotContain("java.")
                    .doesNotContain("Exception");
            String key = subject.path() + " " + way.name() + " " + sample;
            assertThat(answers.merge(key, body, (first, now) -> first)).as(name).isEqualTo(body);
            cases++;
        }
        return cases;
    }

    private static String fieldOf(Way way) {
        return switch (way.name()) {
            case "header" -> "X-Value";
            case "body" -> "body";
            case "body-list" -> "[0]";
            default -> "value";
        };
    }

    private MockHttpServletResponse perform(MockHttpServletRequestBuilder request, Locale asked) throws Exception {
        MockHttpServletResponse response = mvc.perform(
                        request.locale(asked).header("Accept-Language", asked.toLanguageTag()))
                .andReturn()
                .getResponse();
        response.setDefaultCharacterEncoding("UTF-8");
        return response;
    }
}

package io.github.valueranges.boot;

import io.github.valueranges.boot.Probes.Subject;
import io.github.valueranges.oracles.Recorder;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.boot.webmvc.test.autoconfigure.MockMvcPrint;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.request.MockHttpServletRequestBuilder;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The culture and host probe. Promise: no locale, {@code Accept-Language} or time zone changes what a request means
 * ({@code docs/spring-boot.md}). It does not establish what a literal means; the literal tests of the core do.
 *
 * <p>Model: the table of texts with the JSON of their values, written down in {@link Samples}. A valid text answers 200
 * with that JSON; an invalid one answers 400 with a problem document that names the field, leaks no class name, and is
 * the same under every culture.
 *
 * <p>Cases: every type, through every way into a controller and as a property, under six default cultures, each asked
 * for in another one, in one of two zones that are not a whole hour from UTC; some types in the host's own culture too.
 * With {@code -Dcultures.all=true}: every type, every default culture, every culture asked for, both zones. Left out:
 * the bytes on the wire, and a JVM that was started in the culture, which {@link RealServerTests} writes.
 */
@SpringBootTest(classes = Probes.Application.class)
@AutoConfigureMockMvc(print = MockMvcPrint.NONE)
class RequestCultureProbeTests {

    private static final List<String> CULTURES =
            List.of("ar-EG-u-nu-arab", "th-TH-u-ca-buddhist-nu-thai", "tr-TR", "fa-IR", "de-DE", "hi-IN-u-nu-deva");
    private static final List<String> ZONES = List.of("Asia/Kathmandu", "America/St_Johns");

    /** Whether every type is asked for in every culture: minutes instead of seconds. */
    private static final boolean EVERY_CULTURE = Boolean.getBoolean("cultures.all");

    private final Locale locale = Locale.getDefault();
    private final TimeZone zone = TimeZone.getDefault();

    @Autowired
    private MockMvc mvc;

    @Autowired
    private JsonMapper mapper;

    @AfterEach
    void restore() {
        Locale.setDefault(locale);
        TimeZone.setDefault(zone);
    }

    @Test
    void everyTypeThroughEveryWayUnderEveryCulture() throws Exception {
        Recorder recorder = Recorder.of(RequestCultureProbeTests.class, "requests");
        Map<String, String> firstAnswers = new HashMap<>();
        for (int host = 0; host < CULTURES.size(); host++) {
            for (int asked = 0; asked < CULTURES.size(); asked++) {
                for (int zone = 0; zone < ZONES.size(); zone++) {
                    if (EVERY_CULTURE || (asked + zone - host) % CULTURES.size() == 0) {
                        Locale.setDefault(Locale.forLanguageTag(CULTURES.get(host)));
                        TimeZone.setDefault(TimeZone.getTimeZone(ZONES.get(zone)));
                        // Texts of their own have all cultures, the others those that differ from the host's.
                        List<Subject> subjects = EVERY_CULTURE || zone > 0 ? Probes.all() : Probes.subjects();
                        everyWay(recorder, subjects, Locale.forLanguageTag(CULTURES.get(asked)), firstAnswers);
                    }
                }
            }
        }
        int some = (9 + 4 + 4 + 4) + (12 + 7 + 7 + 7);
        int all = (Samples.VALID_COUNT + 4) + (Samples.INVALID_COUNT + 7);
        recorder.conclude(15 * (EVERY_CULTURE ? 6 * 6 * 2 * all : 6 * (some + all)));
    }

    private void everyWay(Recorder recorder, List<Subject> subjects, Locale asked, Map<String, String> firstAnswers) {
        for (Subject subject : subjects) {
            for (Way way : Way.ALL) {
                valid(recorder, subject, way, asked);
                invalid(recorder, subject, way, asked, firstAnswers);
            }
        }
    }

    private void valid(Recorder recorder, Subject subject, Way way, Locale asked) {
        for (Samples.Valid sample : subject.valid()) {
            String sent = !way.json() || Samples.isSet(subject.type())
                    ? way.json() ? sample.json() : sample.text()
                    : mapper.writeValueAsString(sample.text());
            String value = way.list() ? "[" + sample.json() + "]" : sample.json();
            recorder.check(
                    () -> row(subject, way, sample.text(), asked),
                    "200 application/json {\"value\":" + value + "}",
                    () -> {
                        MockHttpServletResponse response = perform(way.request().apply(subject.path(), sent), asked);
                        return response.getStatus() + " " + response.getContentType() + " "
                                + response.getContentAsString();
                    });
        }
    }

    private void invalid(Recorder recorder, Subject subject, Way way, Locale asked, Map<String, String> firstAnswers) {
        for (String text : subject.invalid()) {
            String sent = way.json() ? mapper.writeValueAsString(text) : text;
            String expected =
                    "400 application/problem+json [detail, errors, instance, status, title, type] " + way.field();
            recorder.check(() -> row(subject, way, text, asked), expected, () -> {
                MockHttpServletResponse response = perform(way.request().apply(subject.path(), sent), asked);
                String body = response.getContentAsString();
                String first = firstAnswers.merge(subject.path() + way.name() + text, body, (before, now) -> before);
                return response.getStatus() + " " + response.getContentType() + " " + summary(body, first);
            });
        }
    }

    /** The members and the field of a document, or what is wrong with it. */
    private String summary(String body, String first) {
        for (String leak : List.of("valueranges", "java.", "jackson", "Exception")) {
            if (body.contains(leak)) {
                return "leaks " + leak;
            }
        }
        if (!body.equals(first)) {
            return "differs from " + first;
        }
        JsonNode problem = mapper.readTree(body);
        JsonNode error = problem.path("errors").path(0);
        return error.path("message").asString("").isEmpty()
                ? "says nothing"
                : new TreeSet<>(problem.propertyNames()) + " "
                        + error.path("field").asString();
    }

    private static String row(Subject subject, Way way, String text, Locale asked) {
        return subject.path() + " " + way.name() + " " + text + " " + Locale.getDefault() + " " + asked + " "
                + TimeZone.getDefault().getID();
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

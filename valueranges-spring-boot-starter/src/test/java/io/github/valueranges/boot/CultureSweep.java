package io.github.valueranges.boot;

import io.github.valueranges.boot.Probes.Subject;
import io.github.valueranges.oracles.Recorder;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.springframework.test.web.servlet.request.MockHttpServletRequestBuilder;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Sends every text of every type in every way to a host, and checks the answers. */
final class CultureSweep {

    /** What a host answers. */
    record Reply(int status, String type, String body) {}

    /** How a request reaches the host. */
    interface Host {

        /** Tells whether the way can carry the text to this host. */
        boolean carries(Way way, String text);

        Reply answer(MockHttpServletRequestBuilder request, Locale asked) throws Exception;
    }

    private final Recorder recorder;
    private final JsonMapper mapper = JsonMapper.shared();
    private final Map<String, String> firstAnswers = new HashMap<>();

    CultureSweep(Recorder recorder) {
        this.recorder = recorder;
    }

    /**
     * Sends them all, asking for a language.
     *
     * @param where the host's culture, as a row names it
     */
    void run(Host host, List<Subject> subjects, Locale asked, String where) {
        for (Subject subject : subjects) {
            for (Way way : Way.ALL) {
                valid(host, subject, way, asked, where);
                invalid(host, subject, way, asked, where);
            }
        }
    }

    private void valid(Host host, Subject subject, Way way, Locale asked, String where) {
        for (Samples.Valid sample : subject.valid()) {
            if (host.carries(way, sample.text())) {
                String sent = !way.json() || Samples.isSet(subject.type())
                        ? way.json() ? sample.json() : sample.text()
                        : mapper.writeValueAsString(sample.text());
                String value = way.list() ? "[" + sample.json() + "]" : sample.json();
                recorder.check(
                        () -> row(subject, way, sample.text(), asked, where),
                        "200 application/json {\"value\":" + value + "}",
                        () -> {
                            Reply reply = host.answer(way.request().apply(subject.path(), sent), asked);
                            return reply.status() + " " + reply.type() + " " + reply.body();
                        });
            }
        }
    }

    private void invalid(Host host, Subject subject, Way way, Locale asked, String where) {
        for (String text : subject.invalid()) {
            if (host.carries(way, text)) {
                String sent = way.json() ? mapper.writeValueAsString(text) : text;
                String expected =
                        "400 application/problem+json [detail, errors, instance, status, title, type] " + way.field();
                recorder.check(() -> row(subject, way, text, asked, where), expected, () -> {
                    Reply reply = host.answer(way.request().apply(subject.path(), sent), asked);
                    String first = firstAnswers.merge(
                            subject.path() + way.name() + text, reply.body(), (before, now) -> before);
                    return reply.status() + " " + reply.type() + " " + summary(reply.body(), first);
                });
            }
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

    private static String row(Subject subject, Way way, String text, Locale asked, String where) {
        return subject.path() + " " + way.name() + " " + text + " " + where + " " + asked;
    }
}

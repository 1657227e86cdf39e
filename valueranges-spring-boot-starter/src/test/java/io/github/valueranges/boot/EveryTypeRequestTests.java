package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.ValueType;
import io.github.valueranges.boot.Probes.Subject;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.boot.webmvc.test.autoconfigure.MockMvcPrint;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.web.servlet.MockMvc;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Promise: each type that the descriptors list comes in by every way into a controller, whatever the locale, and what is
 * no value of it is answered with the document. {@link RequestCultureProbeTests} goes deeper for a few types.
 */
@SpringBootTest(classes = Probes.Application.class)
@AutoConfigureMockMvc(print = MockMvcPrint.NONE)
class EveryTypeRequestTests {

    private static final List<String> LOCALES = List.of("tr-TR", "ar-EG-u-nu-arab");

    private final Locale locale = Locale.getDefault();

    @Autowired
    private MockMvc mvc;

    @Autowired
    private JsonMapper mapper;

    @AfterEach
    void restore() {
        Locale.setDefault(locale);
    }

    private MockHttpServletResponse perform(Way way, Subject subject, String sent) throws Exception {
        MockHttpServletResponse response = mvc.perform(
                        way.request().apply(subject.path(), sent).locale(Locale.getDefault()))
                .andReturn()
                .getResponse();
        response.setDefaultCharacterEncoding("UTF-8");
        return response;
    }

    @Test
    void everyTypeHasItsController() {
        assertThat(Probes.all().stream().map(Subject::type)).hasSize(36 + 1).containsAll(ValueType.all());
        assertThat(Way.ALL).hasSize(15);
    }

    @Test
    void aValueIsAnsweredByEveryWay() throws Exception {
        int cases = 0;
        for (String tag : LOCALES) {
            Locale.setDefault(Locale.forLanguageTag(tag));
            for (Subject subject : Probes.all()) {
                for (Samples.Valid sample : subject.valid()) {
                    for (Way way : Way.ALL) {
                        String sent = !way.json()
                                ? sample.text()
                                : Samples.isSet(subject.type())
                                        ? sample.json()
                                        : mapper.writeValueAsString(sample.text());
                        MockHttpServletResponse response = perform(way, subject, sent);
                        assertThat(response.getStatus() + " " + response.getContentAsString())
                                .as("%s as %s of %s in %s", sample.text(), way.name(), subject.type(), tag)
                                .isEqualTo("200 {\"value\":" + (way.list() ? "[" + sample.json() + "]" : sample.json())
                                        + "}");
                        cases++;
                    }
                }
            }
        }
        assertThat(cases).isEqualTo(2 * 15 * (Samples.VALID_COUNT + 4));
    }

    @Test
    void whatIsNoValueIsAnsweredWithTheDocumentByEveryWay() throws Exception {
        int cases = 0;
        for (String tag : LOCALES) {
            Locale.setDefault(Locale.forLanguageTag(tag));
            for (Subject subject : Probes.all()) {
                for (String text : subject.invalid()) {
                    for (Way way : Way.ALL) {
                        String sent = way.json() ? mapper.writeValueAsString(text) : text;
                        MockHttpServletResponse response = perform(way, subject, sent);
                        String body = response.getContentAsString();
                        String name = "\"" + text + "\" as " + way.name() + " of " + subject.type() + " in " + tag;
                        assertThat(response.getStatus() + " " + response.getContentType())
                                .as(name)
                                .isEqualTo("400 application/problem+json");
                        JsonNode error = mapper.readTree(body).path("errors").path(0);
                        assertThat(error.path("field").asString()).as(name).isEqualTo(way.field());
                        assertThat(error.path("message").asString()).as(name).isNotEmpty();
                        assertThat(body).as(name).doesNotContain("valueranges", "java.", "jackson", "Exception");
                        cases++;
                    }
                }
            }
        }
        assertThat(cases).isEqualTo(2 * 15 * (Samples.INVALID_COUNT + 7));
    }
}

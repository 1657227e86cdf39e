package io.github.valueranges.boot;

import io.github.valueranges.boot.Probes.Subject;
import io.github.valueranges.oracles.Recorder;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.boot.webmvc.test.autoconfigure.MockMvcPrint;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.request.MockHttpServletRequestBuilder;

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
 * the bytes on the wire, and a JVM that was started in the culture: {@link HostCultureProbeTests} has both.
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

    @AfterEach
    void restore() {
        Locale.setDefault(locale);
        TimeZone.setDefault(zone);
    }

    @Test
    void everyTypeThroughEveryWayUnderEveryCulture() throws Exception {
        Recorder recorder = Recorder.of(RequestCultureProbeTests.class, "requests");
        CultureSweep sweep = new CultureSweep(recorder);
        for (int own = 0; own < CULTURES.size(); own++) {
            for (int asked = 0; asked < CULTURES.size(); asked++) {
                for (int zone = 0; zone < ZONES.size(); zone++) {
                    if (EVERY_CULTURE || (asked + zone - own) % CULTURES.size() == 0) {
                        Locale.setDefault(Locale.forLanguageTag(CULTURES.get(own)));
                        TimeZone.setDefault(TimeZone.getTimeZone(ZONES.get(zone)));
                        // Texts of their own have all cultures, the others those that differ from the host's.
                        List<Subject> subjects = EVERY_CULTURE || zone > 0 ? Probes.all() : Probes.subjects();
                        sweep.run(
                                host,
                                subjects,
                                Locale.forLanguageTag(CULTURES.get(asked)),
                                CULTURES.get(own) + " " + ZONES.get(zone));
                    }
                }
            }
        }
        int some = (9 + 4 + 4 + 4) + (12 + 7 + 7 + 7);
        int all = (Samples.VALID_COUNT + 4) + (Samples.INVALID_COUNT + 7);
        recorder.conclude(15 * (EVERY_CULTURE ? 6 * 6 * 2 * all : 6 * (some + all)));
    }

    private final CultureSweep.Host host = new CultureSweep.Host() {

        @Override
        public boolean carries(Way way, String text) {
            return true;
        }

        @Override
        public CultureSweep.Reply answer(MockHttpServletRequestBuilder request, Locale asked) throws Exception {
            MockHttpServletResponse response = mvc.perform(
                            request.locale(asked).header("Accept-Language", asked.toLanguageTag()))
                    .andReturn()
                    .getResponse();
            response.setDefaultCharacterEncoding("UTF-8");
            return new CultureSweep.Reply(
                    response.getStatus(), String.valueOf(response.getContentType()), response.getContentAsString());
        }
    };
}

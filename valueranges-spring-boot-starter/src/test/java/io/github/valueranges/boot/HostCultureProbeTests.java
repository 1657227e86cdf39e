package io.github.valueranges.boot;

import io.github.valueranges.boot.CultureSweep.Host;
import io.github.valueranges.boot.CultureSweep.Reply;
import io.github.valueranges.boot.Probes.Subject;
import io.github.valueranges.oracles.ForkedJvm;
import io.github.valueranges.oracles.Recorder;
import jakarta.servlet.http.Cookie;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.web.server.servlet.context.ServletWebServerApplicationContext;
import org.springframework.http.MediaType;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockServletContext;
import org.springframework.test.web.servlet.request.MockHttpServletRequestBuilder;

/**
 * The culture and host probe over the wire. Promise: no locale, {@code Accept-Language} or time zone changes what a
 * request means ({@code docs/spring-boot.md}). {@link RequestCultureProbeTests} changes the culture of a running JVM; here
 * each host is a process of its own that was started in the culture, so that what is made once, when a class is
 * initialised, is made in it too.
 *
 * <p>Model: that of {@link CultureSweep}, the table of {@link Samples}; a document is the same, byte for byte, from
 * every host.
 *
 * <p>Cases: types through every way, over HTTP, asked for in the culture of the host. By default two hosts, and the
 * types that have texts of their own; with {@code -Dcultures.all=true} one host for each script and calendar, and every
 * type. Left out: a header that is not ASCII, which no two servers read alike.
 */
class HostCultureProbeTests {

    /** The culture of a host: one for each script, and for each calendar and each set of digits that differs. */
    private record Culture(String tag, String zone) {

        List<String> options() {
            Locale locale = Locale.forLanguageTag(tag);
            List<String> options = new ArrayList<>(List.of(
                    // A host lives for seconds.
                    "-XX:TieredStopAtLevel=1",
                    "-XX:+UseSerialGC",
                    "-Duser.language=" + locale.getLanguage(),
                    "-Duser.country=" + locale.getCountry(),
                    "-Duser.script=" + locale.getScript(),
                    "-Duser.timezone=" + zone));
            int extension = tag.indexOf("-u-");
            if (extension > 0) {
                options.add("-Duser.extensions=" + tag.substring(extension + 1));
            }
            return options;
        }
    }

    private static final List<Culture> SOME =
            List.of(new Culture("ar-EG-u-nu-arab", "Asia/Kathmandu"), new Culture("tr-TR", "America/St_Johns"));

    private static final List<Culture> FURTHER = List.of(
            new Culture("de-DE", "Europe/Berlin"),
            new Culture("ru-RU", "Asia/Kamchatka"),
            new Culture("el-GR", "Australia/Lord_Howe"),
            new Culture("fa-IR-u-nu-arabext", "Asia/Tehran"),
            new Culture("hi-IN-u-nu-deva", "Asia/Kolkata"),
            new Culture("bn-BD-u-nu-beng", "Asia/Dhaka"),
            new Culture("th-TH-u-ca-buddhist-nu-thai", "Asia/Bangkok"),
            new Culture("ja-JP-u-ca-japanese", "Asia/Tokyo"),
            new Culture("zh-CN-u-nu-hanidec", "Pacific/Chatham"),
            new Culture("he-IL", "Pacific/Apia"));

    /** The application in a process of its own; says in which culture it runs, and where. */
    static final class HostProgram {

        private HostProgram() {}

        public static void main(String[] arguments) {
            int port = ((ServletWebServerApplicationContext)
                            SpringApplication.run(Probes.Application.class, "--server.port=0"))
                    .getWebServer()
                    .getPort();
            System.out.println("host " + Locale.getDefault().toLanguageTag() + " "
                    + TimeZone.getDefault().getID() + " at " + port);
        }
    }

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    @Test
    void everyTypeThroughEveryWayOfEveryHost() throws Exception {
        boolean everything = Boolean.getBoolean("cultures.all");
        List<Culture> cultures = new ArrayList<>(SOME);
        if (everything) {
            cultures.addAll(FURTHER);
        }
        List<Subject> subjects = everything ? Probes.all() : Probes.subjects();
        Recorder recorder = Recorder.of(HostCultureProbeTests.class, "requests");
        CultureSweep sweep = new CultureSweep(recorder);
        for (Culture culture : cultures) {
            try (ForkedJvm host = ForkedJvm.start(culture.options(), HostProgram.class)) {
                String where = culture.tag() + " " + culture.zone();
                int port = Integer.parseInt(host.awaitLine("host " + where + " at "));
                sweep.run(over(port), subjects, Locale.forLanguageTag(culture.tag()), where);
            }
        }
        int some = (9 + 4 + 4 + 4) + (12 + 7 + 7 + 7);
        int all = (Samples.VALID_COUNT + 4) + (Samples.INVALID_COUNT + 7);
        int notAscii = 2 + 2;
        recorder.conclude(cultures.size() * (15L * (everything ? all : some) - notAscii));
    }

    private Host over(int port) {
        return new Host() {

            @Override
            public boolean carries(Way way, String text) {
                return !way.name().equals("header") || text.chars().allMatch(c -> c < 128);
            }

            @Override
            public Reply answer(MockHttpServletRequestBuilder request, Locale asked) throws Exception {
                HttpResponse<String> response = client.send(
                        onTheWire(request.buildRequest(new MockServletContext()), port, asked),
                        BodyHandlers.ofString(StandardCharsets.UTF_8));
                return new Reply(
                        response.statusCode(),
                        response.headers().firstValue("Content-Type").orElse("none"),
                        response.body());
            }
        };
    }

    /** The request as bytes: parameters in the query or in a form, a cookie in its header. */
    private static HttpRequest onTheWire(MockHttpServletRequest request, int port, Locale asked) {
        String parameters = parameters(request);
        boolean get = "GET".equals(request.getMethod());
        String query = get && !parameters.isEmpty() ? "?" + parameters : "";
        HttpRequest.Builder wire = HttpRequest.newBuilder(
                        URI.create("http://localhost:" + port + request.getRequestURI() + query))
                .header("Accept-Language", asked.toLanguageTag());
        String value = request.getHeader("X-Value");
        if (value != null) {
            wire.header("X-Value", value);
        }
        for (Cookie cookie : request.getCookies() == null ? new Cookie[0] : request.getCookies()) {
            wire.header("Cookie", cookie.getName() + "=" + encoded(cookie.getValue()));
        }
        if (!get) {
            byte[] content = request.getContentAsByteArray();
            boolean form = content == null;
            wire.header(
                    "Content-Type",
                    form ? MediaType.APPLICATION_FORM_URLENCODED_VALUE : String.valueOf(request.getContentType()));
            wire.POST(form ? BodyPublishers.ofString(parameters) : BodyPublishers.ofByteArray(content));
        }
        return wire.build();
    }

    private static String parameters(MockHttpServletRequest request) {
        List<String> parameters = new ArrayList<>();
        request.getParameterMap().forEach((name, values) -> {
            for (String value : values) {
                parameters.add(encoded(name) + "=" + encoded(value));
            }
        });
        return String.join("&", parameters);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}

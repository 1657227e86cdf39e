package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.boot.Probes.Subject;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;
import tools.jackson.databind.json.JsonMapper;

/** What only a real server shows; requests are written byte by byte, because clients would repair them. */
@SpringBootTest(classes = Probes.Application.class, webEnvironment = WebEnvironment.RANDOM_PORT)
class RealServerTests {

    private static final String JUNE = "[2026-06-01,2026-06-08]";

    private final JsonMapper mapper =
            JsonMapper.builder().addModule(new ValueRangesJacksonModule()).build();
    private final Locale locale = Locale.getDefault();
    private final TimeZone zone = TimeZone.getDefault();

    @LocalServerPort
    private int port;

    private record Reply(int status, String type, String body) {}

    @AfterEach
    void restore() {
        Locale.setDefault(locale);
        TimeZone.setDefault(zone);
    }

    private Reply get(String target, String... headers) throws IOException {
        return send("GET " + target + " HTTP/1.1\r\n", "", headers);
    }

    private Reply post(String target, String type, String body) throws IOException {
        return send(
                "POST " + target + " HTTP/1.1\r\n",
                body,
                "Content-Type: " + type,
                "Content-Length: " + body.getBytes(StandardCharsets.UTF_8).length);
    }

    private Reply send(String line, String body, String... headers) throws IOException {
        StringBuilder request = new StringBuilder(line).append("Host: localhost\r\nConnection: close\r\n");
        for (String header : headers) {
            request.append(header).append("\r\n");
        }
        request.append("\r\n").append(body);
        try (Socket socket = new Socket("localhost", port)) {
            socket.getOutputStream().write(request.toString().getBytes(StandardCharsets.UTF_8));
            socket.getOutputStream().flush();
            return reply(socket.getInputStream());
        }
    }

    private static Reply reply(InputStream in) throws IOException {
        String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        int end = text.indexOf("\r\n\r\n");
        String head = text.substring(0, end);
        String type = "";
        boolean chunked = false;
        for (String line : head.lines().toList()) {
            String lower = line.toLowerCase(Locale.ROOT);
            if (lower.startsWith("content-type:")) {
                type = line.substring("content-type:".length()).strip();
            }
            chunked |= lower.startsWith("transfer-encoding:") && lower.contains("chunked");
        }
        String body = text.substring(end + 4);
        if (chunked) {
            // These answers are one chunk: its length, its text, the end.
            body = body.substring(body.indexOf("\r\n") + 2, body.lastIndexOf("\r\n0\r\n"));
        }
        return new Reply(Integer.parseInt(head.substring(9, 12)), type, body);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    @ParameterizedTest
    @ValueSource(strings = {JUNE, "[2026-06-01,)", "{sea,bath}", "{}"})
    void rawBracketsNeverReachTheApplication(String text) throws Exception {
        for (String path : List.of("/range/param?value=", "/string-set/param?value=", "/range/path/")) {
            Reply reply = get(path + text);
            assertThat(reply.status()).isEqualTo(400);
            assertThat(reply.type()).startsWith("text/html");
        }
    }

    @Test
    void encodedTextsArriveThroughEveryWay() throws Exception {
        int cases = 0;
        for (Subject subject : Probes.subjects()) {
            for (Samples.Valid sample : subject.valid()) {
                String expected =
                        "{\"value\":" + mapper.writeValueAsString(subject.type().parse(sample.text())) + "}";
                String text = encoded(sample.text());
                for (Reply reply : List.of(
                        get(subject.path() + "/param?value=" + text),
                        get(subject.path() + "/path/" + text),
                        get(subject.path() + "/cookie", "Cookie: value=" + text),
                        post(subject.path() + "/form", "application/x-www-form-urlencoded", "value=" + text),
                        post(subject.path() + "/record", "application/x-www-form-urlencoded", "value=" + text))) {
                    assertThat(reply)
                            .as("%s %s", subject.path(), sample)
                            .isEqualTo(new Reply(200, "application/json", expected));
                    cases++;
                }
            }
        }
        assertThat(cases).isEqualTo(5 * (9 + 4 + 4 + 4));
    }

    /** Tomcat drops what it takes for no cookie, and the parameter is then not present. */
    @Test
    void aCommaOfACookieIsEncoded() throws Exception {
        assertThat(get("/string-set/cookie", "Cookie: value=sea%2Cbath").body())
                .isEqualTo("{\"value\":[\"bath\",\"sea\"]}");
        Reply dropped = get("/string-set/cookie", "Cookie: value=sea,bath");
        assertThat(dropped.status()).isEqualTo(400);
        assertThat(dropped.body()).contains("value: is required");
    }

    @Test
    void invalidTextsAreAnsweredWithTheDocumentInEveryScript() throws Exception {
        int cases = 0;
        String first = null;
        for (String culture : List.of(
                "en", "ar-EG-u-nu-arab", "th-TH-u-ca-buddhist-nu-thai", "tr-TR", "fa-IR", "de-DE", "hi-IN-u-nu-deva")) {
            Locale.setDefault(Locale.forLanguageTag(culture));
            TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));
            Reply valid = get("/range/param?value=" + encoded(JUNE), "Accept-Language: " + culture);
            assertThat(valid.body()).isEqualTo("{\"value\":\"" + JUNE + "\"}");
            Reply invalid = get("/range/param?value=" + encoded("[2026-06-31,)"), "Accept-Language: " + culture);
            assertThat(invalid.status()).isEqualTo(400);
            assertThat(invalid.type()).isEqualTo("application/problem+json");
            assertThat(invalid.body()).isEqualTo(first == null ? invalid.body() : first);
            first = invalid.body();
            cases++;
        }
        assertThat(cases).isEqualTo(7);
    }

    @Test
    void aPlusIsASpaceAndAnEncodedPlusIsAPlus() throws Exception {
        assertThat(get("/string-set/param?value=c++").body()).isEqualTo("{\"value\":[\"c\"]}");
        assertThat(get("/string-set/param?value=c%2B%2B").body()).isEqualTo("{\"value\":[\"c++\"]}");
        assertThat(get("/range/param?value=%5B2026-06-01,%2Binfinity%5D").body())
                .isEqualTo("{\"value\":\"[2026-06-01,infinity]\"}");
        Reply lost = get("/range/param?value=%5B2026-06-01T10:00+02:00,)");
        assertThat(lost.status()).isEqualTo(400);
        assertThat(lost.body()).contains("%2B");
    }

    @Test
    void repeatedParametersAreTheElementsOfASet() throws Exception {
        assertThat(get("/string-set/param?value=sea&value=a,b&value=sea").body())
                .isEqualTo("{\"value\":[\"a,b\",\"sea\"]}");
        assertThat(get("/range/param?value=empty&value=empty").status()).isEqualTo(400);
    }

    @Test
    void anUnreadableBodyIsAnsweredWithTheDocument() throws Exception {
        for (String body : List.of("{", "{\"value\":", "[]", "", "\"\\ud800\"", "nonsense")) {
            Reply reply = post("/range/body", "application/json", body);
            assertThat(reply.status()).as(body).isEqualTo(400);
            assertThat(reply.type()).as(body).isEqualTo("application/problem+json");
        }
        assertThat(post("/range/body", "application/json", "\"" + JUNE + "\"").body())
                .isEqualTo("{\"value\":\"" + JUNE + "\"}");
    }
}

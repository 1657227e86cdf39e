package io.github.valueranges.sample;

import static org.assertj.core.api.Assertions.assertThat;

import com.jayway.jsonpath.JsonPath;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.test.web.servlet.request.MockMvcRequestBuilders;

/** What the service refuses: always with a problem document, never with a 500, and never half stored. */
class BadInputTests extends ServiceTest {

    /**
     * A request that is refused.
     *
     * @param field the field that the refusal names, or an empty text where the refusal is not about a field
     */
    private record Bad(String method, String path, String contentType, String body, int status, String field) {

        static Bad post(String body, String field) {
            return new Bad("POST", "/api/bookings", Hotel.JSON, body, 400, field);
        }

        static Bad move(String body, String field) {
            return new Bad("PUT", "/api/bookings/1/stay", Hotel.JSON, body, 400, field);
        }

        static Bad open(String body, String field) {
            return new Bad("PUT", "/api/rooms/102/openings", Hotel.JSON, body, 400, field);
        }

        static Bad get(String path, String field) {
            return new Bad("GET", path, "", "", 400, field);
        }
    }

    private static String stay(String stay) {
        return "{\"room\":\"102\",\"guest\":\"Bob\",\"stay\":" + stay + ",\"requests\":[]}";
    }

    private static String arrival(String arrival) {
        return "{\"room\":\"102\",\"guest\":\"Bob\",\"stay\":\"[2026-07-01,2026-07-02]\",\"arrival\":" + arrival + "}";
    }

    private static String requests(String requests) {
        return "{\"room\":\"102\",\"guest\":\"Bob\",\"stay\":\"[2026-07-01,2026-07-02]\",\"requests\":" + requests
                + "}";
    }

    private static String guest(String guest) {
        return "{\"room\":\"102\",\"guest\":" + guest + ",\"stay\":\"[2026-07-01,2026-07-02]\"}";
    }

    private static String room(String room) {
        return "{\"room\":" + room + ",\"guest\":\"Bob\",\"stay\":\"[2026-07-01,2026-07-02]\"}";
    }

    private static final List<Bad> BAD = List.of(
            // stays
            Bad.post(stay("\"[2026-07-01,2026-07-02\""), "stay"),
            Bad.post(stay("\"2026-07-01,2026-07-02]\""), "stay"),
            Bad.post(stay("\"[2026-07-02,2026-07-01]\""), "stay"),
            Bad.post(stay("\"[2026-02-29,2026-03-01]\""), "stay"),
            Bad.post(stay("\"[01/07/2026,02/07/2026]\""), "stay"),
            Bad.post(stay("\"[2026-07-01T00:00,2026-07-02]\""), "stay"),
            Bad.post(stay("\"[+12026-07-01,+12026-07-02]\""), "stay"),
            Bad.post(stay("\"[٢٠٢٦-07-01,2026-07-02]\""), "stay"),
            Bad.post(stay("\"[2026-07-01,\\u0000]\""), "stay"),
            Bad.post(stay("\"[2026-07-01,\\ud800]\""), "stay"),
            Bad.post(stay("\"\""), "stay"),
            Bad.post(stay("\" \""), "stay"),
            Bad.post(stay("\"empty\""), "stay"),
            Bad.post(stay("\"[2026-07-01,2026-07-01)\""), "stay"),
            Bad.post(stay("\"(,)\""), "stay"),
            Bad.post(stay("\"[2026-07-01,)\""), "stay"),
            Bad.post(stay("\"(,2026-07-01]\""), "stay"),
            Bad.post(stay("\"[-infinity,-infinity]\""), "stay"),
            Bad.post(stay("\"{[2026-07-01,2026-07-02]}\""), "stay"),
            Bad.post(stay("null"), "stay"),
            Bad.post(stay("5"), "stay"),
            Bad.post(stay("true"), "stay"),
            Bad.post(stay("{}"), "stay"),
            Bad.post(stay("{\"start\":\"2026-07-01\",\"end\":\"2026-07-02\"}"), "stay"),
            Bad.post(stay("[\"2026-07-01\",\"2026-07-02\"]"), "stay"),
            // arrivals
            Bad.post(arrival("\"empty\""), "arrival"),
            Bad.post(arrival("\"[15:00,15:00)\""), "arrival"),
            Bad.post(arrival("\"\""), "arrival"),
            Bad.post(arrival("\"[15:00,15:00]\""), "arrival"),
            Bad.post(arrival("\"(15:00,15:00:00.0000001)\""), "arrival"),
            Bad.post(arrival("\"15:00\""), "arrival"),
            Bad.post(arrival("\"[22:00,06:00)\""), "arrival"),
            Bad.post(arrival("\"[15:00,25:00]\""), "arrival"),
            Bad.post(arrival("\"[3 pm,6 pm]\""), "arrival"),
            Bad.post(arrival("\"[2026-07-01,2026-07-02]\""), "arrival"),
            Bad.post(arrival("\"{[15:00,18:00)}\""), "arrival"),
            Bad.post(arrival("[15,18]"), "arrival"),
            Bad.post(arrival("{}"), "arrival"),
            new Bad("POST", "/api/bookings", Hotel.JSON, arrival("\"[23:00,23:30]\""), 409, ""),
            // requests
            Bad.post(requests("\"{late,quiet}\""), "requests"),
            Bad.post(requests("{}"), "requests"),
            Bad.post(requests("5"), "requests"),
            Bad.post(requests("[null]"), "requests[0]"),
            Bad.post(requests("[5]"), "requests[0]"),
            Bad.post(requests("[[]]"), "requests[0]"),
            Bad.post(requests("[\"late\",\"a\\u0000b\"]"), "requests[1]"),
            Bad.post(requests("[\"a\\ud800b\"]"), "requests[0]"),
            // guests and rooms
            Bad.post(guest("null"), "guest"),
            Bad.post(guest("\"\""), "guest"),
            Bad.post(guest("\" \\t \""), "guest"),
            Bad.post(guest("\"a\\u0000b\""), "guest"),
            Bad.post(guest("\"a\\ud800b\""), "guest"),
            Bad.post(guest("\"\\udc00\\ud800\""), "guest"),
            Bad.post(guest("\"" + "x".repeat(101) + "\""), "guest"),
            Bad.post(guest("{}"), "guest"),
            Bad.post(room("null"), "room"),
            Bad.post(room("\"\""), "room"),
            Bad.post(room("\"1\\u000002\""), "room"),
            Bad.post(room("[]"), "room"),
            new Bad("POST", "/api/bookings", Hotel.JSON, room("\"999\""), 404, ""),
            new Bad("POST", "/api/bookings", Hotel.JSON, room("\"102 \""), 404, ""),
            new Bad("POST", "/api/bookings", Hotel.JSON, room("\"' or '1'='1\""), 404, ""),
            // bodies
            Bad.post("{\"guest\":\"Bob\",\"stay\":\"[2026-07-01,2026-07-02]\"}", "room"),
            Bad.post("{\"room\":\"102\",\"stay\":\"[2026-07-01,2026-07-02]\"}", "guest"),
            Bad.post("{\"room\":\"102\",\"guest\":\"Bob\"}", "stay"),
            Bad.post("{\"room\":\"102\",\"guest\":\"Bob\",\"stays\":\"[2026-07-01,2026-07-02]\"}", "stay"),
            Bad.post("{}", "stay"),
            Bad.post("", "body"),
            Bad.post("null", "body"),
            Bad.post("[]", "body"),
            Bad.post("\"x\"", "body"),
            Bad.post("5", "body"),
            Bad.post("{\"room\":", "body"),
            Bad.post("{'room':'102'}", "body"),
            Bad.post(requests("[]") + " trailing", "body"),
            Bad.post("[".repeat(30_000), "body"),
            Bad.post(guest("\"" + "x".repeat(200_000) + "\""), "guest"),
            Bad.post(stay("\"[" + "9".repeat(200_000) + "\""), "stay"),
            Bad.post(requests("[" + "\"x\",".repeat(60_000) + "\"x\"]"), "requests"),
            new Bad("POST", "/api/bookings", "text/plain", requests("[]"), 415, ""),
            new Bad("POST", "/api/bookings", "application/xml", "<booking/>", 415, ""),
            new Bad("POST", "/api/bookings", "nonsense", requests("[]"), 415, ""),
            new Bad("POST", "/api/bookings", "*/*", requests("[]"), 415, ""),
            new Bad("POST", "/api/bookings", "application/*", requests("[]"), 415, ""),
            new Bad("POST", "/api/bookings", "multipart/form-data", requests("[]"), 415, ""),
            // moves
            Bad.move("\"[2026-07-01\"", "body"),
            Bad.move("\"empty\"", "body"),
            Bad.move("\"(,)\"", "body"),
            Bad.move("\"[2026-07-01,)\"", "body"),
            Bad.move("\"[2026-07-01,infinity)\"", "body"),
            new Bad("PUT", "/api/bookings/1/stay", "*/*", "\"[2026-07-01,2026-07-02]\"", 415, ""),
            Bad.move("null", "body"),
            Bad.move("", "body"),
            Bad.move("5", "body"),
            Bad.move("[2026-07-01,2026-07-02]", "body"),
            Bad.move("{\"stay\":\"[2026-07-01,2026-07-02]\"}", "body"),
            new Bad("PUT", "/api/bookings/777/stay", Hotel.JSON, "\"[2026-07-01,2026-07-02]\"", 404, ""),
            new Bad("PUT", "/api/bookings/abc/stay", Hotel.JSON, "\"[2026-07-01,2026-07-02]\"", 400, "id"),
            new Bad("PUT", "/api/bookings/1/stay", "text/plain", "[2026-07-01,2026-07-02]", 415, ""),
            // openings
            new Bad("PUT", "/api/rooms/102/openings", "*/*", "\"{}\"", 415, ""),
            Bad.open("\"{\"", "body"),
            Bad.open("\"\"", "body"),
            Bad.open("\"[2026-07-01,2026-07-02]\"", "body"),
            Bad.open("null", "body"),
            Bad.open("[]", "body"),
            Bad.open("{}", "body"),
            Bad.open("[\"[2026-07-01,2026-07-02]\"]", "body"),
            new Bad("PUT", "/api/rooms/999/openings", Hotel.JSON, "\"{}\"", 404, ""),
            // days that PostgreSQL cannot hold
            new Bad("POST", "/api/bookings", Hotel.JSON, stay("\"[2026-07-01,900000000-01-01]\""), 409, ""),
            Bad.post(stay("\"[2026-07-01,infinity]\""), "stay"),
            Bad.post(stay("\"[2026-07-01,infinity)\""), "stay"),
            Bad.post(stay("\"[infinity,infinity]\""), "stay"),
            Bad.post(stay("\"[-infinity,2026-07-01]\""), "stay"),
            Bad.get("/api/rooms/101/free?within=" + Hotel.encode("[2026-06-01,infinity]"), "within"),
            Bad.get("/api/occupancy?within=" + Hotel.encode("[2026-06-01,infinity)"), "within"),
            new Bad("PUT", "/api/bookings/1/stay", Hotel.JSON, "\"[9000-01-01 BC,2026-07-02]\"", 409, ""),
            Bad.open("\"{[2026-06-01,900000000-01-01]}\"", "request"),
            Bad.get("/api/bookings?overlapping=" + Hotel.encode("[900000000-01-01,)"), "request"),
            Bad.get("/api/rooms/101/free?within=" + Hotel.encode("[2026-06-01,900000000-01-01]"), "request"),
            Bad.get("/api/occupancy?within=" + Hotel.encode("[9000-01-01 BC,2026-06-01]"), "request"),
            Bad.get("/api/bookings?on=" + Hotel.encode("+900000000-01-01"), "request"),
            Bad.get("/api/bookings?on=-9000-01-01", "request"),
            // parameters
            Bad.get("/api/bookings?overlapping=x", "overlapping"),
            Bad.get("/api/bookings?overlapping=" + Hotel.encode("[2026-07-02,2026-07-01]"), "overlapping"),
            Bad.get("/api/bookings?overlapping=%00", "overlapping"),
            Bad.get("/api/bookings?overlapping=empty&overlapping=empty", "overlapping"),
            Bad.get("/api/bookings?on=tomorrow", "on"),
            Bad.get("/api/bookings?on=2026-02-30", "on"),
            Bad.get("/api/bookings?on=30/06/26", "on"),
            Bad.get("/api/bookings?on=2026-06-05%2B01:00", "on"),
            Bad.get("/api/bookings?room=%00", "room"),
            Bad.get("/api/bookings?room=" + "x".repeat(101), "room"),
            Bad.get("/api/bookings?request=%00", "request"),
            Bad.get("/api/bookings?request=" + Hotel.encode("{a"), "request"),
            Bad.get("/api/rooms?amenity=%00", "amenity"),
            Bad.get("/api/rooms?amenity=" + Hotel.encode("{{a}}"), "amenity"),
            Bad.get("/api/rooms/101/free", "within"),
            Bad.get("/api/rooms/101/free?within=", "within"),
            Bad.get("/api/rooms/101/free?within=x", "within"),
            Bad.get("/api/rooms/101/free?within=empty", "within"),
            Bad.get("/api/rooms/101/free?within=(,)", "within"),
            Bad.get("/api/occupancy", "within"),
            Bad.get("/api/occupancy?within=" + Hotel.encode("[-infinity,2026-07-01]"), "within"),
            Bad.get("/api/occupancy?within=(,2026-06-01)", "within"),
            Bad.get("/api/bookings/abc", "id"),
            Bad.get("/api/bookings/1.5", "id"),
            Bad.get("/api/bookings/99999999999999999999", "id"),
            new Bad("GET", "/api/bookings/-1", "", "", 404, ""),
            new Bad("DELETE", "/api/bookings/abc", "", "", 400, "id"),
            new Bad("DELETE", "/api/bookings/777", "", "", 404, ""),
            new Bad("GET", "/api/rooms/999", "", "", 404, ""),
            new Bad("GET", "/api/rooms/999/free?within=" + Hotel.encode("[2026-06-01,2026-06-02]"), "", "", 404, ""),
            // methods and addresses
            new Bad("DELETE", "/api/rooms/101", "", "", 405, ""),
            new Bad("PUT", "/api/bookings", Hotel.JSON, "{}", 405, ""),
            new Bad("GET", "/api/nothing", "", "", 404, ""));

    @Test
    void everyBadRequestIsRefusedAndNothingOfItIsStored() throws Exception {
        assertThat(refuseAll(mockHotel(), BAD)).isEqualTo(BAD.size()).isGreaterThan(120);
    }

    @Test
    void theRealServerRefusesTheSame() throws Exception {
        // A server knows more wrong addresses than a stand-in does.
        List<Bad> more =
                List.of(Bad.get("/api/rooms?amenity=%ED%A0%80", "request"), Bad.get("/api/bookings?on=%FF", "request"));
        List<Bad> all = Stream.concat(BAD.stream(), more.stream()).toList();
        assertThat(refuseAll(hotel(), all)).isEqualTo(BAD.size() + 2);
    }

    @Test
    void whatTheServerItselfRefusesIsAProblemToo() throws Exception {
        List<String> paths = List.of(
                "/api/bookings?overlapping=[2026-06-05,2026-06-06]",
                "/api/rooms?amenity={sea}",
                "/api/rooms?amenity=%zz",
                "/api/rooms/%00",
                "/api/rooms?amenity=a|b",
                "/api/rooms?amenity=" + "x".repeat(10_000));
        for (String path : paths) {
            Answer answer = sendRaw("GET", path, "");
            List<String> fields = fields(answer.isProblem(400));
            assertThat(fields).as(path).containsExactly("request");
        }
        for (String method : new String[] {"TRACE", "POST"}) {
            sendRaw(method, "/", "").isProblem(405);
        }
        sendRaw("CONNECT", "/", "").isProblem(501);
    }

    /** A refusal after the booking is written would say that it is not. */
    @Test
    void theAnswerIsJsonWhateverIsAccepted() throws Exception {
        int night = 0;
        for (String accepted :
                new String[] {"text/html", "application/xml", "*/*", "application/json;q=2", "nonsense", ";"}) {
            String header = "Accept: " + accepted + "\r\n";
            night++;
            String booking =
                    "{\"room\":\"102\",\"guest\":\"Bob\",\"stay\":\"[2026-07-0" + night + ",2026-07-0" + night + "]\"}";
            Answer booked = sendRaw("POST", "/api/bookings", header + "Content-Type: application/json\r\n", booking);
            assertThat(booked.has(201).contentType()).as(accepted).isEqualTo("application/json");
            sendRaw("POST", "/api/bookings", header + "Content-Type: application/json\r\n", booking)
                    .isProblem(409);
            sendRaw("GET", "/api/rooms/999", header).isProblem(404);
            sendRaw("GET", "/api/bookings?on=x", header).isProblem(400);
            sendRaw("GET", "/api/rooms/102", header).has(200);
        }
        assertThat(stored()).hasSize(6 + night);
    }

    @Test
    void aRefusalReadsTheSameInEveryLanguage() throws Exception {
        String body = "{\"room\":\"102\",\"guest\":\" \",\"stay\":\"empty\"}";
        String english = mockHotel().post("/api/bookings", body).isProblem(400).body();
        for (String language :
                new String[] {"de-DE", "tr-TR", "ar-EG-u-nu-arab", "th-TH-u-ca-buddhist-nu-thai", "fa-IR"}) {
            String answer = mvc.perform(MockMvcRequestBuilders.post("/api/bookings")
                            .header("Accept-Language", language)
                            .locale(Locale.forLanguageTag(language))
                            .contentType(Hotel.JSON)
                            .content(body))
                    .andReturn()
                    .getResponse()
                    .getContentAsString(StandardCharsets.UTF_8);
            assertThat(sorted(answer)).as(language).isEqualTo(sorted(english));
        }
    }

    private int refuseAll(Hotel hotel, List<Bad> requests) throws Exception {
        hotel.book("101", "Ada", "[2026-06-01,2026-06-08]").has(201);
        List<String> before = stored();
        int refused = 0;
        for (Bad bad : requests) {
            String shown =
                    bad.toString().substring(0, Math.min(300, bad.toString().length()));
            Answer answer = hotel.send(
                    bad.method(),
                    bad.path(),
                    bad.contentType().isEmpty() ? null : bad.contentType(),
                    bad.contentType().isEmpty() ? null : bad.body());
            assertThat(answer.status()).as(shown + " -> " + answer.body()).isEqualTo(bad.status());
            answer.isProblem(bad.status());
            assertThat(answer.body()).as(shown).hasSizeLessThan(1_000);
            if (bad.status() == 400) {
                assertThat(fields(answer)).as(shown + " -> " + answer.body()).contains(bad.field());
            }
            if (bad.status() == 409) {
                assertThat(answer.body()).as(shown).contains("\"room\":\"", "\"stay\":\"");
            }
            refused++;
        }
        assertThat(stored()).isEqualTo(before);
        return refused;
    }

    private static List<String> fields(Answer answer) {
        List<Map<String, String>> errors = JsonPath.read(answer.body(), "$.errors");
        assertThat(errors).isNotEmpty().allSatisfy(error -> assertThat(error).containsOnlyKeys("field", "message"));
        return errors.stream().map(error -> error.get("field")).toList();
    }

    private static List<Object> sorted(String problem) {
        List<Object> errors = JsonPath.read(problem, "$.errors");
        return errors.stream().sorted(Comparator.comparing(Object::toString)).toList();
    }

    private Answer sendRaw(String method, String pathAndQuery, String headers) throws Exception {
        return sendRaw(method, pathAndQuery, headers, "");
    }

    /** Sends a request as it stands; a client library would refuse or encode what is wrong with it. */
    private Answer sendRaw(String method, String pathAndQuery, String headers, String body) throws Exception {
        try (Socket socket = new Socket("localhost", port)) {
            OutputStream out = socket.getOutputStream();
            // Version 1.0 keeps the answer in one piece.
            out.write((method + " " + pathAndQuery + " HTTP/1.0\r\nHost: localhost\r\nContent-Length: " + body.length()
                            + "\r\n" + headers + "\r\n" + body)
                    .getBytes(StandardCharsets.US_ASCII));
            out.flush();
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            int end = answer.indexOf("\r\n\r\n");
            String contentType = answer.lines()
                    .filter(line -> line.startsWith("Content-Type: "))
                    .map(line -> line.substring("Content-Type: ".length()))
                    .findFirst()
                    .orElse("");
            return new Answer(Integer.parseInt(answer.substring(9, 12)), contentType, "", answer.substring(end + 4));
        }
    }
}

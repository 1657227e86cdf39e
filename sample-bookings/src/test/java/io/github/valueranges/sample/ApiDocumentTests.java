package io.github.valueranges.sample;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The description of the requests, for programs and for people. */
class ApiDocumentTests extends ServiceTest {

    private static final String RANGE =
            "{\"type\":\"string\",\"format\":\"daterange\",\"example\":\"[2026-06-01,2026-06-08]\"}";
    private static final String TIMES =
            "{\"type\":\"string\",\"format\":\"timerange\",\"example\":\"[10:30:00,12:00:00]\"}";
    private static final String RANGE_SET =
            "{\"type\":\"string\",\"format\":\"datemultirange\",\"example\":\"{[2026-06-01,2026-06-08]}\"}";
    private static final String SET =
            "{\"type\":\"array\",\"items\":{\"type\":\"string\"},\"uniqueItems\":true,\"example\":[\"alpha\",\"beta\"]}";

    private static final JsonMapper MAPPER = JsonMapper.shared();

    private JsonNode document() throws Exception {
        Answer answer = hotel().get("/v3/api-docs").has(200);
        assertThat(answer.contentType()).startsWith("application/json");
        return MAPPER.readTree(answer.body());
    }

    @ParameterizedTest(name = "{0} of {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "stay      | BookingRequest  | " + RANGE,
                "arrival   | BookingRequest  | " + TIMES,
                "arrival   | BookingResponse | " + TIMES,
                "requests  | BookingRequest  | " + SET,
                "stay      | BookingResponse | " + RANGE,
                "amenities | RoomResponse    | " + SET,
                "openings  | RoomResponse    | " + RANGE_SET,
                "within    | FreeResponse    | " + RANGE,
                "occupied  | Occupancy       | " + RANGE_SET
            })
    void aRangeIsAStringAndASetAnArrayInABody(String name, String schema, String expected) throws Exception {
        assertSchema(document().at("/components/schemas/" + schema + "/properties/" + name), expected);
    }

    /** Compares all but the pattern, which is there for a text and matches the example. */
    private static void assertSchema(JsonNode schema, String expected) {
        ObjectNode rest = schema.asObject().deepCopy();
        JsonNode pattern = rest.remove("pattern");
        assertThat(rest).isEqualTo(MAPPER.readTree(expected));
        if (rest.has("format")) {
            assertThat(rest.get("example").asString()).matches(pattern.asString());
        } else {
            assertThat(pattern).isNull();
        }
    }

    @ParameterizedTest(name = "{0} of {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "within      | ~1api~1occupancy            | " + RANGE,
                "within      | ~1api~1rooms~1{number}~1free | " + RANGE,
                "overlapping | ~1api~1bookings             | " + RANGE,
                "request     | ~1api~1bookings             | " + SET
            })
    void aRangeIsAStringAndASetAnArrayInAQuery(String name, String path, String expected) throws Exception {
        int found = 0;
        for (JsonNode parameter : document().at("/paths/" + path + "/get/parameters")) {
            if (parameter.get("name").asString().equals(name)) {
                assertThat(parameter.get("in").asString()).isEqualTo("query");
                assertSchema(parameter.get("schema"), expected);
                found++;
            }
        }
        assertThat(found).isEqualTo(1);
    }

    @Test
    void rangesAndSetsHaveNoSchemasOfTheirOwn() throws Exception {
        assertThat(document().at("/components/schemas").propertyNames())
                .contains("BookingRequest", "RoomResponse")
                .noneMatch(name -> name.contains("Range") || name.contains("Set") || name.contains("Finite"));
    }

    @Test
    void thePageForPeopleIsThereAndIsListed() throws Exception {
        Answer redirect = hotel().get("/swagger-ui.html").has(302);
        String page = redirect.location().substring(redirect.location().indexOf("/swagger-ui/"));
        Answer answer = hotel().get(page).has(200);
        assertThat(answer.contentType()).startsWith("text/html");
        assertThat(answer.body()).contains("swagger-ui");
        assertThat(hotel().get("/").has(200).body()).contains("href=\"/v3/api-docs\"", "href=\"/swagger-ui.html\"");
    }

    @Test
    void anUnknownPathBesidesThemIsAProblem() throws Exception {
        hotel().get("/v3/nothing").isProblem(404);
        hotel().get("/swagger-ui/nothing.js").isProblem(404);
        hotel().get("/v3/api-docs/nothing").isProblem(404);
    }
}

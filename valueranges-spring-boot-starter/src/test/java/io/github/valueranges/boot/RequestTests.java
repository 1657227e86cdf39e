package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;

import io.github.valueranges.boot.Probes.Subject;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.boot.webmvc.test.autoconfigure.MockMvcPrint;
import org.springframework.http.MediaType;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.request.MockHttpServletRequestBuilder;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@SpringBootTest(classes = Probes.Application.class)
@AutoConfigureMockMvc(print = MockMvcPrint.NONE)
class RequestTests {

    private static final String JUNE = "[2026-06-01,2026-06-08]";

    @Autowired
    private MockMvc mvc;

    @Autowired
    private JsonMapper mapper;

    private MockHttpServletResponse perform(MockHttpServletRequestBuilder request) throws Exception {
        MockHttpServletResponse response = mvc.perform(request).andReturn().getResponse();
        response.setDefaultCharacterEncoding("UTF-8");
        return response;
    }

    private String answer(MockHttpServletRequestBuilder request) throws Exception {
        MockHttpServletResponse response = perform(request);
        assertThat(response.getStatus()).isEqualTo(200);
        return response.getContentAsString();
    }

    private JsonNode problem(MockHttpServletRequestBuilder request) throws Exception {
        MockHttpServletResponse response = perform(request);
        assertThat(response.getStatus()).isEqualTo(400);
        assertThat(response.getContentType()).isEqualTo("application/problem+json");
        JsonNode problem = mapper.readTree(response.getContentAsString());
        assertThat(problem.get("type").asString()).isEqualTo("about:blank");
        assertThat(problem.get("title").asString()).isEqualTo("Bad Request");
        assertThat(problem.get("status").asInt()).isEqualTo(400);
        return problem;
    }

    private String message(MockHttpServletRequestBuilder request) throws Exception {
        return problem(request).get("errors").get(0).get("message").asString();
    }

    // --- values -----------------------------------------------------------------------------------------------------

    @Test
    void aListOfRangesIsRepeatedOrSeparatedByCommas() throws Exception {
        String both = "{\"value\":[\"" + JUNE + "\",\"[2026-07-01,)\"]}";
        assertThat(answer(get("/range/list").queryParam("value", JUNE, "[2026-07-01,)")))
                .isEqualTo(both);
        assertThat(answer(get("/range/list").queryParam("value", JUNE + ",[2026-07-01,)")))
                .isEqualTo(both);
        assertThat(answer(get("/range/array").queryParam("value", JUNE + ",[2026-07-01,)")))
                .isEqualTo(both);
        assertThat(answer(get("/range/array").queryParam("value", JUNE))).isEqualTo("{\"value\":[\"" + JUNE + "\"]}");
        assertThat(answer(get("/range/strings").queryParam("value", "[a,b]"))).isEqualTo("{\"value\":[\"[a\",\"b]\"]}");
        assertThat(answer(get("/range/list").queryParam("value", JUNE, "")))
                .isEqualTo("{\"value\":[\"" + JUNE + "\"]}");
        assertThat(answer(get("/range/array").queryParam("value", "", JUNE)))
                .isEqualTo("{\"value\":[\"" + JUNE + "\"]}");
        assertThat(perform(get("/range/list").queryParam("value", JUNE + ",")).getStatus())
                .isEqualTo(400);
        assertThat(perform(get("/range/array").queryParam("value", JUNE + ",")).getStatus())
                .isEqualTo(400);
        assertThat(perform(get("/range/list").queryParam("value", JUNE, "x")).getStatus())
                .isEqualTo(400);
    }

    @Test
    void aSetIsRepeatedSeparatedByCommasOrItsLiteral() throws Exception {
        int cases = 0;
        for (String way : List.of("param", "optional", "nullable")) {
            for (String path : List.of("/string-set/", "/wrapper-set/")) {
                String both = "{\"value\":[\"bath\",\"sea\"]}";
                assertThat(answer(get(path + way).queryParam("value", "sea", "bath", "sea")))
                        .isEqualTo(both);
                assertThat(answer(get(path + way).queryParam("value", "sea,bath")))
                        .isEqualTo(both);
                assertThat(answer(get(path + way).queryParam("value", "{sea,bath}")))
                        .isEqualTo(both);
                assertThat(answer(get(path + way).queryParam("value", "a,b", "{c}")))
                        .isEqualTo("{\"value\":[\"a,b\",\"{c}\"]}");
                cases++;
            }
        }
        for (String path :
                List.of("/string-set/record", "/string-set/bean", "/wrapper-set/record", "/wrapper-set/bean")) {
            assertThat(answer(post(path).param("value", "sea", "bath"))).isEqualTo("{\"value\":[\"bath\",\"sea\"]}");
            cases++;
        }
        assertThat(cases).isEqualTo(10);
    }

    @Test
    void aRangeGivenTwiceIsRefusedNotCutToTheFirst() throws Exception {
        int cases = 0;
        for (String path : List.of("/range/", "/range-set/")) {
            for (String way : List.of("param", "optional", "nullable")) {
                assertThat(message(get(path + way).queryParam("value", "{}", "{}")))
                        .startsWith("is given 2 times");
                cases++;
            }
            for (String way : List.of("record", "bean", "form")) {
                assertThat(message(post(path + way)
                                .contentType(MediaType.APPLICATION_FORM_URLENCODED)
                                .param("value", "{}", "{}")))
                        .startsWith("is given 2 times");
                cases++;
            }
        }
        assertThat(cases).isEqualTo(12);
    }

    @Test
    void anEmptyOrMissingRequiredValueIsNotPresent() throws Exception {
        int cases = 0;
        for (Subject subject : Probes.all()) {
            String required = "is required, such as " + subject.type().example();
            assertThat(message(get(subject.path() + "/param"))).isEqualTo(required);
            assertThat(message(get(subject.path() + "/param").queryParam("value", "")))
                    .isEqualTo(required);
            assertThat(message(get(subject.path() + "/header"))).isEqualTo(required);
            assertThat(message(get(subject.path() + "/header").header("X-Value", "")))
                    .isEqualTo(required);
            assertThat(message(get(subject.path() + "/cookie"))).isEqualTo(required);
            assertThat(answer(get(subject.path() + "/optional"))).isEqualTo("{\"value\":null}");
            assertThat(answer(get(subject.path() + "/optional").queryParam("value", "")))
                    .isEqualTo("{\"value\":null}");
            assertThat(answer(get(subject.path() + "/nullable").queryParam("value", "")))
                    .isEqualTo("{\"value\":null}");
            assertThat(answer(post(subject.path() + "/record").param("value", "")))
                    .isEqualTo("{\"value\":null}");
            assertThat(answer(post(subject.path() + "/bean").param("value", "")))
                    .isEqualTo("{\"value\":null}");
            cases++;
        }
        assertThat(cases).isEqualTo(36 + 1);
    }

    @Test
    void anotherShapeIsRefused() throws Exception {
        assertThat(answer(get("/range/shape").queryParam("value", JUNE))).isEqualTo("{\"value\":\"" + JUNE + "\"}");
        assertThat(message(get("/range/shape").queryParam("value", "(,)")))
                .startsWith("expected a range that is finite");
        assertThat(message(post("/range/shape-form").param("value", "empty")))
                .startsWith("expected a range that is finite");
        assertThat(message(post("/range/shape-body")
                        .contentType(MediaType.APPLICATION_JSON)
                        .content("{\"value\":\"(,)\"}")))
                .startsWith("expected a range that is finite");
        assertThat(message(post("/range/shape-body")
                        .contentType(MediaType.APPLICATION_JSON)
                        .content("{\"value\":{\"start\":\"2026-06-01\",\"end\":\"2026-06-08\"}}")))
                .startsWith("a string such as \"[");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "value.start",
                "value.end",
                "value.x",
                "value[0]",
                "value[x]",
                "value.class",
                "value.class.name",
                "value.empty",
                "value.x.y"
            })
    void theInsideOfAValueCannotBeBound(String parameter) throws Exception {
        int cases = 0;
        for (Subject subject : Probes.all()) {
            for (String way : List.of("/record", "/bean")) {
                String refused = "is one value such as " + subject.type().example() + ", its parts cannot be given";
                String path = subject.path() + way;
                assertThat(message(post(path).param(parameter, "2026-06-01"))).isEqualTo(refused);
                assertThat(message(post(path).param("!" + parameter, "2026-06-01")))
                        .isEqualTo(refused);
                assertThat(message(post(path).header(parameter, "2026-06-01"))).isEqualTo(refused);
                cases++;
            }
        }
        assertThat(message(post("/range/shape-form")
                        .param("value.start", "2026-06-01")
                        .param("value.end", "2026-06-08")
                        .param(parameter, "2026-06-01")))
                .startsWith("is one value such as");
        assertThat(cases).isEqualTo((36 + 1) * 2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"other.start", "value", ".", "[", "x[", "value_", "a.b.c[0].d", "..", "value2.x"})
    void aNameThatIsNoPartOfAValueIsLeftToSpring(String parameter) throws Exception {
        assertThat(answer(post("/range/record").param(parameter, "empty"))).startsWith("{\"value\":");
    }

    // --- problems ---------------------------------------------------------------------------------------------------

    @Test
    void theDocumentSaysWhichValueAndWhy() throws Exception {
        JsonNode problem = problem(get("/range/param").queryParam("value", "[2026-06-08,2026-06-01]"));
        assertThat(problem.get("instance").asString()).isEqualTo("/range/param");
        JsonNode error = problem.get("errors").get(0);
        assertThat(error.get("field").asString()).isEqualTo("value");
        assertThat(error.get("message").asString())
                .isEqualTo(
                        "lower bound 2026-06-08 is after upper bound 2026-06-01 at index 0 in \"[2026-06-08,2026-06-01]\"");
        assertThat(problem.get("detail").asString())
                .isEqualTo("value: " + error.get("message").asString());
    }

    @Test
    void theDocumentShowsAnExcerptOfALongValue() throws Exception {
        String secret = "zzzzzzzzzz".repeat(2_000) + "secret";
        int cases = 0;
        for (MockHttpServletRequestBuilder request : List.of(
                get("/range/param").queryParam("value", secret),
                get("/range/path/{value}", secret),
                get("/range/header").header("X-Value", secret),
                post("/range/record").param("value", secret),
                post("/range/body").contentType(MediaType.APPLICATION_JSON).content("\"" + secret + "\""),
                post("/range/body-key").contentType(MediaType.APPLICATION_JSON).content("{\"" + secret + "\":1}"),
                post("/range/body-record")
                        .contentType(MediaType.APPLICATION_JSON)
                        .content("{\"value\":\"" + secret + "\"}"))) {
            MockHttpServletResponse response = perform(request);
            assertThat(response.getStatus()).isEqualTo(400);
            assertThat(response.getContentAsString()).doesNotContain("secret").hasSizeLessThan(600);
            cases++;
        }
        assertThat(cases).isEqualTo(7);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "/range/body-record | {\"value\": | body | cannot be read, it is not well-formed",
                "/range/body-record | {\"value\":\"empty\",} | body | cannot be read, it is not well-formed",
                "/range/body | \"[2026-06-01 | body | cannot be read, it is not well-formed",
                "/range/body | {} | body | a string such as \"[2026-06-01,2026-06-08]\" is expected",
                "/range/body | [] | body | a string such as \"[2026-06-01,2026-06-08]\" is expected",
                "/range/body | 12 | body | a string such as \"[2026-06-01,2026-06-08]\" is expected",
                "/range/body | `` | body | is missing or cannot be read",
                "/range/body-list | [\"empty\",\"x\"] | [1] | expected [ or ( or empty",
                "/range/body-key | {\"x\":1} | body | expected [ or ( or empty",
                "/range/body-key | {\"empty\":\"x\"} | empty | has a value that is not accepted here",
                "/range/body-record | [] | body | has a value that is not accepted here",
                "/range/body-record | {\"value\":[]} | value | a string such as",
                "/string-set/body | \"sea\" | body | an array of strings is expected",
                "/string-set/body | {} | body | an array of strings is expected",
                "/string-set/body-record | {\"value\":[\"a\",1]} | value[1] | a string is expected",
                "/string-set/body-record | {\"value\":[\"a\",null]} | value[1] | a string is expected",
                "/wrapper-set/body-record | {\"value\":[\"a\",[]]} | value[1] | a string is expected",
                "/range-set/body | \"{[2026-06-01\" | body | "
            })
    void anUnreadableBodyIsAnsweredWithItsPlace(String path, String json, String field, String message)
            throws Exception {
        JsonNode problem =
                problem(post(path).contentType(MediaType.APPLICATION_JSON).content(json));
        assertThat(problem.get("errors").get(0).get("field").asString()).isEqualTo(field);
        assertThat(problem.get("errors").get(0).get("message").asString()).startsWith(message == null ? "" : message);
        assertThat(problem.toString())
                .doesNotContain("valueranges")
                .doesNotContain("java")
                .doesNotContain("jackson");
    }

    @Test
    void aCharacterThatTheServerCannotHoldIsRefused() throws Exception {
        assertThat(message(post("/string-set/body")
                        .contentType(MediaType.APPLICATION_JSON)
                        .content("[\"a\\u0000\"]")))
                .isNotBlank();
        assertThat(message(post("/string-set/body")
                        .contentType(MediaType.APPLICATION_JSON)
                        .content("[\"a\\ud800\"]")))
                .isNotBlank();
        assertThat(message(get("/string-set/param").queryParam("value", "a\u0000b")))
                .isNotBlank();
        assertThat(message(get("/range/param").queryParam("value", "[2026-06-01\u0000,)")))
                .isNotBlank();
    }

    @Test
    void aNameThatTheSenderChoseIsShownAsFarAsItCanBe() throws Exception {
        for (String[] row : new String[][] {
            {"\\ud800x", "body"},
            {"a\\u0000b", "a?b"},
            {"\\ud83d\\ude00", "\ud83d\ude00"},
            {"z".repeat(63) + "\\ud83d\\ude00", "z".repeat(63) + "…"},
            {"z".repeat(5_000), "z".repeat(64) + "…"}
        }) {
            JsonNode problem = problem(
                    post("/range/named").contentType(MediaType.APPLICATION_JSON).content("{\"" + row[0] + "\":\"x\"}"));
            assertThat(problem.get("errors").get(0).get("field").asString()).isEqualTo(row[1]);
        }
    }

    @Test
    void aLostPlusIsHintedAt() throws Exception {
        assertThat(message(get("/range/param").queryParam("value", "[2026-06-01T10:00 02:00,)")))
                .contains("%2B");
        assertThat(message(get("/range/param").queryParam("value", "[2026-06-31,)")))
                .doesNotContain("%2B");
    }
}

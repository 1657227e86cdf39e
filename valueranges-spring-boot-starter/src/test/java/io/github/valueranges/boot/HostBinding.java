package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.RangeSetType;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.boot.EveryValue.Component;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.EntityExchangeResult;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.test.web.reactive.server.WebTestClient.RequestHeadersSpec;
import org.springframework.util.LinkedMultiValueMap;
import org.springframework.util.MultiValueMap;
import org.springframework.web.reactive.function.BodyInserters;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What every host does with every type; the hosts run it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class HostBinding {

    private static final int COMPONENTS = 38;

    private final JsonMapper mapper =
            JsonMapper.builder().addModule(new ValueRangesJacksonModule()).build();

    private WebTestClient client;

    abstract WebTestClient start();

    abstract void stop();

    @BeforeAll
    void begin() {
        client = start();
    }

    @AfterAll
    void end() {
        stop();
    }

    WebTestClient client() {
        return client;
    }

    record Reply(int status, String type, String body) {}

    static Reply reply(RequestHeadersSpec<?> request) {
        EntityExchangeResult<byte[]> result = request.exchange().expectBody().returnResult();
        byte[] body = result.getResponseBody();
        MediaType type = result.getResponseHeaders().getContentType();
        return new Reply(
                result.getStatus().value(),
                String.valueOf(type),
                body == null ? "" : new String(body, StandardCharsets.UTF_8));
    }

    private interface Way {
        RequestHeadersSpec<?> send(String path, String... texts);
    }

    private RequestHeadersSpec<?> query(String path, String... texts) {
        return client.get().uri(uri -> {
            uri.path(path);
            for (int i = 0; i < texts.length; i++) {
                uri.queryParam("value", "{" + i + "}");
            }
            return uri.build((Object[]) texts);
        });
    }

    private RequestHeadersSpec<?> form(String path, String field, String... texts) {
        MultiValueMap<String, String> form = new LinkedMultiValueMap<>();
        form.put(field, List.of(texts));
        return client.post().uri(path).body(BodyInserters.fromFormData(form));
    }

    private List<Way> ways() {
        return List.of(
                (path, texts) -> query(path + "/param", texts),
                (path, texts) -> query(path + "/optional", texts),
                (path, texts) -> query(path + "/nullable", texts),
                (path, texts) -> client.get().uri(path + "/path/{value}", (Object[]) texts),
                (path, texts) -> client.get().uri(path + "/header").header("X-Value", texts),
                (path, texts) -> client.get().uri(path + "/cookie").cookie("value", texts[0]),
                (path, texts) -> query(path + "/bean", texts),
                (path, texts) -> form(path + "/bean", "value", texts));
    }

    private List<Way> listWays() {
        return List.of(
                (path, texts) -> query(path + "/list", texts),
                (path, texts) -> query(path + "/array", texts),
                (path, texts) -> form(path + "/bean-list", "values", texts));
    }

    private String json(@Nullable Object value) {
        return "{\"value\":" + mapper.writeValueAsString(value) + "}";
    }

    private void assertAnswers(RequestHeadersSpec<?> request, String what, @Nullable Object value) {
        assertThat(reply(request)).as(what).isEqualTo(new Reply(200, "application/json", json(value)));
    }

    private String refused(RequestHeadersSpec<?> request, String what) {
        Reply reply = reply(request);
        assertThat(reply.status()).as("%s: %s", what, reply).isEqualTo(400);
        assertThat(reply.type()).as(what).isEqualTo("application/problem+json");
        assertThat(reply.body())
                .as(what)
                .doesNotContain("valueranges")
                .doesNotContain("java")
                .doesNotContain("Exception");
        JsonNode errors = mapper.readTree(reply.body()).get("errors");
        assertThat(errors).as("%s: %s", what, reply).isNotNull().hasSize(1);
        return errors.get(0).get("field").asString() + ": "
                + errors.get(0).get("message").asString();
    }

    @Test
    void everyTypeIsReadInEveryWay() {
        int cases = 0;
        for (Component component : EveryValue.components()) {
            Object value = component.target().parse(component.example());
            for (Way way : ways()) {
                assertAnswers(way.send("/" + component.name(), component.example()), component.name(), value);
                cases++;
            }
        }
        assertThat(cases).isEqualTo(COMPONENTS * 8);
    }

    @Test
    void whatIsNoValueIsRefusedInEveryWay() {
        int cases = 0;
        for (Component component : EveryValue.components()) {
            for (Way way : ways()) {
                String message = refused(way.send("/" + component.name(), "{nonsense"), component.name());
                assertThat(message).matches("(value|X-Value): .+");
                cases++;
            }
        }
        assertThat(cases).isEqualTo(COMPONENTS * 8);
    }

    @Test
    void aListHasItsLiteralsRepeatedOrSeparatedOutsideTheirBrackets() {
        int cases = 0;
        for (Component component : EveryValue.components()) {
            String text = component.example();
            Object value = component.target().parse(text);
            Object empty = component.target().empty();
            for (Way way : listWays()) {
                String path = "/" + component.name();
                assertAnswers(way.send(path, text), path, List.of(value));
                assertAnswers(way.send(path, text, empty.toString()), path, List.of(value, empty));
                assertAnswers(way.send(path, text + "," + empty), path, List.of(value, empty));
                cases += 3;
            }
        }
        assertThat(cases).isEqualTo(COMPONENTS * 9);
    }

    @Test
    void aSetIsReadFromRepeatedElementsAndFromACommaList() {
        int cases = 0;
        for (Component component : EveryValue.components()) {
            if (component.type() instanceof SetType<?, ?> set) {
                Object value = set.parse(component.example());
                String[] elements = elements(set);
                for (String way : List.of("/param", "/optional", "/nullable", "/bean")) {
                    String path = "/" + component.name() + way;
                    assertAnswers(query(path, elements), path, value);
                    assertAnswers(query(path, String.join(",", elements)), path, value);
                    cases += 2;
                }
            }
        }
        assertThat(cases).isEqualTo(16 * 8);
    }

    private static <E, S extends TypedValueSet<E, S>> String[] elements(SetType<E, S> type) {
        List<String> texts = new ArrayList<>();
        type.parse(type.example()).forEach(element -> texts.add(type.formatElement(element)));
        return texts.toArray(new String[0]);
    }

    @Test
    void anEmptyParameterIsAbsent() {
        int cases = 0;
        for (Component component : EveryValue.components()) {
            String path = "/" + component.name();
            assertAnswers(query(path + "/optional", ""), path, null);
            assertAnswers(query(path + "/optional"), path, null);
            assertAnswers(query(path + "/nullable", ""), path, null);
            assertAnswers(query(path + "/nullable"), path, null);
            assertThat(refused(query(path + "/param", ""), path)).startsWith("value: is required, such as ");
            assertThat(refused(query(path + "/param"), path)).startsWith("value: is required, such as ");
            cases += 6;
        }
        assertThat(cases).isEqualTo(COMPONENTS * 6);
    }

    @Test
    void aRangeAndARangeSetAreGivenOnce() {
        int cases = 0;
        for (Component component : EveryValue.components()) {
            if (!(component.type() instanceof SetType)) {
                String path = "/" + component.name() + "/param";
                assertThat(refused(query(path, component.example(), component.example()), path))
                        .startsWith("value: is given 2 times");
                cases++;
            }
        }
        assertThat(cases).isEqualTo(RangeType.all().size() + RangeSetType.all().size());
    }

    @Test
    void aShapeTakesItsOwnRangesOnly() {
        int taken = 0;
        int refused = 0;
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            String name = EveryValue.components().stream()
                    .filter(component -> component.type() == type)
                    .findAny()
                    .orElseThrow()
                    .name();
            String bound = type.example().substring(1, type.example().indexOf(','));
            List<String> texts = List.of("empty", "(,)", "[" + bound + ",)", "(," + bound + ")", type.example());
            for (Class<?> shape : type.variants()) {
                for (String text : texts) {
                    String path = "/" + name + shape.getSimpleName() + "/param";
                    Object value = type.parse(text);
                    if (shape.isInstance(value)) {
                        assertAnswers(query(path, text), path, value);
                        taken++;
                    } else {
                        assertThat(refused(query(path, text), path)).contains("expected a range that is ");
                        refused++;
                    }
                }
            }
        }
        assertThat(taken).isEqualTo(11 * 5);
        assertThat(refused).isEqualTo(11 * 20);
    }

    @Test
    void anElementOfAJsonBodyIsReadByItsType() {
        int cases = 0;
        for (Component component : EveryValue.components()) {
            Object value = component.target().parse(component.example());
            String json = mapper.writeValueAsString(value);
            String path = "/" + component.name();
            assertAnswers(body(path + "/body-list", "[" + json + "]"), path, List.of(value));
            assertAnswers(body(path + "/body-map", "{\"a\":" + json + "}"), path, java.util.Map.of("a", value));
            assertThat(refused(body(path + "/body-list", "[" + json + ",{}]"), path))
                    .startsWith("[1]: ");
            assertThat(refused(body(path + "/body-map", "{\"a\":{\"start\":1}}"), path))
                    .startsWith("a: ");
            cases += 4;
        }
        assertThat(cases).isEqualTo(COMPONENTS * 4);
    }

    private RequestHeadersSpec<?> body(String path, String json) {
        return client.post()
                .uri(path)
                .contentType(MediaType.APPLICATION_JSON)
                .bodyValue(json.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aRecordIsBoundFromAQueryAndFromAForm() {
        MultiValueMap<String, String> all = new LinkedMultiValueMap<>();
        StringBuilder expected = new StringBuilder();
        for (Component component : EveryValue.components()) {
            all.add(component.name(), component.example());
            expected.append(expected.isEmpty() ? "{" : ",")
                    .append('"')
                    .append(component.name())
                    .append("\":")
                    .append(mapper.writeValueAsString(component.target().parse(component.example())));
        }
        Reply right = new Reply(200, "application/json", expected.append('}').toString());
        assertThat(all).hasSize(COMPONENTS);
        assertThat(reply(client.post().uri("/every/record").body(BodyInserters.fromFormData(all))))
                .isEqualTo(right);
        assertThat(reply(client.get().uri(uri -> {
                    uri.path("/every/record");
                    all.forEach((name, values) -> uri.queryParam(name, "{" + name + "}"));
                    return uri.build(all.toSingleValueMap());
                })))
                .isEqualTo(right);
        assertThat(reply(body("/every/body", right.body()))).isEqualTo(right);
    }

    @Test
    void aFormIsAnsweredWithAllItsErrors() {
        MultiValueMap<String, String> all = new LinkedMultiValueMap<>();
        EveryValue.components().forEach(component -> all.add(component.name(), "{nonsense"));
        Reply reply = reply(client.post().uri("/every/record").body(BodyInserters.fromFormData(all)));
        assertThat(reply.status()).isEqualTo(400);
        JsonNode problem = mapper.readTree(reply.body());
        assertThat(problem.get("errors")).hasSize(COMPONENTS);
        assertThat(problem.get("detail").asString()).isEqualTo("38 values are not valid.");
    }

    @Test
    void partsOfAValueAreRefusedInAQueryAndInAForm() {
        int cases = 0;
        for (Component component : EveryValue.components()) {
            String name = component.name() + ".start";
            assertThat(refused(form("/every/record", name, "1"), name))
                    .startsWith(component.name() + ": is one value such as ");
            assertThat(refused(client.get().uri("/every/record?" + name + "=1"), name))
                    .startsWith(component.name() + ": is one value such as ");
            cases += 2;
        }
        assertThat(cases).isEqualTo(COMPONENTS * 2);
        for (String name : List.of("value.start", "value[0]", "values[0].start", "values[0].end")) {
            assertThat(refused(form("/localDateRangeFinite/bean-list", name, "2026-06-01"), name))
                    .contains("is one value such as ");
        }
    }

    @Test
    void aMapOfParametersHoldsValues() {
        assertThat(reply(form("/every/mapped", "named[summer]", "[2026-06-01,2026-08-31]")))
                .isEqualTo(new Reply(200, "application/json", "{\"named\":{\"summer\":\"[2026-06-01,2026-08-31]\"}}"));
        assertThat(refused(form("/every/mapped", "named[summer]", "[2026-06-01"), "map"))
                .startsWith("named: ");
    }

    @Test
    void anOffsetWhosePlusBecameASpaceIsHintedAt() {
        int cases = 0;
        for (String name : List.of("offsetDateTimeRange", "instantRange")) {
            for (String bound :
                    List.of("2026-06-01T10:30:00 02:00", "2026-06-01T10:30 02", "2026-06-01 10:30:00.5 02")) {
                assertThat(refused(query("/" + name + "/param", "[" + bound + ",)"), bound))
                        .contains("%2B");
                cases++;
            }
        }
        for (String name : List.of("offsetDateTimeSet", "instantSet")) {
            assertThat(refused(query("/" + name + "/param", "2026-06-01T10:30:00 02:00"), name))
                    .contains("%2B");
            assertThat(refused(query("/" + name + "/param", "2026-06-01T10:30:00 02:00", "2026-06-01T10:30:00Z"), name))
                    .contains("%2B");
            cases += 2;
        }
        assertThat(cases).isEqualTo(10);
        assertThat(refused(query("/localDateRange/param", "[2026-06-31,)"), "no plus"))
                .doesNotContain("%2B");
        assertThat(refused(query("/localDateTimeRange/param", "[2026-06-31 10:30:00,)"), "no offset"))
                .doesNotContain("%2B");
    }

    @Test
    void anotherMistakeKeepsSpringsAnswer() {
        assertThat(reply(client.get().uri("/nowhere")).status()).isEqualTo(404);
        Reply number = reply(query("/number", "nonsense"));
        assertThat(number.status()).isEqualTo(400);
        assertThat(number.type()).isNotEqualTo("application/problem+json");
        assertThat(reply(client.post().uri("/intRange/param")).status()).isEqualTo(405);
        assertThat(reply(client.post()
                                .uri("/every/body")
                                .contentType(MediaType.TEXT_PLAIN)
                                .bodyValue("x"))
                        .status())
                .isEqualTo(415);
    }
}

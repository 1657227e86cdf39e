package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.IntSet;
import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import io.github.valueranges.boot.constraints.BoundedEnd;
import io.github.valueranges.boot.constraints.BoundedStart;
import io.github.valueranges.boot.constraints.Within;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import jakarta.validation.valueextraction.Unwrapping;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.util.TestPropertyValues;
import org.springframework.boot.web.context.reactive.AnnotationConfigReactiveWebApplicationContext;
import org.springframework.boot.web.context.servlet.AnnotationConfigServletWebApplicationContext;
import org.springframework.context.support.DefaultMessageSourceResolvable;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.MethodParameter;
import org.springframework.http.MediaType;
import org.springframework.mock.web.MockServletContext;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.test.web.reactive.server.WebTestClient.RequestHeadersSpec;
import org.springframework.test.web.servlet.client.MockMvcWebTestClient;
import org.springframework.validation.method.MethodValidationResult;
import org.springframework.validation.method.ParameterValidationResult;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.method.annotation.HandlerMethodValidationException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A violated constraint on a value is answered with its message, by either host and in every locale. */
class ViolationTests {

    record Guest(@NotBlank String name) {}

    record Stay(
            @NotNull @BoundedStart @BoundedEnd LocalDateRange stay,
            @Size(max = 1) @Nullable LocalDateRangeSet openings,

            @Positive(payload = Unwrapping.Unwrap.class) @Nullable
            IntSet rooms,

            @Nullable List<@Within("[2026-01-01,2026-12-31]") LocalDateRange> days,
            @Valid @Nullable Guest guest) {}

    record Plain(@NotBlank String name, @Nullable LocalDateRange stay) {}

    @RestController
    static class Controller {

        @PostMapping("/body")
        String body(@Valid @RequestBody Stay stay) {
            return "ok";
        }

        @PostMapping("/bodies")
        String bodies(@RequestBody List<@Valid Stay> stays) {
            return "ok";
        }

        @PostMapping("/plain")
        String plain(@Valid @RequestBody Plain plain) {
            return "ok";
        }

        @GetMapping("/object")
        String object(@Valid @ModelAttribute Stay stay) {
            return "ok";
        }

        @GetMapping("/parameters/{path}")
        String parameters(
                @PathVariable @Within("[2026-01-01,2026-12-31]") LocalDateRange path,
                @RequestParam("of") @BoundedEnd LocalDateRange stay,
                @RequestParam Optional<@Size(max = 1) StringSet> tags,
                @RequestHeader(name = "X-Days", required = false) @NotEmpty LocalDateRange header,
                @RequestParam(required = false) @Size(max = 2) String text) {
            return "ok";
        }

        @GetMapping("/list")
        String list(@RequestParam List<@BoundedEnd LocalDateRange> stays) {
            return "ok";
        }

        @GetMapping("/text")
        String text(@RequestParam @Size(max = 2) String text) {
            return "ok";
        }
    }

    private final Locale locale = Locale.getDefault();
    private final List<GenericApplicationContext> contexts = new ArrayList<>();
    private WebTestClient mvc;
    private WebTestClient webFlux;

    @BeforeEach
    void start() {
        start(new String[0]);
    }

    private void start(String... properties) {
        var servlet = new AnnotationConfigServletWebApplicationContext();
        servlet.setServletContext(new MockServletContext());
        servlet.register(MvcBindingTests.Application.class, Controller.class);
        var reactive = new AnnotationConfigReactiveWebApplicationContext();
        reactive.register(MvcBindingTests.Application.class, Controller.class);
        for (GenericApplicationContext context : List.of(servlet, reactive)) {
            TestPropertyValues.of(properties).applyTo(context);
            context.refresh();
            contexts.add(context);
        }
        mvc = MockMvcWebTestClient.bindToApplicationContext(servlet).build();
        webFlux = WebTestClient.bindToApplicationContext(reactive).build();
    }

    @AfterEach
    void stop() {
        contexts.forEach(GenericApplicationContext::close);
        Locale.setDefault(locale);
    }

    private interface Request {
        RequestHeadersSpec<?> of(WebTestClient client);
    }

    private static Request post(String path, String json) {
        return client ->
                client.post().uri(path).contentType(MediaType.APPLICATION_JSON).bodyValue(json);
    }

    private static Request get(String template, Object... values) {
        return client -> client.get().uri(template, values);
    }

    private void assertAnswers(Request request, String... errors) {
        int answered = 0;
        for (WebTestClient host : List.of(mvc, webFlux)) {
            for (String language : List.of("en", "tr", "ar", "ja")) {
                HostBinding.Reply reply = HostBinding.reply(request.of(host).header("Accept-Language", language));
                assertThat(reply.status()).as(reply.body()).isEqualTo(400);
                assertThat(reply.type()).isEqualTo("application/problem+json");
                List<String> told = new ArrayList<>();
                for (JsonNode error : JsonMapper.shared().readTree(reply.body()).get("errors")) {
                    told.add(error.get("field").asString() + ": "
                            + error.get("message").asString());
                }
                assertThat(told).as(language).containsExactlyInAnyOrder(errors);
                assertThat(reply.body()).doesNotContain("valueranges", "java.", "Exception");
                answered++;
            }
        }
        assertThat(answered).isEqualTo(8);
    }

    @Test
    void theFieldOfABodyIsNamedWithTheMessage() {
        assertAnswers(post("/body", "{\"stay\":\"[2026-06-01,)\"}"), "stay: must have an upper bound");
        assertAnswers(
                post("/body", "{\"stay\":\"(,)\"}"), "stay: must have an upper bound", "stay: must have a lower bound");
        assertAnswers(
                post("/bodies", "[{\"stay\":\"[2026-06-01,2026-06-08]\"},{\"stay\":\"[2026-06-01,)\"}]"),
                "body[1].stay: must have an upper bound");
        assertAnswers(
                post("/body", "{\"stay\":\"[2026-06-01,2026-06-08]\",\"days\":[\"[2026-06-01,)\"]}"),
                "days[0]: must lie within [2026-01-01,2026-12-31]");
    }

    @Test
    void theFieldOfAnObjectIsNamedWithTheMessage() {
        assertAnswers(get("/object?stay={0}", "[2026-06-01,)"), "stay: must have an upper bound");
    }

    @Test
    void aParameterIsNamedAsTheRequestNamesIt() {
        assertAnswers(
                client -> client.get()
                        .uri("/parameters/{0}?of={1}", "[2027-01-01,2027-01-02]", "[2026-06-01,)")
                        .header("X-Days", "[2026-06-01,2026-06-02]"),
                "path: must lie within [2026-01-01,2026-12-31]",
                "of: must have an upper bound");
        assertAnswers(
                get("/list?stays={0}", "[2026-06-01,2026-06-02],[2026-06-01,)"), "stays[1]: must have an upper bound");
    }

    /** The words of the constraints of Bean Validation are those of its provider, in the language that it is asked in. */
    @Test
    void aConstraintOfBeanValidationIsToldInItsOwnWords() {
        Map<String, String> bodies = Map.of(
                "{}", "stay",
                "{\"stay\":null}", "stay",
                "{\"stay\":\"[2026-06-01,2026-06-08]\",\"openings\":\"{[2026-01-01,2026-01-02],[2026-02-01,2026-02-02]}\"}",
                        "openings",
                "{\"stay\":\"[2026-06-01,2026-06-08]\",\"rooms\":[-1,2]}", "rooms[]");
        int told = 0;
        for (WebTestClient host : List.of(mvc, webFlux)) {
            for (var body : bodies.entrySet()) {
                HostBinding.Reply reply =
                        HostBinding.reply(post("/body", body.getKey()).of(host).header("Accept-Language", "en"));
                assertThat(reply.status()).isEqualTo(400);
                JsonNode errors = JsonMapper.shared().readTree(reply.body()).path("errors");
                assertThat(errors.size()).as(reply.body()).isEqualTo(1);
                assertThat(errors.get(0).get("field").asString()).isEqualTo(body.getValue());
                assertThat(errors.get(0).get("message").asString()).isNotEmpty();
                told++;
            }
        }
        assertThat(told).isEqualTo(8);
    }

    @Test
    void whatIsBesideAViolationOnAValueIsToldToo() {
        for (WebTestClient host : List.of(mvc, webFlux)) {
            HostBinding.Reply reply =
                    HostBinding.reply(post("/body", "{\"stay\":\"[2026-06-01,)\",\"guest\":{\"name\":\"\"}}")
                            .of(host));
            assertThat(JsonMapper.shared().readTree(reply.body()).get("errors"))
                    .extracting(error -> error.get("field").asString())
                    .containsExactlyInAnyOrder("stay", "guest.name");
        }
    }

    @Test
    void whatIsAboutSomethingElseStaysSpringsAnswer() {
        int answered = 0;
        for (WebTestClient host : List.of(mvc, webFlux)) {
            for (Request request :
                    List.of(post("/plain", "{\"name\":\"\",\"stay\":\"(,)\"}"), get("/text?text=long"))) {
                HostBinding.Reply reply = HostBinding.reply(request.of(host));
                assertThat(reply.status()).isEqualTo(400);
                assertThat(reply.body()).doesNotContain("\"field\"");
                answered++;
            }
        }
        assertThat(answered).isEqualTo(4);
    }

    @Test
    void whatAHandlerReturnsIsNotTheSendersFault() throws NoSuchMethodException {
        Method method = Controller.class.getDeclaredMethod("list", List.class);
        int described = 0;
        for (int parameter : new int[] {0, -1}) {
            ParameterValidationResult result = new ParameterValidationResult(
                    new MethodParameter(method, parameter),
                    null,
                    List.of(new DefaultMessageSourceResolvable(null, "must not be so")),
                    null,
                    null,
                    null,
                    (error, type) -> null);
            var exception = new HandlerMethodValidationException(
                    MethodValidationResult.create(new Controller(), method, List.of(result)));
            assertThat(new InvalidValueProblems().describe(exception).isPresent())
                    .isEqualTo(parameter == 0);
            described++;
        }
        assertThat(described).isEqualTo(2);
    }

    @Test
    void withSpringsDocumentsTheAnswerIsTheSame() {
        stop();
        start("spring.mvc.problemdetails.enabled=true", "spring.webflux.problemdetails.enabled=true");
        assertAnswers(post("/body", "{\"stay\":\"[2026-06-01,)\"}"), "stay: must have an upper bound");
        assertAnswers(get("/list?stays={0}", "[2026-06-01,)"), "stays[0]: must have an upper bound");
    }

    @Test
    void switchedOffTheMessageIsNotTold() {
        stop();
        start("valueranges.problems.enabled=false");
        for (WebTestClient host : List.of(mvc, webFlux)) {
            HostBinding.Reply reply = HostBinding.reply(
                    post("/body", "{\"stay\":\"[2026-06-01,)\"}").of(host));
            assertThat(reply.status()).isEqualTo(400);
            assertThat(reply.body()).doesNotContain("upper bound");
        }
    }
}

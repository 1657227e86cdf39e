package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;

import io.github.valueranges.LiteralParseException;
import io.github.valueranges.LocalDateRange;
import io.github.valueranges.StringSet;
import io.github.valueranges.boot.InvalidValueProblems.InvalidValue;
import jakarta.servlet.ServletException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.springframework.beans.TypeMismatchException;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.RequestBuilder;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;
import org.springframework.validation.Errors;
import org.springframework.validation.Validator;
import org.springframework.validation.annotation.Validated;
import org.springframework.web.bind.WebDataBinder;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.InitBinder;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ProblemTests {

    private static final String BAD = "[2026-06-08,2026-06-01]";

    private final WebApplicationContextRunner runner = MvcRunner.with(Controller.class);

    record Form(
            @Nullable LocalDateRange stay,
            @Nullable Integer guests,
            @Nullable StringSet requests) {}

    @RestController
    static class Controller {

        @InitBinder("form")
        void validate(WebDataBinder binder) {
            binder.addValidators(new Validator() {
                @Override
                public boolean supports(Class<?> type) {
                    return type == Form.class;
                }

                @Override
                public void validate(Object target, Errors errors) {
                    if (((Form) target).requests() == null) {
                        errors.rejectValue("requests", "needed", "say what you need");
                    }
                }
            });
        }

        @GetMapping("/stay")
        String stay(@RequestParam LocalDateRange stay) {
            return stay.toString();
        }

        @GetMapping("/number")
        String number(@RequestParam int number) {
            return "" + number;
        }

        @PostMapping("/form")
        String form(@Validated @ModelAttribute Form form) {
            return form.toString();
        }

        @GetMapping("/stored")
        String stored() {
            return LocalDateRange.parse(BAD).toString();
        }
    }

    @RestControllerAdvice
    static class OwnAdvice {

        @ExceptionHandler(TypeMismatchException.class)
        ResponseEntity<String> mismatch(TypeMismatchException e) {
            return ResponseEntity.status(HttpStatus.CONFLICT).body("mine");
        }
    }

    @RestControllerAdvice
    static class OwnHandler extends ResponseEntityExceptionHandler {

        @Override
        protected ResponseEntity<Object> handleTypeMismatch(
                TypeMismatchException e, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
            return ResponseEntity.status(HttpStatus.CONFLICT).body("mine");
        }
    }

    static class OwnProblems extends InvalidValueProblems {

        @Override
        public Optional<ProblemDetail> describe(Exception exception) {
            Optional<ProblemDetail> problem = super.describe(exception);
            problem.ifPresent(p -> p.setTitle("My title"));
            return problem;
        }
    }

    private static void with(
            WebApplicationContextRunner runner, RequestBuilder request, Consumer<MockHttpServletResponse> check) {
        runner.run(context -> {
            assertThat(context).hasNotFailed();
            MockMvc mvc = MockMvcBuilders.webAppContextSetup(context).build();
            check.accept(mvc.perform(request).andReturn().getResponse());
        });
    }

    private static String body(MockHttpServletResponse response) {
        return new String(response.getContentAsByteArray(), java.nio.charset.StandardCharsets.UTF_8);
    }

    private static JsonNode json(MockHttpServletResponse response) {
        return JsonMapper.shared().readTree(body(response));
    }

    @Test
    void anAdviceOfTheApplicationWins() {
        int cases = 0;
        for (Class<?> advice : new Class<?>[] {OwnAdvice.class, OwnHandler.class}) {
            with(runner.withUserConfiguration(advice), get("/stay").queryParam("stay", BAD), response -> {
                assertThat(response.getStatus()).isEqualTo(409);
                assertThat(body(response)).isEqualTo("mine");
            });
            cases++;
        }
        assertThat(cases).isEqualTo(2);
    }

    @Test
    void theDescriptionOfTheApplicationIsUsed() {
        for (String details : List.of("true", "false")) {
            with(
                    runner.withBean(OwnProblems.class)
                            .withPropertyValues("spring.mvc.problemdetails.enabled=" + details),
                    get("/stay").queryParam("stay", BAD),
                    response ->
                            assertThat(json(response).get("title").asString()).isEqualTo("My title"));
        }
    }

    @Test
    void whatIsNoneOfOursKeepsSpringsAnswer() {
        with(runner, get("/number").queryParam("number", "x"), response -> {
            assertThat(response.getStatus()).isEqualTo(400);
            assertThat(body(response)).isEmpty();
        });
        with(runner, get("/number"), response -> {
            assertThat(response.getStatus()).isEqualTo(400);
            assertThat(body(response)).isEmpty();
        });
        with(runner, post("/form").param("guests", "x"), response -> {
            assertThat(response.getStatus()).isEqualTo(400);
            assertThat(body(response)).isEmpty();
        });
    }

    @Test
    void withSpringsProblemDetailsOursTakesItsPlaceForTheValuesAlone() {
        WebApplicationContextRunner details = runner.withPropertyValues("spring.mvc.problemdetails.enabled=true");
        with(details, get("/stay").queryParam("stay", BAD), response -> {
            assertThat(response.getContentType()).isEqualTo("application/problem+json");
            assertThat(json(response).get("errors").get(0).get("field").asString())
                    .isEqualTo("stay");
            assertThat(json(response).get("instance").asString()).isEqualTo("/stay");
        });
        with(details, get("/number").queryParam("number", "x"), response -> {
            assertThat(response.getStatus()).isEqualTo(400);
            assertThat(json(response).get("detail").asString()).contains("Failed to convert 'number'");
            assertThat(json(response).has("errors")).isFalse();
        });
        with(details, post("/stay"), response -> {
            assertThat(response.getStatus()).isEqualTo(405);
            assertThat(json(response).get("status").asInt()).isEqualTo(405);
        });
        with(details, post("/form").param("stay.start", "2026-06-01"), response -> {
            assertThat(response.getStatus()).isEqualTo(400);
            assertThat(json(response).get("errors").get(0).get("field").asString())
                    .isEqualTo("stay");
        });
    }

    @Test
    void switchedOffTheStatusIsStill400() {
        WebApplicationContextRunner off = runner.withPropertyValues("valueranges.problems.enabled=false");
        int cases = 0;
        for (RequestBuilder request : List.of(
                get("/stay").queryParam("stay", BAD),
                get("/stay"),
                post("/form").param("stay", BAD),
                post("/form").param("stay.start", "2026-06-01"))) {
            with(off, request, response -> {
                assertThat(response.getStatus()).isEqualTo(400);
                assertThat(body(response)).isEmpty();
            });
            cases++;
        }
        assertThat(cases).isEqualTo(4);
    }

    @Test
    void aFormIsAnsweredWithAllItsErrors() {
        with(runner, post("/form").param("stay", BAD).param("guests", "x"), response -> {
            assertThat(response.getStatus()).isEqualTo(400);
            assertThat(json(response).get("detail").asString()).isEqualTo("2 values are not valid.");
            assertThat(body(response)).doesNotContain("java").doesNotContain("valueranges");
            assertThat(json(response).get("errors"))
                    .anySatisfy(error -> {
                        assertThat(error.get("field").asString()).isEqualTo("stay");
                        assertThat(error.get("message").asString()).startsWith("lower bound 2026-06-08 is after");
                    })
                    .anySatisfy(error -> {
                        assertThat(error.get("field").asString()).isEqualTo("guests");
                        assertThat(error.get("message").asString()).isEqualTo("is not valid");
                    });
        });
    }

    @Test
    void theMessageOfAConstraintIsPassedOn() {
        InvalidValueProblems problems = new InvalidValueProblems();
        org.springframework.validation.BindException bind =
                new org.springframework.validation.BindException(new Form(null, null, null), "form");
        bind.addError(new org.springframework.validation.FieldError("form", "requests", "say what you need"));
        assertThat(problems.describe(bind)).isEmpty();
        org.springframework.validation.FieldError ours =
                new org.springframework.validation.FieldError("form", "stay", BAD, true, null, null, null);
        ours.wrap(new TypeMismatchException(BAD, LocalDateRange.class, refusal()));
        bind.addError(ours);
        assertThat(problems.describe(bind).orElseThrow().getProperties())
                .extracting("errors")
                .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.list(InvalidValue.class))
                .extracting(InvalidValue::field)
                .containsExactly("requests", "stay");
    }

    private static LiteralParseException refusal() {
        try {
            LocalDateRange.parse(BAD);
            throw new AssertionError();
        } catch (LiteralParseException e) {
            return e;
        }
    }

    @Test
    void aLiteralThatTheApplicationItselfCannotReadIsNotTheSendersFault() {
        runner.run(context -> {
            MockMvc mvc = MockMvcBuilders.webAppContextSetup(context).build();
            assertThatExceptionOfType(ServletException.class)
                    .isThrownBy(() -> mvc.perform(get("/stored")))
                    .withCauseInstanceOf(LiteralParseException.class);
        });
    }

    @Test
    void aLongFieldNameIsCut() {
        assertThat(new InvalidValue("x".repeat(1_000), "m").field())
                .hasSize(201)
                .endsWith("…");
    }

    @Test
    void theInstanceStopsBeforeWhatMayBeTheValue() {
        int cases = 0;
        for (String[] row : new String[][] {
            {"/stay", "/stay"},
            {"/", "/"},
            {"/a/b/c", "/a/b/c"},
            {"/rooms/%5B2026-06-01,)/x", "/rooms"},
            {"/rooms/" + "z".repeat(70) + "/x", "/rooms"},
            {"/rooms/[x]", "/rooms"},
            {"/%5B", "/"},
            {"", "/"}
        }) {
            ProblemDetail problem = ProblemDetail.forStatus(400);
            ProblemInstances.set(problem, row[0]);
            assertThat(problem.getInstance()).hasToString(row[1]);
            cases++;
        }
        assertThat(cases).isEqualTo(8);
    }
}

package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import io.github.valueranges.IntSet;
import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.LocalDateSet;
import io.github.valueranges.RangeSetType;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.StringSet;
import io.github.valueranges.WrapperSet;
import io.github.valueranges.boot.EveryValue.Component;
import io.github.valueranges.boot.constraints.BoundedEnd;
import io.github.valueranges.boot.constraints.BoundedStart;
import io.github.valueranges.boot.constraints.RangeLength;
import io.github.valueranges.boot.constraints.Within;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.Valid;
import jakarta.validation.Validation;
import jakarta.validation.ValidationException;
import jakarta.validation.Validator;
import jakarta.validation.constraints.FutureOrPresent;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import jakarta.validation.valueextraction.Unwrapping;
import java.lang.annotation.Annotation;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.Temporal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.hibernate.validator.HibernateValidator;
import org.hibernate.validator.HibernateValidatorConfiguration;
import org.hibernate.validator.cfg.ConstraintMapping;
import org.hibernate.validator.cfg.GenericConstraintDef;
import org.hibernate.validator.cfg.context.TypeConstraintMappingContext;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.http.converter.autoconfigure.HttpMessageConvertersAutoConfiguration;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.boot.validation.autoconfigure.ValidationAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.DispatcherServletAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.WebMvcAutoConfiguration;
import org.springframework.format.support.DefaultFormattingConversionService;
import org.springframework.http.MediaType;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;
import org.springframework.validation.beanvalidation.LocalValidatorFactoryBean;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** The constraints of Bean Validation and ours on every type that may have them. */
class ValidationTests {

    private static final Clock LONG_AGO = Clock.fixed(Instant.parse("2000-01-01T00:00:00Z"), ZoneOffset.UTC);
    private static final Clock FAR_AHEAD = Clock.fixed(Instant.parse("2100-01-01T23:00:00Z"), ZoneOffset.UTC);

    private static final List<Component> ALL = EveryValue.components();
    private static final List<Component> RANGES =
            ALL.stream().filter(c -> c.type() instanceof RangeType).toList();
    private static final List<Component> RANGE_SETS =
            ALL.stream().filter(c -> c.type() instanceof RangeSetType).toList();
    private static final List<Component> SETS =
            ALL.stream().filter(c -> c.type() instanceof SetType).toList();

    private static List<Component> both(List<Component> some, List<Component> others) {
        List<Component> all = new ArrayList<>(some);
        all.addAll(others);
        return all;
    }

    /** A validator with one constraint on each of the components, declared as they are. */
    private static Validator validator(
            List<Component> components, Clock clock, Function<Component, GenericConstraintDef<?>> constraint) {
        HibernateValidatorConfiguration configuration =
                Validation.byProvider(HibernateValidator.class).configure();
        ConstraintMapping mapping = configuration.createConstraintMapping();
        TypeConstraintMappingContext<EveryValue> type = mapping.type(EveryValue.class);
        components.forEach(component -> type.field(component.name()).constraint(constraint.apply(component)));
        return configuration
                .addMapping(mapping)
                .clockProvider(() -> clock)
                .buildValidatorFactory()
                .getValidator();
    }

    private static <A extends Annotation> GenericConstraintDef<A> constraint(Class<A> type) {
        return new GenericConstraintDef<>(type);
    }

    private static Set<String> messages(Validator validator, Component component, @Nullable Object value) {
        Set<String> messages = new TreeSet<>();
        for (ConstraintViolation<?> violation : validator.validateValue(EveryValue.class, component.name(), value)) {
            messages.add(violation.getMessage());
        }
        return messages;
    }

    private static Object example(Component component) {
        return component.target().parse(component.example());
    }

    // --- the constraints of Bean Validation -------------------------------------------------------------------------

    @Test
    void notEmptyRefusesWhatIsEmptyAndWhatIsMissing() {
        Validator validator = validator(ALL, LONG_AGO, component -> constraint(NotEmpty.class));
        int cases = 0;
        for (Component component : ALL) {
            assertThat(messages(validator, component, example(component))).isEmpty();
            assertThat(messages(validator, component, component.target().empty()))
                    .as(component.name())
                    .containsExactly("must not be empty");
            assertThat(messages(validator, component, null)).hasSize(1);
            cases++;
        }
        assertThat(cases).isEqualTo(38);
    }

    @Test
    void notNullTellsWhatIsMissingFromWhatIsEmpty() {
        Validator validator = validator(ALL, LONG_AGO, component -> constraint(NotNull.class));
        int cases = 0;
        for (Component component : ALL) {
            assertThat(messages(validator, component, component.target().empty()))
                    .isEmpty();
            assertThat(messages(validator, component, null)).hasSize(1);
            cases++;
        }
        assertThat(cases).isEqualTo(38);
    }

    @Test
    void sizeCountsTheElementsOfASetAndTheRangesOfARangeSet() {
        List<Component> counted = both(RANGE_SETS, SETS);
        Validator validator = validator(
                counted,
                LONG_AGO,
                component -> constraint(Size.class)
                        .param("min", 1)
                        .param("max", component.type() instanceof SetType ? 2 : 1));
        Validator less =
                validator(counted, LONG_AGO, component -> constraint(Size.class).param("max", 0));
        int cases = 0;
        for (Component component : counted) {
            assertThat(messages(validator, component, example(component))).isEmpty();
            assertThat(messages(validator, component, null)).isEmpty();
            assertThat(messages(validator, component, component.target().empty()))
                    .as(component.name())
                    .hasSize(1);
            assertThat(messages(less, component, example(component)))
                    .as(component.name())
                    .containsExactly("size must be between 0 and 0");
            cases++;
        }
        assertThat(cases).isEqualTo(11 + 16);
    }

    @Test
    void futureOrPresentAsksTheClockOfTheContext() {
        List<Component> temporal = both(RANGES, RANGE_SETS).stream()
                .filter(component ->
                        Temporal.class.isAssignableFrom(component.type().elementClass()))
                .toList();
        Validator before = validator(temporal, LONG_AGO, component -> constraint(FutureOrPresent.class));
        Validator after = validator(temporal, FAR_AHEAD, component -> constraint(FutureOrPresent.class));
        int cases = 0;
        for (Component component : temporal) {
            assertThat(messages(before, component, example(component)))
                    .as(component.name())
                    .isEmpty();
            assertThat(messages(after, component, example(component)))
                    .as(component.name())
                    .hasSize(1);
            for (Validator either : List.of(before, after)) {
                assertThat(messages(either, component, unbounded(component))).hasSize(1);
                assertThat(messages(either, component, component.target().empty()))
                        .isEmpty();
                assertThat(messages(either, component, null)).isEmpty();
            }
            cases++;
        }
        assertThat(cases).isEqualTo(6 * 2);
        Validator numbers = validator(RANGES, LONG_AGO, component -> constraint(FutureOrPresent.class));
        assertThatExceptionOfType(ValidationException.class)
                .isThrownBy(() -> messages(numbers, RANGES.get(0), example(RANGES.get(0))))
                .withStackTraceContaining("a range of numbers has no present");
    }

    private static Object unbounded(Component component) {
        return component.type() instanceof RangeType<?, ?, ?> range
                ? range.unbounded()
                : ((RangeSetType<?, ?, ?>) component.type()).unbounded();
    }

    // --- ours -------------------------------------------------------------------------------------------------------

    @Test
    void aBoundedSideIsRequiredOfWhatHoldsValues() {
        List<Component> ranges = both(RANGES, RANGE_SETS);
        Validator start = validator(ranges, LONG_AGO, component -> constraint(BoundedStart.class));
        Validator end = validator(ranges, LONG_AGO, component -> constraint(BoundedEnd.class));
        int cases = 0;
        for (Component component : ranges) {
            String example = component.example();
            String bound = example.substring(example.indexOf('[') + 1, example.indexOf(','));
            UnaryOperator<String> literal = text -> component.type() instanceof RangeType ? text : "{" + text + "}";
            Object from = component.target().parse(literal.apply("[" + bound + ",)"));
            Object to = component.target().parse(literal.apply("(," + bound + "]"));
            assertThat(messages(start, component, from)).isEmpty();
            assertThat(messages(start, component, to)).containsExactly("must have a lower bound");
            assertThat(messages(end, component, to)).isEmpty();
            assertThat(messages(end, component, from)).containsExactly("must have an upper bound");
            for (Validator either : List.of(start, end)) {
                assertThat(messages(either, component, unbounded(component))).hasSize(1);
                assertThat(messages(either, component, example(component))).isEmpty();
                assertThat(messages(either, component, component.target().empty()))
                        .isEmpty();
                assertThat(messages(either, component, null)).isEmpty();
            }
            cases++;
        }
        assertThat(cases).isEqualTo(22);
    }

    @Test
    void withinIsContainmentAndItsMessageNamesTheLimit() {
        List<Component> ranges = both(RANGES, RANGE_SETS);
        Validator validator = validator(
                ranges, LONG_AGO, component -> constraint(Within.class).param("value", component.example()));
        int cases = 0;
        for (Component component : ranges) {
            assertThat(messages(validator, component, example(component))).isEmpty();
            assertThat(messages(validator, component, component.target().empty()))
                    .isEmpty();
            assertThat(messages(validator, component, null)).isEmpty();
            assertThat(messages(validator, component, unbounded(component)))
                    .containsExactly("must lie within " + component.example());
            cases++;
        }
        assertThat(cases).isEqualTo(22);
    }

    @Test
    void theLengthLiesBetweenTheLimitsAndItsMessageNamesThem() {
        int cases = 0;
        for (Component component : both(RANGES, RANGE_SETS)) {
            String length = String.valueOf(lengthOfExample(component));
            boolean duration = length.startsWith("P");
            Validator exact = validator(
                    List.of(component),
                    LONG_AGO,
                    each -> constraint(RangeLength.class).param("min", length).param("max", length));
            Validator more = validator(
                    List.of(component),
                    LONG_AGO,
                    each -> constraint(RangeLength.class).param("min", duration ? "PT200000H" : "1000"));
            assertThat(messages(exact, component, example(component)))
                    .as(component.name())
                    .isEmpty();
            assertThat(messages(exact, component, null)).isEmpty();
            assertThat(messages(exact, component, component.target().empty()))
                    .containsExactly("must have a length from " + length + " to " + length);
            assertThat(messages(exact, component, unbounded(component))).hasSize(1);
            assertThat(messages(more, component, example(component)))
                    .containsExactly("must have a length of at least " + (duration ? "PT200000H" : "1000"));
            assertThat(messages(more, component, unbounded(component))).isEmpty();
            String nothing = duration ? "PT0S" : "0";
            assertThat(messages(
                            validator(
                                    List.of(component),
                                    LONG_AGO,
                                    each -> constraint(RangeLength.class).param("max", nothing)),
                            component,
                            example(component)))
                    .containsExactly("must have a length of at most " + nothing);
            assertThat(messages(
                            validator(
                                    List.of(component),
                                    LONG_AGO,
                                    each -> constraint(RangeLength.class)
                                            .param("max", nothing)
                                            .message("own")),
                            component,
                            example(component)))
                    .containsExactly("own");
            Validator wrong = validator(
                    List.of(component),
                    LONG_AGO,
                    each -> constraint(RangeLength.class).param("min", "some"));
            assertThatExceptionOfType(ValidationException.class)
                    .isThrownBy(() -> messages(wrong, component, example(component)))
                    .withStackTraceContaining("the limit some of @RangeLength");
            cases++;
        }
        assertThat(cases).isEqualTo(22);
    }

    private static Object lengthOfExample(Component component) {
        try {
            Object length = component.type().javaType().getMethod("length").invoke(example(component));
            return length.getClass().getSimpleName().equals("OptionalLong")
                    ? ((java.util.OptionalLong) length).getAsLong()
                    : length instanceof java.util.OptionalDouble number
                            ? number.getAsDouble()
                            : ((java.util.Optional<?>) length).orElseThrow();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    // --- as an application declares them ----------------------------------------------------------------------------

    record Name(@NotBlank String value) {}

    record Booking(
            @NotNull @BoundedStart @BoundedEnd @Within("[2026-01-01,2026-12-31]") @RangeLength(min = "1", max = "14")
            LocalDateRange stay,

            @Within("{[2026-04-01,2026-10-31],[2026-12-01,2026-12-31]}") @Nullable
            LocalDateRangeSet breaks,

            @Size(max = 2) @NotBlank(payload = Unwrapping.Unwrap.class) @Nullable
            StringSet tags,

            @Positive(payload = Unwrapping.Unwrap.class) @Nullable
            IntSet rooms,

            @FutureOrPresent(payload = Unwrapping.Unwrap.class) @Nullable
            LocalDateSet days,

            @Nullable WrapperSet<@Valid Name> guests) {}

    private static Set<String> violations(Booking booking) {
        Validator validator = Validation.byProvider(HibernateValidator.class)
                .configure()
                .clockProvider(() -> LONG_AGO)
                .buildValidatorFactory()
                .getValidator();
        Set<String> violations = new TreeSet<>();
        for (ConstraintViolation<Booking> violation : validator.validate(booking)) {
            violations.add(violation.getPropertyPath() + " " + violation.getMessage());
        }
        return violations;
    }

    private static final LocalDateRange STAY = LocalDateRange.parse("[2026-06-01,2026-06-08]");

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "[2026-06-01,2026-06-14] | []",
                "[2026-06-01,2026-06-15] | [stay must have a length from 1 to 14]",
                "[2026-12-31,2027-01-01] | [stay must lie within [2026-01-01,2026-12-31]]",
                "empty | [stay must have a length from 1 to 14]"
            })
    void aStayIsValidated(String stay, String violations) {
        assertThat(violations(new Booking(LocalDateRange.parse(stay), null, null, null, null, null)))
                .hasToString(violations);
    }

    @Test
    void aRangeSetIsALimitToo() {
        assertThat(violations(new Booking(
                        STAY, LocalDateRangeSet.parse("{[2026-05-01,2026-05-02]}"), null, null, null, null)))
                .isEmpty();
        assertThat(violations(new Booking(
                        STAY, LocalDateRangeSet.parse("{[2026-11-01,2026-11-02]}"), null, null, null, null)))
                .containsExactly("breaks must lie within {[2026-04-01,2026-10-31],[2026-12-01,2026-12-31]}");
    }

    @Test
    void theElementsOfASetAreValidated() {
        assertThat(violations(new Booking(
                        STAY,
                        null,
                        StringSet.of("a", "b"),
                        IntSet.parse("{1,2}"),
                        LocalDateSet.parse("{2026-06-01}"),
                        WrapperSet.of(Name.class, new Name("Ann")))))
                .isEmpty();
        assertThat(violations(new Booking(
                        STAY,
                        null,
                        StringSet.of("a", " "),
                        IntSet.parse("{-1,2}"),
                        LocalDateSet.parse("{1999-06-01,2026-06-01}"),
                        WrapperSet.of(Name.class, new Name("Ann"), new Name(" ")))))
                .containsExactly(
                        "days[].<element> must be a date in the present or in the future",
                        "guests[].value must not be blank",
                        "rooms[].<element> must be greater than 0",
                        "tags[].<element> must not be blank");
    }

    // --- in a controller --------------------------------------------------------------------------------------------

    @RestController
    static class Rooms {

        @GetMapping("/rooms")
        String rooms(
                @RequestParam @NotEmpty @Size(max = 2) StringSet tags,
                @RequestParam @NotEmpty @BoundedEnd LocalDateRange stay) {
            return tags + " " + stay;
        }
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "a,b | [2026-06-01,2026-06-08] | 200",
                "a,b,c | [2026-06-01,2026-06-08] | 400",
                "{} | [2026-06-01,2026-06-08] | 400",
                "a | empty | 400",
                "a | [2026-06-01,) | 400"
            })
    void aParameterThatViolatesAConstraintIs400(String tags, String stay, int status) throws Exception {
        LocalValidatorFactoryBean validator = new LocalValidatorFactoryBean();
        validator.afterPropertiesSet();
        DefaultFormattingConversionService conversions = new DefaultFormattingConversionService();
        ValueRangesEnvironmentPostProcessor.addConverters(conversions);
        MockMvc mvc = MockMvcBuilders.standaloneSetup(new Rooms())
                .setValidator(validator)
                .setConversionService(conversions)
                .build();
        mvc.perform(get("/rooms").queryParam("tags", tags).queryParam("stay", stay))
                .andExpect(status().is(status));
    }

    record Body(@NotNull @BoundedEnd LocalDateRange stay) {}

    @RestController
    static class Bodies {

        @PostMapping("/bodies")
        String book(@Valid @RequestBody Body body) {
            return body.stay().toString();
        }
    }

    /** With no documents of the starter it is answered as a violated constraint on any other type. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"stay\":\"[2026-06-01,2026-06-08]\"} | 200",
                "{\"stay\":\"[2026-06-01,)\"} | 400",
                "{\"stay\":null} | 400",
                "{} | 400"
            })
    void aBodyThatViolatesAConstraintIs400WithoutItsMessage(String json, int status) {
        new WebApplicationContextRunner()
                .withConfiguration(AutoConfigurations.of(
                        ValueRangesJacksonAutoConfiguration.class,
                        JacksonAutoConfiguration.class,
                        HttpMessageConvertersAutoConfiguration.class,
                        DispatcherServletAutoConfiguration.class,
                        WebMvcAutoConfiguration.class))
                .withBean(Bodies.class)
                .withConfiguration(AutoConfigurations.of(ValidationAutoConfiguration.class))
                .run(context -> {
                    MockHttpServletResponse answer = MockMvcBuilders.webAppContextSetup(context)
                            .build()
                            .perform(post("/bodies")
                                    .contentType(MediaType.APPLICATION_JSON)
                                    .content(json))
                            .andReturn()
                            .getResponse();
                    assertThat(answer.getStatus()).isEqualTo(status);
                    assertThat(answer.getContentAsString()).doesNotContain("must");
                });
    }
}

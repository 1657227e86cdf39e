package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;

import io.github.valueranges.IntSet;
import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.SetType;
import io.github.valueranges.StringSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.WrapperSet;
import io.swagger.v3.core.converter.AnnotatedType;
import io.swagger.v3.core.converter.ModelConverter;
import io.swagger.v3.core.converter.ModelConverterContextImpl;
import io.swagger.v3.core.jackson.ModelResolver;
import io.swagger.v3.core.util.Json31;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.ArraySchema;
import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.media.Schema;
import jakarta.validation.Valid;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Negative;
import jakarta.validation.constraints.NegativeOrZero;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import jakarta.validation.valueextraction.Unwrapping;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springdoc.core.annotations.ParameterObject;
import org.springdoc.core.utils.SchemaUtils;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.boot.webmvc.test.autoconfigure.MockMvcPrint;
import org.springframework.context.annotation.Import;
import org.springframework.core.ResolvableType;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A constraint is described as what it means for the value, and never as one on the characters of its text. */
@SpringBootTest(classes = OpenApiConstraintTests.Application.class)
@AutoConfigureMockMvc(print = MockMvcPrint.NONE)
class OpenApiConstraintTests {

    private static final JsonMapper MAPPER = JsonMapper.shared();

    /** Every constraint that a schema would have as a keyword. */
    record Constrained<T>(
            T none,
            @Size(min = 2, max = 3) T size,
            @NotEmpty T notEmpty,
            @NotBlank T notBlank,
            @NotNull T notNull,
            @Min(1) T min,
            @Max(3) T max,
            @DecimalMin(value = "1", inclusive = false) T decimalMin,
            @DecimalMax("3") T decimalMax,
            @Positive T positive,
            @PositiveOrZero T positiveOrZero,
            @Negative T negative,
            @NegativeOrZero T negativeOrZero,
            Optional<@Size(min = 2, max = 3) T> optional,
            List<@Size(min = 2, max = 3) T> list,
            Map<String, @Size(min = 2, max = 3) T> map) {}

    /** The same where a field has the annotations: a record is treated in another way. */
    static class ConstrainedBean<T> {
        public T none;

        @Size(min = 2, max = 3)
        public T size;

        @NotEmpty
        public T notEmpty;

        public Optional<@Size(min = 2, max = 3) T> optional;
        public List<@Size(min = 2, max = 3) T> list;
        public Map<String, @Size(min = 2, max = 3) T> map;
    }

    private static final Set<String> SCHEMAS = Stream.of(
                    "%s", "%s<?>", "java.util.List<%s>", "java.util.Map<java.lang.String, %s>")
            .map(name -> name.replace("%s", Schema.class.getName()))
            .collect(Collectors.toSet());

    private static Schema<?> resolve(Type type) {
        ModelConverterContextImpl context = new ModelConverterContextImpl(
                List.of(new ValueModelConverter(), new ModelResolver(Json31.mapper()).openapi31(true)));
        Schema<?> schema = context.resolve(new AnnotatedType(type));
        completed(schema);
        return schema;
    }

    private static void completed(Schema<?> schema) {
        DocumentSchemas.visit(new OpenAPI().components(new Components().addSchemas("x", schema)), OwnKeywords::restore);
    }

    @Test
    void everySchemaWithinASchemaIsCompleted() throws Exception {
        List<String> left = new ArrayList<>();
        int visited = 0;
        for (Method setter : Schema.class.getMethods()) {
            if (setter.getName().startsWith("set")
                    && setter.getParameterCount() == 1
                    && SCHEMAS.contains(setter.getGenericParameterTypes()[0].getTypeName())) {
                Schema<?> range = new ModelConverterContextImpl(List.<ModelConverter>of(
                                new ValueModelConverter(), new ModelResolver(Json31.mapper()).openapi31(true)))
                        .resolve(new AnnotatedType(LocalDateRange.class));
                Class<?> parameter = setter.getParameterTypes()[0];
                Schema<?> around = new Schema<>();
                setter.invoke(
                        around,
                        parameter == List.class ? List.of(range) : parameter == Map.class ? Map.of("x", range) : range);
                completed(around);
                if (range.getExtensions() != null) {
                    left.add(setter.getName());
                }
                visited++;
            }
        }

        assertThat(left).isEmpty();
        assertThat(visited).isEqualTo(18);
    }

    private static JsonNode json(Schema<?> schema) {
        return MAPPER.readTree(Json31.mapper().valueToTree(schema).toString());
    }

    /** The keywords with which the schema of a set may differ: how many elements it has. */
    private static Map<String, Integer> counts(Class<?> holder, ValueType<?> type, String constraint) {
        if (type instanceof SetType) {
            return switch (constraint) {
                case "size", "list" -> Map.of("minItems", 2, "maxItems", 3);
                // Of the type argument of a record's component, nothing is written of what is in it.
                case "optional" -> holder.isRecord() ? Map.of() : Map.of("minItems", 2, "maxItems", 3);
                case "notEmpty" -> Map.of("minItems", 1);
                default -> Map.of();
            };
        }
        return Map.of();
    }

    private static JsonNode expected(Class<?> holder, JsonNode plain, ValueType<?> type, String constraint) {
        ObjectNode expected = plain.deepCopy().asObject();
        counts(holder, type, constraint).forEach(expected::put);
        return expected;
    }

    @Test
    void aConstraintOnAComponentIsNoneOnTheText() {
        List<String> wrong = new ArrayList<>();
        int compared = 0;
        for (ValueType<?> type : ValueType.all()) {
            List<Class<?>> classes = new ArrayList<>(type.variants());
            classes.add(type.javaType());
            for (Class<?> declared : classes) {
                for (Class<?> holder : List.of(Constrained.class, ConstrainedBean.class)) {
                    JsonNode properties = json(resolve(ResolvableType.forClassWithGenerics(holder, declared)
                                    .getType()))
                            .get("properties");
                    for (Map.Entry<String, JsonNode> property : properties.properties()) {
                        String name = property.getKey();
                        JsonNode expected = expected(holder, properties.get("none"), type, name);
                        // Of the size of a set of numbers in an Optional, the library makes the limits of each number.
                        boolean comparable =
                                !name.equals("optional") || !(type instanceof SetType<?, ?> set && set.isNumeric());
                        if (comparable && !shown(name, property.getValue()).equals(expected)) {
                            wrong.add(declared.getName() + " " + name + ": " + property.getValue());
                        }
                        compared++;
                    }
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(compared).isEqualTo((11 * 6 + 11 + 14) * (16 + 6));
    }

    private static JsonNode shown(String name, JsonNode schema) {
        return switch (name) {
            case "list" -> schema.get("items");
            case "map" -> schema.get("additionalProperties");
            default -> schema;
        };
    }

    @Test
    void aConstraintOnAParameterIsNoneOnTheText() throws Exception {
        List<String> wrong = new ArrayList<>();
        int compared = 0;
        for (ValueType<?> type : ValueType.all()) {
            for (var component : Constrained.class.getRecordComponents()) {
                Annotation[] annotations = component.getAccessor().getAnnotations();
                Schema<?> plain = new ModelConverterContextImpl(List.<ModelConverter>of(
                                new ValueModelConverter(), new ModelResolver(Json31.mapper()).openapi31(true)))
                        .resolve(new AnnotatedType(type.javaType()).ctxAnnotations(annotations));
                // The schema of a parameter is copied before its constraints are added.
                Schema<?> schema =
                        Json31.mapper().readValue(Json31.mapper().writeValueAsString(plain), plain.getClass());
                SchemaUtils.applyValidationsToSchema(schema, Arrays.asList(annotations), "3.1.0");
                completed(schema);
                String name = component.getName();
                JsonNode expected = expected(
                        Constrained.class, json(resolve(type.javaType())), type, name.equals("size") ? name : "none");
                if (!json(schema).equals(expected)) {
                    wrong.add(type + " " + name + ": " + json(schema));
                }
                compared++;
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(compared).isEqualTo((11 + 11 + 14) * 16);
    }

    record Right(String value) {}

    record Sent(
            @Size(min = 1, max = 3) LocalDateRangeSet ranges,
            @NotEmpty LocalDateRange range,
            @Size(max = 2) WrapperSet<Right> rights,
            @Positive(payload = Unwrapping.Unwrap.class) IntSet positive,

            @Size(min = 2, max = 5, payload = Unwrapping.Unwrap.class)
            StringSet words,

            @NotEmpty @Pattern(regexp = "[a-z]+", payload = Unwrapping.Unwrap.class)
            StringSet lower,

            @io.swagger.v3.oas.annotations.media.Schema(maxLength = 40, format = "own")
            LocalDateRangeSet told,

            @ArraySchema(schema = @io.swagger.v3.oas.annotations.media.Schema(minimum = "1", maximum = "7")) @NotEmpty
            IntSet weekdays,

            @Size(max = 3) String text,
            List<@Size(max = 3) LocalDateRangeSet> list) {}

    @RestController
    static class Controller {

        @PostMapping("/body")
        Sent body(@Valid @RequestBody Sent sent) {
            return sent;
        }

        @GetMapping("/object")
        void object(@Valid @ParameterObject Sent sent) {}

        @PostMapping("/form")
        void form(@Valid @ModelAttribute Sent sent) {}

        @GetMapping("/parameters/{path}")
        void parameters(
                @PathVariable @Size(max = 3) LocalDateRangeSet path,
                @RequestParam @Size(max = 3) LocalDateRangeSet ranges,
                @RequestParam(defaultValue = "{}") @Size(max = 3) LocalDateRangeSet defaulted,
                @Parameter(description = "told") @RequestParam @Size(max = 3) LocalDateRangeSet described,
                @RequestParam Optional<@Size(max = 3) LocalDateRangeSet> optional,
                @RequestParam Optional<@Size(min = 2, max = 3) StringSet> texts,
                @RequestHeader("X-Ranges") @Size(max = 3) LocalDateRangeSet header,
                @RequestParam List<@Size(max = 3) LocalDateRangeSet> list,
                @RequestParam @NotEmpty LocalDateRange range,
                @RequestParam @Size(min = 1, max = 3) StringSet set,
                @RequestParam @Positive(payload = Unwrapping.Unwrap.class) IntSet positive,
                @RequestParam @Size(max = 5) String text) {}
    }

    @SpringBootConfiguration
    @EnableAutoConfiguration(
            excludeName = {
                "org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration",
                "org.springframework.boot.hibernate.autoconfigure.HibernateJpaAutoConfiguration"
            })
    @Import(Controller.class)
    static class Application {}

    @Autowired
    private MockMvc mvc;

    private JsonNode document() throws Exception {
        return MAPPER.readTree(
                mvc.perform(get("/v3/api-docs")).andReturn().getResponse().getContentAsString());
    }

    private static List<String> keywords(JsonNode schema, String... names) {
        return Arrays.stream(names)
                .filter(schema::has)
                .map(name -> name + "=" + schema.get(name).asString())
                .toList();
    }

    private static List<String> limits(JsonNode schema) {
        return keywords(
                schema,
                "minLength",
                "maxLength",
                "minItems",
                "maxItems",
                "minimum",
                "maximum",
                "exclusiveMinimum",
                "exclusiveMaximum");
    }

    private static void assertSent(java.util.function.Function<String, JsonNode> schemas) {
        assertThat(limits(schemas.apply("ranges"))).isEmpty();
        assertThat(schemas.apply("ranges").get("format").asString()).isEqualTo("datemultirange");
        assertThat(limits(schemas.apply("range"))).isEmpty();
        assertThat(limits(schemas.apply("rights"))).contains("maxItems=2");
        assertThat(limits(schemas.apply("positive"))).isEmpty();
        assertThat(limits(schemas.apply("positive").get("items"))).containsExactly("exclusiveMinimum=0");
        assertThat(limits(schemas.apply("words"))).isEmpty();
        assertThat(limits(schemas.apply("words").get("items"))).containsExactly("minLength=2", "maxLength=5");
        assertThat(schemas.apply("lower").at("/items/pattern").asString()).isEqualTo("[a-z]+");
        assertThat(limits(schemas.apply("told"))).containsExactly("maxLength=40");
        assertThat(schemas.apply("told").get("format").asString()).isEqualTo("own");
        assertThat(limits(schemas.apply("weekdays").get("items"))).containsExactly("minimum=1", "maximum=7");
        assertThat(limits(schemas.apply("text"))).contains("maxLength=3");
        assertThat(limits(schemas.apply("list").get("items"))).isEmpty();
    }

    @Test
    void theSchemaOfABodySaysWhatTheConstraintsMean() throws Exception {
        JsonNode properties = document().at("/components/schemas/Sent/properties");
        assertSent(properties::get);
        assertThat(limits(properties.get("lower"))).containsExactly("minItems=1");
    }

    private static JsonNode parameter(JsonNode operation, String name) {
        for (JsonNode parameter : operation.get("parameters")) {
            if (parameter.get("name").asString().equals(name)) {
                return parameter.get("schema");
            }
        }
        throw new AssertionError(name + " is not among " + operation);
    }

    @Test
    void theParametersOfAnObjectSayWhatTheConstraintsMean() throws Exception {
        JsonNode operation = document().at("/paths/~1object/get");
        assertSent(name -> parameter(operation, name));
    }

    @Test
    void theFieldsOfAFormSayWhatTheConstraintsMean() throws Exception {
        JsonNode operation = document().at("/paths/~1form/post");
        assertThat(limits(parameter(operation, "sent").path("properties"))).isEmpty();
    }

    @Test
    void aParameterSaysWhatItsConstraintsMean() throws Exception {
        JsonNode operation = document().at("/paths/~1parameters~1{path}/get");
        int texts = 0;
        for (String name : List.of("path", "ranges", "defaulted", "described", "optional", "X-Ranges", "range")) {
            assertThat(limits(parameter(operation, name))).as(name).isEmpty();
            assertThat(parameter(operation, name).get("format").asString()).startsWith("date");
            texts++;
        }
        assertThat(texts).isEqualTo(7);
        assertThat(limits(parameter(operation, "list").get("items"))).isEmpty();
        assertThat(limits(parameter(operation, "set"))).containsExactly("minItems=1", "maxItems=3");
        assertThat(limits(parameter(operation, "positive"))).isEmpty();
        assertThat(limits(parameter(operation, "positive").get("items"))).containsExactly("exclusiveMinimum=0");
        assertThat(limits(parameter(operation, "text"))).contains("maxLength=5");
        assertThat(limits(parameter(operation, "texts").get("items"))).isEmpty();
    }

    @Test
    void nothingIsLeftOfWhatASchemaRemembers() throws Exception {
        assertThat(document().toString()).doesNotContain("x-valueranges");
    }
}

package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.Range;
import io.github.valueranges.RangeSet;
import io.github.valueranges.SetType;
import io.github.valueranges.StringSet;
import io.github.valueranges.ValueSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.WrapperSet;
import io.swagger.v3.core.converter.AnnotatedType;
import io.swagger.v3.core.converter.ModelConverter;
import io.swagger.v3.core.converter.ModelConverterContextImpl;
import io.swagger.v3.core.jackson.ModelResolver;
import io.swagger.v3.oas.annotations.media.Schema;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springdoc.core.annotations.ParameterObject;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.context.annotation.Import;
import org.springframework.core.ResolvableType;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.web.bind.annotation.CookieValue;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the OpenAPI document says of a value, wherever it stands in a request or an answer. */
@SpringBootTest(classes = OpenApiTests.Application.class)
@AutoConfigureMockMvc
class OpenApiTests {

    private static final String RANGE =
            "{\"type\":\"string\",\"format\":\"daterange\",\"pattern\":\"daterange\",\"example\":\"[2026-06-01,2026-06-08]\"}";
    private static final String RANGE_SET =
            "{\"type\":\"string\",\"format\":\"datemultirange\",\"pattern\":\"datemultirange\",\"example\":\"{[2026-06-01,2026-06-08]}\"}";
    private static final String SET =
            "{\"type\":\"array\",\"items\":{\"type\":\"string\"},\"uniqueItems\":true,\"example\":[\"alpha\",\"beta\"]}";

    private static final String BOUND = "(?:(?:[0-9]{4}|[1-9][0-9]{4,9})-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])"
            + "|\"(?:[0-9]{4}|[1-9][0-9]{4,9})-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01]) BC\""
            + "|-?infinity)?";
    private static final String BOUNDS = "[\\[\\(]" + BOUND + "," + BOUND + "[\\]\\)]";

    private static final JsonMapper MAPPER = JsonMapper.shared();

    @Autowired
    private MockMvc mvc;

    @SpringBootConfiguration
    @EnableAutoConfiguration(
            excludeName = {
                "org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration",
                "org.springframework.boot.hibernate.autoconfigure.HibernateJpaAutoConfiguration"
            })
    @Import(Stays.class)
    static class Application {}

    record Right(String value) {}

    record Digits(String value) {
        Digits {
            Integer.parseInt(value);
        }
    }

    record Filter(LocalDateRange during, StringSet wanted, WrapperSet<Right> allowed) {}

    record Stay(
            LocalDateRange range,
            LocalDateRange.Finite shape,
            LocalDateRangeSet rangeSet,
            StringSet set,
            WrapperSet<Right> wrapperSet,
            List<LocalDateRange> list,
            Map<String, LocalDateRange> values,
            Map<LocalDateRange, LocalDateRangeSet> keys,
            Optional<LocalDateRange> optional,
            Optional<StringSet> optionalSet,

            @Schema(description = "own words", example = "[2027-01-01,2027-01-02]", format = "own", pattern = "own")
            LocalDateRange told) {}

    @RestController
    static class Stays {

        @GetMapping("/stays/{path}")
        List<LocalDateRange> find(
                @PathVariable LocalDateRange path,
                @RequestParam LocalDateRange range,
                @RequestParam LocalDateRange.Finite shape,
                @RequestParam LocalDateRangeSet rangeSet,
                @RequestParam StringSet set,
                @RequestParam(defaultValue = "{}") StringSet none,
                @RequestParam(defaultValue = "a,b") StringSet some,
                @RequestParam WrapperSet<Right> wrapperSet,
                @RequestParam Optional<LocalDateRange> optional,
                @RequestParam Optional<StringSet> optionalSet,
                @RequestParam List<LocalDateRange> list,
                @RequestHeader("X-Range") LocalDateRange header,
                @CookieValue LocalDateRange cookie,
                @ParameterObject Filter filter) {
            return List.of(path);
        }

        @GetMapping("/told")
        void told(
                @RequestParam
                        @Schema(
                                description = "own words",
                                example = "[2027-01-01,2027-01-02]",
                                format = "own",
                                pattern = "own")
                        LocalDateRange told,
                @RequestParam @Schema(description = "words alone") LocalDateRange described) {}

        @PostMapping("/stays")
        Stay book(@RequestBody Stay stay) {
            return stay;
        }

        @PostMapping("/bare")
        StringSet bare(@RequestBody LocalDateRange stay) {
            return StringSet.empty();
        }
    }

    private JsonNode document() throws Exception {
        String json = mvc.perform(get("/v3/api-docs"))
                .andExpect(status().isOk())
                .andReturn()
                .getResponse()
                .getContentAsString();
        return MAPPER.readTree(json);
    }

    private JsonNode parameter(String name) throws Exception {
        JsonNode parameters = document().at("/paths/~1stays~1{path}/get/parameters");
        for (JsonNode parameter : parameters) {
            if (parameter.get("name").asString().equals(name)) {
                return parameter;
            }
        }
        throw new AssertionError(name + " is not among " + parameters);
    }

    private static void assertSame(JsonNode schema, String expected) {
        assertThat(schema)
                .isEqualTo(MAPPER.readTree(
                        expected.replace("\"pattern\":\"daterange\"", pattern("^(?:empty|" + BOUNDS + ")$"))
                                .replace(
                                        "\"pattern\":\"datemultirange\"",
                                        pattern("^\\{(?:" + BOUNDS + "(?:," + BOUNDS + ")*)?\\}$"))));
    }

    private static String pattern(String regex) {
        return "\"pattern\":" + MAPPER.writeValueAsString(regex);
    }

    @ParameterizedTest(name = "{0} in the {1}")
    @CsvSource({
        "path, path",
        "range, query",
        "shape, query",
        "optional, query",
        "X-Range, header",
        "cookie, cookie",
        "during, query"
    })
    void aRangeIsAStringParameter(String name, String place) throws Exception {
        JsonNode parameter = parameter(name);
        assertThat(parameter.get("in").asString()).isEqualTo(place);
        assertSame(parameter.get("schema"), RANGE);
    }

    @Test
    void whatIsSaidOfAParameterIsAddedToIt() throws Exception {
        JsonNode parameters = document().at("/paths/~1told/get/parameters");
        JsonNode told = parameters.get(0).get("schema");
        assertThat(told.get("type").asString()).isEqualTo("string");
        assertThat(told.get("format").asString()).isEqualTo("own");
        assertThat(told.get("pattern").asString()).isEqualTo("own");
        assertThat(told.get("example").asString()).isEqualTo("[2027-01-01,2027-01-02]");
        JsonNode described = parameters.get(1).get("schema");
        assertThat(List.of(
                        told.path("description").asString(""),
                        described.path("description").asString("")))
                .isEqualTo(List.of("own words", "words alone"));
        assertThat(described.get("format").asString()).isEqualTo("daterange");
        assertThat(described.get("example").asString()).isEqualTo("[2026-06-01,2026-06-08]");
    }

    @Test
    void aRangeSetIsAStringParameter() throws Exception {
        assertSame(parameter("rangeSet").get("schema"), RANGE_SET);
    }

    @ParameterizedTest
    @ValueSource(strings = {"set", "wrapperSet", "optionalSet", "wanted", "allowed"})
    void aValueSetIsAnArrayParameter(String name) throws Exception {
        JsonNode parameter = parameter(name);
        assertThat(parameter.get("in").asString()).isEqualTo("query");
        assertSame(parameter.get("schema"), SET);
    }

    @Test
    void theDefaultOfAValueSetIsAnArray() throws Exception {
        assertThat(parameter("none").at("/schema/type").asString()).isEqualTo("array");
        assertSame(parameter("none").at("/schema/default"), "[]");
        assertSame(parameter("some").at("/schema/default"), "[\"a\",\"b\"]");
    }

    @Test
    void aListOfRangesIsAnArrayOfStrings() throws Exception {
        assertSame(parameter("list").get("schema"), "{\"type\":\"array\",\"items\":" + RANGE + "}");
        assertSame(
                document()
                        .at("/paths/~1stays~1{path}/get/responses/200/content")
                        .iterator()
                        .next()
                        .get("schema"),
                "{\"type\":\"array\",\"items\":" + RANGE + "}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "range | " + RANGE,
                "shape | " + RANGE,
                "rangeSet | " + RANGE_SET,
                "set | " + SET,
                "wrapperSet | " + SET,
                "list | {\"type\":\"array\",\"items\":" + RANGE + "}",
                "values | {\"type\":\"object\",\"additionalProperties\":" + RANGE + "}",
                "keys | {\"type\":\"object\",\"additionalProperties\":" + RANGE_SET + "}",
                "optional | " + RANGE,
                "optionalSet | " + SET,
                "told | {\"type\":\"string\",\"format\":\"own\",\"description\":\"own words\","
                        + "\"pattern\":\"own\",\"example\":\"[2027-01-01,2027-01-02]\"}"
            })
    void aComponentOfABodyIsDescribedByItsOwnForm(String name, String expected) throws Exception {
        assertSame(document().at("/components/schemas/Stay/properties/" + name), expected);
    }

    @Test
    void aValueMayBeTheWholeBody() throws Exception {
        JsonNode bare = document().at("/paths/~1bare/post");
        assertSame(bare.at("/requestBody/content/application~1json/schema"), RANGE);
        assertSame(bare.at("/responses/200/content").iterator().next().get("schema"), SET);
    }

    @Test
    void theTypesHaveNoSchemasOfTheirOwn() throws Exception {
        JsonNode schemas = document().at("/components/schemas");
        assertThat(schemas.propertyNames()).containsExactly("Stay");
    }

    @Test
    void everyTypeAndShapeIsDescribed() {
        int described = 0;
        for (ValueType<?> type : ValueType.all()) {
            assertDescribed(type.javaType(), type);
            described++;
            for (Class<?> shape : type.variants()) {
                assertDescribed(shape, type);
                described++;
            }
        }
        assertThat(described).isEqualTo(11 * 6 + 11 + 14);
    }

    private static void assertDescribed(Type declared, ValueType<?> type) {
        var schema = resolve(declared);
        if (type instanceof SetType) {
            assertThat(schema.getType()).isEqualTo("array");
            assertThat(schema.getUniqueItems()).isTrue();
            assertThat(schema.getItems().getType()).isIn("string", "number", "integer");
        } else {
            assertThat(schema.getType()).isEqualTo("string");
            assertThat(schema.getFormat()).isEqualTo(type.postgresName());
            assertThat(schema.getPattern()).isEqualTo(LiteralPatterns.ofLiteral(type));
            assertThat(schema.getExample()).isEqualTo(type.example());
        }
    }

    static io.swagger.v3.oas.models.media.Schema<?> resolve(Type type) {
        List<ModelConverter> converters = List.of(
                new ValueModelConverter(), new ModelResolver(new com.fasterxml.jackson.databind.ObjectMapper()));
        return new ModelConverterContextImpl(converters).resolve(new AnnotatedType(type));
    }

    @Test
    void aGeneralInterfaceIsDescribedAsFarAsItIsKnown() {
        assertThat(resolve(Range.class).getType()).isEqualTo("string");
        assertThat(resolve(RangeSet.class).getFormat()).isNull();
        assertThat(resolve(ValueSet.class).getUniqueItems()).isTrue();
        assertThat(resolve(WrapperSet.class).getType()).isEqualTo("array");
        assertThat(resolve(ResolvableType.forClassWithGenerics(WrapperSet.class, Object.class)
                                .getType())
                        .getType())
                .isEqualTo("array");
    }

    @Test
    void anExampleThatTheWrapperRefusesIsNotGiven() {
        var schema = resolve(ResolvableType.forClassWithGenerics(WrapperSet.class, Digits.class)
                .getType());
        assertThat(schema.getItems().getType()).isEqualTo("string");
        assertThat(schema.getExample()).isNull();
    }

    // --- auto-configuration -----------------------------------------------------------------------------------------

    private final ApplicationContextRunner runner = new ApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(ValueRangesOpenApiAutoConfiguration.class));

    @Test
    void thereIsAConverterWhereThereIsADocument() {
        runner.run(context -> assertThat(context).hasSingleBean(ValueModelConverter.class));
        int absent = 0;
        for (String filtered : List.of("io.swagger.v3", "org.springdoc")) {
            runner.withClassLoader(new FilteredClassLoader(filtered))
                    .run(context -> assertThat(context).hasNotFailed().doesNotHaveBean("rangeOrSetModelConverter"));
            absent++;
        }
        assertThat(absent).isEqualTo(2);
    }

    @Test
    void switchedOffThereIsNoConverter() {
        runner.withPropertyValues("valueranges.openapi.enabled=false")
                .run(context -> assertThat(context).hasNotFailed().doesNotHaveBean(ModelConverter.class));
    }

    @Test
    void aBeanOfItsNameTakesItsPlace() {
        runner.withBean("rangeOrSetModelConverter", Object.class, Object::new)
                .run(context -> assertThat(context).hasNotFailed().doesNotHaveBean(ValueModelConverter.class));
    }
}

package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;

import com.networknt.schema.Error;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.github.valueranges.BigDecimalSet;
import io.github.valueranges.InstantRange;
import io.github.valueranges.IntRangeSet;
import io.github.valueranges.SetType;
import io.github.valueranges.WrapperSet;
import io.github.valueranges.boot.EveryValue.Component;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springdoc.core.annotations.ParameterObject;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.boot.webmvc.test.autoconfigure.MockMvcPrint;
import org.springframework.context.annotation.Import;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A document about every type: it is a valid one, and its schemas accept the values and refuse others. */
@SpringBootTest(classes = OpenApiDocumentTests.Application.class)
@AutoConfigureMockMvc(print = MockMvcPrint.NONE)
class OpenApiDocumentTests {

    /** What is no value of any type: neither its JSON nor nearly. */
    private static final List<String> NO_VALUES = List.of(
            "{}",
            "{\"start\":1,\"end\":5}",
            "true",
            "1.5",
            "\"nonsense\"",
            "[null]",
            "[[1]]",
            "[{}]",
            "[true]",
            "\"\"");

    @Autowired
    private MockMvc mvc;

    @Autowired
    private JsonMapper mapper;

    private JsonNode document;

    @SpringBootConfiguration
    @EnableAutoConfiguration(
            excludeName = {
                "org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration",
                "org.springframework.boot.hibernate.autoconfigure.HibernateJpaAutoConfiguration"
            })
    @Import(Everything.class)
    static class Application {}

    record Envelope<T>(T value, Optional<T> optional, List<T> list, Map<String, T> map) {}

    @RestController
    static class Everything {

        @PostMapping("/body")
        EveryValue body(@RequestBody EveryValue value) {
            return value;
        }

        @GetMapping("/parameters")
        void parameters(@ParameterObject EveryValue value) {}

        @PostMapping("/range")
        Envelope<InstantRange> range(@RequestBody Envelope<InstantRange> envelope) {
            return envelope;
        }

        @PostMapping("/range-set")
        Envelope<IntRangeSet> rangeSet(@RequestBody Envelope<IntRangeSet> envelope) {
            return envelope;
        }

        @PostMapping("/set")
        Envelope<BigDecimalSet> set(@RequestBody Envelope<BigDecimalSet> envelope) {
            return envelope;
        }

        @PostMapping("/wrapper-set")
        Envelope<WrapperSet<EveryValue.Number>> wrapperSet(
                @RequestBody Envelope<WrapperSet<EveryValue.Number>> envelope) {
            return envelope;
        }
    }

    @BeforeEach
    void read() throws Exception {
        document = mapper.readTree(
                mvc.perform(get("/v3/api-docs")).andReturn().getResponse().getContentAsByteArray());
    }

    private static SchemaRegistry registry() {
        return SchemaRegistry.withDefaultDialect(
                SpecificationVersion.DRAFT_2020_12,
                builder -> builder.schemaIdResolvers(
                        ids -> ids.mapPrefix("https://spec.openapis.org/", "classpath:spec.openapis.org/")));
    }

    private static List<Error> errors(JsonNode document) {
        return registry()
                .getSchema(SchemaLocation.of("https://spec.openapis.org/oas/3.1/schema/2022-10-07"))
                .validate(document);
    }

    @Test
    void theDocumentIsValidByTheSchemaOfOpenApi() {
        assertThat(document.get("openapi").asString()).startsWith("3.1.");
        assertThat(document.get("paths").size()).isEqualTo(6);
        assertThat(errors(document)).isEmpty();
        // The schema of the specification does refuse.
        assertThat(errors(mapper.readTree(document.toString().replace("\"in\":\"query\"", "\"in\":\"body\""))))
                .isNotEmpty();
        assertThat(errors(mapper.readTree(document.toString().replace("\"paths\"", "\"path\""))))
                .isNotEmpty();
    }

    @Test
    void everySchemaIsAValidOneOfItsDialect() {
        SchemaRegistry registry = registry();
        int schemas = 0;
        for (Component component : EveryValue.components()) {
            List<Error> errors = registry.getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"))
                    .validate(property(component));
            assertThat(errors).as(component.name()).isEmpty();
            schemas++;
        }
        assertThat(schemas).isEqualTo(38);
    }

    private JsonNode property(Component component) {
        return document.at("/components/schemas/EveryValue/properties/" + component.name());
    }

    @Test
    void everyValueIsAcceptedByItsSchemaAndNothingElseIs() {
        SchemaRegistry registry = registry();
        int accepted = 0;
        int refused = 0;
        for (Component component : EveryValue.components()) {
            var schema = registry.getSchema(property(component));
            for (Object value : List.of(
                    component.target().parse(component.example()),
                    component.target().empty())) {
                JsonNode json = mapper.valueToTree(value);
                assertThat(schema.validate(json))
                        .as("%s in %s", json, component.name())
                        .isEmpty();
                accepted++;
            }
            boolean texts = component.type() instanceof SetType<?, ?> set && set.backingClass() == String.class;
            boolean fractions = component.type() instanceof SetType<?, ?> set && set.isNumeric();
            for (String json : NO_VALUES) {
                assertThat(schema.validate(mapper.readTree(json)))
                        .as("%s in %s", json, component.name())
                        .isNotEmpty();
                refused++;
            }
            if (component.type() instanceof SetType) {
                JsonNode example = property(component).get("example");
                String twice = "[" + example.get(0) + "," + example.get(0) + "]";
                assertThat(schema.validate(mapper.readTree(twice))).as(twice).isNotEmpty();
                String other = fractions ? "[\"1\"]" : texts ? "[1]" : "[\"nonsense\"]";
                assertThat(schema.validate(mapper.readTree(other))).as(other).isNotEmpty();
                refused += 2;
            }
        }
        assertThat(accepted).isEqualTo(38 * 2);
        assertThat(refused).isEqualTo(38 * NO_VALUES.size() + 16 * 2);
    }

    @Test
    void aParameterHasTheSchemaThatTheBodyHas() {
        int parameters = 0;
        for (JsonNode parameter : document.at("/paths/~1parameters/get/parameters")) {
            String name = parameter.get("name").asString();
            assertThat(parameter.get("in").asString()).isEqualTo("query");
            assertThat(withoutNull(parameter.get("schema")))
                    .as(name)
                    .isEqualTo(withoutNull(document.at("/components/schemas/EveryValue/properties/" + name)));
            parameters++;
        }
        assertThat(parameters).isEqualTo(38);
    }

    /** What may be null has that among its types, here in a parameter and there in a body. */
    private static JsonNode withoutNull(JsonNode schema) {
        ObjectNode rest = schema.asObject().deepCopy();
        if (rest.get("type").isArray()) {
            assertThat(rest.get("type")).hasSize(2);
            assertThat(rest.get("type").get(1).asString()).isEqualTo("null");
            rest.set("type", rest.get("type").get(0));
        }
        return rest;
    }

    @Test
    void aTypeArgumentIsDescribedAsTheTypeItself() {
        int envelopes = 0;
        for (String[] row : new String[][] {
            {"EnvelopeInstantRange", "instantRange"},
            {"EnvelopeIntRangeSet", "intRangeSet"},
            {"EnvelopeBigDecimalSet", "bigDecimalSet"},
            {"EnvelopeWrapperSetNumber", "numbers"}
        }) {
            JsonNode properties = document.at("/components/schemas/" + row[0] + "/properties");
            JsonNode expected = withoutNull(document.at("/components/schemas/EveryValue/properties/" + row[1]));
            assertThat(properties.get("value")).as(row[0]).isEqualTo(expected);
            assertThat(properties.get("optional")).as(row[0]).isEqualTo(expected);
            assertThat(properties.at("/list/items")).as(row[0]).isEqualTo(expected);
            assertThat(properties.at("/map/additionalProperties")).as(row[0]).isEqualTo(expected);
            envelopes++;
        }
        assertThat(envelopes).isEqualTo(4);
        assertThat(document.at("/components/schemas").propertyNames())
                .containsExactlyInAnyOrder(
                        "EveryValue",
                        "EnvelopeInstantRange",
                        "EnvelopeIntRangeSet",
                        "EnvelopeBigDecimalSet",
                        "EnvelopeWrapperSetNumber");
    }

    @Test
    void anElementHasTheFormatThatIsRegisteredForIt() {
        Map<String, String> formats = Map.ofEntries(
                Map.entry("shortSet", "integer null"),
                Map.entry("intSet", "integer int32"),
                Map.entry("longSet", "integer int64"),
                Map.entry("bigDecimalSet", "number null"),
                Map.entry("doubleSet", "number double"),
                Map.entry("floatSet", "number float"),
                Map.entry("stringSet", "string null"),
                Map.entry("uuidSet", "string uuid"),
                Map.entry("localDateSet", "string date"),
                Map.entry("localTimeSet", "string time-local"),
                Map.entry("localDateTimeSet", "string date-time-local"),
                Map.entry("offsetDateTimeSet", "string date-time"),
                Map.entry("instantSet", "string date-time"),
                Map.entry("yearMonthSet", "string null"),
                Map.entry("names", "string null"),
                Map.entry("numbers", "integer int64"));
        int sets = 0;
        for (Component component : EveryValue.components()) {
            if (component.type() instanceof SetType) {
                JsonNode items = property(component).get("items");
                assertThat(items.get("type").asString() + " "
                                + items.path("format").asString("null"))
                        .as(component.name())
                        .isEqualTo(formats.get(component.name()));
                sets++;
            }
        }
        assertThat(sets).isEqualTo(formats.size()).isEqualTo(16);
        JsonNode small = document.at("/components/schemas/EveryValue/properties/shortSet/items");
        assertThat(small.get("minimum").asInt()).isEqualTo(Short.MIN_VALUE);
        assertThat(small.get("maximum").asInt()).isEqualTo(Short.MAX_VALUE);
    }
}

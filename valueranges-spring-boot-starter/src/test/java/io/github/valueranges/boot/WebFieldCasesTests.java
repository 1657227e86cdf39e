package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.BigDecimalRange;
import io.github.valueranges.IntRange;
import io.github.valueranges.IntRangeSet;
import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalTimeRange;
import io.github.valueranges.SetType;
import io.github.valueranges.StringSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.boot.EveryValue.Component;
import io.github.valueranges.boot.HostBinding.Reply;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.bind.BindHandler;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.ConfigurationPropertySources;
import org.springframework.boot.convert.ApplicationConversionService;
import org.springframework.boot.env.YamlPropertySourceLoader;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.boot.web.context.reactive.AnnotationConfigReactiveWebApplicationContext;
import org.springframework.boot.web.context.servlet.AnnotationConfigServletWebApplicationContext;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.ResolvableType;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.PropertySource;
import org.springframework.core.io.ByteArrayResource;
import org.springframework.http.HttpHeaders;
import org.springframework.mock.web.MockServletContext;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.test.web.servlet.client.MockMvcWebTestClient;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.yaml.snakeyaml.parser.ParserException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What goes wrong elsewhere with ranges in requests, documents, settings and JSON, and what is right: each as one row,
 * and beside the rows its kind, asked of every type and in both hosts. The hosts have a date format of their own, which
 * a literal does not know.
 */
@SpringBootTest(classes = Probes.Application.class, webEnvironment = WebEnvironment.RANDOM_PORT)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WebFieldCasesTests {

    private static final int COMPONENTS = 38;

    private final AnnotationConfigServletWebApplicationContext servlet =
            new AnnotationConfigServletWebApplicationContext();
    private final AnnotationConfigReactiveWebApplicationContext reactive =
            new AnnotationConfigReactiveWebApplicationContext();
    private final Map<String, WebTestClient> hosts = new LinkedHashMap<>();

    @LocalServerPort
    private int port;

    private JsonMapper mapper;
    private JsonNode document;

    @RestController
    static class PlainDates {

        @GetMapping("/plain-date")
        public String date(@RequestParam("value") LocalDate value) {
            return value.toString();
        }
    }

    @BeforeAll
    void start() {
        servlet.setServletContext(new MockServletContext());
        servlet.register(MvcBindingTests.Application.class, PlainDates.class);
        reactive.register(MvcBindingTests.Application.class, PlainDates.class);
        for (GenericApplicationContext context : List.of(servlet, reactive)) {
            context.getEnvironment()
                    .getPropertySources()
                    .addFirst(new MapPropertySource(
                            "formats",
                            Map.of(
                                    "spring.mvc.format.date",
                                    "M/d/yy",
                                    "spring.webflux.format.date",
                                    "M/d/yy",
                                    "springdoc.paths-to-match",
                                    "/*/param,/every/body")));
            HostProbes.registerIn(context);
            context.refresh();
        }
        hosts.put(
                "MVC",
                MockMvcWebTestClient.bindToApplicationContext(servlet)
                        .configureClient()
                        .codecs(codecs -> codecs.defaultCodecs().maxInMemorySize(-1))
                        .build());
        hosts.put("WebFlux", WebTestClient.bindToApplicationContext(reactive).build());
        mapper = servlet.getBean(JsonMapper.class);
        document = mapper.readTree(
                HostBinding.reply(host("MVC").get().uri("/v3/api-docs")).body());
    }

    @AfterAll
    void stop() {
        servlet.close();
        reactive.close();
    }

    private WebTestClient host(String name) {
        return hosts.get(name);
    }

    // --- rows -------------------------------------------------------------------------------------------------------

    /** What is answered: a value as text, or why there is none. */
    private record Answer(boolean refused, String text) {

        static Answer value(@Nullable Object value) {
            return new Answer(false, String.valueOf(value));
        }

        static Answer refusal(@Nullable String why) {
            return new Answer(true, String.valueOf(why));
        }
    }

    private interface Ask {
        Answer of(String input) throws Exception;
    }

    /**
     * One case.
     *
     * @param right the right value as text; for a refusal a part of its reason
     */
    private record Row(String kind, String behaviour, String input, boolean refused, String right, Ask ask) {

        @Override
        public String toString() {
            return kind + ": " + behaviour + ": " + input;
        }
    }

    private final List<Row> rows = new ArrayList<>();

    private void reads(String kind, String behaviour, String input, String right, Ask ask) {
        rows.add(new Row(kind, behaviour, input, false, right, ask));
    }

    private void refuses(String kind, String behaviour, String input, String reason, Ask ask) {
        rows.add(new Row(kind, behaviour, input, true, reason, ask));
    }

    Stream<Row> rows() {
        rows.clear();
        lists();
        addresses();
        locales();
        settings();
        json();
        documents();
        return rows.stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    void aMistakeMadeElsewhereHasItsRightValueHere(Row row) throws Exception {
        Answer answer = row.ask().of(row.input());
        assertThat(answer.refused()).as("%s", answer).isEqualTo(row.refused());
        if (row.refused()) {
            assertThat(answer.text()).contains(row.right());
        } else {
            assertThat(answer.text()).isEqualTo(row.right());
        }
    }

    @Test
    void everyKindHasItsRows() {
        Map<String, Integer> kinds = new LinkedHashMap<>();
        rows().forEach(row -> kinds.merge(row.kind(), 1, Integer::sum));
        assertThat(kinds)
                .isEqualTo(Map.of(
                        "lists", 24, "addresses", 19, "locales", 16, "settings", 17, "json", 18, "documents", 8));
    }

    // --- lists: a literal with a comma is one
    // -------------------------------------------------------------------------

    /** Sends a query as it stands, already encoded. */
    private Answer send(String host, String target, String... headers) {
        return answer(HostBinding.reply(host(host).get().uri(URI.create(target)).headers(all -> set(all, headers))));
    }

    private static void set(HttpHeaders all, String... headers) {
        for (int i = 0; i < headers.length; i += 2) {
            all.set(headers[i], headers[i + 1]);
        }
    }

    private Answer answer(Reply reply) {
        if (reply.status() == 200) {
            return Answer.value(reply.body());
        }
        assertThat(reply.status()).as("%s", reply).isEqualTo(400);
        assertThat(reply.type()).as("%s", reply).isEqualTo("application/problem+json");
        JsonNode error = mapper.readTree(reply.body()).at("/errors/0");
        return Answer.refusal(
                error.at("/field").asString("") + ": " + error.at("/message").asString(""));
    }

    private void lists() {
        for (String host : hosts.keySet()) {
            for (String way : List.of("list", "array")) {
                Ask ask = query -> send(host, "/intRange/" + way + query);
                String at = " in the " + way + " of " + host;
                reads("lists", "one literal is one element" + at, "?value=%5B1,3)", "{\"value\":[\"[1,2]\"]}", ask);
                reads(
                        "lists",
                        "two parameters are two elements" + at,
                        "?value=%5B1,3)&value=%5B5,7)",
                        "{\"value\":[\"[1,2]\",\"[5,6]\"]}",
                        ask);
                reads(
                        "lists",
                        "two literals in one parameter are two elements" + at,
                        "?value=%5B1,3),%5B5,7)",
                        "{\"value\":[\"[1,2]\",\"[5,6]\"]}",
                        ask);
                reads("lists", "the empty range is an element" + at, "?value=empty", "{\"value\":[\"empty\"]}", ask);
                refuses("lists", "half a literal is none" + at, "?value=%5B1&value=3)", "value", ask);
            }
            reads(
                    "lists",
                    "the comma of one literal does not end a range set in " + host,
                    "?value=%7B%5B1,3),%5B5,7)%7D",
                    "{\"value\":[\"{[1,2],[5,6]}\"]}",
                    query -> send(host, "/intRangeSet/list" + query));
            reads(
                    "lists",
                    "a quoted comma does not end an element in " + host,
                    "?value=%7B%22a,b%22,c%7D",
                    "{\"value\":[[\"a,b\",\"c\"]]}",
                    query -> send(host, "/stringSet/list" + query));
        }
    }

    @Test
    void oneLiteralIsOneElementOfAListOfEveryType() {
        int cases = 0;
        for (String host : hosts.keySet()) {
            for (Component component : EveryValue.components()) {
                String literal = component.example();
                String one = mapper.writeValueAsString(component.target().parse(literal));
                for (String way : List.of("/list", "/array")) {
                    String path = "/" + component.name() + way;
                    assertThat(listed(host, path, literal)).as(path).isEqualTo("{\"value\":[" + one + "]}");
                    assertThat(listed(host, path, literal, literal))
                            .as(path)
                            .isEqualTo("{\"value\":[" + one + "," + one + "]}");
                    cases += 2;
                }
            }
        }
        assertThat(cases).isEqualTo(2 * COMPONENTS * 4);
    }

    private String listed(String host, String path, String... literals) {
        return HostBinding.reply(host(host).get().uri(uri -> {
                    uri.path(path);
                    for (int i = 0; i < literals.length; i++) {
                        uri.queryParam("value", "{" + i + "}");
                    }
                    return uri.build((Object[]) literals);
                }))
                .body();
    }

    // --- addresses: brackets and braces are encoded
    // -------------------------------------------------------------------

    private Answer raw(String target) throws IOException {
        try (Socket socket = new Socket("localhost", port)) {
            String request = "GET " + target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            String reply = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            String status = reply.substring("HTTP/1.1 ".length(), "HTTP/1.1 200".length());
            return status.equals("200")
                    ? Answer.value(reply.substring(reply.indexOf("{\""), reply.lastIndexOf('}') + 1))
                    : Answer.refusal(status + " " + (reply.contains("text/html") ? "html" : "problem"));
        }
    }

    private static Answer uri(String text) {
        try {
            return Answer.value(URI.create(text).getQuery());
        } catch (IllegalArgumentException e) {
            return Answer.refusal(e.getMessage());
        }
    }

    private void addresses() {
        refuses("addresses", "the server refuses a raw bracket", "/IntRange/param?value=[1,5)", "400 html", this::raw);
        refuses(
                "addresses",
                "the server refuses a raw brace",
                "/IntRangeSet/param?value={%5B1,5)}",
                "400 html",
                this::raw);
        reads(
                "addresses",
                "the server passes an encoded bracket on",
                "/IntRange/param?value=%5B1,5)",
                "{\"value\":\"[1,4]\"}",
                this::raw);
        reads(
                "addresses",
                "the server passes an encoded brace on",
                "/IntRangeSet/param?value=%7B%5B1,5),%5B7,9)%7D",
                "{\"value\":\"{[1,4],[7,8]}\"}",
                this::raw);
        reads(
                "addresses",
                "an address of Java takes a bracket in a query",
                "/x?value=[1,5)",
                "value=[1,5)",
                t -> uri(t));
        refuses(
                "addresses",
                "an address of Java takes no brace",
                "/x?value={}",
                "Illegal character in query",
                t -> uri(t));
        refuses(
                "addresses",
                "an address of Java takes no bracket in a path",
                "/x/[1,5)",
                "Illegal character in path",
                t -> uri(t));
        for (String host : hosts.keySet()) {
            Ask ask = target -> send(host, target);
            String in = " in " + host;
            reads(
                    "addresses",
                    "brackets alone encoded" + in,
                    "/intRange/param?value=%5B1,5)",
                    "{\"value\":\"[1,4]\"}",
                    ask);
            reads(
                    "addresses",
                    "everything encoded" + in,
                    "/intRange/param?value=%5B1%2C5%29",
                    "{\"value\":\"[1,4]\"}",
                    ask);
            reads("addresses", "encoded in the path" + in, "/intRange/path/%5B1,5)", "{\"value\":\"[1,4]\"}", ask);
            reads(
                    "addresses",
                    "braces encoded in the path" + in,
                    "/intRangeSet/path/%7B%5B1,5)%7D",
                    "{\"value\":\"{[1,4]}\"}",
                    ask);
            reads("addresses", "an empty text is absent" + in, "/intRange/optional?value=", "{\"value\":null}", ask);
            refuses(
                    "addresses",
                    "given twice is no range" + in,
                    "/intRange/param?value=%5B1,5)&value=%5B1,5)",
                    "value: is given 2 times",
                    ask);
        }
    }

    // --- locales: a literal has ISO dates
    // -----------------------------------------------------------------------------

    private void locales() {
        for (String host : hosts.keySet()) {
            reads(
                    "locales",
                    "a date alone has the format that is set in " + host,
                    "12/6/19",
                    "2019-12-06",
                    text -> send(host, "/plain-date?value=" + text));
            for (String language : List.of("en-US", "de-DE", "ar-EG-u-nu-arab")) {
                Ask ask = text ->
                        send(host, "/localDateRange/param?value=" + text, HttpHeaders.ACCEPT_LANGUAGE, language);
                String in = " for " + language + " in " + host;
                refuses("locales", "a bound has no such format" + in, "%5B12/6/19,12/7/19)", "value: ", ask);
                reads(
                        "locales",
                        "a bound is an ISO date" + in,
                        "%5B2019-12-06,2019-12-08)",
                        "{\"value\":\"[2019-12-06,2019-12-07]\"}",
                        ask);
            }
            refuses(
                    "locales",
                    "a bound has no German format for German in " + host,
                    "%5B06.12.2019,07.12.2019)",
                    "value: ",
                    text -> send(host, "/localDateRange/param?value=" + text, HttpHeaders.ACCEPT_LANGUAGE, "de-DE"));
        }
    }

    @Test
    void noTypeOfDatesHasTheFormatOfALocale() {
        int cases = 0;
        for (String host : hosts.keySet()) {
            for (Component component : EveryValue.components()) {
                if (!component.type().elementClass().getName().startsWith("java.time.")) {
                    continue;
                }
                String example = component.example();
                for (String text : List.of("12/6/19", "6.12.2019", "6.12.19 08:00", "8:00 AM", "Dec 6, 2019")) {
                    String given = component.type() instanceof SetType
                            ? "{\"" + text + "\"}"
                            : example.startsWith("{") ? "{[\"" + text + "\",)}" : "[\"" + text + "\",)";
                    Reply reply = HostBinding.reply(host(host)
                            .get()
                            .uri("/" + component.name() + "/param?value={value}", given)
                            .header(HttpHeaders.ACCEPT_LANGUAGE, "en-US"));
                    assertThat(reply.status())
                            .as("%s of %s: %s", given, component.name(), reply)
                            .isEqualTo(400);
                    assertThat(reply.type()).isEqualTo("application/problem+json");
                    cases++;
                }
            }
        }
        assertThat(cases).isEqualTo(2 * 6 * 3 * 5);
    }

    // --- settings: YAML is quoted
    // -------------------------------------------------------------------------------------

    private static PropertySource<?> yaml(String text) throws IOException {
        return new YamlPropertySourceLoader()
                .load("test.yaml", new ByteArrayResource(text.getBytes(StandardCharsets.UTF_8), "test.yaml"))
                .get(0);
    }

    private static Answer bound(ResolvableType type, String yaml) throws IOException {
        ApplicationConversionService conversions = new ApplicationConversionService();
        ValueRangesEnvironmentPostProcessor.addConverters(conversions);
        try {
            Object value = new Binder(ConfigurationPropertySources.from(yaml(yaml)), null, conversions)
                    .bind(
                            "value",
                            Bindable.of(type),
                            ValueRangesConfigurationAutoConfiguration.valueRangesBindHandlerAdvisor()
                                    .apply(BindHandler.DEFAULT))
                    .orElse(null);
            return Answer.value(value);
        } catch (ParserException e) {
            return Answer.refusal("YAML: " + e.getProblem());
        } catch (BindException e) {
            Throwable root = e;
            while (root.getCause() != null) {
                root = root.getCause();
            }
            return Answer.refusal(e.getName() + ": " + root.getMessage());
        }
    }

    private static Ask into(Class<?> type) {
        return yaml -> bound(ResolvableType.forClass(type), yaml);
    }

    private static ResolvableType keyedBy(ResolvableType type) {
        return ResolvableType.forClassWithGenerics(Map.class, type, ResolvableType.forClass(String.class));
    }

    private void settings() {
        Ask range = into(IntRange.class);
        Ask rangeSet = into(IntRangeSet.class);
        Ask key = yaml -> bound(keyedBy(ResolvableType.forClass(IntRange.class)), yaml);
        Ask dateKey = yaml -> bound(keyedBy(ResolvableType.forClass(LocalDateRange.class)), yaml);
        Ask times = into(LocalTimeRange.class);
        String quote = "value: a range needs one quoted literal";
        refuses("settings", "an unquoted half-open range is no YAML", "value: [1,5)", "YAML: ", range);
        refuses("settings", "an unquoted closed range is a list", "value: [1,5]", quote, range);
        reads("settings", "an unquoted open start is a text", "value: (1,5]", "[2,5]", range);
        refuses("settings", "unquoted braces are an empty text", "value: {}", "value: the text is empty", rangeSet);
        refuses("settings", "unquoted braces are no range", "value: {}", "value: the text is empty", range);
        refuses("settings", "unquoted times are numbers of base sixty", "value: [08:00,17:30]", quote, times);
        reads("settings", "a quoted half-open range", "value: '[1,5)'", "[1,4]", range);
        reads("settings", "a quoted closed range", "value: '[1,5]'", "[1,5]", range);
        reads("settings", "a quoted open start", "value: '(1,5]'", "[2,5]", range);
        reads("settings", "quoted braces are the empty range set", "value: '{}'", "{}", rangeSet);
        reads("settings", "quoted times", "value: '[08:00,17:30]'", "[08:00:00,17:30:00]", times);
        reads("settings", "a range set may be a list", "value: ['[1,3)', '[5,7)']", "{[1,2],[5,6]}", rangeSet);
        refuses("settings", "a quoted range in a list is no range", "value: ['[1,5)']", quote, range);
        refuses(
                "settings",
                "a range is no key",
                "value:\n  '[1,5)': x",
                "expected [ or ( or empty, as in [1,5] at index 0 in \"15\"",
                key);
        refuses(
                "settings",
                "a range in brackets is no key",
                "value:\n  '[[1,5)]': x",
                "expected [ or ( or empty, as in [1,5] at index 0 in \"15\"",
                key);
        refuses(
                "settings",
                "a range of dates is no key",
                "value:\n  '[2024-01-01,2024-02-01)': x",
                "in \"2024-01-012024-02-01\"",
                dateKey);
        refuses(
                "settings",
                "a range of dates in brackets is no key",
                "value:\n  '[[2024-01-01,2024-02-01)]': x",
                "in \"2024-01-012024-02-01\"",
                dateKey);
    }

    @Test
    void everyTypeIsReadQuotedAndNoRangeIsAKey() throws IOException {
        int read = 0;
        int keys = 0;
        for (Component component : EveryValue.components()) {
            String literal = component.example();
            String quoted = "'" + literal.replace("'", "''") + "'";
            assertThat(bound(component.declared(), "value: " + quoted))
                    .as(component.name())
                    .isEqualTo(Answer.value(component.target().parse(literal)));
            assertThat(bound(component.declared(), "value: {}").refused())
                    .as(component.name())
                    .isTrue();
            assertThat(bound(component.declared(), "value: ''").refused())
                    .as(component.name())
                    .isTrue();
            assertThat(bound(component.declared(), "other: 1")).isEqualTo(Answer.value(null));
            read += 4;
            if (!(component.type() instanceof SetType)) {
                assertThat(bound(keyedBy(component.declared()), "value:\n  " + quoted + ": x")
                                .refused())
                        .as(component.name())
                        .isTrue();
                keys++;
            }
        }
        assertThat(read).isEqualTo(COMPONENTS * 4);
        assertThat(keys).isEqualTo(2 * 11);
    }

    // --- JSON: nothing of a value is lost
    // -----------------------------------------------------------------------------

    private Answer written(JavaType type, String json) {
        try {
            return Answer.value(mapper.writeValueAsString(mapper.<@Nullable Object>readValue(json, type)));
        } catch (JacksonException e) {
            return Answer.refusal(e.getOriginalMessage());
        }
    }

    private JavaType keyed(Class<?> type) {
        return mapper.getTypeFactory().constructMapType(Map.class, type, String.class);
    }

    private void json() {
        Ask range = json -> written(mapper.constructType(IntRange.class), json);
        Ask grades = json -> written(keyed(BigDecimalRange.class), json);
        Ask seats = json -> written(keyed(IntRange.class), json);
        Ask tags = json -> written(keyed(StringSet.class), json);
        String form = "a string such as \"[1,5]\" is expected";
        String bracket = "expected [ or ( or empty";
        reads("json", "a range is its literal", "\"[1,3)\"", "\"[1,2]\"", range);
        reads("json", "the empty range is its literal", "\"empty\"", "\"empty\"", range);
        reads("json", "a range of everything is its literal", "\"(,)\"", "\"(,)\"", range);
        reads(
                "json",
                "a mapper without the module reads and writes the literal",
                "\"[1,3)\"",
                "\"[1,2]\"",
                json -> Answer.value(JsonMapper.shared()
                        .writeValueAsString(JsonMapper.shared().readValue(json, IntRange.class))));
        reads("json", "null is null", "null", "null", range);
        refuses("json", "an object that says it is empty is none", "{\"empty\":false}", form, range);
        refuses("json", "an object of bounds is none", "{\"lowerBound\":{},\"upperBound\":{}}", form, range);
        refuses("json", "the elements of a range are none", "[1,2]", form, range);
        refuses("json", "an empty text is none", "\"\"", bracket, range);
        reads("json", "a key is the literal of its range", "{\"[0,60)\":\"F\"}", "{\"[0,60)\":\"F\"}", grades);
        reads(
                "json",
                "a key of whole numbers has its canonical form",
                "{\"[0,60)\":\"F\"}",
                "{\"[0,59]\":\"F\"}",
                seats);
        reads("json", "the empty range is a key", "{\"empty\":\"F\"}", "{\"empty\":\"F\"}", grades);
        reads("json", "two spellings are one key", "{\"[0,60)\":\"F\",\"[0,59]\":\"A\"}", "{\"[0,59]\":\"A\"}", seats);
        reads(
                "json",
                "two keys stay two",
                "{\"[0,60)\":\"F\",\"[60,)\":\"A\"}",
                "{\"[0,60)\":\"F\",\"[60,)\":\"A\"}",
                grades);
        reads("json", "a set is a key by its literal", "{\"{b,a}\":\"x\"}", "{\"{a,b}\":\"x\"}", tags);
        refuses("json", "an empty key is none", "{\"\":\"F\"}", bracket, grades);
        refuses("json", "what is no literal is no key", "{\"0-60\":\"F\"}", bracket, grades);
        refuses(
                "json",
                "reversed bounds are no key",
                "{\"[60,0)\":\"F\"}",
                "lower bound 60 is after upper bound 0",
                grades);
    }

    @Test
    void everyTypeIsReadBackAsValueAsKeyAndInACollection() {
        int cases = 0;
        for (Component component : EveryValue.components()) {
            JavaType type = mapper.constructType(component.declared().getType());
            for (Object value : List.of(
                    component.target().parse(component.example()),
                    component.target().empty())) {
                String json = mapper.writeValueAsString(value);
                assertThat(json).as(component.name()).startsWith(component.type() instanceof SetType ? "[" : "\"");
                assertThat(mapper.<Object>readValue(json, type)).isEqualTo(value);
                JavaType map =
                        mapper.getTypeFactory().constructMapType(Map.class, type, mapper.constructType(String.class));
                String key = "{" + mapper.writeValueAsString(value.toString()) + ":\"F\"}";
                assertThat(mapper.writeValueAsString(Map.of(value, "F"))).isEqualTo(key);
                assertThat(mapper.<Object>readValue(key, map)).isEqualTo(Map.of(value, "F"));
                JavaType list = mapper.getTypeFactory().constructCollectionType(List.class, type);
                assertThat(mapper.<Object>readValue("[" + json + "," + json + "]", list))
                        .isEqualTo(List.of(value, value));
                cases++;
            }
        }
        assertThat(cases).isEqualTo(COMPONENTS * 2);
    }

    // --- documents: a value is a text with a pattern
    // ------------------------------------------------------------------

    private JsonNode parameter(String name) {
        return document.at("/paths/~1" + name + "~1param/get/parameters/0/schema");
    }

    private JsonNode property(String name) {
        return document.at("/components/schemas/EveryValue/properties/" + name);
    }

    private void documents() {
        for (Map.Entry<String, Ask> place : Map.<String, Ask>of(
                        "parameter",
                        at -> Answer.value(parameter("intRange").at(at).asString("none")),
                        "property",
                        at -> Answer.value(property("intRange").at(at).asString("none")))
                .entrySet()) {
            String of = " as a " + place.getKey();
            reads("documents", "the type of a range" + of, "/type", "string", place.getValue());
            reads("documents", "the format of a range" + of, "/format", "int4range", place.getValue());
            reads("documents", "the example of a range" + of, "/example", "[1,5]", place.getValue());
            reads("documents", "no schema of its own for a range" + of, "/$ref", "none", place.getValue());
        }
    }

    @Test
    void everyTypeIsATextOrAnArrayInAParameterAndInAProperty() {
        int cases = 0;
        for (Component component : EveryValue.components()) {
            ValueType<?> type = component.type();
            for (JsonNode schema : List.of(parameter(component.name()), property(component.name()))) {
                assertThat(schema.propertyNames())
                        .as("%s: %s", component.name(), schema)
                        .doesNotContain("$ref", "oneOf", "properties");
                if (type instanceof SetType) {
                    assertThat(schema.at("/type").asString("none")).isEqualTo("array");
                    assertThat(schema.at("/uniqueItems").asBoolean(false)).isTrue();
                } else {
                    assertThat(schema.at("/type").asString("none")).isEqualTo("string");
                    assertThat(schema.at("/example").asString("none")).isEqualTo(type.example());
                    String pattern = schema.at("/pattern").asString("none");
                    assertThat(type.example()).matches(pattern);
                    assertThat(type.example().substring(1)).doesNotMatch(pattern);
                    assertThat(type.example().replace(",", ";")).doesNotMatch(pattern);
                }
                cases++;
            }
        }
        assertThat(cases).isEqualTo(COMPONENTS * 2);
        assertThat(document.at("/components/schemas").toString().toLowerCase(Locale.ROOT))
                .doesNotContain("unboundedend");
    }
}

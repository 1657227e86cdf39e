package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.springframework.test.web.client.match.MockRestRequestMatchers.anything;
import static org.springframework.test.web.client.response.MockRestResponseCreators.withSuccess;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.OffsetDateTimeRange;
import io.github.valueranges.RangeSetType;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.StringSet;
import io.github.valueranges.WrapperSet;
import io.github.valueranges.boot.EveryValue.Component;
import io.github.valueranges.boot.EveryValue.Name;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.convert.ApplicationConversionService;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.i18n.LocaleContextHolder;
import org.springframework.core.convert.ConversionService;
import org.springframework.core.convert.ConverterNotFoundException;
import org.springframework.core.convert.TypeDescriptor;
import org.springframework.format.support.DefaultFormattingConversionService;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Controller;
import org.springframework.test.web.client.MockRestServiceServer;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;
import org.springframework.web.bind.annotation.CookieValue;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.support.RestClientAdapter;
import org.springframework.web.client.support.RestClientHttpServiceGroupConfigurer;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.service.invoker.HttpServiceProxyFactory;
import org.springframework.web.service.registry.ImportHttpServices;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;
import org.springframework.web.util.UriComponentsBuilder;

/** What goes out is the literal, whoever writes the request. */
class ClientTests {

    /** Values of a type whose literals have brackets, quotes, commas, signs and spaces. */
    private static List<Object> values(Component component) {
        List<Object> values = new ArrayList<>(List.of(
                component.target().parse(component.example()),
                component.target().empty()));
        if (component.type() instanceof RangeType<?, ?, ?> range) {
            values.add(range.unbounded());
        } else if (component.type() instanceof RangeSetType<?, ?, ?> rangeSet) {
            values.add(rangeSet.unbounded());
        } else if (component.type() instanceof SetType<?, ?> set && set.backingClass() == String.class) {
            values.add(set.parse("{\"c++ & c#\",\"a,b\",\"%2B=?/ü\"}"));
        }
        return values;
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    @Test
    void aTemplateVariableIsTheEncodedLiteral() {
        int cases = 0;
        for (Component component : EveryValue.components()) {
            for (Object value : values(component)) {
                URI uri = UriComponentsBuilder.fromPath("/stays/{value}")
                        .queryParam("value", "{value}")
                        .encode()
                        .buildAndExpand(Map.of("value", value))
                        .toUri();
                assertThat(uri.getRawPath())
                        .doesNotContain("[")
                        .doesNotContain("{")
                        .doesNotContain("+");
                assertThat(decoded(uri.getRawPath())).isEqualTo("/stays/" + value);
                assertThat(decoded(uri.getRawQuery())).isEqualTo("value=" + value);
                cases++;
            }
        }
        assertThat(cases).isEqualTo(11 * 3 + 11 * 3 + 14 * 2 + 2 * 2 + 2);
    }

    /** A sign that is written into the address is one there, and a space to who reads it. */
    @Test
    void aParameterThatIsNoTemplateVariableKeepsItsPlus() {
        UriComponentsBuilder builder = UriComponentsBuilder.fromPath("/rooms").queryParam("tag", "c++");
        assertThat(builder.encode().build().toUri().getRawQuery()).isEqualTo("tag=c++");
        assertThat(UriComponentsBuilder.fromPath("/rooms")
                        .queryParam("tag", "{tag}")
                        .encode()
                        .buildAndExpand("c++")
                        .toUri()
                        .getRawQuery())
                .isEqualTo("tag=c%2B%2B");
    }

    @Test
    void aRestClientSendsTheLiteral() {
        int cases = 0;
        for (Component component : EveryValue.components()) {
            for (Object value : values(component)) {
                List<URI> sent = new ArrayList<>();
                RestClient.Builder builder = RestClient.builder();
                MockRestServiceServer.bindTo(builder)
                        .build()
                        .expect(request -> sent.add(request.getURI()))
                        .andRespond(withSuccess());
                builder.build()
                        .get()
                        .uri("http://hotel/stays/{value}?value={value}", value, value)
                        .retrieve()
                        .toBodilessEntity();
                assertThat(decoded(sent.get(0).getRawPath())).isEqualTo("/stays/" + value);
                assertThat(decoded(sent.get(0).getRawQuery())).isEqualTo("value=" + value);
                cases++;
            }
        }
        assertThat(cases).isEqualTo(100);
    }

    // --- redirects --------------------------------------------------------------------------------------------------

    @Controller
    static class Redirects {

        private @Nullable Object value;

        @GetMapping("/from")
        String from(RedirectAttributes attributes) {
            attributes.addAttribute("value", value);
            return "redirect:/to";
        }
    }

    @Test
    void anAttributeOfARedirectIsTheLiteral() throws Exception {
        DefaultFormattingConversionService conversions = new DefaultFormattingConversionService();
        ValueRangesEnvironmentPostProcessor.addConverters(conversions);
        Redirects redirects = new Redirects();
        MockMvc mvc = MockMvcBuilders.standaloneSetup(redirects)
                .setConversionService(conversions)
                .build();
        int cases = 0;
        for (Component component : EveryValue.components()) {
            for (Object value : values(component)) {
                redirects.value = value;
                String location = mvc.perform(
                                get("/from").locale(Locale.GERMANY).characterEncoding(StandardCharsets.UTF_8))
                        .andReturn()
                        .getResponse()
                        .getHeader("Location");
                assertThat(decoded(String.valueOf(location))).isEqualTo("/to?value=" + value);
                cases++;
            }
        }
        assertThat(cases).isEqualTo(100);
    }

    // --- HTTP service interfaces ------------------------------------------------------------------------------------

    interface Hotel {

        @GetExchange("/stays/{path}")
        void find(
                @PathVariable LocalDateRange path,
                @RequestParam LocalDateRange.Finite shape,
                @RequestParam LocalDateRangeSet rangeSet,
                @RequestParam StringSet tags,
                @RequestParam WrapperSet<Name> names,
                @RequestParam List<LocalDateRange> list,
                @RequestParam(required = false) @Nullable OffsetDateTimeRange none,
                @RequestHeader("X-Range") OffsetDateTimeRange header,
                @CookieValue StringSet cookie);
    }

    @Configuration(proxyBeanMethods = false)
    @ImportHttpServices(group = "hotel", types = Hotel.class)
    static class Clients {

        private final List<String> sent = new ArrayList<>();

        @Bean
        RestClientHttpServiceGroupConfigurer server() {
            return groups -> groups.forEachClient((group, builder) -> {
                builder.baseUrl("http://hotel");
                MockRestServiceServer.bindTo(builder)
                        .build()
                        .expect(request -> {
                            sent.add(decoded(request.getURI().getRawPath()));
                            sent.add(decoded(request.getURI().getRawQuery()));
                            sent.add(String.valueOf(request.getHeaders().getFirst("X-Range")));
                            sent.add(String.valueOf(request.getHeaders().getFirst("Cookie")));
                        })
                        .andExpect(anything())
                        .andRespond(withSuccess("", MediaType.TEXT_PLAIN));
            });
        }
    }

    private final ApplicationContextRunner runner = new ApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(ValueRangesClientsAutoConfiguration.class))
            .withUserConfiguration(Clients.class);

    @Test
    void anArgumentOfAServiceInterfaceIsTheLiteralInEveryLocale() {
        int cases = 0;
        for (String locale : List.of("en", "de-DE", "ar-EG-u-nu-arab", "th-TH-u-ca-buddhist-nu-thai")) {
            LocaleContextHolder.setLocale(Locale.forLanguageTag(locale));
            try {
                runner.run(context -> {
                    LocalDateRange stay = LocalDateRange.parse("[2026-06-01,2026-06-08]");
                    context.getBean(Hotel.class)
                            .find(
                                    stay,
                                    (LocalDateRange.Finite) stay,
                                    LocalDateRangeSet.of(stay),
                                    StringSet.of("c++", "a,b"),
                                    WrapperSet.of(Name.class, new Name("b"), new Name("a")),
                                    List.of(stay, LocalDateRange.empty()),
                                    null,
                                    OffsetDateTimeRange.parse("[2026-06-01T10:30:00+02:00,)"),
                                    StringSet.of("sea"));
                    assertThat(context.getBean(Clients.class).sent)
                            .containsExactly(
                                    "/stays/[2026-06-01,2026-06-08]",
                                    "shape=[2026-06-01,2026-06-08]"
                                            + "&rangeSet={[2026-06-01,2026-06-08]}"
                                            + "&tags={\"a,b\",c++}"
                                            + "&names={a,b}"
                                            + "&list=[2026-06-01,2026-06-08]&list=empty",
                                    "[2026-06-01T10:30:00+02:00,)",
                                    "cookie={sea}");
                });
            } finally {
                LocaleContextHolder.resetLocaleContext();
            }
            cases++;
        }
        assertThat(cases).isEqualTo(4);
    }

    @Test
    void aConversionServiceOfTheApplicationStays() {
        DefaultFormattingConversionService own = new DefaultFormattingConversionService();
        ValueRangesEnvironmentPostProcessor.addConverters(own);
        own.addConverter(StringSet.class, String.class, set -> "own");
        runner.withBean(
                        "own",
                        RestClientHttpServiceGroupConfigurer.class,
                        () -> groups -> groups.forEachProxyFactory((group, factory) -> factory.conversionService(own)))
                .run(context -> {
                    LocalDateRange.Finite stay =
                            (LocalDateRange.Finite) LocalDateRange.parse("[2026-06-01,2026-06-08]");
                    context.getBean(Hotel.class)
                            .find(
                                    stay,
                                    stay,
                                    LocalDateRangeSet.empty(),
                                    StringSet.empty(),
                                    WrapperSet.empty(Name.class),
                                    List.of(stay),
                                    null,
                                    OffsetDateTimeRange.empty(),
                                    StringSet.empty());
                    assertThat(context.getBean(Clients.class).sent.get(1)).contains("&tags=own&");
                });
    }

    interface Shaped {

        @GetExchange("/stays")
        void shape(@RequestParam LocalDateRange.Finite shape);

        @GetExchange("/stays")
        void names(@RequestParam WrapperSet<Name> names);
    }

    private static String sentByAFactoryOfTheApplication(ConversionService conversions, Consumer<Shaped> call) {
        List<String> sent = new ArrayList<>();
        RestClient.Builder builder = RestClient.builder().baseUrl("http://hotel");
        MockRestServiceServer.bindTo(builder)
                .build()
                .expect(request -> sent.add(decoded(request.getURI().getRawQuery())))
                .andRespond(withSuccess("", MediaType.TEXT_PLAIN));
        call.accept(HttpServiceProxyFactory.builderFor(RestClientAdapter.create(builder.build()))
                .conversionService(conversions)
                .build()
                .createClient(Shaped.class));
        return sent.get(0);
    }

    @Test
    void aFactoryOfTheApplicationNeedsTheConvertersThatAreBeansForWrapperSets() {
        new ApplicationContextRunner()
                .withConfiguration(AutoConfigurations.of(ValueRangesConversionAutoConfiguration.class))
                .run(context -> {
                    LocalDateRange.Finite shape =
                            (LocalDateRange.Finite) LocalDateRange.parse("[2026-06-01,2026-06-08]");
                    WrapperSet<Name> names = WrapperSet.of(Name.class, new Name("b"), new Name("a"));
                    DefaultFormattingConversionService conversions = new DefaultFormattingConversionService();
                    assertThat(sentByAFactoryOfTheApplication(conversions, client -> client.shape(shape)))
                            .isEqualTo("shape=[2026-06-01,2026-06-08]");
                    assertThatThrownBy(() -> sentByAFactoryOfTheApplication(conversions, client -> client.names(names)))
                            .isInstanceOf(ConverterNotFoundException.class);
                    ApplicationConversionService.addBeans(conversions, context.getBeanFactory());
                    assertThat(sentByAFactoryOfTheApplication(conversions, client -> client.shape(shape)))
                            .isEqualTo("shape=[2026-06-01,2026-06-08]");
                    assertThat(sentByAFactoryOfTheApplication(conversions, client -> client.names(names)))
                            .isEqualTo("names={a,b}");
                });
    }

    @Test
    void theConvertersPrintEveryTypeAndShape() {
        DefaultFormattingConversionService conversions = new DefaultFormattingConversionService();
        ValueRangesEnvironmentPostProcessor.addConverters(conversions);
        int cases = 0;
        for (Component component : EveryValue.components()) {
            for (Object value : values(component)) {
                assertThat(conversions.convert(value, String.class)).isEqualTo(value.toString());
                assertThat(conversions.convert(
                                value,
                                new TypeDescriptor(component.declared(), null, null),
                                TypeDescriptor.valueOf(String.class)))
                        .isEqualTo(value.toString());
                cases++;
            }
        }
        assertThat(cases).isEqualTo(100);
    }
}

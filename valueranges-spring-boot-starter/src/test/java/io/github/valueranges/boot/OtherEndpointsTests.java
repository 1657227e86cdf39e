package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.WrapperSet;
import io.github.valueranges.boot.EveryValue.Name;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.convert.ApplicationConversionService;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.convert.ConversionService;
import org.springframework.format.FormatterRegistry;
import org.springframework.http.MediaType;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.RequestBuilder;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.WebApplicationContext;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurationSupport;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.RouterFunctions;
import org.springframework.web.servlet.function.ServerResponse;

/** Endpoints and configurations that have to say themselves what Spring asks nobody for. */
class OtherEndpointsTests {

    private static final String STAY = "[2026-06-01,2026-06-08]";

    private static MockHttpServletResponse answer(WebApplicationContext context, RequestBuilder request)
            throws Exception {
        MockMvc mvc = MockMvcBuilders.webAppContextSetup(context).build();
        return mvc.perform(request).andReturn().getResponse();
    }

    // --- a configuration of Spring MVC that the application writes itself --------------------------------------------

    @RestController
    static class Names {

        @GetMapping("/names")
        String names(@RequestParam WrapperSet<Name> names, @RequestParam LocalDateRange.Finite stay) {
            return names + " " + stay;
        }
    }

    @Configuration(proxyBeanMethods = false)
    static class AsksNobody extends WebMvcConfigurationSupport {}

    @Configuration(proxyBeanMethods = false)
    static class AddsTheBeans extends WebMvcConfigurationSupport {

        private final ListableBeanFactory beans;

        AddsTheBeans(BeanFactory beans) {
            this.beans = (ListableBeanFactory) beans;
        }

        @Override
        protected void addFormatters(FormatterRegistry registry) {
            ApplicationConversionService.addBeans(registry, beans);
        }
    }

    private static WebApplicationContextRunner configuredBy(Class<?> configuration) {
        return new WebApplicationContextRunner()
                .withConfiguration(AutoConfigurations.of(
                        ValueRangesConversionAutoConfiguration.class, ValueRangesMvcAutoConfiguration.class))
                .withUserConfiguration(configuration)
                .withBean(Names.class);
    }

    @Test
    void aConfigurationOfItsOwnAddsTheConvertersThatAreBeans() {
        RequestBuilder request = get("/names").queryParam("names", "b,a").queryParam("stay", STAY);
        configuredBy(AddsTheBeans.class)
                .run(context -> assertThat(answer(context, request).getContentAsString())
                        .isEqualTo("{a,b} " + STAY));
        configuredBy(AsksNobody.class).run(context -> {
            assertThat(context).hasNotFailed();
            MockMvc mvc = MockMvcBuilders.webAppContextSetup(context).build();
            assertThat(mvc.perform(request).andReturn().getResolvedException())
                    .hasMessageContaining(
                            "to required type 'io.github.valueranges.WrapperSet' for property 'names': no matching");
        });
    }

    // --- functional endpoints ----------------------------------------------------------------------------------------

    record Form(
            LocalDateRange.@Nullable Finite stay, @Nullable WrapperSet<Name> names) {}

    @RestController
    static class Nothing {}

    @Configuration(proxyBeanMethods = false)
    static class Routes {

        @Bean
        RouterFunction<ServerResponse> route(ConversionService mvcConversionService) {
            return RouterFunctions.route()
                    .GET(
                            "/bound",
                            request -> ServerResponse.ok()
                                    .contentType(MediaType.TEXT_PLAIN)
                                    .body(request.bind(
                                                    Form.class,
                                                    binder -> binder.setConversionService(mvcConversionService))
                                            .toString()))
                    .build();
        }
    }

    @Test
    void aFunctionalEndpointBindsWithTheConversionServiceThatItSets() {
        MvcRunner.with(Nothing.class).withUserConfiguration(Routes.class).run(context -> {
            RequestBuilder request = get("/bound")
                    .queryParam("stay", STAY)
                    .queryParam("names", "b,a")
                    .queryParam("stay.start", "x");
            assertThat(answer(context, request).getContentAsString()).isEqualTo("Form[stay=" + STAY + ", names={a,b}]");
        });
    }

    // --- a body that a type variable declares ------------------------------------------------------------------------

    abstract static class Generic<T> {

        @PostMapping("/generic")
        String generic(@RequestBody T body) {
            return body.toString();
        }

        @PostMapping("/declared")
        String declared(@RequestBody T body) {
            return body.toString();
        }
    }

    @RestController
    static class OfNames extends Generic<WrapperSet<Name>> {

        @Override
        @PostMapping("/declared")
        String declared(@RequestBody WrapperSet<Name> body) {
            return body.toString();
        }
    }

    @RestController
    static class OfStays extends Generic<LocalDateRange> {}

    private static RequestBuilder json(String path, String body) {
        return post(path).contentType(MediaType.APPLICATION_JSON).content(body);
    }

    @Test
    void aWrapperSetThatIsTheWholeBodyIsDeclaredByTheMethod() {
        MvcRunner.with(OfNames.class).run(context -> {
            assertThat(answer(context, json("/declared", "[\"b\",\"a\"]")).getContentAsString())
                    .isEqualTo("{a,b}");
            assertThatThrownBy(() -> answer(context, json("/generic", "[\"b\",\"a\"]")))
                    .hasStackTraceContaining("where its element type is declared");
        });
        MvcRunner.with(OfStays.class)
                .run(context -> assertThat(answer(context, json("/generic", "\"" + STAY + "\""))
                                .getContentAsString())
                        .isEqualTo(STAY));
    }

    // --- reasons of the application ----------------------------------------------------------------------------------

    record Code(String value) {
        Code {
            if (value.length() != 3) {
                throw new IllegalArgumentException("a code has three letters, not " + value.length());
            }
        }
    }

    @RestController
    static class Codes {

        @GetMapping("/codes")
        String codes(@RequestParam WrapperSet<Code> codes) {
            return codes.toString();
        }

        @PostMapping("/codes")
        String read(@RequestBody WrapperSet<Code> codes) {
            return codes.toString();
        }
    }

    @Test
    void theReasonOfAConstructorIsShownAsItIs() {
        MvcRunner.with(Codes.class).run(context -> {
            int refused = 0;
            for (RequestBuilder request : new RequestBuilder[] {
                get("/codes").queryParam("codes", "abc,de"),
                get("/codes").queryParam("codes", "abc", "de"),
                json("/codes", "[\"abc\",\"de\"]")
            }) {
                MockHttpServletResponse answer = answer(context, request);
                assertThat(answer.getStatus()).isEqualTo(400);
                assertThat(answer.getContentAsString())
                        .contains("a code has three letters, not 2")
                        .doesNotContain("Exception");
                refused++;
            }
            assertThat(refused).isEqualTo(3);
            assertThat(answer(context, get("/codes").queryParam("codes", "def,abc"))
                            .getContentAsString())
                    .isEqualTo("{abc,def}");
        });
    }
}

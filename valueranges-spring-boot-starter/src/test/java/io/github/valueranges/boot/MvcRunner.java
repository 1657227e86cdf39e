package io.github.valueranges.boot;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.http.converter.autoconfigure.HttpMessageConvertersAutoConfiguration;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.boot.webmvc.autoconfigure.DispatcherServletAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.WebMvcAutoConfiguration;

/** An application of Spring MVC with what the starter adds to requests, and one controller. */
final class MvcRunner {

    private MvcRunner() {}

    static WebApplicationContextRunner with(Class<?> controller) {
        return new WebApplicationContextRunner()
                .withConfiguration(AutoConfigurations.of(
                        ValueRangesConversionAutoConfiguration.class,
                        ValueRangesMvcAutoConfiguration.class,
                        ValueRangesJacksonAutoConfiguration.class,
                        ValueRangesProblemsAutoConfiguration.class,
                        JacksonAutoConfiguration.class,
                        HttpMessageConvertersAutoConfiguration.class,
                        DispatcherServletAutoConfiguration.class,
                        WebMvcAutoConfiguration.class))
                .withBean(controller);
    }
}

package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.ValueType;
import io.github.valueranges.oracles.ForkedJvm;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.boot.http.converter.autoconfigure.HttpMessageConvertersAutoConfiguration;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.tomcat.autoconfigure.servlet.TomcatServletWebServerAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.DispatcherServletAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.WebMvcAutoConfiguration;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** What the starter takes of an application's start: none of the types that the application does not use. */
class StartUpTests {

    private static final String DESCRIPTORS = "io.github.valueranges.AllTypes ";
    private static final List<String> REPORT = List.of("-XX:TieredStopAtLevel=1", "-Xlog:class+load");

    @Configuration(proxyBeanMethods = false)
    @ImportAutoConfiguration({
        TomcatServletWebServerAutoConfiguration.class,
        DispatcherServletAutoConfiguration.class,
        WebMvcAutoConfiguration.class,
        HttpMessageConvertersAutoConfiguration.class,
        JacksonAutoConfiguration.class,
        ValueRangesClientsAutoConfiguration.class,
        ValueRangesConfigurationAutoConfiguration.class,
        ValueRangesConflictAutoConfiguration.class,
        ValueRangesConversionAutoConfiguration.class,
        ValueRangesJacksonAutoConfiguration.class,
        ValueRangesMvcAutoConfiguration.class,
        ValueRangesProblemsAutoConfiguration.class
    })
    static class Host {}

    @RestController
    @EnableConfigurationProperties(Plain.Limits.class)
    static class Plain {

        @ConfigurationProperties("limits")
        record Limits(
                @DefaultValue("3") int rooms,
                @DefaultValue("2026-04-01") LocalDate opening) {}

        @GetMapping("/bookings")
        List<LocalDate> bookings(@RequestParam LocalDate day) {
            return List.of(day);
        }
    }

    @EnableConfigurationProperties(WithRange.Season.class)
    static class WithRange {

        @ConfigurationProperties("hotel")
        record Season(
                @DefaultValue("[2026-04-01,2026-10-31]") LocalDateRange season) {}
    }

    /** Starts a host with the application that its argument names, and ends. */
    static final class Program {

        private Program() {}

        public static void main(String[] arguments) throws ClassNotFoundException {
            Class<?> application = Class.forName(arguments[0]);
            SpringApplication.run(new Class<?>[] {Host.class, application}, new String[] {"--server.port=0"})
                    .close();
            System.out.println("started and ended");
        }
    }

    @Test
    void anApplicationWithoutRangesLoadsNoneOfTheTypes() throws Exception {
        String loaded = classesLoadedBy(Plain.class);
        assertThat(loaded).contains("io.github.valueranges.boot.ValueTarget ").doesNotContain(DESCRIPTORS);
        int types = 0;
        for (ValueType<?> type : ValueType.all()) {
            assertThat(loaded).doesNotContain(type.javaType().getName() + " ");
            types++;
        }
        assertThat(types).isEqualTo(36);
    }

    @Test
    void anApplicationWithARangeLoadsTheTypes() throws Exception {
        assertThat(classesLoadedBy(WithRange.class)).contains(DESCRIPTORS, LocalDateRange.class.getName() + " ");
    }

    private static String classesLoadedBy(Class<?> application) throws Exception {
        try (ForkedJvm host = ForkedJvm.start(REPORT, Program.class, application.getName())) {
            host.awaitLine("started and ended");
            assertThat(host.awaitExit()).isZero();
            return host.output();
        }
    }
}

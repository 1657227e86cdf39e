package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.StringSet;
import io.github.valueranges.boot.EveryValue.Component;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.context.annotation.ImportCandidates;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.data.jpa.test.autoconfigure.AutoConfigureDataJpa;
import org.springframework.boot.restclient.test.autoconfigure.AutoConfigureRestClient;
import org.springframework.boot.test.autoconfigure.json.AutoConfigureJson;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.webclient.test.autoconfigure.AutoConfigureWebClient;
import org.springframework.boot.webflux.test.autoconfigure.AutoConfigureWebFlux;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureWebMvc;
import org.springframework.context.annotation.Configuration;
import org.springframework.util.ClassUtils;
import tools.jackson.databind.json.JsonMapper;

/** Promise: a test of one slice of an application has of the starter what the whole application has. */
class SliceTests {

    private static final List<Class<?>> SLICES = List.of(
            AutoConfigureWebMvc.class,
            AutoConfigureWebFlux.class,
            AutoConfigureJson.class,
            AutoConfigureRestClient.class,
            AutoConfigureWebClient.class,
            AutoConfigureDataJpa.class);

    private static Stream<String> ours(Class<?> annotation) {
        return ImportCandidates.load(annotation, SliceTests.class.getClassLoader()).getCandidates().stream()
                .filter(name -> name.startsWith("io.github.valueranges."));
    }

    @Test
    void everySliceHasTheWholeStarter() {
        List<String> whole = ours(AutoConfiguration.class).toList();
        assertThat(whole).isNotEmpty();
        for (Class<?> slice : SLICES) {
            assertThat(ours(slice)).as(slice.getName()).containsExactlyElementsOf(whole);
        }
    }

    @ConfigurationProperties("slice")
    record Settings(LocalDateRange open, List<LocalDateRange> closed, StringSet tags) {}

    // The properties that the class of an application names are there in every slice.
    @Configuration(proxyBeanMethods = false)
    @EnableConfigurationProperties(Settings.class)
    static class Properties {}

    @Test
    void aSliceReadsTheConfiguration() {
        int read = 0;
        for (Class<?> slice : SLICES) {
            new ApplicationContextRunner()
                    .withConfiguration(AutoConfigurations.of(ours(slice)
                            .map(name -> ClassUtils.resolveClassName(name, null))
                            .toArray(Class<?>[]::new)))
                    .withUserConfiguration(Properties.class)
                    .withPropertyValues(
                            "slice.open=[2026-06-01,2026-06-08]",
                            "slice.closed=[2026-07-01,2026-07-08],[2026-08-01,)",
                            "slice.tags[0]=quiet")
                    .run(context -> assertThat(context.getBean(Settings.class))
                            .hasToString("Settings[open=[2026-06-01,2026-06-08], "
                                    + "closed=[[2026-07-01,2026-07-08], [2026-08-01,)], tags={quiet}]"));
            read++;
        }
        assertThat(read).isEqualTo(6);
    }

    @Configuration(proxyBeanMethods = false)
    @AutoConfigureJson
    static class Json {}

    @Test
    void theJsonOfASliceKnowsEveryType() {
        new ApplicationContextRunner().withUserConfiguration(Json.class).run(context -> {
            JsonMapper mapper = context.getBean(JsonMapper.class);
            Map<String, Object> values = new LinkedHashMap<>();
            for (Component component : EveryValue.components()) {
                values.put(component.name(), component.target().parse(component.example()));
            }
            assertThat(values).hasSize(38);
            String json = mapper.writeValueAsString(values);
            assertThat(json).contains("\"localDateRange\":\"[");
            assertThat(mapper.writeValueAsString(mapper.readValue(json, EveryValue.class)))
                    .isEqualTo(json);
        });
    }
}

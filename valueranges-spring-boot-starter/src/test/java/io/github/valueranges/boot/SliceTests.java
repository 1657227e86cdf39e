package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.boot.EveryValue.Component;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.context.annotation.ImportCandidates;
import org.springframework.boot.restclient.test.autoconfigure.AutoConfigureRestClient;
import org.springframework.boot.test.autoconfigure.json.AutoConfigureJson;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.webclient.test.autoconfigure.AutoConfigureWebClient;
import org.springframework.boot.webflux.test.autoconfigure.AutoConfigureWebFlux;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureWebMvc;
import org.springframework.context.annotation.Configuration;
import tools.jackson.databind.json.JsonMapper;

/** Promise: a test of one slice of an application has of the starter what the whole application has. */
class SliceTests {

    private static final List<Class<?>> SLICES = List.of(
            AutoConfigureWebMvc.class,
            AutoConfigureWebFlux.class,
            AutoConfigureJson.class,
            AutoConfigureRestClient.class,
            AutoConfigureWebClient.class);

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

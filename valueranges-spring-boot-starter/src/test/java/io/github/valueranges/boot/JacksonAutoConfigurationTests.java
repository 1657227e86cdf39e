package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.StringSet;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.jackson.JacksonComponent;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

class JacksonAutoConfigurationTests {

    private static final LocalDateRange JUNE = LocalDateRange.parse("[2026-06-01,2026-06-08]");
    private static final Map<StringSet, Integer> KEYED = Map.of(StringSet.of("sea"), 1);

    private final ApplicationContextRunner runner = new ApplicationContextRunner()
            .withConfiguration(
                    AutoConfigurations.of(ValueRangesJacksonAutoConfiguration.class, JacksonAutoConfiguration.class));

    /** A serializer as an application would write one, for the interface alone. */
    static class Shouting extends ValueSerializer<LocalDateRange> {
        @Override
        public void serialize(LocalDateRange value, JsonGenerator generator, SerializationContext context) {
            generator.writeString("SHOUT");
        }
    }

    @JacksonComponent
    static class ShoutingComponent extends Shouting {}

    static class ShoutingModule {
        @Bean
        JacksonModule shouting() {
            return new SimpleModule("shouting").addSerializer(LocalDateRange.class, new Shouting());
        }
    }

    static class ShoutingCustomizer {
        @Bean
        JsonMapperBuilderCustomizer shouting() {
            return builder -> builder.addModule(new ShoutingModule().shouting());
        }
    }

    @Test
    void theMapperOfTheApplicationKnowsTheTypes() {
        runner.run(context -> {
            JsonMapper mapper = context.getBean(JsonMapper.class);
            assertThat(mapper.writeValueAsString(KEYED)).isEqualTo("{\"{sea}\":1}");
            assertThat(mapper.readValue("\"[2026-06-01,2026-06-08]\"", LocalDateRange.class))
                    .isEqualTo(JUNE);
            assertThat(mapper.registeredModules())
                    .filteredOn(module -> module instanceof ValueRangesJacksonModule)
                    .hasSize(1);
        });
    }

    @Test
    void aSerializerOfTheApplicationWinsForTheShapesTooHoweverItIsRegistered() {
        int cases = 0;
        for (Class<?> registration :
                new Class<?>[] {ShoutingModule.class, ShoutingCustomizer.class, ShoutingComponent.class}) {
            for (boolean find : new boolean[] {true, false}) {
                runner.withUserConfiguration(registration)
                        .withPropertyValues("spring.jackson.find-and-add-modules=" + find)
                        .run(context -> {
                            JsonMapper mapper = context.getBean(JsonMapper.class);
                            assertThat(mapper.writeValueAsString(JUNE)).isEqualTo("\"SHOUT\"");
                            assertThat(mapper.writeValueAsString(KEYED)).isEqualTo("{\"{sea}\":1}");
                        });
                cases++;
            }
        }
        assertThat(cases).isEqualTo(6);
    }

    @Test
    void aModuleOfTheApplicationTakesThePlaceOfOurs() {
        ValueRangesJacksonModule own = new ValueRangesJacksonModule();
        runner.withBean("own", ValueRangesJacksonModule.class, () -> own)
                .run(context -> assertThat(context)
                        .getBean(ValueRangesJacksonModule.class)
                        .isSameAs(own));
    }

    @Test
    void switchedOffThereIsNoBean() {
        runner.withPropertyValues("valueranges.json.enabled=false")
                .run(context -> assertThat(context)
                        .hasNotFailed()
                        .doesNotHaveBean(ValueRangesJacksonModule.class)
                        .doesNotHaveBean("valueRangesModuleOrder"));
    }

    @Test
    void withoutJackson3ThereIsNoBean() {
        runner.withClassLoader(new FilteredClassLoader("tools.jackson"))
                .run(context -> assertThat(context).hasNotFailed().doesNotHaveBean("valueRangesJacksonModule"));
    }
}

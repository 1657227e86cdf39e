package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.StringSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.jackson.JacksonComponent;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.assertj.AssertableApplicationContext;
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
            .withConfiguration(AutoConfigurations.of(
                    ValueRangesJacksonAutoConfiguration.class,
                    ValueRangesJacksonOffAutoConfiguration.class,
                    JacksonAutoConfiguration.class));

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
    void switchedOffTheMapperIsThePlainOne() {
        runner.withPropertyValues("valueranges.json.enabled=false")
                .run(context -> assertThat(modules(context)).isEmpty());
        runner.withPropertyValues("valueranges.json.enabled=false")
                .withBean(ValueRangesJacksonModule.class)
                .run(context -> assertThat(modules(context)).hasSize(1));
        runner.withPropertyValues("valueranges.json.enabled=false", "spring.jackson.find-and-add-modules=false")
                .run(context -> {
                    assertThat(modules(context)).isEmpty();
                    JsonMapper mapper = context.getBean(JsonMapper.class);
                    assertThat(mapper.writeValueAsString(KEYED)).isEqualTo("{\"{sea}\":1}");
                    assertThat(mapper.readValue("\"[2026-06-01,2026-06-08]\"", LocalDateRange.class))
                            .isEqualTo(JUNE);
                });
    }

    private static List<JacksonModule> modules(AssertableApplicationContext context) {
        return context.getBean(JsonMapper.class).registeredModules().stream()
                .filter(module -> module instanceof ValueRangesJacksonModule)
                .toList();
    }

    record Stay(@Nullable LocalDateRange stay, StringSet requests, Optional<LocalDateRange> other) {}

    @Test
    void noPropertyOfSpringBootChangesAValue() {
        runner.withPropertyValues(
                        "spring.jackson.date-format=dd.MM.yy",
                        "spring.jackson.time-zone=Asia/Kathmandu",
                        "spring.jackson.locale=ar-EG-u-nu-arab",
                        "spring.jackson.property-naming-strategy=UPPER_SNAKE_CASE",
                        "spring.jackson.visibility.all=none",
                        "spring.jackson.visibility.field=any",
                        "spring.jackson.default-leniency=false",
                        "spring.jackson.constructor-detector=use-properties-based",
                        "spring.jackson.use-jackson2-defaults=true",
                        "spring.jackson.serialization.write-single-elem-arrays-unwrapped=true",
                        "spring.jackson.deserialization.accept-single-value-as-array=true",
                        "spring.jackson.mapper.allow-coercion-of-scalars=true",
                        "spring.jackson.mapper.use-annotations=false",
                        "spring.jackson.datatype.datetime.write-dates-as-timestamps=true",
                        "spring.jackson.datatype.datetime.write-date-keys-as-timestamps=true",
                        "spring.jackson.datatype.enum.write-enums-using-index=true",
                        "spring.jackson.write.write-bigdecimal-as-plain=true")
                .run(context -> {
                    JsonMapper mapper = context.getBean(JsonMapper.class);
                    int cases = 0;
                    for (EveryValue.Component component : EveryValue.components()) {
                        Object value = component.target().parse(component.example());
                        String json = JsonMapper.shared().writeValueAsString(value);
                        assertThat(mapper.writeValueAsString(value)).isEqualTo(json);
                        Object read = mapper.readValue(
                                json, mapper.constructType(component.declared().getType()));
                        assertThat(read).as(component.name()).isEqualTo(value);
                        cases++;
                    }
                    assertThat(cases).isEqualTo(38);
                });
    }

    @Test
    void whatIsLeftOutIsSettledByTheApplication() {
        Stay none = new Stay(null, StringSet.empty(), Optional.of(LocalDateRange.empty()));
        runner.run(context -> assertThat(context.getBean(JsonMapper.class).writeValueAsString(none))
                .isEqualTo("{\"stay\":null,\"requests\":[],\"other\":\"empty\"}"));
        runner.withPropertyValues("spring.jackson.default-property-inclusion=non-null")
                .run(context -> assertThat(context.getBean(JsonMapper.class).writeValueAsString(none))
                        .isEqualTo("{\"requests\":[],\"other\":\"empty\"}"));
        runner.withPropertyValues("spring.jackson.default-property-inclusion=non-empty")
                .run(context -> assertThat(context.getBean(JsonMapper.class).writeValueAsString(none))
                        .isEqualTo("{\"other\":\"empty\"}"));
    }

    @Test
    void withoutJackson3ThereIsNoBean() {
        runner.withClassLoader(new FilteredClassLoader("tools.jackson"))
                .run(context -> assertThat(context).hasNotFailed().doesNotHaveBean("valueRangesJacksonModule"));
    }
}

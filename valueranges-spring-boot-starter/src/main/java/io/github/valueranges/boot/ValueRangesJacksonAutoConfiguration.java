package io.github.valueranges.boot;

import java.util.List;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.core.annotation.Order;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.json.JsonMapper;

/** Ranges and sets in JSON. */
@AutoConfiguration(before = JacksonAutoConfiguration.class)
@ConditionalOnClass({JsonMapper.class, JsonMapperBuilderCustomizer.class})
@ConditionalOnBooleanProperty(name = "valueranges.json.enabled", matchIfMissing = true)
class ValueRangesJacksonAutoConfiguration {

    // Right after Spring Boot's own customizer, which has order 0, and before those of the application.
    static final int AFTER_STANDARD = 1;

    @Bean
    @ConditionalOnMissingBean
    ValueRangesJacksonModule valueRangesJacksonModule() {
        return new ValueRangesJacksonModule();
    }

    /**
     * Registers the modules of the application after ours: the later registration is asked first, so that a serializer
     * of the application wins over ours, for the shapes of a range too.
     */
    @Bean
    @ConditionalOnMissingBean(name = "valueRangesModuleOrder")
    @Order(AFTER_STANDARD)
    JsonMapperBuilderCustomizer valueRangesModuleOrder(ObjectProvider<JacksonModule> modules) {
        List<JacksonModule> others = modules.stream()
                .filter(module -> !(module instanceof ValueRangesJacksonModule))
                .toList();
        return builder -> builder.addModules(others);
    }
}

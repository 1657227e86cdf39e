package io.github.valueranges.boot;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.core.annotation.Order;
import tools.jackson.core.Version;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.json.JsonMapper;

/** Takes the module out of the mapper where it is switched off: Spring Boot finds it by its service file as well. */
@AutoConfiguration(before = JacksonAutoConfiguration.class)
@ConditionalOnClass({JsonMapper.class, JsonMapperBuilderCustomizer.class})
@ConditionalOnBooleanProperty(name = "valueranges.json.enabled", havingValue = false)
class ValueRangesJacksonOffAutoConfiguration {

    /** A mapper has one module of a registration id, the last one; a module that is a bean is wanted. */
    @Bean
    @ConditionalOnMissingBean(value = ValueRangesJacksonModule.class, name = "valueRangesModuleRemoval")
    @Order(ValueRangesJacksonAutoConfiguration.AFTER_STANDARD)
    JsonMapperBuilderCustomizer valueRangesModuleRemoval() {
        return builder -> builder.addModule(new JacksonModule() {

            @Override
            public String getModuleName() {
                return ValueRangesJacksonModule.NAME;
            }

            @Override
            public Object getRegistrationId() {
                return ValueRangesJacksonModule.NAME;
            }

            @Override
            public Version version() {
                return Version.unknownVersion();
            }

            @Override
            public void setupModule(SetupContext context) {
                // It stands where the other one would, and adds nothing.
            }
        });
    }
}

package io.github.valueranges.boot;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.context.properties.ConfigurationPropertiesBindHandlerAdvisor;
import org.springframework.context.annotation.Bean;

/**
 * Ranges and sets in {@code @ConfigurationProperties}: lists for sets, and an error where binding would give nothing.
 */
@AutoConfiguration
@ConditionalOnClass(ConfigurationPropertiesBindHandlerAdvisor.class)
@ConditionalOnBooleanProperty(name = "valueranges.configuration.enabled", matchIfMissing = true)
class ValueRangesConfigurationAutoConfiguration {

    @Bean
    @ConditionalOnMissingBean(name = "valueRangesBindHandlerAdvisor")
    static ConfigurationPropertiesBindHandlerAdvisor valueRangesBindHandlerAdvisor() {
        return ValueBindHandler::new;
    }
}

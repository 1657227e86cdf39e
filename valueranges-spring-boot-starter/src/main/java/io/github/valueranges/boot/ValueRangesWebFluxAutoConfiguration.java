package io.github.valueranges.boot;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Lazy;
import org.springframework.format.FormatterRegistry;
import org.springframework.web.reactive.DispatcherHandler;
import org.springframework.web.reactive.config.WebFluxConfigurationSupport;
import org.springframework.web.reactive.config.WebFluxConfigurer;

/** What form binding needs beyond the converters, which Spring Boot gives to Spring WebFlux. */
@AutoConfiguration(beforeName = "org.springframework.boot.webflux.autoconfigure.WebFluxAutoConfiguration")
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.REACTIVE)
@ConditionalOnClass(DispatcherHandler.class)
@ConditionalOnBooleanProperty(name = "valueranges.conversion.enabled", matchIfMissing = true)
class ValueRangesWebFluxAutoConfiguration {

    @Bean
    @Lazy
    @ConditionalOnMissingBean(name = "reactiveValuePartsGuard")
    ReactiveValuePartsGuard reactiveValuePartsGuard() {
        return new ReactiveValuePartsGuard();
    }

    /** Where {@code @EnableWebFlux} keeps Spring Boot's configuration away, nobody looks for converters among the beans. */
    @Bean
    @Lazy
    @ConditionalOnBean(WebFluxConfigurationSupport.class)
    @ConditionalOnMissingBean(name = "rangeOrSetWebFluxConfigurer")
    WebFluxConfigurer rangeOrSetWebFluxConfigurer() {
        return new WebFluxConfigurer() {

            @Override
            public void addFormatters(FormatterRegistry registry) {
                ValueRangesEnvironmentPostProcessor.addConverters(registry);
            }
        };
    }
}

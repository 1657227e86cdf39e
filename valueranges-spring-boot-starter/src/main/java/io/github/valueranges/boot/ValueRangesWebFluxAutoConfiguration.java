package io.github.valueranges.boot;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Lazy;
import org.springframework.web.reactive.DispatcherHandler;

/** What form binding needs beyond the converters, which Spring WebFlux finds by itself. */
@AutoConfiguration
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
}

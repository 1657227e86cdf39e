package io.github.valueranges.boot;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.webflux.autoconfigure.WebFluxAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Lazy;
import org.springframework.core.annotation.Order;
import org.springframework.web.reactive.DispatcherHandler;
import org.springframework.web.reactive.result.method.annotation.ResponseEntityExceptionHandler;

/** Problem documents for refused values in Spring WebFlux. */
@AutoConfiguration(before = WebFluxAutoConfiguration.class)
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.REACTIVE)
@ConditionalOnClass({DispatcherHandler.class, WebFluxAutoConfiguration.class})
@ConditionalOnBooleanProperty(name = "valueranges.problems.enabled", matchIfMissing = true)
class ValueRangesWebFluxProblemsAutoConfiguration {

    @Bean
    @Lazy
    @ConditionalOnMissingBean
    InvalidValueProblems invalidValueProblems() {
        return new InvalidValueProblems();
    }

    @Bean
    @Lazy
    @ConditionalOnMissingBean(name = "reactiveInvalidValueAdvice")
    ReactiveInvalidValueAdvice reactiveInvalidValueAdvice(InvalidValueProblems problems) {
        return new ReactiveInvalidValueAdvice(problems);
    }

    @Bean
    @ConditionalOnBooleanProperty("spring.webflux.problemdetails.enabled")
    @ConditionalOnMissingBean(ResponseEntityExceptionHandler.class)
    @Order(0)
    ReactiveInvalidValueExceptionHandler reactiveInvalidValueExceptionHandler(InvalidValueProblems problems) {
        return new ReactiveInvalidValueExceptionHandler(problems);
    }
}

package io.github.valueranges.boot;

import org.springframework.context.annotation.Configuration;
import org.springframework.web.reactive.config.EnableWebFlux;

/** Every type in a Spring WebFlux that the application configures without Spring Boot. */
class EnableWebFluxBindingTests extends WebFluxBindingTests {

    @Configuration(proxyBeanMethods = false)
    @EnableWebFlux
    static class ByHand {}

    @Override
    Class<?>[] configurations() {
        return new Class<?>[] {ByHand.class, MvcBindingTests.Application.class};
    }
}

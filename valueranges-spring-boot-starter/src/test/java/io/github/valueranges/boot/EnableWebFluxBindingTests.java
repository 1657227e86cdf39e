package io.github.valueranges.boot;

import org.springframework.boot.web.context.reactive.AnnotationConfigReactiveWebApplicationContext;
import org.springframework.context.annotation.Configuration;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.web.reactive.config.EnableWebFlux;

/** Every type in a Spring WebFlux that the application configures without Spring Boot. */
class EnableWebFluxBindingTests extends HostBinding {

    private final AnnotationConfigReactiveWebApplicationContext context =
            new AnnotationConfigReactiveWebApplicationContext();

    @Configuration(proxyBeanMethods = false)
    @EnableWebFlux
    static class ByHand {}

    @Override
    WebTestClient start() {
        context.register(ByHand.class, MvcBindingTests.Application.class);
        HostProbes.registerIn(context);
        context.refresh();
        return WebTestClient.bindToApplicationContext(context).build();
    }

    @Override
    void stop() {
        context.close();
    }
}

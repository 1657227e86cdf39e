package io.github.valueranges.boot;

import org.springframework.boot.web.context.reactive.AnnotationConfigReactiveWebApplicationContext;
import org.springframework.test.web.reactive.server.WebTestClient;

/** Every type in Spring WebFlux. */
class WebFluxBindingTests extends HostBinding {

    private final AnnotationConfigReactiveWebApplicationContext context =
            new AnnotationConfigReactiveWebApplicationContext();

    Class<?>[] configurations() {
        return new Class<?>[] {MvcBindingTests.Application.class};
    }

    @Override
    WebTestClient start() {
        context.register(configurations());
        HostProbes.registerIn(context);
        context.refresh();
        return WebTestClient.bindToApplicationContext(context).build();
    }

    @Override
    void stop() {
        context.close();
    }
}

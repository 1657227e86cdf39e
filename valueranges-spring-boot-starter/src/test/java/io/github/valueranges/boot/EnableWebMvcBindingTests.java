package io.github.valueranges.boot;

import org.springframework.boot.web.context.servlet.AnnotationConfigServletWebApplicationContext;
import org.springframework.context.annotation.Configuration;
import org.springframework.mock.web.MockServletContext;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.test.web.servlet.client.MockMvcWebTestClient;
import org.springframework.web.servlet.config.annotation.EnableWebMvc;

/** Every type in a Spring MVC that the application configures without Spring Boot. */
class EnableWebMvcBindingTests extends HostBinding {

    private final AnnotationConfigServletWebApplicationContext context =
            new AnnotationConfigServletWebApplicationContext();

    @Configuration(proxyBeanMethods = false)
    @EnableWebMvc
    static class ByHand {}

    @Override
    WebTestClient start() {
        context.setServletContext(new MockServletContext());
        context.register(ByHand.class, MvcBindingTests.Application.class);
        HostProbes.registerIn(context);
        context.refresh();
        return MockMvcWebTestClient.bindToApplicationContext(context).build();
    }

    @Override
    void stop() {
        context.close();
    }
}

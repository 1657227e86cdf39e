package io.github.valueranges.boot;

import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.web.context.servlet.AnnotationConfigServletWebApplicationContext;
import org.springframework.context.annotation.Configuration;
import org.springframework.mock.web.MockServletContext;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.test.web.servlet.client.MockMvcWebTestClient;

/** Every type in Spring MVC. */
class MvcBindingTests extends HostBinding {

    private final AnnotationConfigServletWebApplicationContext context =
            new AnnotationConfigServletWebApplicationContext();

    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration(
            excludeName = {
                "org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration",
                "org.springframework.boot.hibernate.autoconfigure.HibernateJpaAutoConfiguration"
            })
    static class Application {}

    Class<?>[] configurations() {
        return new Class<?>[] {Application.class};
    }

    @Override
    WebTestClient start() {
        context.setServletContext(new MockServletContext());
        context.register(configurations());
        HostProbes.registerIn(context);
        context.refresh();
        return MockMvcWebTestClient.bindToApplicationContext(context).build();
    }

    @Override
    void stop() {
        context.close();
    }
}

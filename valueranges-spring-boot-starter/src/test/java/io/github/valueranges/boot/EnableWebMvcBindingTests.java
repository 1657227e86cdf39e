package io.github.valueranges.boot;

import org.springframework.context.annotation.Configuration;
import org.springframework.web.servlet.config.annotation.EnableWebMvc;

/** Every type in a Spring MVC that the application configures without Spring Boot. */
class EnableWebMvcBindingTests extends MvcBindingTests {

    @Configuration(proxyBeanMethods = false)
    @EnableWebMvc
    static class ByHand {}

    @Override
    Class<?>[] configurations() {
        return new Class<?>[] {ByHand.class, Application.class};
    }
}

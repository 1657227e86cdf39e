package io.github.valueranges.boot;

import org.springframework.boot.webflux.test.autoconfigure.AutoConfigureWebFlux;
import org.springframework.context.annotation.Configuration;

/** Every type in what {@code @WebFluxTest} configures. */
class WebFluxSliceBindingTests extends WebFluxBindingTests {

    @Configuration(proxyBeanMethods = false)
    @AutoConfigureWebFlux
    static class Slice {}

    @Override
    Class<?>[] configurations() {
        return new Class<?>[] {Slice.class};
    }
}

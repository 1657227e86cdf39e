package io.github.valueranges.boot;

import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureWebMvc;
import org.springframework.context.annotation.Configuration;

/** Every type in what {@code @WebMvcTest} configures. */
class WebMvcSliceBindingTests extends MvcBindingTests {

    @Configuration(proxyBeanMethods = false)
    @AutoConfigureWebMvc
    @AutoConfigureMockMvc
    static class Slice {}

    @Override
    Class<?>[] configurations() {
        return new Class<?>[] {Slice.class};
    }
}

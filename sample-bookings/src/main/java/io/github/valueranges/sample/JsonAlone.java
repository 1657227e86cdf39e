package io.github.valueranges.sample;

import org.springframework.context.annotation.Configuration;
import org.springframework.http.MediaType;
import org.springframework.web.servlet.config.annotation.ContentNegotiationConfigurer;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/**
 * Answers in JSON, whatever {@code Accept} asks for.
 *
 * <p>A booking is written before its answer is: a refusal of the form of the answer would come too late.
 */
@Configuration(proxyBeanMethods = false)
class JsonAlone implements WebMvcConfigurer {

    @Override
    public void configureContentNegotiation(ContentNegotiationConfigurer configurer) {
        configurer.ignoreAcceptHeader(true).defaultContentType(MediaType.APPLICATION_JSON);
    }
}

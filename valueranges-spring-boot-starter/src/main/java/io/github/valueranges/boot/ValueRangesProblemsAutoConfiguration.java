package io.github.valueranges.boot;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.webmvc.autoconfigure.WebMvcAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Lazy;
import org.springframework.core.annotation.Order;
import org.springframework.web.servlet.DispatcherServlet;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;

/** Problem documents for refused values. */
@AutoConfiguration(before = WebMvcAutoConfiguration.class)
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
@ConditionalOnClass({DispatcherServlet.class, WebMvcAutoConfiguration.class})
@ConditionalOnBooleanProperty(name = "valueranges.problems.enabled", matchIfMissing = true)
class ValueRangesProblemsAutoConfiguration {

    @Bean
    @Lazy
    @ConditionalOnMissingBean
    InvalidValueProblems invalidValueProblems() {
        return new InvalidValueProblems();
    }

    @Bean
    @Lazy
    @ConditionalOnMissingBean(name = "invalidValueAdvice")
    InvalidValueAdvice invalidValueAdvice(InvalidValueProblems problems) {
        return new InvalidValueAdvice(problems);
    }

    @Bean
    @ConditionalOnBooleanProperty("spring.mvc.problemdetails.enabled")
    @ConditionalOnMissingBean(ResponseEntityExceptionHandler.class)
    @Order(0)
    InvalidValueExceptionHandler invalidValueExceptionHandler(InvalidValueProblems problems) {
        return new InvalidValueExceptionHandler(problems);
    }
}

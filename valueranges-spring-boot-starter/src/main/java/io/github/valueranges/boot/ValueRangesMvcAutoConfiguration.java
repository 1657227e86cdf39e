package io.github.valueranges.boot;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Lazy;
import org.springframework.format.FormatterRegistry;
import org.springframework.web.servlet.DispatcherServlet;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurationSupport;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** What form binding needs beyond the converters, which Spring Boot gives to Spring MVC. */
@AutoConfiguration(beforeName = "org.springframework.boot.webmvc.autoconfigure.WebMvcAutoConfiguration")
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
@ConditionalOnClass(DispatcherServlet.class)
@ConditionalOnBooleanProperty(name = "valueranges.conversion.enabled", matchIfMissing = true)
class ValueRangesMvcAutoConfiguration {

    @Bean
    @Lazy
    @ConditionalOnMissingBean(name = "valuePartsGuard")
    ValuePartsGuard valuePartsGuard() {
        return new ValuePartsGuard();
    }

    /** Where {@code @EnableWebMvc} keeps Spring Boot's configuration away, nobody looks for converters among the beans. */
    @Bean
    @Lazy
    @ConditionalOnBean(WebMvcConfigurationSupport.class)
    @ConditionalOnMissingBean(name = "rangeOrSetMvcConfigurer")
    WebMvcConfigurer rangeOrSetMvcConfigurer() {
        return new WebMvcConfigurer() {

            @Override
            public void addFormatters(FormatterRegistry registry) {
                ValueRangesEnvironmentPostProcessor.addConverters(registry);
            }
        };
    }
}

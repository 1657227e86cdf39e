package io.github.valueranges.boot;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Lazy;
import org.springframework.core.convert.support.ConfigurableConversionService;
import org.springframework.data.repository.support.QueryMethodParameterConversionException;
import org.springframework.data.rest.webmvc.config.RepositoryRestConfigurer;
import org.springframework.web.servlet.DispatcherServlet;

/** Ranges and sets in the parameters of the query methods that Spring Data REST exports. */
@AutoConfiguration(after = ValueRangesProblemsAutoConfiguration.class)
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
@ConditionalOnClass({
    DispatcherServlet.class,
    RepositoryRestConfigurer.class,
    QueryMethodParameterConversionException.class
})
@ConditionalOnBooleanProperty(name = "valueranges.conversion.enabled", matchIfMissing = true)
class ValueRangesDataRestAutoConfiguration {

    // Static: what it configures is needed by beans that the configuration of Spring Data REST depends on.
    @Bean
    @ConditionalOnMissingBean(name = "rangeOrSetRepositoryRestConfigurer")
    static RepositoryRestConfigurer rangeOrSetRepositoryRestConfigurer() {
        return new RepositoryRestConfigurer() {

            // Spring Data REST has a conversion service of its own, which the converters among the beans do not reach.
            @Override
            public void configureConversionService(ConfigurableConversionService conversions) {
                ValueRangesEnvironmentPostProcessor.addConverters(conversions);
            }
        };
    }

    @Bean
    @Lazy
    @ConditionalOnBean(InvalidValueProblems.class)
    @ConditionalOnBooleanProperty(name = "valueranges.problems.enabled", matchIfMissing = true)
    @ConditionalOnMissingBean(name = "invalidSearchAdvice")
    InvalidSearchAdvice invalidSearchAdvice(InvalidValueProblems problems) {
        return new InvalidSearchAdvice(problems);
    }
}

package io.github.valueranges.boot;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Lazy;
import org.springframework.web.servlet.DispatcherServlet;

/** What form binding needs beyond the converters, which Spring MVC finds by itself. */
@AutoConfiguration
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
}

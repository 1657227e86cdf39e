package io.github.valueranges.boot;

import io.github.valueranges.jpa.OverlapConflict;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Lazy;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.web.servlet.DispatcherServlet;

/** The violation of an exclusion constraint as 409. */
@AutoConfiguration
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
@ConditionalOnClass(
        value = {DispatcherServlet.class, DataIntegrityViolationException.class, OverlapConflict.class},
        name = "org.postgresql.util.PSQLException")
@ConditionalOnBooleanProperty(name = "valueranges.conflicts.enabled", matchIfMissing = true)
class ValueRangesConflictAutoConfiguration {

    @Bean
    @Lazy
    @ConditionalOnMissingBean(name = "overlapConflictAdvice")
    OverlapConflictAdvice overlapConflictAdvice() {
        return new OverlapConflictAdvice();
    }
}

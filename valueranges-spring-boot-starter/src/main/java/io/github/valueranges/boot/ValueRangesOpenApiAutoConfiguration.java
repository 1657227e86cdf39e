package io.github.valueranges.boot;

import io.swagger.v3.core.converter.ModelConverter;
import org.springdoc.core.configuration.SpringDocConfiguration;
import org.springdoc.core.customizers.GlobalOpenApiCustomizer;
import org.springdoc.core.utils.SpringDocUtils;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;

/** Ranges and sets in the OpenAPI document that springdoc writes. */
@AutoConfiguration(before = SpringDocConfiguration.class)
@ConditionalOnClass({ModelConverter.class, SpringDocUtils.class})
@ConditionalOnBooleanProperty(name = "valueranges.openapi.enabled", matchIfMissing = true)
class ValueRangesOpenApiAutoConfiguration {

    @Bean
    @ConditionalOnMissingBean(name = "rangeOrSetModelConverter")
    ModelConverter rangeOrSetModelConverter() {
        // The components of a parameter object are taken apart, down to what springdoc holds for simple; a range has
        // no parts of its own, and would vanish.
        SpringDocUtils.getConfig().addSimpleTypePredicateForParameterObject(ValueTarget::isValueClass);
        return new ValueModelConverter();
    }

    @Bean
    @Order(Ordered.HIGHEST_PRECEDENCE)
    @ConditionalOnMissingBean(name = "rangeOrSetDocumentCustomizer")
    GlobalOpenApiCustomizer rangeOrSetDocumentCustomizer() {
        return document -> DocumentSchemas.visit(document, OwnKeywords::restore);
    }
}

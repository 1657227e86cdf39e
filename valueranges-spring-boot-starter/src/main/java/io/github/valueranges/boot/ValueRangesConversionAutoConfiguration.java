package io.github.valueranges.boot;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.context.properties.ConfigurationPropertiesBinding;
import org.springframework.context.annotation.Bean;
import org.springframework.core.convert.converter.GenericConverter;

/** Ranges and sets in request parameters, paths, headers, cookies and forms, and in the text of properties. */
@AutoConfiguration
@ConditionalOnClass(GenericConverter.class)
@ConditionalOnBooleanProperty(name = "valueranges.conversion.enabled", matchIfMissing = true)
class ValueRangesConversionAutoConfiguration {

    // Static: property binding needs them before the configuration classes are made.

    @Bean
    @ConfigurationPropertiesBinding
    @ConditionalOnMissingBean(name = "textToRangeOrSetConverter")
    static GenericConverter textToRangeOrSetConverter() {
        return TextToValueConverter.ofParameters();
    }

    @Bean
    @ConfigurationPropertiesBinding
    @ConditionalOnMissingBean(name = "textToRangesOrSetsConverter")
    static GenericConverter textToRangesOrSetsConverter() {
        return new TextToValuesConverter();
    }

    @Bean
    @ConfigurationPropertiesBinding
    @ConditionalOnMissingBean(name = "rangeOrSetToTextConverter")
    static GenericConverter rangeOrSetToTextConverter() {
        return new ValueToTextConverter();
    }
}

package io.github.valueranges.boot;

import org.springframework.boot.EnvironmentPostProcessor;
import org.springframework.boot.SpringApplication;
import org.springframework.core.Ordered;
import org.springframework.core.convert.converter.ConverterRegistry;
import org.springframework.core.env.ConfigurableEnvironment;

/**
 * Teaches the environment's conversion service ranges and sets, which serves
 * {@code Environment.getProperty(name, type)} and {@code @Value} alike.
 *
 * <p>Runs last, when the configuration files are read, so that they can switch it off.
 */
final class ValueRangesEnvironmentPostProcessor implements EnvironmentPostProcessor, Ordered {

    @Override
    public int getOrder() {
        return Ordered.LOWEST_PRECEDENCE;
    }

    @Override
    public void postProcessEnvironment(ConfigurableEnvironment environment, SpringApplication application) {
        if (environment.getProperty("valueranges.conversion.enabled", Boolean.class, true)) {
            addConverters(environment.getConversionService(), TextToValueConverter.ofProperties());
        }
    }

    static void addConverters(ConverterRegistry registry) {
        addConverters(registry, TextToValueConverter.ofParameters());
    }

    private static void addConverters(ConverterRegistry registry, TextToValueConverter reading) {
        registry.addConverter(reading);
        registry.addConverter(new TextToValuesConverter());
        registry.addConverter(new ValueToTextConverter());
    }
}

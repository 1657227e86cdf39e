package io.github.valueranges.boot;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Lazy;
import org.springframework.core.Ordered;
import org.springframework.format.support.DefaultFormattingConversionService;
import org.springframework.web.client.support.RestClientHttpServiceGroupConfigurer;
import org.springframework.web.reactive.function.client.support.WebClientHttpServiceGroupConfigurer;
import org.springframework.web.service.registry.HttpServiceGroupConfigurer;

/** Ranges and sets in the parameters of HTTP service interfaces, of which Spring makes clients. */
@AutoConfiguration
@ConditionalOnClass(HttpServiceGroupConfigurer.class)
@ConditionalOnBooleanProperty(name = "valueranges.conversion.enabled", matchIfMissing = true)
class ValueRangesClientsAutoConfiguration {

    /**
     * Gives every group the conversion that it would have had, and ours; first, so that what the application sets for a
     * group stays.
     */
    private static <B> void configure(HttpServiceGroupConfigurer.Groups<B> groups) {
        DefaultFormattingConversionService conversions = new DefaultFormattingConversionService();
        ValueRangesEnvironmentPostProcessor.addConverters(conversions);
        groups.forEachProxyFactory((group, factory) -> factory.conversionService(conversions));
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(RestClientHttpServiceGroupConfigurer.class)
    static class OfRestClient {

        @Bean
        @Lazy
        @ConditionalOnMissingBean(name = "rangeOrSetRestClientGroups")
        RestClientHttpServiceGroupConfigurer rangeOrSetRestClientGroups() {
            return new RestClientHttpServiceGroupConfigurer() {

                @Override
                public void configureGroups(Groups<org.springframework.web.client.RestClient.Builder> groups) {
                    configure(groups);
                }

                @Override
                public int getOrder() {
                    return Ordered.HIGHEST_PRECEDENCE;
                }
            };
        }
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(WebClientHttpServiceGroupConfigurer.class)
    static class OfWebClient {

        @Bean
        @Lazy
        @ConditionalOnMissingBean(name = "rangeOrSetWebClientGroups")
        WebClientHttpServiceGroupConfigurer rangeOrSetWebClientGroups() {
            return new WebClientHttpServiceGroupConfigurer() {

                @Override
                public void configureGroups(
                        Groups<org.springframework.web.reactive.function.client.WebClient.Builder> groups) {
                    configure(groups);
                }

                @Override
                public int getOrder() {
                    return Ordered.HIGHEST_PRECEDENCE;
                }
            };
        }
    }
}

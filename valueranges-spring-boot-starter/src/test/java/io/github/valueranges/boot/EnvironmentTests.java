package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.convert.ConversionFailedException;
import org.springframework.core.env.Environment;

/** Properties in a started application, where the environment is prepared as it is for users. */
class EnvironmentTests {

    static class Values {

        @Value("${hotel.season}")
        @Nullable
        LocalDateRange season;

        @Value("${hotel.tags}")
        @Nullable
        StringSet tags;

        @Value("${hotel.openings:{}}")
        @Nullable
        LocalDateRangeSet openings;

        @Value("${hotel.since:[2020-01-01,)}")
        LocalDateRange.@Nullable UnboundedEnd since;

        @Value("${hotel.none:#{null}}")
        @Nullable
        LocalDateRange none;

        @Value("${hotel.none:#{null}}")
        @Nullable
        StringSet noTags;

        @Value("${hotel.holidays}")
        @Nullable
        List<LocalDateRange> holidays;
    }

    @ConfigurationProperties("hotel")
    record Hotel(
            @Nullable LocalDateRange season,
            @Nullable StringSet tags,
            @Nullable List<LocalDateRange> holidays) {}

    @EnableConfigurationProperties(Hotel.class)
    @ImportAutoConfiguration({
        ValueRangesConversionAutoConfiguration.class,
        ValueRangesConfigurationAutoConfiguration.class
    })
    static class Application {}

    private static ConfigurableApplicationContext start(Map<String, String> properties, Class<?>... sources) {
        SpringApplication application = new SpringApplication(sources);
        application.setWebApplicationType(WebApplicationType.NONE);
        application.setLogStartupInfo(false);
        List<String> arguments = new ArrayList<>(List.of("--spring.main.banner-mode=off"));
        properties.forEach((name, value) -> arguments.add("--" + name + "=" + value));
        return application.run(arguments.toArray(String[]::new));
    }

    private static final Map<String, String> HOTEL = Map.of(
            "hotel.season", "[2026-04-01,2026-11-01)",
            "hotel.tags", "sea,bath",
            "hotel.holidays", "[2026-12-24,2026-12-26],[2026-12-31,2027-01-01]");

    @Test
    void valuesPropertiesAndTheEnvironmentReadTheSame() {
        try (ConfigurableApplicationContext context = start(HOTEL, Application.class, Values.class)) {
            LocalDateRange season = LocalDateRange.parse("[2026-04-01,2026-10-31]");
            StringSet tags = StringSet.of("bath", "sea");
            Values values = context.getBean(Values.class);
            assertThat(values.season).isEqualTo(season);
            assertThat(values.tags).isEqualTo(tags);
            assertThat(values.openings).isEqualTo(LocalDateRangeSet.empty());
            assertThat(values.since).hasToString("[2020-01-01,)");
            assertThat(values.none).isNull();
            assertThat(values.noTags).isNull();
            assertThat(values.holidays).hasToString("[[2026-12-24,2026-12-26], [2026-12-31,2027-01-01]]");

            Hotel hotel = context.getBean(Hotel.class);
            assertThat(hotel.season()).isEqualTo(season);
            assertThat(hotel.tags()).isEqualTo(tags);
            assertThat(hotel.holidays()).isEqualTo(values.holidays);

            Environment environment = context.getEnvironment();
            assertThat(environment.getProperty("hotel.season", LocalDateRange.class))
                    .isEqualTo(season);
            assertThat(environment.getProperty("hotel.tags", StringSet.class)).isEqualTo(tags);
            assertThat(environment.getProperty("hotel.none", StringSet.class)).isNull();
            assertThat(Binder.get(environment)
                            .bind("hotel.season", LocalDateRange.class)
                            .get())
                    .isEqualTo(season);
        }
    }

    @Test
    void anInvalidPropertyIsRefusedByTheEnvironment() {
        try (ConfigurableApplicationContext context = start(Map.of("hotel.season", "nonsense"), Empty.class)) {
            assertThatExceptionOfType(ConversionFailedException.class)
                    .isThrownBy(() -> context.getEnvironment().getProperty("hotel.season", LocalDateRange.class));
        }
    }

    static class Empty {}

    @Test
    void switchedOffTheEnvironmentKnowsNoCommaLists() {
        Map<String, String> off = Map.of("valueranges.conversion.enabled", "false", "hotel.tags", "sea,bath");
        try (ConfigurableApplicationContext context = start(off, Empty.class)) {
            assertThatExceptionOfType(ConversionFailedException.class)
                    .isThrownBy(() -> context.getEnvironment().getProperty("hotel.tags", StringSet.class));
        }
    }
}

package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import io.github.valueranges.WrapperSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.boot.env.YamlPropertySourceLoader;
import org.springframework.boot.test.context.assertj.AssertableApplicationContext;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.test.context.runner.ContextConsumer;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.SystemEnvironmentPropertySource;
import org.springframework.core.io.ByteArrayResource;

class ConfigurationBindingTests {

    private static final LocalDateRange SEASON = LocalDateRange.parse("[2026-04-01,2026-10-31]");

    private final ApplicationContextRunner runner = new ApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(
                    ValueRangesConversionAutoConfiguration.class, ValueRangesConfigurationAutoConfiguration.class));

    record AccessRight(String value) {}

    @ConfigurationProperties("hotel")
    record Hotel(
            @Nullable LocalDateRange season,
            LocalDateRange.@Nullable UnboundedEnd since,
            @Nullable LocalDateRangeSet openings,
            @Nullable StringSet tags,
            @Nullable WrapperSet<AccessRight> rights,
            @Nullable List<LocalDateRange> holidays,
            @Nullable Map<String, LocalDateRange> named,
            Optional<StringSet> extras,
            @DefaultValue("[2026-01-01,2026-12-31]") LocalDateRange year,
            @DefaultValue({"tv", "bar"}) StringSet equipment) {}

    @ConfigurationProperties("hotel")
    static class HotelBean {

        private StringSet tags = StringSet.of("default");
        private @Nullable LocalDateRange season;

        public StringSet getTags() {
            return tags;
        }

        public void setTags(StringSet tags) {
            this.tags = tags;
        }

        public @Nullable LocalDateRange getSeason() {
            return season;
        }

        public void setSeason(LocalDateRange season) {
            this.season = season;
        }
    }

    @ConfigurationProperties(prefix = "hotel", ignoreUnknownFields = false)
    record Strict(StringSet tags, LocalDateRange season) {}

    @EnableConfigurationProperties(Hotel.class)
    static class UsesRecord {}

    @EnableConfigurationProperties(HotelBean.class)
    static class UsesBean {}

    @EnableConfigurationProperties(Strict.class)
    static class UsesStrict {}

    private void bind(String yaml, ContextConsumer<AssertableApplicationContext> consumer) {
        withYaml(yaml).withUserConfiguration(UsesRecord.class).run(consumer);
    }

    private ApplicationContextRunner withYaml(String yaml) {
        return runner.withInitializer(context -> {
            try {
                new YamlPropertySourceLoader()
                        .load(
                                "test.yaml",
                                new ByteArrayResource(yaml.getBytes(java.nio.charset.StandardCharsets.UTF_8)))
                        .forEach(context.getEnvironment().getPropertySources()::addFirst);
            } catch (java.io.IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        });
    }

    private static Hotel hotel(AssertableApplicationContext context) {
        assertThat(context).hasNotFailed();
        return context.getBean(Hotel.class);
    }

    @Test
    void quotedLiteralsBindToEveryType() {
        bind("""
                hotel:
                  season: "[2026-04-01,2026-10-31]"
                  since: "[2020-01-01,)"
                  openings: "{[2026-05-01,2026-05-02],[2026-06-01,2026-06-02]}"
                  tags: "{sea,bath}"
                  rights: "{write,read}"
                  holidays: "[2026-12-24,2026-12-26],[2026-12-31,2027-01-01]"
                  named:
                    summer: "[2026-06-01,2026-08-31]"
                  extras: "{spa}"
                """, context -> {
            Hotel hotel = hotel(context);
            assertThat(hotel.season()).isEqualTo(SEASON);
            assertThat(hotel.since()).hasToString("[2020-01-01,)");
            assertThat(hotel.openings()).hasToString("{[2026-05-01,2026-05-02],[2026-06-01,2026-06-02]}");
            assertThat(hotel.tags()).isEqualTo(StringSet.of("bath", "sea"));
            assertThat(hotel.rights()).hasToString("{read,write}");
            assertThat(hotel.holidays()).hasToString("[[2026-12-24,2026-12-26], [2026-12-31,2027-01-01]]");
            assertThat(hotel.named()).hasToString("{summer=[2026-06-01,2026-08-31]}");
            assertThat(hotel.extras()).contains(StringSet.of("spa"));
            assertThat(hotel.year()).hasToString("[2026-01-01,2026-12-31]");
            assertThat(hotel.equipment()).isEqualTo(StringSet.of("bar", "tv"));
        });
    }

    @Test
    void listsBindToSetsAndRangeSets() {
        bind("""
                hotel:
                  openings:
                    - "[2026-06-01,2026-06-02]"
                    - "[2026-05-01,2026-05-02]"
                  tags: [sea, bath, sea, "a,b", "{x}"]
                  rights:
                    - write
                    - read
                  holidays:
                    - "[2026-12-24,2026-12-26]"
                  extras: [spa]
                """, context -> {
            Hotel hotel = hotel(context);
            assertThat(hotel.openings()).hasToString("{[2026-05-01,2026-05-02],[2026-06-01,2026-06-02]}");
            assertThat(hotel.tags()).isEqualTo(StringSet.of("a,b", "bath", "sea", "{x}"));
            assertThat(hotel.rights()).hasToString("{read,write}");
            assertThat(hotel.holidays()).hasToString("[[2026-12-24,2026-12-26]]");
            assertThat(hotel.extras()).contains(StringSet.of("spa"));
        });
    }

    /** YAML 1.1 decides before anyone asks which type is wanted. */
    @Test
    void anElementThatIsNotQuotedMayBeAnotherOneInYaml() {
        bind(
                "hotel:\n  tags: [no, 010, 1.10]\n",
                context -> assertThat(hotel(context).tags()).isEqualTo(StringSet.of("1.1", "8", "false")));
        bind(
                "hotel:\n  tags: ['no', '010', '1.10']\n",
                context -> assertThat(hotel(context).tags()).isEqualTo(StringSet.of("010", "1.10", "no")));
    }

    @ConfigurationProperties("prices")
    record Prices(Map<StringSet, String> byTags) {}

    @EnableConfigurationProperties(Prices.class)
    static class UsesPrices {}

    @Test
    void aValueSetIsAKeyInBrackets() {
        withYaml("prices:\n  by-tags:\n    '[{a,b}]': high\n")
                .withUserConfiguration(UsesPrices.class)
                .run(context -> assertThat(context.getBean(Prices.class).byTags())
                        .isEqualTo(Map.of(StringSet.of("a", "b"), "high")));
        // Without them what is left of the name is one element.
        withYaml("prices:\n  by-tags:\n    '{a,b}': high\n")
                .withUserConfiguration(UsesPrices.class)
                .run(context -> assertThat(context.getBean(Prices.class).byTags())
                        .isEqualTo(Map.of(StringSet.of("ab"), "high")));
    }

    @Test
    void nothingGivenIsNothingBound() {
        bind(
                "other: 1",
                context -> assertThat(context.getBean(Hotel.class).season()).isNull());
        bind("hotel:\n  tags: x", context -> {
            assertThat(hotel(context).season()).isNull();
            assertThat(hotel(context).openings()).isNull();
            assertThat(hotel(context).extras()).isEmpty();
        });
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "season: [2026-04-01,2026-10-31] | hotel.season | a range needs one quoted literal",
                "season: [1,10] | hotel.season | a range needs one quoted literal",
                "since: [2026-04-01] | hotel.since | a range needs one quoted literal",
                "season: {} | hotel.season | the text is empty",
                "season: \"\" | hotel.season | the text is empty",
                "tags: {} | hotel.tags | the text is empty",
                "tags: | hotel.tags | the text is empty",
                "tags: [] | hotel.tags | the text is empty",
                "openings: {} | hotel.openings | the text is empty",
                "season: {start: 2026-04-01, end: 2026-10-31} | hotel.season | a range needs one quoted literal",
                "since: {start: 2026-04-01} | hotel.since | a range needs one quoted literal",
                "tags: {a: b} | hotel.tags | a list or one quoted literal is needed",
                "season: \"[2026-10-31,2026-04-01]\" | hotel.season | lower bound 2026-10-31 is after upper bound 2026-04-01",
                "since: \"[2026-04-01,2026-10-31]\" | hotel.since | expected a range that is unbounded at the end",
                "openings: [\"[2026-04-01,2026-04-02]\", nonsense] | hotel.openings | element 2: ",
                "openings: [2026-04-01, 2026-04-02] | hotel.openings | element 1: ",
                "tags: \"{sea\" | hotel.tags | ",
                "holidays: [[2026-04-01, 2026-04-02]] | hotel.holidays[0] | a range needs one quoted literal",
                "named: {summer: [1, 2]} | hotel.named.summer | a range needs one quoted literal"
            })
    void whatCannotBeMeantStopsTheStart(String property, String name, String reason) {
        bind("hotel:\n  " + property + "\n", context -> {
            assertThat(context).hasFailed();
            BindException failure = bindException(context.getStartupFailure());
            assertThat(failure.getName()).hasToString(name);
            assertThat(rootMessage(failure)).contains(reason == null ? "" : reason);
        });
    }

    private static BindException bindException(Throwable failure) {
        BindException innermost = null;
        for (Throwable t = failure; t != null; t = t.getCause()) {
            if (t instanceof BindException bind) {
                innermost = bind;
            }
        }
        assertThat(innermost).isNotNull();
        return innermost;
    }

    private static String rootMessage(Throwable failure) {
        Throwable root = failure;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return root.getMessage();
    }

    @Test
    void theNearestSourceWinsWhetherItHasATextOrAList() {
        Map<String, Object> list = Map.of("hotel.tags[0]", "list", "hotel.season", "[2026-04-01,2026-10-31]");
        Map<String, Object> text = Map.of("hotel.tags", "{text}");
        for (boolean listFirst : new boolean[] {true, false}) {
            runner.withUserConfiguration(UsesBean.class)
                    .withInitializer(context -> {
                        var sources = context.getEnvironment().getPropertySources();
                        sources.addFirst(new MapPropertySource("second", listFirst ? text : list));
                        sources.addFirst(new MapPropertySource("first", listFirst ? list : text));
                    })
                    .run(context -> {
                        HotelBean hotel = context.getBean(HotelBean.class);
                        assertThat(hotel.getTags()).isEqualTo(StringSet.of(listFirst ? "list" : "text"));
                        assertThat(hotel.getSeason()).isEqualTo(SEASON);
                    });
        }
    }

    @Test
    void aBeanKeepsItsDefaultWhenNothingIsGiven() {
        runner.withUserConfiguration(UsesBean.class)
                .run(context ->
                        assertThat(context.getBean(HotelBean.class).getTags()).isEqualTo(StringSet.of("default")));
    }

    @Test
    void environmentVariablesBind() {
        runner.withUserConfiguration(UsesBean.class)
                .withInitializer(context -> context.getEnvironment()
                        .getPropertySources()
                        .addFirst(new SystemEnvironmentPropertySource(
                                "systemEnvironment",
                                Map.of(
                                        "HOTEL_TAGS_0",
                                        "sea",
                                        "HOTEL_TAGS_1",
                                        "bath",
                                        "HOTEL_SEASON",
                                        SEASON.toString()))))
                .run(context -> {
                    assertThat(context.getBean(HotelBean.class).getTags()).isEqualTo(StringSet.of("bath", "sea"));
                    assertThat(context.getBean(HotelBean.class).getSeason()).isEqualTo(SEASON);
                });
    }

    @Test
    void placeholdersAreResolvedInTextsAndInElements() {
        bind("""
                first: sea
                until: 2026-10-31
                hotel:
                  tags: ["${first}", "bath"]
                  season: "[2026-04-01,${until}]"
                """, context -> {
            assertThat(hotel(context).tags()).isEqualTo(StringSet.of("bath", "sea"));
            assertThat(hotel(context).season()).isEqualTo(SEASON);
        });
    }

    @Test
    void anUnknownPropertyIsStillFoundBesideAList() {
        String known = "hotel:\n  tags: [sea, bath]\n  season: \"[2026-04-01,2026-10-31]\"\n";
        withYaml(known)
                .withUserConfiguration(UsesStrict.class)
                .run(context ->
                        assertThat(context.getBean(Strict.class).tags()).isEqualTo(StringSet.of("bath", "sea")));
        withYaml(known + "  unknown: 1\n")
                .withUserConfiguration(UsesStrict.class)
                .run(context -> assertThat(context).getFailure().rootCause().hasMessageContaining("hotel.unknown"));
    }

    @Test
    void switchedOffListsBindToNothingAsTheyDoWithoutTheStarter() {
        runner.withPropertyValues("valueranges.configuration.enabled=false", "hotel.tags[0]=sea")
                .withUserConfiguration(UsesRecord.class)
                .run(context -> {
                    assertThat(context).doesNotHaveBean("valueRangesBindHandlerAdvisor");
                    assertThat(hotel(context).tags()).isNull();
                });
    }

    @Test
    void anAdvisorOfTheApplicationTakesThePlaceOfOurs() {
        runner.withBean(
                        "valueRangesBindHandlerAdvisor",
                        org.springframework.boot.context.properties.ConfigurationPropertiesBindHandlerAdvisor.class,
                        () -> handler -> handler)
                .withPropertyValues("hotel.tags[0]=sea")
                .withUserConfiguration(UsesRecord.class)
                .run(context -> assertThat(hotel(context).tags()).isNull());
    }
}

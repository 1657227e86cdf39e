package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.context.annotation.ImportCandidates;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.AbstractApplicationContextRunner;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.test.context.runner.ReactiveWebApplicationContextRunner;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.web.reactive.result.method.annotation.ResponseEntityExceptionHandler;

/** The beans of the starter in every host, without each library that it does not bring, and with each switch off. */
class AutoConfigurationContractTests {

    private static final Set<String> EVERYWHERE = Set.of(
            "textToRangeOrSetConverter",
            "textToRangesOrSetsConverter",
            "rangeOrSetToTextConverter",
            "valueRangesBindHandlerAdvisor",
            "valueRangesJacksonModule",
            "valueRangesModuleOrder",
            "rangeOrSetModelConverter",
            "rangeOrSetRestClientGroups",
            "rangeOrSetWebClientGroups");

    private static final Set<String> MVC = Set.of(
            "valuePartsGuard",
            "invalidValueProblems",
            "invalidValueAdvice",
            "overlapConflictAdvice",
            "rangeOrSetRepositoryRestConfigurer",
            "invalidSearchAdvice");

    private static final Set<String> WEB_FLUX = Set.of(
            "reactiveValuePartsGuard",
            "invalidValueProblems",
            "reactiveInvalidValueAdvice",
            "reactiveOverlapConflictAdvice");

    private static final Set<String> CONFLICTS = Set.of("overlapConflictAdvice", "reactiveOverlapConflictAdvice");

    /** What is missing where a package is. */
    private static final Map<String, Set<String>> WITHOUT = new LinkedHashMap<>();

    static {
        Set<String> json = Set.of("valueRangesJacksonModule", "valueRangesModuleOrder");
        WITHOUT.put("tools.jackson", json);
        WITHOUT.put("org.springframework.boot.jackson", json);
        WITHOUT.put("com.fasterxml.jackson", Set.of());
        WITHOUT.put("org.springframework.web.servlet", MVC);
        WITHOUT.put(
                "org.springframework.boot.webmvc",
                Set.of("invalidValueProblems", "invalidValueAdvice", "invalidSearchAdvice"));
        WITHOUT.put(
                "org.springframework.data.rest", Set.of("rangeOrSetRepositoryRestConfigurer", "invalidSearchAdvice"));
        WITHOUT.put("org.springframework.data", Set.of("rangeOrSetRepositoryRestConfigurer", "invalidSearchAdvice"));
        WITHOUT.put(
                "org.springframework.web.reactive",
                Set.of(
                        "rangeOrSetWebClientGroups",
                        "reactiveValuePartsGuard",
                        "invalidValueProblems",
                        "reactiveInvalidValueAdvice",
                        "reactiveOverlapConflictAdvice"));
        WITHOUT.put("org.springframework.boot.webflux", Set.of("invalidValueProblems", "reactiveInvalidValueAdvice"));
        WITHOUT.put(
                "org.springframework.web.service", Set.of("rangeOrSetRestClientGroups", "rangeOrSetWebClientGroups"));
        WITHOUT.put("org.springframework.web.client", Set.of("rangeOrSetRestClientGroups"));
        WITHOUT.put("org.springdoc", Set.of("rangeOrSetModelConverter"));
        WITHOUT.put("io.swagger", Set.of("rangeOrSetModelConverter"));
        WITHOUT.put("io.github.valueranges.jpa", CONFLICTS);
        WITHOUT.put("org.springframework.dao", CONFLICTS);
        WITHOUT.put("org.postgresql", CONFLICTS);
        WITHOUT.put("org.hibernate", Set.of());
        WITHOUT.put("jakarta.validation", Set.of());
        WITHOUT.put("reactor", Set.of());
    }

    /** What is missing where a feature is switched off. */
    private static final Map<String, Set<String>> OFF = Map.of(
            "valueranges.json.enabled",
            Set.of("valueRangesJacksonModule", "valueRangesModuleOrder"),
            "valueranges.conversion.enabled",
            Set.of(
                    "textToRangeOrSetConverter",
                    "textToRangesOrSetsConverter",
                    "rangeOrSetToTextConverter",
                    "rangeOrSetRestClientGroups",
                    "rangeOrSetWebClientGroups",
                    "rangeOrSetRepositoryRestConfigurer",
                    "invalidSearchAdvice",
                    "valuePartsGuard",
                    "reactiveValuePartsGuard"),
            "valueranges.configuration.enabled",
            Set.of("valueRangesBindHandlerAdvisor"),
            "valueranges.problems.enabled",
            Set.of("invalidValueProblems", "invalidValueAdvice", "invalidSearchAdvice", "reactiveInvalidValueAdvice"),
            "valueranges.conflicts.enabled",
            CONFLICTS,
            "valueranges.openapi.enabled",
            Set.of("rangeOrSetModelConverter"));

    /** A kind of application, and the beans that it has of the starter where nothing is missing. */
    private record Host(String name, AbstractApplicationContextRunner<?, ?, ?> runner, Set<String> beans) {}

    private static List<Host> hosts() {
        AutoConfigurations ours = AutoConfigurations.of(classes());
        return List.of(
                new Host("none", new ApplicationContextRunner().withConfiguration(ours), EVERYWHERE),
                new Host("servlet", new WebApplicationContextRunner().withConfiguration(ours), union(EVERYWHERE, MVC)),
                new Host(
                        "reactive",
                        new ReactiveWebApplicationContextRunner().withConfiguration(ours),
                        union(EVERYWHERE, WEB_FLUX)));
    }

    private static Class<?>[] classes() {
        List<Class<?>> classes = new ArrayList<>();
        for (String name : ImportCandidates.load(AutoConfiguration.class, AutoConfiguration.class.getClassLoader())
                .getCandidates()) {
            if (name.startsWith("io.github.valueranges.")) {
                try {
                    classes.add(Class.forName(name));
                } catch (ClassNotFoundException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        return classes.toArray(new Class<?>[0]);
    }

    private static Set<String> union(Set<String> some, Set<String> others) {
        Set<String> all = new TreeSet<>(some);
        all.addAll(others);
        return all;
    }

    private static Set<String> except(Set<String> all, Set<String> some) {
        Set<String> rest = new TreeSet<>(all);
        rest.removeAll(some);
        return rest;
    }

    private static void assertBeans(
            AbstractApplicationContextRunner<?, ?, ?> runner, String what, Set<String> expected) {
        runner.run(context -> {
            assertThat(context.getStartupFailure()).as(what).isNull();
            Set<String> beans = new TreeSet<>(List.of(context.getBeanDefinitionNames()));
            beans.retainAll(union(union(EVERYWHERE, MVC), WEB_FLUX));
            assertThat(beans).as(what).isEqualTo(expected);
        });
    }

    @Test
    void everyHostHasItsBeans() {
        int cases = 0;
        for (Host host : hosts()) {
            assertBeans(host.runner(), host.name(), host.beans());
            cases++;
        }
        assertThat(cases).isEqualTo(3);
    }

    @Test
    void withoutALibraryTheRestIsThere() {
        int cases = 0;
        for (Host host : hosts()) {
            for (Map.Entry<String, Set<String>> without : WITHOUT.entrySet()) {
                assertBeans(
                        host.runner().withClassLoader(new FilteredClassLoader(without.getKey())),
                        host.name() + " without " + without.getKey(),
                        except(host.beans(), missing(host, without)));
                cases++;
            }
        }
        assertThat(cases).isEqualTo(3 * 19);
    }

    /** The descriptions are a bean of either web host, and go with the host's library alone. */
    private static Set<String> missing(Host host, Map.Entry<String, Set<String>> without) {
        boolean ofTheOther = host.name().equals("servlet") && without.getKey().contains("reactive")
                || host.name().equals("servlet") && without.getKey().contains("webflux")
                || host.name().equals("reactive") && without.getKey().contains("servlet")
                || host.name().equals("reactive") && without.getKey().contains("webmvc");
        return ofTheOther ? except(without.getValue(), Set.of("invalidValueProblems")) : without.getValue();
    }

    @Test
    void switchedOffAFeatureIsMissingAndTheRestIsThere() {
        int cases = 0;
        for (Host host : hosts()) {
            for (Map.Entry<String, Set<String>> off : OFF.entrySet()) {
                assertBeans(
                        host.runner().withPropertyValues(off.getKey() + "=false"),
                        host.name() + " with " + off.getKey() + "=false",
                        except(host.beans(), off.getValue()));
                cases++;
            }
        }
        assertThat(cases).isEqualTo(3 * 6);
    }

    @Test
    void withEverythingOffNothingIsLeft() {
        int cases = 0;
        for (Host host : hosts()) {
            AbstractApplicationContextRunner<?, ?, ?> runner = host.runner();
            for (String property : OFF.keySet()) {
                runner = runner.withPropertyValues(property + "=false");
            }
            assertBeans(runner, host.name(), Set.of());
            cases++;
        }
        assertThat(cases).isEqualTo(3);
    }

    @Test
    void aBeanOfTheApplicationTakesThePlaceOfOurs() {
        int cases = 0;
        for (Host host : hosts()) {
            for (String name : host.beans()) {
                // These are replaced by a bean of their class.
                if (!Set.of("valueRangesJacksonModule", "invalidValueProblems").contains(name)) {
                    host.runner().withBean(name, Object.class, Object::new).run(context -> {
                        assertThat(context.getStartupFailure()).as(name).isNull();
                        assertThat(context.getBean(name)).isExactlyInstanceOf(Object.class);
                    });
                    cases++;
                }
            }
        }
        assertThat(cases).isEqualTo(8 + 13 + 11);
    }

    @Test
    void springsProblemDetailsForWebFluxAreReplacedWhenAskedForAndKeptWhenTheApplicationHasItsOwn() {
        ReactiveWebApplicationContextRunner reactive =
                new ReactiveWebApplicationContextRunner().withConfiguration(AutoConfigurations.of(classes()));
        reactive.withPropertyValues("spring.webflux.problemdetails.enabled=true")
                .run(context -> assertThat(context)
                        .hasSingleBean(ResponseEntityExceptionHandler.class)
                        .hasSingleBean(ReactiveInvalidValueExceptionHandler.class));
        reactive.withPropertyValues("spring.webflux.problemdetails.enabled=true")
                .withBean(OwnHandler.class)
                .run(context -> assertThat(context)
                        .hasSingleBean(OwnHandler.class)
                        .doesNotHaveBean(ReactiveInvalidValueExceptionHandler.class));
    }

    static class OwnHandler extends ResponseEntityExceptionHandler {}
}

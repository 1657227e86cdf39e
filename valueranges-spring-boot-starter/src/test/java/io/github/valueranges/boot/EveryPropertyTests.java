package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.RangeSetType;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.boot.EveryValue.Component;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.context.properties.ConfigurationPropertiesBindHandlerAdvisor;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.bind.BindHandler;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.ConfigurationPropertySource;
import org.springframework.boot.context.properties.source.ConfigurationPropertySources;
import org.springframework.boot.convert.ApplicationConversionService;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.boot.env.YamlPropertySourceLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.core.ResolvableType;
import org.springframework.core.env.PropertySource;
import org.springframework.core.env.SimpleCommandLinePropertySource;
import org.springframework.core.env.SystemEnvironmentPropertySource;
import org.springframework.core.io.ByteArrayResource;

/** Properties of every type, from every kind of source; what would bind to nothing is an error that says where. */
class EveryPropertyTests {

    private final ApplicationContextRunner runner = new ApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(
                    ValueRangesConversionAutoConfiguration.class, ValueRangesConfigurationAutoConfiguration.class));

    @EnableConfigurationProperties(EveryValue.class)
    static class Uses {}

    private static PropertySource<?> yaml(String text) {
        try {
            return new YamlPropertySourceLoader()
                    .load("test.yaml", new ByteArrayResource(text.getBytes(StandardCharsets.UTF_8), "test.yaml"))
                    .get(0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    private static <E, S extends TypedValueSet<E, S>> List<String> elements(SetType<E, S> type) {
        List<String> texts = new ArrayList<>();
        type.parse(type.example()).forEach(element -> texts.add(type.formatElement(element)));
        return texts;
    }

    /** The texts of a list that stands for the example of a set or of a range set. */
    private static List<String> parts(Component component) {
        return component.type() instanceof RangeSetType<?, ?, ?> rangeSet
                ? List.of(rangeSet.rangeType().example())
                : elements((SetType<?, ?>) component.type());
    }

    private void assertBinds(PropertySource<?> source, int expected, Function<Component, Boolean> given) {
        runner.withUserConfiguration(Uses.class)
                .withInitializer(
                        context -> context.getEnvironment().getPropertySources().addFirst(source))
                .run(context -> {
                    assertThat(context).hasNotFailed();
                    EveryValue bound = context.getBean(EveryValue.class);
                    int cases = 0;
                    for (Component component : EveryValue.components()) {
                        if (given.apply(component)) {
                            assertThat(bound.get(component))
                                    .as(component.name())
                                    .isEqualTo(component.target().parse(component.example()));
                            cases++;
                        } else {
                            assertThat(bound.get(component)).isNull();
                        }
                    }
                    assertThat(cases).isEqualTo(expected);
                });
    }

    // --- sources ----------------------------------------------------------------------------------------------------

    @Test
    void aQuotedLiteralInYamlIsAValue() {
        StringBuilder text = new StringBuilder("every:\n");
        EveryValue.components()
                .forEach(component -> text.append("  ")
                        .append(component.name())
                        .append(": ")
                        .append(quoted(component.example()))
                        .append('\n'));
        assertBinds(yaml(text.toString()), 38, component -> true);
    }

    @Test
    void aListInYamlIsASetOrARangeSet() {
        StringBuilder text = new StringBuilder("every:\n");
        for (Component component : EveryValue.components()) {
            if (!(component.type() instanceof RangeType)) {
                text.append("  ").append(component.name()).append(":\n");
                parts(component)
                        .forEach(part ->
                                text.append("    - ").append(quoted(part)).append('\n'));
            }
        }
        assertBinds(yaml(text.toString()), 27, component -> !(component.type() instanceof RangeType));
    }

    @Test
    void environmentVariablesAreRelaxed() {
        Map<String, Object> literals = new LinkedHashMap<>();
        Map<String, Object> lists = new LinkedHashMap<>();
        for (Component component : EveryValue.components()) {
            String name = "EVERY_" + component.name().toUpperCase(Locale.ROOT);
            literals.put(name, component.example());
            if (!(component.type() instanceof RangeType)) {
                parts(component).forEach(part -> lists.put(name + "_" + index(lists, name), part));
            }
        }
        assertBinds(new SystemEnvironmentPropertySource("systemEnvironment", literals), 38, component -> true);
        assertBinds(
                new SystemEnvironmentPropertySource("systemEnvironment", lists),
                27,
                component -> !(component.type() instanceof RangeType));
    }

    private static long index(Map<String, Object> lists, String name) {
        return lists.keySet().stream().filter(key -> key.startsWith(name + "_")).count();
    }

    @Test
    void argumentsOfTheCommandLineAreRelaxed() {
        List<String> arguments = new ArrayList<>();
        for (Component component : EveryValue.components()) {
            StringBuilder kebab = new StringBuilder("--every.");
            for (char c : component.name().toCharArray()) {
                kebab.append(Character.isUpperCase(c) ? "-" : "").append(Character.toLowerCase(c));
            }
            arguments.add(kebab + "=" + component.example());
        }
        assertBinds(new SimpleCommandLinePropertySource(arguments.toArray(new String[0])), 38, component -> true);
    }

    // --- targets ----------------------------------------------------------------------------------------------------

    private static ApplicationConversionService conversions() {
        ApplicationConversionService conversions = new ApplicationConversionService();
        ValueRangesEnvironmentPostProcessor.addConverters(conversions);
        return conversions;
    }

    private static Object bound(ResolvableType type, String yaml) {
        Iterable<ConfigurationPropertySource> sources = ConfigurationPropertySources.from(yaml(yaml));
        ConfigurationPropertiesBindHandlerAdvisor advisor =
                ValueRangesConfigurationAutoConfiguration.valueRangesBindHandlerAdvisor();
        return new Binder(sources, null, conversions())
                .bind("value", Bindable.of(type), advisor.apply(BindHandler.DEFAULT))
                .get();
    }

    @Test
    void aValueMayStandInAListAMapAnOptionalAndABean() {
        int cases = 0;
        for (Component component : EveryValue.components()) {
            ResolvableType type = component.declared();
            Object value = component.target().parse(component.example());
            String text = quoted(component.example());
            assertThat(bound(ResolvableType.forClassWithGenerics(List.class, type), "value: [" + text + "]"))
                    .as(component.name())
                    .isEqualTo(List.of(value));
            assertThat(bound(
                            ResolvableType.forClassWithGenerics(Map.class, ResolvableType.forClass(String.class), type),
                            "value: {a: " + text + "}"))
                    .isEqualTo(Map.of("a", value));
            assertThat(bound(ResolvableType.forClassWithGenerics(Optional.class, type), "value: " + text))
                    .isEqualTo(Optional.of(value));
            Object bean = bound(
                    ResolvableType.forClassWithGenerics(HostProbes.Bean.class, type),
                    "value: {value: " + text + ", values: [" + text + "," + text + "]}");
            assertThat(((HostProbes.Bean<?>) bean).getValue()).isEqualTo(value);
            assertThat((Object) ((HostProbes.Bean<?>) bean).getValues()).isEqualTo(List.of(value, value));
            cases += 4;
        }
        assertThat(cases).isEqualTo(38 * 4);
    }

    @EnableConfigurationProperties(EveryDefault.class)
    static class UsesDefaults {}

    @Test
    void aDefaultIsALiteralOrTheElementsOfASet() {
        runner.withUserConfiguration(UsesDefaults.class).run(context -> {
            EveryDefault defaults = context.getBean(EveryDefault.class);
            int cases = 0;
            for (Component component : EveryValue.components()) {
                if (!component.name().equals("numbers")) {
                    assertThat(EveryDefault.class
                                    .getDeclaredMethod(component.name())
                                    .invoke(defaults))
                            .as(component.name())
                            .isEqualTo(component.target().parse(component.example()));
                    cases++;
                }
            }
            assertThat(cases).isEqualTo(36 + 1);
        });
    }

    // --- what would be nothing --------------------------------------------------------------------------------------

    /** A value in YAML that Spring Boot would bind to null or to an empty set, and what is said instead. */
    private record Trap(String yaml, String reason) {}

    private static List<Trap> traps(Component component) {
        String literal = component.example();
        List<Trap> traps = new ArrayList<>(List.of(
                new Trap("''", "the text is empty"),
                new Trap("", "the text is empty"),
                new Trap("{}", "the text is empty"),
                new Trap("[]", "the text is empty")));
        if (component.type() instanceof RangeType) {
            traps.add(new Trap(literal, "a range needs one quoted literal"));
            traps.add(new Trap("[" + quoted(literal) + "]", "a range needs one quoted literal"));
            traps.add(new Trap("{start: 1, end: 5}", "a range needs one quoted literal"));
        } else {
            traps.add(new Trap("{a: b}", "a list or one quoted literal is needed"));
            traps.add(new Trap("[{a: b}]", ""));
            traps.add(new Trap("['{nonsense', '{nonsense']", "element 1: "));
        }
        return traps;
    }

    @Test
    void whatWouldBindToNothingIsAnErrorThatNamesPropertyAndOrigin() {
        int cases = 0;
        for (Component component : EveryValue.components()) {
            for (Trap trap : traps(component)) {
                if (component.type() instanceof SetType<?, ?> set
                        && set.backingClass() == String.class
                        && trap.reason().startsWith("element")) {
                    continue;
                }
                String property = "every." + kebab(component.name());
                runner.withUserConfiguration(Uses.class)
                        .withInitializer(context -> context.getEnvironment()
                                .getPropertySources()
                                .addFirst(yaml("every:\n  " + component.name() + ": " + trap.yaml() + "\n")))
                        .run(context -> {
                            assertThat(context).as("%s %s", property, trap).hasFailed();
                            assertSays(context.getStartupFailure(), property, trap);
                        });
                cases++;
            }
        }
        assertThat(cases).isEqualTo(38 * 7 - 2);
    }

    private static String kebab(String name) {
        StringBuilder kebab = new StringBuilder();
        for (char c : name.toCharArray()) {
            kebab.append(Character.isUpperCase(c) ? "-" : "").append(Character.toLowerCase(c));
        }
        return kebab.toString();
    }

    private static void assertSays(Throwable failure, String property, Trap trap) {
        Throwable bind = failure;
        while (bind.getCause() instanceof BindException || !(bind instanceof BindException)) {
            bind = bind.getCause();
        }
        assertThat(((BindException) bind).getName().toString()).startsWith(property);
        FailureAnalysis analysis = analyze(bind);
        assertThat(analysis.getDescription())
                .as("%s", trap)
                .contains(trap.reason())
                .contains("test.yaml");
        // What is left unbound is named without dashes.
        assertThat(analysis.getDescription().replace("-", "").toLowerCase(Locale.ROOT))
                .contains(property.replace("-", "").toLowerCase(Locale.ROOT));
    }

    /** What Spring Boot prints for a failed start: of its analyzers the first that knows the failure. */
    private static FailureAnalysis analyze(Throwable failure) {
        for (String analyzer : List.of("BindFailureAnalyzer", "UnboundConfigurationPropertyFailureAnalyzer")) {
            try {
                var constructor = Class.forName("org.springframework.boot.diagnostics.analyzer." + analyzer)
                        .getDeclaredConstructor();
                constructor.setAccessible(true);
                FailureAnalysis analysis = ((FailureAnalyzer) constructor.newInstance()).analyze(failure);
                if (analysis != null) {
                    return analysis;
                }
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
        throw new AssertionError(failure);
    }
}

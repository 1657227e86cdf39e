package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.WrapperSet;
import io.github.valueranges.boot.EveryValue.Component;
import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanCreationException;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.autoconfigure.context.PropertyPlaceholderAutoConfiguration;
import org.springframework.boot.context.properties.bind.DataObjectPropertyName;
import org.springframework.boot.env.YamlPropertySourceLoader;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.ResolvableType;
import org.springframework.core.convert.ConversionFailedException;
import org.springframework.core.env.ConfigurableEnvironment;
import org.springframework.core.env.PropertySource;
import org.springframework.core.env.StandardEnvironment;
import org.springframework.core.env.SystemEnvironmentPropertySource;
import org.springframework.core.io.ByteArrayResource;

/** Every type as {@code @Value} and by {@code Environment.getProperty}, from every kind of source. */
class EveryEnvironmentTests {

    private static final Class<?> VALUES = values();

    @ImportAutoConfiguration(PropertyPlaceholderAutoConfiguration.class)
    static class Empty {}

    /** A field for each type, and one for a list and one for an array of it. */
    private static Class<?> values() {
        Map<String, Type> fields = new LinkedHashMap<>();
        for (Component component : EveryValue.components()) {
            ResolvableType type = component.declared();
            fields.put(component.name(), type.getType());
            fields.put(
                    component.name() + "List",
                    ResolvableType.forClassWithGenerics(List.class, type).getType());
            if (type.toClass() != WrapperSet.class) {
                fields.put(component.name() + "Array", type.toClass().arrayType());
            }
        }
        return HostProbes.valueFields("Every", "every.", fields);
    }

    private static String dashed(String name) {
        return "every." + DataObjectPropertyName.toDashedForm(name);
    }

    /** The literals of every field, by the names of its properties. */
    private static Map<String, Object> literals() {
        Map<String, Object> literals = new LinkedHashMap<>();
        for (Component component : EveryValue.components()) {
            literals.put(dashed(component.name()), component.example());
            for (String more : List.of("List", "Array")) {
                literals.put(
                        dashed(component.name() + more),
                        component.example() + "," + component.target().empty());
            }
        }
        return literals;
    }

    private static ConfigurableApplicationContext start(
            @Nullable PropertySource<?> variables, Class<?> source, String... arguments) {
        ConfigurableEnvironment environment = new StandardEnvironment();
        if (variables != null) {
            environment.getPropertySources().replace("systemEnvironment", variables);
        }
        SpringApplication application = new SpringApplication(source);
        application.setWebApplicationType(WebApplicationType.NONE);
        application.setLogStartupInfo(false);
        application.setBannerMode(org.springframework.boot.Banner.Mode.OFF);
        application.setEnvironment(environment);
        return application.run(arguments);
    }

    private static void assertInjected(ConfigurableApplicationContext context) throws ReflectiveOperationException {
        Object values = context.getBean(VALUES);
        int cases = 0;
        for (Component component : EveryValue.components()) {
            Object value = component.target().parse(component.example());
            Object empty = component.target().empty();
            assertThat(VALUES.getField(component.name()).get(values))
                    .as(component.name())
                    .isEqualTo(value);
            assertThat(VALUES.getField(component.name() + "List").get(values))
                    .as(component.name())
                    .isEqualTo(List.of(value, empty));
            if (component.declared().toClass() != WrapperSet.class) {
                assertThat((Object[])
                                VALUES.getField(component.name() + "Array").get(values))
                        .as(component.name())
                        .containsExactly(value, empty);
            }
            cases++;
        }
        assertThat(cases).isEqualTo(38);
    }

    private static void assertAsked(ConfigurableEnvironment environment) {
        int cases = 0;
        for (Component component : EveryValue.components()) {
            Class<?> type = component.declared().toClass();
            if (type != WrapperSet.class) {
                Object value = component.target().parse(component.example());
                assertThat((Object) environment.getProperty(dashed(component.name()), type))
                        .isEqualTo(value);
                assertThat((Object) environment.getRequiredProperty(dashed(component.name()), type))
                        .isEqualTo(value);
                Object array = environment.getProperty(dashed(component.name() + "Array"), type.arrayType());
                assertThat((Object[]) array)
                        .containsExactly(value, component.target().empty());
                cases++;
            }
        }
        assertThat(cases).isEqualTo(36);
    }

    // --- sources ----------------------------------------------------------------------------------------------------

    @Test
    void argumentsOfTheCommandLine() throws Exception {
        String[] arguments = literals().entrySet().stream()
                .map(each -> "--" + each.getKey() + "=" + each.getValue())
                .toArray(String[]::new);
        try (ConfigurableApplicationContext context = start(null, VALUES, arguments)) {
            assertInjected(context);
            assertAsked(context.getEnvironment());
        }
    }

    @Test
    void variablesOfTheEnvironment() throws Exception {
        Map<String, Object> variables = new LinkedHashMap<>();
        literals()
                .forEach((name, literal) ->
                        variables.put(name.replace(".", "_").replace("-", "").toUpperCase(Locale.ROOT), literal));
        PropertySource<?> source = new SystemEnvironmentPropertySource("systemEnvironment", variables);
        try (ConfigurableApplicationContext context = start(source, VALUES)) {
            assertInjected(context);
            assertAsked(context.getEnvironment());
        }
    }

    private static PropertySource<?> yaml(String text) throws IOException {
        return new YamlPropertySourceLoader()
                .load("test.yaml", new ByteArrayResource(text.getBytes(StandardCharsets.UTF_8), "test.yaml"))
                .get(0);
    }

    @Test
    void quotedLiteralsOfAFile() throws Exception {
        StringBuilder text = new StringBuilder();
        literals()
                .forEach((name, literal) ->
                        text.append(name).append(": '").append(literal).append("'\n"));
        try (ConfigurableApplicationContext context = start(yaml(text.toString()), VALUES)) {
            assertInjected(context);
            assertAsked(context.getEnvironment());
        }
    }

    // --- what would be nothing --------------------------------------------------------------------------------------

    @Test
    void anEmptyPropertyIsRefusedAndAMissingOneIsNone() {
        int cases = 0;
        try (ConfigurableApplicationContext context = start(null, Empty.class, "--empty.value=")) {
            ConfigurableEnvironment environment = context.getEnvironment();
            for (Component component : EveryValue.components()) {
                Class<?> type = component.declared().toClass();
                if (type != WrapperSet.class) {
                    assertThatExceptionOfType(ConversionFailedException.class)
                            .isThrownBy(() -> environment.getProperty("empty.value", type))
                            .havingCause()
                            .withMessage(
                                    "the text is empty; leave the property out, or give a quoted literal such as \""
                                            + component.example() + "\"");
                    assertThat((Object) environment.getProperty("missing.value", type))
                            .isNull();
                }
                Class<?> bean = HostProbes.valueFields(
                        component.name() + "Empty",
                        "empty.",
                        Map.of("value", component.declared().getType()));
                assertThatExceptionOfType(BeanCreationException.class)
                        .isThrownBy(
                                () -> context.getAutowireCapableBeanFactory().createBean(bean))
                        .withMessageContaining("field 'value'")
                        .withStackTraceContaining("the text is empty; leave the property out");
                cases++;
            }
        }
        assertThat(cases).isEqualTo(38);
    }

    @Test
    void whatIsInPartsIsNoPlaceholderAndTheErrorNamesIt() throws Exception {
        int cases = 0;
        for (Component component : EveryValue.components()) {
            String name = component.name();
            Class<?> bean = HostProbes.valueFields(
                    name + "Parts", "parts.", Map.of(name, component.declared().getType()));
            String list = component.type() instanceof SetType
                    ? "[" + component.example().replace("{", "").replace("}", "") + "]"
                    : component.type() instanceof RangeType ? component.example() : "['" + component.example() + "']";
            String text = "parts:\n  " + DataObjectPropertyName.toDashedForm(name) + ": " + list;
            try (ConfigurableApplicationContext context = start(yaml(text), Empty.class)) {
                assertThatExceptionOfType(BeanCreationException.class)
                        .isThrownBy(
                                () -> context.getAutowireCapableBeanFactory().createBean(bean))
                        .as(text)
                        .withStackTraceContaining("Could not resolve placeholder '" + "parts."
                                + DataObjectPropertyName.toDashedForm(name) + "'");
            }
            cases++;
        }
        assertThat(cases).isEqualTo(38);
    }

    @Test
    void whatIsNoValueIsRefusedWithItsReason() {
        int cases = 0;
        try (ConfigurableApplicationContext context = start(null, Empty.class, "--wrong.value={nonsense")) {
            for (Component component : EveryValue.components()) {
                Class<?> bean = HostProbes.valueFields(
                        component.name() + "Wrong",
                        "wrong.",
                        Map.of("value", component.declared().getType()));
                assertThatExceptionOfType(BeanCreationException.class)
                        .isThrownBy(
                                () -> context.getAutowireCapableBeanFactory().createBean(bean))
                        .satisfies(
                                thrown -> assertThat(Refusals.messageIn(thrown)).isNotBlank());
                cases++;
            }
        }
        assertThat(cases).isEqualTo(38);
    }
}

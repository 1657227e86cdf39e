package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.StringSet;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.context.annotation.ImportCandidates;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.boot.webmvc.autoconfigure.DispatcherServletAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.WebMvcAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.core.annotation.MergedAnnotations;
import org.springframework.core.convert.ConversionService;
import org.springframework.core.convert.converter.GenericConverter;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.mock.http.server.reactive.MockServerHttpRequest;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.server.MockServerWebExchange;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class AutoConfigurationTests {

    private static final List<String> OURS =
            ImportCandidates.load(AutoConfiguration.class, AutoConfigurationTests.class.getClassLoader())
                    .getCandidates()
                    .stream()
                    .filter(name -> name.startsWith("io.github.valueranges."))
                    .toList();

    private final WebApplicationContextRunner web = new WebApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(
                    ValueRangesConversionAutoConfiguration.class,
                    ValueRangesProblemsAutoConfiguration.class,
                    DispatcherServletAutoConfiguration.class,
                    WebMvcAutoConfiguration.class));

    @ControllerAdvice
    static class OwnHandler extends ResponseEntityExceptionHandler {}

    // --- conventions ------------------------------------------------------------------------------------------------

    @Test
    void everyAutoConfigurationBacksOff() throws Exception {
        int beans = 0;
        for (String name : OURS) {
            Class<?> configuration = Class.forName(name);
            assertThat(Modifier.isPublic(configuration.getModifiers())).as(name).isFalse();
            assertThat(configuration).hasAnnotations(AutoConfiguration.class, ConditionalOnClass.class);
            beans += beansThatBackOff(configuration);
            for (Class<?> nested : configuration.getDeclaredClasses()) {
                assertThat(nested).hasAnnotations(ConditionalOnClass.class);
                beans += beansThatBackOff(nested);
            }
        }
        assertThat(OURS).hasSize(13);
        assertThat(beans).isEqualTo(25);
    }

    private static int beansThatBackOff(Class<?> configuration) {
        int beans = 0;
        for (var method : configuration.getDeclaredMethods()) {
            if (MergedAnnotations.from(method).isPresent(Bean.class)) {
                assertThat(MergedAnnotations.from(method).isPresent(ConditionalOnMissingBean.class))
                        .as("%s", method)
                        .isTrue();
                beans++;
            }
        }
        return beans;
    }

    @Test
    void everyFeatureHasADocumentedSwitchAndNothingElseIsDocumented() throws Exception {
        Set<String> switches = new TreeSet<>();
        for (String name : OURS) {
            switches.addAll(List.of(Class.forName(name)
                    .getAnnotation(ConditionalOnBooleanProperty.class)
                    .name()));
        }
        Set<String> documented = new TreeSet<>();
        for (JsonNode property : metadata().get("properties")) {
            assertThat(property.get("type").asString()).isEqualTo("java.lang.Boolean");
            assertThat(property.get("description").asString())
                    .startsWith("Whether ")
                    .endsWith(".");
            assertThat(property.get("defaultValue").asBoolean()).isTrue();
            documented.add(property.get("name").asString());
        }
        assertThat(documented).isEqualTo(switches).hasSize(6);
    }

    private static JsonNode metadata() throws IOException {
        try (InputStream in = AutoConfigurationTests.class
                .getClassLoader()
                .getResourceAsStream("META-INF/additional-spring-configuration-metadata.json")) {
            return JsonMapper.shared().readTree(in);
        }
    }

    // --- conversion -------------------------------------------------------------------------------------------------

    @Test
    void theConversionServiceOfMvcKnowsTheTypes() {
        web.run(context -> {
            ConversionService service = context.getBean("mvcConversionService", ConversionService.class);
            assertThat(service.convert("sea,bath", StringSet.class)).isEqualTo(StringSet.of("bath", "sea"));
            assertThat(service.convert("[2026-06-01,)", LocalDateRange.UnboundedEnd.class))
                    .isEqualTo(LocalDateRange.parse("[2026-06-01,)"));
        });
    }

    @Test
    void aConverterOfTheSameNameTakesThePlaceOfOurs() {
        web.withBean("textToRangeOrSetConverter", GenericConverter.class, ValueToTextConverter::new)
                .run(context -> assertThat(context.getBean("textToRangeOrSetConverter"))
                        .isInstanceOf(ValueToTextConverter.class));
    }

    @Test
    void switchedOffThereAreNoConverters() {
        web.withPropertyValues("valueranges.conversion.enabled=false")
                .run(context -> assertThat(context).hasNotFailed().doesNotHaveBean(GenericConverter.class));
    }

    // --- problems ---------------------------------------------------------------------------------------------------

    @Test
    void theProblemDocumentsAreThere() {
        web.run(context -> assertThat(context)
                .hasSingleBean(InvalidValueProblems.class)
                .hasSingleBean(InvalidValueAdvice.class)
                .doesNotHaveBean(ResponseEntityExceptionHandler.class));
    }

    @Test
    void springsProblemDetailsAreReplacedWhenAskedForAndKeptWhenTheApplicationHasItsOwn() {
        web.withPropertyValues("spring.mvc.problemdetails.enabled=true")
                .run(context -> assertThat(context)
                        .getBean(ResponseEntityExceptionHandler.class)
                        .isInstanceOf(InvalidValueExceptionHandler.class));
        web.withPropertyValues("spring.mvc.problemdetails.enabled=true")
                .withBean(OwnHandler.class)
                .run(context -> assertThat(context)
                        .getBean(ResponseEntityExceptionHandler.class)
                        .isInstanceOf(OwnHandler.class));
    }

    @Test
    void theDescriptionsMayBeReplaced() {
        InvalidValueProblems own = new InvalidValueProblems();
        web.withBean(InvalidValueProblems.class, () -> own)
                .run(context ->
                        assertThat(context).getBean(InvalidValueProblems.class).isSameAs(own));
    }

    @Test
    void aBeanOfTheNameOfAnAdviceTakesItsPlace() {
        int replaced = 0;
        for (String name : List.of("valuePartsGuard", "invalidValueAdvice", "overlapConflictAdvice")) {
            web.withConfiguration(AutoConfigurations.of(
                            ValueRangesMvcAutoConfiguration.class, ValueRangesConflictAutoConfiguration.class))
                    .withBean(name, Object.class, Object::new)
                    .run(context ->
                            assertThat(context).hasNotFailed().getBean(name).isExactlyInstanceOf(Object.class));
            replaced++;
        }
        assertThat(replaced).isEqualTo(3);
    }

    @Test
    void switchedOffThereAreNoProblemDocuments() {
        web.withPropertyValues("valueranges.problems.enabled=false", "spring.mvc.problemdetails.enabled=true")
                .run(context -> assertThat(context)
                        .doesNotHaveBean(InvalidValueProblems.class)
                        .doesNotHaveBean(InvalidValueAdvice.class)
                        .doesNotHaveBean(InvalidValueExceptionHandler.class));
    }

    // --- conflicts --------------------------------------------------------------------------------------------------

    @Test
    void aConflictIsAnsweredWhereThereIsADatabase() {
        WebApplicationContextRunner conflicts =
                web.withConfiguration(AutoConfigurations.of(ValueRangesConflictAutoConfiguration.class));
        conflicts.run(context -> assertThat(context).hasSingleBean(OverlapConflictAdvice.class));
        conflicts
                .withPropertyValues("valueranges.conflicts.enabled=false")
                .run(context -> assertThat(context).hasNotFailed().doesNotHaveBean(OverlapConflictAdvice.class));
        int absent = 0;
        for (String filtered : List.of("org.postgresql", "org.springframework.dao", "io.github.valueranges.jpa")) {
            conflicts
                    .withClassLoader(new FilteredClassLoader(filtered))
                    .run(context -> assertThat(context).hasNotFailed().doesNotHaveBean("overlapConflictAdvice"));
            absent++;
        }
        assertThat(absent).isEqualTo(3);
    }

    @Test
    void aViolationOfAnotherKindIsLeftToTheApplication() {
        DataIntegrityViolationException other = new DataIntegrityViolationException("not null");
        assertThatExceptionOfType(DataIntegrityViolationException.class)
                .isThrownBy(() -> new OverlapConflictAdvice().conflict(other, new MockHttpServletRequest()))
                .isSameAs(other);
        assertThatExceptionOfType(DataIntegrityViolationException.class)
                .isThrownBy(() -> new ReactiveOverlapConflictAdvice()
                        .conflict(other, MockServerWebExchange.from(MockServerHttpRequest.get("/"))))
                .isSameAs(other);
    }

    // --- absence ----------------------------------------------------------------------------------------------------

    @Test
    void withoutMvcTheRestIsThere() {
        new ApplicationContextRunner()
                .withConfiguration(AutoConfigurations.of(
                        OURS.stream().map(AutoConfigurationTests::load).toArray(Class<?>[]::new)))
                .withClassLoader(new FilteredClassLoader(
                        "org.springframework.web", "org.springframework.boot.webmvc", "jakarta.servlet"))
                .run(context -> assertThat(context)
                        .hasNotFailed()
                        .doesNotHaveBean("invalidValueProblems")
                        .hasBean("textToRangeOrSetConverter")
                        .hasBean("valueRangesBindHandlerAdvisor")
                        .hasBean("valueRangesJacksonModule"));
    }

    @Test
    void withoutJacksonAndHibernateTheRestIsThere() {
        web.withClassLoader(new FilteredClassLoader(
                        "tools.jackson", "com.fasterxml.jackson", "org.hibernate", "org.springframework.boot.jackson"))
                .run(context -> assertThat(context).hasNotFailed().hasSingleBean(InvalidValueAdvice.class));
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}

package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.ValueType;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.valueextraction.ValueExtractor;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.aot.generate.ClassNameGenerator;
import org.springframework.aot.generate.DefaultGenerationContext;
import org.springframework.aot.generate.GeneratedFiles.Kind;
import org.springframework.aot.generate.InMemoryGeneratedFiles;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.RuntimeHintsRegistrar;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;
import org.springframework.boot.web.context.reactive.AnnotationConfigReactiveWebApplicationContext;
import org.springframework.boot.web.context.servlet.AnnotationConfigServletWebApplicationContext;
import org.springframework.context.aot.ApplicationContextAotGenerator;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.springframework.core.io.support.SpringFactoriesLoader;
import org.springframework.javapoet.ClassName;
import org.springframework.mock.web.MockServletContext;

/** What is registered for an application that is processed ahead of time. */
class RuntimeHintsTests {

    private final RuntimeHints hints = new RuntimeHints();

    @BeforeEach
    void register() {
        List<RuntimeHintsRegistrar> found =
                SpringFactoriesLoader.forResourceLocation("META-INF/spring/aot.factories")
                        .load(RuntimeHintsRegistrar.class)
                        .stream()
                        .filter(registrar -> registrar instanceof ValueRangesRuntimeHints)
                        .toList();
        assertThat(found).hasSize(1);
        found.get(0).registerHints(hints, getClass().getClassLoader());
    }

    @Test
    void theFactoriesAndTheLiteralOfEveryTypeAndShapeMayBeCalled() throws Exception {
        int cases = 0;
        for (ValueType<?> type : ValueType.all()) {
            List<Class<?>> classes = new ArrayList<>(type.variants());
            classes.add(type.javaType());
            for (Class<?> each : classes) {
                assertThat(RuntimeHintsPredicates.reflection()
                                .onMethodInvocation(each.getMethod("valueOf", String.class)))
                        .as("%s", each)
                        .accepts(hints);
                cases++;
            }
        }
        assertThat(cases).isEqualTo(36 + 11 * 5);
    }

    @Test
    void everyValidatorMayBeMade() throws Exception {
        int cases = 0;
        String folder = "io/github/valueranges/boot/constraints/internal/";
        for (var resource :
                new PathMatchingResourcePatternResolver().getResources("classpath*:" + folder + "*.class")) {
            String file = resource.getFilename();
            Class<?> type =
                    Class.forName(folder.replace('/', '.') + file.substring(0, file.length() - ".class".length()));
            if (ConstraintValidator.class.isAssignableFrom(type) || ValueExtractor.class.isAssignableFrom(type)) {
                assertThat(Modifier.isPublic(type.getModifiers())).isTrue();
                assertThat(RuntimeHintsPredicates.reflection().onConstructorInvocation(type.getConstructor()))
                        .as("%s", type)
                        .accepts(hints);
                cases++;
            }
        }
        assertThat(cases).isEqualTo(10);
    }

    @Test
    void theBeansOfBothWebHostsAreProcessedAheadOfTime() {
        AnnotationConfigServletWebApplicationContext mvc = new AnnotationConfigServletWebApplicationContext();
        mvc.setServletContext(new MockServletContext());
        mvc.register(MvcBindingTests.Application.class);
        AnnotationConfigReactiveWebApplicationContext reactive = new AnnotationConfigReactiveWebApplicationContext();
        reactive.register(MvcBindingTests.Application.class);
        assertThat(processed(mvc))
                .contains("textToRangeOrSetConverter", "valuePartsGuard", "invalidValueAdvice")
                .doesNotContain("reactiveValuePartsGuard");
        assertThat(processed(reactive))
                .contains("textToRangeOrSetConverter", "reactiveValuePartsGuard", "reactiveInvalidValueAdvice")
                .doesNotContain("\"valuePartsGuard\"");
    }

    private static String processed(GenericApplicationContext context) {
        InMemoryGeneratedFiles files = new InMemoryGeneratedFiles();
        DefaultGenerationContext generation =
                new DefaultGenerationContext(new ClassNameGenerator(ClassName.get(RuntimeHintsTests.class)), files);
        new ApplicationContextAotGenerator().processAheadOfTime(context, generation);
        generation.writeGeneratedContent();
        StringBuilder sources = new StringBuilder();
        files.getGeneratedFiles(Kind.SOURCE).forEach((path, source) -> {
            try {
                source.getInputStream().transferTo(new java.io.OutputStream() {
                    @Override
                    public void write(int b) {
                        sources.append((char) b);
                    }
                });
            } catch (java.io.IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        });
        return sources.toString();
    }
}

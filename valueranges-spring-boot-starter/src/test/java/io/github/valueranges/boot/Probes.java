package io.github.valueranges.boot;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.SetType;
import io.github.valueranges.StringSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.WrapperSet;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.BeansException;
import org.springframework.beans.TypeMismatchException;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.ImportSelector;
import org.springframework.core.ResolvableType;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.MutablePropertySources;
import org.springframework.core.type.AnnotationMetadata;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.CookieValue;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Controllers that take a value in every way that Spring MVC has, and give it back. */
final class Probes {

    private Probes() {}

    @SpringBootConfiguration
    @EnableAutoConfiguration(
            excludeName = {
                "org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration",
                "org.springframework.boot.hibernate.autoconfigure.HibernateJpaAutoConfiguration"
            })
    @Import({
        RangeProbe.class,
        RangeSetProbe.class,
        StringSetProbe.class,
        WrapperSetProbe.class,
        EveryType.class,
        PropertyProbe.class
    })
    static class Application {}

    /** Every controller of {@link TypeProbes}. */
    static final class EveryType implements ImportSelector {

        @Override
        public String[] selectImports(AnnotationMetadata importing) {
            return Arrays.stream(TypeProbes.class.getDeclaredClasses())
                    .map(Class::getName)
                    .toArray(String[]::new);
        }
    }

    /** A type, where its probe answers, and what it is tried with. */
    record Subject(String path, ValueType<?> type, List<Samples.Valid> valid, List<String> invalid) {

        ResolvableType declared() {
            return type instanceof SetType<?, ?> set && set.javaType() == WrapperSet.class
                    ? ResolvableType.forClassWithGenerics(WrapperSet.class, set.elementClass())
                    : ResolvableType.forClass(type.javaType());
        }
    }

    record AccessRight(String value) {}

    private static final Map<Class<?>, String> PATHS = Map.of(
            LocalDateRange.class, "/range", LocalDateRangeSet.class, "/range-set", StringSet.class, "/string-set");

    /** Those with many texts of their own. */
    static List<Subject> subjects() {
        List<Subject> subjects = new ArrayList<>();
        for (ValueType<?> type : ValueType.all()) {
            if (PATHS.containsKey(type.javaType())) {
                subjects.add(new Subject(PATHS.get(type.javaType()), type, Samples.valid(type), Samples.invalid(type)));
            }
        }
        subjects.add(new Subject(
                "/wrapper-set",
                SetType.wrapper(AccessRight.class),
                Samples.valid(SetType.STRING),
                Samples.invalid(SetType.STRING)));
        return subjects;
    }

    /** These, and every other type with the texts that each type has. */
    static List<Subject> all() {
        List<Subject> all = new ArrayList<>(subjects());
        for (ValueType<?> type : ValueType.all()) {
            if (!PATHS.containsKey(type.javaType())) {
                String path = "/" + type.javaType().getSimpleName();
                all.add(new Subject(path, type, Samples.valid(type), Samples.invalid(type)));
            }
        }
        return all;
    }

    interface Holder<V> {
        @Nullable
        V value();
    }

    record Answer(@Nullable Object value) {}

    static class Bean<V> implements Holder<V> {

        private @Nullable V value;

        @Override
        public @Nullable V value() {
            return value;
        }

        public @Nullable V getValue() {
            return value;
        }

        public void setValue(@Nullable V value) {
            this.value = value;
        }
    }

    abstract static class Probe<V, R extends Holder<V>, B extends Bean<V>> {

        @GetMapping("/param")
        Answer param(@RequestParam("value") V value) {
            return new Answer(value);
        }

        @GetMapping("/optional")
        Answer optional(@RequestParam("value") Optional<V> value) {
            return new Answer(value.orElse(null));
        }

        @GetMapping("/nullable")
        Answer nullable(@RequestParam(name = "value", required = false) @Nullable V value) {
            return new Answer(value);
        }

        @GetMapping("/path/{value}")
        Answer path(@PathVariable("value") V value) {
            return new Answer(value);
        }

        @GetMapping("/header")
        Answer header(@RequestHeader("X-Value") V value) {
            return new Answer(value);
        }

        @GetMapping("/cookie")
        Answer cookie(@CookieValue("value") V value) {
            return new Answer(value);
        }

        @GetMapping("/list")
        Answer list(@RequestParam("value") List<V> value) {
            return new Answer(value);
        }

        @PostMapping(path = "/form", consumes = MediaType.APPLICATION_FORM_URLENCODED_VALUE)
        Answer form(@RequestParam("value") V value) {
            return new Answer(value);
        }

        @PostMapping("/record")
        Answer record(@ModelAttribute R form) {
            return new Answer(form.value());
        }

        @PostMapping("/bean")
        Answer bean(@ModelAttribute B form) {
            return new Answer(form.value());
        }

        @PostMapping(path = "/body", consumes = MediaType.APPLICATION_JSON_VALUE)
        Answer body(@RequestBody V value) {
            return new Answer(value);
        }

        @PostMapping(path = "/body-record", consumes = MediaType.APPLICATION_JSON_VALUE)
        Answer bodyRecord(@RequestBody R body) {
            return new Answer(body.value());
        }

        @PostMapping(path = "/body-list", consumes = MediaType.APPLICATION_JSON_VALUE)
        Answer bodyList(@RequestBody List<V> body) {
            return new Answer(body);
        }

        @PostMapping(path = "/body-key", consumes = MediaType.APPLICATION_JSON_VALUE)
        Answer bodyKey(@RequestBody Map<V, Integer> body) {
            return new Answer(body.keySet().iterator().next());
        }
    }

    @RestController
    @RequestMapping("/range")
    static class RangeProbe extends Probe<LocalDateRange, RangeProbe.Form, RangeProbe.FormBean> {

        record Form(@Nullable LocalDateRange value) implements Holder<LocalDateRange> {}

        static class FormBean extends Bean<LocalDateRange> {}

        record ShapeForm(LocalDateRange.@Nullable Finite value) {}

        @GetMapping("/shape")
        Answer shape(@RequestParam("value") LocalDateRange.Finite value) {
            return new Answer(value);
        }

        @PostMapping("/shape-form")
        Answer shapeForm(@ModelAttribute ShapeForm form) {
            return new Answer(form.value());
        }

        @PostMapping("/shape-body")
        Answer shapeBody(@RequestBody ShapeForm form) {
            return new Answer(form.value());
        }

        @PostMapping("/named")
        Answer named(@RequestBody Map<String, LocalDateRange> body) {
            return new Answer(body);
        }

        @GetMapping("/array")
        Answer array(@RequestParam("value") LocalDateRange[] value) {
            return new Answer(value);
        }

        @GetMapping("/strings")
        Answer strings(@RequestParam("value") List<String> value) {
            return new Answer(value);
        }
    }

    @RestController
    @RequestMapping("/range-set")
    static class RangeSetProbe extends Probe<LocalDateRangeSet, RangeSetProbe.Form, RangeSetProbe.FormBean> {

        record Form(@Nullable LocalDateRangeSet value) implements Holder<LocalDateRangeSet> {}

        static class FormBean extends Bean<LocalDateRangeSet> {}
    }

    @RestController
    @RequestMapping("/string-set")
    static class StringSetProbe extends Probe<StringSet, StringSetProbe.Form, StringSetProbe.FormBean> {

        record Form(@Nullable StringSet value) implements Holder<StringSet> {}

        static class FormBean extends Bean<StringSet> {}
    }

    @RestController
    @RequestMapping("/wrapper-set")
    static class WrapperSetProbe
            extends Probe<WrapperSet<AccessRight>, WrapperSetProbe.Form, WrapperSetProbe.FormBean> {

        record Form(@Nullable WrapperSet<AccessRight> value) implements Holder<WrapperSet<AccessRight>> {}

        static class FormBean extends Bean<WrapperSet<AccessRight>> {}

        // Spring resolves a type variable that is the whole body to a class, without its type argument.
        @Override
        Answer body(@RequestBody WrapperSet<AccessRight> value) {
            return new Answer(value);
        }
    }

    /**
     * Takes the text of a request for that of a property. What is refused is answered as a parameter of a request
     * would be, so that one sweep asks both; anything else that fails is a fault of the server.
     */
    @RestController
    @RequestMapping("/properties")
    static class PropertyProbe {

        private static final String PREFIX = "probe.";
        private static final String FIELD = "value";

        private final Map<String, Subject> subjects =
                all().stream().collect(Collectors.toMap(Subject::path, Function.identity()));
        private final Map<String, Class<?>> bound = new HashMap<>();
        private final Map<String, Class<?>> injected = new HashMap<>();
        private final ConfigurableApplicationContext context;
        private final InvalidValueProblems problems;

        PropertyProbe(ConfigurableApplicationContext context, InvalidValueProblems problems) {
            this.context = context;
            this.problems = problems;
        }

        @GetMapping("/{way}")
        synchronized ResponseEntity<?> read(
                @PathVariable String way, @RequestParam String of, @RequestParam String text) throws Exception {
            Subject subject = subjects.get(of);
            MapPropertySource source = new MapPropertySource("probe", Map.of(PREFIX + FIELD, text));
            MutablePropertySources sources = context.getEnvironment().getPropertySources();
            sources.addFirst(source);
            try {
                return ResponseEntity.ok(new Answer(way.equals("bind") ? bound(subject) : injected(subject)));
            } catch (BeansException thrown) {
                return ResponseEntity.badRequest().body(problem(subject, text, thrown));
            } finally {
                sources.remove(source.getName());
            }
        }

        private ProblemDetail problem(Subject subject, String text, RuntimeException thrown) {
            TypeMismatchException mismatch =
                    new TypeMismatchException(text, subject.type().javaType(), thrown);
            mismatch.initPropertyName(FIELD);
            ProblemDetail problem = problems.describe(mismatch).orElseThrow(() -> thrown);
            problem.setInstance(URI.create("/properties"));
            return problem;
        }

        private @Nullable Object bound(Subject subject) {
            Class<?> type = bound.computeIfAbsent(
                    subject.path(),
                    path -> HostProbes.configurationProperties(
                            name(path), "probe", subject.declared().getType()));
            return ((HostProbes.Bean<?>) created(type)).getValue();
        }

        private @Nullable Object injected(Subject subject) throws ReflectiveOperationException {
            Class<?> type = injected.computeIfAbsent(
                    subject.path(),
                    path -> HostProbes.valueFields(
                            name(path), PREFIX, Map.of(FIELD, subject.declared().getType())));
            return type.getField(FIELD).get(created(type));
        }

        private Object created(Class<?> type) {
            return context.getAutowireCapableBeanFactory().createBean(type);
        }

        private static String name(String path) {
            return path.replace("/", "").replace('-', '_');
        }
    }
}

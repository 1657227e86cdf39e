package io.github.valueranges.boot;

import io.github.valueranges.boot.EveryValue.Component;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.NamingStrategy;
import net.bytebuddy.description.annotation.AnnotationDescription;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.loading.ClassLoadingStrategy;
import org.jspecify.annotations.Nullable;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.http.MediaType;
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

/** Controllers of every type, made at run time of one that is written down: the same in a servlet and a reactive host. */
final class HostProbes {

    private static final Map<String, Class<?>> CONTROLLERS = new LinkedHashMap<>();

    private HostProbes() {}

    record Answer(@Nullable Object value) {}

    static class Bean<V> {

        private @Nullable V value;
        private @Nullable List<V> values;

        public @Nullable V getValue() {
            return value;
        }

        public void setValue(@Nullable V value) {
            this.value = value;
        }

        public @Nullable List<V> getValues() {
            return values;
        }

        public void setValues(@Nullable List<V> values) {
            this.values = values;
        }
    }

    /** Takes a value in every way that both hosts have. */
    abstract static class Probe<V, B extends Bean<V>> {

        @GetMapping("/param")
        public Answer param(@RequestParam("value") V value) {
            return new Answer(value);
        }

        @GetMapping("/optional")
        public Answer optional(@RequestParam("value") Optional<V> value) {
            return new Answer(value.orElse(null));
        }

        @GetMapping("/nullable")
        public Answer nullable(@RequestParam(name = "value", required = false) @Nullable V value) {
            return new Answer(value);
        }

        @GetMapping("/path/{value}")
        public Answer path(@PathVariable("value") V value) {
            return new Answer(value);
        }

        @GetMapping("/header")
        public Answer header(@RequestHeader("X-Value") V value) {
            return new Answer(value);
        }

        @GetMapping("/cookie")
        public Answer cookie(@CookieValue("value") V value) {
            return new Answer(value);
        }

        @GetMapping("/list")
        public Answer list(@RequestParam("value") List<V> value) {
            return new Answer(value);
        }

        @GetMapping("/array")
        public Answer array(@RequestParam("value") V[] value) {
            return new Answer(value);
        }

        @RequestMapping("/bean")
        public Answer bean(@ModelAttribute B bean) {
            return new Answer(bean.getValue());
        }

        @RequestMapping("/bean-list")
        public Answer beanList(@ModelAttribute B bean) {
            return new Answer(bean.getValues());
        }

        @PostMapping(path = "/body-list", consumes = MediaType.APPLICATION_JSON_VALUE)
        public Answer bodyList(@RequestBody List<V> value) {
            return new Answer(value);
        }

        @PostMapping(path = "/body-map", consumes = MediaType.APPLICATION_JSON_VALUE)
        public Answer bodyMap(@RequestBody Map<String, V> value) {
            return new Answer(value);
        }
    }

    record Mapped(@Nullable Map<String, io.github.valueranges.LocalDateRange> named) {}

    @RestController
    static class EveryValueController {

        @RequestMapping("/every/record")
        public EveryValue record(@ModelAttribute EveryValue value) {
            return value;
        }

        @PostMapping("/every/body")
        public EveryValue body(@RequestBody EveryValue value) {
            return value;
        }

        @RequestMapping("/every/mapped")
        public Mapped mapped(@ModelAttribute Mapped value) {
            return value;
        }
    }

    /** Registers the controllers of every type below its name, and of every shape of a range. */
    static void registerIn(GenericApplicationContext context) {
        context.registerBean(EveryValueController.class);
        for (Component component : EveryValue.components()) {
            register(context, component.name(), component.declared().getType());
            for (Class<?> shape : component.type().variants()) {
                register(context, component.name() + shape.getSimpleName(), shape);
            }
        }
    }

    private static void register(GenericApplicationContext context, String name, Type type) {
        registerBean(context, CONTROLLERS.computeIfAbsent(name, key -> controller(key, type)));
    }

    private static <C> void registerBean(GenericApplicationContext context, Class<C> controller) {
        context.registerBean(controller.getName(), controller);
    }

    private static Class<?> controller(String name, Type type) {
        Class<?> bean = load(new ByteBuddy()
                .with(named(name + "Bean"))
                .subclass(TypeDescription.Generic.Builder.parameterizedType(Bean.class, type)
                        .build()));
        return load(new ByteBuddy()
                .with(named(name + "Controller"))
                .subclass(TypeDescription.Generic.Builder.parameterizedType(Probe.class, type, bean)
                        .build())
                .annotateType(
                        AnnotationDescription.Builder.ofType(RestController.class)
                                .build(),
                        AnnotationDescription.Builder.ofType(RequestMapping.class)
                                .defineArray("path", "/" + name)
                                .build()));
    }

    private static NamingStrategy named(String name) {
        return new NamingStrategy.AbstractBase() {
            @Override
            protected String name(TypeDescription superClass) {
                return HostProbes.class.getPackageName() + ".Host" + name;
            }
        };
    }

    private static Class<?> load(net.bytebuddy.dynamic.DynamicType.Builder<?> builder) {
        return builder.modifiers(net.bytebuddy.description.modifier.Visibility.PUBLIC)
                .make()
                .load(HostProbes.class.getClassLoader(), ClassLoadingStrategy.UsingLookup.of(MethodHandles.lookup()))
                .getLoaded();
    }
}

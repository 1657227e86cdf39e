package io.github.valueranges.boot;

import io.github.valueranges.boot.EveryValue.Component;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.springframework.asm.AnnotationVisitor;
import org.springframework.asm.ClassWriter;
import org.springframework.asm.FieldVisitor;
import org.springframework.asm.MethodVisitor;
import org.springframework.asm.Opcodes;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DataObjectPropertyName;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.ResolvableType;
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

        @GetMapping("/number")
        public int number(@RequestParam("value") int value) {
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
        Class<?> bean = define("Host" + name + "Bean", Bean.class, signature(type), members -> {});
        return define("Host" + name + "Controller", Probe.class, signature(type) + signature(bean), members -> {
            members.visitAnnotation(descriptor(RestController.class), true).visitEnd();
            AnnotationVisitor mapping = members.visitAnnotation(descriptor(RequestMapping.class), true);
            AnnotationVisitor paths = mapping.visitArray("path");
            paths.visit(null, "/" + name);
            paths.visitEnd();
            mapping.visitEnd();
        });
    }

    /** Makes a bean of properties with a value of the type. */
    static Class<?> configurationProperties(String name, String prefix, Type type) {
        return define("Host" + name + "Properties", Bean.class, signature(type), members -> {
            AnnotationVisitor properties = members.visitAnnotation(descriptor(ConfigurationProperties.class), true);
            properties.visit("value", prefix);
            properties.visitEnd();
        });
    }

    /** Makes a bean with a public field for each name, which {@code @Value} fills from the property of that name. */
    static Class<?> valueFields(String name, String prefix, Map<String, Type> fields) {
        return define(
                "Host" + name + "Values",
                Object.class,
                "",
                members -> fields.forEach((field, type) -> {
                    FieldVisitor visitor = members.visitField(
                            Opcodes.ACC_PUBLIC,
                            field,
                            descriptor(ResolvableType.forType(type).toClass()),
                            signature(type),
                            null);
                    AnnotationVisitor value = visitor.visitAnnotation(descriptor(Value.class), true);
                    value.visit("value", "${" + prefix + DataObjectPropertyName.toDashedForm(field) + "}");
                    value.visitEnd();
                    visitor.visitEnd();
                }));
    }

    /** Defines a public class below a generic one. */
    private static Class<?> define(
            String simpleName, Class<?> generic, String arguments, Consumer<ClassWriter> members) {
        String superName = generic.getName().replace('.', '/');
        ClassWriter writer = new ClassWriter(0);
        writer.visit(
                Opcodes.V17,
                Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER,
                HostProbes.class.getPackageName().replace('.', '/') + "/" + simpleName,
                arguments.isEmpty() ? null : "L" + superName + "<" + arguments + ">;",
                superName,
                null);
        members.accept(writer);
        MethodVisitor constructor = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
        constructor.visitCode();
        constructor.visitVarInsn(Opcodes.ALOAD, 0);
        constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, superName, "<init>", "()V", false);
        constructor.visitInsn(Opcodes.RETURN);
        constructor.visitMaxs(1, 1);
        constructor.visitEnd();
        writer.visitEnd();
        try {
            return MethodHandles.lookup().defineClass(writer.toByteArray());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String descriptor(Class<?> type) {
        return type.descriptorString();
    }

    /** The type as the class file says it: {@code WrapperSet<Name>} with its argument. */
    private static String signature(Type type) {
        if (type instanceof GenericArrayType array) {
            return "[" + signature(array.getGenericComponentType());
        }
        if (type instanceof ParameterizedType parameterized) {
            String raw = descriptor((Class<?>) parameterized.getRawType());
            StringBuilder arguments = new StringBuilder();
            for (Type argument : parameterized.getActualTypeArguments()) {
                arguments.append(signature(argument));
            }
            return raw.substring(0, raw.length() - 1) + "<" + arguments + ">;";
        }
        return descriptor((Class<?>) type);
    }
}

package io.github.valueranges.boot;

import java.beans.PropertyDescriptor;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.BeanUtils;
import org.springframework.core.MethodParameter;
import org.springframework.core.ResolvableType;
import org.springframework.util.ReflectionUtils;
import org.springframework.util.StringUtils;
import org.springframework.web.bind.annotation.BindParam;

/**
 * Finds the names of parameters that reach into a range or a set of the object that they are bound to.
 *
 * <p>For a parameter {@code stay.start} Spring would build the bean {@code stay}: it would fail with status 500 on a
 * range, and go around the literal on a shape of a range.
 */
final class ValueParts {

    private ValueParts() {}

    /** A value that was given in parts: its field, and what is wrong with it. */
    record Part(String field, String reason) {}

    /** Returns the first name that reaches into a value of the target; null if none does. */
    static @Nullable Part find(ResolvableType target, Iterable<String> names) {
        for (String name : names) {
            if (name.indexOf('.') > 0 || name.indexOf('[') > 0) {
                // "_" and "!" mark a field that a form has and a default; a header's dashes are dropped.
                String path = name.startsWith("_") || name.startsWith("!") ? name.substring(1) : name;
                Part part = find(target, path);
                if (part == null) {
                    part = find(target, StringUtils.uncapitalize(path.replace("-", "")));
                }
                if (part != null) {
                    return part;
                }
            }
        }
        return null;
    }

    /** Follows the path through the fields of the target, to a value after which it goes on. */
    private static @Nullable Part find(ResolvableType target, String path) {
        ResolvableType type = target;
        int start = 0;
        while (start < path.length()) {
            int end = endOfStep(path, start);
            ResolvableType step = typeOf(type, path.substring(start, end));
            if (step == null) {
                return null;
            }
            type = withoutOptional(step);
            while (end < path.length()) {
                Optional<ValueTarget> value = ValueTarget.of(type);
                if (value.isPresent()) {
                    return new Part(
                            path.substring(0, end),
                            "is one value such as " + value.get().example() + ", its parts cannot be given");
                }
                if (path.charAt(end) != '[') {
                    break;
                }
                type = withoutOptional(elementOf(type));
                end = path.indexOf(']', end) + 1;
                if (end == 0) {
                    return null;
                }
            }
            start = end + 1;
        }
        return null;
    }

    /** The type of a name as data binding knows it: of a field, of a property, of a parameter that is bound by it. */
    private static @Nullable ResolvableType typeOf(ResolvableType owner, String name) {
        Class<?> raw = owner.resolve();
        if (raw == null) {
            return null;
        }
        Field field = ReflectionUtils.findField(raw, name);
        if (field != null) {
            return ResolvableType.forField(field, owner);
        }
        PropertyDescriptor property = BeanUtils.getPropertyDescriptor(raw, name);
        if (property != null) {
            Method write = property.getWriteMethod();
            Method read = property.getReadMethod();
            if (write != null || read != null) {
                return ResolvableType.forMethodParameter(
                        write != null ? new MethodParameter(write, 0) : new MethodParameter(read, -1), owner);
            }
        }
        for (Constructor<?> constructor : raw.getDeclaredConstructors()) {
            for (int i = 0; i < constructor.getParameterCount(); i++) {
                MethodParameter parameter = new MethodParameter(constructor, i);
                BindParam bound = parameter.getParameterAnnotation(BindParam.class);
                if (bound != null && bound.value().equals(name)) {
                    return ResolvableType.forMethodParameter(parameter, owner);
                }
            }
        }
        return null;
    }

    private static int endOfStep(String path, int start) {
        int end = start;
        while (end < path.length() && path.charAt(end) != '.' && path.charAt(end) != '[') {
            end++;
        }
        return end;
    }

    private static ResolvableType withoutOptional(ResolvableType type) {
        return type.resolve() == Optional.class ? type.getGeneric(0) : type;
    }

    private static ResolvableType elementOf(ResolvableType type) {
        if (type.isArray()) {
            return type.getComponentType();
        }
        Class<?> raw = type.resolve(Object.class);
        if (Map.class.isAssignableFrom(raw)) {
            return type.asMap().getGeneric(1);
        }
        return Collection.class.isAssignableFrom(raw) ? type.asCollection().getGeneric(0) : ResolvableType.NONE;
    }
}

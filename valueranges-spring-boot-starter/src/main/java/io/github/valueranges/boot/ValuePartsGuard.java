package io.github.valueranges.boot;

import java.lang.reflect.Field;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.core.Ordered;
import org.springframework.core.ResolvableType;
import org.springframework.core.annotation.Order;
import org.springframework.util.ReflectionUtils;
import org.springframework.util.StringUtils;
import org.springframework.web.bind.WebDataBinder;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.InitBinder;
import org.springframework.web.context.request.WebRequest;

/**
 * Keeps form binding out of values: for a parameter {@code stay.start} Spring would build the bean {@code stay}.
 *
 * <p>It would fail with status 500 on a range, and go around the literal on a shape of a range.
 */
@ControllerAdvice
@Order(Ordered.LOWEST_PRECEDENCE)
final class ValuePartsGuard {

    @InitBinder
    void refuseParts(WebDataBinder binder, WebRequest request) throws ValueInPartsException {
        ResolvableType target = targetOf(binder);
        if (target == null) {
            return;
        }
        refuseParts(target, request.getParameterNames());
        refuseParts(target, request.getHeaderNames());
    }

    private static @Nullable ResolvableType targetOf(WebDataBinder binder) {
        Object instance = binder.getTarget();
        return instance == null ? binder.getTargetType() : ResolvableType.forInstance(instance);
    }

    private static void refuseParts(ResolvableType target, Iterator<String> names) throws ValueInPartsException {
        while (names.hasNext()) {
            String name = names.next();
            if (name.indexOf('.') > 0 || name.indexOf('[') > 0) {
                // "_" and "!" mark a field that a form has and a default; a header's dashes are dropped.
                String path = name.startsWith("_") || name.startsWith("!") ? name.substring(1) : name;
                refuseParts(target, path);
                refuseParts(target, StringUtils.uncapitalize(path.replace("-", "")));
            }
        }
    }

    /** Follows the path through the fields of the target, and refuses it if it goes on after a value. */
    private static void refuseParts(ResolvableType target, String path) throws ValueInPartsException {
        ResolvableType type = target;
        int start = 0;
        while (start < path.length()) {
            int end = endOfStep(path, start);
            Class<?> owner = type.resolve();
            Field field = owner == null ? null : ReflectionUtils.findField(owner, path.substring(start, end));
            if (field == null) {
                return;
            }
            type = withoutOptional(ResolvableType.forField(field, type));
            while (end < path.length()) {
                refuseIfValue(type, path.substring(0, end));
                if (path.charAt(end) != '[') {
                    break;
                }
                type = withoutOptional(elementOf(type));
                end = path.indexOf(']', end) + 1;
                if (end == 0) {
                    return;
                }
            }
            start = end + 1;
        }
    }

    private static int endOfStep(String path, int start) {
        int end = start;
        while (end < path.length() && path.charAt(end) != '.' && path.charAt(end) != '[') {
            end++;
        }
        return end;
    }

    private static void refuseIfValue(ResolvableType type, String field) throws ValueInPartsException {
        Optional<ValueTarget> value = ValueTarget.of(type);
        if (value.isPresent()) {
            throw new ValueInPartsException(
                    field, "is one value such as " + value.get().example() + ", its parts cannot be given");
        }
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

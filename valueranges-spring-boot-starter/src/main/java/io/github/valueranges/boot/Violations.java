package io.github.valueranges.boot;

import io.github.valueranges.boot.InvalidValueProblems.InvalidValue;
import io.github.valueranges.boot.constraints.Within;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ElementKind;
import jakarta.validation.Path;
import java.lang.annotation.Annotation;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.springframework.context.MessageSourceResolvable;
import org.springframework.core.MethodParameter;
import org.springframework.core.ResolvableType;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.core.annotation.AnnotationUtils;
import org.springframework.util.ClassUtils;
import org.springframework.util.ReflectionUtils;
import org.springframework.util.StringUtils;
import org.springframework.validation.FieldError;
import org.springframework.validation.ObjectError;
import org.springframework.validation.method.ParameterErrors;
import org.springframework.validation.method.ParameterValidationResult;
import org.springframework.web.bind.annotation.CookieValue;
import org.springframework.web.bind.annotation.MatrixVariable;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RequestPart;
import org.springframework.web.method.annotation.HandlerMethodValidationException;

/** The violations of constraints on values: which of them are about a range or a set, and what is said of them. */
final class Violations {

    private static final boolean VALIDATION =
            ClassUtils.isPresent("jakarta.validation.ConstraintViolation", Violations.class.getClassLoader());

    /** The annotations that name a parameter in a request. */
    private static final List<Class<? extends Annotation>> NAMED = List.of(
            RequestParam.class,
            PathVariable.class,
            RequestHeader.class,
            CookieValue.class,
            MatrixVariable.class,
            RequestPart.class);

    /** How deep a container may hold a value; a variable may be bounded by itself. */
    private static final int DEPTH = 3;

    private Violations() {}

    /** Tells whether an error of a bound object or of a body is the violation of a constraint on a value of ours. */
    static boolean isOurs(ObjectError error) {
        return VALIDATION && OfBeans.isOurs(error);
    }

    /** Describes the violations of the constraints on the parameters of a handler; empty if none is about ours. */
    static List<InvalidValue> describe(HandlerMethodValidationException exception, String body) {
        // What a handler returns is not what was sent.
        if (exception.isForReturnValue()) {
            return List.of();
        }
        List<InvalidValue> described = new ArrayList<>();
        boolean ours = false;
        for (ParameterValidationResult result : exception.getParameterValidationResults()) {
            ours |= isOurs(result);
            String place = place(result, body);
            for (MessageSourceResolvable error : result.getResolvableErrors()) {
                described.add(new InvalidValue(within(place, error, result), message(error)));
            }
        }
        return ours ? described : List.of();
    }

    /** Returns the message of a constraint, which is written for people. */
    static String message(MessageSourceResolvable error) {
        String message = error.getDefaultMessage();
        return message == null ? "is not valid" : message;
    }

    private static boolean isOurs(ParameterValidationResult result) {
        if (result instanceof ParameterErrors errors) {
            return errors.getAllErrors().stream().anyMatch(Violations::isOurs);
        }
        return holdsValues(ResolvableType.forMethodParameter(result.getMethodParameter()));
    }

    private static String place(ParameterValidationResult result, String body) {
        MethodParameter parameter = result.getMethodParameter();
        String place = parameter.hasParameterAnnotation(RequestBody.class) ? body : name(parameter);
        if (result.getContainerIndex() != null) {
            return place + "[" + result.getContainerIndex() + "]";
        }
        return result.getContainerKey() != null ? place + "[" + result.getContainerKey() + "]" : place;
    }

    private static String name(MethodParameter parameter) {
        for (Class<? extends Annotation> type : NAMED) {
            Annotation annotation = AnnotatedElementUtils.findMergedAnnotation(parameter.getParameter(), type);
            Object name = annotation == null ? null : AnnotationUtils.getValue(annotation, "name");
            if (name instanceof String text && !text.isEmpty()) {
                return text;
            }
        }
        return String.valueOf(parameter.getParameterName());
    }

    /** A field of an object is named by its path, as where the object alone is validated. */
    private static String within(String place, MessageSourceResolvable error, ParameterValidationResult result) {
        if (!(error instanceof FieldError field)) {
            return place;
        }
        boolean contained = result.getContainerIndex() != null || result.getContainerKey() != null;
        return contained ? place + "." + field.getField() : field.getField();
    }

    private static boolean holdsValues(ResolvableType declared) {
        return holdsValues(declared, DEPTH);
    }

    private static boolean holdsValues(ResolvableType declared, int depth) {
        if (ValueTarget.isValueClass(declared.toClass())) {
            return true;
        }
        if (declared.isArray()) {
            return holdsValues(declared.getComponentType(), depth);
        }
        return depth > 0
                && Arrays.stream(declared.getGenerics()).anyMatch(argument -> holdsValues(argument, depth - 1));
    }

    /** Apart from its outer class, because it is linked only where Bean Validation is there. */
    private static final class OfBeans {

        private OfBeans() {}

        static boolean isOurs(ObjectError error) {
            return error.contains(ConstraintViolation.class) && isOurs(error.unwrap(ConstraintViolation.class));
        }

        private static boolean isOurs(ConstraintViolation<?> violation) {
            Object value = violation.getInvalidValue();
            Annotation constraint = violation.getConstraintDescriptor().getAnnotation();
            return (value != null && ValueTarget.isValueClass(value.getClass()))
                    || constraint.annotationType().getPackage().equals(Within.class.getPackage())
                    || isInValue(violation);
        }

        /** Whether the property is one of ours: its value may be null, or the one that is refused is an element of it. */
        private static boolean isInValue(ConstraintViolation<?> violation) {
            String property = null;
            for (Path.Node node : violation.getPropertyPath()) {
                if (node.getKind() == ElementKind.PROPERTY && StringUtils.hasLength(node.getName())) {
                    property = node.getName();
                }
            }
            Object holder = violation.getLeafBean();
            Field field =
                    holder == null || property == null ? null : ReflectionUtils.findField(holder.getClass(), property);
            return field != null && holdsValues(ResolvableType.forField(field, holder.getClass()));
        }
    }
}

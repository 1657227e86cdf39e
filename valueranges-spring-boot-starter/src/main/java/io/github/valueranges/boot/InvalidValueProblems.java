package io.github.valueranges.boot;

import io.github.valueranges.boot.ValueParts.Part;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.TypeMismatchException;
import org.springframework.core.MethodParameter;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.DecodingException;
import org.springframework.data.repository.query.Param;
import org.springframework.data.repository.support.QueryMethodParameterConversionException;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.util.ClassUtils;
import org.springframework.validation.BindException;
import org.springframework.validation.FieldError;
import org.springframework.validation.ObjectError;
import org.springframework.web.bind.MissingMatrixVariableException;
import org.springframework.web.bind.MissingPathVariableException;
import org.springframework.web.bind.MissingRequestCookieException;
import org.springframework.web.bind.MissingRequestHeaderException;
import org.springframework.web.bind.MissingServletRequestParameterException;
import org.springframework.web.bind.support.WebExchangeBindException;
import org.springframework.web.method.annotation.HandlerMethodValidationException;
import org.springframework.web.server.MissingRequestValueException;
import org.springframework.web.server.ServerWebInputException;

/**
 * Describes a request that was refused because of a range, a range set or a value set: it cannot be read, or violates a
 * constraint.
 *
 * <p>The description is a problem document (RFC 9457) with status 400 and a member {@code errors}: one entry per
 * refused value, with the name of the parameter, field or JSON path and a message that says what is accepted. It shows
 * at most a short excerpt of what was sent, no name of a Java class, and the same text in every locale.
 *
 * <p>An application that answers errors with an advice of its own asks here, and passes on what is not described:
 *
 * <pre>{@code
 * @ExceptionHandler(TypeMismatchException.class)
 * ProblemDetail refused(TypeMismatchException e) {
 *     return problems.describe(e).orElseGet(() -> ...);
 * }
 * }</pre>
 *
 * <p>A bean of this class replaces the one that the starter makes.
 */
public class InvalidValueProblems {

    private static final String BODY = "body";

    private static final boolean SERVLET =
            ClassUtils.isPresent("jakarta.servlet.ServletException", InvalidValueProblems.class.getClassLoader());

    private static final boolean QUERY_METHODS = ClassUtils.isPresent(
            "org.springframework.data.repository.support.QueryMethodParameterConversionException",
            InvalidValueProblems.class.getClassLoader());

    /** Creates the descriptions. */
    public InvalidValueProblems() {}

    /**
     * One refused value.
     *
     * @param field the parameter, the field or the JSON path; {@code body} for the request body itself
     * @param message what is wrong and what is accepted
     */
    public record InvalidValue(String field, String message) {

        // The keys of maps are text of the sender, and a wrapper's own message may repeat what it refused.
        private static final int FIELD_LENGTH = 200;
        private static final int MESSAGE_LENGTH = 500;

        /**
         * Creates an entry; what is longer than a page shows is cut, and a character that JSON cannot hold is a
         * question mark.
         */
        public InvalidValue {
            field = ShownText.of(field, FIELD_LENGTH);
            message = ShownText.of(message, MESSAGE_LENGTH);
        }
    }

    /**
     * Describes the exception with which Spring MVC or Spring WebFlux refused a request.
     *
     * @param exception what was thrown
     * @return the problem; empty if the exception is about something else
     */
    public Optional<ProblemDetail> describe(Exception exception) {
        List<InvalidValue> errors = invalidValues(exception);
        if (errors.isEmpty()) {
            return Optional.empty();
        }
        ProblemDetail problem = Problems.of(HttpStatus.BAD_REQUEST, detail(errors));
        problem.setProperty("errors", errors);
        return Optional.of(problem);
    }

    private static List<InvalidValue> invalidValues(Exception exception) {
        if (exception instanceof BindException bind) {
            return fieldErrors(bind.getAllErrors());
        }
        if (exception instanceof ServerWebInputException input) {
            return reactive(input);
        }
        if (exception instanceof HandlerMethodValidationException invalid) {
            return Violations.describe(invalid, BODY);
        }
        if (exception instanceof HttpMessageNotReadableException unreadable) {
            return List.of(UnreadableBody.describe(unreadable, BODY));
        }
        InvalidValue single = null;
        if (exception instanceof TypeMismatchException mismatch) {
            single = mismatched(mismatch, mismatch.getPropertyName());
        } else if (SERVLET) {
            single = Servlet.describe(exception);
        }
        if (single == null && QUERY_METHODS) {
            single = QueryMethods.describe(exception);
        }
        return listOf(single);
    }

    private static List<InvalidValue> reactive(ServerWebInputException input) {
        if (input instanceof WebExchangeBindException bind) {
            return fieldErrors(bind.getAllErrors());
        }
        if (input instanceof MissingRequestValueException e) {
            return listOf(missing(e.getName(), e.getMethodParameter()));
        }
        if (input instanceof ReactiveValueInPartsException e) {
            return listOf(inParts(e.part()));
        }
        if (input.getCause() instanceof TypeMismatchException mismatch) {
            return listOf(mismatched(mismatch, mismatch.getPropertyName()));
        }
        return input.getCause() instanceof DecodingException unreadable
                ? List.of(UnreadableBody.describe(unreadable, BODY))
                : List.of();
    }

    private static List<InvalidValue> listOf(@Nullable InvalidValue single) {
        return single == null ? List.of() : List.of(single);
    }

    private static InvalidValue inParts(Part part) {
        return new InvalidValue(part.field(), part.reason());
    }

    private static String detail(List<InvalidValue> errors) {
        InvalidValue first = errors.get(0);
        return errors.size() == 1 ? first.field() + ": " + first.message() : errors.size() + " values are not valid.";
    }

    private static @Nullable InvalidValue mismatched(TypeMismatchException mismatch, @Nullable String name) {
        return refused(mismatch, mismatch.getValue(), name);
    }

    private static @Nullable InvalidValue refused(Exception exception, @Nullable Object value, @Nullable String name) {
        String message = Refusals.messageIn(exception);
        return message == null ? null : new InvalidValue(name == null ? BODY : name, message + plusHint(value));
    }

    // In a query and in a form a "+" is a space: "+02:00" arrives as " 02:00".
    private static String plusHint(@Nullable Object value) {
        return hasTimeBeforeSpace(value) ? " (a + in a URL is sent as %2B, or it arrives as a space)" : "";
    }

    private static boolean hasTimeBeforeSpace(@Nullable Object value) {
        if (value instanceof Object[] values) {
            return Arrays.stream(values).anyMatch(InvalidValueProblems::hasTimeBeforeSpace);
        }
        if (value instanceof Collection<?> values) {
            return values.stream().anyMatch(InvalidValueProblems::hasTimeBeforeSpace);
        }
        return value instanceof CharSequence text && hasTimeBeforeSpace(text);
    }

    /** Whether a space and a digit follow a time, which has a colon; a space between date and time follows none. */
    private static boolean hasTimeBeforeSpace(CharSequence text) {
        boolean time = false;
        for (int i = 0; i < text.length() - 1; i++) {
            char next = text.charAt(i + 1);
            switch (text.charAt(i)) {
                case ':' -> time = true;
                case ',', '[', '(', '{' -> time = false;
                case ' ' -> {
                    if (time && next >= '0' && next <= '9') {
                        return true;
                    }
                }
                default -> {
                    // Part of an element.
                }
            }
        }
        return false;
    }

    /** The errors of a form or a bound object, all of them, if at least one is about a value of ours. */
    private static List<InvalidValue> fieldErrors(List<ObjectError> all) {
        List<InvalidValue> errors = new ArrayList<>();
        boolean ours = false;
        for (ObjectError error : all) {
            InvalidValue refused = refusedField(error);
            ours |= refused != null || Violations.isOurs(error);
            errors.add(refused != null ? refused : otherError(error));
        }
        return ours ? errors : List.of();
    }

    private static @Nullable InvalidValue refusedField(ObjectError error) {
        return error instanceof FieldError field && field.contains(TypeMismatchException.class)
                ? mismatched(field.unwrap(TypeMismatchException.class), placeOf(field))
                : null;
    }

    // Spring names no field where the key of a map is refused: the text "null".
    private static String placeOf(FieldError error) {
        return error.getField().equals("null") ? error.getObjectName() : error.getField();
    }

    private static InvalidValue otherError(ObjectError error) {
        String name = error instanceof FieldError field ? field.getField() : error.getObjectName();
        // The default message of a binding failure names Java classes; that of a constraint is written for users.
        boolean binding = error instanceof FieldError field && field.isBindingFailure();
        return new InvalidValue(name, binding ? "is not valid" : Violations.message(error));
    }

    private static @Nullable InvalidValue missing(String name, @Nullable MethodParameter parameter) {
        if (parameter == null) {
            return null;
        }
        return ValueTarget.of(ResolvableType.forMethodParameter(parameter))
                .map(target -> new InvalidValue(name, "is required, such as " + target.example()))
                .orElse(null);
    }

    /** Apart from its outer class, because the exceptions are linked only where the servlet API is there. */
    private static final class Servlet {

        private Servlet() {}

        static @Nullable InvalidValue describe(Exception exception) {
            if (exception instanceof ValueInPartsException e) {
                return inParts(e.part());
            }
            if (exception instanceof MissingServletRequestParameterException e) {
                return missing(e.getParameterName(), e.getMethodParameter());
            }
            if (exception instanceof MissingRequestHeaderException e) {
                return missing(e.getHeaderName(), e.getParameter());
            }
            if (exception instanceof MissingRequestCookieException e) {
                return missing(e.getCookieName(), e.getParameter());
            }
            if (exception instanceof MissingMatrixVariableException e) {
                return missing(e.getVariableName(), e.getParameter());
            }
            if (exception instanceof MissingPathVariableException e && e.isMissingAfterConversion()) {
                return missing(e.getVariableName(), e.getParameter());
            }
            return null;
        }
    }

    /** Apart from its outer class, because the exception is linked only where Spring Data is there. */
    private static final class QueryMethods {

        private QueryMethods() {}

        static @Nullable InvalidValue describe(Exception exception) {
            return exception instanceof QueryMethodParameterConversionException e
                    ? refused(e, e.getSource(), nameOf(e.getParameter()))
                    : null;
        }

        private static @Nullable String nameOf(MethodParameter parameter) {
            Param named = parameter.getParameterAnnotation(Param.class);
            return named == null ? parameter.getParameterName() : named.value();
        }
    }
}

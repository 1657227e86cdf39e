package io.github.valueranges.boot;

import io.github.valueranges.UnstorableValueException;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.beans.TypeMismatchException;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.ProblemDetail;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.validation.BindException;
import org.springframework.web.bind.MissingRequestValueException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.method.annotation.HandlerMethodValidationException;

/**
 * Answers a refused value with its problem document, after every advice of the application.
 *
 * <p>What is about something else is thrown again, which Spring takes for "not handled": its own answer stands.
 */
@RestControllerAdvice
@Order(Ordered.LOWEST_PRECEDENCE)
final class InvalidValueAdvice {

    private final InvalidValueProblems problems;

    InvalidValueAdvice(InvalidValueProblems problems) {
        this.problems = problems;
    }

    @ExceptionHandler({
        TypeMismatchException.class,
        BindException.class,
        HttpMessageNotReadableException.class,
        MissingRequestValueException.class,
        ValueInPartsException.class,
        HandlerMethodValidationException.class
    })
    ProblemDetail refused(Exception exception, HttpServletRequest request) throws Exception {
        ProblemDetail problem = problems.describe(exception).orElse(null);
        if (problem == null) {
            throw exception;
        }
        ProblemInstances.set(problem, request.getRequestURI());
        return problem;
    }

    @ExceptionHandler
    ProblemDetail unstorable(UnstorableValueException exception, HttpServletRequest request) {
        return Problems.unstorable(exception, request.getRequestURI());
    }
}

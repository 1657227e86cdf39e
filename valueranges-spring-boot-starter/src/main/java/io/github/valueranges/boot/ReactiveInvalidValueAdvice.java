package io.github.valueranges.boot;

import io.github.valueranges.UnstorableValueException;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.ProblemDetail;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.method.annotation.HandlerMethodValidationException;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.ServerWebInputException;

/**
 * Answers a refused value with its problem document in Spring WebFlux, after every advice of the application.
 *
 * <p>What is about something else is thrown again, which Spring takes for "not handled": its own answer stands.
 */
@RestControllerAdvice
@Order(Ordered.LOWEST_PRECEDENCE)
final class ReactiveInvalidValueAdvice {

    private final InvalidValueProblems problems;

    ReactiveInvalidValueAdvice(InvalidValueProblems problems) {
        this.problems = problems;
    }

    @ExceptionHandler({ServerWebInputException.class, HandlerMethodValidationException.class})
    ProblemDetail refused(ResponseStatusException exception, ServerWebExchange exchange) {
        ProblemDetail problem = problems.describe(exception).orElseThrow(() -> exception);
        ProblemInstances.set(problem, exchange.getRequest().getPath().value());
        return problem;
    }

    @ExceptionHandler
    ProblemDetail unstorable(UnstorableValueException exception, ServerWebExchange exchange) {
        return Problems.unstorable(exception, exchange.getRequest().getPath().value());
    }
}

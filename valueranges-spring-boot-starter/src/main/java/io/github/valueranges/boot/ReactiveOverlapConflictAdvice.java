package io.github.valueranges.boot;

import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.http.ProblemDetail;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.server.ServerWebExchange;

/**
 * Answers the violation of an exclusion constraint with 409 in Spring WebFlux, after every advice of the application.
 *
 * <p>Every other violation is thrown again and stays what it was.
 */
@RestControllerAdvice
@Order(Ordered.LOWEST_PRECEDENCE)
final class ReactiveOverlapConflictAdvice {

    @ExceptionHandler
    ProblemDetail conflict(DataIntegrityViolationException exception, ServerWebExchange exchange) {
        return OverlapConflictProblems.describe(
                exception, exchange.getRequest().getPath().value());
    }
}

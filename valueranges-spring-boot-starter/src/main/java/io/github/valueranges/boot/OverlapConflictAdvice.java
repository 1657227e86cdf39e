package io.github.valueranges.boot;

import jakarta.servlet.http.HttpServletRequest;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.http.ProblemDetail;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/**
 * Answers the violation of an exclusion constraint with 409, after every advice of the application.
 *
 * <p>Every other violation is thrown again and stays what it was.
 */
@RestControllerAdvice
@Order(Ordered.LOWEST_PRECEDENCE)
final class OverlapConflictAdvice {

    @ExceptionHandler
    ProblemDetail conflict(DataIntegrityViolationException exception, HttpServletRequest request) {
        return OverlapConflictProblems.describe(exception, request.getRequestURI());
    }
}

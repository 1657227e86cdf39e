package io.github.valueranges.boot;

import jakarta.servlet.http.HttpServletRequest;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.data.repository.support.QueryMethodParameterConversionException;
import org.springframework.http.ProblemDetail;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/**
 * Answers a refused parameter of an exported query method with its problem document, after every advice of the
 * application.
 *
 * <p>What is about something else is thrown again and stays what it was.
 */
@RestControllerAdvice
@Order(Ordered.LOWEST_PRECEDENCE)
final class InvalidSearchAdvice {

    private final InvalidValueProblems problems;

    InvalidSearchAdvice(InvalidValueProblems problems) {
        this.problems = problems;
    }

    @ExceptionHandler
    ProblemDetail refused(QueryMethodParameterConversionException exception, HttpServletRequest request) {
        ProblemDetail problem = problems.describe(exception).orElseThrow(() -> exception);
        ProblemInstances.set(problem, request.getRequestURI());
        return problem;
    }
}

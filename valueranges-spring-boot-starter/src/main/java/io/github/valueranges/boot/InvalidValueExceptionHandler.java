package io.github.valueranges.boot;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.context.request.ServletWebRequest;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;

/**
 * Spring's problem documents for every MVC exception, with the better one for a refused value.
 *
 * <p>Takes the place of the handler that {@code spring.mvc.problemdetails.enabled} asks for, which would repeat the
 * whole value, and has its order.
 */
@ControllerAdvice
final class InvalidValueExceptionHandler extends ResponseEntityExceptionHandler {

    private final InvalidValueProblems problems;

    InvalidValueExceptionHandler(InvalidValueProblems problems) {
        this.problems = problems;
    }

    @Override
    protected @Nullable ResponseEntity<Object> handleExceptionInternal(
            Exception exception,
            @Nullable Object body,
            HttpHeaders headers,
            HttpStatusCode status,
            WebRequest request) {
        Optional<ProblemDetail> problem = problems.describe(exception);
        if (problem.isPresent() && request instanceof ServletWebRequest servlet) {
            ProblemInstances.set(problem.get(), servlet.getRequest().getRequestURI());
        }
        return super.handleExceptionInternal(
                exception, problem.isPresent() ? problem.get() : body, headers, status, request);
    }
}

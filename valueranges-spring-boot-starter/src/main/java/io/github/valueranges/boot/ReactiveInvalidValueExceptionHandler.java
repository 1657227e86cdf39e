package io.github.valueranges.boot;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.reactive.result.method.annotation.ResponseEntityExceptionHandler;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/**
 * Spring's problem documents for every WebFlux exception, with the better one for a refused value.
 *
 * <p>Takes the place of the handler that {@code spring.webflux.problemdetails.enabled} asks for, and has its order.
 */
@ControllerAdvice
final class ReactiveInvalidValueExceptionHandler extends ResponseEntityExceptionHandler {

    private final InvalidValueProblems problems;

    ReactiveInvalidValueExceptionHandler(InvalidValueProblems problems) {
        this.problems = problems;
    }

    @Override
    protected Mono<ResponseEntity<Object>> handleExceptionInternal(
            Exception exception,
            @Nullable Object body,
            @Nullable HttpHeaders headers,
            HttpStatusCode status,
            ServerWebExchange exchange) {
        Optional<ProblemDetail> problem = problems.describe(exception);
        problem.ifPresent(found ->
                ProblemInstances.set(found, exchange.getRequest().getPath().value()));
        return super.handleExceptionInternal(
                exception, problem.isPresent() ? problem.get() : body, headers, status, exchange);
    }
}

package io.github.valueranges.boot;

import io.github.valueranges.jpa.OverlapConflict;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.http.HttpStatus;
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

    @ExceptionHandler(DataIntegrityViolationException.class)
    ProblemDetail conflict(DataIntegrityViolationException exception, HttpServletRequest request) {
        if (OverlapConflict.from(exception).isEmpty()) {
            throw exception;
        }
        // The names of constraint and table are the schema's, not the sender's.
        ProblemDetail problem =
                ProblemDetail.forStatusAndDetail(HttpStatus.CONFLICT, "The value overlaps one that is already stored.");
        problem.setType(ProblemTypes.BLANK);
        problem.setTitle(HttpStatus.CONFLICT.getReasonPhrase());
        ProblemInstances.set(problem, request.getRequestURI());
        return problem;
    }
}

package io.github.valueranges.sample;

import io.github.valueranges.UnstorableValueException;
import io.github.valueranges.boot.InvalidValueProblems;
import java.net.URI;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.TypeMismatchException;
import org.springframework.context.MessageSourceResolvable;
import org.springframework.core.NestedRuntimeException;
import org.springframework.dao.CannotAcquireLockException;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.orm.jpa.JpaSystemException;
import org.springframework.transaction.CannotCreateTransactionException;
import org.springframework.validation.FieldError;
import org.springframework.validation.method.ParameterValidationResult;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.MissingServletRequestParameterException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.method.annotation.HandlerMethodValidationException;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;

/** Answers what is refused with a problem document; what is wrong with a range, the starter says. */
@RestControllerAdvice
class ProblemAdvice extends ResponseEntityExceptionHandler {

    private static final URI BLANK = URI.create("about:blank");

    private final InvalidValueProblems invalidValues;

    ProblemAdvice(InvalidValueProblems invalidValues) {
        this.invalidValues = invalidValues;
    }

    @ExceptionHandler
    ProblemDetail notFound(NotFoundException e) {
        return problem(HttpStatus.NOT_FOUND, e.getMessage());
    }

    @ExceptionHandler
    ProblemDetail conflict(ConflictException e) {
        ProblemDetail problem = problem(HttpStatus.CONFLICT, e.getMessage());
        problem.setProperty("room", e.room());
        problem.setProperty("stay", e.stay());
        return problem;
    }

    @ExceptionHandler
    ProblemDetail busy(CannotAcquireLockException e) {
        return problem(HttpStatus.SERVICE_UNAVAILABLE, "Too many guests ask for this room at this moment; try again");
    }

    /** No connection is to be had, or it was cut before the end of what was asked. */
    @ExceptionHandler({
        CannotCreateTransactionException.class,
        DataAccessResourceFailureException.class,
        JpaSystemException.class
    })
    ProblemDetail unreachable(NestedRuntimeException e) {
        if (e instanceof JpaSystemException failed && !isCut(failed)) {
            throw e;
        }
        logger.warn("The database was not reached: " + e.getMostSpecificCause());
        return problem(
                HttpStatus.SERVICE_UNAVAILABLE, "The books of the hotel are out of reach at this moment; try again");
    }

    @ExceptionHandler
    ProblemDetail unstorable(UnstorableValueException e) {
        return describe(List.of(new Refusal("request", e.getReason()))).orElseThrow();
    }

    /** PostgreSQL cannot hold every date that Java can; it says so with a code of class 22. */
    @ExceptionHandler
    ProblemDetail unstorable(DataIntegrityViolationException e) {
        if (hasCode(e, "22")) {
            return describe(List.of(new Refusal("request", "holds a value that the database cannot store")))
                    .orElseThrow();
        }
        throw e;
    }

    @Override
    protected @Nullable ResponseEntity<Object> handleExceptionInternal(
            Exception e, @Nullable Object body, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
        Optional<ProblemDetail> problem = invalidValues.describe(e).or(() -> describe(refusals(e)));
        return super.handleExceptionInternal(e, problem.isPresent() ? problem.get() : body, headers, status, request);
    }

    @Override
    protected ResponseEntity<Object> createResponseEntity(
            @Nullable Object body, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
        if (body instanceof ProblemDetail problem && problem.getType() == null) {
            problem.setType(BLANK);
        }
        return super.createResponseEntity(body, headers, status, request);
    }

    private static Optional<ProblemDetail> describe(List<Refusal> refusals) {
        return refusals.stream().findFirst().map(first -> {
            ProblemDetail problem = problem(HttpStatus.BAD_REQUEST, first.field() + ": " + first.message());
            problem.setProperty("errors", refusals);
            return problem;
        });
    }

    private static List<Refusal> refusals(Exception e) {
        if (e instanceof MethodArgumentNotValidException invalid) {
            return invalid.getBindingResult().getFieldErrors().stream()
                    .map(Refusal::of)
                    .toList();
        }
        if (e instanceof HandlerMethodValidationException invalid) {
            return invalid.getParameterValidationResults().stream()
                    .flatMap(Refusal::of)
                    .toList();
        }
        if (e instanceof MissingServletRequestParameterException missing) {
            return List.of(new Refusal(missing.getParameterName(), "must be given"));
        }
        if (e instanceof TypeMismatchException mismatch && mismatch.getPropertyName() != null) {
            return List.of(new Refusal(mismatch.getPropertyName(), expected(mismatch)));
        }
        return List.of();
    }

    /** The server's codes of classes 08 and 57P; the pool knows no code for a connection that it has closed. */
    private static boolean isCut(JpaSystemException e) {
        return e.getMostSpecificCause() instanceof SQLException failed
                && (failed.getSQLState() == null || hasCode(e, "08") || hasCode(e, "57P"));
    }

    private static boolean hasCode(NestedRuntimeException e, String codes) {
        return e.getMostSpecificCause() instanceof SQLException refused
                && String.valueOf(refused.getSQLState()).startsWith(codes);
    }

    private static String expected(TypeMismatchException mismatch) {
        return mismatch.getRequiredType() == LocalDate.class ? "must be a day such as 2026-06-05" : "must be a number";
    }

    private static ProblemDetail problem(HttpStatus status, @Nullable String detail) {
        ProblemDetail problem = ProblemDetail.forStatusAndDetail(status, detail);
        problem.setType(BLANK);
        return problem;
    }

    /** What is wrong with one part of a request. */
    record Refusal(String field, String message) {

        static Refusal of(FieldError error) {
            return new Refusal(error.getField(), messageOf(error));
        }

        static Stream<Refusal> of(ParameterValidationResult result) {
            String name = String.valueOf(result.getMethodParameter().getParameterName());
            return result.getResolvableErrors().stream().map(error -> new Refusal(name, messageOf(error)));
        }

        private static String messageOf(MessageSourceResolvable error) {
            String message = error.getDefaultMessage();
            return message == null ? "is not valid" : message;
        }
    }
}

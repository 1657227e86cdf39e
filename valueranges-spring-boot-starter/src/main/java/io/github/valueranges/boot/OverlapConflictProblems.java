package io.github.valueranges.boot;

import io.github.valueranges.jpa.OverlapConflict;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;

/** The violation of an exclusion constraint as a document; apart, because it is linked only where Spring DAO is. */
final class OverlapConflictProblems {

    private OverlapConflictProblems() {}

    /**
     * Returns the document.
     *
     * @throws DataIntegrityViolationException the given one, if it is about another constraint: it stays what it was
     */
    static ProblemDetail describe(DataIntegrityViolationException exception, String path) {
        if (OverlapConflict.from(exception).isEmpty()) {
            throw exception;
        }
        // The names of constraint and table are the schema's, not the sender's.
        ProblemDetail problem = Problems.of(HttpStatus.CONFLICT, "The value overlaps one that is already stored.");
        ProblemInstances.set(problem, path);
        return problem;
    }
}

package io.github.valueranges.boot;

import io.github.valueranges.UnstorableValueException;
import java.net.URI;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;

/** The documents that both web hosts answer with. */
final class Problems {

    // A problem that says no more than its status: the registered type for it.
    private static final URI BLANK = URI.create("about:blank");

    private Problems() {}

    static ProblemDetail of(HttpStatus status, String detail) {
        ProblemDetail problem = ProblemDetail.forStatusAndDetail(status, detail);
        problem.setType(BLANK);
        problem.setTitle(status.getReasonPhrase());
        return problem;
    }

    /** What a request brings may be a range in memory and none of the server; no attribute is named to the sender. */
    static ProblemDetail unstorable(UnstorableValueException exception, String path) {
        ProblemDetail problem = of(HttpStatus.BAD_REQUEST, exception.getReason());
        ProblemInstances.set(problem, path);
        return problem;
    }
}

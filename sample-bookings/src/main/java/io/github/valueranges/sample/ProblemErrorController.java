package io.github.valueranges.sample;

import io.github.valueranges.sample.ProblemAdvice.Refusal;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.util.List;
import org.springframework.boot.webmvc.error.ErrorController;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Answers with a problem document what fails before or behind the controllers, such as a wrongly encoded URL. */
@RestController
class ProblemErrorController implements ErrorController {

    @RequestMapping("${spring.web.error.path:${error.path:/error}}")
    ProblemDetail error(HttpServletRequest request) {
        HttpStatus status = request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE) instanceof Integer code
                ? HttpStatus.valueOf(code)
                : HttpStatus.NOT_FOUND;
        ProblemDetail problem = ProblemDetail.forStatusAndDetail(status, detail(status));
        problem.setType(URI.create("about:blank"));
        if (status == HttpStatus.BAD_REQUEST) {
            problem.setProperty("errors", List.of(new Refusal("request", "cannot be read")));
        }
        if (request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI) instanceof String path) {
            problem.setInstance(URI.create(path));
        }
        return problem;
    }

    private static String detail(HttpStatus status) {
        if (status == HttpStatus.BAD_REQUEST) {
            return "request: cannot be read";
        }
        return status.is5xxServerError() ? "The service cannot answer" : "This cannot be asked of this address";
    }
}

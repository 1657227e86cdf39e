package io.github.valueranges.sample;

import java.io.IOException;
import java.io.Writer;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;

/** Answers with a problem document what Tomcat refuses by itself, such as a bracket that is not encoded. */
@Component
class ServerProblems implements WebServerFactoryCustomizer<TomcatServletWebServerFactory> {

    @Override
    public void customize(TomcatServletWebServerFactory factory) {
        factory.addContextCustomizers(
                context -> context.getParent().getPipeline().addValve(new ProblemValve()));
    }

    private static final class ProblemValve extends ErrorReportValve {

        private static final String UNREADABLE =
                "cannot be read; in a URL, brackets, braces and the like are sent encoded, [ as %5B";

        @Override
        protected void report(Request request, Response response, @Nullable Throwable throwable) {
            if (response.getStatus() < 400 || response.getContentWritten() > 0 || !response.setErrorReported()) {
                return;
            }
            response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
            try {
                Writer writer = response.getReporter();
                if (writer != null) {
                    writer.write(problem(response.getStatus()));
                    response.finishResponse();
                }
            } catch (IOException whoAskedIsGone) {
                // nobody is left to be answered
            }
        }

        private static String problem(int code) {
            HttpStatus status = HttpStatus.resolve(code);
            String title = status == null ? "Refused" : status.getReasonPhrase();
            boolean unreadable = status == HttpStatus.BAD_REQUEST;
            return "{\"type\":\"about:blank\",\"title\":\"" + title + "\",\"status\":" + code
                    + ",\"detail\":\""
                    + (unreadable ? "request: " + UNREADABLE : "This service does not answer such a request")
                    + "\""
                    + (unreadable ? ",\"errors\":[{\"field\":\"request\",\"message\":\"" + UNREADABLE + "\"}]" : "")
                    + "}";
        }
    }
}

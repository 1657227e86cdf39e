package io.github.valueranges.oracles.tool;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs test classes in the process of their own class path and writes one line for each test that ended: the class, how
 * it ended, and why.
 *
 * <p>The first argument is the file to write, the others are the classes.
 */
public final class Watch implements TestExecutionListener {
    private final List<String> lines = new ArrayList<>();

    private Watch() {}

    /** Runs the classes; the exit code says only whether the run came to its end. */
    public static void main(String[] arguments) throws IOException {
        Watch watch = new Watch();
        LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request();
        for (int index = 1; index < arguments.length; index++) {
            request.selectors(DiscoverySelectors.selectClass(arguments[index]));
        }
        LauncherDiscoveryRequest built = request.build();
        LauncherFactory.create().execute(built, watch);
        Files.write(Path.of(arguments[0]), watch.lines);
        // A server of an embedded application may still hold a thread.
        System.exit(0);
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        boolean failed = result.getStatus() != TestExecutionResult.Status.SUCCESSFUL;
        if (test.isTest() || failed) {
            String message = result.getThrowable().map(Throwable::toString).orElse("");
            boolean assertion = result.getThrowable()
                    .filter(AssertionError.class::isInstance)
                    .isPresent();
            lines.add(line(classOf(test), !failed ? "PASSED" : assertion ? "FAILED" : "BROKEN", message));
        }
    }

    private static String classOf(TestIdentifier test) {
        Object source = test.getSource().orElse(null);
        if (source instanceof MethodSource method) {
            return method.getClassName();
        }
        return source instanceof ClassSource type ? type.getClassName() : "";
    }

    static String line(String testClass, String end, String message) {
        return testClass + " " + end + " "
                + Base64.getEncoder().encodeToString(message.getBytes(StandardCharsets.UTF_8));
    }
}

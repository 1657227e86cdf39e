package io.github.valueranges.oracles.postgres;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestTag;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Holds that whatever asks the server carries the tag {@code server}, so that those tests alone can be run again on
 * another version of it ({@code -Dgroups=server}): a test without the tag gets no server.
 *
 * <p>JUnit finds this listener by itself. Outside a run of tests nothing is refused, nor in a module whose
 * {@code junit-platform.properties} say that all of its tests ask the server.
 */
public final class ServerTag implements TestExecutionListener {

    /** The value of {@link Tag} on a test, or on its class, that asks the server. */
    public static final String NAME = "server";

    /** The configuration parameter of a module all of whose tests are run on every version. */
    static final String WHOLE_MODULE = "valueranges.server.whole-module";

    private static final AtomicInteger RUNS = new AtomicInteger();
    private static final AtomicInteger TAGGED = new AtomicInteger();

    /** Made by JUnit. */
    public ServerTag() {}

    /** Refuses what runs without the tag. */
    static void require() {
        if (RUNS.get() > 0 && TAGGED.get() == 0) {
            throw new IllegalStateException(
                    "a test asks the server and has no tag: expected @Tag(\"" + NAME + "\") on it or on its class");
        }
    }

    private static boolean isTagged(TestIdentifier test) {
        return test.getTags().contains(TestTag.create(NAME));
    }

    private static boolean isWholeModule(TestPlan plan) {
        return plan.getConfigurationParameters().getBoolean(WHOLE_MODULE).orElse(false);
    }

    @Override
    public void testPlanExecutionStarted(TestPlan plan) {
        if (!isWholeModule(plan)) {
            RUNS.incrementAndGet();
        }
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        if (!isWholeModule(plan)) {
            RUNS.decrementAndGet();
        }
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        if (isTagged(test)) {
            TAGGED.incrementAndGet();
        }
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (isTagged(test)) {
            TAGGED.decrementAndGet();
        }
    }
}

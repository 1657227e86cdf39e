package io.github.valueranges.oracles;

import static java.util.Objects.requireNonNull;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * Records, for one case of a campaign, which laws were compared and which were broken. A broken law does not end the
 * case: the other laws are judged too.
 */
public final class Laws {
    private final Map<String, String> broken = new LinkedHashMap<>();
    private final Set<String> reached = new LinkedHashSet<>();
    private long comparisons;

    Laws() {}

    /** Compares two values under the name of a law. */
    public void equal(String law, @Nullable Object expected, @Nullable Object actual) {
        equal(law, expected, () -> actual);
    }

    /** Compares the answer of a call under the name of a law; an exception breaks the law. */
    public void equal(String law, @Nullable Object expected, Callable<? extends @Nullable Object> actual) {
        requireNonNull(law, "law");
        comparisons++;
        try {
            Object value = actual.call();
            if (!Objects.equals(expected, value)) {
                breaks(law, "expected " + Recorder.show(expected) + " but was " + Recorder.show(value));
            }
        } catch (Exception | AssertionError thrown) {
            breaks(law, "expected " + Recorder.show(expected) + " but was " + Recorder.show(thrown));
        }
    }

    /** Checks a condition under the name of a law; an exception breaks the law. */
    public void holds(String law, Callable<Boolean> condition) {
        equal(law, true, condition);
    }

    /** Notes that the case reached a situation, which {@link Campaign#reaching} may demand. */
    public void reach(String situation) {
        reached.add(requireNonNull(situation, "situation"));
    }

    void breaks(String law, String mismatch) {
        broken.putIfAbsent(law, mismatch);
    }

    Map<String, String> broken() {
        return broken;
    }

    Set<String> reached() {
        return reached;
    }

    long comparisons() {
        return comparisons;
    }
}

package io.github.valueranges.oracles;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Counts the cases of a sweep and keeps its disagreements, which the {@link Verdict} judges at the end.
 *
 * <pre>{@code
 * Recorder recorder = Recorder.of(RangeModelOracleTests.class, "overlaps");
 * for (…) {
 *     recorder.check(() -> left + " overlaps " + right, model.overlaps(left, right), () -> left.overlaps(right));
 * }
 * recorder.conclude(2_601);
 * }</pre>
 *
 * <p>The row says operation and operands; expected and actual value are added behind it. A call that throws is a
 * disagreement like any other, so one broken operation does not hide the next. A recorder that is not concluded judges
 * nothing: {@link #sweep} concludes by itself.
 */
public final class Recorder {
    private static final int VALUE_LENGTH = 400;

    private final String name;
    private final Verdict verdict;
    private long cases;

    private Recorder(String name, Verdict verdict) {
        this.name = name;
        this.verdict = verdict;
    }

    /** Returns the recorder of a class with one sweep. */
    public static Recorder of(Class<?> oracle) {
        return of(oracle, "");
    }

    /** Returns the recorder of one sweep of a class. */
    public static Recorder of(Class<?> oracle, String method) {
        return of(oracle.getSimpleName() + "." + method, Verdict.of(oracle, method));
    }

    /** Returns a recorder that hands its lines to the given verdict. */
    public static Recorder of(String name, Verdict verdict) {
        return new Recorder(requireNonNull(name, "name"), requireNonNull(verdict, "verdict"));
    }

    /** A sweep that hands its cases to a recorder. */
    @FunctionalInterface
    public interface Sweep {
        /** Runs every case. */
        void run(Recorder recorder) throws Exception;
    }

    /** Runs a sweep that must make exactly so many cases. */
    public static void sweep(Class<?> oracle, String method, long exactCases, Sweep sweep) throws Exception {
        Recorder recorder = of(oracle, method);
        sweep.run(recorder);
        recorder.conclude(exactCases);
    }

    /** Counts a case: the actual value must equal the expected one. */
    public void check(String row, @Nullable Object expected, @Nullable Object actual) {
        check(() -> row, expected, () -> actual);
    }

    /**
     * Counts a case: the call must return a value that equals the expected one. The row is asked for when it does not.
     */
    public void check(Supplier<String> row, @Nullable Object expected, Callable<? extends @Nullable Object> actual) {
        cases++;
        String answer;
        try {
            Object value = actual.call();
            if (Objects.equals(expected, value)) {
                return;
            }
            answer = show(value);
        } catch (Exception thrown) {
            answer = show(thrown);
        }
        verdict.add(row.get() + ": expected " + show(expected) + " but was " + answer);
    }

    /**
     * Counts a case: the call must return the expected elements in the expected order.
     *
     * <p>The disagreement says which elements are missing, which are there too often, and whether the order alone
     * differs.
     */
    public void checkElements(Supplier<String> row, List<?> expected, Callable<? extends List<?>> actual) {
        cases++;
        String answer;
        try {
            List<?> elements = actual.call();
            if (elements.equals(expected)) {
                return;
            }
            answer = show(elements) + difference(expected, elements);
        } catch (Exception thrown) {
            answer = show(thrown);
        }
        verdict.add(row.get() + ": expected " + show(expected) + " but was " + answer);
    }

    /** Counts a case: the call must throw an exception of the given type. */
    public void checkRefused(Supplier<String> row, Class<? extends Exception> refusal, Callable<?> call) {
        cases++;
        String answer;
        try {
            answer = show(call.call());
        } catch (Exception thrown) {
            if (refusal.isInstance(thrown)) {
                return;
            }
            answer = show(thrown);
        }
        verdict.add(row.get() + ": expected " + refusal.getSimpleName() + " but was " + answer);
    }

    /** Counts a case that was compared elsewhere and agreed. */
    public void agreed() {
        cases++;
    }

    /** Counts a case that was compared elsewhere and disagreed. */
    public void disagreed(String line) {
        cases++;
        verdict.add(line);
    }

    /** Returns how many cases were counted so far. */
    public long cases() {
        return cases;
    }

    /**
     * Ends the sweep.
     *
     * @throws AssertionError if it did not make exactly so many cases, or the verdict is against it
     */
    public void conclude(long exactCases) {
        conclude(cases == exactCases && exactCases > 0, "exactly " + exactCases);
    }

    /**
     * Ends a sweep whose size depends on its surroundings.
     *
     * @throws AssertionError if it made fewer cases, or the verdict is against it
     */
    public void concludeAtLeast(long leastCases) {
        conclude(cases >= leastCases && cases > 0, "at least " + leastCases);
    }

    private void conclude(boolean enough, String promised) {
        System.out.println("sweep " + name + ": " + cases + " cases, " + verdict.knownRows() + " known disagreements");
        AssertionError against = null;
        try {
            verdict.conclude();
        } catch (AssertionError judged) {
            against = judged;
        }
        if (!enough) {
            AssertionError count = new AssertionError("sweep " + name + ": " + cases + " cases ran, not " + promised);
            if (against == null) {
                throw count;
            }
            against.addSuppressed(count);
        }
        if (against != null) {
            throw against;
        }
    }

    private static String difference(List<?> expected, List<?> actual) {
        List<Object> missing = new ArrayList<>(expected);
        List<Object> surplus = new ArrayList<>(actual);
        for (Object element : expected) {
            if (surplus.remove(element)) {
                missing.remove(element);
            }
        }
        if (missing.isEmpty() && surplus.isEmpty()) {
            return " (another order)";
        }
        return " (missing " + show(missing) + ", too often " + show(surplus) + ")";
    }

    static String show(@Nullable Object value) {
        String text;
        if (value instanceof Throwable thrown) {
            text = "thrown " + thrown.getClass().getSimpleName() + ": " + thrown.getMessage();
        } else {
            text = String.valueOf(value);
        }
        return text.length() <= VALUE_LENGTH
                ? text
                : text.substring(0, VALUE_LENGTH) + "… (" + text.length() + " characters)";
    }
}

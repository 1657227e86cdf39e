package io.github.valueranges.benchmarks.jpa;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What one contestant took, round by round: in all, and of that on the processor in the JVM. */
final class Timing {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final List<Double> elapsed = new ArrayList<>();
    private final List<Double> processor = new ArrayList<>();

    void measure(Runnable work) {
        long processorBefore = THREADS.getCurrentThreadCpuTime();
        long before = System.nanoTime();
        work.run();
        elapsed.add((System.nanoTime() - before) / 1e6);
        processor.add((THREADS.getCurrentThreadCpuTime() - processorBefore) / 1e6);
    }

    double median() {
        return median(elapsed);
    }

    double processorMedian() {
        return median(processor);
    }

    /** The median of the ratios within the rounds: what slows a whole round down does not show. */
    double ratioTo(Timing other) {
        return median(ratiosTo(other));
    }

    double lowestRatioTo(Timing other) {
        return Collections.min(ratiosTo(other));
    }

    double highestRatioTo(Timing other) {
        return Collections.max(ratiosTo(other));
    }

    private List<Double> ratiosTo(Timing other) {
        List<Double> ratios = new ArrayList<>();
        for (int i = 0; i < elapsed.size(); i++) {
            ratios.add(elapsed.get(i) / other.elapsed.get(i));
        }
        return ratios;
    }

    private static double median(List<Double> values) {
        List<Double> sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }
}

package io.github.valueranges.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * The processor time of the measuring thread for one operation. Unlike elapsed time it leaves out the moments in which
 * the thread waits for a processor, which on a shared machine are most of the noise.
 */
public class ThreadTimeProfiler implements InternalProfiler {

    static final String LABEL = "thread.time.norm";

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private long before;

    @Override
    public String getDescription() {
        return "processor time of the measuring thread";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        before = workerNanos();
    }

    @Override
    @SuppressWarnings("rawtypes") // as the interface declares it
    public Collection<? extends Result> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        double nanos = (double) (workerNanos() - before) / result.getMetadata().getAllOps();
        return List.of(new ScalarResult(LABEL, nanos, "ns/op", AggregationPolicy.AVG));
    }

    private static long workerNanos() {
        long nanos = 0;
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().contains("-jmh-worker-")) {
                nanos += THREADS.getThreadCpuTime(thread.getId());
            }
        }
        return nanos;
    }
}

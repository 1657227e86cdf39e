package io.github.valueranges.benchmarks;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;

/** A row of the table: one piece of work, and what each implementation took for it. */
final class Row {

    private final String work;
    private final Map<Implementation, Cell> cells = new EnumMap<>(Implementation.class);

    Row(String work) {
        this.work = work;
    }

    String work() {
        return work;
    }

    Map<Implementation, Cell> cells() {
        return cells;
    }

    void add(Benchmarks.Benchmark benchmark) {
        cells.put(benchmark.measured().by(), new Cell(benchmark));
    }

    /** What one implementation took: the iterations of all rounds. */
    static final class Cell {

        private final Benchmarks.Benchmark benchmark;
        private final List<Double> nanos = new ArrayList<>();
        private final List<Double> bytes = new ArrayList<>();

        private Cell(Benchmarks.Benchmark benchmark) {
            this.benchmark = benchmark;
        }

        Benchmarks.Benchmark benchmark() {
            return benchmark;
        }

        void add(RunResult result) {
            for (BenchmarkResult fork : result.getBenchmarkResults()) {
                for (IterationResult iteration : fork.getIterationResults()) {
                    add(
                            iteration
                                    .getSecondaryResults()
                                    .get(ThreadTimeProfiler.LABEL)
                                    .getScore(),
                            iteration
                                    .getSecondaryResults()
                                    .get("gc.alloc.rate.norm")
                                    .getScore());
                }
            }
        }

        void add(double nanosOfIteration, double bytesOfIteration) {
            nanos.add(nanosOfIteration);
            bytes.add(bytesOfIteration);
        }

        boolean isMeasured() {
            return !nanos.isEmpty();
        }

        double nanos() {
            return median(nanos);
        }

        double fastest() {
            return nanos.stream().mapToDouble(Double::doubleValue).min().orElseThrow();
        }

        double slowest() {
            return nanos.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
        }

        double bytes() {
            return median(bytes);
        }

        private static double median(List<Double> values) {
            double[] sorted =
                    values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
            int middle = sorted.length / 2;
            return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
        }
    }
}

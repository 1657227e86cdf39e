package io.github.valueranges.benchmarks;

import io.github.valueranges.LocalDateRange;
import java.time.LocalDate;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Relations and text of a date range beside hand-written code that does the same for two finite ranges. Only the ratio
 * to the hand-written line of the same run means anything.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
        value = 1,
        jvmArgsAppend = {"-Xms1g", "-Xmx1g"})
@State(Scope.Thread)
public class LocalDateRangeBenchmark {

    private static final int PAIRS = 1024;

    private final LocalDate[] starts = new LocalDate[PAIRS];
    private final LocalDate[] ends = new LocalDate[PAIRS];
    private final LocalDateRange[] ranges = new LocalDateRange[PAIRS];
    private final String[] literals = new String[PAIRS];
    private int next;

    /** Makes ranges of every shape, so that no call site sees only one, and checks that both sides agree. */
    @Setup
    public void setUp() {
        LocalDate epoch = LocalDate.of(2026, 1, 1);
        LocalDateRange june = LocalDateRange.closed(LocalDate.of(2026, 6, 1), LocalDate.of(2026, 6, 30));
        LocalDateRange[] shapes = {
            LocalDateRange.empty(), LocalDateRange.all(), LocalDateRange.atLeast(epoch), LocalDateRange.atMost(epoch)
        };
        int met = 0;
        for (int i = 0; i < 20_000; i++) {
            met += shapes[i % 4].overlaps(june) ? 1 : 0;
        }
        if (met != 10_000) {
            throw new AssertionError("half of the shapes overlap June, counted " + met);
        }
        for (int i = 0; i < PAIRS; i++) {
            starts[i] = epoch.plusDays(i * 7919L % 365);
            ends[i] = starts[i].plusDays(1 + i % 20);
            ranges[i] = LocalDateRange.closed(starts[i], ends[i]);
            literals[i] = ranges[i].toString();
        }
        for (int i = 0; i < PAIRS; i++) {
            int other = (i + 1) % PAIRS;
            if (ranges[i].overlaps(ranges[other]) != overlaps(i, other)) {
                throw new AssertionError(ranges[i] + " and " + ranges[other]);
            }
        }
    }

    /** The limit: four dates, two comparisons. */
    @Benchmark
    public boolean overlapsByHand() {
        int i = advance();
        return overlaps(i, (i + 1) % PAIRS);
    }

    @Benchmark
    public boolean overlaps() {
        int i = advance();
        return ranges[i].overlaps(ranges[(i + 1) % PAIRS]);
    }

    @Benchmark
    public boolean containsDay() {
        int i = advance();
        return ranges[i].contains(starts[(i + 1) % PAIRS]);
    }

    @Benchmark
    public LocalDateRange parse() {
        return LocalDateRange.parse(literals[advance()]);
    }

    @Benchmark
    public String print() {
        return ranges[advance()].toString();
    }

    private boolean overlaps(int i, int j) {
        return !starts[i].isAfter(ends[j]) && !starts[j].isAfter(ends[i]);
    }

    private int advance() {
        next = (next + 1) % PAIRS;
        return next;
    }
}

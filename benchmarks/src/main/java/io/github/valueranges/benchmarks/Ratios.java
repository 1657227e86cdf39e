package io.github.valueranges.benchmarks;

import java.io.PrintStream;
import java.util.List;
import java.util.regex.Pattern;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Measures row by row, so that the numbers that are compared are taken one after the other, and prints the table. With
 * several rounds the hand-written code and the library take turns.
 */
final class Ratios {

    private Ratios() {}

    /** Returns whether every limit was held, or none was to be checked. */
    static boolean run(Options options, PrintStream out) throws RunnerException, RefusedOptionException {
        List<Row> rows = Benchmarks.rows();
        rows.forEach(row -> row.cells().values().removeIf(cell -> !options.wants(cell.benchmark())));
        rows = rows.stream().filter(row -> !row.cells().isEmpty()).toList();
        List<String> memory = Memory.rows(options);
        if (rows.isEmpty() && memory.isEmpty()) {
            throw new RefusedOptionException("nothing is found by " + options.filters());
        }
        if (options.list()) {
            for (Row row : rows) {
                out.println(row.work() + ": " + row.cells().keySet());
            }
            memory.forEach(out::println);
            return true;
        }
        for (Row row : rows) {
            for (int round = 0; round < options.rounds(); round++) {
                for (Row.Cell cell : row.cells().values()) {
                    if (round == 0 || isInTurn(cell)) {
                        measure(cell, options);
                        System.err.println(row.work() + ": " + Table.progress(cell));
                    }
                }
            }
        }
        boolean held = rows.stream().allMatch(Table::holdsLimits);
        if (!rows.isEmpty()) {
            out.println(Table.of(rows));
        }
        if (!memory.isEmpty()) {
            Memory measured = Memory.measure(options);
            out.print(measured.table());
            held &= measured.holdsLimits();
        }
        return !options.check() || held;
    }

    private static boolean isInTurn(Row.Cell cell) {
        Implementation by = cell.benchmark().measured().by();
        return by == Implementation.BY_HAND || by == Implementation.VALUERANGES;
    }

    private static void measure(Row.Cell cell, Options options) throws RunnerException {
        Benchmarks.Benchmark benchmark = cell.benchmark();
        ChainedOptionsBuilder builder = new OptionsBuilder()
                .include("^" + Pattern.quote(benchmark.name()) + "$")
                .forks(1)
                // In batch no iteration is spent in code that waits to be compiled, however busy the machine is.
                .jvmArgsAppend("-Xms2g", "-Xmx2g", "-XX:+UseSerialGC", "-Xbatch")
                .warmupIterations(options.quick() ? 2 : 4)
                .warmupTime(TimeValue.milliseconds(options.quick() ? 300 : 600))
                .measurementIterations(options.quick() ? 3 : 5)
                .measurementTime(TimeValue.milliseconds(options.quick() ? 200 : 400))
                .shouldFailOnError(true)
                .addProfiler(GCProfiler.class)
                .addProfiler(ThreadTimeProfiler.class)
                .verbosity(VerboseMode.SILENT);
        benchmark.parameter().ifPresent(field -> builder.param(field.getName(), benchmark.value()));
        cell.add(new Runner(builder.build()).runSingle());
    }
}

package io.github.valueranges.benchmarks;

import static io.github.valueranges.benchmarks.Implementation.BY_HAND;
import static io.github.valueranges.benchmarks.Implementation.HYPERSISTENCE;
import static io.github.valueranges.benchmarks.Implementation.JDK;
import static io.github.valueranges.benchmarks.Implementation.VALUERANGES;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.benchmarks.Measured.Against;
import io.hypersistence.utils.hibernate.type.range.Range;
import java.time.LocalDate;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** Literals of date ranges, {@code [2026-06-01,2026-06-09)} as the server prints them, read and written. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(LocalDateRangeText.LITERALS)
public class LocalDateRangeText {

    static final int LITERALS = 1024;

    /** What is read and written. */
    @State(Scope.Benchmark)
    public static class Literals {

        private final String[] literals = new String[LITERALS];
        private final LocalDate[] firstDays = new LocalDate[LITERALS];
        private final LocalDate[] lastDays = new LocalDate[LITERALS];
        private final LocalDateRange[] ranges = new LocalDateRange[LITERALS];

        @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic class
        private final Range<LocalDate>[] hypersistence = new Range[LITERALS];

        /** Makes the literals and checks that all read the same and write what is read back. */
        @Setup
        public void setUp() {
            TypeProfiles.fill();
            Random random = new Random(1);
            for (int i = 0; i < LITERALS; i++) {
                LocalDate first = LocalDate.of(2020, 1, 1).plusDays(random.nextInt(3000));
                LocalDate last = first.plusDays(random.nextInt(100));
                literals[i] = "[" + first + "," + last.plusDays(1) + ")";
                firstDays[i] = first;
                lastDays[i] = last;
                ranges[i] = LocalDateRange.closed(first, last);
                hypersistence[i] = Range.closed(first, last);
                LocalDate[] byHand = DayText.parse(literals[i]);
                Agreement.ofValues("parse by hand", ranges[i], LocalDateRange.closed(byHand[0], byHand[1]));
                Agreement.ofValues("parse", ranges[i], LocalDateRange.parse(literals[i]));
                LocalDate[] byJdk = parseByJdk(literals[i]);
                Agreement.ofValues("parse by JDK", ranges[i], LocalDateRange.closed(byJdk[0], byJdk[1]));
                Range<LocalDate> byHypersistence = Range.localDateRange(literals[i]);
                Agreement.ofValues(
                        "parse by hypersistence",
                        ranges[i],
                        LocalDateRange.closedOpen(byHypersistence.lower(), byHypersistence.upper()));
                Agreement.ofValues("print by hand", ranges[i].toString(), DayText.print(first, last));
                Agreement.ofValues("print by JDK", ranges[i].toString(), printByJdk(first, last));
                Agreement.ofValues("print by hypersistence", ranges[i].toString(), hypersistence[i].asString());
            }
        }
    }

    // --- parse -----------------------------------------------------------------------------------------------------

    @Benchmark
    @Measured(work = "date range literal: parse", by = BY_HAND)
    public void parseByHand(Literals data, Blackhole sink) {
        for (String literal : data.literals) {
            sink.consume(DayText.parse(literal));
        }
    }

    @Benchmark
    @Measured(
            work = "date range literal: parse",
            by = VALUERANGES,
            atMost = 1.5,
            against = @Against(other = JDK, atMost = 1 / 6.0))
    public void parse(Literals data, Blackhole sink) {
        for (String literal : data.literals) {
            sink.consume(LocalDateRange.parse(literal));
        }
    }

    @Benchmark
    @Measured(work = "date range literal: parse", by = JDK)
    public void parseByJdk(Literals data, Blackhole sink) {
        for (String literal : data.literals) {
            sink.consume(parseByJdk(literal));
        }
    }

    @Benchmark
    @Measured(work = "date range literal: parse", by = HYPERSISTENCE)
    public void parseByHypersistence(Literals data, Blackhole sink) {
        for (String literal : data.literals) {
            sink.consume(Range.localDateRange(literal));
        }
    }

    private static LocalDate[] parseByJdk(String literal) {
        int comma = literal.indexOf(',');
        return new LocalDate[] {
            LocalDate.parse(literal.substring(1, comma)),
            LocalDate.parse(literal.substring(comma + 1, literal.length() - 1)).minusDays(1)
        };
    }

    // --- print -----------------------------------------------------------------------------------------------------

    @Benchmark
    @Measured(work = "date range literal: print", by = BY_HAND)
    public void printByHand(Literals data, Blackhole sink) {
        for (int i = 0; i < LITERALS; i++) {
            sink.consume(DayText.print(data.firstDays[i], data.lastDays[i]));
        }
    }

    @Benchmark
    @Measured(work = "date range literal: print", by = VALUERANGES, against = @Against(other = JDK, atMost = 1))
    public void print(Literals data, Blackhole sink) {
        for (LocalDateRange range : data.ranges) {
            sink.consume(range.toString());
        }
    }

    @Benchmark
    @Measured(work = "date range literal: print", by = JDK)
    public void printByJdk(Literals data, Blackhole sink) {
        for (int i = 0; i < LITERALS; i++) {
            sink.consume(printByJdk(data.firstDays[i], data.lastDays[i]));
        }
    }

    @Benchmark
    @Measured(work = "date range literal: print", by = HYPERSISTENCE)
    public void printByHypersistence(Literals data, Blackhole sink) {
        for (Range<LocalDate> range : data.hypersistence) {
            sink.consume(range.asString());
        }
    }

    private static String printByJdk(LocalDate first, LocalDate last) {
        return "[" + first + "," + last + "]";
    }
}

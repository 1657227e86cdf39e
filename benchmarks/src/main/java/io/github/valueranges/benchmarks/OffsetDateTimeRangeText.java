package io.github.valueranges.benchmarks;

import static io.github.valueranges.benchmarks.Implementation.BY_HAND;
import static io.github.valueranges.benchmarks.Implementation.HYPERSISTENCE;
import static io.github.valueranges.benchmarks.Implementation.JDK;
import static io.github.valueranges.benchmarks.Implementation.VALUERANGES;
import static java.time.temporal.ChronoField.NANO_OF_SECOND;

import io.github.valueranges.OffsetDateTimeRange;
import io.hypersistence.utils.hibernate.type.range.Range;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
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

/** Literals of {@code tstzrange}: read as the server prints them, written as each writes them. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(OffsetDateTimeRangeText.LITERALS)
public class OffsetDateTimeRangeText {

    static final int LITERALS = 1024;

    /** The form in which the server prints a {@code timestamptz}. */
    private static final DateTimeFormatter SERVER = new DateTimeFormatterBuilder()
            .append(DateTimeFormatter.ISO_LOCAL_DATE)
            .appendPattern(" HH:mm:ss")
            .appendFraction(NANO_OF_SECOND, 0, 6, true)
            .appendOffset("+HH:mm", "+00")
            .toFormatter();

    /** What is read and written: half of the literals with the server's offset at UTC, a third with a fraction. */
    @State(Scope.Benchmark)
    public static class Literals {

        private final String[] literals = new String[LITERALS];
        private final OffsetDateTime[] starts = new OffsetDateTime[LITERALS];
        private final OffsetDateTime[] ends = new OffsetDateTime[LITERALS];
        private final OffsetDateTimeRange[] ranges = new OffsetDateTimeRange[LITERALS];

        @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic class
        private final Range<ZonedDateTime>[] hypersistence = new Range[LITERALS];

        /** Makes the literals and checks that all read the same and write what is read back. */
        @Setup
        public void setUp() {
            TypeProfiles.fill();
            Random random = new Random(1);
            for (int i = 0; i < LITERALS; i++) {
                ZoneOffset offset = i % 2 == 0 ? ZoneOffset.UTC : ZoneOffset.ofHours(2);
                OffsetDateTime start = LocalDateTime.of(2026, 1, 1, 0, 0)
                        .plusSeconds(random.nextInt(100_000_000))
                        .plusNanos(i % 3 == 0 ? 1_000L * random.nextInt(1_000_000) : 0)
                        .atOffset(offset);
                OffsetDateTime end = start.plusMinutes(1 + random.nextInt(10_000));
                starts[i] = start;
                ends[i] = end;
                ranges[i] = OffsetDateTimeRange.closedOpen(start, end);
                literals[i] = "[\"" + SERVER.format(start) + "\",\"" + SERVER.format(end) + "\")";
                hypersistence[i] = Range.closedOpen(start.toZonedDateTime(), end.toZonedDateTime());
                Agreement.ofValues("print by hand", ranges[i].toString(), InstantText.print(start, end));
                Agreement.ofValues("print by JDK", ranges[i], OffsetDateTimeRange.parse(printByJdk(start, end)));
                Agreement.ofValues("parse", ranges[i], OffsetDateTimeRange.parse(literals[i]));
                agree("parse by hand", InstantText.parse(literals[i]), i);
                agree("parse by JDK", parseByJdk(literals[i]), i);
                Range<ZonedDateTime> read = Range.zonedDateTimeRange(literals[i]);
                agree(
                        "parse by hypersistence",
                        new OffsetDateTime[] {
                            read.lower().toOffsetDateTime(), read.upper().toOffsetDateTime()
                        },
                        i);
            }
        }

        private void agree(String work, OffsetDateTime[] bounds, int i) {
            Agreement.ofValues(work, starts[i], bounds[0]);
            Agreement.ofValues(work, ends[i], bounds[1]);
        }
    }

    // --- parse -----------------------------------------------------------------------------------------------------

    @Benchmark
    @Measured(work = "`tstzrange` literal: parse", by = BY_HAND)
    public void parseByHand(Literals data, Blackhole sink) {
        for (String literal : data.literals) {
            sink.consume(InstantText.parse(literal));
        }
    }

    @Benchmark
    @Measured(work = "`tstzrange` literal: parse", by = VALUERANGES, atMost = 3)
    public void parse(Literals data, Blackhole sink) {
        for (String literal : data.literals) {
            sink.consume(OffsetDateTimeRange.parse(literal));
        }
    }

    @Benchmark
    @Measured(work = "`tstzrange` literal: parse", by = JDK)
    public void parseByJdk(Literals data, Blackhole sink) {
        for (String literal : data.literals) {
            sink.consume(parseByJdk(literal));
        }
    }

    @Benchmark
    @Measured(work = "`tstzrange` literal: parse", by = HYPERSISTENCE)
    public void parseByHypersistence(Literals data, Blackhole sink) {
        for (String literal : data.literals) {
            sink.consume(Range.zonedDateTimeRange(literal));
        }
    }

    private static OffsetDateTime[] parseByJdk(String literal) {
        int comma = literal.indexOf(',');
        return new OffsetDateTime[] {
            OffsetDateTime.parse(literal.substring(2, comma - 1), SERVER),
            OffsetDateTime.parse(literal.substring(comma + 2, literal.length() - 2), SERVER)
        };
    }

    // --- print -----------------------------------------------------------------------------------------------------

    @Benchmark
    @Measured(work = "`tstzrange` literal: print", by = BY_HAND)
    public void printByHand(Literals data, Blackhole sink) {
        for (int i = 0; i < LITERALS; i++) {
            sink.consume(InstantText.print(data.starts[i], data.ends[i]));
        }
    }

    @Benchmark
    @Measured(work = "`tstzrange` literal: print", by = VALUERANGES, atMost = 3)
    public void print(Literals data, Blackhole sink) {
        for (OffsetDateTimeRange range : data.ranges) {
            sink.consume(range.toString());
        }
    }

    @Benchmark
    @Measured(work = "`tstzrange` literal: print", by = JDK)
    public void printByJdk(Literals data, Blackhole sink) {
        for (int i = 0; i < LITERALS; i++) {
            sink.consume(printByJdk(data.starts[i], data.ends[i]));
        }
    }

    @Benchmark
    @Measured(work = "`tstzrange` literal: print", by = HYPERSISTENCE)
    public void printByHypersistence(Literals data, Blackhole sink) {
        for (Range<ZonedDateTime> range : data.hypersistence) {
            sink.consume(range.asString());
        }
    }

    private static String printByJdk(OffsetDateTime start, OffsetDateTime end) {
        return "[" + start + "," + end + ")";
    }
}

package io.github.valueranges.benchmarks;

import com.google.common.collect.ImmutableRangeSet;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Range;
import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import java.io.PrintStream;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import org.openjdk.jol.info.GraphLayout;

/** The bytes that an element takes, all that is reachable counted once. */
final class Memory {

    private static final int SIZE = 100_000;

    private final StringBuilder table = new StringBuilder("| 100,000 elements | bytes an element |\n|---|---|\n");

    private Memory() {}

    static String table() {
        // Records hide where their components are; this is how the layout is found nevertheless.
        System.setProperty("jol.magicFieldOffset", "true");
        // What JOL says of the virtual machine is no part of the table.
        PrintStream out = System.out;
        System.setOut(System.err);
        try {
            Memory memory = new Memory();
            memory.addRangeSets();
            memory.addStringSets();
            return memory.table.toString();
        } finally {
            System.setOut(out);
        }
    }

    private void addRangeSets() {
        long[] cuts = new long[2 * SIZE];
        List<LocalDateRange> ranges = new ArrayList<>();
        ImmutableRangeSet.Builder<LocalDate> guava = ImmutableRangeSet.builder();
        for (int i = 0; i < SIZE; i++) {
            LocalDate start = LocalDate.of(2000, 1, 1).plusDays(7L * i);
            cuts[2 * i] = DayCuts.pack(start);
            cuts[2 * i + 1] = DayCuts.pack(start.plusDays(3));
            ranges.add(LocalDateRange.closedOpen(start, start.plusDays(3)));
            guava.add(Range.closedOpen(start, start.plusDays(3)));
        }
        add("date ranges, hand-written `long[]`", cuts);
        add("date ranges, `LocalDateRangeSet`", LocalDateRangeSet.of(ranges));
        add("date ranges, Guava `ImmutableRangeSet`", guava.build());
        add("date ranges, a list of `LocalDateRange`", ranges);
    }

    private void addStringSets() {
        List<String> strings = new ArrayList<>();
        for (int i = 0; i < SIZE; i++) {
            strings.add("element " + i);
        }
        add("strings, hand-written `String[]`", strings.toArray(new String[0]));
        add("strings, `StringSet`", StringSet.of(strings));
        add("strings, Guava `ImmutableSet`", ImmutableSet.copyOf(strings));
        add("strings, `HashSet`", new HashSet<>(strings));
    }

    private void add(String what, Object root) {
        double bytes = (double) GraphLayout.parseInstance(root).totalSize() / SIZE;
        table.append("| ")
                .append(what)
                .append(" | ")
                .append(String.format(Locale.ROOT, "%.1f", bytes))
                .append(" |\n");
    }
}

package io.github.valueranges.benchmarks;

import com.google.common.collect.ImmutableRangeSet;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Range;
import io.github.valueranges.IntSet;
import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.StringSet;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.io.PrintStream;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import org.openjdk.jol.info.GraphLayout;

/** The bytes that an element takes, all that is reachable counted once. */
final class Memory {

    private static final int SIZE = 100_000;

    private final Options options;
    private final boolean measures;
    private final List<String> rows = new ArrayList<>();
    private final StringBuilder table =
            new StringBuilder("| 100,000 elements | bytes an element | limit |\n|---|---|---|\n");

    private boolean holdsLimits = true;

    private Memory(Options options, boolean measures) {
        this.options = options;
        this.measures = measures;
        addRangeSets();
        addIntSets();
        addStringSets();
    }

    /** The rows that are asked for, none of them measured. */
    static List<String> rows(Options options) {
        return new Memory(options, false).rows;
    }

    static Memory measure(Options options) {
        // Records hide where their components are; this is how the layout is found nevertheless.
        System.setProperty("jol.magicFieldOffset", "true");
        // What JOL says of the virtual machine is no part of the table.
        PrintStream out = System.out;
        System.setOut(System.err);
        try {
            return new Memory(options, true);
        } finally {
            System.setOut(out);
        }
    }

    String table() {
        return table.toString();
    }

    /** Whether every limit was held. */
    boolean holdsLimits() {
        return holdsLimits;
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
        add(Implementation.BY_HAND, "date ranges, hand-written `long[]`", cuts);
        addLimited("date ranges, `LocalDateRangeSet`", 17, LocalDateRangeSet.of(ranges), LocalDateRangeSet.empty());
        add(Implementation.GUAVA, "date ranges, Guava `ImmutableRangeSet`", guava.build());
        add(Implementation.VALUERANGES, "date ranges, a list of `LocalDateRange`", ranges);
    }

    private void addIntSets() {
        int[] ints = new int[SIZE];
        Arrays.setAll(ints, i -> 1_000 + 7 * i);
        List<Integer> boxed = Arrays.stream(ints).boxed().toList();
        add(Implementation.BY_HAND, "integers, hand-written `int[]`", ints);
        addLimited("integers, `IntSet`", 8, IntSet.of(ints), IntSet.empty());
        add(Implementation.GUAVA, "integers, Guava `ImmutableSortedSet`", ImmutableSortedSet.copyOf(boxed));
        add(Implementation.FASTUTIL, "integers, fastutil `IntOpenHashSet`", new IntOpenHashSet(ints));
        add(Implementation.JDK, "integers, `HashSet`", new HashSet<>(boxed));
    }

    private void addStringSets() {
        List<String> strings = new ArrayList<>();
        for (int i = 0; i < SIZE; i++) {
            strings.add("element " + i);
        }
        add(Implementation.BY_HAND, "strings, hand-written `String[]`", strings.toArray(new String[0]));
        add(Implementation.VALUERANGES, "strings, `StringSet`", StringSet.of(strings), StringSet.empty());
        add(Implementation.GUAVA, "strings, Guava `ImmutableSet`", ImmutableSet.copyOf(strings));
        add(Implementation.JDK, "strings, `HashSet`", new HashSet<>(strings));
    }

    private void add(Implementation by, String what, Object root, Object... shared) {
        if (wants(by, what)) {
            append(what, bytes(root, shared), "");
        }
    }

    private void addLimited(String what, int limit, Object root, Object... shared) {
        if (wants(Implementation.VALUERANGES, what)) {
            double bytes = bytes(root, shared);
            boolean holds = bytes <= limit;
            holdsLimits &= holds;
            append(what, bytes, (holds ? "" : "**missed**: ") + "≤ " + limit);
        }
    }

    /** Notes a row that is asked for, and says whether it is to be measured. */
    private boolean wants(Implementation by, String what) {
        String row = "memory: " + what;
        boolean wanted = options.wants(by, row);
        if (wanted) {
            rows.add(row);
        }
        return wanted && measures;
    }

    /** What is shared, such as the descriptor of the type, is there once however many sets there are. */
    private static double bytes(Object root, Object... shared) {
        GraphLayout own = GraphLayout.parseInstance(root);
        if (shared.length > 0) {
            own = own.subtract(GraphLayout.parseInstance(shared));
        }
        return (double) own.totalSize() / SIZE;
    }

    private void append(String what, double bytes, String limit) {
        table.append(String.format(Locale.ROOT, "| %s | %.1f | %s |\n", what, bytes, limit));
    }
}

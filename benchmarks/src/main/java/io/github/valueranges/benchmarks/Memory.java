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

    private final StringBuilder table =
            new StringBuilder("| 100,000 elements | bytes an element | limit |\n|---|---|---|\n");

    private boolean holdsLimits = true;

    private Memory() {}

    static Memory measure() {
        // Records hide where their components are; this is how the layout is found nevertheless.
        System.setProperty("jol.magicFieldOffset", "true");
        // What JOL says of the virtual machine is no part of the table.
        PrintStream out = System.out;
        System.setOut(System.err);
        try {
            Memory memory = new Memory();
            memory.addRangeSets();
            memory.addIntSets();
            memory.addStringSets();
            return memory;
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
        add("date ranges, hand-written `long[]`", cuts);
        addLimited("date ranges, `LocalDateRangeSet`", 17, LocalDateRangeSet.of(ranges), LocalDateRangeSet.empty());
        add("date ranges, Guava `ImmutableRangeSet`", guava.build());
        add("date ranges, a list of `LocalDateRange`", ranges);
    }

    private void addIntSets() {
        int[] ints = new int[SIZE];
        Arrays.setAll(ints, i -> 1_000 + 7 * i);
        List<Integer> boxed = Arrays.stream(ints).boxed().toList();
        add("integers, hand-written `int[]`", ints);
        addLimited("integers, `IntSet`", 8, IntSet.of(ints), IntSet.empty());
        add("integers, Guava `ImmutableSortedSet`", ImmutableSortedSet.copyOf(boxed));
        add("integers, fastutil `IntOpenHashSet`", new IntOpenHashSet(ints));
        add("integers, `HashSet`", new HashSet<>(boxed));
    }

    private void addStringSets() {
        List<String> strings = new ArrayList<>();
        for (int i = 0; i < SIZE; i++) {
            strings.add("element " + i);
        }
        add("strings, hand-written `String[]`", strings.toArray(new String[0]));
        add("strings, `StringSet`", StringSet.of(strings), StringSet.empty());
        add("strings, Guava `ImmutableSet`", ImmutableSet.copyOf(strings));
        add("strings, `HashSet`", new HashSet<>(strings));
    }

    private void add(String what, Object root, Object... shared) {
        append(what, bytes(root, shared), "");
    }

    private void addLimited(String what, int limit, Object root, Object... shared) {
        double bytes = bytes(root, shared);
        boolean holds = bytes <= limit;
        holdsLimits &= holds;
        append(what, bytes, (holds ? "" : "**missed**: ") + "≤ " + limit);
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

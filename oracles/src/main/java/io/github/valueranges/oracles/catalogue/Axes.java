package io.github.valueranges.oracles.catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What users can vary, and for each pair of these whether a test varies the two together.
 *
 * @param axes what varies, in the order of the page
 * @param tested each pair that a test varies, with what its row says
 * @param untested each pair that no test varies, with what its row says
 */
public record Axes(List<String> axes, Map<String, String> tested, Map<String, String> untested) {
    private static final String CROSS = " \u00d7 ";

    /** Reads the page of a checkout: a table of axes, one of the pairs that are tested, one of those that are not. */
    public static Axes read(Path root) {
        List<Map<String, String>> tables = new ArrayList<>();
        try {
            boolean inTable = false;
            for (String line : Files.readAllLines(root.resolve("oracles/axes.md"))) {
                if (!line.startsWith("|")) {
                    inTable = false;
                } else if (!inTable) {
                    inTable = true;
                    tables.add(new LinkedHashMap<>());
                } else if (!line.startsWith("|---")) {
                    int bar = line.indexOf('|', 1);
                    String row = line.substring(1, bar).strip();
                    Map<String, String> table = tables.get(tables.size() - 1);
                    if (table.put(row, line.substring(bar + 1)) != null) {
                        throw new IllegalArgumentException("axes.md has two rows " + row);
                    }
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        if (tables.size() != 3) {
            throw new IllegalArgumentException(
                    "axes.md has " + tables.size() + " tables: expected axes, tested, untested");
        }
        return new Axes(List.copyOf(tables.get(0).keySet()), tables.get(1), tables.get(2));
    }

    /** Returns what is wrong with the page: pairs in no table or in both, pairs of unknown axes, unknown classes. */
    public List<String> findings(TestSources tests) {
        List<String> findings = new ArrayList<>();
        List<String> pairs = new ArrayList<>();
        for (int first = 0; first < axes.size(); first++) {
            for (int second = first + 1; second < axes.size(); second++) {
                String pair = axes.get(first) + CROSS + axes.get(second);
                pairs.add(pair);
                if (tested.containsKey(pair) == untested.containsKey(pair)) {
                    findings.add("axes " + pair + ": " + (tested.containsKey(pair) ? "in both tables" : "in no table"));
                }
            }
        }
        for (Map<String, String> table : List.of(tested, untested)) {
            for (String pair : table.keySet()) {
                if (!pairs.contains(pair)) {
                    findings.add("axes " + pair + ": no such pair in the order of the axes");
                }
            }
        }
        tested.forEach((pair, row) -> {
            List<String> classes = classes(row);
            if (classes.isEmpty()) {
                findings.add("axes " + pair + ": names no class");
            }
            unknown(pair, classes, tests, findings);
        });
        untested.forEach((pair, row) -> {
            if (row.replace('|', ' ').isBlank()) {
                findings.add("axes " + pair + ": says nothing");
            }
            unknown(pair, classes(row), tests, findings);
        });
        return findings;
    }

    private static void unknown(String pair, List<String> classes, TestSources tests, List<String> findings) {
        for (String name : classes) {
            if (tests.modulesOf(name).isEmpty()) {
                findings.add("axes " + pair + ": there is no test class " + name);
            }
        }
    }

    private static List<String> classes(String row) {
        List<String> classes = new ArrayList<>();
        for (int open = row.indexOf('`'); open >= 0; ) {
            int close = row.indexOf('`', open + 1);
            if (close < 0) {
                break;
            }
            classes.add(row.substring(open + 1, close));
            open = row.indexOf('`', close + 1);
        }
        return classes;
    }
}

package io.github.valueranges.benchmarks;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The table of ratios, in Markdown. */
final class Table {

    private static final String MISSED = "**missed**: ";

    private Table() {}

    static String of(List<Row> rows) {
        Set<Implementation> columns = EnumSet.of(Implementation.BY_HAND, Implementation.VALUERANGES);
        rows.forEach(row -> columns.addAll(row.cells().keySet()));
        StringBuilder out = new StringBuilder("| work | hand-written | valueranges | ratio | limit |");
        StringBuilder line = new StringBuilder("|---|---|---|---|---|");
        List<Implementation> others = columns.stream()
                .filter(column -> column != Implementation.BY_HAND && column != Implementation.VALUERANGES)
                .toList();
        for (Implementation other : others) {
            out.append(' ').append(other.title()).append(" |");
            line.append("---|");
        }
        out.append(" bytes allocated |\n").append(line).append("---|\n");
        for (Row row : rows) {
            appendRow(row, others, out);
        }
        return out.toString();
    }

    private static void appendRow(Row row, List<Implementation> others, StringBuilder out) {
        Row.Cell hand = row.cells().get(Implementation.BY_HAND);
        Row.Cell ours = row.cells().get(Implementation.VALUERANGES);
        out.append("| ").append(row.work()).append(" | ");
        out.append(hand == null ? "" : time(hand)).append(" | ");
        out.append(ours == null ? "" : time(ours)).append(" | ");
        out.append(hand == null || ours == null ? "" : ratio(ours.nanos() / hand.nanos()))
                .append(" | ");
        out.append(ours == null ? "" : limits(row, ours)).append(" |");
        for (Implementation other : others) {
            Row.Cell cell = row.cells().get(other);
            out.append(' ');
            if (cell != null) {
                out.append(amount(cell.nanos()));
                if (hand != null) {
                    out.append(", ").append(ratio(cell.nanos() / hand.nanos()));
                    if (ours != null) {
                        out.append(" / ").append(ratio(cell.nanos() / ours.nanos()));
                    }
                }
                out.append(' ');
            }
            out.append('|');
        }
        out.append(' ').append(bytes(row)).append(" |\n");
    }

    static boolean holdsLimits(Row row) {
        Row.Cell ours = row.cells().get(Implementation.VALUERANGES);
        return ours == null
                || (limitsOf(row, ours).stream().allMatch(Limit::isHeld)
                        && (!wantsNoObject(ours) || makesNoObject(ours)));
    }

    private static boolean wantsNoObject(Row.Cell cell) {
        return cell.benchmark().measured().withoutAllocation();
    }

    private static boolean makesNoObject(Row.Cell cell) {
        return Math.round(cell.bytes()) == 0;
    }

    private static String limits(Row row, Row.Cell ours) {
        List<String> texts = new ArrayList<>();
        for (Limit limit : limitsOf(row, ours)) {
            String of = limit.other() == Implementation.BY_HAND
                    ? ""
                    : " of " + limit.other().title();
            texts.add((limit.isHeld() ? "" : MISSED) + "≤ " + ratio(limit.atMost()) + of);
        }
        if (wantsNoObject(ours)) {
            texts.add((makesNoObject(ours) ? "" : MISSED) + "no allocation");
        }
        return String.join(", ", texts);
    }

    private record Limit(Implementation other, double atMost, double measured) {

        boolean isHeld() {
            return measured <= atMost;
        }
    }

    private static List<Limit> limitsOf(Row row, Row.Cell ours) {
        Measured measured = ours.benchmark().measured();
        List<Limit> limits = new ArrayList<>();
        if (measured.atMost() > 0) {
            addLimit(row, ours, Implementation.BY_HAND, measured.atMost(), limits);
        }
        for (Measured.Against against : measured.against()) {
            addLimit(row, ours, against.other(), against.atMost(), limits);
        }
        return limits;
    }

    private static void addLimit(Row row, Row.Cell ours, Implementation other, double atMost, List<Limit> limits) {
        Row.Cell cell = row.cells().get(other);
        if (cell != null) {
            limits.add(new Limit(other, atMost, ours.nanos() / cell.nanos()));
        }
    }

    static String progress(Row.Cell cell) {
        return cell.benchmark().measured().by().title() + " " + time(cell) + ", " + bytes(cell.bytes());
    }

    /** The median, and between which extremes the iterations lie. */
    private static String time(Row.Cell cell) {
        return amount(cell.nanos()) + " (" + number(cell.fastest(), unit(cell.nanos())) + "–"
                + number(cell.slowest(), unit(cell.nanos())) + ")";
    }

    private static String amount(double nanos) {
        Unit unit = unit(nanos);
        return number(nanos, unit) + " " + unit.symbol;
    }

    private enum Unit {
        NANOS("ns", 1),
        MICROS("µs", 1e3),
        MILLIS("ms", 1e6);

        private final String symbol;
        private final double nanos;

        Unit(String symbol, double nanos) {
            this.symbol = symbol;
            this.nanos = nanos;
        }
    }

    private static Unit unit(double nanos) {
        return nanos < 1e3 ? Unit.NANOS : nanos < 1e6 ? Unit.MICROS : Unit.MILLIS;
    }

    private static String number(double nanos, Unit unit) {
        double value = nanos / unit.nanos;
        return String.format(Locale.ROOT, value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%,.0f", value);
    }

    private static String ratio(double ratio) {
        return String.format(Locale.ROOT, ratio < 10 ? "%.2f×" : "%.0f×", ratio);
    }

    /** What each allocates for one operation, in the order of the columns. */
    private static String bytes(Row row) {
        List<String> texts = new ArrayList<>();
        for (Row.Cell cell : row.cells().values()) {
            texts.add(cell.benchmark().measured().by().title() + " " + bytes(cell.bytes()));
        }
        return String.join(", ", texts);
    }

    private static String bytes(double bytes) {
        return bytes < 10_000
                ? Math.round(bytes) + " B"
                : bytes < 10_000_000 ? Math.round(bytes / 1e3) + " kB" : Math.round(bytes / 1e6) + " MB";
    }
}

package io.github.valueranges.benchmarks.jpa;

import io.github.valueranges.oracles.postgres.TestPostgres;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Measures what a column of ranges or of sets costs on a real server, and prints tables of ratios. */
public final class Main {

    private static final String HELP = """
            java -jar benchmarks-jpa.jar [option ...]   measures columns and queries on an embedded PostgreSQL
                --rows N      rows of the tables that are written and loaded (100000)
                --rounds N    how often each contestant is measured (15)
                --only WORD   columns, sets, driver or queries alone
            """;

    private int rows = 100_000;
    private int rounds = 15;
    private String only = "";

    private Main() {}

    public static void main(String[] args) {
        Main main = new Main();
        for (int i = 0; i < args.length; i += 2) {
            String value = i + 1 < args.length ? args[i + 1] : "";
            switch (args[i]) {
                case "--rows" -> main.rows = Integer.parseInt(value);
                case "--rounds" -> main.rounds = Integer.parseInt(value);
                case "--only" -> main.only = value;
                default -> {
                    System.out.print(HELP);
                    return;
                }
            }
        }
        main.run();
    }

    private void run() {
        System.out.println("PostgreSQL " + TestPostgres.majorVersion() + ", Java "
                + Runtime.version().feature() + ", " + Runtime.getRuntime().availableProcessors() + " processors\n");
        if (only.isEmpty() || only.equals("columns")) {
            columns("a stay of two dates", Contestant.ofStays(), Map.of());
            columns(
                    "a stay of two dates, java_time_use_direct_jdbc",
                    Contestant.ofStays(),
                    Map.of("hibernate.type.java_time_use_direct_jdbc", true));
        }
        if (only.isEmpty() || only.equals("sets")) {
            columns("a set of tags", Contestant.ofTags(), Map.of());
        }
        if (only.isEmpty() || only.equals("driver")) {
            System.out.print(DriverReads.table(rows, rounds));
        }
        if (only.isEmpty() || only.equals("queries")) {
            OverlapQuery.print(rounds);
        }
    }

    private void columns(String what, List<Contestant> contestants, Map<String, Object> settings) {
        try (Database database = new Database(
                contestants.stream().<Class<?>>map(Contestant::entity).toList(), settings)) {
            Columns columns = new Columns(database, contestants, rows);
            print("insert " + rows + " rows, " + what, columns.insert(3, rounds));
            print("load " + rows + " rows, " + what, columns.load(8, rounds));
        }
    }

    private static void print(String work, Map<Contestant, Timing> timings) {
        System.out.println("| " + work + " | ratio (lowest-highest) | ms | of them in the JVM |\n|---|---|---|---|");
        Timing first = timings.values().iterator().next();
        timings.forEach((contestant, timing) -> System.out.printf(
                Locale.ROOT,
                "| %s | %.2f (%.2f-%.2f) | %.0f | %.0f |%n",
                contestant.name(),
                timing.ratioTo(first),
                timing.lowestRatioTo(first),
                timing.highestRatioTo(first),
                timing.median(),
                timing.processorMedian()));
        System.out.println();
    }
}

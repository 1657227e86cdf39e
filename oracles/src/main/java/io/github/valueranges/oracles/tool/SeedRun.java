package io.github.valueranges.oracles.tool;

import io.github.valueranges.oracles.catalogue.Catalogue;
import io.github.valueranges.oracles.catalogue.Oracle;
import io.github.valueranges.oracles.catalogue.Seed;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Plants one defect after the other in a scratch copy and runs the oracles that it names.
 *
 * <p>CAUGHT: an assertion of the oracle failed, with rows that were not known before. MISSED: it passed. ERROR: it was not built, did not run, ended in an
 * exception, or fails without the defect too; none of these proves anything.
 */
final class SeedRun {
    private final Catalogue catalogue;
    private final PrintStream out;
    private final ScratchTree scratch;

    SeedRun(Catalogue catalogue, PrintStream out) {
        this.catalogue = catalogue;
        this.out = out;
        this.scratch = ScratchTree.of(catalogue.root());
    }

    /** Runs the defects whose name contains the filter; returns the exit code. */
    int run(String filter) throws IOException, InterruptedException {
        List<Seed> seeds = catalogue.seeds().stream()
                .filter(seed -> seed.name().contains(filter))
                .toList();
        if (seeds.isEmpty()) {
            out.println("no planted defect is called like \"" + filter + "\"");
            return 1;
        }
        out.println("scratch copy " + scratch.path());
        scratch.restore();
        Map<String, Report> healthy = healthy(seeds);
        int caught = 0;
        int total = 0;
        for (Seed seed : seeds) {
            long start = System.nanoTime();
            for (Map.Entry<String, Finding> verdict : judge(seed, healthy).entrySet()) {
                Finding finding = verdict.getValue();
                total++;
                caught += finding.word().equals("CAUGHT") ? 1 : 0;
                out.println(finding.word() + " " + seed.name() + " by " + verdict.getKey() + ": " + finding.why());
            }
            out.println("  " + (System.nanoTime() - start) / 1_000_000_000 + " s");
        }
        scratch.restore();
        out.println(caught + " of " + total + " caught");
        return caught == total ? 0 : 1;
    }

    private Map<String, Report> healthy(List<Seed> seeds) throws IOException, InterruptedException {
        TreeSet<String> names = new TreeSet<>();
        seeds.forEach(seed -> names.addAll(seed.oracles()));
        out.println("without a defect: " + names);
        return reports(names, new TestRun(scratch.path(), false));
    }

    private Map<String, Report> reports(Collection<String> names, TestRun run)
            throws IOException, InterruptedException {
        Map<String, String> modules = new TreeMap<>();
        for (String name : names) {
            catalogue.oracle(name).map(Oracle::module).ifPresent(module -> modules.put(name, module));
        }
        String said = modules.isEmpty() ? "" : run.run(modules.values(), modules.keySet());
        Map<String, Report> reports = new TreeMap<>();
        for (String name : names) {
            String module = modules.get(name);
            Report report = module == null
                    ? new Report(Report.Outcome.NOT_RUN, "not registered")
                    : Report.of(scratch.path().resolve(module), name);
            reports.put(name, report.outcome() == Report.Outcome.NOT_RUN ? report.because(said) : report);
        }
        return reports;
    }

    private Map<String, Finding> judge(Seed seed, Map<String, Report> healthy)
            throws IOException, InterruptedException {
        Map<String, Finding> verdicts = new TreeMap<>();
        scratch.restore();
        String refused = scratch.plant(seed.file());
        if (!refused.isEmpty()) {
            seed.oracles().forEach(oracle -> verdicts.put(oracle, new Finding("ERROR", refused)));
            return verdicts;
        }
        Map<String, Report> reports = reports(seed.oracles(), new TestRun(scratch.path(), true));
        for (Map.Entry<String, Report> report : reports.entrySet()) {
            verdicts.put(report.getKey(), verdict(healthy.get(report.getKey()), report.getValue()));
        }
        return verdicts;
    }

    /** What one oracle made of one defect: CAUGHT, MISSED or ERROR, and why. */
    record Finding(String word, String why) {}

    static Finding verdict(@Nullable Report without, Report with) {
        if (without == null) {
            return new Finding("ERROR", "it was not run without the defect");
        }
        if (without.outcome() != Report.Outcome.PASSED) {
            return new Finding("ERROR", "without the defect it does not pass either: " + without.evidence());
        }
        return switch (with.outcome()) {
            case FAILED -> new Finding("CAUGHT", with.evidence());
            case PASSED -> new Finding("MISSED", with.evidence());
            case NOT_RUN -> new Finding("ERROR", "it was not run: " + with.evidence());
            case BROKEN -> new Finding("ERROR", "it ended in an exception, not in an assertion: " + with.evidence());
        };
    }
}

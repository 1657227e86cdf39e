package io.github.valueranges.oracles.tool;

import io.github.valueranges.oracles.catalogue.Catalogue;
import io.github.valueranges.oracles.catalogue.Oracle;
import io.github.valueranges.oracles.catalogue.Seed;
import io.github.valueranges.oracles.catalogue.TestSources;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Plants one defect after the other in a scratch copy and runs the oracles that it names.
 *
 * <p>CAUGHT: an assertion of the oracle failed, with rows that were not known before. MISSED: it passed. ERROR: it was
 * not built, did not run, ended in an exception, or fails without the defect too; none of these proves anything.
 */
final class SeedRun {
    private final Catalogue catalogue;
    private final PrintStream out;
    private final ScratchTree scratch;
    private final TestSources tests;
    private final ScratchBuild build;

    SeedRun(Catalogue catalogue, PrintStream out) {
        this.catalogue = catalogue;
        this.out = out;
        this.scratch = ScratchTree.of(catalogue.root());
        this.tests = TestSources.of(catalogue.root());
        this.build = new ScratchBuild(scratch.path(), tests);
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
        TreeSet<String> names = new TreeSet<>();
        seeds.forEach(seed -> names.addAll(seed.oracles()));
        build.build(modulesOf(names));
        out.println("without a defect: " + names);
        Map<String, Report> healthy = reports(names);
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
        out.println(caught + " of " + total + " caught");
        return caught == total ? 0 : 1;
    }

    private Set<String> modulesOf(Collection<String> names) {
        TreeSet<String> modules = new TreeSet<>();
        names.forEach(name -> catalogue.oracle(name).map(Oracle::module).ifPresent(modules::add));
        return modules;
    }

    private Map<String, Report> reports(Collection<String> names) throws IOException, InterruptedException {
        Map<String, Report> reports = new TreeMap<>();
        for (String module : modulesOf(names)) {
            List<String> ofModule = names.stream()
                    .filter(name -> catalogue
                            .oracle(name)
                            .map(Oracle::module)
                            .filter(module::equals)
                            .isPresent())
                    .toList();
            List<String> watched = build.watch(module, ofModule);
            ofModule.forEach(name -> reports.put(name, Report.of(watched, tests.qualified(name))));
        }
        return reports;
    }

    private Map<String, Finding> judge(Seed seed, Map<String, Report> healthy)
            throws IOException, InterruptedException {
        Map<String, Finding> verdicts = new TreeMap<>();
        String refused = scratch.plant(seed.file());
        if (!refused.isEmpty()) {
            seed.oracles().forEach(oracle -> verdicts.put(oracle, new Finding("ERROR", refused)));
            return verdicts;
        }
        String uncompiled = build.rebuild(seed.touched());
        Map<String, Report> reports = uncompiled.isEmpty() ? reports(seed.oracles()) : Map.of();
        for (String oracle : seed.oracles()) {
            verdicts.put(
                    oracle,
                    uncompiled.isEmpty()
                            ? verdict(healthy.get(oracle), reports.get(oracle))
                            : new Finding("ERROR", "it does not compile: " + uncompiled));
        }
        String broken = scratch.uproot(seed.file()) + build.rebuild(seed.touched());
        if (!broken.isEmpty()) {
            throw new IOException("the scratch copy is not what it was before the defect: " + broken);
        }
        return verdicts;
    }

    /** What one oracle made of one defect: CAUGHT, MISSED or ERROR, and why. */
    record Finding(String word, String why) {}

    static Finding verdict(@Nullable Report without, @Nullable Report with) {
        if (without == null || with == null) {
            return new Finding("ERROR", "it is not registered");
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

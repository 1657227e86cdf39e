package io.github.valueranges.oracles.tool;

import io.github.valueranges.oracles.ProjectTree;
import io.github.valueranges.oracles.catalogue.ApiSurface;
import io.github.valueranges.oracles.catalogue.Catalogue;
import io.github.valueranges.oracles.clones.CloneSweep;
import io.github.valueranges.oracles.postgres.TestPostgres;
import io.github.valueranges.oracles.surface.PostgresSurface;
import io.github.valueranges.oracles.surface.ServerListing;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;

/** The command line of the bug-finding system; {@code oracles/bin/oracles} builds and starts it. */
public final class Oracles {
    private static final String USAGE = """
            usage: oracles status           what is left to do; exit code 1 unless nothing is
                   oracles seeds [filter]   plants each defect whose name contains the filter in a scratch copy,
                                            runs the oracles it names; exit code 1 unless all are caught
                   oracles mutants          changes the algebra and the literals in every small way and runs their
                                            tests; exit code 1 unless each change is noticed, or named as equivalent
                   oracles pg-surface       writes down what a running server offers over ranges, multiranges and arrays;
                                            exit code 1 if nothing is decided about one of these
                   oracles clones           compares the sources of sibling types member by member; exit code 1 if a
                                            difference is not waived, or a waiver is of no difference
            """;

    private Oracles() {}

    /** Runs one command and exits with its code: 0 for nothing to do, 1 for work, 2 for a wrong call. */
    public static void main(String[] arguments) throws IOException, InterruptedException, SQLException {
        System.exit(run(List.of(arguments)));
    }

    private static int run(List<String> arguments) throws IOException, InterruptedException, SQLException {
        String command = arguments.isEmpty() ? "" : arguments.get(0);
        if (command.equals("status") && arguments.size() == 1) {
            return Status.of(Catalogue.read()).print(System.out);
        }
        if (command.equals("seeds") && arguments.size() <= 2) {
            String filter = arguments.size() == 2 ? arguments.get(1) : "";
            return new SeedRun(Catalogue.read(), System.out).run(filter);
        }
        if (command.equals("mutants") && arguments.size() == 1) {
            return Mutants.run(ProjectTree.root(), System.out);
        }
        if (command.equals("pg-surface") && arguments.size() == 1) {
            return pgSurface(ProjectTree.root(), System.out);
        }
        if (command.equals("clones") && arguments.size() == 1) {
            return clones(ProjectTree.root(), System.out);
        }
        System.err.print(USAGE);
        return 2;
    }

    private static int pgSurface(Path root, PrintStream out) throws SQLException {
        List<String> rows = ServerListing.of(TestPostgres.freshDatabase());
        ServerListing.write(root, rows);
        PostgresSurface surface = PostgresSurface.read(root);
        List<String> undecided = surface.undecided();
        undecided.forEach(row -> out.println("undecided: " + row));
        List<String> findings = surface.findings(ApiSurface.of(root));
        findings.forEach(out::println);
        out.println(rows.size() + " rows of PostgreSQL " + TestPostgres.majorVersion() + ", " + undecided.size()
                + " undecided, " + findings.size() + " findings");
        return undecided.isEmpty() && findings.isEmpty() ? 0 : 1;
    }

    private static int clones(Path root, PrintStream out) {
        CloneSweep sweep = CloneSweep.of(root);
        sweep.findings().forEach(out::println);
        out.println(sweep.compared() + " members of siblings, "
                + sweep.differences().size() + " differences, "
                + sweep.findings().size() + " not waived");
        return sweep.findings().isEmpty() ? 0 : 1;
    }
}

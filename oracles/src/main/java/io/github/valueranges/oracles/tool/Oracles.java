package io.github.valueranges.oracles.tool;

import io.github.valueranges.oracles.ProjectTree;
import io.github.valueranges.oracles.catalogue.Catalogue;
import java.io.IOException;
import java.util.List;

/** The command line of the bug-finding system; {@code oracles/bin/oracles} builds and starts it. */
public final class Oracles {
    private static final String USAGE = """
            usage: oracles status           what is left to do; exit code 1 unless nothing is
                   oracles seeds [filter]   plants each defect whose name contains the filter in a scratch copy,
                                            runs the oracles it names; exit code 1 unless all are caught
                   oracles mutants          changes the algebra and the literals in every small way and runs their
                                            tests; exit code 1 unless each change is noticed, or named as equivalent
            """;

    private Oracles() {}

    /** Runs one command and exits with its code: 0 for nothing to do, 1 for work, 2 for a wrong call. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        System.exit(run(List.of(arguments)));
    }

    private static int run(List<String> arguments) throws IOException, InterruptedException {
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
        System.err.print(USAGE);
        return 2;
    }
}

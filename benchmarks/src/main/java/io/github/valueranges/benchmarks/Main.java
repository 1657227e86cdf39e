package io.github.valueranges.benchmarks;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;

/**
 * {@code ratios} measures and prints the table of ratios, {@code memory} prints the bytes an element takes; the options
 * of JMH go to JMH.
 */
public final class Main {

    /** Nothing was measured, for the command line asks for something that there is not. */
    private static final int REFUSED = 2;

    private Main() {}

    public static void main(String[] args) throws Exception {
        if (isForJmh(args)) {
            org.openjdk.jmh.Main.main(args);
        } else {
            System.exit(run(System.out, System.err, args));
        }
    }

    private static boolean isForJmh(String... args) {
        return args.length > 0 && !List.of("ratios", "memory", "help").contains(args[0]) && !args[0].startsWith("--");
    }

    /** Does what the command line says, and returns the status to end with. */
    static int run(PrintStream out, PrintStream err, String... args) throws Exception {
        String command = args.length == 0 ? "help" : args[0];
        List<String> rest = Arrays.asList(args).subList(Math.min(1, args.length), args.length);
        if (command.equals("help") || command.equals("--help") || rest.contains("--help")) {
            out.print(Options.HELP);
            return 0;
        }
        try {
            switch (command) {
                case "ratios" -> {
                    return Ratios.run(Options.of(rest), out) ? 0 : 1;
                }
                case "memory" -> {
                    if (!rest.isEmpty()) {
                        throw new RefusedOptionException("memory has no option " + rest.get(0));
                    }
                    out.print(Memory.measure(Options.ALL).table());
                    return 0;
                }
                default ->
                    throw new RefusedOptionException(
                            "no command " + command + ": expected ratios, memory or an option of JMH");
            }
        } catch (RefusedOptionException refused) {
            err.println(refused.getMessage() + "; --help lists what there is");
            return REFUSED;
        }
    }
}

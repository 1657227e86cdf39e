package io.github.valueranges.benchmarks;

import java.util.Arrays;
import java.util.List;

/**
 * {@code ratios} measures and prints the table of ratios, {@code memory} prints the bytes an element takes; everything
 * else goes to JMH.
 */
public final class Main {

    private Main() {}

    public static void main(String[] args) throws Exception {
        List<String> rest = Arrays.asList(args).subList(Math.min(1, args.length), args.length);
        switch (args.length == 0 ? "" : args[0]) {
            case "ratios" -> System.exit(Ratios.run(Options.of(rest)) ? 0 : 1);
            case "memory" -> System.out.print(Memory.measure().table());
            case "", "help" -> System.out.print(Options.HELP);
            default -> org.openjdk.jmh.Main.main(args);
        }
    }
}

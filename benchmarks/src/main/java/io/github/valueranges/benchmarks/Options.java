package io.github.valueranges.benchmarks;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;

/** What the command line asks of the table of ratios. */
record Options(Pattern only, Set<Implementation> by, int rounds, boolean quick, boolean list, boolean check) {

    static final Options ALL =
            new Options(Pattern.compile(""), EnumSet.allOf(Implementation.class), 1, false, false, false);

    static final String HELP = """
            java -jar benchmarks.jar ratios [option ...]   measures and prints the tables of ratios and of memory
                --only REGEX    the rows whose benchmark (class.method) or work the expression finds, and those of
                                memory that it finds, each of which begins with "memory"
                --by NAME,...   these implementations only: by_hand, valueranges, guava, threeten_extra,
                                hypersistence, fastutil, jdk
                --rounds N      hand-written code and valueranges N times in turn (otherwise once)
                --quick         short iterations, for a first look
                --list          what would be measured
                --check         ends with status 1 if a limit is not held
            java -jar benchmarks.jar memory                 prints the bytes an element takes
            java -jar benchmarks.jar [JMH option ...]       JMH itself; -h lists its options
            java -jar benchmarks.jar --help                 prints this
            Ends with status 2 where an option is refused, or where nothing is found.
            """;

    static Options of(List<String> arguments) throws RefusedOptionException {
        Pattern only = ALL.only;
        Set<Implementation> by = ALL.by;
        int rounds = ALL.rounds;
        boolean quick = false;
        boolean list = false;
        boolean check = false;
        Iterator<String> rest = arguments.iterator();
        while (rest.hasNext()) {
            String option = rest.next();
            switch (option) {
                case "--only" -> only = expression(value(option, rest));
                case "--by" -> by = implementations(value(option, rest));
                case "--rounds" -> rounds = positive(value(option, rest));
                case "--quick" -> quick = true;
                case "--list" -> list = true;
                case "--check" -> check = true;
                default -> throw new RefusedOptionException("ratios has no option " + option);
            }
        }
        return new Options(only, by, rounds, quick, list, check);
    }

    private static String value(String option, Iterator<String> rest) throws RefusedOptionException {
        if (!rest.hasNext()) {
            throw new RefusedOptionException(option + " needs a value");
        }
        return rest.next();
    }

    private static Pattern expression(String text) throws RefusedOptionException {
        try {
            return Pattern.compile(text, Pattern.CASE_INSENSITIVE);
        } catch (PatternSyntaxException malformed) {
            throw new RefusedOptionException(
                    "--only " + text + ": expected a regular expression, " + malformed.getDescription());
        }
    }

    private static Set<Implementation> implementations(String names) throws RefusedOptionException {
        Set<Implementation> implementations = EnumSet.noneOf(Implementation.class);
        for (String name : names.split(",", -1)) {
            implementations.add(Arrays.stream(Implementation.values())
                    .filter(implementation -> nameOf(implementation).equalsIgnoreCase(name))
                    .findFirst()
                    .orElseThrow(() -> new RefusedOptionException("--by " + name + ": expected one of "
                            + Arrays.stream(Implementation.values())
                                    .map(Options::nameOf)
                                    .collect(Collectors.joining(", ")))));
        }
        return implementations;
    }

    private static String nameOf(Implementation implementation) {
        return implementation.name().toLowerCase(Locale.ROOT);
    }

    private static int positive(String text) throws RefusedOptionException {
        try {
            int number = Integer.parseInt(text);
            if (number > 0) {
                return number;
            }
        } catch (NumberFormatException noNumber) {
            // Refused below, as a number that is too small is.
        }
        throw new RefusedOptionException("--rounds " + text + ": expected a whole number from 1 on");
    }

    boolean wants(Benchmarks.Benchmark benchmark) {
        return by.contains(benchmark.measured().by())
                && (only.matcher(benchmark.name()).find()
                        || only.matcher(benchmark.work()).find());
    }

    /** Whether a row of the table of memory is asked for. */
    boolean wants(Implementation implementation, String memory) {
        return by.contains(implementation) && only.matcher(memory).find();
    }

    /** What is asked for, for the message that there is none of it. */
    String filters() {
        return "--only " + only
                + (by.equals(ALL.by)
                        ? ""
                        : " --by " + by.stream().map(Options::nameOf).collect(Collectors.joining(",")));
    }
}

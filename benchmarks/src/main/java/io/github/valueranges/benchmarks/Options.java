package io.github.valueranges.benchmarks;

import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** What the command line asks of the table of ratios. */
record Options(Pattern only, Set<Implementation> by, int rounds, boolean quick, boolean list, boolean check) {

    static final String HELP = """
            java -jar benchmarks.jar ratios [option ...]   measures and prints the table of ratios
                --only REGEX    the rows whose benchmark (class.method) or work the expression finds
                --by NAME,...   these implementations only: by_hand, valueranges, guava, threeten_extra,
                                hypersistence, fastutil, jdk
                --rounds N      hand-written code and valueranges N times in turn (otherwise once)
                --quick         short iterations, for a first look
                --list          what would be measured
                --check         ends with status 1 if a limit is not held
            java -jar benchmarks.jar memory                 prints the bytes an element takes
            java -jar benchmarks.jar [JMH option ...]       JMH itself; -h lists its options
            """;

    static Options of(List<String> arguments) {
        Pattern only = Pattern.compile("");
        Set<Implementation> by = EnumSet.allOf(Implementation.class);
        int rounds = 1;
        boolean quick = false;
        boolean list = false;
        boolean check = false;
        Iterator<String> rest = arguments.iterator();
        while (rest.hasNext()) {
            String option = rest.next();
            switch (option) {
                case "--only" -> only = Pattern.compile(value(option, rest), Pattern.CASE_INSENSITIVE);
                case "--by" -> {
                    by.clear();
                    for (String name : value(option, rest).split(",")) {
                        by.add(Implementation.valueOf(name.toUpperCase(Locale.ROOT)));
                    }
                }
                case "--rounds" -> rounds = Integer.parseInt(value(option, rest));
                case "--quick" -> quick = true;
                case "--list" -> list = true;
                case "--check" -> check = true;
                default -> throw new IllegalArgumentException("no option " + option + "\n" + HELP);
            }
        }
        return new Options(only, by, rounds, quick, list, check);
    }

    private static String value(String option, Iterator<String> rest) {
        if (!rest.hasNext()) {
            throw new IllegalArgumentException(option + " needs a value");
        }
        return rest.next();
    }

    boolean wants(Benchmarks.Benchmark benchmark) {
        return by.contains(benchmark.measured().by())
                && (only.matcher(benchmark.name()).find()
                        || only.matcher(benchmark.work()).find());
    }
}

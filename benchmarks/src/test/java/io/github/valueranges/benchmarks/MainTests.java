package io.github.valueranges.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the command line answers without measuring anything. */
class MainTests {

    private record Outcome(int status, String out, String err) {}

    private static Outcome run(String... args) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = Main.run(new PrintStream(out, true, UTF_8), new PrintStream(err, true, UTF_8), args);
        return new Outcome(status, out.toString(UTF_8), err.toString(UTF_8));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', textBlock = """
            --bogus; no command --bogus: expected ratios, memory or an option of JMH
            ratios --bogus; ratios has no option --bogus
            ratios overlaps; ratios has no option overlaps
            ratios --only; --only needs a value
            ratios --only [a; --only [a: expected a regular expression, Unclosed character class
            ratios --rounds 0; --rounds 0: expected a whole number from 1 on
            ratios --rounds -1; --rounds -1: expected a whole number from 1 on
            ratios --rounds three; --rounds three: expected a whole number from 1 on
            ratios --by hand; --by hand: expected one of by_hand, valueranges, guava, threeten_extra, hypersistence, fastutil, jdk
            ratios --by guava,; --by : expected one of by_hand, valueranges, guava, threeten_extra, hypersistence, fastutil, jdk
            ratios --only nosuchwork; nothing is found by --only nosuchwork
            ratios --only nosuchwork --check; nothing is found by --only nosuchwork
            ratios --only nosuchwork --list; nothing is found by --only nosuchwork
            ratios --only strings --by fastutil; nothing is found by --only strings --by fastutil
            memory --only IntSet; memory has no option --only
            """)
    void whatIsRefusedIsSaidInOneLine(String command, String message) throws Exception {
        Outcome outcome = run(command.split(" "));

        assertThat(outcome.err()).isEqualTo(message + "; --help lists what there is" + System.lineSeparator());
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.status()).isEqualTo(2);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"help", "--help", "ratios --help", "memory --help", "ratios --only x --help"})
    void helpIsPrintedWhereItIsAskedFor(String command) throws Exception {
        Outcome outcome = run(command.split(" "));

        assertThat(outcome).isEqualTo(new Outcome(0, Options.HELP, ""));
    }

    @Test
    void withoutArgumentsHelpIsPrinted() throws Exception {
        assertThat(run()).isEqualTo(new Outcome(0, Options.HELP, ""));
    }

    @Test
    void theListHasTheRowsOfBothTables() throws Exception {
        Outcome outcome = run("ratios", "--list");

        assertThat(outcome.status()).isZero();
        assertThat(outcome.out().lines())
                .hasSizeGreaterThan(50)
                .contains("date range literal: parse: [BY_HAND, VALUERANGES, HYPERSISTENCE, JDK]")
                .contains("memory: integers, `IntSet`");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', textBlock = """
            ratios --list --only literal; 4; 0
            ratios --list --only MEMORY; 0; 13
            ratios --list --only memory.*fastutil; 0; 1
            ratios --list --only ^memory --by valueranges,jdk; 0; 6
            """)
    void filtersHoldForBothTables(String command, int ratios, int memory) throws Exception {
        Outcome outcome = run(command.split(" "));

        assertThat(outcome.out().lines().filter(line -> !line.startsWith("memory")))
                .hasSize(ratios);
        assertThat(outcome.out().lines().filter(line -> line.startsWith("memory")))
                .hasSize(memory);
    }
}

package io.github.valueranges.oracles.tool;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.oracles.tool.Mutants.Equivalent;
import io.github.valueranges.oracles.tool.Mutants.Mutant;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MutantsTests {
    private static final Mutant KILLED = new Mutant("algebra", "Lamp.light", "negated conditional", 7, true);
    private static final Mutant LIVING = new Mutant("algebra", "Lamp.light", "changed conditional boundary", 8, false);
    private static final Equivalent EXPLAINED =
            new Equivalent("Lamp.light", "changed conditional boundary", 1, "no lamp has that brightness");

    @Test
    void aReportIsReadMutantByMutant(@TempDir Path directory) throws IOException {
        Path report = Files.writeString(directory.resolve("mutations.xml"), """
                <?xml version="1.0" encoding="UTF-8"?>
                <mutations partial="true">
                <mutation detected='true' status='KILLED' numberOfTestsRun='3'><sourceFile>Lamp.java</sourceFile>\
                <mutatedClass>io.github.valueranges.internal.algebra.Lamp</mutatedClass>\
                <mutatedMethod>light</mutatedMethod><lineNumber>7</lineNumber><killingTest/>\
                <description>negated conditional</description></mutation>
                <mutation detected='false' status='NO_COVERAGE' numberOfTestsRun='0'><sourceFile>Lamp.java</sourceFile>\
                <mutatedClass>io.github.valueranges.internal.literal.Lamp$Bulb</mutatedClass>\
                <mutatedMethod>&lt;init&gt;</mutatedMethod><lineNumber>9</lineNumber><killingTest/>\
                <description>removed call</description></mutation>
                </mutations>
                """);

        assertThat(Mutants.read(report))
                .containsExactly(KILLED, new Mutant("literal", "Lamp$Bulb.<init>", "removed call", 9, false));
    }

    @Test
    void tooFewMutantsAreAsBadAsSurvivors() {
        List<Mutant> tenth = new ArrayList<>(Collections.nCopies(9, KILLED));
        assertThat(judge(tenth, List.of(), 9)).isEmpty();
        assertThat(judge(tenth, List.of(), 10)).containsExactly("algebra has 9 mutants, not the 10 that it had");
        tenth.add(LIVING);
        assertThat(judge(tenth, List.of(EXPLAINED), 10)).isEmpty();
        tenth.add(LIVING);
        assertThat(judge(tenth, List.of(new Equivalent(LIVING.method(), LIVING.change(), 2, "…")), 10))
                .containsExactly("algebra: fewer than 90 of a hundred are killed");
    }

    @Test
    void aSurvivorIsExplainedAndAnExplanationHasASurvivor() {
        List<Mutant> mutants = new ArrayList<>(Collections.nCopies(20, KILLED));
        assertThat(judge(mutants, List.of(EXPLAINED), 1))
                .containsExactly("Lamp.light: changed conditional boundary: 0 survive, where 1 are explained");
        mutants.add(LIVING);
        assertThat(judge(mutants, List.of(), 1))
                .containsExactly("Lamp.light: changed conditional boundary, line 8: survives, and nothing says why");
        mutants.add(LIVING);
        assertThat(judge(mutants, List.of(EXPLAINED), 1))
                .containsExactly("Lamp.light: changed conditional boundary: 2 survive, where 1 are explained");
    }

    private static List<String> judge(List<Mutant> mutants, List<Equivalent> equivalents, int atLeast) {
        return Mutants.judge(
                mutants, equivalents, Map.of("algebra", atLeast), new PrintStream(OutputStream.nullOutputStream()));
    }
}

package io.github.valueranges.oracles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerdictTests {
    private static final Candidate FILED = new Candidate("Sweep", "[1,2] overlaps", "", "edges", "7");
    private static final Candidate UNFILED = new Candidate("Sweep", "[1,2] overlaps", "", "edges", "");
    private static final String LINE = "[1,2] overlaps [2,3]: expected true but was false";

    @Test
    void noLineAndNoCandidatePasses() {
        assertThatCode(() -> Verdict.of("Sweep", "", List.of()).conclude()).doesNotThrowAnyException();
    }

    @Test
    void aNewLineFails() {
        Verdict verdict = Verdict.of("Sweep", "", List.of());
        verdict.add(LINE);

        assertThatThrownBy(verdict::conclude)
                .isInstanceOf(AssertionError.class)
                .hasMessage(
                        "verdict of Sweep: 1 new rows, 0 rows of candidates without an issue, 0 candidates fixed\n  "
                                + LINE);
    }

    @Test
    void aLineOfAFiledCandidateIsReportedAndPasses() {
        Verdict verdict = Verdict.of("Sweep", "", List.of(FILED));
        verdict.add(LINE);

        assertThat(verdict.knownRows()).isEqualTo(1);
        assertThatCode(verdict::conclude).doesNotThrowAnyException();
    }

    @Test
    void aKnownLineDoesNotHideANewOneBesideIt() {
        Verdict verdict = Verdict.of("Sweep", "", List.of(FILED));
        verdict.add(LINE);
        verdict.add("[1,9] overlaps [2,3]: expected true but was false");

        assertThatThrownBy(verdict::conclude)
                .hasMessageContaining("1 new rows")
                .hasMessageContaining("[1,9]")
                .hasMessageNotContaining(LINE);
    }

    @Test
    void aRowIsKnownByItsBeginningAlone() {
        Verdict verdict = Verdict.of("Sweep", "", List.of(FILED));
        verdict.add(LINE);
        verdict.add("not " + LINE);

        assertThatThrownBy(verdict::conclude).hasMessageContaining("1 new rows").hasMessageContaining("not " + LINE);
    }

    @Test
    void aLineOfAnUnfiledCandidateFailsUnderItsFamily() {
        Verdict verdict = Verdict.of("Sweep", "", List.of(UNFILED));
        verdict.add(LINE);

        assertThatThrownBy(verdict::conclude)
                .hasMessageContaining("0 new rows, 1 rows of candidates without an issue")
                .hasMessageContaining("[candidate without an issue: edges] " + LINE);
    }

    @Test
    void aCandidateThatNoLineMeetsFails() {
        assertThatThrownBy(() -> Verdict.of("Sweep", "", List.of(FILED)).conclude())
                .hasMessageContaining("candidate fixed: remove the entry \"[1,2] overlaps\" (edges)");
    }

    @Test
    void aFreshSeedMayMissACandidateAndStillFailsForANewLine() {
        Verdict verdict = Verdict.of("Sweep", "", List.of(FILED)).acceptingUnmet();
        assertThatCode(verdict::conclude).doesNotThrowAnyException();

        verdict.add("other row");
        assertThatThrownBy(verdict::conclude).hasMessageContaining("1 new rows");
    }

    @Test
    void candidatesOfOtherClassesSweepsAndRowsAreLeftAlone() {
        List<Candidate> register = List.of(
                new Candidate("Other", "row", "", "f", "1"),
                new Candidate("Sweep", "row", "second", "f", "1"),
                new Candidate("Sweep", "text[] row", "first", "f", "1"));

        assertThatCode(() -> Verdict.of("Sweep", "third", register).conclude()).doesNotThrowAnyException();
        assertThatCode(() -> Verdict.of("Sweep", "first", register)
                        .rows("daterange ")
                        .conclude())
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> Verdict.of("Sweep", "first", register).conclude())
                .hasMessageContaining("1 candidates fixed");
    }

    @Test
    void thousandsOfLinesAreCountedAndTheFirstOnesKept() {
        Verdict verdict = Verdict.of("Sweep", "", List.of());
        for (int line = 0; line < 5_000; line++) {
            verdict.add("row " + line);
        }
        assertThatThrownBy(verdict::conclude)
                .hasMessageContaining("5000 new rows")
                .hasMessageContaining("row 39")
                .hasMessageNotContaining("row 40\n")
                .hasMessageEndingWith("… and 4960 more");
    }

    @Test
    void newRowsAreReadBackFromTheMessage() {
        assertThat(Verdict.newRowsIn("x verdict of Sweep: 12 new rows, 0 rows …"))
                .hasValue(12);
        assertThat(Verdict.newRowsIn("verdict of Sweep: 0 new rows, 3 rows …")).hasValue(0);
        assertThat(Verdict.newRowsIn("expected 1 but was 2")).isEmpty();
    }

    @Test
    void theRegisterOfTheCheckoutIsReadable() {
        assertThat(Candidate.all()).allMatch(candidate -> !candidate.row().isBlank());
    }

    @Test
    void aRegisterIsReadStrictly(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("candidates.json");
        Files.writeString(file, "[{\"oracle\":\"A\",\"row\":\"r\",\"family\":\"f\",\"issue\":12}]");
        assertThat(Candidate.read(file)).containsExactly(new Candidate("A", "r", "", "f", "12"));

        for (String wrong : List.of(
                "[{\"oracle\":\"A\",\"row\":\"r\"}]",
                "[{\"oracle\":\"A\",\"row\":\"r\",\"family\":\"f\",\"isue\":\"\"}]",
                "[{\"oracle\":\"A\",\"oracle\":\"B\",\"row\":\"r\",\"family\":\"f\"}]",
                "[{\"oracle\":\"A\",\"row\":{},\"family\":\"f\"}]",
                "[{\"oracle\":\"A\",\"row\":\"r\",\"family\":\"f\"}",
                "[] []",
                "{}",
                "")) {
            Files.writeString(file, wrong);
            assertThatIllegalArgumentException().as(wrong).isThrownBy(() -> Candidate.read(file));
        }
    }
}

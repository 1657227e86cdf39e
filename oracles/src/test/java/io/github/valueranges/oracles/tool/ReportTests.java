package io.github.valueranges.oracles.tool;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.oracles.tool.Report.Outcome;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReportTests {
    private static final String KNOWN_ONLY =
            "verdict of Lamp: 0 new rows, 2 rows of candidates without an issue, 1 candidates fixed";
    private static final String NEW_TOO =
            "verdict of Lamp: 3 new rows, 2 rows of candidates without an issue, 0 candidates fixed";

    private static final String PASSED = Watch.line("a.Lamp", "PASSED", "");

    @Test
    void anAssertionIsAFailureWhateverElseHappened() {
        String failed = Watch.line("a.Lamp", "FAILED", "expected 1\nbut was 2");
        String broken = Watch.line("a.Lamp", "BROKEN", "no database");
        Report expected = new Report(Outcome.FAILED, "expected 1 but was 2");

        assertThat(report(PASSED, failed)).isEqualTo(expected);
        assertThat(report(failed, PASSED)).isEqualTo(expected);
        assertThat(report(broken, failed, broken)).isEqualTo(expected);
    }

    @Test
    void aVerdictWithNewRowsIsAFailureAndShowsTheFirst() {
        assertThat(report(Watch.line("a.Lamp", "FAILED", NEW_TOO + "\n  row one\n  row two")))
                .isEqualTo(new Report(Outcome.FAILED, "row one"));
    }

    @Test
    void aVerdictOverKnownRowsAloneIsNoFailureAndHidesNone() {
        String known = Watch.line("a.Lamp", "FAILED", KNOWN_ONLY);

        assertThat(report(known).outcome()).isEqualTo(Outcome.PASSED);
        assertThat(report(known, Watch.line("a.Lamp", "FAILED", NEW_TOO)).outcome())
                .isEqualTo(Outcome.FAILED);
    }

    @Test
    void anExceptionAloneIsNoFailureOfTheComparison() {
        assertThat(report(PASSED, Watch.line("a.Lamp", "BROKEN", "no database"), PASSED))
                .isEqualTo(new Report(Outcome.BROKEN, "no database"));
    }

    @Test
    void aClassOfWhichNoTestEndedWasNotRun() {
        assertThat(report().outcome()).isEqualTo(Outcome.NOT_RUN);
        assertThat(report(Watch.line("a.Lamps", "FAILED", "x"), Watch.line("b.a.Lamp", "FAILED", "x"))
                        .outcome())
                .isEqualTo(Outcome.NOT_RUN);
        assertThat(report(Watch.line("a.Lamp$Inner", "FAILED", "x")).outcome()).isEqualTo(Outcome.FAILED);
    }

    @Test
    void onlyAFailureThatTheDefectBringsIsCaught() {
        Report passed = new Report(Outcome.PASSED, "p");
        Report failed = new Report(Outcome.FAILED, "f");

        assertThat(SeedRun.verdict(passed, failed)).isEqualTo(new SeedRun.Finding("CAUGHT", "f"));
        assertThat(SeedRun.verdict(passed, passed).word()).isEqualTo("MISSED");
        assertThat(SeedRun.verdict(passed, new Report(Outcome.NOT_RUN, "n")).word())
                .isEqualTo("ERROR");
        assertThat(SeedRun.verdict(passed, new Report(Outcome.BROKEN, "b")).word())
                .isEqualTo("ERROR");
        assertThat(SeedRun.verdict(failed, failed).word()).isEqualTo("ERROR");
        assertThat(SeedRun.verdict(null, failed).word()).isEqualTo("ERROR");
        assertThat(SeedRun.verdict(passed, null).word()).isEqualTo("ERROR");
    }

    private static Report report(String... watched) {
        return Report.of(List.of(watched), "a.Lamp");
    }
}

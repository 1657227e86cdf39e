package io.github.valueranges.oracles.tool;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.oracles.tool.Report.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTests {
    private static final String KNOWN_ONLY =
            "verdict of Lamp: 0 new rows, 2 rows of candidates without an issue, 1 candidates fixed";
    private static final String NEW_TOO =
            "verdict of Lamp: 3 new rows, 2 rows of candidates without an issue, 0 candidates fixed";

    @TempDir
    Path module;

    @Test
    void anAssertionIsAFailure() throws IOException {
        assertThat(report("<testcase/><testcase><failure message='expected 1 but was 2'/></testcase>"))
                .isEqualTo(new Report(Outcome.FAILED, "expected 1 but was 2"));
    }

    @Test
    void aVerdictWithNewRowsIsAFailureAndShowsTheFirst() throws IOException {
        assertThat(report("<testcase><failure message='" + NEW_TOO + "&#10;  row one&#10;  row two'/></testcase>"))
                .isEqualTo(new Report(Outcome.FAILED, "row one"));
    }

    @Test
    void aVerdictOverKnownRowsAloneIsNoFailure() throws IOException {
        assertThat(report("<testcase><failure message='" + KNOWN_ONLY + "'/></testcase>")
                        .outcome())
                .isEqualTo(Outcome.PASSED);
    }

    @Test
    void aVerdictOverKnownRowsDoesNotHideTheFailureOfAnotherTest() throws IOException {
        assertThat(report("<testcase><failure message='" + KNOWN_ONLY + "'/></testcase><testcase><failure message='"
                                + NEW_TOO + "'/></testcase>")
                        .outcome())
                .isEqualTo(Outcome.FAILED);
    }

    @Test
    void anExceptionAloneIsNoFailureOfTheComparison() throws IOException {
        assertThat(report("<testcase><error message='no database'/></testcase>"))
                .isEqualTo(new Report(Outcome.BROKEN, "no database"));
        assertThat(report("<testcase><error message='x'/></testcase><testcase><failure message='y'/></testcase>")
                        .outcome())
                .isEqualTo(Outcome.FAILED);
    }

    @Test
    void noReportAndNoTestIsNotRun() throws IOException {
        assertThat(Report.of(module, "Lamp").outcome()).isEqualTo(Outcome.NOT_RUN);
        assertThat(report("").outcome()).isEqualTo(Outcome.NOT_RUN);
    }

    @Test
    void theReportOfAnotherClassIsLeftAlone() throws IOException {
        report("<testcase><failure message='x'/></testcase>");
        assertThat(Report.of(module, "mp").outcome()).isEqualTo(Outcome.NOT_RUN);
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
    }

    private Report report(String cases) throws IOException {
        Path reports = Files.createDirectories(module.resolve("target/surefire-reports"));
        Files.writeString(reports.resolve("TEST-a.b.Lamp.xml"), "<testsuite>" + cases + "</testsuite>");
        return Report.of(module, "Lamp");
    }
}

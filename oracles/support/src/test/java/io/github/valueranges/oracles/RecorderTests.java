package io.github.valueranges.oracles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class RecorderTests {
    private static Recorder recorder(Candidate... register) {
        return Recorder.of("Sweep", Verdict.of("Sweep", "", List.of(register)));
    }

    @Test
    void agreeingCasesAreCounted() {
        Recorder recorder = recorder();
        recorder.check("1 + 1", 2, 2);
        recorder.check(() -> "nothing", null, () -> null);
        recorder.checkElements(() -> "list", List.of("a", "b"), () -> List.of("a", "b"));
        recorder.checkRefused(() -> "bad", IllegalArgumentException.class, () -> Integer.parseInt("x"));
        recorder.agreed();

        assertThat(recorder.cases()).isEqualTo(5);
        assertThatCode(() -> recorder.conclude(5)).doesNotThrowAnyException();
    }

    @Test
    void aSweepThatRanFewerOrMoreCasesFails() {
        Recorder recorder = recorder();
        recorder.agreed();

        assertThatThrownBy(() -> recorder.conclude(2))
                .isInstanceOf(AssertionError.class)
                .hasMessage("sweep Sweep: 1 cases ran, not exactly 2");
        assertThatThrownBy(() -> recorder.conclude(0)).hasMessageContaining("1 cases ran, not exactly 0");
        assertThatThrownBy(() -> recorder.concludeAtLeast(2)).hasMessageContaining("not at least 2");
        assertThatCode(() -> recorder.concludeAtLeast(1)).doesNotThrowAnyException();
    }

    @Test
    void aSweepThatRanNothingFailsWhateverItPromised() {
        assertThatThrownBy(() -> recorder().conclude(0)).hasMessageContaining("0 cases ran");
        assertThatThrownBy(() -> recorder().concludeAtLeast(0)).hasMessageContaining("0 cases ran");
    }

    @Test
    void aWrongCountDoesNotHideTheDisagreement() {
        Recorder recorder = recorder();
        recorder.check("1 + 1", 2, 3);

        assertThatThrownBy(() -> recorder.conclude(9))
                .hasMessageContaining("1 + 1: expected 2 but was 3")
                .satisfies(error ->
                        assertThat(error.getSuppressed()[0]).hasMessageContaining("1 cases ran, not exactly 9"));
    }

    @Test
    void aThrowingCallIsADisagreement() {
        Recorder recorder = recorder();
        recorder.check(() -> "1 / 0", 1, () -> Integer.divideUnsigned(1, 0));

        assertThatThrownBy(() -> recorder.conclude(1))
                .hasMessageContaining("1 / 0: expected 1 but was thrown ArithmeticException");
    }

    @Test
    void omissionsDuplicatesAndOrderAreToldApart() {
        Recorder recorder = recorder();
        List<String> expected = List.of("a", "b", "c");
        recorder.checkElements(() -> "omitted", expected, () -> List.of("a", "c"));
        recorder.checkElements(() -> "doubled", expected, () -> List.of("a", "b", "b", "c"));
        recorder.checkElements(() -> "turned", expected, () -> List.of("a", "c", "b"));

        assertThatThrownBy(() -> recorder.conclude(3))
                .hasMessageContaining("3 new rows")
                .hasMessageContaining("omitted: expected [a, b, c] but was [a, c] (missing [b], too often [])")
                .hasMessageContaining("doubled: expected [a, b, c] but was [a, b, b, c] (missing [], too often [b])")
                .hasMessageContaining("turned: expected [a, b, c] but was [a, c, b] (another order)");
    }

    @Test
    void anAcceptedOrWronglyRefusedCallIsADisagreement() {
        Recorder recorder = recorder();
        recorder.checkRefused(() -> "accepted", IllegalArgumentException.class, () -> 5);
        recorder.checkRefused(() -> "wrong refusal", IllegalArgumentException.class, () -> {
            throw new IllegalStateException("closed");
        });

        assertThatThrownBy(() -> recorder.conclude(2))
                .hasMessageContaining("accepted: expected IllegalArgumentException but was 5")
                .hasMessageContaining(
                        "wrong refusal: expected IllegalArgumentException but was thrown IllegalStateException: closed");
    }

    @Test
    void aKnownDisagreementCountsAsACase() {
        Recorder recorder = recorder(new Candidate("Sweep", "1 + 1", "", "sums", "3"));
        recorder.check("1 + 1", 2, 3);

        assertThatCode(() -> recorder.conclude(1)).doesNotThrowAnyException();
    }

    @Test
    void aLongValueIsCut() {
        Recorder recorder = recorder();
        recorder.check("long", "", "x".repeat(100_000));

        assertThatThrownBy(() -> recorder.conclude(1))
                .hasMessageContaining("(100000 characters)")
                .satisfies(error -> assertThat(error.getMessage()).hasSizeLessThan(1_000));
    }

    @Test
    void aSweepConcludesByItself() {
        assertThatCode(() -> Recorder.sweep(RecorderTests.class, "own", 1, Recorder::agreed))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> Recorder.sweep(RecorderTests.class, "own", 2, Recorder::agreed))
                .hasMessage("sweep RecorderTests.own: 1 cases ran, not exactly 2");
    }
}

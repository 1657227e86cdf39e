package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.oracles.Recorder;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The list of known divergences cannot outlive what it lists. */
class KnownDivergencesTests {

    private static final String ROW = "LocalDateRange [-infinity,infinity] complement";
    private static final String HERE = "{}";
    private static final String SERVER = "{(,-infinity),(infinity,)}";

    private static KnownDivergences states() {
        return KnownDivergences.of(RangePostgresParityTests.class, "states", "LocalDateRange");
    }

    private static Recorder judged(KnownDivergences divergences, boolean same, String here, String server) {
        Recorder recorder = Recorder.of(KnownDivergencesTests.class, "rows");
        divergences.judge(recorder, ROW, same, here, server);
        return recorder;
    }

    @Test
    void aRowWithTheAnswersThatAreListedIsAccepted() {
        judged(states(), false, HERE, SERVER).conclude(1);
    }

    @Test
    void aRowWithOtherAnswersFails() {
        for (Recorder recorder : List.of(
                judged(states(), false, "{(,)}", SERVER),
                judged(states(), false, HERE, "{}"),
                judged(states(), true, HERE, HERE))) {
            assertThatThrownBy(() -> recorder.conclude(1)).isInstanceOf(AssertionError.class);
        }
    }

    @Test
    void aRowThatIsNotMetIsStale() {
        assertThat(states().size()).isEqualTo(14);
        assertThatThrownBy(states()::requireAllMet)
                .hasMessageContaining("stale rows")
                .hasMessageContaining(ROW);
    }

    @Test
    void everyRowBelongsToASweepThatReadsIt() {
        List<String> sweeps = Stream.of(KnownDivergences.lines())
                .filter(line -> !line.startsWith("#") && !line.isBlank())
                .map(line -> line.split(" \\| ", -1)[0])
                .distinct()
                .toList();

        assertThat(sweeps)
                .containsExactlyInAnyOrder(
                        "RangePostgresParityTests.states",
                        "RangePostgresParityTests.ranges",
                        "RangePostgresParityTests.range sets",
                        "RangePostgresParityTests.mixed",
                        "RangePostgresParityTests.values");
    }
}

package io.github.valueranges.oracles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class CampaignTests {
    private final List<String> output = new ArrayList<>();

    private static final Generator<List<Integer>> NUMBERS = Generator.lists(Generator.integers(0, 100), 0, 10);

    /** A wrong property: the greatest number is claimed to be the last one. */
    private Campaign<List<Integer>> planted() {
        return Campaign.of(CampaignTests.class, "planted", NUMBERS, (numbers, laws) -> {
                    laws.equal("sum is symmetric", sum(numbers), sum(reversed(numbers)));
                    laws.holds("last is greatest", () -> numbers.isEmpty() || greatest(numbers) == last(numbers));
                })
                .printingTo(output::add);
    }

    @AfterEach
    void forgetProperties() {
        System.clearProperty("replay");
        System.clearProperty("campaigns");
    }

    @Test
    void aPlantedWrongPropertyIsCaughtByBothRuns() {
        assertThatThrownBy(() -> planted().runFixed())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("verdict of CampaignTests.planted: 1 new rows")
                .hasMessageContaining("last is greatest: seed 20260601, case ");
        assertThatThrownBy(() -> planted().runFresh()).hasMessageContaining("last is greatest: seed ");
        assertThat(output).hasSize(2);
        assertThat(output.get(0)).contains("fixed seed 20260601, 500 cases, 1000 comparisons, 1 laws broken");
        assertThat(output.get(1)).contains("fresh seed ", ", 500 cases, 1000 comparisons, 1 laws broken");
        assertThat(output.get(1)).doesNotContain("seed 20260601");
    }

    @Test
    void theFailureShowsTheSmallestCaseThatBreaksTheSameLaw() {
        String message = failureOf(planted());

        assertThat(message)
                .contains("reduced [1, 0]: expected true but was false")
                .contains("drawn   [");
    }

    @Test
    void theReportedReplayRunsJustTheReducedCase() {
        String message = failureOf(planted());
        String replay = message.substring(message.indexOf("-Dreplay=") + "-Dreplay=".length());
        output.clear();
        System.setProperty("replay", replay);

        assertThatThrownBy(() -> planted().runFixed())
                .hasMessageContaining("operands [1, 0]")
                .hasMessageContaining("last is greatest");
        assertThat(output).hasSize(1);
        assertThat(output.get(0)).contains("replayed " + replay + " with 2 comparisons over [1, 0]");
        Campaign<List<Integer>> corrected = Campaign.of(CampaignTests.class, "planted", NUMBERS, (numbers, laws) -> {
            laws.equal("sum is symmetric", sum(numbers), sum(reversed(numbers)));
        });
        assertThatCode(corrected.printingTo(output::add)::runFixed).doesNotThrowAnyException();
        assertThat(output).hasSize(2);
    }

    @Test
    void aReplayRunsNoOtherCampaignAndNoFreshSeed() {
        System.setProperty("replay", "other:20260601:0:-");

        assertThatCode(planted()::runFixed).doesNotThrowAnyException();
        System.setProperty("replay", "planted:20260601:0:-");
        assertThatCode(planted()::runFresh).doesNotThrowAnyException();
        assertThat(output)
                .containsExactly(
                        "campaign CampaignTests.planted: another one is replayed",
                        "campaign CampaignTests.planted: the fixed run replays");
    }

    @Test
    void onePropertyMultipliesTheCasesOfBothRuns() {
        System.setProperty("campaigns", "3");

        assertThatThrownBy(() -> planted().runFixed()).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> planted().runFresh()).isInstanceOf(AssertionError.class);
        assertThat(output).hasSize(2).allMatch(line -> line.contains(", 1500 cases, 3000 comparisons"));
        for (String wrong : List.of("", "0", "-1", "many", "9999999999")) {
            System.setProperty("campaigns", wrong);
            assertThatIllegalArgumentException()
                    .as(wrong)
                    .isThrownBy(() -> planted().runFixed())
                    .withMessage("campaigns takes how many times as many cases to judge, for example 10, not " + wrong);
        }
    }

    @Test
    void theReplayOfANameThatIsNoWordIsQuoted() {
        Campaign<List<Integer>> campaign = Campaign.of(CampaignTests.class, "text[]", NUMBERS, (numbers, laws) -> {
                    laws.holds("empty", numbers::isEmpty);
                })
                .printingTo(output::add);

        assertThat(failureOf(campaign)).contains("-Dreplay='text[]:20260601:0:").endsWith("'");
    }

    @Test
    void aReplayWithoutPathRunsTheCaseAsDrawn() {
        String message = failureOf(planted());
        String drawn = between(message, "drawn   ", ": expected");
        String caseIndex = between(message, "case ", ",");

        assertThatThrownBy(() -> planted().replay(Replay.parse("planted:20260601:" + caseIndex + ":-")))
                .hasMessageContaining("operands " + drawn);
    }

    @Test
    void aReplayThatLeavesTheTreeOrIsNotOneIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> planted().replay(Replay.parse("planted:20260601:0:9999")))
                .withMessageContaining("leaves the tree");
        for (String wrong :
                List.of("1", "1:2", "1:2:-", ":1:2:-", "n:a:1:-", "n:1:2:x", "n:1:2:", "n:1:2:0..1", "n:1:2:0.")) {
            assertThatIllegalArgumentException().as(wrong).isThrownBy(() -> Replay.parse(wrong));
        }
        assertThat(Replay.parse("a name:-5:2:0.31.4").toString()).isEqualTo("a name:-5:2:0.31.4");
        assertThat(Replay.parse("a:b:5:2:-")).isEqualTo(new Replay("a:b", 5, 2, List.of()));
    }

    @Test
    void reducingKeepsToTheLawThatWasBroken() {
        // Short lists break another law; a reduction that followed it would end at the empty list.
        Campaign<List<Integer>> campaign = Campaign.of(CampaignTests.class, "two", NUMBERS, (numbers, laws) -> {
                    laws.holds("longer than two", () -> numbers.size() > 2 || numbers.isEmpty());
                    laws.holds("no seventh", () -> numbers.size() < 7);
                })
                .printingTo(output::add);
        String message = failureOf(campaign);

        assertThat(message)
                .contains("2 new rows")
                .contains("longer than two: seed")
                .contains("reduced [0]: expected true but was false")
                .contains("no seventh: seed")
                .contains("reduced [0, 0, 0, 0, 0, 0, 0]: expected true but was false");
    }

    @Test
    void anExceptionBreaksALawOfItsOwn() {
        Campaign<List<Integer>> campaign = Campaign.of(CampaignTests.class, "throwing", NUMBERS, (numbers, laws) -> {
                    laws.equal("size", numbers.size(), numbers.size());
                    numbers.get(3);
                })
                .printingTo(output::add);

        assertThat(failureOf(campaign)).contains("no exception: seed").contains("reduced []: thrown");
    }

    @Test
    void aFailingReductionDoesNotReplaceTheDisagreement() {
        Generator<Integer> brittle = random -> Drawn.of(5, () -> {
            throw new IllegalStateException("no reductions");
        });
        Campaign<Integer> campaign = Campaign.of(CampaignTests.class, "brittle", brittle, (number, laws) -> {
                    laws.equal("is four", 4, number);
                })
                .printingTo(output::add);

        assertThat(failureOf(campaign))
                .contains("is four: seed")
                .contains("drawn   5: expected 4 but was 5")
                .contains("reducing stopped: thrown IllegalStateException: no reductions");
    }

    @Test
    void aPropertyThatComparesNothingFails() {
        Campaign<List<Integer>> campaign = Campaign.of(CampaignTests.class, "idle", NUMBERS, (numbers, laws) -> {})
                .printingTo(output::add);

        assertThat(failureOf(campaign)).contains("every case is compared: seed");
    }

    @Test
    void aDemandedSituationThatIsNotReachedFails() {
        Campaign<List<Integer>> campaign = Campaign.of(CampaignTests.class, "situations", NUMBERS, (numbers, laws) -> {
                    laws.equal("size", numbers.size(), numbers.size());
                    if (numbers.isEmpty()) {
                        laws.reach("empty list");
                    }
                })
                .printingTo(output::add);

        assertThatCode(() -> campaign.reaching("empty list", 5).runFixed()).doesNotThrowAnyException();
        assertThatThrownBy(() -> campaign.reaching("list of twenty", 1).runFixed())
                .hasMessageContaining("reached \"list of twenty\" 0 times, not 1");
    }

    @Test
    void oneSeedFindsTheSameAgainAndTheBudgetIsKept() {
        Campaign<List<Integer>> campaign = planted().cases(50).seed(99);

        assertThat(campaign.explore(99)).isEqualTo(campaign.explore(99));
        assertThat(campaign.explore(99).comparisons()).isEqualTo(100);
        assertThatIllegalArgumentException().isThrownBy(() -> planted().cases(0));
    }

    private static String failureOf(Campaign<?> campaign) {
        Throwable failure = catchThrowable(campaign::runFixed);
        assertThat(failure).isInstanceOf(AssertionError.class);
        return failure.getMessage();
    }

    private static String between(String text, String before, String after) {
        int start = text.indexOf(before) + before.length();
        return text.substring(start, text.indexOf(after, start));
    }

    private static int sum(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).sum();
    }

    private static List<Integer> reversed(List<Integer> numbers) {
        List<Integer> reversed = new ArrayList<>();
        numbers.forEach(number -> reversed.add(0, number));
        return reversed;
    }

    private static int greatest(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).max().orElseThrow();
    }

    private static int last(List<Integer> numbers) {
        return numbers.get(numbers.size() - 1);
    }
}

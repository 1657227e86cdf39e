package io.github.valueranges.oracles.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each rule of the catalogues, over a small checkout in which it is kept and one in which it is broken. */
class ConsistencyTests {
    private static final String ORACLE = """
            [{"oracle": "LampOracleTests", "module": "valueranges-lamp", "kind": "model", "against": "two states"}]""";
    private static final String CLAIM = """
            [{"id": "A01-lamp", "source": "README.md#light", "quote": "A lamp  is on\\nor off", "claim": "one of two",
              "kind": "claim", "members": ["ApiSurface.has"], "heldBy": ["LampOracleTests"]}]""";
    private static final String WAIVER = """
            [{"source": "README.md#title", "quote": "Text.", "reason": "promises nothing"}]""";
    private static final String SEED = """
            Defect: the lamp is dim
            Oracles: LampOracleTests
            Fails: every switch

            diff --git a/valueranges-lamp/src/main/java/Lamp.java b/valueranges-lamp/src/main/java/Lamp.java
            --- a/valueranges-lamp/src/main/java/Lamp.java
            +++ b/valueranges-lamp/src/main/java/Lamp.java
            @@ -1 +1 @@
            -class Lamp {}
            +class Lamp { }
            """;

    private static final String AXES = """
            | axis | values |
            |---|---|
            | lamp | on, off |
            | room | one |
            | hour | day, night |

            | pair | classes |
            |---|---|
            | lamp \u00d7 room | `LampOracleTests` |
            | lamp \u00d7 hour | `LampOracleTests`, `LampOracleTests` |

            | pair | reason |
            |---|---|
            | room \u00d7 hour | a lamp is off | |
            """;

    @TempDir
    Path root;

    @BeforeEach
    void writeACheckoutThatKeepsEveryRule() throws IOException {
        write("pom.xml", "<project>\n<module>valueranges-lamp</module>\n</project>");
        write("README.md", "# Title\n\nText.\n\n## Light\n\nA lamp is\non or off.\n");
        write("valueranges-lamp/src/main/java/Lamp.java", "class Lamp {}\n");
        write("valueranges-lamp/src/test/java/LampOracleTests.java", "class LampOracleTests {}\n");
        write("oracles/oracles.json", ORACLE);
        write("oracles/claims/README.json", CLAIM);
        write("oracles/candidates.json", "[]");
        write("oracles/surface-waivers.json", "[]");
        write("oracles/sentence-waivers/README.json", WAIVER);
        write("oracles/seeds/dim.patch", SEED);
        StringBuilder review = new StringBuilder("# LampOracleTests\n\n");
        for (int number = 1; number <= Requirements.COUNT; number++) {
            review.append("- R")
                    .append(number)
                    .append(number == 7 ? " does not apply: nothing is drawn\n" : " met: by the test itself\n");
        }
        write("oracles/reviews/LampOracleTests.md", review.toString());
    }

    @Test
    void aCheckoutThatKeepsEveryRuleHasNoFinding() throws IOException {
        assertThat(findings()).isEmpty();
        assertThat(catalogue().headingsWithoutClaim(Documents.of(root))).isEmpty();
    }

    @Test
    void aRewordedSentenceIsFound() throws IOException {
        write("README.md", "## Title\n\nText.\n\n## Light\n\nA lamp may be on or off.\n");
        assertThat(findings())
                .containsExactly("claim A01-lamp: README.md#light does not say \"A lamp  is on\nor off\"");
    }

    @Test
    void aSentenceUnderAnotherHeadingIsFound() throws IOException {
        write("README.md", "# Title\n\nText. A lamp is on or off\n\n## Light\n\nText.\n");
        assertThat(findings()).hasSize(1).first().asString().contains("does not say");
    }

    @Test
    void aMissingHeadingIsFound() throws IOException {
        write("README.md", "# Title\n\nText.\n\n## Lights\n\nA lamp is on or off\n");
        assertThat(findings()).containsExactly("claim A01-lamp: there is no heading README.md#light");
    }

    @Test
    void anUnknownMemberIsFound() throws IOException {
        write("oracles/claims/README.json", CLAIM.replace("ApiSurface.has", "ApiSurface.had"));
        assertThat(findings()).containsExactly("claim A01-lamp: there is no public member ApiSurface.had");
        write("oracles/claims/README.json", CLAIM.replace("[\"ApiSurface.has\"]", "[]"));
        assertThat(findings()).containsExactly("claim A01-lamp: names no member");
    }

    @Test
    void aHolderThatNobodyWroteIsFound() throws IOException {
        write(
                "oracles/claims/README.json",
                CLAIM.replace("[\"LampOracleTests\"]", "[\"LampOracleTests\", \"LampTests\"]"));
        assertThat(findings()).containsExactly("claim A01-lamp: there is no test class LampTests");
    }

    @Test
    void aRepeatedIdAnUnknownKindAndAnUnknownMemberOfAnEntryAreFound() throws IOException {
        String entry = CLAIM.strip().substring(1, CLAIM.strip().length() - 1);
        write("oracles/claims/README.json", "[" + entry + "," + entry + "]");
        assertThat(findings()).containsExactly("claim A01-lamp: the id is used twice");
        write("oracles/claims/README.json", CLAIM.replace("\"kind\": \"claim\"", "\"kind\": \"wish\""));
        assertThat(findings()).hasSize(1).first().asString().contains("unknown kind \"wish\"");
        write("oracles/claims/README.json", CLAIM.replace("heldBy", "holders"));
        assertThatIllegalArgumentException()
                .isThrownBy(this::catalogue)
                .withMessageContaining("unknown member \"holders\"");
    }

    @Test
    void aDocumentThatNoClaimQuotesIsFound() throws IOException {
        write("docs/more.md", "# More\n\nPromises.\n");
        write("docs/architecture.md", "# House\n\nFloors.\n");
        assertThat(findings()).containsExactly("no claim quotes docs/more.md");
        assertThat(catalogue().headingsWithoutClaim(Documents.of(root))).containsExactly("docs/more.md#more");
    }

    @Test
    void anOracleThatIsNotRegisteredIsFoundByItsName() throws IOException {
        for (String name : List.of("WireOracleTests", "WireParityTests", "WireProbeTests", "WireSweepTests")) {
            Path file = write("valueranges-lamp/src/test/java/" + name + ".java", "");
            assertThat(findings())
                    .containsExactly("oracle " + name + ": not registered, although it is named like one");
            Files.delete(file);
        }
        write("valueranges-lamp/src/test/java/WireTests.java", "");
        assertThat(findings()).isEmpty();
    }

    @Test
    void aRegisteredOracleThatDoesNotExistOrIsElsewhereIsFound() throws IOException {
        write("oracles/oracles.json", ORACLE.replace("valueranges-lamp", "valueranges-wire"));
        assertThat(findings())
                .containsExactly("oracle LampOracleTests: the class is in [valueranges-lamp], not in valueranges-wire");
    }

    @Test
    void anOracleWithoutClaimSeedOrReviewIsFound() throws IOException {
        write("oracles/claims/README.json", CLAIM.replace("[\"LampOracleTests\"]", "[]"));
        assertThat(findings()).containsExactly("oracle LampOracleTests: holds no claim");
        assertThat(catalogue().unheldClaims()).containsExactly("A01-lamp");
        write("oracles/claims/README.json", CLAIM);
        Files.delete(root.resolve("oracles/seeds/dim.patch"));
        assertThat(findings()).containsExactly("oracle LampOracleTests: no planted defect names it");
        write("oracles/seeds/dim.patch", SEED);
        Files.delete(root.resolve("oracles/reviews/LampOracleTests.md"));
        assertThat(findings()).containsExactly("oracle LampOracleTests: has no review record");
    }

    @Test
    void aReviewRecordThatLeavesOutARequirementIsFound() throws IOException {
        Path record = root.resolve("oracles/reviews/LampOracleTests.md");
        Files.writeString(record, Files.readString(record).replace("- R13 met: by the test itself", "- R13 met"));
        assertThat(findings()).containsExactly("review LampOracleTests.md: says nothing about R13");
        write(
                "oracles/reviews/Wire.md",
                Files.readString(record).replace("- R13 met", "- R13 does not apply: no range"));
        assertThat(findings()).contains("review Wire.md: no oracle of that name is registered");
    }

    @Test
    void aReviewRecordThatNamesWhatIsNotThereIsFound() throws IOException {
        Path record = root.resolve("oracles/reviews/LampOracleTests.md");
        String kept = Files.readString(record);
        Files.writeString(record, kept.replace("- R13 met: by", "- R13 partly: by"));
        assertThat(findings())
                .containsExactly("review LampOracleTests.md: R13 begins with none of [met, open, does not apply]");
        Files.writeString(
                record, kept + "See `LampOracleTests`, `WireTests` and the seeds `dim`, `the-wire-is-cut`.\n");
        assertThat(findings())
                .containsExactly(
                        "review LampOracleTests.md: there is no test class WireTests",
                        "review LampOracleTests.md: there is no planted defect the-wire-is-cut");
    }

    @Test
    void aReplayThatTheReviewRecordDoesNotKnowIsFound() throws IOException {
        Path record = root.resolve("oracles/reviews/LampOracleTests.md");
        String kept = Files.readString(record);
        Files.writeString(record, kept.replace("- R7 does not apply", "- R7 met"));
        assertThat(findings())
                .containsExactly("review LampOracleTests.md: R7 is met where a campaign is run, and nowhere else");
        Files.writeString(record, kept);
        write("valueranges-lamp/src/test/java/LampOracleTests.java", "class LampOracleTests { { Campaign.of(); } }");
        assertThat(findings())
                .containsExactly("review LampOracleTests.md: R7 is met where a campaign is run, and nowhere else");
    }

    @Test
    void aPlantedDefectOutsideProductionCodeIsFound() throws IOException {
        write("oracles/seeds/dim.patch", SEED.replace("src/main", "src/test"));
        assertThat(findings())
                .containsExactly(
                        "seed dim: changes valueranges-lamp/src/test/java/Lamp.java, which is not production code");
        write("oracles/seeds/dim.patch", SEED.replace("Lamp.java", "Wire.java"));
        assertThat(findings())
                .containsExactly("seed dim: changes valueranges-lamp/src/main/java/Wire.java, which does not exist");
        write("oracles/seeds/dim.patch", SEED.substring(0, SEED.indexOf("diff ")));
        assertThat(findings()).containsExactly("seed dim: changes nothing");
    }

    @Test
    void aPlantedDefectWithoutHeadOrForAnUnknownOracleIsFound() throws IOException {
        write("oracles/seeds/dim.patch", SEED.replace("Defect: ", "The defect: "));
        assertThat(findings()).containsExactly("seed dim: lacks the line \"Defect:\"");
        write("oracles/seeds/dim.patch", SEED.replace("Fails: ", "It fails: "));
        assertThat(findings()).containsExactly("seed dim: lacks the line \"Fails:\"");
        write("oracles/seeds/dim.patch", SEED.replace("Oracles: ", "Oracles: WireOracleTests, "));
        assertThat(findings()).containsExactly("seed dim: no oracle WireOracleTests is registered");
    }

    @Test
    void aCandidateOfAnUnknownOracleIsFound() throws IOException {
        write(
                "oracles/candidates.json",
                "[{\"oracle\": \"WireTests\", \"row\": \"a\", \"family\": \"b\", \"issue\": \"\"}]");
        assertThat(findings()).containsExactly("candidate \"a\": no oracle WireTests is registered");
    }

    @Test
    void aWaiverThatWaivesNothingIsFound() throws IOException {
        write("oracles/surface-waivers.json", "[{\"members\": \"Lamp.*\", \"reason\": \"plumbing\"}]");
        assertThat(findings()).containsExactly("waiver Lamp.*: every member of it is claimed, or there is none");
        write("oracles/surface-waivers.json", "[{\"members\": \"ApiSurface.has\", \"reason\": \"plumbing\"}]");
        assertThat(findings())
                .containsExactly("waiver ApiSurface.has: every member of it is claimed, or there is none");
        write("oracles/surface-waivers.json", "[{\"members\": \"ApiSurface.members\", \"reason\": \"plumbing\"}]");
        assertThat(findings()).isEmpty();
    }

    @Test
    void aSentenceThatNoClaimQuotesInFullIsWork() throws IOException {
        assertThat(sentences()).isEmpty();
        write("README.md", "# Title\n\nText.\n\n## Light\n\nA lamp is on or off, always. It is new.\n");
        assertThat(sentences())
                .containsExactly("README.md#light: A lamp is on or off, always.", "README.md#light: It is new.");
        write("oracles/sentence-waivers/README.json", "[]");
        assertThat(sentences()).hasSize(3).contains("README.md#title: Text.");
    }

    @Test
    void aTableIsClaimedByItsRowsOrByItsHead() throws IOException {
        String table = "| A lamp | is |\n|---|---|\n| on | bright |\n| off | dark |\n";
        String readme = "# Title\n\nText.\n\n## Light\n\nA lamp is on or off.\n\n" + table;
        write("README.md", readme);
        assertThat(sentences()).containsExactly("README.md#light: | on | bright |", "README.md#light: | off | dark |");
        write("README.md", readme.replace("| A lamp | is |", "| A lamp is on or off |"));
        assertThat(sentences()).isEmpty();
    }

    @Test
    void aWaiverWaivesTheSentencesThatItBegins() throws IOException {
        write("README.md", "# Title\n\nText. More text. And more.\n\n## Light\n\nA lamp is on or off.\n");
        assertThat(sentences()).hasSize(2);
        write("oracles/sentence-waivers/README.json", WAIVER.replace("Text.", "Text. More"));
        assertThat(sentences()).containsExactly("README.md#title: And more.");
    }

    @Test
    void aWaiverOfASentenceThatIsClaimedOrNotThereOrWaivedIsFound() throws IOException {
        String entry = WAIVER.strip().substring(1, WAIVER.strip().length() - 1);
        for (String other : List.of("A lamp", "A wire")) {
            String light = entry.replace("Text.", other).replace("#title", "#light");
            write("oracles/sentence-waivers/README.json", "[" + entry + "," + light + "]");
            assertThat(findings())
                    .containsExactly("waiver README.md#light \"" + other
                            + "\": each of its sentences is claimed, or there is none");
        }
        write("oracles/sentence-waivers/README.json", "[" + entry + "," + entry + "]");
        assertThat(findings()).containsExactly("waiver README.md#title \"Text.\": is there twice");
    }

    @Test
    void anEntryInTheFileOfAnotherDocumentIsRefused() throws IOException {
        write("oracles/claims/lamps.json", CLAIM);
        assertThatIllegalArgumentException().isThrownBy(this::catalogue).withMessageContaining("is about README.md#l");
    }

    @Test
    void aMemberThatNoClaimNamesIsWork() throws IOException {
        assertThat(catalogue().membersWithoutClaim(ownSurface()))
                .containsExactly("ApiSurface.members", "ApiSurface.of");
        write("oracles/surface-waivers.json", "[{\"members\": \"ApiSurface.*\", \"reason\": \"plumbing\"}]");
        assertThat(catalogue().membersWithoutClaim(ownSurface())).isEmpty();
    }

    @Test
    void aPageOfAxesThatSaysSomethingOfEveryPairHasNoFinding() throws IOException {
        assertThat(axes(AXES)).isEmpty();
    }

    @Test
    void aPairInNoTableInBothOrOfUnknownAxesIsFound() throws IOException {
        assertThat(axes(AXES.replace("| room \u00d7 hour | a lamp is off | |", "")))
                .containsExactly("axes room \u00d7 hour: in no table");
        assertThat(axes(AXES.replace("| room \u00d7 hour |", "| lamp \u00d7 hour | x |\n| room \u00d7 hour |")))
                .containsExactly("axes lamp \u00d7 hour: in both tables");
        assertThat(axes(AXES.replace("| room \u00d7 hour |", "| hour \u00d7 room |")))
                .containsExactly(
                        "axes room \u00d7 hour: in no table",
                        "axes hour \u00d7 room: no such pair in the order of the axes");
    }

    @Test
    void aPairWithoutClassOrReasonAndAnUnknownClassAreFound() throws IOException {
        assertThat(axes(AXES.replace("`LampOracleTests`", "nobody")))
                .containsExactly("axes lamp \u00d7 room: names no class", "axes lamp \u00d7 hour: names no class");
        assertThat(axes(AXES.replace("`LampOracleTests`, `LampOracleTests`", "`WireTests`")))
                .containsExactly("axes lamp \u00d7 hour: there is no test class WireTests");
        assertThat(axes(AXES.replace("| a lamp is off | ", "| ")))
                .containsExactly("axes room \u00d7 hour: says nothing");
    }

    private List<String> sentences() {
        return catalogue().sentencesWithoutClaim(Documents.of(root));
    }

    private List<String> axes(String page) throws IOException {
        write("oracles/axes.md", page);
        return Axes.read(root).findings(TestSources.of(root));
    }

    private Catalogue catalogue() {
        return Catalogue.read(root);
    }

    private static ApiSurface ownSurface() {
        return ApiSurface.of(List.of(ApiSurface.class));
    }

    private List<String> findings() throws IOException {
        Catalogue catalogue = catalogue();
        Consistency consistency = new Consistency(catalogue, Documents.of(root), TestSources.of(root));
        List<String> findings = new ArrayList<>(consistency.claims(ownSurface()));
        findings.addAll(consistency.register());
        findings.addAll(consistency.reviews(catalogue.reviews()));
        findings.addAll(consistency.seeds());
        findings.addAll(consistency.candidates());
        findings.addAll(consistency.waivers(ownSurface()));
        return findings;
    }

    private Path write(String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }
}

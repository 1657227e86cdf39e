package io.github.valueranges.oracles.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The catalogues of this checkout say what is so. Each rule is shown to fail in {@link ConsistencyTests}. */
class CatalogueTests {
    private final Catalogue catalogue = Catalogue.read();
    private final Documents documents = Documents.of(catalogue.root());
    private final ApiSurface surface = ApiSurface.of(catalogue.root());
    private final TestSources tests = TestSources.of(catalogue.root());
    private final Consistency consistency = new Consistency(catalogue, documents, tests);

    @Test
    void everyClaimQuotesItsDocumentAndNamesWhatExists() {
        assertThat(consistency.claims(surface)).isEmpty();
    }

    @Test
    void everyOracleIsRegisteredHoldsAClaimAndIsProvenByAPlantedDefect() {
        assertThat(consistency.register()).isEmpty();
    }

    @Test
    void everyReviewRecordAnswersEveryRequirement() {
        assertThat(consistency.reviews(catalogue.reviews())).isEmpty();
    }

    @Test
    void everyPlantedDefectChangesProductionCodeAlone() {
        assertThat(consistency.seeds()).isEmpty();
    }

    @Test
    void everyPlantedDefectStillApplies() throws IOException, InterruptedException {
        List<String> refused = new ArrayList<>();
        for (Seed seed : catalogue.seeds()) {
            Process git = new ProcessBuilder(
                            "git", "apply", "--check", seed.file().toString())
                    .directory(catalogue.root().toFile())
                    .redirectErrorStream(true)
                    .start();
            String said = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (git.waitFor() != 0) {
                refused.add(seed.name() + ": " + said);
            }
        }
        assertThat(refused).isEmpty();
    }

    @Test
    void everyCandidateAndEveryWaiverIsStillNeeded() {
        assertThat(consistency.candidates()).isEmpty();
        assertThat(consistency.waivers(surface)).isEmpty();
    }

    @Test
    void everyPublicMemberIsNamedByAClaimOrWaived() {
        assertThat(catalogue.membersWithoutClaim(surface)).isEmpty();
        assertThat(surface.members()).hasSizeGreaterThan(300).contains("RangeAlgebra.overlaps", "Ranges.overlaps");
    }

    @Test
    void everyHeadingIsQuotedByAClaimOrWaived() {
        assertThat(catalogue.headingsWithoutClaim(documents)).isEmpty();
        assertThat(documents.names())
                .contains("README.md", "docs/ranges.md", "docs/jpa.md", "docs/spring-boot.md")
                .doesNotContain("docs/architecture.md", "docs/oracles.md", "docs/oracle-tests.md");
    }

    @Test
    void everySentenceIsQuotedByAClaimOrWaived() {
        assertThat(catalogue.sentencesWithoutClaim(documents)).isEmpty();
        assertThat(documents.headingsWithText().stream()
                        .mapToInt(heading -> documents.sentences(heading).size())
                        .sum())
                .isGreaterThan(900);
    }

    @Test
    void everyPairOfAxesIsVariedByATestThatExistsOrSaidToBeVariedByNone() {
        Axes axes = Axes.read(catalogue.root());

        assertThat(axes.findings(tests)).isEmpty();
        assertThat(axes.tested().size() + axes.untested().size()).isEqualTo(45);
    }

    @Test
    void whatIsReadIsNotEmpty() {
        assertThat(catalogue.oracles()).hasSizeGreaterThanOrEqualTo(16);
        assertThat(catalogue.claims()).hasSizeGreaterThanOrEqualTo(80);
        assertThat(catalogue.seeds()).hasSizeGreaterThanOrEqualTo(20);
        assertThat(tests.names()).contains("CatalogueTests", "TestPostgresTests");
        assertThat(Modules.shipped(catalogue.root()))
                .containsExactlyInAnyOrder(
                        "valueranges-core", "valueranges-data-jpa", "valueranges-spring-boot-starter");
    }

    @Test
    void theTestsOfTheProjectsOfStrangersAreKnown() {
        assertThat(tests.modulesOf("RoomsApplicationTests")).containsExactly(".ci/consumer/data-rest");
        assertThat(tests.modulesOf("StaysApplicationTests")).containsExactly(".ci/consumer/web");
    }
}

package io.github.valueranges.oracles.surface;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.oracles.ProjectTree;
import io.github.valueranges.oracles.catalogue.ApiSurface;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each rule about the rows of the server, over a few rows with which it is kept and one with which it is broken. */
class PostgresSurfaceRulesTests {
    private static final String OVERLAPS = "operator anyrange && anyrange -> boolean";
    private static final String PLUS = "operator anyrange + anyrange -> anyrange";
    private static final String TIMES = "operator anyrange * anyrange -> anyrange";
    private static final String SUPPORT = "function range_overlaps(anyrange, anyrange) -> boolean, behind operator &&";
    private static final SurfaceEntry MIRROR = mirror(OVERLAPS, "RangeAlgebra.overlaps", "{0} && {1}", 0);
    private static final SurfaceEntry WAIVER = waiver("function *, behind operator *", 1, 0);

    private final ApiSurface api = ApiSurface.of(ProjectTree.root());

    @Test
    void rowsThatAreMirroredOrWaivedAreDecided() {
        PostgresSurface surface = surface(List.of(OVERLAPS, SUPPORT), MIRROR, WAIVER);

        assertThat(surface.undecided()).isEmpty();
        assertThat(surface.findings(api)).isEmpty();
        assertThat(surface.differences(List.of(OVERLAPS, SUPPORT), 18)).isEmpty();
    }

    @Test
    void aRowThatNoEntryIsAboutIsUndecided() {
        assertThat(surface(List.of(OVERLAPS, PLUS), MIRROR).undecided()).containsExactly(PLUS);
    }

    @Test
    void theStarOfAnOperatorStandsForItselfAlone() {
        SurfaceEntry times = mirror(TIMES, "TypedRange.intersect", "{0} * {1}", 0);

        assertThat(surface(List.of(PLUS, TIMES), times).undecided()).containsExactly(PLUS);
    }

    @Test
    void aRowOrAMemberThatIsNotThereIsFound() {
        assertThat(surface(List.of(PLUS), MIRROR).findings(api))
                .containsExactly("server row " + OVERLAPS + ": the listing has no such row");
        assertThat(surface(List.of(OVERLAPS), mirror(OVERLAPS, "RangeAlgebra.touches", "{0} && {1}", 0))
                        .findings(api))
                .containsExactly("server row " + OVERLAPS + ": there is no public member RangeAlgebra.touches");
        assertThat(surface(List.of(OVERLAPS), mirror(OVERLAPS, "RangeAlgebra.*", "{0} && {1}", 0))
                        .findings(api))
                .hasSize(1);
    }

    @Test
    void anExpressionThatAsksForSomethingElseIsFound() {
        assertThat(surface(List.of(OVERLAPS), mirror(OVERLAPS, "RangeAlgebra.overlaps", "{0} &&& {1}", 0))
                        .findings(api))
                .containsExactly("server row " + OVERLAPS + ": the SQL does not ask for  && ");
        String lower = "function lower(anyrange) -> anyelement";
        assertThat(surface(List.of(lower), mirror(lower, "RangeAlgebra.lowerBound", "slower({0})", 0))
                        .findings(api))
                .containsExactly("server row " + lower + ": the SQL does not ask for lower(");
    }

    @Test
    void aRowDecidedTwiceAndAnEntryOfNeitherKindAreFound() {
        assertThat(surface(List.of(OVERLAPS), MIRROR, MIRROR).findings(api))
                .containsExactly("server row " + OVERLAPS + ": decided twice");
        SurfaceEntry both =
                new SurfaceEntry(OVERLAPS, "", "RangeAlgebra.overlaps", "{0} && {1}", List.of("x"), 0, "why", 0, 0);
        assertThat(surface(List.of(OVERLAPS), both).findings(api))
                .containsExactly(
                        "server row " + OVERLAPS + ": expected \"row\" and a member, or \"rows\" and a reason");
        SurfaceEntry noReason = new SurfaceEntry("", "*", "", "", List.of(), 0, "", 0, 0);
        assertThat(surface(List.of(OVERLAPS), noReason).findings(api)).hasSize(1);
        SurfaceEntry noExample =
                new SurfaceEntry(OVERLAPS, "", "RangeAlgebra.overlaps", "{0} && {1}", List.of(), 0, "", 0, 0);
        assertThat(surface(List.of(OVERLAPS), noExample).findings(api))
                .containsExactly("server row " + OVERLAPS + ": has no example");
    }

    @Test
    void aWaiverOfNothingAndOneOfWhatAMemberMirrorsAreFound() {
        assertThat(surface(List.of(OVERLAPS), MIRROR, WAIVER).findings(api))
                .containsExactly(
                        "server row function *, behind operator *: waives nothing, or only what a member mirrors");
        assertThat(surface(List.of(OVERLAPS), MIRROR, waiver("operator *", 1, 0))
                        .findings(api))
                .hasSize(1);
        assertThat(surface(List.of(OVERLAPS), MIRROR, waiver("function gone(*", 0, 16))
                        .findings(api))
                .isEmpty();
    }

    @Test
    void aRowThatComesUnderAPatternIsFoundUntilItIsCounted() {
        String newer = "function range_split(anyrange, anyelement) -> setof anyrange, behind operator &&";
        PostgresSurface surface = surface(List.of(OVERLAPS, SUPPORT, newer), MIRROR, WAIVER);

        assertThat(surface.undecided()).isEmpty();
        assertThat(surface.findings(api))
                .containsExactly("server row function *, behind operator *: waives 2 rows, not 1; does the reason hold"
                        + " for each of [" + SUPPORT + ", " + newer + "]");
        assertThat(surface(List.of(OVERLAPS, SUPPORT, newer), MIRROR, waiver("function *, behind operator *", 2, 0))
                        .findings(api))
                .isEmpty();
    }

    @Test
    void aNewRowOfAServerIsADifferenceWhateverPatternFitsIt() {
        String newer = "function range_split(anyrange, anyelement) -> setof anyrange, behind operator &&";
        PostgresSurface surface = surface(List.of(OVERLAPS, SUPPORT), MIRROR, WAIVER);

        assertThat(surface.differences(List.of(OVERLAPS, SUPPORT, newer), 19)).containsExactly("new: " + newer);
    }

    @Test
    void aRowThatIsGoneIsADifferenceUnlessItCameLaterThanTheServer() {
        SurfaceEntry later = mirror(OVERLAPS, "RangeAlgebra.overlaps", "{0} && {1}", 18);

        assertThat(surface(List.of(OVERLAPS), MIRROR).differences(List.of(), 17))
                .containsExactly("gone: " + OVERLAPS);
        assertThat(surface(List.of(OVERLAPS), later).differences(List.of(), 17)).isEmpty();
        assertThat(surface(List.of(OVERLAPS), later).differences(List.of(), 18)).containsExactly("gone: " + OVERLAPS);
        assertThat(later.isOn(17)).isFalse();
        assertThat(later.isOn(18)).isTrue();
    }

    @Test
    void aRowThatOlderServersHadIsNoDifferenceThere() {
        String old = "function interval_avg(interval[]) -> interval, behind an aggregate";
        PostgresSurface surface = surface(List.of(OVERLAPS), MIRROR, waiver("function interval_avg(*", 0, 16));

        assertThat(surface.differences(List.of(OVERLAPS, old), 16)).isEmpty();
        assertThat(surface.differences(List.of(OVERLAPS, old), 17)).containsExactly("new: " + old);
    }

    private static PostgresSurface surface(List<String> listing, SurfaceEntry... entries) {
        return new PostgresSurface(listing, List.of(entries));
    }

    private static SurfaceEntry mirror(String row, String member, String sql, int since) {
        return new SurfaceEntry(
                row, "", member, sql, List.of("int4range [1,5] | int4range [5,9] | true"), 0, "", since, 0);
    }

    private static SurfaceEntry waiver(String rows, int count, int until) {
        return new SurfaceEntry("", rows, "", "", List.of(), count, "a reason", 0, until);
    }
}

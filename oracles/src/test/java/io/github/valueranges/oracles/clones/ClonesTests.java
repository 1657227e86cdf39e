package io.github.valueranges.oracles.clones;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.oracles.ProjectTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The siblings of this checkout differ where a waiver says so, and a copy in which one or two are changed is found. */
class ClonesTests {
    private static final String HOME = "valueranges-core/src/main/java/io/github/valueranges";
    private static final String STARTER = "valueranges-spring-boot-starter/src/main/java/io/github/valueranges/boot";
    private static final String JPA = "valueranges-data-jpa/src/main/java/io/github/valueranges/jpa";
    private static final String WAIVERS = "oracles/clone-waivers.json";

    @TempDir
    Path copy;

    @BeforeEach
    void copyTheSources() throws IOException {
        Path root = ProjectTree.root();
        Files.createDirectories(copy.resolve("oracles"));
        for (String home : List.of(HOME, STARTER, JPA)) {
            try (Stream<Path> files = Files.walk(root.resolve(home))) {
                for (Path file :
                        files.filter(each -> each.toString().endsWith(".java")).toList()) {
                    Path target = copy.resolve(root.relativize(file).toString());
                    Files.createDirectories(target.getParent());
                    Files.copy(file, target);
                }
            }
        }
        Files.copy(root.resolve(WAIVERS), copy.resolve(WAIVERS));
    }

    @Test
    void siblingsDifferWhereAWaiverSaysSo() {
        CloneSweep sweep = CloneSweep.of(ProjectTree.root());

        assertThat(sweep.findings()).isEmpty();
        assertThat(sweep.compared()).isGreaterThan(1_800);
        assertThat(sweep.differences()).hasSizeGreaterThan(50);
    }

    @Test
    void everySiblingIsInItsFamily() {
        int discrete =
                (int) RangeType.all().stream().filter(RangeType::isDiscrete).count();
        int continuous = RangeType.all().size() - discrete;

        assertThat(CloneSweep.of(copy).families())
                .containsEntry("discrete *Range", discrete)
                .containsEntry("discrete *RangeSet", discrete)
                .containsEntry("discrete *RangeType", discrete)
                .containsEntry("continuous *Range", continuous)
                .containsEntry("continuous *RangeSet", continuous)
                .containsEntry("continuous *RangeType", continuous)
                .containsEntry("*Set", SetType.all().size())
                .containsEntry("WholeNumberElementType", 3)
                .containsEntry("ValueRanges*ProblemsAutoConfiguration", 2)
                .containsEntry("*Elements", 2)
                .containsEntry("Bounded*Validator", 2)
                .containsEntry("Of*Range", RangeType.all().size())
                .containsEntry("Of*RangeSet", RangeType.all().size())
                .containsEntry("Of*Set", 8)
                .hasSize(29);
    }

    @Test
    void aChangeOfOneSiblingIsFound() throws IOException {
        replace(
                "LongRange",
                "between(startExclusive, false, endInclusive, true)",
                "between(startExclusive, true, endInclusive, true)");

        assertThat(CloneSweep.of(copy).findings())
                .containsExactly("discrete *Range: openClosed ( Element , Element ) differs in LongRange");
    }

    @Test
    void aChangeThatTwoSiblingsShareIsFound() throws IOException {
        for (String sibling : List.of("InstantRange", "OffsetDateTimeRange")) {
            replace(
                    sibling,
                    "(startExclusive, \"startExclusive\"), false, null, false)",
                    "(startExclusive, \"startExclusive\"), true, null, false)");
        }

        assertThat(CloneSweep.of(copy).findings())
                .containsExactly(
                        "continuous *Range: greaterThan ( Element ) differs in InstantRange, OffsetDateTimeRange");
    }

    @Test
    void aSiblingThatAsksTheTypeOfAnotherIsFound() throws IOException {
        replace("LocalDateTimeSet", "return SetType.LOCAL_DATE_TIME.empty()", "return SetType.LOCAL_DATE.empty()");
        replace("InstantRange", "Spans.length(ElementTypes.INSTANT,", "Spans.length(ElementTypes.TIMESTAMPTZ,");

        assertThat(CloneSweep.of(copy).findings())
                .containsExactlyInAnyOrder(
                        "*Set: empty ( ) differs in LocalDateTimeSet",
                        "continuous *Range: length ( ) differs in InstantRange");
    }

    @Test
    void aMemberThatOneSiblingLacksOrHasAloneIsFound() throws IOException {
        replace("IntRangeSet", "public static IntRangeSet all()", "public static IntRangeSet everything()");

        assertThat(CloneSweep.of(copy).findings())
                .containsExactly(
                        "discrete *RangeSet: all ( ) missing in IntRangeSet",
                        "discrete *RangeSet: everything ( ) only in IntRangeSet");
    }

    @Test
    void aNullCheckThatOneSiblingLacksIsFound() throws IOException {
        replace("LocalDateRange", "requireNonNull(startInclusive, \"startInclusive\")", "startInclusive");

        assertThat(CloneSweep.of(copy).findings()).isNotEmpty().allMatch(finding -> finding.contains(" null checks "));
    }

    @Test
    void membersInAnotherOrderAreFound() throws IOException {
        replace("UuidSet", "static UuidSet empty()", "static UuidSet later()");
        replace(
                "UuidSet",
                "static UuidSet valueOf(String literal) {\n        return parse(literal);",
                "static UuidSet empty() {\n        return SetType.UUID.empty();");
        replace(
                "UuidSet",
                "static UuidSet later() {\n        return SetType.UUID.empty();",
                "static UuidSet valueOf(String literal) {\n        return parse(literal);");

        assertThat(CloneSweep.of(copy).findings()).containsExactly("*Set: another order in UuidSet");
    }

    @Test
    void aChangeOfOneTwinIsFound() throws IOException {
        replace(
                STARTER,
                "ReactiveInvalidValueAdvice",
                "Problems.unstorable(exception,",
                "Problems.unreadable(exception,");
        replace(HOME + "/internal/algebra", "IntElements", "index, out, index + 1,", "index, out, index,");
        replace(STARTER + "/constraints/internal", "BoundedEndValidator", "value == null || !", "value != null && !");

        assertThat(CloneSweep.of(copy).findings())
                .containsExactlyInAnyOrder(
                        "*InvalidValueAdvice: unstorable ( UnstorableValueException , Request ) differs in"
                                + " ReactiveInvalidValueAdvice",
                        "*Elements: insert ( number , E ) differs in LongElements",
                        "Bounded*Validator: isValid ( RangeLike < ? > , ConstraintValidatorContext ) differs in"
                                + " BoundedStartValidator");
    }

    @Test
    void aConverterOfAnotherTypeIsFound() throws IOException {
        replace(
                JPA,
                "ValueConverters",
                "super(RangeType.LOCAL_TIME.rangeSetType())",
                "super(RangeType.INSTANT.rangeSetType())");

        assertThat(CloneSweep.of(copy).findings())
                .containsExactly("Of*RangeSet: < init > ( ) differs in LocalTimeRangeSet");
    }

    @Test
    void aTypeWithoutATwinIsFound() throws IOException {
        Files.delete(copy.resolve(STARTER).resolve("OverlapConflictAdvice.java"));

        assertThat(CloneSweep.of(copy).findings()).containsExactly("ReactiveOverlapConflictAdvice has no twin");
    }

    @Test
    void whatNamesAndTextsAndLayoutDifferInIsNoDifference() throws IOException {
        replace(
                "StringSet",
                "public static StringSet empty() {",
                "// A remark.\n    public static StringSet empty()\n    {");

        assertThat(CloneSweep.of(copy).findings()).isEmpty();
    }

    @Test
    void aWaiverOfNoDifferenceIsFound() throws IOException {
        Path waivers = copy.resolve(WAIVERS);
        Files.writeString(
                waivers,
                Files.readString(waivers)
                        .replace("[\n", "[\n{\"finding\": \"*Set: size ( ) differs in *\", \"reason\": \"none\"},\n"));

        assertThat(CloneSweep.of(copy).findings())
                .containsExactly("waiver *Set: size ( ) differs in *: there is no such difference");
    }

    private void replace(String type, String original, String replacement) throws IOException {
        replace(HOME, type, original, replacement);
    }

    private void replace(String home, String type, String original, String replacement) throws IOException {
        Path file = copy.resolve(home).resolve(type + ".java");
        String source = Files.readString(file);
        assertThat(source).contains(original);
        Files.writeString(file, source.replace(original, replacement));
    }
}

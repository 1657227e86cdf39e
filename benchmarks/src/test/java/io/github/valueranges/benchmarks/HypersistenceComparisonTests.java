package io.github.valueranges.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.IntRange;
import io.github.valueranges.LocalDateRange;
import io.hypersistence.utils.hibernate.type.range.Range;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;

/** The tables of {@code docs/migration.md} about hypersistence-utils: what each of both answers, and which words it has. */
class HypersistenceComparisonTests {

    private static final String HEADER = "| question | here | hypersistence-utils `Range` |";

    @Test
    void theTableSaysWhatBothAnswer() throws Exception {
        List<String> rows = List.of(
                row(
                        "is `[1,4]` equal to `[1,5)`",
                        () -> IntRange.closed(1, 4).equals(IntRange.closedOpen(1, 5)),
                        () -> Range.closed(1, 4).equals(Range.closedOpen(1, 5))),
                row(
                        "does `[1,5]` contain `(,)`",
                        () -> IntRange.closed(1, 5).contains(IntRange.all()),
                        () -> Range.closed(1, 5).contains(Range.infinite(Integer.class))),
                row(
                        "does `(5,10)` contain itself",
                        () -> IntRange.open(5, 10).contains(IntRange.open(5, 10)),
                        () -> Range.open(5, 10).contains(Range.open(5, 10))),
                row(
                        "is `[1,1)` empty",
                        () -> IntRange.closedOpen(1, 1).isEmpty(),
                        () -> Range.closedOpen(1, 1).isEmpty()),
                row(
                        "does `[1,5]` contain the empty range",
                        () -> IntRange.closed(1, 5).contains(IntRange.empty()),
                        () -> Range.closed(1, 5).contains(Range.emptyRange(Integer.class))),
                row("what is made of the bounds 5 and 1", () -> IntRange.closed(5, 1), () -> Range.closed(5, 1)),
                row(
                        "the upper bound of `[1,5)`",
                        () -> IntRange.parse("[1,5)").upperBound(),
                        () -> Range.integerRange("[1,5)").upper()),
                row(
                        "the upper bound of `[1,)`",
                        () -> IntRange.atLeast(1).upperBound(),
                        () -> Range.closedInfinite(1).upper()),
                row("the text of `[1,4]`", () -> IntRange.closed(1, 4), () -> Range.closed(1, 4)));

        assertThat(tableOfThePage()).isEqualTo(rows);
    }

    /** The words of the other table, each beside the one that takes its place. */
    @Test
    void theWordsOfBothAreThereAndMeanTheSame() {
        for (String type : List.of("range/PostgreSQLRangeType", "array/ListArrayType")) {
            assertThat(Range.class.getResource("/io/hypersistence/utils/hibernate/type/" + type + ".class"))
                    .isNotNull();
        }
        LocalDate first = LocalDate.of(2026, 6, 1);
        LocalDate after = LocalDate.of(2026, 6, 9);

        Range<LocalDate> there = Range.localDateRange("[2026-06-01,2026-06-09)");
        LocalDateRange here = LocalDateRange.parse("[2026-06-01,2026-06-09)");
        assertThat(here.lowerBound()).contains(there.lower());
        assertThat(there.upper()).isEqualTo(after);
        assertThat(here.upperBound()).contains(after.minusDays(1));
        assertThat(LocalDateRange.parse(there.asString())).isEqualTo(here);
        assertThat(LocalDateRange.parse(here.toString())).isEqualTo(here);

        assertThat(LocalDateRange.parse(Range.closedInfinite(first).asString()))
                .isEqualTo(LocalDateRange.atLeast(first));
        assertThat(LocalDateRange.parse(Range.infiniteOpen(first).asString()))
                .isEqualTo(LocalDateRange.lessThan(first));
        assertThat(Range.closedInfinite(first).upper()).isNull();
        assertThat(LocalDateRange.atLeast(first).upperBound()).isEmpty();
        assertThat(LocalDateRange.parse(Range.emptyRange(LocalDate.class).asString()))
                .isEqualTo(LocalDateRange.empty());
    }

    private static String row(String question, Callable<?> here, Callable<?> there) {
        return "| " + question + " | `" + answer(here) + "` | `" + answer(there) + "` |";
    }

    private static String answer(Callable<?> question) {
        try {
            return String.valueOf(question.call());
        } catch (Exception refusal) {
            return refusal.getClass().getSimpleName();
        }
    }

    private static List<String> tableOfThePage() throws Exception {
        List<String> lines = Files.readAllLines(
                Path.of("").toAbsolutePath().resolveSibling("docs").resolve("migration.md"));
        List<String> rows = new ArrayList<>();
        for (int i = lines.indexOf(HEADER) + 2; lines.get(i).startsWith("|"); i++) {
            rows.add(lines.get(i));
        }
        return rows;
    }
}

package io.github.valueranges.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.IntRange;
import io.hypersistence.utils.hibernate.type.range.Range;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;

/** The table of {@code docs/migration.md} that compares with hypersistence-utils says what each of both answers. */
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

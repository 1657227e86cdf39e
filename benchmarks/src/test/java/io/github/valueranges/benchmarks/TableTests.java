package io.github.valueranges.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the table says of measured times, and which of them hold their limits. */
class TableTests {

    private static final String WORK = "date ranges: `overlaps`, both finite";

    /** The row of a work with what each implementation took. */
    private static Row row(Map<Implementation, Double> nanos, double bytes) {
        Row row = Benchmarks.rows().stream()
                .filter(each -> each.work().equals(WORK))
                .findFirst()
                .orElseThrow();
        row.cells().keySet().retainAll(nanos.keySet());
        nanos.forEach((by, time) -> row.cells().get(by).add(time, bytes));
        return row;
    }

    @ParameterizedTest(name = "{0}, {1} beside {2}, {3} bytes")
    @CsvSource(
            delimiter = ';',
            value = {
                "10; 20; 60; 0; ≤ 2.00×, ≤ 0.33× of Guava, no allocation; true",
                "10; 20.1; 61; 0; **missed**: ≤ 2.00×, ≤ 0.33× of Guava, no allocation; false",
                "10; 20; 59; 0; ≤ 2.00×, **missed**: ≤ 0.33× of Guava, no allocation; false",
                "10; 20; 60; 16; ≤ 2.00×, ≤ 0.33× of Guava, **missed**: no allocation; false"
            })
    void aLimitThatIsNotHeldIsSaidAndNoRowHoldsWithOne(
            double hand, double ours, double guava, double bytes, String limits, boolean held) {
        Row row = row(
                Map.of(
                        Implementation.BY_HAND, hand,
                        Implementation.VALUERANGES, ours,
                        Implementation.GUAVA, guava),
                bytes);
        assertThat(Table.of(List.of(row))).contains("| " + limits + " |");
        assertThat(Table.holdsLimits(row)).isEqualTo(held);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"BY_HAND, true", "GUAVA, false"})
    void whatWasNotMeasuredLimitsNothing(Implementation other, boolean held) {
        Row row = row(Map.of(Implementation.VALUERANGES, 20.0, other, 10.0), 0);
        assertThat(Table.holdsLimits(row)).isEqualTo(held);
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource({"1, 2, 9, 2.00 ns (1.00–9.00)", "9, 1, 2, 2.00 ns (1.00–9.00)"})
    void aCellIsTheMedianBetweenTheExtremes(double first, double second, double third, String cell) {
        Row row = row(Map.of(Implementation.VALUERANGES, first), 0);
        row.cells().get(Implementation.VALUERANGES).add(second, 0);
        row.cells().get(Implementation.VALUERANGES).add(third, 0);
        assertThat(Table.of(List.of(row))).contains("| " + cell + " |");
    }

    @Test
    void anotherLibraryStandsBesideTheHandWrittenCodeAndBesideOurs() {
        Row row = row(
                Map.of(
                        Implementation.BY_HAND, 10.0,
                        Implementation.VALUERANGES, 20.0,
                        Implementation.GUAVA, 60.0),
                0);
        assertThat(Table.of(List.of(row))).contains("| 60.0 ns, 6.00× / 3.00× |");
    }
}

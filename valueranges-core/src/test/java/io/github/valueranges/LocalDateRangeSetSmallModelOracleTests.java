package io.github.valueranges;

import static io.github.valueranges.DayModel.day;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.DayOperations.Operand;
import io.github.valueranges.DayOperations.Operation;
import io.github.valueranges.oracles.Recorder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Promise: whatever ranges a set is made of, it holds the days of all of them, in the one canonical form: sorted,
 * disjoint, not adjacent, none empty. Every subset of eight points is built from pieces that overlap, touch, nest,
 * repeat and come in reverse, and every ordered pair of the 256 sets is compared with bits, range by range and not only
 * by membership.
 *
 * <p>The eight points are six neighbouring days between the two unbounded sides, so that half of the sets have no first
 * or no last day. Not established: what happens at the infinities, and that the server agrees.
 */
class LocalDateRangeSetSmallModelOracleTests {

    private static final DayModel MODEL = new DayModel(8);
    private static final int SETS = 256;
    private static final DayOperations OPERATIONS = new DayOperations(MODEL);

    /** Single days twice, pairs of neighbours, empty ranges between them, the last first. */
    private static List<LocalDateRange> shattered(int days) {
        List<LocalDateRange> pieces = new ArrayList<>();
        pieces.add(LocalDateRange.empty());
        for (int i = 0; i < 8; i++) {
            if (DayModel.has(days, i)) {
                LocalDateRange piece = i == 0
                        ? LocalDateRange.lessThan(day(1))
                        : i == 7 ? LocalDateRange.greaterThan(day(6)) : LocalDateRange.singleton(day(i));
                pieces.add(piece);
                pieces.add(piece);
                if (i > 1 && i < 7 && DayModel.has(days, i - 1)) {
                    pieces.add(LocalDateRange.closed(day(i - 1), day(i)));
                    pieces.add(LocalDateRange.empty());
                }
                if (i > 1 && (days & 3 << (i - 1)) == 3 << (i - 1) && DayModel.has(days, i - 2) && i - 2 > 0 && i < 7) {
                    pieces.add(LocalDateRange.closedOpen(day(i - 2), day(i + 1)));
                }
            }
        }
        Collections.reverse(pieces);
        return pieces;
    }

    /** The ways to a set, each from the shattered pieces. */
    private static List<LocalDateRangeSet> everyWay(int days) {
        List<LocalDateRange> pieces = shattered(days);
        StringBuilder literal = new StringBuilder("{");
        LocalDateRangeSet union = LocalDateRangeSet.empty();
        LocalDateRangeSet hole = LocalDateRangeSet.all();
        for (LocalDateRange piece : pieces) {
            literal.append(literal.length() == 1 ? "" : " , ").append(piece);
            union = union.union(piece);
            hole = hole.except(piece);
        }
        List<LocalDateRange> nested = new ArrayList<>(MODEL.ranges(days));
        for (int[] run : DayModel.runs(days)) {
            for (int inner = run[0] + 1; inner < run[1]; inner++) {
                nested.add(LocalDateRange.singleton(day(inner)));
            }
        }
        return List.of(
                LocalDateRangeSet.of(nested),
                LocalDateRangeSet.of(pieces.toArray(LocalDateRange[]::new)),
                LocalDateRangeSet.of(pieces),
                LocalDateRangeSet.parse(literal + "}"),
                pieces.stream().collect(LocalDateRangeSet.toRangeSet()),
                pieces.stream().map(piece -> LocalDateRangeSet.of(piece)).collect(LocalDateRangeSet.toRangeSet()),
                union,
                hole.complement(),
                hole.complement().complement().complement());
    }

    private static Operand set(int days) {
        return Operand.of(LocalDateRangeSet.of(shattered(days)), days);
    }

    private static List<Operand> sets() {
        return Stream.iterate(0, days -> days + 1)
                .limit(SETS)
                .map(days -> set(days))
                .toList();
    }

    /** Every range whose bounds are days 1 to 6. */
    private static List<Operand> ranges() {
        List<Operand> ranges = new ArrayList<>();
        for (int days = 0; days < SETS; days++) {
            if (DayModel.hull(days) == days) {
                ranges.add(Operand.of(MODEL.range(days), days));
            }
        }
        return ranges;
    }

    @Test
    void everyWayToASetGivesItsCanonicalRanges() throws Exception {
        Recorder.sweep(getClass(), "construction", 9L * SETS * 3, recorder -> {
            for (int days = 0; days < SETS; days++) {
                LocalDateRangeSet first = LocalDateRangeSet.of(MODEL.ranges(days));
                String set = days + " " + first;
                int way = 0;
                for (LocalDateRangeSet built : everyWay(days)) {
                    String row = "way " + way++ + " to " + set;
                    recorder.checkElements(() -> row, MODEL.ranges(days), built::toList);
                    recorder.check(row + " equals", true, built.equals(first) && first.equals(built));
                    recorder.check(row + " hashes", first.hashCode(), built.hashCode());
                }
            }
        });
    }

    @Test
    void everySetTellsItsState() throws Exception {
        Recorder.sweep(getClass(), "state", SETS * (DayOperations.STATES + 6L), recorder -> {
            for (Operand operand : sets()) {
                LocalDateRangeSet set = (LocalDateRangeSet) operand.value();
                int days = operand.days();
                OPERATIONS.judgeState(recorder, operand);
                recorder.check(() -> operand + " size", DayModel.runs(days).size(), set::size);
                recorder.check(() -> operand + " length", MODEL.length(days), set::length);
                recorder.check(() -> operand + " merge", MODEL.range(DayModel.hull(days)), set::merge);
                recorder.checkElements(
                        () -> operand + " gaps",
                        MODEL.ranges(DayModel.hull(days) & ~days),
                        () -> set.gaps().toList());
                recorder.checkElements(
                        () -> operand + " stream",
                        MODEL.ranges(days),
                        () -> set.stream().toList());
                if (MODEL.length(days).isPresent()) {
                    recorder.checkElements(
                            () -> operand + " values",
                            DayModel.days(days),
                            () -> set.values().toList());
                } else {
                    recorder.checkRefused(() -> operand + " values", IllegalStateException.class, set::values);
                }
            }
        });
    }

    @Test
    void everyOperationOverEveryPairOfSetsIsThatOfTheDays() throws Exception {
        List<Operation> operations = OPERATIONS.all();
        assertThat(operations).hasSize(13);
        List<Operand> sets = sets();
        Recorder.sweep(getClass(), "pairs", 13L * SETS * SETS, recorder -> {
            for (Operand left : sets) {
                for (Operand right : sets) {
                    for (Operation operation : operations) {
                        DayOperations.judge(recorder, operation, left, right);
                    }
                }
            }
        });
    }

    @Test
    void everyOperationOverARangeAndASetIsThatOfTheDays() throws Exception {
        List<Operation> operations = OPERATIONS.all();
        List<Operand> ranges = ranges();
        assertThat(ranges).hasSize(37);
        Recorder.sweep(getClass(), "mixed", 37L * SETS * (2 * 13 + 1), recorder -> {
            for (Operand range : ranges) {
                for (Operand set : sets()) {
                    for (Operation operation : operations) {
                        DayOperations.judge(recorder, operation, range, set);
                        DayOperations.judge(recorder, operation, set, range);
                    }
                    recorder.checkElements(
                            () -> set + " gaps in " + range,
                            MODEL.ranges(range.days() & ~set.days()),
                            () -> ((LocalDateRangeSet) set.value())
                                    .gaps((LocalDateRange) range.value())
                                    .toList());
                }
            }
        });
    }

    @Test
    void everyOperationOverASetAndADayIsThatOfTheDays() throws Exception {
        Recorder.sweep(getClass(), "days", SETS * 6L * DayOperations.DAYS, recorder -> {
            for (Operand set : sets()) {
                for (int day = 1; day <= 6; day++) {
                    OPERATIONS.judgeDay(recorder, set, day);
                }
            }
        });
    }

    @Test
    void everyPairOfSetsComparesRangeByRange() throws Exception {
        List<Operand> sets = sets();
        Recorder.sweep(getClass(), "order", 2L * SETS * SETS, recorder -> {
            for (Operand left : sets) {
                for (Operand right : sets) {
                    recorder.check(
                            () -> left + " compared with " + right,
                            DayModel.compare(left.days(), right.days()),
                            () -> Integer.signum(
                                    ((LocalDateRangeSet) left.value()).compareTo((LocalDateRangeSet) right.value())));
                    recorder.check(
                            () -> left + " equals " + right,
                            left.days() == right.days(),
                            () -> left.value().equals(right.value()));
                }
            }
        });
    }

    @Test
    void theIntersectionOfManySetsIsThatOfTheirDays() throws Exception {
        List<Operand> sets = sets();
        Recorder.sweep(getClass(), "intersection", SETS, recorder -> {
            for (int i = 0; i < SETS; i++) {
                Operand a = sets.get(i);
                Operand b = sets.get((i * 7 + 3) % SETS);
                Operand c = sets.get((i * 31 + 200) % SETS);
                recorder.checkElements(
                        () -> a + " and " + b + " and " + c,
                        MODEL.ranges(a.days() & b.days() & c.days()),
                        () -> Stream.of(a, b, c)
                                .map(operand -> (LocalDateRangeSet) operand.value())
                                .collect(LocalDateRangeSet.toIntersection())
                                .orElseThrow()
                                .toList());
            }
        });
        assertThat(Stream.<LocalDateRangeSet>empty().collect(LocalDateRangeSet.toIntersection()))
                .isEmpty();
        assertThat(Stream.<LocalDateRange>empty().collect(LocalDateRangeSet.toRangeSet()))
                .isEqualTo(LocalDateRangeSet.empty());
    }

    @Test
    void anAnswerThatLeavesNeighboursApartIsNoticed() {
        Operation apart = new Operation(
                "union",
                (a, b) -> MODEL.ranges(a.days() | b.days()),
                (a, b) -> Stream.of(a, b)
                        .flatMap(operand -> ((LocalDateRangeSet) operand.value()).stream())
                        .sorted()
                        .distinct()
                        .toList());
        Recorder recorder = Recorder.of(getClass(), "planted");
        DayOperations.judge(recorder, apart, set(0b0000_0100), set(0b0000_1000));
        assertThatThrownBy(() -> recorder.conclude(1)).hasMessageContaining("} union {");
    }
}

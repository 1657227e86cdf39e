package io.github.valueranges;

import static io.github.valueranges.DayModel.day;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.DayOperations.Operand;
import io.github.valueranges.DayOperations.Operation;
import io.github.valueranges.oracles.Recorder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Promise: an operation on ranges of days is the operation on the sets of days that they are. Every range over five
 * neighbouring days, in every shape and from every factory, and every ordered pair of them is compared with bits.
 *
 * <p>The bounds are days 2 to 6 of a universe of nine bits: the outermost bits are the unbounded sides, days 1 and 7
 * are named by no bound. The days lie around the end of a February. Not established: what happens at the infinities and
 * at the ends of the Java type, and that the server agrees.
 */
class LocalDateRangeSmallModelOracleTests {

    private static final int FIRST = 2;
    private static final int LAST = 6;
    private static final DayModel MODEL = new DayModel(9);
    private static final DayOperations OPERATIONS = new DayOperations(MODEL);

    /** Every factory over every bound: what was written, the range, and its days. */
    private record Written(String text, LocalDateRange range, int days) {}

    private static List<Written> written() {
        List<Written> all = new ArrayList<>();
        all.add(new Written("empty()", LocalDateRange.empty(), 0));
        all.add(new Written("all()", LocalDateRange.all(), MODEL.everything));
        for (int a = FIRST; a <= LAST; a++) {
            all.add(new Written("singleton " + a, LocalDateRange.singleton(day(a)), 1 << a));
            all.add(new Written("atLeast " + a, LocalDateRange.atLeast(day(a)), MODEL.between(a, true, null, false)));
            all.add(new Written(
                    "greaterThan " + a, LocalDateRange.greaterThan(day(a)), MODEL.between(a, false, null, false)));
            all.add(new Written("atMost " + a, LocalDateRange.atMost(day(a)), MODEL.between(null, false, a, true)));
            all.add(new Written(
                    "lessThan " + a, LocalDateRange.lessThan(day(a)), MODEL.between(null, false, a, false)));
            for (int b = FIRST; b <= LAST; b++) {
                String to = a + " " + b;
                all.add(new Written(
                        "closed " + to, LocalDateRange.closed(day(a), day(b)), MODEL.between(a, true, b, true)));
                all.add(new Written(
                        "closedOpen " + to,
                        LocalDateRange.closedOpen(day(a), day(b)),
                        MODEL.between(a, true, b, false)));
                all.add(new Written(
                        "openClosed " + to,
                        LocalDateRange.openClosed(day(a), day(b)),
                        MODEL.between(a, false, b, true)));
                all.add(new Written(
                        "open " + to, LocalDateRange.open(day(a), day(b)), MODEL.between(a, false, b, false)));
            }
        }
        return all;
    }

    private static List<Operand> distinct() {
        Map<Integer, Operand> distinct = new LinkedHashMap<>();
        for (Written written : written()) {
            distinct.putIfAbsent(written.days(), Operand.of(written.range(), written.days()));
        }
        return List.copyOf(distinct.values());
    }

    @Test
    void everyFactoryMeansItsSetOfDays() throws Exception {
        Recorder.sweep(getClass(), "factories", 127, recorder -> {
            for (Written written : written()) {
                recorder.check(written.text(), MODEL.range(written.days()), written.range());
            }
        });
    }

    @Test
    void equalSetsOfDaysAreEqualRangesWithOneHash() throws Exception {
        List<Written> all = written();
        Recorder.sweep(getClass(), "equality", 2L * 127 * 127, recorder -> {
            for (Written left : all) {
                for (Written right : all) {
                    boolean same = left.days() == right.days();
                    recorder.check(
                            () -> left.text() + " equals " + right.text(),
                            same,
                            () -> left.range().equals(right.range()));
                    recorder.check(
                            () -> left.text() + " hashes as " + right.text(),
                            true,
                            () -> !same
                                    || left.range().hashCode() == right.range().hashCode());
                }
            }
        });
    }

    @Test
    void everyRangeTellsItsState() throws Exception {
        Recorder.sweep(getClass(), "state", 29L * (DayOperations.STATES + 2), recorder -> {
            for (Operand operand : distinct()) {
                LocalDateRange range = (LocalDateRange) operand.value();
                OPERATIONS.judgeState(recorder, operand);
                recorder.check(() -> operand + " length", MODEL.length(operand.days()), range::length);
                if (MODEL.length(operand.days()).isPresent()) {
                    recorder.checkElements(
                            () -> operand + " values",
                            DayModel.days(operand.days()),
                            () -> range.values().toList());
                } else {
                    recorder.checkRefused(() -> operand + " values", IllegalStateException.class, range::values);
                }
            }
        });
    }

    @Test
    void everyOperationOverEveryPairIsThatOfTheSets() throws Exception {
        List<Operation> operations = OPERATIONS.all();
        assertThat(operations).hasSize(13);
        Recorder.sweep(getClass(), "pairs", 4L * 13 * 29 * 29, recorder -> {
            for (Operand left : distinct()) {
                for (Operand right : distinct()) {
                    for (Operation operation : operations) {
                        DayOperations.judge(recorder, operation, left, right);
                        DayOperations.judge(recorder, operation, left, asSet(right));
                        DayOperations.judge(recorder, operation, asSet(left), right);
                        DayOperations.judge(recorder, operation, asSet(left), asSet(right));
                    }
                }
            }
        });
    }

    private static Operand asSet(Operand range) {
        return Operand.of(LocalDateRangeSet.of((LocalDateRange) range.value()), range.days());
    }

    @Test
    void everyOperationWithADayIsThatOfTheSets() throws Exception {
        Recorder.sweep(getClass(), "days", 2L * 29 * 7 * DayOperations.DAYS + 29 * 7, recorder -> {
            for (Operand operand : distinct()) {
                for (int day = 1; day <= 7; day++) {
                    int index = day;
                    OPERATIONS.judgeDay(recorder, operand, day);
                    OPERATIONS.judgeDay(recorder, asSet(operand), day);
                    recorder.check(
                            () -> operand + " clamp " + day(index),
                            DayModel.clamp(operand.days(), index),
                            () -> ((LocalDateRange) operand.value()).clamp(day(index)));
                }
            }
        });
    }

    @Test
    void everyOrderedPairComparesAsItsBounds() throws Exception {
        Recorder.sweep(getClass(), "order", 29L * 29, recorder -> {
            for (Operand left : distinct()) {
                for (Operand right : distinct()) {
                    recorder.check(
                            () -> left + " compared with " + right,
                            DayModel.compare(left.days(), right.days()),
                            () -> Integer.signum(
                                    ((LocalDateRange) left.value()).compareTo((LocalDateRange) right.value())));
                }
            }
        });
    }

    @Test
    void aShiftMovesBothBounds() throws Exception {
        Recorder.sweep(getClass(), "shift", 29L * 81, recorder -> {
            for (Operand operand : distinct()) {
                for (int days = -40; days <= 40; days++) {
                    int steps = days;
                    recorder.check(
                            () -> operand + " shifted by " + steps,
                            MODEL.shifted(operand.days(), steps),
                            () -> ((LocalDateRange) operand.value()).shift(steps));
                }
            }
        });
    }

    @Test
    void theFiniteRecordRefusesBoundsThatAreOutOfOrder() throws Exception {
        Recorder.sweep(getClass(), "finite", 25, recorder -> {
            for (int a = FIRST; a <= LAST; a++) {
                for (int b = FIRST; b <= LAST; b++) {
                    int start = a;
                    int end = b;
                    if (a <= b) {
                        recorder.check(
                                () -> "Finite " + start + " " + end,
                                LocalDateRange.closed(day(a), day(b)),
                                () -> new LocalDateRange.Finite(day(start), day(end)));
                    } else {
                        recorder.checkRefused(
                                () -> "Finite " + start + " " + end,
                                IllegalArgumentException.class,
                                () -> new LocalDateRange.Finite(day(start), day(end)));
                    }
                }
            }
        });
    }

    @Test
    void anAnswerThatForgetsTheStepIsNoticed() {
        Operation touching = new Operation(
                "is adjacent to",
                (a, b) -> DayModel.isAdjacent(a.days(), b.days()),
                (a, b) -> a.value().upperBound().equals(b.value().lowerBound()));
        Recorder recorder = Recorder.of(getClass(), "planted");
        for (Operand left : distinct()) {
            for (Operand right : distinct()) {
                DayOperations.judge(recorder, touching, left, right);
            }
        }
        assertThatThrownBy(() -> recorder.conclude(29 * 29))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("is adjacent to")
                .hasNoSuppressedExceptions();
    }
}

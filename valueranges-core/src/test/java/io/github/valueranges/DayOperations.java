package io.github.valueranges;

import io.github.valueranges.oracles.Recorder;
import java.time.LocalDate;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.IntBinaryOperator;

/** Every operation of two operands, as the production code has it and as {@link DayModel} has it. */
final class DayOperations {

    /** A range or range set of days. */
    interface Days extends BiFunction<Operand, Operand, Object> {}

    /** An operand and the days that it holds. */
    record Operand(RangeAlgebra<LocalDate, LocalDateRange, LocalDateRangeSet> value, int days) {

        static Operand of(LocalDateRange range, int days) {
            return new Operand(range, days);
        }

        static Operand of(LocalDateRangeSet set, int days) {
            return new Operand(set, days);
        }

        @Override
        public String toString() {
            return value.toString();
        }
    }

    interface Relation {
        boolean test(int left, int right);
    }

    record Operation(String name, Days expected, Days actual) {}

    private final DayModel model;
    private final List<LocalDateRange> rangeOf;
    private final List<List<LocalDateRange>> rangesOf;

    DayOperations(DayModel model) {
        this.model = model;
        this.rangesOf = java.util.stream.IntStream.rangeClosed(0, model.everything)
                .mapToObj(model::ranges)
                .toList();
        this.rangeOf = java.util.stream.IntStream.rangeClosed(0, model.everything)
                .mapToObj(days -> model.range(DayModel.hull(days)))
                .toList();
    }

    /** The operations over any two operands. */
    List<Operation> all() {
        return List.of(
                relation("contains", DayModel::contains, (a, b) -> a.value().contains(b.value())),
                relation(
                        "is contained by",
                        (a, b) -> DayModel.contains(b, a),
                        (a, b) -> a.value().isContainedBy(b.value())),
                relation("overlaps", DayModel::overlaps, (a, b) -> a.value().overlaps(b.value())),
                relation(
                        "is adjacent to",
                        DayModel::isAdjacent,
                        (a, b) -> a.value().isAdjacentTo(b.value())),
                relation("is left of", DayModel::isLeftOf, (a, b) -> a.value().isStrictlyLeftOf(b.value())),
                relation(
                        "is right of",
                        (a, b) -> DayModel.isLeftOf(b, a),
                        (a, b) -> a.value().isStrictlyRightOf(b.value())),
                relation(
                        "does not extend right of",
                        DayModel::endsNoLater,
                        (a, b) -> a.value().doesNotExtendRightOf(b.value())),
                relation(
                        "does not extend left of",
                        DayModel::startsNoEarlier,
                        (a, b) -> a.value().doesNotExtendLeftOf(b.value())),
                range(
                        "merge",
                        (a, b) -> DayModel.hull(a | b),
                        (a, b) -> a.value().merge(b.value())),
                range("gap", DayModel::gap, (a, b) -> a.value().gap(b.value())),
                set("union", (a, b) -> a | b, (a, b) -> a.value().union(b.value())),
                set("except", (a, b) -> a & ~b, (a, b) -> a.value().except(b.value())),
                new Operation(
                        "intersect",
                        (a, b) -> a.value() instanceof LocalDateRange && b.value() instanceof LocalDateRange
                                ? rangeOf.get(a.days() & b.days())
                                : rangesOf.get(a.days() & b.days()),
                        DayOperations::intersect));
    }

    private static Object intersect(Operand a, Operand b) {
        if (a.value() instanceof LocalDateRange left) {
            return b.value() instanceof LocalDateRange right
                    ? left.intersect(right)
                    : left.intersect((LocalDateRangeSet) b.value()).toList();
        }
        LocalDateRangeSet left = (LocalDateRangeSet) a.value();
        return b.value() instanceof LocalDateRange right
                ? left.intersect(right).toList()
                : left.intersect((LocalDateRangeSet) b.value()).toList();
    }

    private static Operation relation(String name, Relation expected, Days actual) {
        return new Operation(name, (a, b) -> expected.test(a.days(), b.days()), actual);
    }

    private Operation range(String name, IntBinaryOperator expected, Days actual) {
        return new Operation(name, (a, b) -> rangeOf.get(expected.applyAsInt(a.days(), b.days())), actual);
    }

    private Operation set(
            String name, IntBinaryOperator expected, BiFunction<Operand, Operand, LocalDateRangeSet> actual) {
        return new Operation(
                name,
                (a, b) -> rangesOf.get(expected.applyAsInt(a.days(), b.days())),
                (a, b) -> actual.apply(a, b).toList());
    }

    /** Compares one operation over one pair. */
    static void judge(Recorder recorder, Operation operation, Operand left, Operand right) {
        recorder.check(
                () -> left + " " + operation.name() + " " + right,
                operation.expected().apply(left, right),
                () -> operation.actual().apply(left, right));
    }

    /** Compares what a single operand says of itself. */
    void judgeState(Recorder recorder, Operand operand) {
        var value = operand.value();
        int days = operand.days();
        recorder.check(() -> operand + " is empty", days == 0, value::isEmpty);
        recorder.check(() -> operand + " is finite", model.isFinite(days), value::isFinite);
        recorder.check(() -> operand + " is unbounded", days == model.everything, value::isUnbounded);
        recorder.check(
                () -> operand + " is unbounded at the start", model.isUnboundedStart(days), value::isUnboundedStart);
        recorder.check(() -> operand + " is unbounded at the end", model.isUnboundedEnd(days), value::isUnboundedEnd);
        recorder.check(() -> operand + " lower bound", model.lowerBound(days), value::lowerBound);
        recorder.check(() -> operand + " upper bound", model.upperBound(days), value::upperBound);
        recorder.check(
                () -> operand + " lower bound inclusive",
                model.lowerBound(days).isPresent(),
                value::lowerBoundInclusive);
        recorder.check(
                () -> operand + " upper bound inclusive",
                model.upperBound(days).isPresent(),
                value::upperBoundInclusive);
        recorder.check(
                () -> operand + " complement",
                rangesOf.get(model.complement(days)),
                () -> value.complement().toList());
    }

    /** How many comparisons {@link #judgeState} makes. */
    static final int STATES = 10;

    /** Compares every operation whose right operand is a day. */
    void judgeDay(Recorder recorder, Operand operand, int index) {
        var value = operand.value();
        LocalDate day = DayModel.day(index);
        int days = operand.days();
        int one = 1 << index;
        recorder.check(() -> operand + " contains " + day, DayModel.contains(days, one), () -> value.contains(day));
        recorder.check(
                () -> operand + " is contained by " + day,
                DayModel.contains(one, days),
                () -> value.isContainedBy(day));
        recorder.check(() -> operand + " overlaps " + day, DayModel.overlaps(days, one), () -> value.overlaps(day));
        recorder.check(
                () -> operand + " is adjacent to " + day,
                DayModel.isAdjacent(days, one),
                () -> value.isAdjacentTo(day));
        recorder.check(
                () -> operand + " is left of " + day, DayModel.isLeftOf(days, one), () -> value.isStrictlyLeftOf(day));
        recorder.check(
                () -> operand + " is right of " + day,
                DayModel.isLeftOf(one, days),
                () -> value.isStrictlyRightOf(day));
        recorder.check(
                () -> operand + " does not extend right of " + day,
                DayModel.endsNoLater(days, one),
                () -> value.doesNotExtendRightOf(day));
        recorder.check(
                () -> operand + " does not extend left of " + day,
                DayModel.startsNoEarlier(days, one),
                () -> value.doesNotExtendLeftOf(day));
        recorder.check(() -> operand + " merge " + day, rangeOf.get(DayModel.hull(days | one)), () -> value.merge(day));
        recorder.check(() -> operand + " gap " + day, rangeOf.get(DayModel.gap(days, one)), () -> value.gap(day));
        recorder.check(
                () -> operand + " union " + day,
                rangesOf.get(days | one),
                () -> value.union(day).toList());
        recorder.check(
                () -> operand + " except " + day,
                rangesOf.get(days & ~one),
                () -> value.except(day).toList());
        recorder.check(
                () -> operand + " intersect " + day,
                value instanceof LocalDateRange ? rangeOf.get(days & one) : rangesOf.get(days & one),
                () -> value instanceof LocalDateRange range
                        ? range.intersect(day)
                        : ((LocalDateRangeSet) value).intersect(day).toList());
    }

    /** How many comparisons {@link #judgeDay} makes. */
    static final int DAYS = 13;
}

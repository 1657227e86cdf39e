package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.GridOperations.Operand;
import io.github.valueranges.GridOperations.Operation;
import io.github.valueranges.oracles.Recorder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Promise: whatever ranges a set is made of, it holds the values of all of them, in the one canonical form: sorted,
 * disjoint, not adjacent, none empty. Every subset of the positions of a {@link Grid} is built from pieces that
 * overlap, touch, nest, repeat and come in reverse, and every ordered pair of sets is compared with bits, range by range
 * and not only by membership.
 *
 * <p>Over a discrete type the grid has eight positions, six neighbouring values between the two unbounded sides. Over a
 * continuous type it has nine, four bounds and what lies around them, and pairs are taken from the sets over three
 * bounds. Not established: what happens at the infinities, and that the server agrees.
 */
class RangeSetSmallModelOracleTests {

    static List<Domain<?, ?, ?>> domains() {
        return Domain.all();
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Grid<E, R, S> grid(
            Domain<E, R, S> domain) {
        return new Grid<>(domain, domain.isDiscrete() ? 8 : 9);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Grid<E, R, S> pairGrid(
            Domain<E, R, S> domain) {
        return new Grid<>(domain, domain.isDiscrete() ? 8 : 7);
    }

    /** Single positions twice, pairs of neighbours, threes in another spelling, empty ranges between, the last first. */
    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<R> shattered(
            Grid<E, R, S> grid, int bits) {
        List<R> pieces = new ArrayList<>();
        RangeType<E, R, S> type = grid.domain.type();
        pieces.add(type.empty());
        for (int i = 0; i <= grid.last; i++) {
            if (Grid.has(bits, i)) {
                pieces.add(grid.range(i, i));
                pieces.add(grid.range(i, i));
                if (i > 0 && Grid.has(bits, i - 1)) {
                    pieces.add(grid.range(i - 1, i));
                    pieces.add(type.empty());
                }
                if (grid.domain.isDiscrete() && i > 2 && i < grid.last && (bits >> (i - 2) & 7) == 7) {
                    pieces.add(type.between(grid.at(i - 2), true, grid.at(i + 1), false));
                }
            }
        }
        Collections.reverse(pieces);
        return pieces;
    }

    /** The ways to a set, each from pieces of it. */
    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<S> everyWay(
            Grid<E, R, S> grid, int bits) {
        RangeSetType<E, R, S> type = grid.domain.type().rangeSetType();
        List<R> pieces = shattered(grid, bits);
        StringBuilder literal = new StringBuilder("{");
        S union = type.empty();
        S hole = type.unbounded();
        for (R piece : pieces) {
            literal.append(literal.length() == 1 ? "" : " , ").append(piece);
            union = union.union(piece);
            hole = hole.except(piece);
        }
        List<R> nested = new ArrayList<>(grid.ranges(bits));
        for (int[] run : Grid.runs(bits)) {
            for (int inner = run[0] + 1; inner < run[1]; inner++) {
                nested.add(grid.range(inner, inner));
            }
        }
        // Ranges that only touch: among the others there is always one that reaches over where two meet.
        List<R> touching = new ArrayList<>();
        for (int i = grid.last; i >= 0; i--) {
            if (Grid.has(bits, i)) {
                touching.add(grid.range(i, i));
            }
        }
        return List.of(
                type.of(touching),
                type.of(nested),
                type.of(pieces),
                type.parse(literal + "}"),
                pieces.stream().map(piece -> (RangeAlgebra<E, R, S>) piece).collect(type.toRangeSet()),
                pieces.stream()
                        .map(piece -> (RangeAlgebra<E, R, S>) type.of(List.of(piece)))
                        .collect(type.toRangeSet()),
                union,
                hole.complement(),
                hole.complement().complement().complement());
    }

    private static final int WAYS = 9;

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Operand<E, R, S> set(
            Grid<E, R, S> grid, int bits) {
        return new Operand<>(grid.domain.type().rangeSetType().of(shattered(grid, bits)), bits);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<Operand<E, R, S>> sets(
            Grid<E, R, S> grid) {
        return Stream.iterate(0, bits -> bits + 1)
                .limit(grid.everything + 1)
                .map(bits -> set(grid, bits))
                .toList();
    }

    /** Every range whose bounds are bounds of the grid. */
    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<Operand<E, R, S>> ranges(
            Grid<E, R, S> grid) {
        List<Operand<E, R, S>> ranges = new ArrayList<>();
        ranges.add(new Operand<>(grid.domain.type().empty(), 0));
        for (int first = 0; first <= grid.last; first++) {
            for (int end = first; end <= grid.last; end++) {
                ranges.add(new Operand<>(grid.range(first, end), (2 << end) - (1 << first)));
            }
        }
        return ranges;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void everyWayToASetGivesItsCanonicalRanges(
            Domain<E, R, S> domain) throws Exception {
        Grid<E, R, S> grid = grid(domain);
        Recorder.sweep(getClass(), "construction", WAYS * (grid.everything + 1L) * 3, recorder -> {
            for (int bits = 0; bits <= grid.everything; bits++) {
                S first = domain.type().rangeSetType().of(grid.ranges(bits));
                String set = " to " + bits + " " + domain.name() + " " + first;
                int expected = bits;
                int way = 0;
                for (S built : everyWay(grid, bits)) {
                    String row = "way " + way++ + set;
                    recorder.check(() -> row, expected, () -> grid.bits(built));
                    recorder.check(() -> row + " equals", true, () -> built.equals(first) && first.equals(built));
                    recorder.check(() -> row + " hashes", first.hashCode(), built::hashCode);
                }
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void everySetTellsItsState(
            Domain<E, R, S> domain) throws Exception {
        Grid<E, R, S> grid = grid(domain);
        GridOperations<E, R, S> operations = new GridOperations<>(grid);
        int each = GridOperations.STATES + 4 + (domain.isDiscrete() ? 1 : 0);
        Recorder.sweep(getClass(), "state", (grid.everything + 1L) * each, recorder -> {
            for (Operand<E, R, S> operand : sets(grid)) {
                S set = domain.type().rangeSetType().cast(operand.value());
                int bits = operand.bits();
                String row = domain.name() + " " + set;
                operations.judgeState(recorder, operand);
                recorder.check(() -> row + " size", Grid.runs(bits).size(), set::size);
                recorder.check(() -> row + " merge", Grid.hull(bits), () -> grid.bits(set.merge()));
                recorder.check(() -> row + " gaps", Grid.hull(bits) & ~bits, () -> grid.bits(set.gaps()));
                recorder.checkElements(
                        () -> row + " stream", set.toList(), () -> set.stream().toList());
                if (domain.isDiscrete()) {
                    operations.judgeValues(recorder, operand);
                }
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            void everyOperationOverEveryPairOfSetsIsThatOfTheValues(Domain<E, R, S> domain) throws Exception {
        Grid<E, R, S> grid = pairGrid(domain);
        GridOperations<E, R, S> operations = new GridOperations<>(grid);
        List<Operand<E, R, S>> sets = sets(grid);
        long pairs = (long) sets.size() * sets.size();
        assertThat(sets).hasSize(domain.isDiscrete() ? 256 : 128);
        Recorder.sweep(getClass(), "pairs", GridOperations.COUNT * pairs, recorder -> {
            for (Operand<E, R, S> left : sets) {
                for (Operand<E, R, S> right : sets) {
                    for (Operation<E, R, S> operation : operations.all()) {
                        operations.judge(recorder, operation, left, right);
                    }
                }
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            void everyOperationOverARangeAndASetIsThatOfTheValues(Domain<E, R, S> domain) throws Exception {
        Grid<E, R, S> grid = pairGrid(domain);
        GridOperations<E, R, S> operations = new GridOperations<>(grid);
        List<Operand<E, R, S>> ranges = ranges(grid);
        List<Operand<E, R, S>> sets = sets(grid);
        assertThat(ranges).hasSize(domain.isDiscrete() ? 37 : 29);
        long cases = (long) ranges.size() * sets.size() * (2L * GridOperations.COUNT + 1);
        Recorder.sweep(getClass(), "mixed", cases, recorder -> {
            for (Operand<E, R, S> range : ranges) {
                for (Operand<E, R, S> set : sets) {
                    for (Operation<E, R, S> operation : operations.all()) {
                        operations.judge(recorder, operation, range, set);
                        operations.judge(recorder, operation, set, range);
                    }
                    recorder.check(
                            () -> domain.name() + " " + set + " gaps in " + range,
                            range.bits() & ~set.bits(),
                            () -> grid.bits(domain.type()
                                    .rangeSetType()
                                    .cast(set.value())
                                    .gaps(domain.type().cast(range.value()))));
                }
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            void everyOperationOverASetAndAValueIsThatOfTheValues(Domain<E, R, S> domain) throws Exception {
        Grid<E, R, S> grid = grid(domain);
        GridOperations<E, R, S> operations = new GridOperations<>(grid);
        List<Integer> bounds = grid.bounds(0);
        List<Integer> values = grid.values();
        long each = (long) bounds.size() * operations.values() + values.size();
        Recorder.sweep(getClass(), "values", (grid.everything + 1) * each, recorder -> {
            for (Operand<E, R, S> set : sets(grid)) {
                for (int position : bounds) {
                    operations.judgeValue(recorder, set, position);
                }
                for (int position : values) {
                    recorder.check(
                            () -> domain.name() + " " + set + " contains " + grid.at(position),
                            Grid.has(set.bits(), position),
                            () -> set.value().contains(grid.at(position)));
                }
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void everyPairOfSetsComparesRangeByRange(
            Domain<E, R, S> domain) throws Exception {
        RangeSetType<E, R, S> type = domain.type().rangeSetType();
        List<Operand<E, R, S>> sets = sets(pairGrid(domain));
        Recorder.sweep(getClass(), "order", 2L * sets.size() * sets.size(), recorder -> {
            for (Operand<E, R, S> left : sets) {
                for (Operand<E, R, S> right : sets) {
                    recorder.check(
                            () -> domain.name() + " " + left + " compared with " + right,
                            Grid.compare(left.bits(), right.bits()),
                            () -> Integer.signum(type.cast(left.value()).compareTo(type.cast(right.value()))));
                    recorder.check(
                            () -> domain.name() + " " + left + " equals " + right,
                            left.bits() == right.bits(),
                            () -> left.value().equals(right.value()));
                }
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            void theIntersectionOfManySetsIsThatOfTheirValues(Domain<E, R, S> domain) throws Exception {
        Grid<E, R, S> grid = grid(domain);
        RangeSetType<E, R, S> type = domain.type().rangeSetType();
        List<Operand<E, R, S>> sets = sets(grid);
        int size = sets.size();
        Recorder.sweep(getClass(), "intersection", size, recorder -> {
            for (int i = 0; i < size; i++) {
                Operand<E, R, S> a = sets.get(i);
                Operand<E, R, S> b = sets.get((i * 7 + 3) % size);
                Operand<E, R, S> c = sets.get((i * 31 + 200) % size);
                recorder.check(
                        () -> domain.name() + " " + a + " and " + b + " and " + c,
                        a.bits() & b.bits() & c.bits(),
                        () -> grid.bits(Stream.of(a, b, c)
                                .map(operand -> type.cast(operand.value()))
                                .collect(type.toIntersection())
                                .orElseThrow()));
            }
        });
        assertThat(Stream.<S>empty().collect(type.toIntersection())).isEmpty();
        assertThat(Stream.<RangeAlgebra<E, R, S>>empty().collect(type.toRangeSet()))
                .isEqualTo(type.empty());
    }

    @Test
    void anAnswerThatLeavesNeighboursApartIsNoticed() {
        Recorder recorder = Recorder.of(getClass(), "planted");
        for (Domain<?, ?, ?> domain : domains()) {
            apart(domain, recorder);
        }
        assertThatThrownBy(() -> recorder.conclude(domains().size()))
                .hasMessageContaining(" union ")
                .satisfies(failure -> assertThat(failure.getMessage().lines().filter(line -> line.contains(" union {")))
                        .hasSize(domains().size()));
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void apart(
            Domain<E, R, S> domain, Recorder recorder) {
        Grid<E, R, S> grid = pairGrid(domain);
        Operation<E, R, S> apart = new Operation<>(
                "union",
                (a, b) -> a | b,
                (a, b) -> Stream.of(a, b).flatMap(operand -> ranges(operand)).toList(),
                RangeAlgebra::union);
        new GridOperations<>(grid).judge(recorder, apart, set(grid, 0b0000_0100), set(grid, 0b0000_1000));
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Stream<R> ranges(
            RangeAlgebra<E, R, S> set) {
        return ((TypedRangeSet<E, R, S>) set).stream();
    }
}

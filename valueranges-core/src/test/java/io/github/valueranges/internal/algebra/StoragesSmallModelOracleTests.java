package io.github.valueranges.internal.algebra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.github.valueranges.RangeType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import io.github.valueranges.oracles.Recorder;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * Promise: it does not show whether cuts and elements are kept as numbers or as objects. The cuts of a small universe
 * divide all values into cells; every union of cells is built from its cells in reverse and every ordered pair is
 * combined, and judged with bits.
 *
 * <p>One universe is amid the whole numbers and kept as numbers; the others are the same in the types and at the
 * extremes where that is not possible, so that each operation meets both kinds of operand in either order. A cell at an
 * end of the last three holds no value: it is part of a piece that reaches it, and no piece by itself.
 */
class StoragesSmallModelOracleTests {

    private static final DiscreteElementType<Long> WHOLE = ElementTypes.BIGINT;

    /** Cuts in ascending order, from below to above all values; a cell is what lies between two. */
    private record Universe<E>(String name, ElementType<E> type, List<Cut<E>> cuts, List<E> values) {

        int cells() {
            return cuts.size() - 1;
        }

        int sets() {
            return 1 << cells();
        }

        boolean isHollow(int cell) {
            return Cut.holdNothing(type, cuts.get(cell), cuts.get(cell + 1));
        }

        /** Without the pieces that are a hollow cell alone, which no set has. */
        int held(int cells) {
            int last = cells() - 1;
            int held = isHollow(0) && (cells & 3) == 1 ? cells & ~1 : cells;
            return isHollow(last) && held >>> (last - 1) == 2 ? held & ~(1 << last) : held;
        }

        /** From the cells in reverse, each twice, with the whole runs first or last. */
        Cuts<E> set(int cells) {
            CutsBuilder<E> pieces = new CutsBuilder<>(type, 2);
            List<Cuts<E>> parts = new ArrayList<>();
            for (int from = 0; from < cells(); from++) {
                for (int to = from; to < cells() && (cells >> to & 1) == 1; to++) {
                    parts.add(Cuts.between(type, cuts.get(from), cuts.get(to + 1)));
                }
            }
            Collections.reverse(parts);
            parts.forEach(pieces::addAll);
            parts.forEach(pieces::addAll);
            return pieces.build();
        }

        /** The runs of cells by the indexes of their cuts. */
        Integer[] runs(int cells) {
            List<Integer> runs = new ArrayList<>();
            for (int i = 0; i <= cells(); i++) {
                boolean before = i > 0 && (cells >> (i - 1) & 1) == 1;
                boolean after = i < cells() && (cells >> i & 1) == 1;
                if (before != after) {
                    runs.add(i);
                }
            }
            return runs.toArray(Integer[]::new);
        }

        /** The same of a sequence; -1 for a cut that no cell has. */
        Integer[] runs(Cuts<E> set) {
            List<Integer> runs = new ArrayList<>();
            for (int piece = 0; piece < set.pieces(); piece++) {
                runs.add(indexOf(set.lower(piece)));
                runs.add(indexOf(set.upper(piece)));
            }
            return runs.toArray(Integer[]::new);
        }

        private int indexOf(Cut<E> cut) {
            for (int i = 0; i < cuts.size(); i++) {
                if (Cut.compare(type, cuts.get(i), cut) == 0) {
                    return i;
                }
            }
            return -1;
        }

        boolean holds(int cells, E value) {
            int cell = 0;
            while (Cut.compare(type, cuts.get(cell + 1), Cut.lower(type, value, true)) <= 0) {
                cell++;
            }
            return (cells >> cell & 1) == 1;
        }
    }

    private static Universe<Long> whole(String name, long... values) {
        List<Cut<Long>> cuts = new ArrayList<>();
        cuts.add(Cut.belowAll());
        for (long value : values) {
            cuts.add(Cut.lower(WHOLE, value, true));
        }
        if (values[values.length - 1] == Long.MAX_VALUE) {
            cuts.add(Cut.upper(WHOLE, Long.MAX_VALUE, true));
        }
        cuts.add(Cut.aboveAll());
        return new Universe<>(name, WHOLE, cuts, LongStream.of(values).boxed().toList());
    }

    private static Universe<BigDecimal> numeric() {
        List<Cut<BigDecimal>> cuts = new ArrayList<>();
        List<BigDecimal> values = new ArrayList<>();
        cuts.add(Cut.belowAll());
        for (int i = 1; i <= 3; i++) {
            BigDecimal value = BigDecimal.valueOf(i);
            cuts.add(Cut.lower(ElementTypes.NUMERIC, value, true));
            cuts.add(Cut.upper(ElementTypes.NUMERIC, value, true));
            values.add(value);
            values.add(value.add(new BigDecimal("0.5")));
        }
        cuts.add(Cut.aboveAll());
        return new Universe<>("continuous", ElementTypes.NUMERIC, cuts, values);
    }

    private static final List<Universe<?>> UNIVERSES = List.of(
            whole("amid", 1, 2, 3, 10, 11, 12),
            whole("first", Long.MIN_VALUE, Long.MIN_VALUE + 1, Long.MIN_VALUE + 2, 0, 1, 2),
            whole("last", 0, 1, Long.MAX_VALUE - 2, Long.MAX_VALUE - 1, Long.MAX_VALUE),
            whole("both", Long.MIN_VALUE, Long.MIN_VALUE + 1, Long.MAX_VALUE - 1, Long.MAX_VALUE),
            numeric());

    private static <E> List<Cuts<E>> sets(Universe<E> universe) {
        List<Cuts<E>> sets = new ArrayList<>();
        for (int cells = 0; cells < universe.sets(); cells++) {
            sets.add(universe.set(cells));
        }
        return sets;
    }

    private static <E> void judgePairs(Recorder recorder, Universe<E> universe) {
        List<Cuts<E>> sets = sets(universe);
        for (int left = 0; left < universe.sets(); left++) {
            for (int right = 0; right < universe.sets(); right++) {
                judgePair(recorder, universe, sets, universe.held(left), universe.held(right));
            }
        }
    }

    private static <E> void judgePair(
            Recorder recorder, Universe<E> universe, List<Cuts<E>> sets, int leftCells, int rightCells) {
        Cuts<E> left = sets.get(leftCells);
        Cuts<E> right = sets.get(rightCells);
        String row = universe.name + " " + leftCells + " " + rightCells;
        judgeSet(recorder, row + " union", universe, sets, leftCells | rightCells, left.union(right));
        judgeSet(recorder, row + " intersect", universe, sets, leftCells & rightCells, left.intersect(right));
        judgeSet(recorder, row + " except", universe, sets, leftCells & ~rightCells, left.except(right));
        recorder.check(row + " overlaps", (leftCells & rightCells) != 0, left.overlaps(right));
        recorder.check(row + " contains", (rightCells & ~leftCells) == 0, left.contains(right));
        recorder.check(row + " equals", leftCells == rightCells, left.equals(right));
        recorder.check(
                row + " order",
                Arrays.compare(universe.runs(leftCells), universe.runs(rightCells), Integer::compare) < 0,
                left.compareTo(right) < 0);
    }

    /** The cuts are right, and kept as those of the set that was built from its cells. */
    private static <E> void judgeSet(
            Recorder recorder, String row, Universe<E> universe, List<Cuts<E>> sets, int cells, Cuts<E> actual) {
        int held = universe.held(cells);
        recorder.check(row, Arrays.asList(universe.runs(held)), Arrays.asList(universe.runs(actual)));
        recorder.check(
                row + " as built",
                true,
                actual.equals(sets.get(held))
                        && actual.hashCode() == sets.get(held).hashCode()
                        && actual.storage().getClass()
                                == sets.get(held).storage().getClass());
    }

    @Test
    void everyOperationOverEveryPairOfSetsIsThatOfTheCells() throws Exception {
        Recorder.sweep(getClass(), "pairs", 10L * (4 * 128 * 128 + 64 * 64), recorder -> {
            for (Universe<?> universe : UNIVERSES) {
                judgePairs(recorder, universe);
            }
        });
    }

    private static <E> void judgeStates(Recorder recorder, Universe<E> universe) {
        List<Cuts<E>> sets = sets(universe);
        for (int built = 0; built < universe.sets(); built++) {
            int cells = universe.held(built);
            Cuts<E> set = sets.get(built);
            String row = universe.name + " " + built;
            judgeSet(recorder, row, universe, sets, cells, set);
            judgeSet(recorder, row + " complement", universe, sets, ~cells & (universe.sets() - 1), set.complement());
            int hull = cells == 0 ? 0 : (Integer.highestOneBit(cells) * 2 - 1) & -Integer.lowestOneBit(cells);
            judgeSet(recorder, row + " hull", universe, sets, hull, set.hull());
            for (E value : universe.values) {
                recorder.check(row + " contains " + value, universe.holds(cells, value), set.contains(value));
            }
        }
    }

    @Test
    void everySetIsItsCells() throws Exception {
        Recorder.sweep(getClass(), "states", 128 * (4 * 6 + 6 + 6 + 5 + 6) + 64 * (6 + 4), recorder -> {
            for (Universe<?> universe : UNIVERSES) {
                judgeStates(recorder, universe);
            }
        });
    }

    private static <E> long flat(Universe<E> universe) {
        return sets(universe).stream()
                .filter(set -> set.storage() instanceof FlatCuts)
                .count();
    }

    /** Else the sweeps would not do what they say. */
    @Test
    void theUniversesMeetBothStorages() {
        assertThat(UNIVERSES)
                .extracting(Universe::name, StoragesSmallModelOracleTests::flat)
                .containsExactly(
                        tuple("amid", 128L),
                        tuple("first", 96L),
                        tuple("last", 32L),
                        tuple("both", 12L),
                        tuple("continuous", 0L));
    }

    /** Amid its values each discrete type is kept as numbers, and no other is. */
    @Test
    void everyDiscreteTypeIsKeptAsNumbers() {
        int asked = 0;
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            assertThat(isFlat(type)).as(type.postgresName()).isEqualTo(type.isDiscrete());
            asked++;
        }
        assertThat(asked).isEqualTo(11);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> boolean isFlat(
            RangeType<E, R, S> type) {
        ElementType<E> elements = ElementTypes.of(type.elementClass()).orElseThrow();
        R range = type.parse(type.example());
        Cut<E> lower = Cut.lower(elements, range.lowerBound().orElseThrow(), true);
        Cut<E> upper = Cut.upper(elements, range.upperBound().orElseThrow(), true);
        return Cuts.between(elements, lower, upper).storage() instanceof FlatCuts;
    }
}

package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.GridOperations.Operand;
import io.github.valueranges.GridOperations.Operation;
import io.github.valueranges.oracles.Recorder;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Promise: an operation on ranges is the operation on the sets of values that they are, whatever their type. Every
 * range over the bounds of a small {@link Grid}, in every shape and from every factory, and every ordered pair of them
 * is compared with bits.
 *
 * <p>Over a discrete type the bounds are positions 2 to 6 of nine: the outermost are the unbounded sides, and positions
 * 1 and 7 are named by no bound. Over a continuous type the bounds are the four odd positions of nine, and what lies
 * between two bounds is judged half way. Not established: what happens at the infinities and at the ends of the Java
 * type, and that the server agrees.
 */
class RangeSmallModelOracleTests {

    private static final int BITS = 9;

    static List<Domain<?, ?, ?>> domains() {
        return Domain.all();
    }

    /** A range from a factory: what was written, the range, and its positions. */
    private record Written<R>(String text, R range, int bits) {}

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Grid<E, R, S> grid(
            Domain<E, R, S> domain) {
        return new Grid<>(domain, BITS);
    }

    private static <R> List<Integer> bounds(Grid<?, ?, ?> grid) {
        return grid.bounds(grid.domain.isDiscrete() ? 1 : 0);
    }

    /** The factory of the type with the name and as many parameters, and again with boxed ones if it has both. */
    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> R make(
            Domain<E, R, S> domain, String factory, Object... values) {
        for (Method method : domain.type().javaType().getMethods()) {
            if (method.getName().equals(factory) && method.getParameterCount() == values.length) {
                try {
                    return domain.type().cast(method.invoke(null, values));
                } catch (ReflectiveOperationException e) {
                    throw new IllegalStateException(method + " of " + Arrays.toString(values), e);
                }
            }
        }
        throw new AssertionError(domain.name() + " has no factory " + factory);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<Written<R>> written(
            Grid<E, R, S> grid) {
        Domain<E, R, S> domain = grid.domain;
        List<Written<R>> all = new ArrayList<>();
        all.add(new Written<>("empty", make(domain, "empty"), 0));
        all.add(new Written<>("all", make(domain, "all"), grid.everything));
        for (int a : bounds(grid)) {
            E lower = grid.at(a);
            all.add(new Written<>("singleton " + a, make(domain, "singleton", lower), 1 << a));
            all.add(new Written<>("atLeast " + a, make(domain, "atLeast", lower), grid.between(a, true, null, false)));
            all.add(new Written<>(
                    "greaterThan " + a, make(domain, "greaterThan", lower), grid.between(a, false, null, false)));
            all.add(new Written<>("atMost " + a, make(domain, "atMost", lower), grid.between(null, false, a, true)));
            all.add(new Written<>(
                    "lessThan " + a, make(domain, "lessThan", lower), grid.between(null, false, a, false)));
            for (int b : bounds(grid)) {
                E upper = grid.at(b);
                String to = " " + a + " " + b;
                all.add(new Written<>(
                        "closed" + to, make(domain, "closed", lower, upper), grid.between(a, true, b, true)));
                all.add(new Written<>(
                        "closedOpen" + to, make(domain, "closedOpen", lower, upper), grid.between(a, true, b, false)));
                all.add(new Written<>(
                        "openClosed" + to, make(domain, "openClosed", lower, upper), grid.between(a, false, b, true)));
                all.add(new Written<>(
                        "open" + to, make(domain, "open", lower, upper), grid.between(a, false, b, false)));
            }
        }
        return all;
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<Operand<E, R, S>> distinct(
            Grid<E, R, S> grid) {
        Map<Integer, Operand<E, R, S>> distinct = new LinkedHashMap<>();
        for (Written<R> written : written(grid)) {
            distinct.putIfAbsent(written.bits(), new Operand<>(written.range(), written.bits()));
        }
        return List.copyOf(distinct.values());
    }

    /** How many ranges the factories make, and how many different ones those are. */
    private static int factories(Grid<?, ?, ?> grid) {
        return grid.domain.isDiscrete() ? 2 + 5 * 5 + 4 * 25 : 2 + 5 * 4 + 4 * 16;
    }

    private static long ranges(Grid<?, ?, ?> grid) {
        return grid.domain.isDiscrete() ? 29 : 2 + 4 * 4 + 4 + 4 * 6;
    }

    @Test
    void everyRangeTypeIsSwept() {
        assertThat(domains().stream().map(Domain::type))
                .isEqualTo(RangeType.all())
                .hasSize(11);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void everyFactoryMeansItsSetOfValues(
            Domain<E, R, S> domain) throws Exception {
        Grid<E, R, S> grid = grid(domain);
        Recorder.sweep(getClass(), "factories", factories(grid), recorder -> {
            for (Written<R> written : written(grid)) {
                recorder.check(
                        () -> domain.name() + " " + written.text(), written.bits(), () -> grid.bits(written.range()));
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            void equalSetsOfValuesAreEqualRangesWithOneHash(Domain<E, R, S> domain) throws Exception {
        List<Written<R>> all = written(grid(domain));
        long factories = factories(grid(domain));
        Recorder.sweep(getClass(), "equality", 2 * factories * factories, recorder -> {
            for (Written<R> left : all) {
                for (Written<R> right : all) {
                    boolean same = left.bits() == right.bits();
                    recorder.check(
                            () -> domain.name() + " " + left.text() + " equals " + right.text(),
                            same,
                            () -> left.range().equals(right.range()));
                    recorder.check(
                            () -> domain.name() + " " + left.text() + " hashes as " + right.text(),
                            true,
                            () -> !same
                                    || left.range().hashCode() == right.range().hashCode());
                }
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void everyRangeTellsItsState(
            Domain<E, R, S> domain) throws Exception {
        Grid<E, R, S> grid = grid(domain);
        GridOperations<E, R, S> operations = new GridOperations<>(grid);
        int more = domain.isDiscrete() ? 1 : 0;
        Recorder.sweep(getClass(), "state", ranges(grid) * (GridOperations.STATES + more), recorder -> {
            for (Operand<E, R, S> operand : distinct(grid)) {
                operations.judgeState(recorder, operand);
                if (domain.isDiscrete()) {
                    operations.judgeValues(recorder, operand);
                }
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            void everyOperationOverEveryPairIsThatOfTheSets(Domain<E, R, S> domain) throws Exception {
        Grid<E, R, S> grid = grid(domain);
        GridOperations<E, R, S> operations = new GridOperations<>(grid);
        assertThat(operations.all()).hasSize(GridOperations.COUNT);
        long pairs = ranges(grid) * ranges(grid);
        Recorder.sweep(getClass(), "pairs", 4 * GridOperations.COUNT * pairs, recorder -> {
            for (Operand<E, R, S> left : distinct(grid)) {
                for (Operand<E, R, S> right : distinct(grid)) {
                    for (Operation<E, R, S> operation : operations.all()) {
                        operations.judge(recorder, operation, left, right);
                        operations.judge(recorder, operation, left, asSet(grid, right));
                        operations.judge(recorder, operation, asSet(grid, left), right);
                        operations.judge(recorder, operation, asSet(grid, left), asSet(grid, right));
                    }
                }
            }
        });
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Operand<E, R, S> asSet(
            Grid<E, R, S> grid, Operand<E, R, S> range) {
        R value = grid.domain.type().cast(range.value());
        return new Operand<>(grid.domain.type().rangeSetType().of(List.of(value)), range.bits());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void everyOperationWithAValueIsThatOfTheSets(
            Domain<E, R, S> domain) throws Exception {
        Grid<E, R, S> grid = grid(domain);
        GridOperations<E, R, S> operations = new GridOperations<>(grid);
        List<Integer> bounds = grid.bounds(0);
        List<Integer> values = grid.values();
        assertThat(bounds).hasSize(domain.isDiscrete() ? 7 : 4);
        assertThat(values).hasSize(domain.isDiscrete() ? 7 : 9);
        long cases = ranges(grid) * (2L * bounds.size() * operations.values() + 5L * values.size());
        Recorder.sweep(getClass(), "values", cases, recorder -> {
            for (Operand<E, R, S> operand : distinct(grid)) {
                for (int position : bounds) {
                    operations.judgeValue(recorder, operand, position);
                    operations.judgeValue(recorder, asSet(grid, operand), position);
                }
                for (int position : values) {
                    E value = grid.at(position);
                    boolean has = Grid.has(operand.bits(), position);
                    for (RangeAlgebra<E, R, S> holder :
                            List.of(operand.value(), asSet(grid, operand).value())) {
                        recorder.check(
                                () -> domain.name() + " " + holder + " contains " + value,
                                has,
                                () -> holder.contains(value));
                        recorder.check(
                                () -> domain.name() + " " + holder + " overlaps " + value,
                                has,
                                () -> holder.overlaps(value));
                    }
                    recorder.check(
                            () -> domain.name() + " " + operand + " clamp " + value,
                            grid.clamp(operand.bits(), position),
                            () -> grid.position(
                                    domain.type().cast(operand.value()).clamp(value)));
                }
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void everyOrderedPairComparesAsItsBounds(
            Domain<E, R, S> domain) throws Exception {
        Grid<E, R, S> grid = grid(domain);
        List<Operand<E, R, S>> ranges = distinct(grid);
        Recorder.sweep(getClass(), "order", ranges(grid) * ranges(grid), recorder -> {
            for (Operand<E, R, S> left : ranges) {
                for (Operand<E, R, S> right : ranges) {
                    recorder.check(
                            () -> domain.name() + " " + left + " compared with " + right,
                            Grid.compare(left.bits(), right.bits()),
                            () -> Integer.signum(domain.type()
                                    .cast(left.value())
                                    .compareTo(domain.type().cast(right.value()))));
                }
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void aShiftMovesBothBounds(
            Domain<E, R, S> domain) throws Exception {
        Grid<E, R, S> grid = grid(domain);
        Recorder.sweep(getClass(), "shift", ranges(grid) * 81, recorder -> {
            for (Operand<E, R, S> operand : distinct(grid)) {
                R range = domain.type().cast(operand.value());
                for (int by = -40; by <= 40; by++) {
                    int positions = by;
                    recorder.check(
                            () -> domain.name() + " " + range + " shifted by " + positions,
                            grid.shifted(operand.bits(), by),
                            () -> grid.described(domain.type()
                                    .cast(shift(range, domain.amount().apply(positions)))));
                }
            }
        });
    }

    @SuppressWarnings("unchecked") // the amounts of a domain are those of its type
    private static <E, A, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Object shift(
            R range, Object amount) {
        return range instanceof DiscreteRange<?, ?, ?> discrete
                ? discrete.shift((long) amount)
                : ((ContinuousRange<E, A, R, S>) range).shift((A) amount);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            void theFiniteRecordRefusesBoundsWithNoValueBetween(Domain<E, R, S> domain) throws Exception {
        Grid<E, R, S> grid = grid(domain);
        Constructor<?> finite = domain.type().variants().stream()
                .filter(variant -> variant.getSimpleName().equals("Finite"))
                .findAny()
                .orElseThrow()
                .getConstructors()[0];
        List<Integer> bounds = bounds(grid);
        int forms = domain.isDiscrete() ? 1 : 4;
        Recorder.sweep(getClass(), "finite", (long) bounds.size() * bounds.size() * forms, recorder -> {
            for (int a : bounds) {
                for (int b : bounds) {
                    for (int form = 0; form < forms; form++) {
                        boolean lower = form % 2 == 0;
                        boolean upper = form < 2;
                        Callable<Object> made = () -> construct(
                                finite,
                                domain.isDiscrete()
                                        ? new Object[] {grid.at(a), grid.at(b)}
                                        : new Object[] {grid.at(a), grid.at(b), lower, upper});
                        int bits = grid.between(a, lower, b, upper);
                        String row = domain.name() + " Finite " + a + " " + lower + " " + b + " " + upper;
                        if (bits == 0) {
                            recorder.checkRefused(() -> row, IllegalArgumentException.class, made);
                        } else {
                            recorder.check(
                                    () -> row,
                                    bits,
                                    () -> grid.bits(domain.type().cast(made.call())));
                        }
                    }
                }
            }
        });
    }

    private static Object construct(Constructor<?> constructor, Object... components) throws Exception {
        try {
            return constructor.newInstance(components);
        } catch (InvocationTargetException e) {
            throw (Exception) e.getCause();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void anAnswerThatForgetsTheStepIsNoticed(
            Domain<E, R, S> domain) {
        Grid<E, R, S> grid = grid(domain);
        GridOperations<E, R, S> operations = new GridOperations<>(grid);
        Operation<E, R, S> touching = new Operation<>(
                "touches",
                Grid::isAdjacent,
                (a, b) -> a.upperBound().isPresent() && a.upperBound().equals(b.lowerBound()),
                RangeAlgebra::isAdjacentTo);
        Recorder recorder = Recorder.of(getClass(), "planted");
        for (Operand<E, R, S> left : distinct(grid)) {
            for (Operand<E, R, S> right : distinct(grid)) {
                operations.judge(recorder, touching, left, right);
            }
        }
        assertThatThrownBy(() -> recorder.conclude(ranges(grid) * ranges(grid)))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("touches")
                .hasNoSuppressedExceptions();
    }
}

package io.github.valueranges.internal.algebra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * Every operation over every pair of sets of a few cells, judged with bits; the first that is wrong ends the test. It
 * takes a moment where the sweeps over more cells and values take seconds, so that it can be asked of every mutant.
 */
@SuppressWarnings({"unchecked", "rawtypes"}) // an operand of another type comes through raw generics
class CutsTests {

    /** Ascending cuts, from below to above all values: bit {@code i} of a set is the cell between two of them. */
    private record Universe<E>(String name, ElementType<E> type, List<Cut<E>> cuts, List<E> values) {

        int cells() {
            return cuts.size() - 1;
        }

        private boolean isHollow(int cell) {
            return Cut.holdNothing(type, cuts.get(cell), cuts.get(cell + 1));
        }

        /** Without the pieces that are a cell without a value alone, which no set has: such cells are at the ends. */
        int held(int bits) {
            int last = cells() - 1;
            int held = isHollow(0) && (bits & 3) == 1 ? bits & ~1 : bits;
            return isHollow(last) && held >>> (last - 1) == 2 ? held & ~(1 << last) : held;
        }

        /** From the runs of cells, the last first. */
        Cuts<E> set(int bits) {
            CutsBuilder<E> pieces = new CutsBuilder<>(type, 1);
            for (int to = cells(); to > 0; to--) {
                if ((bits >> (to - 1) & 1) == 1) {
                    int from = to;
                    while (from > 0 && (bits >> (from - 1) & 1) == 1) {
                        from--;
                    }
                    pieces.addAll(Cuts.between(type, cuts.get(from), cuts.get(to)));
                    to = from + 1;
                }
            }
            return pieces.build();
        }

        /** The bits of a set, which is refused if it is not canonical. */
        int bits(Cuts<E> set) {
            int bits = 0;
            int end = -1;
            for (int piece = 0; piece < set.pieces(); piece++) {
                int from = indexOf(set.lower(piece));
                int to = indexOf(set.upper(piece));
                check(end < from && from < to, "pieces of %s", set);
                bits |= (1 << to) - (1 << from);
                end = to;
            }
            return bits;
        }

        private int indexOf(Cut<E> cut) {
            return IntStream.range(0, cuts.size())
                    .filter(i -> Cut.compare(type, cuts.get(i), cut) == 0)
                    .findFirst()
                    .orElse(-1);
        }

        boolean holds(int bits, E value) {
            Cut<E> before = Cut.lower(type, value, true);
            int cell = 0;
            while (Cut.compare(type, cuts.get(cell + 1), before) <= 0) {
                cell++;
            }
            return (bits >> cell & 1) == 1;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private static Universe<Long> whole(String name, Long... values) {
        List<Cut<Long>> cuts = new ArrayList<>(List.of(Cut.belowAll()));
        Stream.of(values).map(Cut::before).forEach(cuts::add);
        if (values[values.length - 1] == Long.MAX_VALUE) {
            cuts.add(Cut.afterLast(ElementTypes.BIGINT));
        }
        cuts.add(Cut.aboveAll());
        return new Universe<>(name, ElementTypes.BIGINT, cuts, List.of(values));
    }

    private static Universe<Integer> integers() {
        List<Integer> values = List.of(Integer.MIN_VALUE, 1, Integer.MAX_VALUE);
        List<Cut<Integer>> cuts = List.of(
                Cut.belowAll(),
                Cut.before(Integer.MIN_VALUE),
                Cut.before(1),
                Cut.before(Integer.MAX_VALUE),
                Cut.afterLast(ElementTypes.INTEGER),
                Cut.aboveAll());
        return new Universe<>("all integers", ElementTypes.INTEGER, cuts, values);
    }

    private static Universe<BigDecimal> numbers() {
        ElementType<BigDecimal> type = ElementTypes.NUMERIC;
        BigDecimal one = BigDecimal.ONE;
        BigDecimal two = BigDecimal.valueOf(2);
        List<Cut<BigDecimal>> cuts = List.of(
                Cut.belowAll(),
                Cut.lower(type, one, true),
                Cut.lower(type, one, false),
                Cut.upper(type, two, false),
                Cut.upper(type, two, true),
                Cut.aboveAll());
        return new Universe<>(
                "numbers", type, cuts, List.of(BigDecimal.ZERO, one, new BigDecimal("1.5"), two, BigDecimal.TEN));
    }

    static final List<Universe<?>> UNIVERSES = List.of(
            whole("amid", 1L, 2L, 10L, 11L),
            whole("first", Long.MIN_VALUE, Long.MIN_VALUE + 1, 0L, 1L),
            whole("last", 0L, Long.MAX_VALUE - 2, Long.MAX_VALUE - 1, Long.MAX_VALUE),
            integers(),
            numbers());

    private static void check(boolean holds, String law, Object... operands) {
        if (!holds) {
            assertThat(false).as(law, operands).isTrue();
        }
    }

    private static int lowest(int bits) {
        return Integer.numberOfTrailingZeros(bits);
    }

    private static int highest(int bits) {
        return 31 - Integer.numberOfLeadingZeros(bits);
    }

    private static int hull(int bits) {
        return bits == 0 ? 0 : (2 << highest(bits)) - (1 << lowest(bits));
    }

    private static int gap(int a, int b) {
        if (a == 0 || b == 0 || (a & b) != 0) {
            return 0;
        }
        int left = highest(a) < lowest(b) ? a : b;
        int right = left == a ? b : a;
        return highest(left) < lowest(right) ? (1 << lowest(right)) - (2 << highest(left)) : 0;
    }

    private static <E> void equal(Universe<E> universe, int bits, Cuts<E> set, String law, int a, int b) {
        int held = universe.held(bits);
        Cuts<E> expected = universe.set(held);
        check(universe.bits(set) == held, law + " of %s and %s in %s", a, b, universe);
        check(set.equals(expected) && set.hashCode() == expected.hashCode(), law + " equal %s and %s", a, b);
        check(set.storage().getClass() == expected.storage().getClass(), law + " kept %s and %s", a, b);
    }

    @ParameterizedTest
    @FieldSource("UNIVERSES")
    <E> void operationsOverPairsAreThoseOfTheBits(Universe<E> universe) {
        int sets = 1 << universe.cells();
        int pairs = 0;
        for (int i = 0; i < sets; i++) {
            for (int j = 0; j < sets; j++) {
                int a = universe.held(i);
                int b = universe.held(j);
                Cuts<E> left = universe.set(a);
                Cuts<E> right = universe.set(b);
                equal(universe, a | b, left.union(right), "union", a, b);
                equal(universe, a & b, left.intersect(right), "intersection", a, b);
                equal(universe, a & ~b, left.except(right), "difference", a, b);
                equal(universe, hull(a | b), left.merge(right), "hull", a, b);
                equal(universe, gap(a, b), left.gap(right), "gap", a, b);
                boolean both = a != 0 && b != 0;
                check(left.overlaps(right) == ((a & b) != 0), "%s overlaps %s", a, b);
                check(left.contains(right) == ((b & ~a) == 0), "%s contains %s", a, b);
                check(left.isStrictlyLeftOf(right) == (both && highest(a) < lowest(b)), "%s left of %s", a, b);
                check(left.doesNotExtendRightOf(right) == (both && highest(a) <= highest(b)), "%s &< %s", a, b);
                check(left.doesNotExtendLeftOf(right) == (both && lowest(a) >= lowest(b)), "%s &> %s", a, b);
                boolean touch = both && (highest(a) + 1 == lowest(b) || highest(b) + 1 == lowest(a));
                check(left.isAdjacentTo(right) == touch, "%s adjacent to %s", a, b);
                check(left.equals(right) == (a == b), "%s equals %s", a, b);
                check(Integer.signum(left.compareTo(right)) == order(a, b), "%s before %s", a, b);
                pairs++;
            }
        }
        assertThat(pairs).isEqualTo(sets * sets);
    }

    /** Piece by piece: where the first one that differs starts, or else ends; what ends first is smaller. */
    private static int order(int a, int b) {
        if (a == 0 || b == 0) {
            return Integer.compare(a, b);
        }
        int startA = lowest(a);
        int startB = lowest(b);
        int endA = startA + lowest(~(a >> startA));
        int endB = startB + lowest(~(b >> startB));
        if (startA != startB || endA != endB) {
            return startA != startB ? Integer.compare(startA, startB) : Integer.compare(endA, endB);
        }
        return order(a >> endA, b >> endB);
    }

    @ParameterizedTest
    @FieldSource("UNIVERSES")
    <E> void fewSetsHaveOneHash(Universe<E> universe) {
        int sets = 1 << universe.cells();
        long hashes = IntStream.range(0, sets)
                .map(bits -> universe.set(bits).hashCode())
                .distinct()
                .count();
        assertThat(hashes).isGreaterThan(sets / 3);
    }

    @Test
    void whatIsHeldNextToTheEndsOfTheTypeIsNoMore() {
        ElementType<Long> type = ElementTypes.BIGINT;
        long first = Long.MIN_VALUE;
        long last = Long.MAX_VALUE;
        CutsBuilder<Long> ends = new CutsBuilder<>(type, 0);
        ends.add(first, true, first, true);
        ends.add(last, true, last, true);
        Cuts<Long> amid = Cuts.everything(type).except(ends.build());
        assertThat(amid.pieces()).isEqualTo(1);
        assertThat(amid.first().value()).isEqualTo(first + 1);
        assertThat(amid.last().value()).isEqualTo(last);
        for (long end : new long[] {last - 3, last - 2, last - 1, last}) {
            for (boolean inclusive : new boolean[] {true, false}) {
                CutsBuilder<Long> piece = new CutsBuilder<>(type, 0);
                piece.add(5L, true, end, inclusive);
                Cuts<Long> built = piece.build();
                assertThat(built).isEqualTo(Cuts.between(type, Cut.before(5L), Cut.upper(type, end, inclusive)));
                assertThat(built.isUnboundedEnd()).isFalse();
                assertThat(built.contains(end)).isEqualTo(inclusive);
                assertThat(built.contains(end - 1)).isTrue();
            }
        }
        for (long start : new long[] {first, first + 1, first + 2}) {
            CutsBuilder<Long> piece = new CutsBuilder<>(type, 0);
            piece.add(start, true, 5L, true);
            assertThat(piece.build().isUnboundedStart()).isFalse();
            assertThat(piece.build().first().value()).isEqualTo(start);
        }
    }

    @Test
    void aPieceThatHoldsNothingIsNone() {
        CutsBuilder<Integer> pieces = new CutsBuilder<>(ElementTypes.INTEGER, 0);
        pieces.add(5, true, 5, false);
        pieces.add(5, false, 6, false);
        pieces.add(7, true, 5, true);
        assertThat(pieces.build().isEmpty()).isTrue();
    }

    @ParameterizedTest
    @FieldSource("UNIVERSES")
    <E> void aSetIsItsCells(Universe<E> universe) {
        int last = universe.cells() - 1;
        for (int i = 0; i < 1 << universe.cells(); i++) {
            int bits = universe.held(i);
            Cuts<E> set = universe.set(i);
            equal(universe, bits, set, "set", bits, 0);
            equal(universe, ~bits & ((2 << last) - 1), set.complement(), "complement", bits, 0);
            equal(universe, hull(bits), set.hull(), "hull", bits, 0);
            check(set.isEmpty() == (bits == 0), "%s is empty", bits);
            check(set.isUnboundedStart() == ((bits & 1) == 1), "%s has no start", bits);
            check(set.isUnboundedEnd() == (bits >> last == 1), "%s has no end", bits);
            check(set.isEverything() == (bits == (2 << last) - 1), "%s is everything", bits);
            for (E value : universe.values) {
                check(set.contains(value) == universe.holds(bits, value), "%s contains %s", bits, value);
                if (universe.type instanceof DiscreteElementType<E> discrete) {
                    long code = discrete.encode(value);
                    check(set.containsCode(code) == universe.holds(bits, value), "%s contains code %s", bits, code);
                }
            }
            CutsBuilder<E> again = new CutsBuilder<>(universe.type, 0);
            again.addAll(new CutsBuilder<>(universe.type, 0));
            CutsBuilder<E> twice = new CutsBuilder<>(universe.type, 0);
            twice.addAll(set);
            twice.addAll(set);
            equal(universe, bits, again.addAll(twice).build(), "built again", bits, 0);
        }
        assertThat(Cuts.everything(universe.type).isEverything()).isTrue();
        assertThat(Cuts.nothing(universe.type).isEmpty()).isTrue();
    }

    @Test
    void aSetEqualsNoneOfAnotherType() {
        assertThat(Cuts.nothing(ElementTypes.INTEGER)).isNotEqualTo(Cuts.nothing(ElementTypes.BIGINT));
        assertThat(Cuts.nothing(ElementTypes.INTEGER)).isNotEqualTo(null).isNotEqualTo("empty");
    }

    private interface Call {
        @Nullable
        Object of(Cuts left, Cuts right);
    }

    private static final Map<String, Call> OPERATIONS = Map.ofEntries(
            Map.entry("contains", (a, b) -> a.contains(b)),
            Map.entry("overlaps", Cuts::overlaps),
            Map.entry("isStrictlyLeftOf", Cuts::isStrictlyLeftOf),
            Map.entry("doesNotExtendRightOf", Cuts::doesNotExtendRightOf),
            Map.entry("doesNotExtendLeftOf", Cuts::doesNotExtendLeftOf),
            Map.entry("isAdjacentTo", Cuts::isAdjacentTo),
            Map.entry("merge", Cuts::merge),
            Map.entry("gap", Cuts::gap),
            Map.entry("union", Cuts::union),
            Map.entry("intersect", Cuts::intersect),
            Map.entry("except", Cuts::except),
            Map.entry("compareTo", Cuts::compareTo),
            Map.entry("addAll", (a, b) -> {
                CutsBuilder pieces = new CutsBuilder<>(ElementTypes.INTEGER, 1);
                pieces.addAll(a);
                pieces.addAll(b);
                return pieces.build();
            }));

    /** No, one and two pieces of a type whose numbers, or whose objects, could be taken for those of another. */
    private static List<Cuts<?>> samples(ElementType<?> type) {
        List<Cuts<?>> samples = new ArrayList<>();
        UNIVERSES.stream()
                .filter(universe -> universe.type == type)
                .limit(1)
                .forEach(
                        universe -> samples.addAll(List.of(universe.set(0), universe.set(0b10), universe.set(0b1010))));
        return samples;
    }

    @Test
    void everyOperationRefusesCutsOfAnotherType() {
        int refused = 0;
        for (Cuts<?> left : samples(ElementTypes.INTEGER)) {
            for (ElementType<?> other : List.of(ElementTypes.BIGINT, ElementTypes.NUMERIC)) {
                for (Cuts<?> right : samples(other)) {
                    for (Map.Entry<String, Call> operation : OPERATIONS.entrySet()) {
                        assertThatExceptionOfType(ClassCastException.class)
                                .as(operation.getKey() + " of " + left.pieces() + " and " + right.pieces())
                                .isThrownBy(() -> operation.getValue().of(left, right))
                                .withMessageContaining("values of ")
                                .withMessageContaining(": expected one type");
                        refused++;
                    }
                }
            }
        }
        assertThat(refused).isEqualTo(3 * 2 * 3 * 13);
    }

    private static Cuts<Long> pieces(BitSet bits, int expected) {
        CutsBuilder<Long> pieces = new CutsBuilder<>(ElementTypes.BIGINT, expected);
        bits.stream().forEach(i -> pieces.add((long) i, true, (long) i + 1, false));
        return pieces.build();
    }

    private static Cuts<BigDecimal> decimals(BitSet bits) {
        CutsBuilder<BigDecimal> pieces = new CutsBuilder<>(ElementTypes.NUMERIC, 0);
        bits.stream().forEach(i -> pieces.add(BigDecimal.valueOf(i), true, BigDecimal.valueOf(i + 1), false));
        return pieces.build();
    }

    /** Many pieces against few, so that the steps through the many double. */
    @Test
    void fewPiecesAreFoundAmongMany() {
        Random random = new Random(3);
        int checked = 0;
        for (int few = 1; few <= 5; few++) {
            for (int trial = 0; trial < 40; trial++) {
                BitSet many = new BitSet();
                BitSet some = new BitSet();
                IntStream.range(0, 120).filter(i -> random.nextInt(3) > 0).forEach(many::set);
                random.ints(few, 0, 120).forEach(some::set);
                BitSet common = (BitSet) many.clone();
                common.and(some);
                boolean contained = common.equals(some);
                check(pieces(many, 9).contains(pieces(some, 0)) == contained, "%s contains %s", many, some);
                check(decimals(many).contains(decimals(some)) == contained, "%s contains %s", many, some);
                check(pieces(many, 0).overlaps(pieces(some, 1)) == !common.isEmpty(), "%s meets %s", many, some);
                check(decimals(some).overlaps(decimals(many)) == !common.isEmpty(), "%s meets %s", many, some);
                for (int i = -1; i < 121; i++) {
                    check(pieces(many, 0).contains((long) i) == (i >= 0 && many.get(i)), "%s holds %s", many, i);
                    checked++;
                }
            }
        }
        assertThat(checked).isEqualTo(5 * 40 * 122);
    }

    private static String shown(Cuts<BigDecimal> cuts) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < cuts.pieces(); i++) {
            Cut<BigDecimal> lower = cuts.lower(i);
            Cut<BigDecimal> upper = cuts.upper(i);
            out.append(lower.isAfterValue() ? '(' : '[').append(lower.isUnbounded() ? "" : lower.value());
            out.append(',').append(upper.isUnbounded() ? "" : upper.value());
            out.append(upper.isAfterValue() ? ']' : ')');
        }
        return out.toString();
    }

    private static Cuts<BigDecimal> between(String lower, String upper) {
        return Cuts.between(
                ElementTypes.NUMERIC,
                Cut.lower(ElementTypes.NUMERIC, new BigDecimal(lower), true),
                Cut.upper(ElementTypes.NUMERIC, new BigDecimal(upper), true));
    }

    /** Of equal bounds a union keeps that of the piece that starts later, or ends later, or else comes later. */
    @Test
    void equalBoundsAreKeptAsTheyAreWrittenInThePieceThatComesLast() {
        List<String> numbers = List.of("1", "1.0", "2", "2.0", "3", "3.0");
        int unions = 0;
        for (String a : numbers) {
            for (String b : numbers) {
                for (String c : numbers) {
                    for (String d : numbers) {
                        if (a.charAt(0) <= b.charAt(0) && c.charAt(0) <= d.charAt(0)) {
                            CutsBuilder<BigDecimal> pieces = new CutsBuilder<>(ElementTypes.NUMERIC, 2);
                            pieces.addAll(between(a, b));
                            pieces.addAll(between(c, d));
                            assertThat(shown(between(a, b).union(between(c, d))))
                                    .isEqualTo(shown(pieces.build()));
                            unions++;
                        }
                    }
                }
            }
        }
        assertThat(unions).isEqualTo(24 * 24);
        assertThat(shown(between("1", "2").union(between("1.0", "2.0")))).isEqualTo("[1.0,2.0]");
        assertThat(shown(between("1", "3").union(between("1.0", "2")))).isEqualTo("[1,3]");
        assertThat(shown(between("1", "2").union(between("1.0", "3")))).isEqualTo("[1.0,3]");
        assertThat(shown(between("1", "2.0").union(between("2", "3")))).isEqualTo("[1,3]");
        assertThat(shown(between("1", "3.0").union(between("2", "3")))).isEqualTo("[1,3]");
        assertThat(shown(between("2", "3").union(between("1", "3.0")))).isEqualTo("[1,3]");
        assertThat(shown(between("1", "2").intersect(between("1.0", "2.0")))).isEqualTo("[1,2]");
        assertThat(shown(between("1", "2").merge(between("1.0", "2.0")))).isEqualTo("[1.0,2.0]");
        Cuts<BigDecimal> onePiece = between("1", "2");
        assertThat(onePiece.hull()).isSameAs(onePiece);
    }

    @Test
    void piecesAreTakenByTheirNumbersIfNoneIsReserved() {
        long last = Long.MAX_VALUE;
        assertThat(new CutsBuilder<>(ElementTypes.BIGINT, 1).addNumbers(Long.MIN_VALUE, 1, 2))
                .isFalse();
        assertThat(new CutsBuilder<>(ElementTypes.BIGINT, 1).addNumbers(1, last, last))
                .isFalse();
        assertThat(new CutsBuilder<>(ElementTypes.BIGINT, 1).addNumbers(1, last - 1, last))
                .isFalse();
        assertThat(new CutsBuilder<>(ElementTypes.BIGINT, 1).addNumbers(1, last - 2, last - 1))
                .isFalse();
        assertThat(new CutsBuilder<>(ElementTypes.BIGINT, 1).addNumbers(Long.MIN_VALUE + 1, last - 3, last - 2))
                .isTrue();
        assertThat(new CutsBuilder<>(ElementTypes.NUMERIC, 1).addNumbers(1, 2, 3))
                .isFalse();
        CutsBuilder<Integer> pieces = new CutsBuilder<>(ElementTypes.INTEGER, -1);
        assertThat(pieces.addNumbers(5, Integer.MAX_VALUE, Integer.MAX_VALUE + 1L))
                .isTrue();
        assertThat(pieces.addNumbers(1, 2, 3)).isTrue();
        Cuts<Integer> built = pieces.build();
        assertThat(built.pieces()).isEqualTo(2);
        assertThat(built.upper(0).value()).isEqualTo(3);
        assertThat(built.last().isAfterValue()).isTrue();
        assertThat(built.last().value()).isEqualTo(Integer.MAX_VALUE);
        assertThat(built.contains(Integer.MAX_VALUE)).isTrue();
    }
}

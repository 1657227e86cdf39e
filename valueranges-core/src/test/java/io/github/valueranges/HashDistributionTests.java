package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Values that lie near one another, as those of an application do, have hash codes that do not: ranges of one length,
 * all ranges over a few bounds, what has one bound alone, sets of neighbours. Each family is put into a table of the
 * size that {@link java.util.HashMap} would choose, and has to fill it nearly as well as random numbers would.
 */
class HashDistributionTests {

    /** So many neighbours every domain has. */
    private static final int NEIGHBOURS = 650;

    /** So many bounds have so many pairs that a table of them is large. */
    private static final int GRID = 60;

    static List<Domain<?, ?, ?>> domains() {
        return Domain.all();
    }

    @ParameterizedTest
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void rangesOfOneLengthLieApart(
            Domain<E, R, S> domain) {
        int families = 0;
        for (int length : new int[] {1, 2, 7, 10, 24, 30, 31, 32, 33}) {
            spreads(
                    domain + " of length " + length,
                    family(
                            NEIGHBOURS,
                            start -> domain.type()
                                    .between(
                                            domain.at().apply(start),
                                            true,
                                            domain.at().apply(start + length),
                                            true)));
            families++;
        }
        assertThat(families).isEqualTo(9);
    }

    @ParameterizedTest
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void rangesOverFewBoundsLieApart(
            Domain<E, R, S> domain) {
        Set<R> ranges = new HashSet<>();
        for (int start = 0; start < GRID; start++) {
            E lower = domain.at().apply(start);
            for (boolean inclusive : new boolean[] {true, false}) {
                ranges.add(domain.type().between(lower, inclusive, null, false));
                ranges.add(domain.type().between(null, false, lower, inclusive));
                for (int end = start + 1; end < GRID; end++) {
                    E upper = domain.at().apply(end);
                    ranges.add(domain.type().between(lower, inclusive, upper, true));
                    ranges.add(domain.type().between(lower, inclusive, upper, false));
                }
            }
        }
        ranges.remove(domain.type().empty());
        spreads(domain + " over few bounds", ranges);
        // Of a discrete type all pairs, in order or equal, and one bound more where an exclusive one is closed.
        assertThat(ranges.size()).isGreaterThan(GRID * GRID / 2);
    }

    @ParameterizedTest
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void rangeSetsLieApart(
            Domain<E, R, S> domain) {
        RangeSetType<E, R, S> type = domain.type().rangeSetType();
        IntFunction<R> three = start -> domain.type()
                .between(domain.at().apply(start), true, domain.at().apply(start + 3), false);
        spreads(domain + ", one range", family(NEIGHBOURS, start -> type.of(List.of(three.apply(start)))));
        spreads(
                domain + ", two ranges",
                family(NEIGHBOURS, start -> type.of(List.of(three.apply(start), three.apply(start + 20)))));
        Set<S> pairs = new HashSet<>();
        for (int first = 0; first < GRID; first++) {
            for (int second = first; second < GRID; second++) {
                pairs.add(type.of(List.of(three.apply(first), three.apply(second))));
            }
        }
        spreads(domain + ", all pairs of ranges", pairs);
        assertThat(pairs).hasSize(GRID * (GRID + 1) / 2);
    }

    static List<SetType<?, ?>> setTypes() {
        return SetType.all();
    }

    @ParameterizedTest
    @MethodSource("setTypes")
    <E, S extends TypedValueSet<E, S>> void valueSetsLieApart(SetType<E, S> type) {
        List<E> elements = new ArrayList<>();
        for (int i = 0; i < NEIGHBOURS + 8; i++) {
            elements.add(element(type, i));
        }
        spreads(type + ", one element", family(NEIGHBOURS, i -> type.of(elements.subList(i, i + 1))));
        spreads(type + ", two neighbours", family(NEIGHBOURS, i -> type.of(elements.subList(i, i + 2))));
        spreads(type + ", eight neighbours", family(NEIGHBOURS, i -> type.of(elements.subList(i, i + 8))));
        Set<S> pairs = new HashSet<>();
        for (int first = 0; first < GRID; first++) {
            for (int second = 0; second <= first; second++) {
                pairs.add(type.of(List.of(elements.get(first), elements.get(second))));
            }
        }
        spreads(type + ", all pairs", pairs);
        assertThat(pairs).hasSize(GRID * (GRID + 1) / 2);
    }

    /** Numbers of 64 bits whose halves undo each other in their own hash code, which is 0 for 0 and for -1. */
    @Test
    void signsAndHighBitsCount() {
        Set<LongRange> ranges = new HashSet<>();
        Set<LongSet> sets = new HashSet<>();
        for (long start = -30; start < 30; start++) {
            for (long end = start; end < 30; end++) {
                ranges.add(LongRange.closed(start, end));
                sets.add(LongSet.of(start, end));
                ranges.add(LongRange.closed(start << 40, end << 40));
                sets.add(LongSet.of(start << 40, end << 40));
            }
        }
        assertThat(ranges).hasSize(2 * 1830 - 1);
        assertThat(sets).hasSize(2 * 1830 - 1);
        spreads("ranges of both signs", ranges);
        spreads("sets of both signs", sets);
    }

    private static <T> Set<T> family(int size, IntFunction<T> values) {
        Set<T> family = new HashSet<>();
        for (int i = 0; i < size; i++) {
            family.add(values.apply(i));
        }
        assertThat(family).hasSize(size);
        return family;
    }

    /** As random codes, of which a few fall together and which fill 39 to 63 of 100 places of such a table. */
    private static void spreads(String family, Collection<?> values) {
        int places = Integer.highestOneBit(values.size() * 4 / 3) * 2;
        Set<Integer> codes = new HashSet<>();
        BitSet taken = new BitSet(places);
        for (Object value : values) {
            int code = value.hashCode();
            codes.add(code);
            taken.set((code ^ (code >>> 16)) & (places - 1));
        }
        double expected = places * (1 - Math.exp(-(double) values.size() / places));
        assertThat(codes.size()).as("hash codes of %s", family).isGreaterThanOrEqualTo(values.size() - 1);
        assertThat((double) taken.cardinality()).as("places of %s", family).isGreaterThan(0.9 * expected);
    }

    private static <E> E element(SetType<E, ?> type, int position) {
        String text = switch (type.elementClass().getSimpleName()) {
            case "Short" -> String.valueOf(position - 300);
            case "String" -> "a" + position;
            case "UUID" -> new UUID(0x4000L, position).toString();
            default -> null;
        };
        return text == null ? ofDomain(type, position) : type.parseElement(text);
    }

    private static <E> E ofDomain(SetType<E, ?> type, int position) {
        return Domain.all().stream()
                .filter(domain -> domain.type().elementClass() == type.elementClass())
                .map(domain -> type.elementClass().cast(domain.at().apply(position)))
                .findFirst()
                .orElseThrow();
    }
}

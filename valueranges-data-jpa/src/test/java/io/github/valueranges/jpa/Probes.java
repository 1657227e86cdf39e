package io.github.valueranges.jpa;

import io.github.valueranges.LiteralParseException;
import io.github.valueranges.RangeSetType;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Values of any type, made of those texts that it reads: neighbours, extremes, and what another type gets wrong. */
final class Probes {

    /** Texts of every kind of element; a type has those that it reads. */
    private static final List<String> TEXTS = List.of(
            "3",
            "4",
            "-2",
            "1.5",
            "0.005",
            "2026-01-03",
            "2026-01-04",
            "1582-10-10",
            "0044-03-15 BC",
            "2024-02",
            "2024-03",
            "0001-12 BC",
            "10:30:00",
            "10:30:00.123456",
            "24:00:00",
            "2026-03-29T02:30:00Z",
            "2026-03-29T02:30:00.123456Z",
            "0044-03-15T12:00:00Z BC",
            "infinity",
            "-infinity",
            "6f1f6d1e-0000-0000-0000-000000000001",
            "f0000000-0000-0000-0000-000000000001",
            "it's");

    private Probes() {}

    /** The elements of ranges of a type in ascending order. */
    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<E> elements(
            RangeType<E, R, S> type) {
        List<R> singletons = new ArrayList<>();
        for (E element : read(type::parseElement)) {
            singletons.add(type.singleton(element));
        }
        return singletons.stream()
                .sorted()
                .distinct()
                .map(range -> range.lowerBound().orElseThrow())
                .toList();
    }

    /** Every shape of range between elements of a type, with every inclusivity. */
    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<R> ranges(
            RangeType<E, R, S> type) {
        List<R> ranges = new ArrayList<>(List.of(type.empty(), type.unbounded()));
        List<E> elements = elements(type);
        for (int i = 0; i < elements.size(); i++) {
            E lower = elements.get(i);
            E upper = elements.get((i + 1) % elements.size());
            boolean even = i % 2 == 0;
            ranges.add(type.singleton(lower));
            ranges.add(type.between(lower, even, upper, !even));
            ranges.add(type.between(lower, !even, elements.get((i + 2) % elements.size()), even));
            ranges.add(type.between(null, false, lower, even));
            ranges.add(type.between(upper, even, null, false));
        }
        return ranges.stream().distinct().toList();
    }

    /** Range sets of one range and of two, with holes of one value and of none. */
    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<S> rangeSets(
            RangeSetType<E, R, S> type) {
        RangeType<E, R, S> ranges = type.rangeType();
        List<E> elements = elements(ranges);
        E first = elements.get(elements.size() / 2 - 1);
        E second = elements.get(elements.size() / 2);
        return List.of(
                type.empty(),
                type.unbounded(),
                type.of(List.of(ranges.between(first, true, second, false))),
                type.of(List.of(ranges.singleton(first))).complement(),
                type.of(List.of(ranges.between(null, false, first, true), ranges.between(second, true, null, false))),
                type.of(List.of(ranges.singleton(first), ranges.singleton(second))));
    }

    static <E, S extends TypedValueSet<E, S>> List<E> elements(SetType<E, S> type) {
        return read(type::parseElement);
    }

    static <E, S extends TypedValueSet<E, S>> List<S> sets(SetType<E, S> type) {
        List<E> elements = elements(type);
        return Stream.of(
                        type.empty(),
                        type.of(elements),
                        type.of(elements.subList(0, 1)),
                        type.of(elements.subList(1, 2)),
                        type.of(elements.subList(0, 2)))
                .distinct()
                .toList();
    }

    /** Some values of any type. */
    static List<?> values(ValueType<?> type) {
        if (type instanceof RangeType<?, ?, ?> ranges) {
            return ranges(ranges);
        }
        return type instanceof RangeSetType<?, ?, ?> rangeSets ? rangeSets(rangeSets) : sets((SetType<?, ?>) type);
    }

    private static <E> List<E> read(Function<String, E> reader) {
        List<E> elements = new ArrayList<>();
        for (String text : TEXTS) {
            try {
                elements.add(reader.apply(text));
            } catch (LiteralParseException ofAnotherType) {
                // The texts are for all types.
            }
        }
        if (elements.size() < 2) {
            throw new IllegalStateException("a type reads less than two of the texts, add some");
        }
        return elements;
    }
}

package io.github.valueranges;

import java.util.ArrayList;
import java.util.List;

/** A few values of every type that the descriptors list, for tests that hold whatever the type. */
final class TypeSamples {

    private TypeSamples() {}

    /**
     * Values of a type: of a range each shape, with inclusive and with exclusive bounds, of the others the empty one,
     * an unbounded one and some more.
     */
    static List<Object> of(ValueType<?> type) {
        if (type instanceof RangeType<?, ?, ?> range) {
            return ranges(range);
        }
        if (type instanceof RangeSetType<?, ?, ?> rangeSet) {
            return rangeSets(rangeSet);
        }
        return sets((SetType<?, ?>) type);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<Object> ranges(
            RangeType<E, R, S> type) {
        R finite = type.parse(type.example());
        E lower = finite.lowerBound().orElseThrow();
        E upper = finite.upperBound().orElseThrow();
        return List.of(
                type.empty(),
                finite,
                type.between(null, false, upper, true),
                type.between(lower, true, null, false),
                type.between(lower, false, upper, false),
                type.between(null, false, upper, false),
                type.between(lower, false, null, false),
                type.unbounded());
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<Object> rangeSets(
            RangeSetType<E, R, S> type) {
        R finite = type.rangeType().parse(type.rangeType().example());
        return List.of(
                type.empty(),
                type.unbounded(),
                type.of(List.of(finite)),
                type.of(List.of(finite)).complement(),
                type.parse(type.example()));
    }

    private static <E, S extends TypedValueSet<E, S>> List<Object> sets(SetType<E, S> type) {
        S some = type.parse(type.example());
        return List.of(type.empty(), some, some.remove(some.toList().get(0)));
    }

    /** The classes that a value can be declared as and read: its type, and of a range its variant. */
    static List<Class<?>> declarable(ValueType<?> type, Object value) {
        List<Class<?>> classes = new ArrayList<>();
        classes.add(type.javaType());
        for (Class<?> variant : type.variants()) {
            if (variant.isInstance(value)) {
                classes.add(variant);
            }
        }
        return classes;
    }

    /** How many values a type has. */
    static int countOf(ValueType<?> type) {
        return type instanceof RangeType<?, ?, ?> ? 8 : type instanceof RangeSetType<?, ?, ?> ? 5 : 3;
    }

    /** How many values a type has, each counted once for every class it can be declared as. */
    static int declarableCountOf(ValueType<?> type) {
        return countOf(type) * (type instanceof RangeType<?, ?, ?> ? 2 : 1);
    }

    /** How many values there are, each counted once for every class it can be declared as. */
    static int declarableCount() {
        return 11 * 8 * 2 + 11 * 5 + 14 * 3;
    }
}

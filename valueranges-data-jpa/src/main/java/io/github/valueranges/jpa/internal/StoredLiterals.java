package io.github.valueranges.jpa.internal;

import io.github.valueranges.RangeSetType;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.UnstorableValueException;
import io.github.valueranges.ValueType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The literal that is sent for a value. Fractions are rounded to the microseconds of the server before, half up as the
 * driver rounds a plain column, so that a bound and a column of one time are equal; the server's text input would round
 * otherwise.
 */
final class StoredLiterals {

    private StoredLiterals() {}

    static <V> String of(ValueType<V> type, Object value) {
        return type.toStoredLiteral(rounded(type, type.cast(value)));
    }

    /**
     * Refuses what the server cannot hold.
     *
     * @throws UnstorableValueException naming the bound or element
     */
    static <V> void requireStorable(ValueType<V> type, Object value) {
        if (type instanceof SetType<?, ?> setType) {
            backing(setType, value);
        } else {
            of(type, value);
        }
    }

    /** The elements of a set as they are sent. */
    static <E, S extends TypedValueSet<E, S>> List<Object> backing(SetType<E, S> type, Object value) {
        return type.toBackingList(
                Microseconds.areFinerIn(type.backingClass()) ? roundedSet(type, value) : type.cast(value));
    }

    private static <V> V rounded(ValueType<V> type, V value) {
        if (type instanceof RangeType<?, ?, ?> rangeType) {
            return Microseconds.areFinerIn(rangeType.elementClass())
                    ? type.cast(roundedRange(rangeType, value))
                    : value;
        }
        if (type instanceof RangeSetType<?, ?, ?> rangeSetType) {
            return Microseconds.areFinerIn(rangeSetType.elementClass())
                    ? type.cast(roundedRangeSet(rangeSetType, value))
                    : value;
        }
        SetType<?, ?> setType = (SetType<?, ?>) type;
        return Microseconds.areFinerIn(setType.backingClass()) ? type.cast(roundedSet(setType, value)) : value;
    }

    /** A range that is degenerate once it is rounded is empty to the server too. */
    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> R roundedRange(
            RangeType<E, R, S> type, Object value) {
        R range = type.cast(value);
        E lower = range.lowerBound().orElse(null);
        E upper = range.upperBound().orElse(null);
        if (isExact(lower) && isExact(upper)) {
            return range;
        }
        return type.between(
                rounded(type.elementClass(), lower),
                range.lowerBoundInclusive(),
                rounded(type.elementClass(), upper),
                range.upperBoundInclusive());
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> S roundedRangeSet(
            RangeSetType<E, R, S> type, Object value) {
        S rangeSet = type.cast(value);
        List<R> ranges = rangeSet.stream().toList();
        for (R range : ranges) {
            if (!isExact(range.lowerBound().orElse(null))
                    || !isExact(range.upperBound().orElse(null))) {
                return type.of(ranges.stream()
                        .map(each -> roundedRange(type.rangeType(), each))
                        .toList());
            }
        }
        return rangeSet;
    }

    private static <E, S extends TypedValueSet<E, S>> S roundedSet(SetType<E, S> type, Object value) {
        S set = type.cast(value);
        List<Object> elements = type.toBackingList(set);
        if (elements.stream().allMatch(Microseconds::isExact)) {
            return set;
        }
        List<E> rounded = new ArrayList<>(elements.size());
        elements.forEach(element -> rounded.add(type.wrap(Microseconds.round(element))));
        return type.of(rounded);
    }

    private static boolean isExact(@Nullable Object element) {
        return element == null || Microseconds.isExact(element);
    }

    private static <E> @Nullable E rounded(Class<E> elementClass, @Nullable E element) {
        return element == null ? null : elementClass.cast(Microseconds.round(element));
    }
}

package io.github.valueranges.internal.literal;

import org.jspecify.annotations.Nullable;

/**
 * The bounds of a range as a literal spells them: null is no bound, and no bound is never inclusive.
 *
 * @param <E> the element
 */
public record Bounds<E>(
        boolean empty,
        @Nullable E lower,
        boolean lowerInclusive,
        @Nullable E upper,
        boolean upperInclusive) {

    public static <E> Bounds<E> ofEmpty() {
        return new Bounds<>(true, null, false, null, false);
    }

    public static <E> Bounds<E> of(
            @Nullable E lower, boolean lowerInclusive, @Nullable E upper, boolean upperInclusive) {
        return new Bounds<>(false, lower, lowerInclusive && lower != null, upper, upperInclusive && upper != null);
    }
}

package io.github.valueranges;

import io.github.valueranges.internal.literal.Bounds;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The five records of a range type: made from canonical bounds, and read as bounds. The only place where a shape is
 * told from another.
 *
 * @param <E> the type of the values
 * @param <R> the range type
 */
final class RangeShapes<E, R> {

    /** Makes a finite range of a continuous type. */
    interface FiniteFactory<E, R> {
        R create(E start, E end, boolean startInclusive, boolean endInclusive);
    }

    /** Makes a range of a continuous type with one bound. */
    interface BoundFactory<E, R> {
        R create(E bound, boolean inclusive);
    }

    private record Shape<E, V>(Class<V> type, Function<V, Bounds<E>> reader) {

        Bounds<E> read(Object range) {
            return reader.apply(type.cast(range));
        }
    }

    private final R empty;
    private final R unbounded;
    private final List<Shape<E, ? extends R>> shapes = new ArrayList<>(5);
    private FiniteFactory<E, R> finite;
    private BoundFactory<E, R> unboundedStart;
    private BoundFactory<E, R> unboundedEnd;

    private RangeShapes(R empty, R unbounded) {
        this.empty = empty;
        this.unbounded = unbounded;
        this.finite = (start, end, startInclusive, endInclusive) -> unbounded;
        this.unboundedStart = (end, inclusive) -> unbounded;
        this.unboundedEnd = (start, inclusive) -> unbounded;
    }

    /** Starts with the two records that have no bounds; the other three follow. */
    @SuppressWarnings("unchecked") // an object's class is a class of it
    static <E, R> RangeShapes<E, R> of(R empty, R unbounded) {
        RangeShapes<E, R> shapes = new RangeShapes<>(empty, unbounded);
        shapes.add((Class<R>) empty.getClass(), range -> Bounds.ofEmpty());
        shapes.add((Class<R>) unbounded.getClass(), range -> Bounds.of(null, false, null, false));
        return shapes;
    }

    private <V extends R> void add(Class<V> type, Function<V, Bounds<E>> reader) {
        shapes.add(new Shape<>(type, reader));
    }

    /** The finite record of a discrete type, whose bounds are inclusive. */
    <V extends R> RangeShapes<E, R> finite(
            Class<V> type, BiFunction<E, E, R> factory, Function<V, E> start, Function<V, E> end) {
        return finite(
                type,
                (first, last, startInclusive, endInclusive) -> factory.apply(first, last),
                start,
                end,
                range -> true,
                range -> true);
    }

    /** The finite record of a continuous type. */
    <V extends R> RangeShapes<E, R> finite(
            Class<V> type,
            FiniteFactory<E, R> factory,
            Function<V, E> start,
            Function<V, E> end,
            Predicate<V> startInclusive,
            Predicate<V> endInclusive) {
        this.finite = factory;
        add(
                type,
                range -> Bounds.of(
                        start.apply(range), startInclusive.test(range), end.apply(range), endInclusive.test(range)));
        return this;
    }

    /** The record of a discrete type without a lower bound. */
    <V extends R> RangeShapes<E, R> unboundedStart(Class<V> type, Function<E, R> factory, Function<V, E> end) {
        return unboundedStart(type, (last, inclusive) -> factory.apply(last), end, range -> true);
    }

    /** The record of a continuous type without a lower bound. */
    <V extends R> RangeShapes<E, R> unboundedStart(
            Class<V> type, BoundFactory<E, R> factory, Function<V, E> end, Predicate<V> endInclusive) {
        this.unboundedStart = factory;
        add(type, range -> Bounds.of(null, false, end.apply(range), endInclusive.test(range)));
        return this;
    }

    /** The record of a discrete type without an upper bound. */
    <V extends R> RangeShapes<E, R> unboundedEnd(Class<V> type, Function<E, R> factory, Function<V, E> start) {
        return unboundedEnd(type, (first, inclusive) -> factory.apply(first), start, range -> true);
    }

    /** The record of a continuous type without an upper bound. */
    <V extends R> RangeShapes<E, R> unboundedEnd(
            Class<V> type, BoundFactory<E, R> factory, Function<V, E> start, Predicate<V> startInclusive) {
        this.unboundedEnd = factory;
        add(type, range -> Bounds.of(start.apply(range), startInclusive.test(range), null, false));
        return this;
    }

    R empty() {
        return empty;
    }

    R unbounded() {
        return unbounded;
    }

    /** The record for bounds that are canonical for the type. */
    R create(Bounds<E> bounds) {
        E start = bounds.lower();
        E end = bounds.upper();
        if (bounds.empty()) {
            return empty;
        }
        if (start == null) {
            return end == null ? unbounded : unboundedStart.create(end, bounds.upperInclusive());
        }
        return end == null
                ? unboundedEnd.create(start, bounds.lowerInclusive())
                : finite.create(start, end, bounds.lowerInclusive(), bounds.upperInclusive());
    }

    Bounds<E> bounds(Object range) {
        for (Shape<E, ? extends R> shape : shapes) {
            if (shape.type() == range.getClass()) {
                return shape.read(range);
            }
        }
        throw new IllegalStateException("no shape of this type: " + range);
    }

    List<Class<? extends R>> variants() {
        return shapes.stream().<Class<? extends R>>map(Shape::type).toList();
    }
}

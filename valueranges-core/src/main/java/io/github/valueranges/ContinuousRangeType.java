package io.github.valueranges;

import io.github.valueranges.internal.algebra.Cuts;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The ranges over a type without a step. Each bound is contained or not.
 *
 * @param <E> the type of the values
 * @param <R> the range type
 * @param <S> the range set type
 */
abstract non-sealed class ContinuousRangeType<E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
        extends AbstractRangeType<E, R, S> {

    ContinuousRangeType(
            Class<R> javaType,
            R empty,
            R unbounded,
            List<Class<? extends R>> variants,
            String postgresName,
            Class<S> rangeSetClass,
            Function<Cuts<E>, S> rangeSetFactory,
            String rangeSetPostgresName) {
        super(javaType, empty, unbounded, variants, postgresName, rangeSetClass, rangeSetFactory, rangeSetPostgresName);
    }

    abstract R finite(E start, E end, boolean startInclusive, boolean endInclusive);

    abstract R unboundedStart(E end, boolean endInclusive);

    abstract R unboundedEnd(E start, boolean startInclusive);

    @Override
    final R create(@Nullable E start, boolean startInclusive, @Nullable E end, boolean endInclusive) {
        if (start == null) {
            return end == null ? unbounded() : unboundedStart(end, endInclusive);
        }
        return end == null ? unboundedEnd(start, startInclusive) : finite(start, end, startInclusive, endInclusive);
    }

    @Override
    final R canonical(@Nullable E lower, boolean lowerInclusive, @Nullable E upper, boolean upperInclusive) {
        if (lower != null && upper != null) {
            int order = elementType().compare(lower, upper);
            if (order > 0 || (order == 0 && !(lowerInclusive && upperInclusive))) {
                return empty();
            }
        }
        return create(lower, lowerInclusive, upper, upperInclusive);
    }

    @Override
    boolean reaches(Object left, Object right) {
        E end = end(left);
        E start = start(right);
        if (end == null || start == null) {
            return true;
        }
        int order = elementType().compare(end, start);
        return order > 0 || (order == 0 && endInclusive(left) && startInclusive(right));
    }

    @Override
    boolean meets(Object left, Object right) {
        E end = end(left);
        E start = start(right);
        return end != null
                && start != null
                && endInclusive(left) != startInclusive(right)
                && elementType().compare(end, start) == 0;
    }

    @Override
    int compareStarts(Object left, Object right) {
        E a = start(left);
        E b = start(right);
        if (a == null || b == null) {
            return a == null ? (b == null ? 0 : -1) : 1;
        }
        int order = elementType().compare(a, b);
        return order != 0 ? order : Boolean.compare(startInclusive(right), startInclusive(left));
    }

    @Override
    int compareEnds(Object left, Object right) {
        E a = end(left);
        E b = end(right);
        if (a == null || b == null) {
            return a == null ? (b == null ? 0 : 1) : -1;
        }
        int order = elementType().compare(a, b);
        return order != 0 ? order : Boolean.compare(endInclusive(left), endInclusive(right));
    }

    @Override
    final boolean holds(Object range, E value) {
        return !isEmpty(range) && isAfterStart(range, value) && isBeforeEnd(range, value);
    }

    private boolean isAfterStart(Object range, E value) {
        E start = start(range);
        int order = start == null ? -1 : elementType().compare(start, value);
        return order < 0 || (order == 0 && startInclusive(range));
    }

    private boolean isBeforeEnd(Object range, E value) {
        E end = end(range);
        int order = end == null ? 1 : elementType().compare(end, value);
        return order > 0 || (order == 0 && endInclusive(range));
    }
}

package io.github.valueranges;

import io.github.valueranges.internal.algebra.Cuts;
import java.util.List;
import java.util.function.Function;

/**
 * The ranges over floating-point numbers, which are compared without a box for them. No bound is infinite, so that an
 * infinity can stand for no bound.
 *
 * @param <E> the type of the values
 * @param <R> the range type
 * @param <S> the range set type
 */
abstract class FloatingRangeType<E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
        extends ContinuousRangeType<E, R, S> {

    FloatingRangeType(
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

    /** The lower bound, or negative infinity if there is none. */
    abstract double lower(Object range);

    /** The upper bound, or positive infinity if there is none. */
    abstract double upper(Object range);

    @Override
    final boolean reaches(Object left, Object right) {
        double end = upper(left);
        double start = lower(right);
        return end > start || (end == start && endInclusive(left) && startInclusive(right));
    }

    @Override
    final boolean meets(Object left, Object right) {
        return upper(left) == lower(right) && endInclusive(left) != startInclusive(right);
    }

    @Override
    final int compareStarts(Object left, Object right) {
        double a = lower(left);
        double b = lower(right);
        return a < b ? -1 : a > b ? 1 : Boolean.compare(startInclusive(right), startInclusive(left));
    }

    @Override
    final int compareEnds(Object left, Object right) {
        double a = upper(left);
        double b = upper(right);
        return a < b ? -1 : a > b ? 1 : Boolean.compare(endInclusive(left), endInclusive(right));
    }

    /** Whether a number is less than another one, or equal to it if that is enough. */
    static boolean isAtMost(double smaller, double greater, boolean inclusive) {
        return smaller < greater || (inclusive && smaller == greater);
    }
}

package io.github.valueranges;

import io.github.valueranges.internal.algebra.Cuts;
import io.github.valueranges.internal.algebra.HashCodes;
import java.util.List;
import java.util.function.Function;

/**
 * The ranges over integers, which are compared without a box for them.
 *
 * @param <E> the type of the values
 * @param <R> the range type
 * @param <S> the range set type
 */
abstract class IntegralRangeType<E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
        extends DiscreteRangeType<E, R, S> {

    IntegralRangeType(
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

    /** The lower bound, or the smallest number if there is none. */
    abstract long lower(Object range);

    /** The upper bound, or the largest number if there is none. */
    abstract long upper(Object range);

    @Override
    final boolean reaches(Object left, Object right) {
        return upper(left) >= lower(right);
    }

    @Override
    final boolean meets(Object left, Object right) {
        long end = upper(left);
        return end != Long.MAX_VALUE && end + 1 == lower(right);
    }

    @Override
    final int compareStarts(Object left, Object right) {
        int order = Long.compare(lower(left), lower(right));
        return order != 0 || lower(left) != Long.MIN_VALUE
                ? order
                : Boolean.compare(start(left) != null, start(right) != null);
    }

    @Override
    final int compareEnds(Object left, Object right) {
        int order = Long.compare(upper(left), upper(right));
        return order != 0 || upper(left) != Long.MAX_VALUE
                ? order
                : Boolean.compare(end(left) == null, end(right) == null);
    }

    /** Numbers decide at once; which bound is missing is asked only where both are the smallest number. */
    @Override
    final boolean startsUpTo(Object left, Object right) {
        long start = lower(left);
        long otherStart = lower(right);
        return start < otherStart
                || (start == otherStart && (start != Long.MIN_VALUE || compareStarts(left, right) <= 0));
    }

    @Override
    final boolean endsUpTo(Object left, Object right) {
        long end = upper(left);
        long otherEnd = upper(right);
        return end < otherEnd || (end == otherEnd && (end != Long.MAX_VALUE || compareEnds(left, right) <= 0));
    }

    @Override
    final int hash(Object range) {
        return HashCodes.of(lower(range), upper(range));
    }
}

package io.github.valueranges;

import io.github.valueranges.internal.algebra.Cuts;
import io.github.valueranges.internal.algebra.DiscreteCuts;
import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.literal.RangeReader;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The ranges over a type with a step. They are closed: both bounds are values of the range.
 *
 * @param <E> the type of the values
 * @param <R> the range type
 * @param <S> the range set type
 */
abstract non-sealed class DiscreteRangeType<E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
        extends AbstractRangeType<E, R, S> {

    DiscreteRangeType(
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

    @Override
    abstract DiscreteElementType<E> elementType();

    abstract R finite(E start, E end);

    abstract R unboundedStart(E end);

    abstract R unboundedEnd(E start);

    @Override
    final R create(@Nullable E start, boolean startInclusive, @Nullable E end, boolean endInclusive) {
        if (start == null) {
            return end == null ? unbounded() : unboundedStart(end);
        }
        return end == null ? unboundedEnd(start) : finite(start, end);
    }

    /** Closes the bounds; beyond the last value of the type, or before its first, there is nothing. */
    @Override
    final R canonical(@Nullable E lower, boolean lowerInclusive, @Nullable E upper, boolean upperInclusive) {
        DiscreteElementType<E> type = elementType();
        E start = lower;
        E end = upper;
        if (start != null && !lowerInclusive) {
            if (type.compare(start, type.max()) == 0) {
                return empty();
            }
            start = type.plus(start, 1);
        }
        if (end != null && !upperInclusive) {
            if (type.compare(end, type.min()) == 0) {
                return empty();
            }
            end = type.plus(end, -1);
        }
        return start != null && end != null && type.compare(start, end) > 0 ? empty() : create(start, true, end, true);
    }

    /** Reads two bounds of the plain length of their type. Null for every other literal, right or wrong. */
    final @Nullable R readPlain(String literal) {
        DiscreteElementType<E> type = elementType();
        int length = type.plainLength();
        if (!RangeReader.isRangeOfLength(literal, length)) {
            return null;
        }
        long lower = type.readPlain(literal, 1);
        long upper = type.readPlain(literal, length + 2);
        if (lower < 0 || lower > upper) {
            return null;
        }
        long start = literal.charAt(0) == '[' ? lower : type.next(lower);
        long end = literal.charAt(2 * length + 2) == ']' ? upper : type.previous(upper);
        return start > end ? empty() : finite(type.decode(start), type.decode(end));
    }

    /** Writes two bounds of the plain length of their type. Null for all others. */
    final @Nullable String formatPlain(E start, E end) {
        DiscreteElementType<E> type = elementType();
        int length = type.plainLength();
        char[] text = new char[2 * length + 3];
        text[0] = '[';
        text[length + 1] = ',';
        text[2 * length + 2] = ']';
        return type.putPlain(start, text, 1) && type.putPlain(end, text, length + 2) ? new String(text) : null;
    }

    @Override
    final boolean startInclusive(Object range) {
        return start(range) != null;
    }

    @Override
    final boolean endInclusive(Object range) {
        return end(range) != null;
    }

    @Override
    boolean reaches(Object left, Object right) {
        E end = end(left);
        E start = start(right);
        return end == null || start == null || elementType().compare(end, start) >= 0;
    }

    @Override
    boolean meets(Object left, Object right) {
        E end = end(left);
        E start = start(right);
        return end != null && start != null && elementType().isNext(end, start);
    }

    @Override
    int compareStarts(Object left, Object right) {
        E a = start(left);
        E b = start(right);
        return a == null ? (b == null ? 0 : -1) : b == null ? 1 : elementType().compare(a, b);
    }

    @Override
    int compareEnds(Object left, Object right) {
        E a = end(left);
        E b = end(right);
        return a == null ? (b == null ? 0 : 1) : b == null ? -1 : elementType().compare(a, b);
    }

    @Override
    final boolean holds(Object range, E value) {
        E start = start(range);
        E end = end(range);
        return !isEmpty(range)
                && (start == null || elementType().compare(start, value) <= 0)
                && (end == null || elementType().compare(value, end) <= 0);
    }

    final R shift(R range, long steps) {
        E start = start(range);
        E end = end(range);
        return isEmpty(range)
                ? range
                : create(
                        start == null ? null : DiscreteCuts.shift(elementType(), start, steps),
                        true,
                        end == null ? null : DiscreteCuts.shift(elementType(), end, steps),
                        true);
    }
}

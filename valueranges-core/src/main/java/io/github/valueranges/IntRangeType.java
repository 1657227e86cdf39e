package io.github.valueranges;

import io.github.valueranges.internal.algebra.CutsBuilder;
import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.ElementTypes;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class IntRangeType extends IntegralRangeType<Integer, IntRange, IntRangeSet> {

    IntRangeType() {
        super(
                IntRange.class,
                new IntRange.Empty(),
                new IntRange.Unbounded(),
                List.of(
                        IntRange.Empty.class,
                        IntRange.Finite.class,
                        IntRange.UnboundedStart.class,
                        IntRange.UnboundedEnd.class,
                        IntRange.Unbounded.class),
                "int4range",
                IntRangeSet.class,
                IntRangeSet::new,
                "int4multirange");
    }

    @Override
    DiscreteElementType<Integer> elementType() {
        return ElementTypes.INTEGER;
    }

    @Override
    IntRange finite(Integer start, Integer end) {
        return new IntRange.Finite(start, end);
    }

    @Override
    IntRange unboundedStart(Integer end) {
        return new IntRange.UnboundedStart(end);
    }

    @Override
    IntRange unboundedEnd(Integer start) {
        return new IntRange.UnboundedEnd(start);
    }

    @Override
    boolean isEmpty(Object range) {
        return range instanceof IntRange.Empty;
    }

    @Override
    @Nullable
    Integer start(Object range) {
        if (range instanceof IntRange.Finite finite) {
            return finite.start();
        }
        if (range instanceof IntRange.UnboundedEnd after) {
            return after.start();
        }
        if (range instanceof IntRange) {
            return null;
        }
        throw foreign(range);
    }

    @Override
    @Nullable
    Integer end(Object range) {
        if (range instanceof IntRange.Finite finite) {
            return finite.end();
        }
        if (range instanceof IntRange.UnboundedStart before) {
            return before.end();
        }
        if (range instanceof IntRange) {
            return null;
        }
        throw foreign(range);
    }

    @Override
    long lower(Object range) {
        if (range instanceof IntRange.Finite finite) {
            return finite.start();
        }
        if (range instanceof IntRange.UnboundedEnd after) {
            return after.start();
        }
        if (range instanceof IntRange) {
            return Long.MIN_VALUE;
        }
        throw foreign(range);
    }

    @Override
    long upper(Object range) {
        if (range instanceof IntRange.Finite finite) {
            return finite.end();
        }
        if (range instanceof IntRange.UnboundedStart before) {
            return before.end();
        }
        if (range instanceof IntRange) {
            return Long.MAX_VALUE;
        }
        throw foreign(range);
    }

    /** Whether a range contains a value, without a box for it. */
    static boolean holds(IntRange range, int value) {
        if (range instanceof IntRange.Finite finite) {
            return finite.start() <= value && value <= finite.end();
        }
        if (range instanceof IntRange.UnboundedEnd after) {
            return after.start() <= value;
        }
        return range instanceof IntRange.UnboundedStart before
                ? value <= before.end()
                : range instanceof IntRange.Unbounded;
    }

    @Override
    void addTo(CutsBuilder<Integer> pieces, Object range) {
        if (!(range instanceof IntRange.Finite finite)
                || !pieces.addNumbers(finite.start(), finite.end(), finite.end() + 1L)) {
            super.addTo(pieces, range);
        }
    }
}

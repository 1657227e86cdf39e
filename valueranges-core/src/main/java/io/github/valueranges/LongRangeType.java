package io.github.valueranges;

import io.github.valueranges.internal.algebra.CutsBuilder;
import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.ElementTypes;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class LongRangeType extends IntegralRangeType<Long, LongRange, LongRangeSet> {

    LongRangeType() {
        super(
                LongRange.class,
                new LongRange.Empty(),
                new LongRange.Unbounded(),
                List.of(
                        LongRange.Empty.class,
                        LongRange.Finite.class,
                        LongRange.UnboundedStart.class,
                        LongRange.UnboundedEnd.class,
                        LongRange.Unbounded.class),
                "int8range",
                LongRangeSet.class,
                LongRangeSet::new,
                "int8multirange");
    }

    @Override
    DiscreteElementType<Long> elementType() {
        return ElementTypes.BIGINT;
    }

    @Override
    LongRange finite(Long start, Long end) {
        return new LongRange.Finite(start, end);
    }

    @Override
    LongRange unboundedStart(Long end) {
        return new LongRange.UnboundedStart(end);
    }

    @Override
    LongRange unboundedEnd(Long start) {
        return new LongRange.UnboundedEnd(start);
    }

    @Override
    boolean isEmpty(Object range) {
        return range instanceof LongRange.Empty;
    }

    @Override
    @Nullable
    Long start(Object range) {
        if (range instanceof LongRange.Finite finite) {
            return finite.start();
        }
        if (range instanceof LongRange.UnboundedEnd after) {
            return after.start();
        }
        if (range instanceof LongRange) {
            return null;
        }
        throw foreign(range);
    }

    @Override
    @Nullable
    Long end(Object range) {
        if (range instanceof LongRange.Finite finite) {
            return finite.end();
        }
        if (range instanceof LongRange.UnboundedStart before) {
            return before.end();
        }
        if (range instanceof LongRange) {
            return null;
        }
        throw foreign(range);
    }

    @Override
    long lower(Object range) {
        if (range instanceof LongRange.Finite finite) {
            return finite.start();
        }
        if (range instanceof LongRange.UnboundedEnd after) {
            return after.start();
        }
        if (range instanceof LongRange) {
            return Long.MIN_VALUE;
        }
        throw foreign(range);
    }

    @Override
    long upper(Object range) {
        if (range instanceof LongRange.Finite finite) {
            return finite.end();
        }
        if (range instanceof LongRange.UnboundedStart before) {
            return before.end();
        }
        if (range instanceof LongRange) {
            return Long.MAX_VALUE;
        }
        throw foreign(range);
    }

    /** Whether a range contains a value, without a box for it. */
    static boolean holds(LongRange range, long value) {
        if (range instanceof LongRange.Finite finite) {
            return finite.start() <= value && value <= finite.end();
        }
        if (range instanceof LongRange.UnboundedEnd after) {
            return after.start() <= value;
        }
        return range instanceof LongRange.UnboundedStart before
                ? value <= before.end()
                : range instanceof LongRange.Unbounded;
    }

    @Override
    void addTo(CutsBuilder<Long> pieces, Object range) {
        if (!(range instanceof LongRange.Finite finite)
                || !pieces.addNumbers(finite.start(), finite.end(), finite.end() + 1)) {
            super.addTo(pieces, range);
        }
    }
}

package io.github.valueranges;

import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class DoubleRangeType extends FloatingRangeType<Double, DoubleRange, DoubleRangeSet> {

    DoubleRangeType() {
        super(
                DoubleRange.class,
                new DoubleRange.Empty(),
                new DoubleRange.Unbounded(),
                List.of(
                        DoubleRange.Empty.class,
                        DoubleRange.Finite.class,
                        DoubleRange.UnboundedStart.class,
                        DoubleRange.UnboundedEnd.class,
                        DoubleRange.Unbounded.class),
                "float8range",
                DoubleRangeSet.class,
                DoubleRangeSet::new,
                "float8multirange");
    }

    @Override
    ElementType<Double> elementType() {
        return ElementTypes.DOUBLE_PRECISION;
    }

    @Override
    DoubleRange finite(Double start, Double end, boolean startInclusive, boolean endInclusive) {
        return new DoubleRange.Finite(start, end, startInclusive, endInclusive);
    }

    @Override
    DoubleRange unboundedStart(Double end, boolean endInclusive) {
        return new DoubleRange.UnboundedStart(end, endInclusive);
    }

    @Override
    DoubleRange unboundedEnd(Double start, boolean startInclusive) {
        return new DoubleRange.UnboundedEnd(start, startInclusive);
    }

    @Override
    boolean isEmpty(Object range) {
        return range instanceof DoubleRange.Empty;
    }

    @Override
    @Nullable
    Double start(Object range) {
        if (range instanceof DoubleRange.Finite finite) {
            return finite.start();
        }
        if (range instanceof DoubleRange.UnboundedEnd after) {
            return after.start();
        }
        if (range instanceof DoubleRange) {
            return null;
        }
        throw foreign(range);
    }

    @Override
    @Nullable
    Double end(Object range) {
        if (range instanceof DoubleRange.Finite finite) {
            return finite.end();
        }
        if (range instanceof DoubleRange.UnboundedStart before) {
            return before.end();
        }
        if (range instanceof DoubleRange) {
            return null;
        }
        throw foreign(range);
    }

    @Override
    boolean startInclusive(Object range) {
        return range instanceof DoubleRange.Finite finite
                ? finite.startInclusive()
                : range instanceof DoubleRange.UnboundedEnd after && after.startInclusive();
    }

    @Override
    boolean endInclusive(Object range) {
        return range instanceof DoubleRange.Finite finite
                ? finite.endInclusive()
                : range instanceof DoubleRange.UnboundedStart before && before.endInclusive();
    }

    @Override
    double lower(Object range) {
        if (range instanceof DoubleRange.Finite finite) {
            return finite.start();
        }
        if (range instanceof DoubleRange.UnboundedEnd after) {
            return after.start();
        }
        if (range instanceof DoubleRange) {
            return Double.NEGATIVE_INFINITY;
        }
        throw foreign(range);
    }

    @Override
    double upper(Object range) {
        if (range instanceof DoubleRange.Finite finite) {
            return finite.end();
        }
        if (range instanceof DoubleRange.UnboundedStart before) {
            return before.end();
        }
        if (range instanceof DoubleRange) {
            return Double.POSITIVE_INFINITY;
        }
        throw foreign(range);
    }

    /** Whether a range contains a value, without a box for it. */
    static boolean holds(DoubleRange range, double value) {
        if (!Double.isFinite(value)) {
            ElementTypes.DOUBLE_PRECISION.normalise(value);
        }
        if (range instanceof DoubleRange.Finite finite) {
            return isAtMost(finite.start(), value, finite.startInclusive())
                    && isAtMost(value, finite.end(), finite.endInclusive());
        }
        if (range instanceof DoubleRange.UnboundedEnd after) {
            return isAtMost(after.start(), value, after.startInclusive());
        }
        return range instanceof DoubleRange.UnboundedStart before
                ? isAtMost(value, before.end(), before.endInclusive())
                : range instanceof DoubleRange.Unbounded;
    }
}

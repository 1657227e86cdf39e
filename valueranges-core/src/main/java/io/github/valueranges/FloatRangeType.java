package io.github.valueranges;

import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class FloatRangeType extends FloatingRangeType<Float, FloatRange, FloatRangeSet> {

    FloatRangeType() {
        super(
                FloatRange.class,
                new FloatRange.Empty(),
                new FloatRange.Unbounded(),
                List.of(
                        FloatRange.Empty.class,
                        FloatRange.Finite.class,
                        FloatRange.UnboundedStart.class,
                        FloatRange.UnboundedEnd.class,
                        FloatRange.Unbounded.class),
                "float4range",
                FloatRangeSet.class,
                FloatRangeSet::new,
                "float4multirange");
    }

    @Override
    ElementType<Float> elementType() {
        return ElementTypes.REAL;
    }

    @Override
    FloatRange finite(Float start, Float end, boolean startInclusive, boolean endInclusive) {
        return new FloatRange.Finite(start, end, startInclusive, endInclusive);
    }

    @Override
    FloatRange unboundedStart(Float end, boolean endInclusive) {
        return new FloatRange.UnboundedStart(end, endInclusive);
    }

    @Override
    FloatRange unboundedEnd(Float start, boolean startInclusive) {
        return new FloatRange.UnboundedEnd(start, startInclusive);
    }

    @Override
    boolean isEmpty(Object range) {
        return range instanceof FloatRange.Empty;
    }

    @Override
    @Nullable
    Float start(Object range) {
        if (range instanceof FloatRange.Finite finite) {
            return finite.start();
        }
        if (range instanceof FloatRange.UnboundedEnd after) {
            return after.start();
        }
        if (range instanceof FloatRange) {
            return null;
        }
        throw foreign(range);
    }

    @Override
    @Nullable
    Float end(Object range) {
        if (range instanceof FloatRange.Finite finite) {
            return finite.end();
        }
        if (range instanceof FloatRange.UnboundedStart before) {
            return before.end();
        }
        if (range instanceof FloatRange) {
            return null;
        }
        throw foreign(range);
    }

    @Override
    boolean startInclusive(Object range) {
        return range instanceof FloatRange.Finite finite
                ? finite.startInclusive()
                : range instanceof FloatRange.UnboundedEnd after && after.startInclusive();
    }

    @Override
    boolean endInclusive(Object range) {
        return range instanceof FloatRange.Finite finite
                ? finite.endInclusive()
                : range instanceof FloatRange.UnboundedStart before && before.endInclusive();
    }

    @Override
    double lower(Object range) {
        if (range instanceof FloatRange.Finite finite) {
            return finite.start();
        }
        if (range instanceof FloatRange.UnboundedEnd after) {
            return after.start();
        }
        if (range instanceof FloatRange) {
            return Double.NEGATIVE_INFINITY;
        }
        throw foreign(range);
    }

    @Override
    double upper(Object range) {
        if (range instanceof FloatRange.Finite finite) {
            return finite.end();
        }
        if (range instanceof FloatRange.UnboundedStart before) {
            return before.end();
        }
        if (range instanceof FloatRange) {
            return Double.POSITIVE_INFINITY;
        }
        throw foreign(range);
    }

    /** Whether a range contains a value, without a box for it. */
    static boolean holds(FloatRange range, float value) {
        if (!Float.isFinite(value)) {
            ElementTypes.REAL.normalise(value);
        }
        if (range instanceof FloatRange.Finite finite) {
            return isAtMost(finite.start(), value, finite.startInclusive())
                    && isAtMost(value, finite.end(), finite.endInclusive());
        }
        if (range instanceof FloatRange.UnboundedEnd after) {
            return isAtMost(after.start(), value, after.startInclusive());
        }
        return range instanceof FloatRange.UnboundedStart before
                ? isAtMost(value, before.end(), before.endInclusive())
                : range instanceof FloatRange.Unbounded;
    }
}

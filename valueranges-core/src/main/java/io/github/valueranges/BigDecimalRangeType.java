package io.github.valueranges;

import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class BigDecimalRangeType extends ContinuousRangeType<BigDecimal, BigDecimalRange, BigDecimalRangeSet> {

    BigDecimalRangeType() {
        super(
                BigDecimalRange.class,
                new BigDecimalRange.Empty(),
                new BigDecimalRange.Unbounded(),
                List.of(
                        BigDecimalRange.Empty.class,
                        BigDecimalRange.Finite.class,
                        BigDecimalRange.UnboundedStart.class,
                        BigDecimalRange.UnboundedEnd.class,
                        BigDecimalRange.Unbounded.class),
                "numrange",
                BigDecimalRangeSet.class,
                BigDecimalRangeSet::new,
                "nummultirange");
    }

    @Override
    ElementType<BigDecimal> elementType() {
        return ElementTypes.NUMERIC;
    }

    @Override
    BigDecimalRange finite(BigDecimal start, BigDecimal end, boolean startInclusive, boolean endInclusive) {
        return new BigDecimalRange.Finite(start, end, startInclusive, endInclusive);
    }

    @Override
    BigDecimalRange unboundedStart(BigDecimal end, boolean endInclusive) {
        return new BigDecimalRange.UnboundedStart(end, endInclusive);
    }

    @Override
    BigDecimalRange unboundedEnd(BigDecimal start, boolean startInclusive) {
        return new BigDecimalRange.UnboundedEnd(start, startInclusive);
    }

    @Override
    boolean isEmpty(Object range) {
        return range instanceof BigDecimalRange.Empty;
    }

    @Override
    @Nullable
    BigDecimal start(Object range) {
        if (range instanceof BigDecimalRange.Finite finite) {
            return finite.start();
        }
        if (range instanceof BigDecimalRange.UnboundedEnd after) {
            return after.start();
        }
        if (range instanceof BigDecimalRange) {
            return null;
        }
        throw foreign(range);
    }

    @Override
    @Nullable
    BigDecimal end(Object range) {
        if (range instanceof BigDecimalRange.Finite finite) {
            return finite.end();
        }
        if (range instanceof BigDecimalRange.UnboundedStart before) {
            return before.end();
        }
        if (range instanceof BigDecimalRange) {
            return null;
        }
        throw foreign(range);
    }

    @Override
    boolean startInclusive(Object range) {
        return range instanceof BigDecimalRange.Finite finite
                ? finite.startInclusive()
                : range instanceof BigDecimalRange.UnboundedEnd after && after.startInclusive();
    }

    @Override
    boolean endInclusive(Object range) {
        return range instanceof BigDecimalRange.Finite finite
                ? finite.endInclusive()
                : range instanceof BigDecimalRange.UnboundedStart before && before.endInclusive();
    }
}

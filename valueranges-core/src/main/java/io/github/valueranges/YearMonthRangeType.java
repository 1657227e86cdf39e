package io.github.valueranges;

import io.github.valueranges.internal.algebra.CutsBuilder;
import io.github.valueranges.internal.element.DiscreteElementType;
import io.github.valueranges.internal.element.ElementTypes;
import java.time.YearMonth;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class YearMonthRangeType extends DiscreteRangeType<YearMonth, YearMonthRange, YearMonthRangeSet> {

    YearMonthRangeType() {
        super(
                YearMonthRange.class,
                new YearMonthRange.Empty(),
                new YearMonthRange.Unbounded(),
                List.of(
                        YearMonthRange.Empty.class,
                        YearMonthRange.Finite.class,
                        YearMonthRange.UnboundedStart.class,
                        YearMonthRange.UnboundedEnd.class,
                        YearMonthRange.Unbounded.class),
                "daterange",
                YearMonthRangeSet.class,
                YearMonthRangeSet::new,
                "datemultirange");
    }

    @Override
    DiscreteElementType<YearMonth> elementType() {
        return ElementTypes.MONTH;
    }

    @Override
    YearMonthRange finite(YearMonth start, YearMonth end) {
        return new YearMonthRange.Finite(start, end);
    }

    @Override
    YearMonthRange unboundedStart(YearMonth end) {
        return new YearMonthRange.UnboundedStart(end);
    }

    @Override
    YearMonthRange unboundedEnd(YearMonth start) {
        return new YearMonthRange.UnboundedEnd(start);
    }

    @Override
    boolean isEmpty(Object range) {
        return range instanceof YearMonthRange.Empty;
    }

    @Override
    @Nullable
    YearMonth start(Object range) {
        if (range instanceof YearMonthRange.Finite finite) {
            return finite.start();
        }
        if (range instanceof YearMonthRange.UnboundedEnd after) {
            return after.start();
        }
        if (range instanceof YearMonthRange) {
            return null;
        }
        throw foreign(range);
    }

    @Override
    @Nullable
    YearMonth end(Object range) {
        if (range instanceof YearMonthRange.Finite finite) {
            return finite.end();
        }
        if (range instanceof YearMonthRange.UnboundedStart before) {
            return before.end();
        }
        if (range instanceof YearMonthRange) {
            return null;
        }
        throw foreign(range);
    }

    @Override
    void addTo(CutsBuilder<YearMonth> pieces, Object range) {
        if (!(range instanceof YearMonthRange.Finite finite)
                || !pieces.addNumbers(
                        ElementTypes.MONTH.encode(finite.start()),
                        ElementTypes.MONTH.encode(finite.end()),
                        ElementTypes.MONTH.encodeNext(finite.end()))) {
            super.addTo(pieces, range);
        }
    }
}

package io.github.valueranges;

import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import java.time.LocalTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class LocalTimeRangeType extends ContinuousRangeType<LocalTime, LocalTimeRange, LocalTimeRangeSet> {

    LocalTimeRangeType() {
        super(
                LocalTimeRange.class,
                new LocalTimeRange.Empty(),
                new LocalTimeRange.Unbounded(),
                List.of(
                        LocalTimeRange.Empty.class,
                        LocalTimeRange.Finite.class,
                        LocalTimeRange.UnboundedStart.class,
                        LocalTimeRange.UnboundedEnd.class,
                        LocalTimeRange.Unbounded.class),
                "timerange",
                LocalTimeRangeSet.class,
                LocalTimeRangeSet::new,
                "timemultirange");
    }

    @Override
    ElementType<LocalTime> elementType() {
        return ElementTypes.TIME;
    }

    @Override
    LocalTimeRange finite(LocalTime start, LocalTime end, boolean startInclusive, boolean endInclusive) {
        return new LocalTimeRange.Finite(start, end, startInclusive, endInclusive);
    }

    @Override
    LocalTimeRange unboundedStart(LocalTime end, boolean endInclusive) {
        return new LocalTimeRange.UnboundedStart(end, endInclusive);
    }

    @Override
    LocalTimeRange unboundedEnd(LocalTime start, boolean startInclusive) {
        return new LocalTimeRange.UnboundedEnd(start, startInclusive);
    }

    @Override
    boolean isEmpty(Object range) {
        return range instanceof LocalTimeRange.Empty;
    }

    @Override
    @Nullable
    LocalTime start(Object range) {
        if (range instanceof LocalTimeRange.Finite finite) {
            return finite.start();
        }
        if (range instanceof LocalTimeRange.UnboundedEnd after) {
            return after.start();
        }
        if (range instanceof LocalTimeRange) {
            return null;
        }
        throw foreign(range);
    }

    @Override
    @Nullable
    LocalTime end(Object range) {
        if (range instanceof LocalTimeRange.Finite finite) {
            return finite.end();
        }
        if (range instanceof LocalTimeRange.UnboundedStart before) {
            return before.end();
        }
        if (range instanceof LocalTimeRange) {
            return null;
        }
        throw foreign(range);
    }

    @Override
    boolean startInclusive(Object range) {
        return range instanceof LocalTimeRange.Finite finite
                ? finite.startInclusive()
                : range instanceof LocalTimeRange.UnboundedEnd after && after.startInclusive();
    }

    @Override
    boolean endInclusive(Object range) {
        return range instanceof LocalTimeRange.Finite finite
                ? finite.endInclusive()
                : range instanceof LocalTimeRange.UnboundedStart before && before.endInclusive();
    }
}

package io.github.valueranges;

import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import java.time.LocalDateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class LocalDateTimeRangeType
        extends ContinuousRangeType<LocalDateTime, LocalDateTimeRange, LocalDateTimeRangeSet> {

    LocalDateTimeRangeType() {
        super(
                LocalDateTimeRange.class,
                new LocalDateTimeRange.Empty(),
                new LocalDateTimeRange.Unbounded(),
                List.of(
                        LocalDateTimeRange.Empty.class,
                        LocalDateTimeRange.Finite.class,
                        LocalDateTimeRange.UnboundedStart.class,
                        LocalDateTimeRange.UnboundedEnd.class,
                        LocalDateTimeRange.Unbounded.class),
                "tsrange",
                LocalDateTimeRangeSet.class,
                LocalDateTimeRangeSet::new,
                "tsmultirange");
    }

    @Override
    ElementType<LocalDateTime> elementType() {
        return ElementTypes.TIMESTAMP;
    }

    @Override
    LocalDateTimeRange finite(LocalDateTime start, LocalDateTime end, boolean startInclusive, boolean endInclusive) {
        return new LocalDateTimeRange.Finite(start, end, startInclusive, endInclusive);
    }

    @Override
    LocalDateTimeRange unboundedStart(LocalDateTime end, boolean endInclusive) {
        return new LocalDateTimeRange.UnboundedStart(end, endInclusive);
    }

    @Override
    LocalDateTimeRange unboundedEnd(LocalDateTime start, boolean startInclusive) {
        return new LocalDateTimeRange.UnboundedEnd(start, startInclusive);
    }

    @Override
    boolean isEmpty(Object range) {
        return range instanceof LocalDateTimeRange.Empty;
    }

    @Override
    @Nullable
    LocalDateTime start(Object range) {
        if (range instanceof LocalDateTimeRange.Finite finite) {
            return finite.start();
        }
        if (range instanceof LocalDateTimeRange.UnboundedEnd after) {
            return after.start();
        }
        if (range instanceof LocalDateTimeRange) {
            return null;
        }
        throw foreign(range);
    }

    @Override
    @Nullable
    LocalDateTime end(Object range) {
        if (range instanceof LocalDateTimeRange.Finite finite) {
            return finite.end();
        }
        if (range instanceof LocalDateTimeRange.UnboundedStart before) {
            return before.end();
        }
        if (range instanceof LocalDateTimeRange) {
            return null;
        }
        throw foreign(range);
    }

    @Override
    boolean startInclusive(Object range) {
        return range instanceof LocalDateTimeRange.Finite finite
                ? finite.startInclusive()
                : range instanceof LocalDateTimeRange.UnboundedEnd after && after.startInclusive();
    }

    @Override
    boolean endInclusive(Object range) {
        return range instanceof LocalDateTimeRange.Finite finite
                ? finite.endInclusive()
                : range instanceof LocalDateTimeRange.UnboundedStart before && before.endInclusive();
    }
}

package io.github.valueranges;

import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import java.time.OffsetDateTime;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class OffsetDateTimeRangeType
        extends ContinuousRangeType<OffsetDateTime, OffsetDateTimeRange, OffsetDateTimeRangeSet> {

    OffsetDateTimeRangeType() {
        super(
                OffsetDateTimeRange.class,
                new OffsetDateTimeRange.Empty(),
                new OffsetDateTimeRange.Unbounded(),
                List.of(
                        OffsetDateTimeRange.Empty.class,
                        OffsetDateTimeRange.Finite.class,
                        OffsetDateTimeRange.UnboundedStart.class,
                        OffsetDateTimeRange.UnboundedEnd.class,
                        OffsetDateTimeRange.Unbounded.class),
                "tstzrange",
                OffsetDateTimeRangeSet.class,
                OffsetDateTimeRangeSet::new,
                "tstzmultirange");
    }

    @Override
    ElementType<OffsetDateTime> elementType() {
        return ElementTypes.TIMESTAMPTZ;
    }

    @Override
    OffsetDateTimeRange finite(OffsetDateTime start, OffsetDateTime end, boolean startInclusive, boolean endInclusive) {
        return new OffsetDateTimeRange.Finite(start, end, startInclusive, endInclusive);
    }

    @Override
    OffsetDateTimeRange unboundedStart(OffsetDateTime end, boolean endInclusive) {
        return new OffsetDateTimeRange.UnboundedStart(end, endInclusive);
    }

    @Override
    OffsetDateTimeRange unboundedEnd(OffsetDateTime start, boolean startInclusive) {
        return new OffsetDateTimeRange.UnboundedEnd(start, startInclusive);
    }

    @Override
    boolean isEmpty(Object range) {
        return range instanceof OffsetDateTimeRange.Empty;
    }

    @Override
    @Nullable
    OffsetDateTime start(Object range) {
        if (range instanceof OffsetDateTimeRange.Finite finite) {
            return finite.start();
        }
        if (range instanceof OffsetDateTimeRange.UnboundedEnd after) {
            return after.start();
        }
        if (range instanceof OffsetDateTimeRange) {
            return null;
        }
        throw foreign(range);
    }

    @Override
    @Nullable
    OffsetDateTime end(Object range) {
        if (range instanceof OffsetDateTimeRange.Finite finite) {
            return finite.end();
        }
        if (range instanceof OffsetDateTimeRange.UnboundedStart before) {
            return before.end();
        }
        if (range instanceof OffsetDateTimeRange) {
            return null;
        }
        throw foreign(range);
    }

    @Override
    boolean startInclusive(Object range) {
        return range instanceof OffsetDateTimeRange.Finite finite
                ? finite.startInclusive()
                : range instanceof OffsetDateTimeRange.UnboundedEnd after && after.startInclusive();
    }

    @Override
    boolean endInclusive(Object range) {
        return range instanceof OffsetDateTimeRange.Finite finite
                ? finite.endInclusive()
                : range instanceof OffsetDateTimeRange.UnboundedStart before && before.endInclusive();
    }
}

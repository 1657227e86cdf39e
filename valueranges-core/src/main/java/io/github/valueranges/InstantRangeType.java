package io.github.valueranges;

import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

final class InstantRangeType extends ContinuousRangeType<Instant, InstantRange, InstantRangeSet> {

    InstantRangeType() {
        super(
                InstantRange.class,
                new InstantRange.Empty(),
                new InstantRange.Unbounded(),
                List.of(
                        InstantRange.Empty.class,
                        InstantRange.Finite.class,
                        InstantRange.UnboundedStart.class,
                        InstantRange.UnboundedEnd.class,
                        InstantRange.Unbounded.class),
                "tstzrange",
                InstantRangeSet.class,
                InstantRangeSet::new,
                "tstzmultirange");
    }

    @Override
    ElementType<Instant> elementType() {
        return ElementTypes.INSTANT;
    }

    @Override
    InstantRange finite(Instant start, Instant end, boolean startInclusive, boolean endInclusive) {
        return new InstantRange.Finite(start, end, startInclusive, endInclusive);
    }

    @Override
    InstantRange unboundedStart(Instant end, boolean endInclusive) {
        return new InstantRange.UnboundedStart(end, endInclusive);
    }

    @Override
    InstantRange unboundedEnd(Instant start, boolean startInclusive) {
        return new InstantRange.UnboundedEnd(start, startInclusive);
    }

    @Override
    boolean isEmpty(Object range) {
        return range instanceof InstantRange.Empty;
    }

    @Override
    @Nullable
    Instant start(Object range) {
        if (range instanceof InstantRange.Finite finite) {
            return finite.start();
        }
        if (range instanceof InstantRange.UnboundedEnd after) {
            return after.start();
        }
        if (range instanceof InstantRange) {
            return null;
        }
        throw foreign(range);
    }

    @Override
    @Nullable
    Instant end(Object range) {
        if (range instanceof InstantRange.Finite finite) {
            return finite.end();
        }
        if (range instanceof InstantRange.UnboundedStart before) {
            return before.end();
        }
        if (range instanceof InstantRange) {
            return null;
        }
        throw foreign(range);
    }

    @Override
    boolean startInclusive(Object range) {
        return range instanceof InstantRange.Finite finite
                ? finite.startInclusive()
                : range instanceof InstantRange.UnboundedEnd after && after.startInclusive();
    }

    @Override
    boolean endInclusive(Object range) {
        return range instanceof InstantRange.Finite finite
                ? finite.endInclusive()
                : range instanceof InstantRange.UnboundedStart before && before.endInclusive();
    }
}

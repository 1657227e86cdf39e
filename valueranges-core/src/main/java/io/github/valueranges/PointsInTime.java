package io.github.valueranges;

import io.github.valueranges.internal.element.ElementTypes;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Ranges of instants as ranges of offset date-times, and back. The infinities of the one are those of the other. */
final class PointsInTime {

    private PointsInTime() {}

    static OffsetDateTimeRange atOffset(InstantRange range, ZoneOffset offset) {
        return convert(range, RangeType.OFFSET_DATE_TIME, instant -> atOffset(instant, offset));
    }

    private static OffsetDateTime atOffset(Instant instant, ZoneOffset offset) {
        if (instant.equals(Instant.MIN) || instant.equals(Instant.MAX)) {
            return instant.equals(Instant.MIN) ? OffsetDateTime.MIN : OffsetDateTime.MAX;
        }
        OffsetDateTime time;
        try {
            time = instant.atOffset(offset);
        } catch (DateTimeException outside) {
            throw outside(instant, offset);
        }
        if (ElementTypes.TIMESTAMPTZ.isInfinite(time)) {
            throw outside(instant, offset);
        }
        return time;
    }

    private static IllegalArgumentException outside(Instant instant, ZoneOffset offset) {
        return new IllegalArgumentException("the bound " + RangeType.INSTANT.formatElement(instant)
                + " cannot be held at the offset " + offset + ": it would be an infinity, or beyond");
    }

    static InstantRange toInstants(OffsetDateTimeRange range) {
        return convert(range, RangeType.INSTANT, PointsInTime::toInstant);
    }

    private static Instant toInstant(OffsetDateTime time) {
        if (ElementTypes.TIMESTAMPTZ.isInfinite(time)) {
            return time.isEqual(OffsetDateTime.MIN) ? Instant.MIN : Instant.MAX;
        }
        return time.toInstant();
    }

    private static <
                    E,
                    R extends TypedRange<E, R, S>,
                    S extends TypedRangeSet<E, R, S>,
                    F,
                    Q extends TypedRange<F, Q, T>,
                    T extends TypedRangeSet<F, Q, T>>
            Q convert(R range, RangeType<F, Q, T> to, Function<E, F> bound) {
        AbstractRangeType<E, R, S> type = Operands.type(range);
        return range.isEmpty()
                ? to.empty()
                : to.between(
                        map(type.start(range), bound),
                        type.startInclusive(range),
                        map(type.end(range), bound),
                        type.endInclusive(range));
    }

    private static <E, F> @Nullable F map(@Nullable E bound, Function<E, F> function) {
        return bound == null ? null : function.apply(bound);
    }
}

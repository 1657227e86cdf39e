package io.github.valueranges.jpa.internal;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.util.Set;

/** Times as the server holds them: with microseconds. The extremes of a Java type, which are infinities, stay. */
final class Microseconds {

    /** Those temporal types that have no fractions. Any other is looked at value by value. */
    private static final Set<Class<?>> WHOLE = Set.of(LocalDate.class, YearMonth.class);

    private static final Set<Object> EXTREMES = Set.of(
            LocalTime.MAX,
            LocalDateTime.MIN,
            LocalDateTime.MAX,
            OffsetDateTime.MIN,
            OffsetDateTime.MAX,
            Instant.MIN,
            Instant.MAX);

    private static final long NANOS_PER_DAY = 86_400_000_000_000L;
    private static final int NANOS_PER_MICRO = 1_000;
    private static final int HALF = 500;

    private Microseconds() {}

    /** Whether a type may hold fractions that the server does not. */
    static boolean areFinerIn(Class<?> elementClass) {
        return Temporal.class.isAssignableFrom(elementClass) && !WHOLE.contains(elementClass);
    }

    /** Whether an element is stored as it is. */
    static boolean isExact(Object element) {
        return !(element instanceof Temporal temporal)
                || !temporal.isSupported(ChronoField.NANO_OF_SECOND)
                || temporal.get(ChronoField.NANO_OF_SECOND) % NANOS_PER_MICRO == 0
                || EXTREMES.contains(element);
    }

    /** Rounds half up. What lies so near to an extreme that nothing follows stays: no server holds it. */
    static Object round(Object element) {
        if (isExact(element)) {
            return element;
        }
        try {
            return rounded(element);
        } catch (DateTimeException e) {
            return element;
        }
    }

    private static Object rounded(Object element) {
        if (element instanceof LocalTime time) {
            long nanos = (time.toNanoOfDay() + HALF) / NANOS_PER_MICRO * NANOS_PER_MICRO;
            return nanos == NANOS_PER_DAY ? LocalTime.MAX : LocalTime.ofNanoOfDay(nanos);
        }
        Temporal rounded = ((Temporal) element).plus(HALF, ChronoUnit.NANOS);
        int nanos = rounded.get(ChronoField.NANO_OF_SECOND);
        return rounded.with(ChronoField.NANO_OF_SECOND, nanos - nanos % NANOS_PER_MICRO);
    }
}

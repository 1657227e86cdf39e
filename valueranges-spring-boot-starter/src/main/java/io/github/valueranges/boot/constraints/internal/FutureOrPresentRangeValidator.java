package io.github.valueranges.boot.constraints.internal;

import io.github.valueranges.RangeLike;
import jakarta.validation.ConstraintDeclarationException;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.constraints.FutureOrPresent;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import org.jspecify.annotations.Nullable;

/** Asks whether a range or a range set holds nothing before the present, which the clock of the context tells. */
public final class FutureOrPresentRangeValidator implements ConstraintValidator<FutureOrPresent, RangeLike<?>> {

    /** Creates the validator. */
    public FutureOrPresentRangeValidator() {}

    @Override
    public boolean isValid(@Nullable RangeLike<?> value, ConstraintValidatorContext context) {
        return value == null || value.isEmpty() || startsAtOrAfterNow(value, context);
    }

    private static boolean startsAtOrAfterNow(RangeLike<?> value, ConstraintValidatorContext context) {
        Object start = value.lowerBound().orElse(null);
        return start != null && !isPast(start, context.getClockProvider().getClock());
    }

    private static boolean isPast(Object start, Clock clock) {
        if (start instanceof LocalDate date) {
            return date.isBefore(LocalDate.now(clock));
        }
        if (start instanceof YearMonth month) {
            return month.isBefore(YearMonth.now(clock));
        }
        if (start instanceof LocalTime time) {
            return time.isBefore(LocalTime.now(clock));
        }
        if (start instanceof LocalDateTime dateTime) {
            return dateTime.isBefore(LocalDateTime.now(clock));
        }
        if (start instanceof OffsetDateTime dateTime) {
            return dateTime.isBefore(OffsetDateTime.now(clock));
        }
        if (start instanceof Instant instant) {
            return instant.isBefore(clock.instant());
        }
        throw new ConstraintDeclarationException("a range of numbers has no present: @FutureOrPresent takes times");
    }
}

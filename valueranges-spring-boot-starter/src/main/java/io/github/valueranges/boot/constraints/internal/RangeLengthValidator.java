package io.github.valueranges.boot.constraints.internal;

import io.github.valueranges.RangeLike;
import io.github.valueranges.boot.constraints.RangeLength;
import jakarta.validation.ConstraintDeclarationException;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import org.jspecify.annotations.Nullable;

/** Compares the length of a range or a range set with limits, which are of its kind: a number or a duration. */
public final class RangeLengthValidator implements ConstraintValidator<RangeLength, RangeLike<?>> {

    private static final String AT_LEAST = "must have a length of at least {min}";
    private static final String AT_MOST = "must have a length of at most {max}";

    private String min = RangeLength.NONE;
    private String max = RangeLength.NONE;
    private String message = RangeLength.BETWEEN;

    /** Creates the validator. */
    public RangeLengthValidator() {}

    @Override
    public void initialize(RangeLength length) {
        min = length.min();
        max = length.max();
        message = length.message();
    }

    @Override
    public boolean isValid(@Nullable RangeLike<?> value, ConstraintValidatorContext context) {
        if (value == null) {
            return true;
        }
        boolean valid = isValid(Lengths.of(value));
        if (!valid && message.equals(RangeLength.BETWEEN) && (isNone(min) || isNone(max))) {
            context.disableDefaultConstraintViolation();
            context.buildConstraintViolationWithTemplate(isNone(max) ? AT_LEAST : AT_MOST)
                    .addConstraintViolation();
        }
        return valid;
    }

    private boolean isValid(@Nullable Object length) {
        if (length == null) {
            return isNone(max);
        }
        return (isNone(min) || compare(length, min) >= 0) && (isNone(max) || compare(length, max) <= 0);
    }

    private static boolean isNone(String limit) {
        return limit.equals(RangeLength.NONE);
    }

    private static int compare(Object length, String limit) {
        try {
            return length instanceof Duration duration
                    ? duration.compareTo(Duration.parse(limit))
                    : ((BigDecimal) length).compareTo(new BigDecimal(limit));
        } catch (NumberFormatException | DateTimeParseException e) {
            throw new ConstraintDeclarationException(
                    "the limit " + limit + " of @RangeLength is no "
                            + (length instanceof Duration ? "duration, such as PT30M" : "number"),
                    e);
        }
    }
}

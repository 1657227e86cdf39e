package io.github.valueranges.boot.constraints.internal;

import io.github.valueranges.RangeLike;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.constraints.NotEmpty;
import org.jspecify.annotations.Nullable;

/** Asks whether a range or a range set holds a value. */
public final class NotEmptyRangeValidator implements ConstraintValidator<NotEmpty, RangeLike<?>> {

    /** Creates the validator. */
    public NotEmptyRangeValidator() {}

    @Override
    public boolean isValid(@Nullable RangeLike<?> value, ConstraintValidatorContext context) {
        return value != null && !value.isEmpty();
    }
}

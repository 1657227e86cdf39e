package io.github.valueranges.boot.constraints.internal;

import io.github.valueranges.RangeLike;
import io.github.valueranges.boot.constraints.BoundedEnd;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import org.jspecify.annotations.Nullable;

/** Asks whether a range or a range set ends somewhere. */
public final class BoundedEndValidator implements ConstraintValidator<BoundedEnd, RangeLike<?>> {

    /** Creates the validator. */
    public BoundedEndValidator() {}

    @Override
    public boolean isValid(@Nullable RangeLike<?> value, ConstraintValidatorContext context) {
        return value == null || !value.isUnboundedEnd();
    }
}

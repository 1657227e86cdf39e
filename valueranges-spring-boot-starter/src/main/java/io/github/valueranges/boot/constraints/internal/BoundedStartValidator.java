package io.github.valueranges.boot.constraints.internal;

import io.github.valueranges.RangeLike;
import io.github.valueranges.boot.constraints.BoundedStart;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import org.jspecify.annotations.Nullable;

/** Asks whether a range or a range set starts somewhere. */
public final class BoundedStartValidator implements ConstraintValidator<BoundedStart, RangeLike<?>> {

    /** Creates the validator. */
    public BoundedStartValidator() {}

    @Override
    public boolean isValid(@Nullable RangeLike<?> value, ConstraintValidatorContext context) {
        return value == null || !value.isUnboundedStart();
    }
}

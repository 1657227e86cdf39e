package io.github.valueranges.boot.constraints.internal;

import io.github.valueranges.ValueSet;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.constraints.NotEmpty;
import org.jspecify.annotations.Nullable;

/** Asks whether a value set has an element. */
public final class NotEmptyValueSetValidator implements ConstraintValidator<NotEmpty, ValueSet<?>> {

    /** Creates the validator. */
    public NotEmptyValueSetValidator() {}

    @Override
    public boolean isValid(@Nullable ValueSet<?> value, ConstraintValidatorContext context) {
        return value != null && !value.isEmpty();
    }
}

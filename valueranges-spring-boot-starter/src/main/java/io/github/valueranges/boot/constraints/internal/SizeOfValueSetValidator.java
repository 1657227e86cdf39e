package io.github.valueranges.boot.constraints.internal;

import io.github.valueranges.ValueSet;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/** Counts the elements of a value set. */
public final class SizeOfValueSetValidator implements ConstraintValidator<Size, ValueSet<?>> {

    private int min;
    private int max;

    /** Creates the validator. */
    public SizeOfValueSetValidator() {}

    @Override
    public void initialize(Size size) {
        min = size.min();
        max = size.max();
    }

    @Override
    public boolean isValid(@Nullable ValueSet<?> value, ConstraintValidatorContext context) {
        return value == null || (value.size() >= min && value.size() <= max);
    }
}

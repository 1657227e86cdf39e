package io.github.valueranges.boot.constraints.internal;

import io.github.valueranges.RangeSet;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.constraints.Size;
import org.jspecify.annotations.Nullable;

/** Counts the ranges of a range set. */
public final class SizeOfRangeSetValidator implements ConstraintValidator<Size, RangeSet<?>> {

    private int min;
    private int max;

    /** Creates the validator. */
    public SizeOfRangeSetValidator() {}

    @Override
    public void initialize(Size size) {
        min = size.min();
        max = size.max();
    }

    @Override
    public boolean isValid(@Nullable RangeSet<?> value, ConstraintValidatorContext context) {
        return value == null || (value.size() >= min && value.size() <= max);
    }
}

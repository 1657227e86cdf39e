package io.github.valueranges.sample;

import io.github.valueranges.LocalDateRange;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** A range with a first and a last day: neither empty nor without a bound, and no bound is an infinity. */
@Constraint(validatedBy = TwoEnds.Validator.class)
@Target({ElementType.FIELD, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME)
@interface TwoEnds {

    String message() default "must have a first and a last day, as [2026-06-01,2026-06-08] has";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    final class Validator implements ConstraintValidator<TwoEnds, LocalDateRange> {

        @Override
        public boolean isValid(@Nullable LocalDateRange range, ConstraintValidatorContext context) {
            return range == null || (range.isFinite() && range.length().isPresent() && !reachesInfinity(range));
        }

        private static boolean reachesInfinity(LocalDateRange range) {
            return range.contains(LocalDate.MIN) || range.contains(LocalDate.MAX);
        }
    }
}

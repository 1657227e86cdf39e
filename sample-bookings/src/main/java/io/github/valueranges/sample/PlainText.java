package io.github.valueranges.sample;

import jakarta.validation.Constraint;
import jakarta.validation.Payload;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A short text that people can read and PostgreSQL can store: it has no control characters and no half characters. */
@Size(max = 100, message = "must have at most 100 characters")
@Pattern(regexp = ".*\\S.*|.*[\\p{Cc}\\p{Cs}].*", flags = Pattern.Flag.DOTALL, message = "must not be blank")
@Pattern(regexp = "[^\\p{Cc}\\p{Cs}]*", message = "must be text without control characters")
@Constraint(validatedBy = {})
@Target({ElementType.FIELD, ElementType.PARAMETER})
@Retention(RetentionPolicy.RUNTIME)
@interface PlainText {

    String MISSING = "must be given";

    String message() default "must be plain text";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};
}

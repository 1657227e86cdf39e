package io.github.valueranges.boot.constraints;

import static java.lang.annotation.ElementType.ANNOTATION_TYPE;
import static java.lang.annotation.ElementType.CONSTRUCTOR;
import static java.lang.annotation.ElementType.FIELD;
import static java.lang.annotation.ElementType.METHOD;
import static java.lang.annotation.ElementType.PARAMETER;
import static java.lang.annotation.ElementType.TYPE_USE;

import io.github.valueranges.boot.constraints.internal.BoundedStartValidator;
import jakarta.validation.Constraint;
import jakarta.validation.Payload;
import java.lang.annotation.Documented;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Requires of a range or a range set that it is not unbounded at its start.
 *
 * <p>The empty range, the empty set and null are valid: no value of theirs lies below a bound.
 *
 * <pre>{@code
 * record Booking(@NotNull @BoundedStart LocalDateRange stay) {}   // [2026-06-01,) is valid, (,2026-06-08] is not
 * }</pre>
 */
@Documented
@Constraint(validatedBy = BoundedStartValidator.class)
@Target({METHOD, FIELD, ANNOTATION_TYPE, CONSTRUCTOR, PARAMETER, TYPE_USE})
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(BoundedStart.List.class)
public @interface BoundedStart {

    /**
     * Returns the message of a violation.
     *
     * @return the message
     */
    String message() default "must have a lower bound";

    /**
     * Returns the groups that the constraint belongs to.
     *
     * @return the groups
     */
    Class<?>[] groups() default {};

    /**
     * Returns what a client of Bean Validation attaches to the constraint.
     *
     * @return the payload
     */
    Class<? extends Payload>[] payload() default {};

    /** Several constraints of this kind on one element. */
    @Documented
    @Target({METHOD, FIELD, ANNOTATION_TYPE, CONSTRUCTOR, PARAMETER, TYPE_USE})
    @Retention(RetentionPolicy.RUNTIME)
    @interface List {

        /**
         * Returns the constraints.
         *
         * @return the constraints
         */
        BoundedStart[] value();
    }
}

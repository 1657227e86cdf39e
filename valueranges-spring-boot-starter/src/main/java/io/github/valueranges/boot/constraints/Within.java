package io.github.valueranges.boot.constraints;

import static java.lang.annotation.ElementType.ANNOTATION_TYPE;
import static java.lang.annotation.ElementType.CONSTRUCTOR;
import static java.lang.annotation.ElementType.FIELD;
import static java.lang.annotation.ElementType.METHOD;
import static java.lang.annotation.ElementType.PARAMETER;
import static java.lang.annotation.ElementType.TYPE_USE;

import io.github.valueranges.boot.constraints.internal.WithinValidator;
import jakarta.validation.Constraint;
import jakarta.validation.Payload;
import java.lang.annotation.Documented;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Requires of a range or a range set that another range or range set contains it.
 *
 * <p>The empty range, the empty set and null are valid.
 *
 * <pre>{@code
 * record Booking(@Within("[2026-04-01,2026-10-31]") LocalDateRange stay) {}
 * }</pre>
 */
@Documented
@Constraint(validatedBy = WithinValidator.class)
@Target({METHOD, FIELD, ANNOTATION_TYPE, CONSTRUCTOR, PARAMETER, TYPE_USE})
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(Within.List.class)
public @interface Within {

    /**
     * Returns what contains every valid value: the literal of a range or, where the value is a range set, of a range
     * set.
     *
     * @return the literal
     */
    String value();

    /**
     * Returns the message of a violation.
     *
     * @return the message
     */
    String message() default "must lie within {value}";

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
        Within[] value();
    }
}

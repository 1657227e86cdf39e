package io.github.valueranges.boot.constraints;

import static java.lang.annotation.ElementType.ANNOTATION_TYPE;
import static java.lang.annotation.ElementType.CONSTRUCTOR;
import static java.lang.annotation.ElementType.FIELD;
import static java.lang.annotation.ElementType.METHOD;
import static java.lang.annotation.ElementType.PARAMETER;
import static java.lang.annotation.ElementType.TYPE_USE;

import io.github.valueranges.boot.constraints.internal.RangeLengthValidator;
import jakarta.validation.Constraint;
import jakarta.validation.Payload;
import java.lang.annotation.Documented;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Requires of a range or a range set that its length lies between two limits, both included.
 *
 * <p>The length is the one of {@code length()}: the number of values where they have a step (days, months, whole
 * numbers), else the distance between the bounds, as a number or as a duration in ISO 8601. What is unbounded is longer
 * than every limit; the empty range has the length zero. Null is valid.
 *
 * <pre>{@code
 * record Booking(
 *         @RangeLength(min = "1", max = "14") LocalDateRange stay,          // one to fourteen days
 *         @RangeLength(min = "PT30M") OffsetDateTimeRange meeting) {}       // half an hour or more
 * }</pre>
 */
@Documented
@Constraint(validatedBy = RangeLengthValidator.class)
@Target({METHOD, FIELD, ANNOTATION_TYPE, CONSTRUCTOR, PARAMETER, TYPE_USE})
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(RangeLength.List.class)
public @interface RangeLength {

    /** The limit that nothing violates. */
    String NONE = "any";

    /** The message about both limits. */
    String BETWEEN = "must have a length from {min} to {max}";

    /**
     * Returns the least length that is valid.
     *
     * @return a number or a duration
     */
    String min() default NONE;

    /**
     * Returns the greatest length that is valid.
     *
     * @return a number or a duration
     */
    String max() default NONE;

    /**
     * Returns the message of a violation. Where it is left as it is and one limit alone is given, the message is "must
     * have a length of at least {min}" or "of at most {max}".
     *
     * @return the message
     */
    String message() default BETWEEN;

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
        RangeLength[] value();
    }
}

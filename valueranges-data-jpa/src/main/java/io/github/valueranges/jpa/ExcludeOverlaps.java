package io.github.valueranges.jpa;

import io.github.valueranges.jpa.internal.ExcludeOverlapsBinder;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.hibernate.annotations.TypeBinderType;

/**
 * Adds an exclusion constraint to the table of an entity when Hibernate creates or updates the schema: no two rows
 * overlap in the range while they agree in everything else that is named.
 *
 * <pre>{@code
 * @Entity
 * @ExcludeOverlaps(name = "booking_no_overlap", equal = "room", range = "stay")
 * class Booking {
 *     @ManyToOne Room room;
 *     LocalDateRange stay;
 * }
 * }</pre>
 *
 * <p>This one creates the extension {@code btree_gist}, which {@code equal} needs, and the constraint
 * {@code exclude using gist (room_id with =, stay with &&)}. A constraint of the name that is there already is left as
 * it is. Empty ranges and nulls overlap nothing. With a schema that migrations create the annotation does nothing:
 * write the statement there.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(ExcludeOverlaps.List.class)
@TypeBinderType(binder = ExcludeOverlapsBinder.class)
public @interface ExcludeOverlaps {

    /**
     * The name of the constraint, which a conflict is told by.
     *
     * @return a name that is new in the schema
     */
    String name();

    /**
     * The attribute that must not overlap: a range or a range set.
     *
     * @return the attribute, with dots into embedded ones
     */
    String range();

    /**
     * The attributes whose equality makes two rows compete; an association stands for its foreign key.
     *
     * @return the attributes, with dots into embedded ones; none lets all rows compete
     */
    String[] equal() default {};

    /**
     * The rows that the constraint is about.
     *
     * @return an SQL condition over columns; all rows if empty
     */
    String where() default "";

    /**
     * Whether a transaction may have the constraint checked at its end when it asks for it, by {@code set constraints}.
     *
     * @return true for {@code deferrable}
     */
    boolean deferrable() default false;

    /**
     * Whether a transaction has the constraint checked at its end.
     *
     * @return true for {@code deferrable initially deferred}
     */
    boolean deferred() default false;

    /**
     * Whether the constraint is one of uniqueness, which a foreign key may refer to with {@code period}: it refuses
     * empty ranges, needs an attribute in {@link #equal}, and knows no condition. PostgreSQL 18.
     *
     * @return true for {@code unique (room_id, stay without overlaps)}
     */
    boolean unique() default false;

    /** Several exclusion constraints of one table. */
    @Documented
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.RUNTIME)
    @TypeBinderType(binder = ExcludeOverlapsBinder.OfList.class)
    @interface List {

        /**
         * The constraints.
         *
         * @return one element each
         */
        ExcludeOverlaps[] value();
    }
}

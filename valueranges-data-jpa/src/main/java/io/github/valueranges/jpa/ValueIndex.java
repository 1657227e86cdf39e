package io.github.valueranges.jpa;

import io.github.valueranges.jpa.internal.ValueIndexBinder;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.hibernate.annotations.AttributeBinderType;

/**
 * Adds the index that relations use to the column of an attribute when Hibernate creates or updates the schema: GiST for
 * a range or a range set, GIN for a value set. The indexes that {@code @Index} makes are of no use to {@code @>} and
 * {@code &&}.
 *
 * <pre>{@code
 * @ValueIndex LocalDateRange stay;     // create index on booking using gist (stay)
 * @ValueIndex StringSet requests;      // create index on booking using gin (requests)
 * }</pre>
 *
 * <p>The server names the index. A column that has such an index already, whatever its name and whoever made it, gets no
 * second one. On an element collection the index is one of the collection's table.
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@AttributeBinderType(binder = ValueIndexBinder.class)
public @interface ValueIndex {}

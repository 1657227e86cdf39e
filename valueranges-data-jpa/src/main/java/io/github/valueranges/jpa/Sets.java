package io.github.valueranges.jpa;

import static java.util.Objects.requireNonNull;

import io.github.valueranges.TypedValueSet;
import org.jspecify.annotations.Nullable;
import org.springframework.data.core.TypedPropertyPath;

/**
 * Makes predicates over attributes that are sets. Each has the name and the meaning of the member in memory and of the
 * query function.
 *
 * <pre>{@code
 * rooms.findAll(Sets.contains(Room::getAmenities, "sea"));
 * rooms.findAll(Sets.isSupersetOf(Room::getAmenities, StringSet.of("sea", "bath")));
 * }</pre>
 *
 * <p>An attribute that is null, or that belongs to a missing entity on the way, is neither selected nor selected by the
 * negation. A null argument is a {@link NullPointerException}.
 */
public final class Sets {

    private Sets() {}

    /**
     * Selects the entities whose set contains the element. PostgreSQL: {@code @>}.
     *
     * @param path the attribute, as a method reference
     * @param element the element, of a wrapper set the wrapper
     * @return the predicate
     */
    public static <T, E, S extends TypedValueSet<E, S>> ValuePredicate<T> contains(
            TypedPropertyPath<T, ? extends TypedValueSet<E, S>> path, E element) {
        // Sent as a set of one: the element itself may be of a class that only its set knows how to write.
        S one = AttributeTypes.setOf(path, element);
        return of("set_is_superset_of", path, one, attribute -> attribute.contains(element));
    }

    /**
     * Selects the entities whose set shares an element with the operand. PostgreSQL: {@code &&}.
     *
     * @param path the attribute, as a method reference
     * @param operand a set
     * @return the predicate
     */
    public static <T, E, S extends TypedValueSet<E, S>> ValuePredicate<T> overlaps(
            TypedPropertyPath<T, ? extends TypedValueSet<E, S>> path, S operand) {
        requireNonNull(operand, "operand");
        return of("set_overlaps", path, operand, attribute -> attribute.overlaps(operand));
    }

    /**
     * Selects the entities whose set holds nothing but elements of the operand; the empty set always does. PostgreSQL:
     * {@code <@}.
     *
     * @param path the attribute, as a method reference
     * @param operand a set
     * @return the predicate
     */
    public static <T, E, S extends TypedValueSet<E, S>> ValuePredicate<T> isSubsetOf(
            TypedPropertyPath<T, ? extends TypedValueSet<E, S>> path, S operand) {
        requireNonNull(operand, "operand");
        return of("set_is_subset_of", path, operand, attribute -> attribute.isSubsetOf(operand));
    }

    /**
     * Selects the entities whose set holds every element of the operand. PostgreSQL: {@code @>}.
     *
     * @param path the attribute, as a method reference
     * @param operand a set
     * @return the predicate
     */
    public static <T, E, S extends TypedValueSet<E, S>> ValuePredicate<T> isSupersetOf(
            TypedPropertyPath<T, ? extends TypedValueSet<E, S>> path, S operand) {
        requireNonNull(operand, "operand");
        return of("set_is_superset_of", path, operand, attribute -> attribute.isSupersetOf(operand));
    }

    /**
     * Selects the entities whose set holds nothing but elements of the operand, and not all of them.
     *
     * @param path the attribute, as a method reference
     * @param operand a set
     * @return the predicate
     */
    public static <T, E, S extends TypedValueSet<E, S>> ValuePredicate<T> isProperSubsetOf(
            TypedPropertyPath<T, ? extends TypedValueSet<E, S>> path, S operand) {
        requireNonNull(operand, "operand");
        return of("set_is_proper_subset_of", path, operand, attribute -> attribute.isProperSubsetOf(operand));
    }

    /**
     * Selects the entities whose set holds every element of the operand, and others.
     *
     * @param path the attribute, as a method reference
     * @param operand a set
     * @return the predicate
     */
    public static <T, E, S extends TypedValueSet<E, S>> ValuePredicate<T> isProperSupersetOf(
            TypedPropertyPath<T, ? extends TypedValueSet<E, S>> path, S operand) {
        requireNonNull(operand, "operand");
        return of("set_is_proper_superset_of", path, operand, attribute -> attribute.isProperSupersetOf(operand));
    }

    /**
     * Selects the entities whose set has no elements.
     *
     * @param path the attribute, as a method reference
     * @return the predicate
     */
    public static <T, E, S extends TypedValueSet<E, S>> ValuePredicate<T> isEmpty(
            TypedPropertyPath<T, ? extends TypedValueSet<E, S>> path) {
        return of("set_is_empty", path, null, TypedValueSet::isEmpty);
    }

    private static <T, E, S extends TypedValueSet<E, S>> ValuePredicate<T> of(
            String function,
            TypedPropertyPath<T, ? extends TypedValueSet<E, S>> path,
            @Nullable S operand,
            FunctionPredicate.Memory<TypedValueSet<E, S>> memory) {
        return new FunctionPredicate<>(function, requireNonNull(path, "path"), operand, memory);
    }
}

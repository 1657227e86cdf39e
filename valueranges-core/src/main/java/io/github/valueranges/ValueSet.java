package io.github.valueranges;

import com.fasterxml.jackson.annotation.JsonKey;
import com.fasterxml.jackson.annotation.JsonValue;
import java.io.Serializable;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A value set of any type: elements in ascending order, none twice. Stored it is a PostgreSQL array of one dimension.
 *
 * <p>Code that works for one type uses that type, such as {@link StringSet}; this is for code that works for all. It is
 * no {@link java.util.Collection}, which frameworks take for something else: {@link #asSet} gives a view that is.
 *
 * @param <E> the type of the elements
 */
public sealed interface ValueSet<E> extends Serializable permits TypedValueSet {

    /**
     * Returns the descriptor of the set's type.
     *
     * @return the type
     */
    SetType<E, ?> type();

    /**
     * Returns how many elements there are. PostgreSQL: {@code cardinality}.
     *
     * @return the number of elements
     */
    int size();

    /**
     * Tells whether there is no element.
     *
     * @return whether the set is empty
     */
    boolean isEmpty();

    /**
     * Tells whether a value is an element. PostgreSQL: {@code value = any (set)}.
     *
     * @param value the value
     * @return whether it is contained
     * @throws NullPointerException if {@code value} is null
     * @throws IllegalArgumentException if no set of this type could hold it
     */
    boolean contains(E value);

    /**
     * Returns the elements in ascending order. PostgreSQL: {@code unnest}.
     *
     * @return the elements
     */
    Stream<E> stream();

    /**
     * Returns the elements in ascending order.
     *
     * @return an unmodifiable list
     */
    List<E> toList();

    /**
     * Returns the elements as an unmodifiable set that iterates in ascending order and looks up as {@link #contains}
     * does; it copies nothing. It is equal to another {@link Set} of the same elements by their own {@code equals}, as
     * every set is, by which {@code 1.0} is not {@code 1.00}. The view is not serializable; this set
     * is.
     *
     * @return a view of this set
     */
    Set<E> asSet();

    /**
     * Performs an action for each element in ascending order.
     *
     * @param action the action
     * @throws NullPointerException if {@code action} is null
     */
    void forEach(Consumer<? super E> action);

    /**
     * Returns the elements as the scalars of a JSON array, in ascending order: numbers for numeric elements, texts for
     * all others.
     *
     * @return an unmodifiable list of {@link Number} or {@link String}
     */
    @JsonValue
    List<Object> toJson();

    /**
     * Returns the set as a PostgreSQL array literal, {@code {alpha,"two words"}}, which {@code parse} and the server
     * read back as an equal set.
     *
     * @return the literal
     */
    @Override
    @JsonKey
    String toString();
}

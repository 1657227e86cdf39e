package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import io.github.valueranges.internal.algebra.SortedElements;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A value set that knows its own type, so that results have it too.
 *
 * <p>Its order is that of PostgreSQL's arrays: element by element, and the set that ends first is smaller. An operation
 * that changes nothing returns the same instance.
 *
 * @param <E> the type of the elements
 * @param <S> the set type
 */
public abstract sealed class TypedValueSet<E, S extends TypedValueSet<E, S>> implements ValueSet<E>, Comparable<S>
        permits StringSet,
                UuidSet,
                ShortSet,
                IntSet,
                LongSet,
                BigDecimalSet,
                DoubleSet,
                FloatSet,
                LocalDateSet,
                LocalTimeSet,
                LocalDateTimeSet,
                OffsetDateTimeSet,
                InstantSet,
                YearMonthSet,
                WrapperSet {

    private static final long serialVersionUID = 1L;

    private final transient SortedElements<E> elements;

    TypedValueSet(SortedElements<E> elements) {
        this.elements = elements;
    }

    final SortedElements<E> elements() {
        return elements;
    }

    @Override
    public abstract SetType<E, S> type();

    @Override
    public final int size() {
        return elements.size();
    }

    @Override
    public final boolean isEmpty() {
        return elements.size() == 0;
    }

    @Override
    public final boolean contains(E value) {
        return elements.contains(requireNonNull(value, "value"));
    }

    /**
     * Tells whether some element is in both. PostgreSQL: {@code &&}.
     *
     * @param other a set
     * @return whether they share an element; false if one is empty
     * @throws NullPointerException if {@code other} is null
     */
    public final boolean overlaps(S other) {
        return elements.overlaps(requireNonNull(other, "other").elements());
    }

    /**
     * Tells whether every element of this is in the other. PostgreSQL: {@code <@}.
     *
     * @param other a set
     * @return whether this is a subset; true if this is empty
     * @throws NullPointerException if {@code other} is null
     */
    public final boolean isSubsetOf(S other) {
        return requireNonNull(other, "other").elements().containsAll(elements);
    }

    /**
     * Tells whether every element of the other is in this. PostgreSQL: {@code @>}.
     *
     * <pre>{@code
     * StringSet.of("bath", "sea").isSupersetOf(StringSet.of("sea")); // true
     * }</pre>
     *
     * @param other a set
     * @return whether this is a superset; true if the other is empty
     * @throws NullPointerException if {@code other} is null
     */
    public final boolean isSupersetOf(S other) {
        return elements.containsAll(requireNonNull(other, "other").elements());
    }

    /**
     * Tells whether this is a subset of the other and not equal to it.
     *
     * @param other a set
     * @return whether this is a proper subset
     * @throws NullPointerException if {@code other} is null
     */
    public final boolean isProperSubsetOf(S other) {
        return size() < requireNonNull(other, "other").size() && isSubsetOf(other);
    }

    /**
     * Tells whether this is a superset of the other and not equal to it.
     *
     * @param other a set
     * @return whether this is a proper superset
     * @throws NullPointerException if {@code other} is null
     */
    public final boolean isProperSupersetOf(S other) {
        return size() > requireNonNull(other, "other").size() && isSupersetOf(other);
    }

    /**
     * Returns the elements that are in one or the other; of equal elements that of this set.
     *
     * <pre>{@code
     * IntSet.of(1, 2, 3).union(IntSet.of(3, 4)); // {1,2,3,4}
     * }</pre>
     *
     * @param other a set
     * @return the union
     * @throws NullPointerException if {@code other} is null
     */
    public final S union(S other) {
        return sameOr(elements.union(requireNonNull(other, "other").elements()));
    }

    /**
     * Returns the elements that are in both.
     *
     * <pre>{@code
     * IntSet.of(1, 2, 3).intersect(IntSet.of(3, 4)); // {3}
     * }</pre>
     *
     * @param other a set
     * @return the intersection
     * @throws NullPointerException if {@code other} is null
     */
    public final S intersect(S other) {
        return sameOr(elements.intersect(requireNonNull(other, "other").elements()));
    }

    /**
     * Returns the elements of this that are not in the other.
     *
     * <pre>{@code
     * IntSet.of(1, 2, 3).except(IntSet.of(3, 4)); // {1,2}
     * }</pre>
     *
     * @param other a set
     * @return the difference
     * @throws NullPointerException if {@code other} is null
     */
    public final S except(S other) {
        return sameOr(elements.except(requireNonNull(other, "other").elements()));
    }

    /**
     * Returns this set with a value added. PostgreSQL's {@code array_append} would keep it twice.
     *
     * @param value the value
     * @return the set with the value; the same instance if it is an element already
     * @throws NullPointerException if {@code value} is null
     * @throws IllegalArgumentException if no set of this type can hold it
     */
    public final S add(E value) {
        return sameOr(elements.add(requireNonNull(value, "value")));
    }

    /**
     * Returns this set without a value. PostgreSQL: {@code array_remove}.
     *
     * @param value the value
     * @return the set without the value; the same instance if it is no element
     * @throws NullPointerException if {@code value} is null
     * @throws IllegalArgumentException if no set of this type could hold it
     */
    public final S remove(E value) {
        return sameOr(elements.remove(requireNonNull(value, "value")));
    }

    /** Every operation but a union can only leave out, and a union only add: as many elements are the same ones. */
    private S sameOr(SortedElements<E> result) {
        return result.size() == size() ? type().javaType().cast(this) : type().set(result);
    }

    @Override
    public final Stream<E> stream() {
        return elements.asList().stream();
    }

    @Override
    public final List<E> toList() {
        return List.copyOf(elements.asList());
    }

    @Override
    public final Set<E> asSet() {
        return new SetView<>(this);
    }

    @Override
    public final void forEach(Consumer<? super E> action) {
        elements.asList().forEach(requireNonNull(action, "action"));
    }

    @Override
    public final List<Object> toJson() {
        return type().toJson(elements);
    }

    @Override
    public final int compareTo(S other) {
        return elements.compareTo(requireNonNull(other, "other").elements());
    }

    @Override
    public final boolean equals(Object object) {
        return object instanceof TypedValueSet<?, ?> other
                && getClass() == other.getClass()
                && elements.equals(other.elements);
    }

    @Override
    public final int hashCode() {
        return elements.hashCode();
    }

    @Override
    public final String toString() {
        return type().format(elements);
    }

    final Object writeReplace() {
        return new SerializedLiteral(
                type().javaType(), this instanceof WrapperSet<?> ? type().elementClass() : null, toString());
    }

    private void readObject(ObjectInputStream stream) throws InvalidObjectException {
        throw SerializedLiteral.required();
    }

    /** Called for a stream that knows no such superclass. */
    private void readObjectNoData() throws InvalidObjectException {
        throw SerializedLiteral.required();
    }

    private static final class SetView<E> extends AbstractSet<E> {

        private final TypedValueSet<E, ?> set;

        SetView(TypedValueSet<E, ?> set) {
            this.set = set;
        }

        @Override
        public Iterator<E> iterator() {
            return set.elements.asList().iterator();
        }

        /** In ascending order, in parallel too. */
        @Override
        public Spliterator<E> spliterator() {
            return Spliterators.spliterator(
                    this, Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.NONNULL | Spliterator.IMMUTABLE);
        }

        @Override
        public int size() {
            return set.size();
        }

        @Override
        @SuppressWarnings("unchecked") // the class was asked
        public boolean contains(@Nullable Object object) {
            return set.type().elementClass().isInstance(object) && set.elements.holds((E) object);
        }

        /**
         * As sets are equal: by the elements' own {@code equals}, which {@code 1.0} and {@code 1.00} are not by, so
         * that any other set that equals this one is equalled by it.
         */
        @Override
        public boolean equals(@Nullable Object object) {
            if (!(object instanceof Set<?> other) || other.size() != size()) {
                return false;
            }
            try {
                return object instanceof SetView<?> view
                        ? set.elements.asList().equals(view.set.elements.asList())
                        : other.containsAll(this);
            } catch (ClassCastException ofOtherElements) {
                // A sorted set of another class compares what it is asked for.
                return false;
            }
        }

        @Override
        public int hashCode() {
            return super.hashCode();
        }
    }
}

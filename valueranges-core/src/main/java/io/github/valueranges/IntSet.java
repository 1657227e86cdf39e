package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.SortedElements;
import java.util.Collection;
import java.util.stream.Collector;
import java.util.stream.IntStream;

/**
 * A set of numbers of four bytes: {@code integer[]}.
 *
 * <p>Every {@code int} can be an element, the smallest and the largest too.
 *
 * <pre>{@code
 * IntSet rooms = IntSet.of(12, 7, 12);
 * rooms.toString();   // {7,12}
 * rooms.contains(7);  // true
 * }</pre>
 */
public final class IntSet extends TypedValueSet<Integer, IntSet> {

    private static final long serialVersionUID = 1L;

    IntSet(SortedElements<Integer> elements) {
        super(elements);
    }

    IntSet(SortedElements<Integer> elements, NoProjection reason) {
        this(elements);
    }

    /**
     * Returns the set of some integers.
     *
     * @param elements the integers
     * @return the set
     * @throws NullPointerException if {@code elements} is null
     */
    public static IntSet of(int... elements) {
        return SetType.INT.ofCodes(IntStream.of(requireNonNull(elements, "elements"))
                .asLongStream()
                .toArray());
    }

    /**
     * Returns the set of some integers, whatever classes hold them: {@code IntSet.of(List.of(1, 2))}. None is rounded
     * or cut; a number with a point is refused, {@code 1.0} too, which the server does not read either.
     *
     * @param elements the integers, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     * @throws IllegalArgumentException if an element is no whole number, or {@code integer} does not hold it
     */
    @JsonCreator
    public static IntSet of(Collection<? extends Number> elements) {
        return SetType.INT.ofNumbers(requireNonNull(elements, "elements"));
    }

    /**
     * Returns the set without elements.
     *
     * @return the set {@code {}}
     */
    public static IntSet empty() {
        return SetType.INT.empty();
    }

    /**
     * Reads a literal as the server reads an {@code integer[]} of one dimension: {@code {7,12}}.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static IntSet parse(CharSequence literal) {
        return SetType.INT.parse(literal);
    }

    /**
     * Reads a literal: {@link #parse} by the name that frameworks look for.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static IntSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector of integers into a set.
     *
     * @return the collector
     */
    public static Collector<Integer, ?, IntSet> toIntSet() {
        return SetType.INT.toSet();
    }

    @Override
    public SetType<Integer, IntSet> type() {
        return SetType.INT;
    }

    /**
     * Returns the ranges of the elements: numbers that follow one another are one range. PostgreSQL:
     * {@code range_agg} of the ranges that hold an element each.
     *
     * <pre>{@code
     * IntSet.of(1, 2, 3, 7).toRangeSet(); // {[1,3],[7,7]}
     * }</pre>
     *
     * @return the range set that holds the elements and nothing else; empty for the empty set
     */
    public IntRangeSet toRangeSet() {
        return RangeType.INT.rangeSetType().around(elements());
    }

    /**
     * Tells whether a value is an element. PostgreSQL: {@code value = any (set)}.
     *
     * @param value the value
     * @return whether it is contained
     */
    public boolean contains(int value) {
        return elements().holdsCode(value);
    }

    /**
     * Returns this set with a value added. PostgreSQL's {@code array_append} would keep it twice.
     *
     * @param value the value
     * @return the set with the value; the same instance if it is an element already
     */
    public IntSet add(int value) {
        return add(Integer.valueOf(value));
    }

    /**
     * Returns this set without a value. PostgreSQL: {@code array_remove}.
     *
     * @param value the value
     * @return the set without the value; the same instance if it is no element
     */
    public IntSet remove(int value) {
        return remove(Integer.valueOf(value));
    }
}

package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.SortedElements;
import java.util.Collection;
import java.util.stream.Collector;

/**
 * A set of numbers of eight bytes: {@code bigint[]}.
 *
 * <p>Every {@code long} can be an element, the smallest and the largest too.
 *
 * <pre>{@code
 * LongSet ids = LongSet.of(9007199254740993L, 7, 7);
 * ids.toString();   // {7,9007199254740993}
 * ids.contains(7);  // true
 * }</pre>
 */
public final class LongSet extends TypedValueSet<Long, LongSet> {

    private static final long serialVersionUID = 1L;

    LongSet(SortedElements<Long> elements) {
        super(elements);
    }

    LongSet(SortedElements<Long> elements, NoProjection reason) {
        this(elements);
    }

    /**
     * Returns the set of some bigints.
     *
     * @param elements the bigints
     * @return the set
     * @throws NullPointerException if {@code elements} is null
     */
    public static LongSet of(long... elements) {
        return SetType.LONG.ofCodes(requireNonNull(elements, "elements").clone());
    }

    /**
     * Returns the set of some bigints, whatever classes hold them: {@code LongSet.of(List.of(1, 2))}. None is rounded
     * or cut; a number with a point is refused, {@code 1.0} too, which the server does not read either.
     *
     * @param elements the bigints, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     * @throws IllegalArgumentException if an element is no whole number, or {@code bigint} does not hold it
     */
    @JsonCreator
    public static LongSet of(Collection<? extends Number> elements) {
        return SetType.LONG.ofNumbers(requireNonNull(elements, "elements"));
    }

    /**
     * Returns the set without elements.
     *
     * @return the set {@code {}}
     */
    public static LongSet empty() {
        return SetType.LONG.empty();
    }

    /**
     * Reads a literal as the server reads a {@code bigint[]} of one dimension: {@code {7,9007199254740993}}.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static LongSet parse(CharSequence literal) {
        return SetType.LONG.parse(literal);
    }

    /**
     * Reads a literal: {@link #parse} by the name that frameworks look for.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static LongSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector of bigints into a set.
     *
     * @return the collector
     */
    public static Collector<Long, ?, LongSet> toLongSet() {
        return SetType.LONG.toSet();
    }

    @Override
    public SetType<Long, LongSet> type() {
        return SetType.LONG;
    }

    /**
     * Returns the ranges of the elements: numbers that follow one another are one range. PostgreSQL:
     * {@code range_agg} of the ranges that hold an element each.
     *
     * <pre>{@code
     * LongSet.of(1, 2, 3, 7).toRangeSet(); // {[1,3],[7,7]}
     * }</pre>
     *
     * @return the range set that holds the elements and nothing else; empty for the empty set
     */
    public LongRangeSet toRangeSet() {
        return RangeType.LONG.rangeSetType().around(elements());
    }

    /**
     * Tells whether a value is an element. PostgreSQL: {@code value = any (set)}.
     *
     * @param value the value
     * @return whether it is contained
     */
    public boolean contains(long value) {
        return elements().holdsCode(value);
    }

    /**
     * Returns this set with a value added. PostgreSQL's {@code array_append} would keep it twice.
     *
     * @param value the value
     * @return the set with the value; the same instance if it is an element already
     */
    public LongSet add(long value) {
        return add(Long.valueOf(value));
    }

    /**
     * Returns this set without a value. PostgreSQL: {@code array_remove}.
     *
     * @param value the value
     * @return the set without the value; the same instance if it is no element
     */
    public LongSet remove(long value) {
        return remove(Long.valueOf(value));
    }
}

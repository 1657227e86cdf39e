package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.SortedElements;
import io.github.valueranges.internal.element.ElementTypes;
import java.util.Collection;
import java.util.stream.Collector;
import java.util.stream.IntStream;

/**
 * A set of numbers of two bytes: {@code smallint[]}.
 *
 * <p>The numbers are given as {@code int}, so that no literal needs a cast. One that {@code smallint} does not hold is
 * refused by every operation, {@link #contains(int)} too: it can be in no set of this type.
 *
 * <pre>{@code
 * ShortSet floors = ShortSet.of(3, 1, 3);
 * floors.toString();   // {1,3}
 * floors.contains(3);  // true
 * floors.add(40000);   // IllegalArgumentException: a smallint is from -32768 to 32767, not 40000
 * }</pre>
 */
public final class ShortSet extends TypedValueSet<Short, ShortSet> {

    private static final long serialVersionUID = 1L;

    ShortSet(SortedElements<Short> elements) {
        super(elements);
    }

    ShortSet(SortedElements<Short> elements, NoProjection reason) {
        this(elements);
    }

    /**
     * Returns the set of some smallints, each once: {@code of(3, 1, 3)} is {@code {1,3}}.
     *
     * @param elements the smallints, in any order; none for the empty set
     * @return the set
     * @throws NullPointerException if {@code elements} is null
     * @throws IllegalArgumentException if a number is not from -32768 to 32767
     */
    public static ShortSet of(int... elements) {
        return SetType.SHORT.ofCodes(IntStream.of(requireNonNull(elements, "elements"))
                .map(ShortSet::exact)
                .asLongStream()
                .toArray());
    }

    /**
     * Returns the set of some smallints, whatever classes hold them: {@code ShortSet.of(List.of(1, 2))}. None is
     * rounded or cut; a number with a point is refused, {@code 1.0} too, which the server does not read either.
     *
     * @param elements the smallints, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     * @throws IllegalArgumentException if an element is no whole number, or {@code smallint} does not hold it
     */
    @JsonCreator
    public static ShortSet of(Collection<? extends Number> elements) {
        return SetType.SHORT.ofNumbers(requireNonNull(elements, "elements"));
    }

    /**
     * Returns the set without elements.
     *
     * @return the set {@code {}}
     */
    public static ShortSet empty() {
        return SetType.SHORT.empty();
    }

    /**
     * Reads a literal as the server reads a {@code smallint[]} of one dimension: {@code {1,3}}.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static ShortSet parse(CharSequence literal) {
        return SetType.SHORT.parse(literal);
    }

    /**
     * Reads a literal: {@link #parse} by the name that frameworks look for.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static ShortSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector of smallints into a set.
     *
     * @return the collector
     */
    public static Collector<Short, ?, ShortSet> toShortSet() {
        return SetType.SHORT.toSet();
    }

    @Override
    public SetType<Short, ShortSet> type() {
        return SetType.SHORT;
    }

    /**
     * Tells whether a value is an element. PostgreSQL: {@code value = any (set)}.
     *
     * @param value the value
     * @return whether it is contained
     * @throws IllegalArgumentException if {@code smallint} does not hold it
     */
    public boolean contains(int value) {
        return elements().holdsCode(exact(value));
    }

    /**
     * Returns this set with a value added. PostgreSQL's {@code array_append} would keep it twice.
     *
     * @param value the value
     * @return the set with the value; the same instance if it is an element already
     * @throws IllegalArgumentException if {@code smallint} does not hold it
     */
    public ShortSet add(int value) {
        return add((Short) exact(value));
    }

    /**
     * Returns this set without a value. PostgreSQL: {@code array_remove}.
     *
     * @param value the value
     * @return the set without the value; the same instance if it is no element
     * @throws IllegalArgumentException if {@code smallint} does not hold it
     */
    public ShortSet remove(int value) {
        return remove((Short) exact(value));
    }

    private static short exact(int value) {
        if (value != (short) value) {
            throw new IllegalArgumentException(ElementTypes.SMALLINT.limits() + ", not " + value);
        }
        return (short) value;
    }
}

package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.SortedElements;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collector;

/**
 * A set of floating-point numbers of single precision: {@code real[]}.
 *
 * <p>NaN and the infinities are refused. {@code -0.0f} and {@code 0.0f} are one element, written as the first of them
 * was. A number is read and printed as the {@code float} it is, never through a {@code double}: {@code 0.1f} is {@code
 * 0.1}.
 *
 * <pre>{@code
 * FloatSet weights = FloatSet.of(2.5f, 0.1f, 2.5f);
 * weights.toString();      // {0.1,2.5}
 * weights.contains(0.1f);  // true
 * }</pre>
 */
public final class FloatSet extends TypedValueSet<Float, FloatSet> {

    private static final long serialVersionUID = 1L;

    FloatSet(SortedElements<Float> elements) {
        super(elements);
    }

    FloatSet(SortedElements<Float> elements, NoProjection reason) {
        this(elements);
    }

    /**
     * Returns the set of some numbers.
     *
     * @param elements the numbers
     * @return the set
     * @throws NullPointerException if {@code elements} is null
     * @throws IllegalArgumentException if a number is NaN or infinite
     */
    public static FloatSet of(float... elements) {
        List<Float> boxed = new ArrayList<>();
        for (float element : requireNonNull(elements, "elements")) {
            boxed.add(element);
        }
        return of(boxed);
    }

    /**
     * Returns the set of some numbers.
     *
     * @param elements the numbers, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     * @throws IllegalArgumentException if a number is NaN or infinite
     */
    public static FloatSet of(Collection<Float> elements) {
        return SetType.FLOAT.of(requireNonNull(elements, "elements"));
    }

    /**
     * What a JSON mapper calls. It gives the numbers as they are written to a builder, whatever it makes of others: none
     * is rounded to zero unseen, and {@code -0} is kept.
     */
    @JsonCreator
    static FloatSet ofTexts(Collection<StringBuilder> elements) {
        return SetType.FLOAT.ofTexts(elements);
    }

    /**
     * Returns the set without elements.
     *
     * @return the set {@code {}}
     */
    public static FloatSet empty() {
        return SetType.FLOAT.empty();
    }

    /**
     * Reads a literal as the server reads a {@code real[]} of one dimension: {@code {0.1,2.5}}.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static FloatSet parse(CharSequence literal) {
        return SetType.FLOAT.parse(literal);
    }

    /**
     * Reads a literal: {@link #parse} by the name that frameworks look for.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static FloatSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector of numbers into a set.
     *
     * @return the collector
     */
    public static Collector<Float, ?, FloatSet> toFloatSet() {
        return SetType.FLOAT.toSet();
    }

    @Override
    public SetType<Float, FloatSet> type() {
        return SetType.FLOAT;
    }

    /**
     * Tells whether a value is an element. PostgreSQL: {@code value = any (set)}.
     *
     * @param value the value
     * @return whether it is contained
     * @throws IllegalArgumentException if it is NaN or infinite
     */
    public boolean contains(float value) {
        return contains(Float.valueOf(value));
    }

    /**
     * Returns this set with a value added. PostgreSQL's {@code array_append} would keep it twice.
     *
     * @param value the value
     * @return the set with the value; the same instance if it is an element already
     * @throws IllegalArgumentException if it is NaN or infinite
     */
    public FloatSet add(float value) {
        return add(Float.valueOf(value));
    }

    /**
     * Returns this set without a value. PostgreSQL: {@code array_remove}.
     *
     * @param value the value
     * @return the set without the value; the same instance if it is no element
     * @throws IllegalArgumentException if it is NaN or infinite
     */
    public FloatSet remove(float value) {
        return remove(Float.valueOf(value));
    }
}

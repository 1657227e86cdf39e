package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.SortedElements;
import java.util.Collection;
import java.util.stream.Collector;
import java.util.stream.DoubleStream;

/**
 * A set of floating-point numbers of double precision: {@code double precision[]}.
 *
 * <p>NaN and the infinities are refused. {@code -0.0} and {@code 0.0} are one element, written as the first of them
 * was. Numbers print as the server prints them, {@code 1e+15} with an exponent and {@code 1e14} without.
 *
 * <pre>{@code
 * DoubleSet weights = DoubleSet.of(2.5, 0.1, 2.5);
 * weights.toString();     // {0.1,2.5}
 * weights.contains(0.1);  // true
 * }</pre>
 */
public final class DoubleSet extends TypedValueSet<Double, DoubleSet> {

    private static final long serialVersionUID = 1L;

    DoubleSet(SortedElements<Double> elements) {
        super(elements);
    }

    DoubleSet(SortedElements<Double> elements, NoProjection reason) {
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
    public static DoubleSet of(double... elements) {
        return SetType.DOUBLE.of(
                DoubleStream.of(requireNonNull(elements, "elements")).boxed().toList());
    }

    /**
     * Returns the set of some numbers.
     *
     * @param elements the numbers, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     * @throws IllegalArgumentException if a number is NaN or infinite
     */
    public static DoubleSet of(Collection<Double> elements) {
        return SetType.DOUBLE.of(requireNonNull(elements, "elements"));
    }

    /**
     * What a JSON mapper calls. It gives the numbers as they are written to a builder, whatever it makes of others: none
     * is rounded to zero unseen, and {@code -0} is kept.
     */
    @JsonCreator
    static DoubleSet ofTexts(Collection<StringBuilder> elements) {
        return SetType.DOUBLE.ofTexts(elements);
    }

    /**
     * Returns the set without elements.
     *
     * @return the set {@code {}}
     */
    public static DoubleSet empty() {
        return SetType.DOUBLE.empty();
    }

    /**
     * Reads a literal as the server reads a {@code double precision[]} of one dimension: {@code {0.1,2.5}}.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static DoubleSet parse(CharSequence literal) {
        return SetType.DOUBLE.parse(literal);
    }

    /**
     * Reads a literal: {@link #parse} by the name that frameworks look for.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static DoubleSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector of numbers into a set.
     *
     * @return the collector
     */
    public static Collector<Double, ?, DoubleSet> toDoubleSet() {
        return SetType.DOUBLE.toSet();
    }

    @Override
    public SetType<Double, DoubleSet> type() {
        return SetType.DOUBLE;
    }

    /**
     * Tells whether a value is an element. PostgreSQL: {@code value = any (set)}.
     *
     * @param value the value
     * @return whether it is contained
     * @throws IllegalArgumentException if it is NaN or infinite
     */
    public boolean contains(double value) {
        return contains(Double.valueOf(value));
    }

    /**
     * Returns this set with a value added. PostgreSQL's {@code array_append} would keep it twice.
     *
     * @param value the value
     * @return the set with the value; the same instance if it is an element already
     * @throws IllegalArgumentException if it is NaN or infinite
     */
    public DoubleSet add(double value) {
        return add(Double.valueOf(value));
    }

    /**
     * Returns this set without a value. PostgreSQL: {@code array_remove}.
     *
     * @param value the value
     * @return the set without the value; the same instance if it is no element
     * @throws IllegalArgumentException if it is NaN or infinite
     */
    public DoubleSet remove(double value) {
        return remove(Double.valueOf(value));
    }
}

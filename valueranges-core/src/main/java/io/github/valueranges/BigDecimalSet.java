package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.SortedElements;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collection;
import java.util.stream.Collector;

/**
 * A set of decimal numbers: {@code numeric[]}.
 *
 * <p>Numbers are equal by value, so that {@code 1.0} and {@code 1.00} are one element, written as the first of them
 * was. What the server cannot hold, more than 131072 digits before the point or 16383 after it, is refused by size;
 * {@code 1E+3} becomes {@code 1000}, as it is there. A number that ends with more than a hundred zeros keeps its
 * exponent, so that a short text makes no long number, and is written out in a literal; in one of more than sixteen
 * million characters numbers have exponents from there on, which the server reads as well.
 *
 * <pre>{@code
 * BigDecimalSet prices = BigDecimalSet.of(new BigDecimal("19.90"), new BigDecimal("9.90"));
 * prices.toString();                        // {9.90,19.90}
 * prices.contains(new BigDecimal("19.9"));  // true
 * }</pre>
 */
public final class BigDecimalSet extends TypedValueSet<BigDecimal, BigDecimalSet> {

    private static final long serialVersionUID = 1L;

    BigDecimalSet(SortedElements<BigDecimal> elements) {
        super(elements);
    }

    BigDecimalSet(SortedElements<BigDecimal> elements, NoProjection reason) {
        this(elements);
    }

    /**
     * Returns the set of some numbers.
     *
     * @param elements the numbers, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     * @throws IllegalArgumentException if a number has more than 131072 digits before the point or 16383 after it
     */
    public static BigDecimalSet of(BigDecimal... elements) {
        return of(Arrays.asList(requireNonNull(elements, "elements")));
    }

    /**
     * Returns the set of some numbers.
     *
     * @param elements the numbers, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     * @throws IllegalArgumentException if a number has more than 131072 digits before the point or 16383 after it
     */
    @JsonCreator
    public static BigDecimalSet of(Collection<BigDecimal> elements) {
        return SetType.BIG_DECIMAL.of(requireNonNull(elements, "elements"));
    }

    /**
     * Returns the set without elements.
     *
     * @return the set {@code {}}
     */
    public static BigDecimalSet empty() {
        return SetType.BIG_DECIMAL.empty();
    }

    /**
     * Reads a literal as the server reads a {@code numeric[]} of one dimension: {@code {9.90,19.90}}.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static BigDecimalSet parse(CharSequence literal) {
        return SetType.BIG_DECIMAL.parse(literal);
    }

    /**
     * Reads a literal: {@link #parse} by the name that frameworks look for.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static BigDecimalSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector of numbers into a set.
     *
     * @return the collector
     */
    public static Collector<BigDecimal, ?, BigDecimalSet> toBigDecimalSet() {
        return SetType.BIG_DECIMAL.toSet();
    }

    @Override
    public SetType<BigDecimal, BigDecimalSet> type() {
        return SetType.BIG_DECIMAL;
    }
}

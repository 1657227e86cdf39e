package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.SortedElements;
import java.util.Arrays;
import java.util.Collection;
import java.util.stream.Collector;

/**
 * A set of texts: {@code text[]}.
 *
 * <p>The order is by Unicode code point, which is that of {@code COLLATE "C"} on the server and of no locale. Texts
 * that the server cannot hold, with a NUL or an unpaired surrogate, are refused.
 *
 * <pre>{@code
 * StringSet tags = StringSet.of("beta", "alpha", "beta");
 * tags.toString();       // {alpha,beta}
 * tags.contains("beta"); // true
 * }</pre>
 */
public final class StringSet extends TypedValueSet<String, StringSet> {

    private static final long serialVersionUID = 1L;

    StringSet(SortedElements<String> elements) {
        super(elements);
    }

    StringSet(SortedElements<String> elements, NoProjection reason) {
        this(elements);
    }

    /**
     * Returns the set of some texts.
     *
     * @param elements the texts, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     * @throws IllegalArgumentException if an element holds a NUL or an unpaired surrogate
     */
    public static StringSet of(String... elements) {
        return of(Arrays.asList(requireNonNull(elements, "elements")));
    }

    /**
     * Returns the set of some texts.
     *
     * @param elements the texts, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     * @throws IllegalArgumentException if an element holds a NUL or an unpaired surrogate
     */
    @JsonCreator
    public static StringSet of(Collection<String> elements) {
        return SetType.STRING.of(requireNonNull(elements, "elements"));
    }

    /**
     * Returns the set without elements.
     *
     * @return the set {@code {}}
     */
    public static StringSet empty() {
        return SetType.STRING.empty();
    }

    /**
     * Reads a literal as the server reads a {@code text[]} of one dimension: {@code {alpha,"two words"}}.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static StringSet parse(CharSequence literal) {
        return SetType.STRING.parse(literal);
    }

    /**
     * Reads a literal: {@link #parse} by the name that frameworks look for.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static StringSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector of texts into a set.
     *
     * @return the collector
     */
    public static Collector<String, ?, StringSet> toStringSet() {
        return SetType.STRING.toSet();
    }

    @Override
    public SetType<String, StringSet> type() {
        return SetType.STRING;
    }
}

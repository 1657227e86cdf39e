package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.SortedElements;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.stream.Collector;

/**
 * A set of points in time: {@code timestamptz[]}.
 *
 * <p>The order is chronological. {@link Instant#MIN} and {@link Instant#MAX} are the server's {@code -infinity} and
 * {@code infinity}. A literal without an offset, which the server completes by the time zone of its session, is
 * refused.
 *
 * <p>In JSON an instant is the text that it has in the literal, whether or not the mapper knows {@code java.time}.
 *
 * <pre>{@code
 * InstantSet events = InstantSet.parse("{2026-06-01T10:30:00+02:00}");
 * events.toString();                                        // {2026-06-01T08:30:00Z}
 * events.contains(Instant.parse("2026-06-01T08:30:00Z"));   // true
 * }</pre>
 */
public final class InstantSet extends TypedValueSet<Instant, InstantSet> {

    private static final long serialVersionUID = 1L;

    InstantSet(SortedElements<Instant> elements) {
        super(elements);
    }

    InstantSet(SortedElements<Instant> elements, NoProjection reason) {
        this(elements);
    }

    /**
     * Returns the set of some points in time.
     *
     * @param elements the points in time, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     */
    public static InstantSet of(Instant... elements) {
        return of(Arrays.asList(requireNonNull(elements, "elements")));
    }

    /**
     * Returns the set of some points in time.
     *
     * @param elements the points in time, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     */
    public static InstantSet of(Collection<Instant> elements) {
        return SetType.INSTANT.of(requireNonNull(elements, "elements"));
    }

    /** What a JSON mapper calls: the elements are read here, since a mapper has another text for them or none. */
    @JsonCreator
    static InstantSet ofTexts(Collection<String> elements) {
        return SetType.INSTANT.ofTexts(elements);
    }

    /**
     * Returns the set without elements.
     *
     * @return the set {@code {}}
     */
    public static InstantSet empty() {
        return SetType.INSTANT.empty();
    }

    /**
     * Reads a literal as the server reads a {@code timestamptz[]} of one dimension:
     * {@code {2026-06-01T08:30:00Z,infinity}}.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static InstantSet parse(CharSequence literal) {
        return SetType.INSTANT.parse(literal);
    }

    /**
     * Reads a literal: {@link #parse} by the name that frameworks look for.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static InstantSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector of points in time into a set.
     *
     * @return the collector
     */
    public static Collector<Instant, ?, InstantSet> toInstantSet() {
        return SetType.INSTANT.toSet();
    }

    @Override
    public SetType<Instant, InstantSet> type() {
        return SetType.INSTANT;
    }
}

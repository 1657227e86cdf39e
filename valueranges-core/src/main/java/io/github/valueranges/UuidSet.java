package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.SortedElements;
import java.util.Arrays;
import java.util.Collection;
import java.util.UUID;
import java.util.stream.Collector;

/**
 * A set of UUIDs: {@code uuid[]}.
 *
 * <p>The order is that of the bytes, as on the server: {@code 7…} is before {@code 8…}, which {@link UUID#compareTo}
 * has the other way round.
 *
 * <pre>{@code
 * UuidSet keys = UuidSet.of(UUID.fromString("a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11"));
 * keys.toString(); // {a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11}
 * }</pre>
 */
public final class UuidSet extends TypedValueSet<UUID, UuidSet> {

    private static final long serialVersionUID = 1L;

    UuidSet(SortedElements<UUID> elements) {
        super(elements);
    }

    UuidSet(SortedElements<UUID> elements, NoProjection reason) {
        this(elements);
    }

    /**
     * Returns the set of some UUIDs.
     *
     * @param elements the UUIDs, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     */
    public static UuidSet of(UUID... elements) {
        return of(Arrays.asList(requireNonNull(elements, "elements")));
    }

    /**
     * Returns the set of some UUIDs.
     *
     * @param elements the UUIDs, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     */
    public static UuidSet of(Collection<UUID> elements) {
        return SetType.UUID.of(requireNonNull(elements, "elements"));
    }

    /** What a JSON mapper calls: the elements are read here, since a mapper has other texts for them, base64 too. */
    @JsonCreator
    static UuidSet ofTexts(Collection<String> elements) {
        return SetType.UUID.ofTexts(elements);
    }

    /**
     * Returns the set without elements.
     *
     * @return the set {@code {}}
     */
    public static UuidSet empty() {
        return SetType.UUID.empty();
    }

    /**
     * Reads a literal as the server reads a {@code uuid[]} of one dimension:
     * {@code {a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11}}.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static UuidSet parse(CharSequence literal) {
        return SetType.UUID.parse(literal);
    }

    /**
     * Reads a literal: {@link #parse} by the name that frameworks look for.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static UuidSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector of UUIDs into a set.
     *
     * @return the collector
     */
    public static Collector<UUID, ?, UuidSet> toUuidSet() {
        return SetType.UUID.toSet();
    }

    @Override
    public SetType<UUID, UuidSet> type() {
        return SetType.UUID;
    }
}

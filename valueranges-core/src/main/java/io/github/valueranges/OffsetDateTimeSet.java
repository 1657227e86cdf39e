package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.SortedElements;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.Collection;
import java.util.stream.Collector;

/**
 * A set of points in time with an offset: {@code timestamptz[]}.
 *
 * <p>The order is that of instants, and one instant at two offsets is one element: the first that was met stays, with
 * its offset. The server keeps the instant and not the offset. {@link OffsetDateTime#MIN} and
 * {@link OffsetDateTime#MAX} are the server's {@code -infinity} and {@code infinity}. A literal without an offset,
 * which the server completes by the time zone of its session, is refused.
 *
 * <p>In JSON a timestamp is the text that it has in the literal, whether or not the mapper knows {@code java.time}.
 *
 * <pre>{@code
 * OffsetDateTimeSet calls = OffsetDateTimeSet.parse("{2026-06-01T10:30:00+02:00,2026-06-01T08:30:00Z}");
 * calls.toString();                                               // {2026-06-01T10:30:00+02:00}
 * calls.contains(OffsetDateTime.parse("2026-06-01T08:30:00Z"));   // true
 * }</pre>
 */
public final class OffsetDateTimeSet extends TypedValueSet<OffsetDateTime, OffsetDateTimeSet> {

    private static final long serialVersionUID = 1L;

    OffsetDateTimeSet(SortedElements<OffsetDateTime> elements) {
        super(elements);
    }

    OffsetDateTimeSet(SortedElements<OffsetDateTime> elements, NoProjection reason) {
        this(elements);
    }

    /**
     * Returns the set of some points in time with an offset.
     *
     * @param elements the points in time with an offset, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     */
    public static OffsetDateTimeSet of(OffsetDateTime... elements) {
        return of(Arrays.asList(requireNonNull(elements, "elements")));
    }

    /**
     * Returns the set of some points in time with an offset.
     *
     * @param elements the points in time with an offset, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     */
    public static OffsetDateTimeSet of(Collection<OffsetDateTime> elements) {
        return SetType.OFFSET_DATE_TIME.of(requireNonNull(elements, "elements"));
    }

    /** What a JSON mapper calls: the elements are read here, since a mapper has another text for them or none. */
    @JsonCreator
    static OffsetDateTimeSet ofTexts(Collection<String> elements) {
        return SetType.OFFSET_DATE_TIME.ofTexts(elements);
    }

    /**
     * Returns the set without elements.
     *
     * @return the set {@code {}}
     */
    public static OffsetDateTimeSet empty() {
        return SetType.OFFSET_DATE_TIME.empty();
    }

    /**
     * Reads a literal as the server reads a {@code timestamptz[]} of one dimension:
     * {@code {2026-06-01T10:30:00+02:00,infinity}}.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static OffsetDateTimeSet parse(CharSequence literal) {
        return SetType.OFFSET_DATE_TIME.parse(literal);
    }

    /**
     * Reads a literal: {@link #parse} by the name that frameworks look for.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static OffsetDateTimeSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector of points in time with an offset into a set.
     *
     * @return the collector
     */
    public static Collector<OffsetDateTime, ?, OffsetDateTimeSet> toOffsetDateTimeSet() {
        return SetType.OFFSET_DATE_TIME.toSet();
    }

    @Override
    public SetType<OffsetDateTime, OffsetDateTimeSet> type() {
        return SetType.OFFSET_DATE_TIME;
    }
}

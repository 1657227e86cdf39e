package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.SortedElements;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.Collection;
import java.util.stream.Collector;

/**
 * A set of date-times without a zone: {@code timestamp[]}.
 *
 * <p>The order is chronological. {@link LocalDateTime#MIN} and {@link LocalDateTime#MAX} are the server's
 * {@code -infinity} and {@code infinity}. An offset in a literal is ignored, as the server ignores it.
 *
 * <p>In JSON a timestamp is the text that it has in the literal, whether or not the mapper knows {@code java.time}.
 *
 * <pre>{@code
 * LocalDateTimeSet departures = LocalDateTimeSet.parse("{2026-06-01T10:30,\"2026-06-01 08:15:00\"}");
 * departures.toString();   // {2026-06-01T08:15:00,2026-06-01T10:30:00}
 * }</pre>
 */
public final class LocalDateTimeSet extends TypedValueSet<LocalDateTime, LocalDateTimeSet> {

    private static final long serialVersionUID = 1L;

    LocalDateTimeSet(SortedElements<LocalDateTime> elements) {
        super(elements);
    }

    LocalDateTimeSet(SortedElements<LocalDateTime> elements, NoProjection reason) {
        this(elements);
    }

    /**
     * Returns the set of some date-times without a zone.
     *
     * @param elements the date-times without a zone, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     */
    public static LocalDateTimeSet of(LocalDateTime... elements) {
        return of(Arrays.asList(requireNonNull(elements, "elements")));
    }

    /**
     * Returns the set of some date-times without a zone.
     *
     * @param elements the date-times without a zone, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     */
    public static LocalDateTimeSet of(Collection<LocalDateTime> elements) {
        return SetType.LOCAL_DATE_TIME.of(requireNonNull(elements, "elements"));
    }

    /** What a JSON mapper calls: the elements are read here, since a mapper has another text for them or none. */
    @JsonCreator
    static LocalDateTimeSet ofTexts(Collection<String> elements) {
        return SetType.LOCAL_DATE_TIME.ofTexts(elements);
    }

    /**
     * Returns the set without elements.
     *
     * @return the set {@code {}}
     */
    public static LocalDateTimeSet empty() {
        return SetType.LOCAL_DATE_TIME.empty();
    }

    /**
     * Reads a literal as the server reads a {@code timestamp[]} of one dimension:
     * {@code {2026-06-01T10:30:00,infinity}}.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static LocalDateTimeSet parse(CharSequence literal) {
        return SetType.LOCAL_DATE_TIME.parse(literal);
    }

    /**
     * Reads a literal: {@link #parse} by the name that frameworks look for.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static LocalDateTimeSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector of date-times without a zone into a set.
     *
     * @return the collector
     */
    public static Collector<LocalDateTime, ?, LocalDateTimeSet> toLocalDateTimeSet() {
        return SetType.LOCAL_DATE_TIME.toSet();
    }

    @Override
    public SetType<LocalDateTime, LocalDateTimeSet> type() {
        return SetType.LOCAL_DATE_TIME;
    }
}

package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.SortedElements;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.Collection;
import java.util.stream.Collector;

/**
 * A set of times of day: {@code time[]}.
 *
 * <p>The order is chronological. {@link LocalTime#MAX} is the server's {@code 24:00:00}.
 *
 * <p>In JSON a time is the text that it has in the literal, whether or not the mapper knows {@code java.time}.
 *
 * <pre>{@code
 * LocalTimeSet slots = LocalTimeSet.of(LocalTime.parse("14:00"), LocalTime.parse("09:30"), LocalTime.MAX);
 * slots.toString();                           // {09:30:00,14:00:00,24:00:00}
 * slots.contains(LocalTime.parse("09:30"));   // true
 * }</pre>
 */
public final class LocalTimeSet extends TypedValueSet<LocalTime, LocalTimeSet> {

    private static final long serialVersionUID = 1L;

    LocalTimeSet(SortedElements<LocalTime> elements) {
        super(elements);
    }

    LocalTimeSet(SortedElements<LocalTime> elements, NoProjection reason) {
        this(elements);
    }

    /**
     * Returns the set of some times of day.
     *
     * @param elements the times of day, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     */
    public static LocalTimeSet of(LocalTime... elements) {
        return of(Arrays.asList(requireNonNull(elements, "elements")));
    }

    /**
     * Returns the set of some times of day.
     *
     * @param elements the times of day, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     */
    public static LocalTimeSet of(Collection<LocalTime> elements) {
        return SetType.LOCAL_TIME.of(requireNonNull(elements, "elements"));
    }

    /** What a JSON mapper calls: the elements are read here, since a mapper has another text for them or none. */
    @JsonCreator
    static LocalTimeSet ofTexts(Collection<String> elements) {
        return SetType.LOCAL_TIME.ofTexts(elements);
    }

    /**
     * Returns the set without elements.
     *
     * @return the set {@code {}}
     */
    public static LocalTimeSet empty() {
        return SetType.LOCAL_TIME.empty();
    }

    /**
     * Reads a literal as the server reads a {@code time[]} of one dimension: {@code {09:30:00,24:00:00}}.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static LocalTimeSet parse(CharSequence literal) {
        return SetType.LOCAL_TIME.parse(literal);
    }

    /**
     * Reads a literal: {@link #parse} by the name that frameworks look for.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static LocalTimeSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector of times of day into a set.
     *
     * @return the collector
     */
    public static Collector<LocalTime, ?, LocalTimeSet> toLocalTimeSet() {
        return SetType.LOCAL_TIME.toSet();
    }

    @Override
    public SetType<LocalTime, LocalTimeSet> type() {
        return SetType.LOCAL_TIME;
    }
}

package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.SortedElements;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Collection;
import java.util.stream.Collector;

/**
 * A set of days: {@code date[]}.
 *
 * <p>The order is chronological. {@link LocalDate#MIN} and {@link LocalDate#MAX} are the server's {@code -infinity} and
 * {@code infinity}.
 *
 * <p>In JSON a day is the text that it has in the literal, whether or not the mapper knows {@code java.time}.
 *
 * <pre>{@code
 * LocalDateSet holidays = LocalDateSet.parse("{2026-12-25,2026-01-01}");
 * holidays.toString();                                // {2026-01-01,2026-12-25}
 * holidays.contains(LocalDate.parse("2026-12-25"));   // true
 * }</pre>
 */
public final class LocalDateSet extends TypedValueSet<LocalDate, LocalDateSet> {

    private static final long serialVersionUID = 1L;

    LocalDateSet(SortedElements<LocalDate> elements) {
        super(elements);
    }

    LocalDateSet(SortedElements<LocalDate> elements, NoProjection reason) {
        this(elements);
    }

    /**
     * Returns the set of some days.
     *
     * @param elements the days, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     */
    public static LocalDateSet of(LocalDate... elements) {
        return of(Arrays.asList(requireNonNull(elements, "elements")));
    }

    /**
     * Returns the set of some days.
     *
     * @param elements the days, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     */
    public static LocalDateSet of(Collection<LocalDate> elements) {
        return SetType.LOCAL_DATE.of(requireNonNull(elements, "elements"));
    }

    /** What a JSON mapper calls: the elements are read here, since a mapper has another text for them or none. */
    @JsonCreator
    static LocalDateSet ofTexts(Collection<String> elements) {
        return SetType.LOCAL_DATE.ofTexts(elements);
    }

    /**
     * Returns the set without elements.
     *
     * @return the set {@code {}}
     */
    public static LocalDateSet empty() {
        return SetType.LOCAL_DATE.empty();
    }

    /**
     * Reads a literal as the server reads a {@code date[]} of one dimension: {@code {2026-01-01,infinity}}.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static LocalDateSet parse(CharSequence literal) {
        return SetType.LOCAL_DATE.parse(literal);
    }

    /**
     * Reads a literal: {@link #parse} by the name that frameworks look for.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL
     */
    public static LocalDateSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector of days into a set.
     *
     * @return the collector
     */
    public static Collector<LocalDate, ?, LocalDateSet> toLocalDateSet() {
        return SetType.LOCAL_DATE.toSet();
    }

    @Override
    public SetType<LocalDate, LocalDateSet> type() {
        return SetType.LOCAL_DATE;
    }

    /**
     * Returns the ranges of the elements: days that follow one another are one range. PostgreSQL:
     * {@code range_agg} of the ranges that hold an element each.
     *
     * <pre>{@code
     * LocalDateSet.parse("{2026-06-30,2026-07-01}").toRangeSet(); // {[2026-06-30,2026-07-01]}
     * }</pre>
     *
     * @return the range set that holds the elements and nothing else; empty for the empty set
     */
    public LocalDateRangeSet toRangeSet() {
        return RangeType.LOCAL_DATE.rangeSetType().around(elements());
    }
}

package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.valueranges.internal.algebra.SortedElements;
import java.time.YearMonth;
import java.util.Arrays;
import java.util.Collection;
import java.util.stream.Collector;

/**
 * A set of months: {@code date[]} with the first day of each.
 *
 * <p>The order is chronological. The server has no type for months: the literal has them as ISO 8601 does,
 * {@code {2024-01,2024-03}}, and what is stored is read too, {@code {2024-01-01,2024-03-01}}. Another day than the
 * first of a month is refused, and so is an infinity.
 *
 * <p>In JSON a month is the text that it has in the literal, whether or not the mapper knows {@code java.time}.
 *
 * <pre>{@code
 * YearMonthSet paid = YearMonthSet.parse("{2024-03,2024-01}");
 * paid.toString();                              // {2024-01,2024-03}
 * paid.contains(YearMonth.parse("2024-03"));    // true
 * }</pre>
 */
public final class YearMonthSet extends TypedValueSet<YearMonth, YearMonthSet> {

    private static final long serialVersionUID = 1L;

    YearMonthSet(SortedElements<YearMonth> elements) {
        super(elements);
    }

    YearMonthSet(SortedElements<YearMonth> elements, NoProjection reason) {
        this(elements);
    }

    /**
     * Returns the set of some months.
     *
     * @param elements the months, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     */
    public static YearMonthSet of(YearMonth... elements) {
        return of(Arrays.asList(requireNonNull(elements, "elements")));
    }

    /**
     * Returns the set of some months.
     *
     * @param elements the months, none null
     * @return the set
     * @throws NullPointerException if {@code elements} or an element is null
     */
    public static YearMonthSet of(Collection<YearMonth> elements) {
        return SetType.YEAR_MONTH.of(requireNonNull(elements, "elements"));
    }

    /** What a JSON mapper calls: the elements are read here, since a mapper has another text for them or none. */
    @JsonCreator
    static YearMonthSet ofTexts(Collection<String> elements) {
        return SetType.YEAR_MONTH.ofTexts(elements);
    }

    /**
     * Returns the set without elements.
     *
     * @return the set {@code {}}
     */
    public static YearMonthSet empty() {
        return SetType.YEAR_MONTH.empty();
    }

    /**
     * Reads a literal as the server reads a {@code date[]} of one dimension:
     * {@code {2024-01-01}}, or as ISO 8601 has months: {@code {2024-01}}.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL, an infinity
     *     or another day than the first of a month
     */
    public static YearMonthSet parse(CharSequence literal) {
        return SetType.YEAR_MONTH.parse(literal);
    }

    /**
     * Reads a literal: {@link #parse} by the name that frameworks look for.
     *
     * @param literal the literal
     * @return the set
     * @throws NullPointerException if {@code literal} is null
     * @throws LiteralParseException if it is no literal, or holds NULL, an infinity
     *     or another day than the first of a month
     */
    public static YearMonthSet valueOf(String literal) {
        return parse(literal);
    }

    /**
     * Returns a collector of months into a set.
     *
     * @return the collector
     */
    public static Collector<YearMonth, ?, YearMonthSet> toYearMonthSet() {
        return SetType.YEAR_MONTH.toSet();
    }

    @Override
    public SetType<YearMonth, YearMonthSet> type() {
        return SetType.YEAR_MONTH;
    }

    /**
     * Returns the ranges of the elements: months that follow one another are one range. PostgreSQL:
     * {@code range_agg} of the ranges that hold an element each.
     *
     * <pre>{@code
     * YearMonthSet.parse("{2024-12,2025-01}").toRangeSet(); // {[2024-12,2025-01]}
     * }</pre>
     *
     * @return the range set that holds the elements and nothing else; empty for the empty set
     */
    public YearMonthRangeSet toRangeSet() {
        return RangeType.YEAR_MONTH.rangeSetType().around(elements());
    }
}

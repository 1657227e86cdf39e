package io.github.valueranges;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collector;
import org.jspecify.annotations.Nullable;

/**
 * The descriptor of a range type.
 *
 * <pre>{@code
 * RangeType.LOCAL_DATE.postgresName();                   // daterange
 * RangeType.LOCAL_DATE.parse("[2026-06-01,2026-06-09)"); // [2026-06-01,2026-06-08]
 * }</pre>
 *
 * @param <E> the type of the values
 * @param <R> the range type
 * @param <S> the range set type
 */
public sealed interface RangeType<E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
        extends ValueType<R> permits AbstractRangeType {

    /** {@link IntRange}, {@code int4range}. */
    RangeType<Integer, IntRange, IntRangeSet> INT = new IntRangeType();

    /** {@link LongRange}, {@code int8range}. */
    RangeType<Long, LongRange, LongRangeSet> LONG = new LongRangeType();

    /** {@link BigDecimalRange}, {@code numrange}. */
    RangeType<BigDecimal, BigDecimalRange, BigDecimalRangeSet> BIG_DECIMAL = new BigDecimalRangeType();

    /** {@link DoubleRange}, {@code float8range}. */
    RangeType<Double, DoubleRange, DoubleRangeSet> DOUBLE = new DoubleRangeType();

    /** {@link FloatRange}, {@code float4range}. */
    RangeType<Float, FloatRange, FloatRangeSet> FLOAT = new FloatRangeType();

    /** {@link LocalDateRange}, {@code daterange}. */
    RangeType<LocalDate, LocalDateRange, LocalDateRangeSet> LOCAL_DATE = new LocalDateRangeType();

    /** {@link LocalTimeRange}, {@code timerange}. */
    RangeType<LocalTime, LocalTimeRange, LocalTimeRangeSet> LOCAL_TIME = new LocalTimeRangeType();

    /** {@link LocalDateTimeRange}, {@code tsrange}. */
    RangeType<LocalDateTime, LocalDateTimeRange, LocalDateTimeRangeSet> LOCAL_DATE_TIME = new LocalDateTimeRangeType();

    /** {@link OffsetDateTimeRange}, {@code tstzrange}. */
    RangeType<OffsetDateTime, OffsetDateTimeRange, OffsetDateTimeRangeSet> OFFSET_DATE_TIME =
            new OffsetDateTimeRangeType();

    /** {@link InstantRange}, {@code tstzrange}. */
    RangeType<Instant, InstantRange, InstantRangeSet> INSTANT = new InstantRangeType();

    /** {@link YearMonthRange}, {@code daterange}. */
    RangeType<YearMonth, YearMonthRange, YearMonthRangeSet> YEAR_MONTH = new YearMonthRangeType();

    /**
     * Returns all range types.
     *
     * @return an unmodifiable list
     */
    static List<RangeType<?, ?, ?>> all() {
        return AllTypes.RANGES;
    }

    @Override
    Class<E> elementClass();

    /**
     * Returns the descriptor of the range sets over this range type.
     *
     * @return the range set type
     */
    RangeSetType<E, R, S> rangeSetType();

    /**
     * Tells whether the values have a step, so that ranges are closed and can be counted.
     *
     * @return whether the type is discrete
     */
    boolean isDiscrete();

    /**
     * Returns the range between two bounds as PostgreSQL's constructor functions make it,
     * {@code daterange(l, u, '[)')}: a missing bound is never inclusive, and what holds no value is the empty range.
     * Unlike those it takes bounds in the wrong order for the empty range too.
     *
     * <pre>{@code
     * RangeType.INT.between(1, true, 6, false);   // [1,5]
     * RangeType.INT.between(1, true, null, true); // [1,)
     * RangeType.INT.between(6, true, 5, true);    // empty
     * }</pre>
     *
     * @param lower the lower bound, null for none
     * @param lowerInclusive whether the lower bound is contained
     * @param upper the upper bound, null for none
     * @param upperInclusive whether the upper bound is contained
     * @return the range
     * @throws IllegalArgumentException if no range of this type can have such a bound
     */
    R between(@Nullable E lower, boolean lowerInclusive, @Nullable E upper, boolean upperInclusive);

    /**
     * Returns the range that holds one value alone.
     *
     * @param value the value
     * @return the range {@code [value,value]}
     * @throws NullPointerException if {@code value} is null
     * @throws IllegalArgumentException if no range of this type can hold it
     */
    R singleton(E value);

    /**
     * Returns the range that holds every value.
     *
     * @return the range {@code (,)}
     */
    R unbounded();

    /**
     * Reads the text of one bound.
     *
     * @param text the text, without the quotes of a range literal
     * @return the value
     * @throws NullPointerException if {@code text} is null
     * @throws LiteralParseException if it is no text of the type
     */
    E parseElement(CharSequence text);

    /**
     * Returns the text of one bound as it stands in a literal, without quotes.
     *
     * @param value the value
     * @return the text
     * @throws NullPointerException if {@code value} is null
     * @throws IllegalArgumentException if no range of this type can have it as a bound
     */
    String formatElement(E value);

    /**
     * Returns a range as one of its variants.
     *
     * @param <V> the variant
     * @param variant a class of {@link #variants()}, or {@link #javaType()}
     * @param range the range
     * @return the same range
     * @throws NullPointerException if an argument is null
     * @throws IllegalArgumentException if the range has another shape
     */
    <V> V requireVariant(Class<V> variant, R range);

    /**
     * Returns a collector that intersects ranges. PostgreSQL: {@code range_intersect_agg}.
     *
     * @return a collector whose result is absent for no ranges, where SQL has {@code NULL}
     */
    Collector<R, ?, Optional<R>> toIntersection();

    /**
     * Returns the name of the range type on the server.
     *
     * @return the name
     */
    @Override
    String toString();
}

package io.github.valueranges.jpa.internal;

import io.github.valueranges.RangeType;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * SQL for what depends on the elements of a range: their step, their infinities, and what lies between them.
 *
 * @param first the first value of the server, which nothing is less than; null where there is always a lesser one
 * @param last the last value of the server, which nothing is greater than; null where there is always a greater one
 * @param shift null where a function of the server would not mean the same
 * @param amount how far apart elements are, which {@code range_shift} takes
 * @param amountName the server's name of its type
 * @param length what {@code range_length} answers
 */
record DomainTemplates(
        @Nullable String first,
        @Nullable String last,
        Template lowerBound,
        Template upperBound,
        Template lengthOfRange,
        Template lengthOfRangeSet,
        Template clamp,
        @Nullable Template shift,
        Template except,
        Template complement,
        Template gapsWithin,
        Class<?> amount,
        String amountName,
        Class<?> length) {

    /** Multiplied with a number that is no whole number of them up to here, an interval is exact. */
    private static final String EXACT_MICROSECONDS = "9007199254740992";

    private static final Map<Class<?>, DomainTemplates> ALL = all();

    /** Returns the templates of a range type, null if there are none. */
    static @Nullable DomainTemplates of(RangeType<?, ?, ?> rangeType) {
        return ALL.get(rangeType.elementClass());
    }

    private static Map<Class<?>, DomainTemplates> all() {
        Map<Class<?>, DomainTemplates> all = new HashMap<>();
        all.put(LocalDate.class, dates());
        all.put(YearMonth.class, months());
        all.put(Integer.class, wholeNumbers("integer", Integer.MIN_VALUE, Integer.MAX_VALUE));
        all.put(Long.class, wholeNumbers("bigint", Long.MIN_VALUE, Long.MAX_VALUE));
        all.put(BigDecimal.class, numbers("numeric", "numeric", BigDecimal.class));
        all.put(Double.class, numbers("double precision", "double precision", Double.class));
        all.put(Float.class, numbers("real", "double precision", Double.class));
        all.put(LocalTime.class, times("time", null));
        all.put(LocalDateTime.class, times("timestamp", shiftByDuration()));
        all.put(OffsetDateTime.class, times("timestamptz", shiftByDuration()));
        all.put(Instant.class, times("timestamptz", shiftByDuration()));
        return all;
    }

    private static DomainTemplates dates() {
        return new DomainTemplates(
                "date '-infinity'",
                "date 'infinity'",
                DateTemplates.LOWER_BOUND,
                DateTemplates.UPPER_BOUND,
                DateTemplates.LENGTH_OF_RANGE,
                DateTemplates.LENGTH_OF_RANGE_SET,
                DateTemplates.CLAMP,
                DateTemplates.SHIFT,
                DateTemplates.EXCEPT,
                DateTemplates.COMPLEMENT,
                DateTemplates.GAPS_WITHIN,
                Long.class,
                "bigint",
                Long.class);
    }

    /** The server keeps whole numbers half open. Nothing lies before the first, which to the server is a number. */
    private static DomainTemplates wholeNumbers(String type, long min, long max) {
        String first = number(min, type);
        String length = "cast(upper(%) as numeric) - lower(%)";
        String beyond = " + case when # @> " + first + " then {M}({R}(null, " + first + ")) else {M}() end";
        return new DomainTemplates(
                first,
                number(max, type),
                Template.of("lower({0})"),
                Template.of("(upper({0}) - 1)"),
                Template.of("(select case when n <= 9223372036854775807 then cast(n as bigint) end from (select "
                        + spanOf("{0}", length) + ") l(n))"),
                Template.of("(select case when n <= 9223372036854775807 then cast(n as bigint) end from (select "
                        + spanOfAll(length) + ") l(n))"),
                clamp("upper({0}) - 1"),
                Template.of(
                        "case when isempty({0}) then {0} when {0} is not null and {1v} is not null then {R}(cast(lower({0}) + {1v} as "
                                + type + "), cast(upper({0}) + {1v} as " + type + ")) end"),
                Template.of("({0m} - ({1m}" + beyond.replace("#", "{1m}") + "))"),
                Template.of("({M}({R}(null, null)) - ({0m}" + beyond.replace("#", "{0m}") + "))"),
                Template.of("({M}({1}) - ({0}" + beyond.replace("#", "{0}") + "))"),
                Long.class,
                "bigint",
                Long.class);
    }

    private static String number(long value, String type) {
        return "cast(" + value + " as " + type + ")";
    }

    /** Ranges of months are ranges of days, from the first of a month to the first of another. */
    private static DomainTemplates months() {
        String length = month("upper(%)") + " - " + month("lower(%)");
        String last = "cast(upper({0}) - interval '1 month' as date)";
        return new DomainTemplates(
                null,
                null,
                Template.of("lower({0})"),
                Template.of(last),
                Template.of("cast(" + spanOf("{0}", length) + " as bigint)"),
                Template.of("cast(" + spanOfAll(length) + " as bigint)"),
                clamp(last),
                Template.of("case when isempty({0}) then {0} when {0} is not null and {1v} is not null then {R}("
                        + "cast(lower({0}) + make_interval(months => cast({1v} as integer)) as date), "
                        + "cast(upper({0}) + make_interval(months => cast({1v} as integer)) as date)) end"),
                Template.of("({0m} - {1m})"),
                Template.of("({M}({R}(null, null)) - {0m})"),
                Template.of("({M}({1}) - {0})"),
                Long.class,
                "bigint",
                Long.class);
    }

    /** The months since the one before year one; the server has no year zero. */
    private static String month(String date) {
        String year = "extract(year from " + date + ")";
        return "(12 * (" + year + " + case when " + year + " < 0 then 1 else 0 end) + extract(month from " + date
                + "))";
    }

    private static DomainTemplates numbers(String type, String amountName, Class<?> amount) {
        return continuous(
                "cast(upper(%) as " + amountName + ") - cast(lower(%) as " + amountName + ")",
                shift("cast(@ + {1v} as " + type + ")"),
                amount,
                amountName);
    }

    /** Hibernate has a duration as its nanoseconds. */
    private static DomainTemplates times(String type, @Nullable Template shift) {
        String length = "extract(epoch from upper(%) - lower(%)) * 1000000000";
        String finite = type.equals("time")
                ? length
                : "case when isfinite(upper(%)) and isfinite(lower(%)) then " + length + " end";
        return continuous(finite, shift, Duration.class, "numeric");
    }

    private static DomainTemplates continuous(
            String length, @Nullable Template shift, Class<?> amount, String amountName) {
        return new DomainTemplates(
                null,
                null,
                Template.of("lower({0})"),
                Template.of("upper({0})"),
                Template.of("cast(" + spanOf("{0}", length) + " as " + amountName + ")"),
                Template.of("cast(" + spanOfAll(length) + " as " + amountName + ")"),
                clamp("upper({0})"),
                shift,
                Template.of("({0m} - {1m})"),
                Template.of("({M}({R}(null, null)) - {0m})"),
                Template.of("({M}({1}) - {0})"),
                amount,
                amountName,
                amount);
    }

    private static Template clamp(String last) {
        return Template.of("case when isempty({0}) or {1v} is null then null when {0} @> {1v} then {1v}"
                + " when {1v} <= lower({0}) then lower({0}) else " + last + " end");
    }

    /** Moves both bounds, each of which stays as inclusive as it was. */
    private static Template shift(String moved) {
        return Template.of("case when isempty({0}) then {0} when {0} is not null and {1v} is not null then {R}("
                + moved.replace("@", "lower({0})") + ", " + moved.replace("@", "upper({0})")
                + ", case when lower_inc({0}) then '[' else '(' end || case when upper_inc({0}) then ']' else ')' end)"
                + " end");
    }

    /** By microseconds, halves rounded up as in a stored bound, up to those that an interval of them is exact for. */
    private static Template shiftByDuration() {
        return shift("@ + case when abs({1v}) <= " + EXACT_MICROSECONDS + "000 then"
                + " cast(floor(({1v} + 500.0) / 1000) as double precision) * interval '1 microsecond'"
                + " else cast('too long for the server: ' || cast({1v} as text) as interval) end");
    }

    /** Nothing in an empty range, not known in an unbounded one. */
    private static String spanOf(String range, String length) {
        return "case when isempty(" + range + ") then 0 when lower(" + range + ") is not null and upper(" + range
                + ") is not null then " + length.replace("%", range) + " end";
    }

    private static String spanOfAll(String length) {
        return "case when {0} is not null then (select case when count(*) = count(piece.n) then coalesce(sum(piece.n), 0)"
                + " end from (select " + spanOf("o.r", length) + " as n from unnest({0}) as o(r)) piece) end";
    }
}

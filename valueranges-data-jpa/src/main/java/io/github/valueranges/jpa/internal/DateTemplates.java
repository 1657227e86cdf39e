package io.github.valueranges.jpa.internal;

import java.time.LocalDate;

/**
 * SQL for what depends on the step and the infinities of dates. The server keeps ranges of dates half open; only an infinite
 * bound keeps the inclusivity it was given.
 */
final class DateTemplates {

    private static final long LAST_DAY = LocalDate.MAX.toEpochDay();
    private static final long FIRST_DAY = LocalDate.MIN.toEpochDay();

    /** The first server date would be read as the bound after minus infinity, for which it stands: refused. */
    static final Template LOWER_BOUND = Template.of("case when isfinite(lower({0})) then case when lower({0}) = "
            + DateBoundJdbcType.FIRST + " then " + refusal("date") + " else lower({0}) end"
            + " when lower_inc({0}) then lower({0})"
            + " when lower({0}) is not null then " + DateBoundJdbcType.FIRST + " end");

    static final Template UPPER_BOUND = Template.of("case when isfinite(upper({0})) then upper({0}) - 1"
            + " when upper_inc({0}) then upper({0})"
            + " when upper({0}) is not null then " + DateBoundJdbcType.LAST + " end");

    /** A value beyond an exclusive infinity would be clamped to a date that the server does not have: refused. */
    static final Template CLAMP = Template.of("case when isempty({0}) or {1v} is null then null"
            + " when {0} @> {1v} then {1v}"
            + " when {1v} <= lower({0}) then case when lower_inc({0}) then lower({0}) else " + refusal("date") + " end"
            + " when isfinite(upper({0})) then upper({0}) - 1"
            + " when upper_inc({0}) then upper({0})"
            + " else " + refusal("date") + " end");

    /** The server leaves an infinite bound where it is; in memory it is a date like any other: refused. */
    static final Template SHIFT = Template.of(
            "case when isempty({0}) then {0}"
                    + " when isfinite(lower({0})) is false or isfinite(upper({0})) is false then " + refusal("{R}")
                    + " when {1v} is not null then {R}(lower({0}) + cast({1v} as integer), upper({0}) + cast({1v} as integer)) end");

    static final Template LENGTH_OF_RANGE = Template.of(length("{0}"));

    static final Template LENGTH_OF_RANGE_SET = Template.of("case when not (lower_inf({0}) or upper_inf({0})) then"
            + " cast((select coalesce(sum(" + length("piece.r") + "), 0) from unnest({0}) as piece(r)) as bigint) end");

    static final Template EXCEPT = Template.of("({0m} - " + withBeyond("{1m}") + ")");

    static final Template COMPLEMENT = Template.of("({M}({R}(null, null)) - " + withBeyond("{0m}") + ")");

    static final Template GAPS_WITHIN = Template.of("({M}({1}) - " + withBeyond("{0}") + ")");

    private DateTemplates() {}

    /**
     * To the server something lies before minus infinity and after infinity, to a date nothing does: what takes away the last
     * date takes away all that would be left beside it.
     */
    private static String withBeyond(String multirange) {
        return "(" + multirange
                + " + case when " + multirange + " @> date '-infinity' then {M}({R}(null, '-infinity')) else {M}() end"
                + " + case when " + multirange
                + " @> date 'infinity' then {M}({R}('infinity', null, '()')) else {M}() end)";
    }

    private static String length(String range) {
        return "case when isempty(" + range + ") then 0"
                + " when not (lower_inf(" + range + ") or upper_inf(" + range + ")) then "
                + day("upper", range, 1, 0) + " - " + day("lower", range, 0, 1) + " end";
    }

    /** The number of a bound's day, of the first day past it for an upper bound. */
    private static String day(String bound, String range, int ifInclusive, int ifExclusive) {
        String value = bound + "(" + range + ")";
        return "case when isfinite(" + value + ") then cast(" + value + " - date '1970-01-01' as bigint)"
                + " else case when " + value + " = 'infinity' then " + LAST_DAY + " else " + FIRST_DAY + " end"
                + " + case when " + bound + "_inc(" + range + ") then " + ifInclusive + " else " + ifExclusive
                + " end end";
    }

    /** Fails when it is reached, with the range in the message; it depends on the range so as not to fail before. */
    private static String refusal(String type) {
        return "cast('not answered by the server: ' || cast({0} as text) as " + type + ")";
    }
}

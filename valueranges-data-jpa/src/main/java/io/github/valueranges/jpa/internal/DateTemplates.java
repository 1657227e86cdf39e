package io.github.valueranges.jpa.internal;

/**
 * SQL for what depends on the step and the infinities of dates. The server keeps ranges of dates half open; only an
 * infinite bound keeps the inclusivity it was given.
 */
final class DateTemplates {

    /** The first server date would be read as the bound after minus infinity, for which it stands: refused. */
    static final Template LOWER_BOUND = Template.of("case when isfinite(lower({0})) then case when lower({0}) = "
            + ElementJdbcType.FIRST + " then " + refusal("date") + " else lower({0}) end"
            + " when lower_inc({0}) then lower({0})"
            + " when lower({0}) is not null then " + ElementJdbcType.FIRST + " end");

    static final Template UPPER_BOUND = Template.of("case when isfinite(upper({0})) then upper({0}) - 1"
            + " when upper_inc({0}) then upper({0})"
            + " when upper({0}) is not null then " + ElementJdbcType.LAST + " end");

    /** A value beyond an exclusive infinity would be clamped to a date that the server does not have: refused. */
    static final Template CLAMP = Template.of("case when isempty({0}) or {1v} is null then null"
            + " when {0} @> {1v} then {1v}"
            + " when {1v} <= lower({0}) then case when lower_inc({0}) then lower({0}) else " + refusal("date") + " end"
            + " when isfinite(upper({0})) then upper({0}) - 1"
            + " when upper_inc({0}) then upper({0})"
            + " else " + refusal("date") + " end");

    /** An infinite bound stays where it is, and as inclusive as it was. */
    static final Template SHIFT = Template.of(
            "case when isempty({0}) then {0} when {0} is not null and {1v} is not null then {R}("
                    + "lower({0}) + cast({1v} as integer), upper({0}) + cast({1v} as integer),"
                    + " case when lower_inc({0}) then '[' else '(' end || case when upper_inc({0}) then ']' else ')' end) end");

    static final Template LENGTH_OF_RANGE = Template.of(length("{0}"));

    static final Template LENGTH_OF_RANGE_SET = Template.of("case when {0} is not null then ("
            + "select case when count(*) = count(piece.n) then cast(coalesce(sum(piece.n), 0) as bigint) end"
            + " from (select " + length("of.r") + " as n from unnest({0}) as of(r)) piece) end");

    static final Template EXCEPT = Template.of("({0m} - " + withBeyond("{1m}") + ")");

    static final Template COMPLEMENT = Template.of("({M}({R}(null, null)) - " + withBeyond("{0m}") + ")");

    static final Template GAPS_WITHIN = Template.of("({M}({1}) - " + withBeyond("{0}") + ")");

    private DateTemplates() {}

    /**
     * To the server something lies before minus infinity and after infinity, to a date nothing does: what takes away
     * the last date takes away all that would be left beside it.
     */
    private static String withBeyond(String multirange) {
        return "(" + multirange
                + " + case when " + multirange + " @> date '-infinity' then {M}({R}(null, '-infinity')) else {M}() end"
                + " + case when " + multirange
                + " @> date 'infinity' then {M}({R}('infinity', null, '()')) else {M}() end)";
    }

    /** Days between infinities are not counted, save the one that both bounds are. */
    private static String length(String range) {
        return "case when isempty(" + range + ") then 0"
                + " when isfinite(lower(" + range + ")) and isfinite(upper(" + range + "))"
                + " then cast(upper(" + range + ") - lower(" + range + ") as bigint)"
                + " when lower(" + range + ") = upper(" + range + ") then 1 end";
    }

    /** Fails when it is reached, with the range in the message; it depends on the range so as not to fail before. */
    private static String refusal(String type) {
        return "cast('not answered by the server: ' || cast({0} as text) as " + type + ")";
    }
}

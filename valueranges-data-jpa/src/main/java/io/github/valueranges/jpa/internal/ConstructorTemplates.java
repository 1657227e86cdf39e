package io.github.valueranges.jpa.internal;

import io.github.valueranges.RangeType;
import java.time.YearMonth;
import org.jspecify.annotations.Nullable;

/**
 * SQL that makes ranges of bounds, with the meaning of the factories in memory: bounds in the wrong order hold nothing,
 * which the server's own constructor functions refuse; an unknown bound is no missing bound, which those take it for.
 */
final class ConstructorTemplates {

    private ConstructorTemplates() {}

    /** Both bounds, each inclusive or not. */
    static Template between(RangeType<?, ?, ?> type, boolean lowerInclusive, boolean upperInclusive) {
        String lower = bound(type, 0, !lowerInclusive);
        String upper = bound(type, 1, upperInclusive);
        String form = steps(type) ? "[)" : (lowerInclusive ? "[" : "(") + (upperInclusive ? "]" : ")");
        return Template.of("case when " + lower + " > " + upper + " then cast('empty' as {R}) when {0v} is not null"
                + " and {1v} is not null then {R}(" + lower + ", " + upper + ", '" + form + "') end");
    }

    /** No upper bound. What lies beyond the last value of a discrete type is nothing. */
    static Template from(RangeType<?, ?, ?> type, DomainTemplates domain, boolean inclusive) {
        String last = inclusive ? null : domain.last();
        String lower = bound(type, 0, !inclusive);
        return Template.of("case when " + nothing(last) + "{0v} is not null then {R}(" + lower + ", null, '"
                + (inclusive || steps(type) ? "[" : "(") + ")') end");
    }

    /** No lower bound. */
    static Template until(RangeType<?, ?, ?> type, DomainTemplates domain, boolean inclusive) {
        String first = inclusive ? null : domain.first();
        String upper = bound(type, 0, inclusive);
        return Template.of("case when " + nothing(first) + "{0v} is not null then {R}(null, " + upper + ", '("
                + (inclusive && !steps(type) ? "]" : ")") + "') end");
    }

    private static String nothing(@Nullable String edge) {
        return edge == null ? "" : "{0v} = " + edge + " then cast('empty' as {R}) when ";
    }

    /** The server has a month as its first day, and steps from it to the next by no step of days. */
    private static boolean steps(RangeType<?, ?, ?> type) {
        return type.elementClass() == YearMonth.class;
    }

    private static String bound(RangeType<?, ?, ?> type, int index, boolean next) {
        String value = "cast({" + index + "v} as {E})";
        return steps(type) && next ? "cast(" + value + " + interval '1 month' as date)" : value;
    }
}

package com.example.shapes;

import io.github.valueranges.BigDecimalRange;
import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalTimeRange;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

/** No switch here has a default: the compiler knows that five shapes are all there are. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        for (String literal : List.of("[2026-06-01,2026-06-09)", "[2026-06-01,)", "(,2026-06-08]", "(,)", "empty")) {
            LocalDateRange stay = LocalDateRange.parse(literal);
            System.out.println(literal + " is " + text(stay) + ", " + season(stay));
        }
        for (String literal : List.of("[9.90,20)", "(9.90,)", "(,20]", "(,)", "(5,5)")) {
            System.out.println(literal + " is " + price(BigDecimalRange.parse(literal)));
        }
        System.out.println(openFrom(LocalTimeRange.parse("[09:00,17:30)")));
    }

    private static String text(LocalDateRange stay) {
        return switch (stay) {
            case LocalDateRange.Finite(var start, var end) -> start + " to " + end;
            case LocalDateRange.UnboundedEnd(var start) -> "from " + start;
            case LocalDateRange.UnboundedStart(var end) -> "until " + end;
            case LocalDateRange.Unbounded all -> "always";
            case LocalDateRange.Empty none -> "never";
        };
    }

    private static String season(LocalDateRange stay) {
        return switch (stay) {
            case LocalDateRange.Finite(LocalDate start, LocalDate end) when start.getYear() == end.getYear() ->
                "in " + start.getYear();
            case LocalDateRange.Finite _ -> "over the turn of a year";
            case LocalDateRange.UnboundedEnd _, LocalDateRange.UnboundedStart _, LocalDateRange.Unbounded _ ->
                "without end";
            case LocalDateRange.Empty _ -> "nothing";
        };
    }

    private static String price(BigDecimalRange price) {
        return switch (price) {
            case BigDecimalRange.Finite(var start, var end, var startInclusive, var endInclusive) ->
                (startInclusive ? "from " : "above ") + start + (endInclusive ? " to " : " to less than ") + end;
            case BigDecimalRange.UnboundedEnd(BigDecimal start, boolean startInclusive) ->
                (startInclusive ? "from " : "above ") + start;
            case BigDecimalRange.UnboundedStart(BigDecimal end, boolean endInclusive) ->
                (endInclusive ? "up to " : "below ") + end;
            case BigDecimalRange.Unbounded _ -> "any";
            case BigDecimalRange.Empty _ -> "none";
        };
    }

    private static String openFrom(LocalTimeRange hours) {
        return hours instanceof LocalTimeRange.Finite(var start, var end, var _, var _)
                ? "opens at " + start + ", closes at " + end
                : "has no hours";
    }
}

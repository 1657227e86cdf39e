package io.github.valueranges.boot;

import io.github.valueranges.LocalDateRange;
import io.github.valueranges.LocalDateRangeSet;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.StringSet;
import io.github.valueranges.ValueType;
import java.util.List;
import java.util.Map;

/** Texts that every way into the application is tried with. */
final class Samples {

    /** A text, the literal of the value that it means, and its JSON. */
    record Valid(String text, String literal, String json) {

        /** A range or a range set, whose JSON is the string of its literal. */
        Valid(String text, String literal) {
            this(text, literal, "\"" + literal.replace("\"", "\\\"") + "\"");
        }
    }

    private static final Map<Class<?>, List<Valid>> VALID = Map.of(
            LocalDateRange.class,
            List.of(
                    new Valid("[2026-06-01,2026-06-08]", "[2026-06-01,2026-06-08]"),
                    new Valid("[2026-06-01,2026-06-09)", "[2026-06-01,2026-06-08]"),
                    new Valid("(2026-05-31,2026-06-08]", "[2026-06-01,2026-06-08]"),
                    new Valid("[2026-06-01,)", "[2026-06-01,)"),
                    new Valid("(,2026-06-08]", "(,2026-06-08]"),
                    new Valid("(,)", "(,)"),
                    new Valid("EMPTY", "empty"),
                    new Valid("[0044-03-15 BC,10000-01-01]", "[\"0044-03-15 BC\",10000-01-01]"),
                    new Valid("[2026-06-01,infinity]", "[2026-06-01,infinity]")),
            LocalDateRangeSet.class,
            List.of(
                    new Valid("{[2026-06-01,2026-06-08]}", "{[2026-06-01,2026-06-08]}"),
                    new Valid(
                            "{[2026-07-01,2026-07-02),[2026-06-01,2026-06-08]}",
                            "{[2026-06-01,2026-06-08],[2026-07-01,2026-07-01]}"),
                    new Valid("{(,)}", "{(,)}"),
                    new Valid("{}", "{}")),
            StringSet.class,
            List.of(
                    new Valid("{sea,bath,sea}", "{bath,sea}", "[\"bath\",\"sea\"]"),
                    new Valid("{\"with space\",\"a,b\"}", "{\"a,b\",\"with space\"}", "[\"a,b\",\"with space\"]"),
                    new Valid("{İ,ı,i,I,ж,١,३}", "{I,i,İ,ı,ж,١,३}", "[\"I\",\"i\",\"İ\",\"ı\",\"ж\",\"١\",\"३\"]"),
                    new Valid("{}", "{}", "[]")));

    private static final Map<Class<?>, List<String>> INVALID = Map.of(
            LocalDateRange.class,
            List.of(
                    "nonsense",
                    "[2026-06-01,2026-06-08",
                    "[2026-06-08,2026-06-01]",
                    "[2026-06-31,2026-07-01]",
                    "[01.06.2026,08.06.2026]",
                    "[٢٠٢٦-٠٦-٠١,٢٠٢٦-٠٦-٠٨]",
                    "[2569-06-01 BE,)",
                    "[2026-06-01,2026-06-08]x",
                    "{[2026-06-01,2026-06-08]}",
                    "2026-06-01",
                    "null",
                    " "),
            LocalDateRangeSet.class,
            List.of(
                    "nonsense",
                    "{[2026-06-01,2026-06-08]",
                    "{[2026-06-08,2026-06-01]}",
                    "[2026-06-01,2026-06-08]",
                    "{[٢٠٢٦-٠٦-٠١,٢٠٢٦-٠٦-٠٨]}",
                    "{,}",
                    "null"),
            StringSet.class,
            List.of("{sea", "{sea,bath}x", "{sea,,bath}", "{NULL}", "{{sea}}", "{\"sea}", "{"));

    private Samples() {}

    /**
     * What every type has: the example of its descriptor, whose elements hold no comma and need no quotes, nothing, and
     * everything unless the type has no such value.
     */
    private static List<Valid> ofEveryType(ValueType<?> type) {
        String literal = type.example();
        if (type instanceof SetType<?, ?> set) {
            String elements = literal.substring(1, literal.length() - 1);
            return List.of(
                    new Valid(
                            literal,
                            literal,
                            set.isNumeric() ? "[" + elements + "]" : "[\"" + elements.replace(",", "\",\"") + "\"]"),
                    new Valid("{}", "{}", "[]"));
        }
        return type instanceof RangeType
                ? List.of(new Valid(literal, literal), new Valid("EMPTY", "empty"), new Valid("(,)", "(,)"))
                : List.of(new Valid(literal, literal), new Valid("{empty}", "{}"), new Valid("{(,)}", "{(,)}"));
    }

    static List<Valid> valid(ValueType<?> type) {
        return VALID.getOrDefault(type.javaType(), ofEveryType(type));
    }

    static List<String> invalid(ValueType<?> type) {
        return INVALID.getOrDefault(type.javaType(), List.of("nonsense", "{", "[", "{NULL}", "{,}", "null", " "));
    }

    /** How many texts are valid: those of three types above, and those of the others. */
    static final int VALID_COUNT = (9 + 4 + 4) + 10 * 3 + 10 * 3 + 13 * 2;

    /** How many texts are invalid. */
    static final int INVALID_COUNT = (12 + 7 + 7) + 33 * 7;

    static boolean isSet(ValueType<?> type) {
        return type instanceof SetType;
    }
}

package io.github.valueranges.boot;

import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Literals of every type, right and wrong: texts of the elements, in every spelling that one of the readers might take
 * or spoil, in the places that a literal has for them. Nothing here knows which of them are right.
 */
final class EntryPointLiterals {
    private static final List<String> DATES = List.of(
            "2026-06-01",
            "2026-06-08",
            "2024-02-29",
            "0044-03-15 BC",
            "0044-03-15 bc",
            "10000-01-01",
            "5874898-01-01",
            "infinity",
            "-infinity",
            "INFINITY",
            "+infinity",
            "2026-06-31",
            "2023-02-29",
            "0000-01-01",
            "+2026-06-01",
            "-2026-06-01",
            "01.06.2026",
            "06/01/2026",
            "20260601",
            "2026-6-1",
            "2026-06-01T10:00:00",
            "2026-06-01 +02",
            "epoch",
            "\u0662\u0660\u0662\u0666-\u0660\u0666-\u0660\u0661",
            "\uff12\uff10\uff12\uff16-\uff10\uff16-\uff10\uff11",
            "2026\u201006\u201001",
            "\u00a02026-06-01",
            "2026-06-01\u2003",
            "NULL",
            "");

    private static final List<String> MONTHS = List.of(
            "2026-06-01",
            "2026-08-01",
            "2026-06",
            "0044-03 BC",
            "0044-03-01 BC",
            "10000-01",
            "infinity",
            "-INFINITY",
            "2026-13",
            "2026-6",
            "202606",
            "2026-06-30",
            "2026-06-02",
            "0000-01",
            "+2026-06",
            "June 2026",
            "\u0662\u0660\u0662\u0666-\u0660\u0666",
            "2026-06\u00a0",
            "NULL",
            "");

    private static final List<String> TIMES = List.of(
            "08:30:00",
            "17:45:00",
            "08:30",
            "24:00",
            "23:59:59.999999",
            "08:30:00.5",
            "24:00:01",
            "25:00",
            "08:60",
            "8:30",
            "0830",
            "08:30 PM",
            "08:30:00+02",
            "08:30Z",
            "infinity",
            "-08:30",
            "\u0660\u0668:\u0663\u0660",
            "\u00a008:30",
            "NULL",
            "");

    private static final List<String> NUMBERS = List.of(
            "1",
            "5",
            "0",
            "-3",
            "+5",
            "007",
            "1_000",
            "0x1F",
            "1.0",
            "1.00",
            "-0",
            "-0.0",
            "1.5",
            ".5",
            "5.",
            "1e3",
            "1E+3",
            "1e-7",
            "1e400",
            "NaN",
            "Infinity",
            "32767",
            "32768",
            "2147483647",
            "2147483648",
            "-2147483648",
            "9223372036854775807",
            "9223372036854775808",
            "16777217",
            "3.5e38",
            "\u0661",
            "\uff11",
            "1,5",
            "1 000",
            "1\u00a0000",
            "--1",
            "a",
            "NULL",
            "");

    private static final List<String> TEXTS = List.of(
            "a",
            "b",
            "B",
            "\u00e9",
            "e\u0301",
            "\ud83d\ude00",
            "\ue000",
            "\u0130",
            "a b",
            " a",
            "a ",
            "\u00a0a",
            "a,b",
            "{a}",
            "[a]",
            "(a)",
            "a:b",
            "a=b",
            "${a}",
            "#{a}",
            "a%20b",
            "a+b",
            "a/b",
            "a\tb",
            "a\nb",
            "null",
            "NULL",
            "true",
            "1",
            "0.10",
            "\u0661",
            "'",
            "a'b",
            "--",
            "");

    private static final List<String> UUIDS = List.of(
            "00000000-0000-0000-0000-000000000001",
            "f0000000-0000-0000-0000-000000000001",
            "F0000000-0000-0000-0000-00000000000A",
            "{f0000000-0000-0000-0000-000000000001}",
            "f000000000000000000000000000000a",
            "f000-0000-0000-0000-0000-0000-0000-000a",
            "f0000000-0000-0000-0000-00000000000",
            "g0000000-0000-0000-0000-000000000001",
            "1-1-1-1-1",
            "f0000000-0000-0000-0000-000000000001-",
            "\u0660\u0660000000-0000-0000-0000-000000000001",
            "\u00a0f0000000-0000-0000-0000-000000000001",
            "NULL",
            "");

    private static final List<String> MOMENTS = List.of(
            "2026-06-01T10:30:00@",
            "2026-06-08 12:00:00@",
            "2026-06-01T10:30@",
            "2026-06-01 10:30:00.123456@",
            "0044-03-15 12:00:00@ BC",
            "10000-01-01T00:00:00@",
            "294277-01-01T00:00:00@",
            "2026-06-01T24:00:00@",
            "2026-06-01T23:59:60@",
            "2026-06-31T10:30:00@",
            "2026-06-01@",
            "2026-06-01T10:30:00Z",
            "2026-06-01T10:30:00+05:30",
            "2026-06-01T10:30:00-00:44:30",
            "2026-06-01T10:30:00+18:01",
            "2026-06-01T10:30:00 Europe/Berlin",
            "20260601T103000@",
            "06/01/2026 10:30:00@",
            "epoch",
            "infinity",
            "-infinity",
            "+Infinity",
            "inf",
            "0000-01-01T00:00:00@",
            "\u0662\u0660\u0662\u0666-06-01T10:30:00@",
            "\u00a02026-06-01T10:30:00@",
            "NULL",
            "");

    private EntryPointLiterals() {}

    /** Texts of elements, of which the first two are elements in ascending order. */
    static List<String> elements(ValueType<?> type) {
        return switch (type.elementClass().getSimpleName()) {
            case "LocalDate" -> DATES;
            case "YearMonth" -> MONTHS;
            case "LocalTime" -> TIMES;
            case "LocalDateTime" -> moments("");
            case "OffsetDateTime", "Instant" -> moments("+02");
            case "String" -> TEXTS;
            case "UUID" -> UUIDS;
            default -> NUMBERS;
        };
    }

    private static List<String> moments(String offset) {
        return MOMENTS.stream().map(text -> text.replace("@", offset)).toList();
    }

    /** Literals of a type. */
    static List<String> of(ValueType<?> type) {
        Set<String> literals = new LinkedHashSet<>();
        List<String> texts = elements(type);
        String low = texts.get(0);
        String high = texts.get(1);
        if (type instanceof SetType<?, ?>) {
            for (String text : texts) {
                literals.add("{" + text + "}");
                literals.add("{" + quoted(text) + "}");
                literals.add(" { " + low + " , " + text + " } ");
            }
            literals.addAll(List.of(
                    "{}",
                    "{ }",
                    " {}\t",
                    "{" + high + "," + low + "," + high + "}",
                    "{" + low,
                    "{" + low + "}x",
                    "{" + low + ",}",
                    "{,}",
                    "{{" + low + "}}",
                    "{\"" + low + "}",
                    "{" + low + "}}",
                    "{\\" + low + "}",
                    "{" + low + "\\}"));
            return List.copyOf(literals);
        }
        List<String> ranges = new ArrayList<>();
        for (String text : texts) {
            ranges.add("[" + text + ",)");
            ranges.add("(," + text + "]");
            ranges.add("[" + low + "," + text + ")");
            ranges.add("[" + quoted(text) + ",)");
            ranges.add(" [" + low + " , " + text + "] ");
        }
        ranges.addAll(List.of(
                "(,)",
                "empty",
                "EMPTY",
                " Empty\t",
                "[" + low + "," + low + ")",
                "[" + high + "," + low + "]",
                "[" + low + "," + high,
                "[" + low + "," + high + "]x",
                "[" + low + ";" + high + "]",
                "[" + low + "," + high + "," + high + "]",
                "[" + low + "\\,)",
                "[\"" + low + ",)",
                "null"));
        if (type instanceof RangeType<?, ?, ?>) {
            literals.addAll(ranges);
            literals.addAll(List.of("{[" + low + "," + high + "]}", "\u00a0empty", "\u2003empty", low));
        } else {
            ranges.forEach(range -> literals.add("{" + range + "}"));
            literals.addAll(List.of(
                    "{}",
                    " { } ",
                    "{[" + low + "," + low + "],[" + high + "," + high + "]}",
                    "{[" + high + "," + high + "],[" + low + "," + low + "]}",
                    "{[" + low + "," + high + "],}",
                    "{,}",
                    "[" + low + "," + high + "]",
                    "{[" + low + "," + high + "]"));
        }
        return List.copyOf(literals);
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}

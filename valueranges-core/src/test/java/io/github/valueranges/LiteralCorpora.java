package io.github.valueranges;

import io.github.valueranges.oracles.RandomSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Texts that are literals, nearly literals, and not literals at all: each element in each place of each grammar, and
 * edits of those by a fixed seed. Nothing here knows which of them are right.
 */
final class LiteralCorpora {

    /** Dates in every spelling that the server or a careless reader might take. */
    static final List<String> DATES = List.of(
            // as the server prints them
            "2026-06-01",
            "2026-06-08",
            "2024-02-29",
            "0001-01-01",
            "0044-03-15 BC",
            "0001-02-29 BC",
            "0001-12-31 bc",
            "10000-01-01",
            "5874897-12-30",
            "4714-11-24 BC",
            "infinity",
            "-infinity",
            "+infinity",
            "INFINITY",
            "-Infinity",
            // days that Java has and the server has not
            "5874898-01-01",
            "5874897-12-31",
            "999999999-12-31",
            "4714-11-23 BC",
            "1000000000-01-01 BC",
            "100000000-01-01",
            // no days
            "2023-02-29",
            "0005-02-28 BC",
            "0004-02-29 BC",
            "0000-01-01",
            "0000-01-01 BC",
            "2026-13-01",
            "2026-00-10",
            "2026-06-31",
            "2026-06-00",
            "+10000-01-01",
            "+2026-06-01",
            "-2024-01-01",
            "99999999999-01-01",
            "1000000000-01-01",
            "1000000001-01-01 BC",
            "inf",
            "-inf",
            "infinit",
            "infinityx",
            "-infinity BC",
            "--infinity",
            "nan",
            "x",
            "0",
            "2026-06-01x",
            "2026-06-01 x",
            "2026-06-01 BCE",
            "2026-06-01 B",
            "\u0662\u0660\u0662\u0666-\u0660\u0666-\u0660\u0661",
            "\uff12\uff10\uff12\uff16-\uff10\uff16-\uff10\uff11",
            "2026\u201006\u201001",
            "\u00a02026-06-01",
            "2026-06-01\u00a0",
            "2026-06-01\u2003",
            "2026-06-01\u200b",
            "\ufeff2026-06-01",
            // what the server reads and a strict reader does not
            "2026-6-1",
            "2026-06-1",
            "26-06-01",
            "226-06-01",
            "20260601",
            "2026.06.01",
            "2026/06/01",
            "06/01/2026",
            "June 1 2026",
            "1 Jun 2026",
            "2026-Jun-01",
            "today",
            "now",
            "tomorrow",
            "yesterday",
            "epoch",
            "allballs",
            "2026-06-01 10:00",
            "2026-06-01T10:00:00",
            "2026-06-01T10:00:00+02:00",
            "2026-06-01 24:00:00",
            "2026-06-01 +02",
            "2026-06-01Z",
            "2026-06-01 Europe/Berlin",
            "2026-152",
            "2026-W23-1",
            "J2451187",
            "0044-03-15BC",
            "0044-03-15  BC",
            "0044-03-15\tBC",
            "0044-03-15 AD",
            "BC 0044-03-15",
            "02026-06-01",
            "002026-06-01",
            "2026 06 01",
            "Mon 2026-06-01",
            "- infinity",
            "2026-06-01 ,",
            "");

    private static final List<String> SPACES =
            List.of(" ", "  ", "\t", "\n", "\r", "\u000b", "\f", "\u00a0", "\u2003", "\u0085", "\u200b", "\u001f");

    private static final String EDITS = "[](){},\"\\ \t\u000b\u00a0-0159:aeENu\u0661'";

    private LiteralCorpora() {}

    /** Texts of a type: the first two are its elements in ascending order, the rest is as it comes. */
    private static List<String> texts(Class<?> elementClass) {
        return switch (elementClass.getSimpleName()) {
            case "LocalDate" -> DATES;
            case "YearMonth" -> MONTHS;
            case "LocalTime" -> TIMES;
            case "LocalDateTime" -> dateTimes("");
            case "OffsetDateTime", "Instant" -> dateTimes("+02");
            case "String" -> List.of("a", "b", "B", "", "\u00e9", "e\u0301", "\ud83d\ude00", "\ue000", "a b", "null");
            case "UUID" -> UUIDS;
            default -> NUMBERS;
        };
    }

    private static final List<String> MONTHS = List.of(
            "2026-06-01",
            "2026-08-01",
            "2026-06",
            "2026-08",
            "2026-07-01",
            "2026-06-30",
            "2026-06-02",
            "2026-07-31",
            "0044-03 BC",
            "0044-03-01 BC",
            "0001-12-01 BC",
            "10000-01",
            "infinity",
            "-infinity",
            "2026-13",
            "2026-00",
            "2026-6",
            "202606",
            "2026-06-1",
            "2026-06-01 10:00",
            "5874897-12",
            "5874898-01",
            "999999999-12",
            "0000-01",
            "+2026-06",
            "-2026-06",
            "2026-02-29",
            "2024-02-29",
            "2026-06-31",
            "June 2026",
            "today",
            "");

    private static final List<String> TIMES = List.of(
            "08:30:00",
            "17:45:00",
            "08:30",
            "24:00",
            "24:00:00",
            "23:59:59.999999",
            "23:59:59.9999999",
            "00:00",
            "08:30:00.5",
            "08:30:00.123456789",
            "08:30:00.1234567891",
            "24:00:01",
            "25:00",
            "08:60",
            "08:30:60",
            "8:30",
            "0830",
            "083000",
            "08:30 PM",
            "08:30:00+02",
            "08:30Z",
            "2026-06-01 08:30",
            "allballs",
            "now",
            "infinity",
            "-08:30",
            "+08:30",
            "\u0660\u0668:\u0663\u0660",
            "08:30:",
            "08",
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
            "0o17",
            "0b101",
            "0x",
            "1__0",
            "1.0",
            "1.00",
            "-0",
            "-0.0",
            "1.5",
            "1.50e1",
            ".5",
            "5.",
            "1e3",
            "1E+3",
            "1e-7",
            "1e14",
            "1e15",
            "1e400",
            "1e-400",
            "1e999999999",
            "1e-16384",
            "1e131072",
            "0x1p3",
            "NaN",
            "nan",
            "inf",
            "Infinity",
            "-Infinity",
            "+infinity",
            "32767",
            "32768",
            "-32768",
            "2147483646",
            "2147483647",
            "2147483648",
            "-2147483648",
            "-2147483649",
            "9223372036854775806",
            "9223372036854775807",
            "9223372036854775808",
            "-9223372036854775808",
            "16777217",
            "3.4028235e38",
            "3.5e38",
            "1.7976931348623157e308",
            "3e-324",
            "\u0661",
            "1,5",
            "1 000",
            "--1",
            "1-",
            "a",
            "");

    private static final List<String> UUIDS = List.of(
            "00000000-0000-0000-0000-000000000001",
            "f0000000-0000-0000-0000-000000000001",
            "F0000000-0000-0000-0000-00000000000A",
            "{f0000000-0000-0000-0000-000000000001}",
            "f000000000000000000000000000000a",
            "f000-0000-0000-0000-0000-0000-0000-000a",
            "f0000000-0000-0000-0000-00000000000",
            "f0000000-0000-0000-0000-0000000000011",
            "g0000000-0000-0000-0000-000000000001",
            "f0-00000000-0000-0000-0000000000000a",
            "-f0000000000000000000000000000000a",
            "f0000000-0000-0000-0000-000000000001-",
            "f0000000--0000-0000-0000-000000000001",
            "{f0000000-0000-0000-0000-000000000001",
            "f0000000-0000-0000-0000-000000000001}",
            "\u0660\u0660000000-0000-0000-0000-000000000001",
            "");

    private static List<String> dateTimes(String offset) {
        List<String> texts = new ArrayList<>();
        for (String text : List.of(
                "2026-06-01T10:30:00@",
                "2026-06-08 12:00:00@",
                "2026-06-01T10:30@",
                "2026-06-01 10:30:00.123456@",
                "2026-06-01T10:30:00.123456789@",
                "2026-06-01T10:30:00.9999999@",
                "2026-06-01T10:30:00.1234567891@",
                "0044-03-15 12:00:00@ BC",
                "0044-03-15T12:00:00@ bc",
                "10000-01-01T00:00:00@",
                "294276-12-31T23:59:59@",
                "294277-01-01T00:00:00@",
                "999999999-12-31T00:00:00@",
                "4714-11-24 00:00:00@ BC",
                "4714-11-23 00:00:00@ BC",
                "2026-06-01T24:00:00@",
                "2026-06-01T23:59:60@",
                "2026-06-31T10:30:00@",
                "2023-02-29T10:30:00@",
                "2026-06-01@",
                "2026-06-01T10:30:00Z",
                "2026-06-01T10:30:00 @",
                "2026-06-01T10:30:00+05:30",
                "2026-06-01T10:30:00-00:44:30",
                "2026-06-01T10:30:00+15:59",
                "2026-06-01T10:30:00+16:00",
                "2026-06-01T10:30:00+18:01",
                "2026-06-01T10:30:00 Europe/Berlin",
                "20260601T103000@",
                "2026-6-1 10:30:00@",
                "06/01/2026 10:30:00@",
                "Jun 1 2026 10:30:00@",
                "now",
                "epoch",
                "infinity",
                "-infinity",
                "+Infinity",
                "inf",
                "+2026-06-01T10:30:00@",
                "-2026-06-01T10:30:00@",
                "0000-01-01T00:00:00@",
                "")) {
            texts.add(text.replace("@", offset));
        }
        return texts;
    }

    /** Ranges over the texts of an element class. */
    static Set<String> ranges(Class<?> elementClass) {
        Set<String> corpus = new LinkedHashSet<>();
        List<String> texts = texts(elementClass);
        String low = texts.get(0);
        String high = texts.get(1);
        for (String text : texts) {
            corpus.addAll(List.of(
                    "[" + text + "," + high + ")",
                    "[" + low + "," + text + "]",
                    "[" + low + "," + text + ")",
                    "[-infinity," + text + ")",
                    "(" + text + ",infinity]",
                    "(," + text + "]",
                    "(," + text + ")",
                    "[" + text + ",)",
                    "(" + text + ",)",
                    "[" + text + "," + text + "]",
                    "(" + text + "," + text + ")",
                    "[\"" + text + "\",\"infinity\"]",
                    "[ " + text + " ,]",
                    "[\\" + text + ",)",
                    "[" + text,
                    text));
            for (int cut = 1; cut < text.length(); cut += 3) {
                corpus.add("[" + text.substring(0, cut) + "\"" + text.substring(cut) + "\",)");
                corpus.add("[" + text.substring(0, cut) + "\\" + text.substring(cut) + ",)");
            }
        }
        for (String space : SPACES) {
            for (String empty : List.of("empty", "EMPTY", "eMpTy", "emptyx", "empt", "e mpty")) {
                corpus.add(space + empty);
                corpus.add(empty + space);
                corpus.add(space + empty + space + space);
            }
            corpus.addAll(List.of(
                    space,
                    space + "[" + low + "," + high + "]" + space,
                    "[" + space + low + space + "," + space + high + space + ")",
                    "[" + low + space + ",)",
                    "[" + space + "," + high + "]",
                    "[" + low + "," + space + "]",
                    "[" + low.substring(0, 1) + space + low.substring(1) + ",)",
                    "[\"" + space + low + "\",)",
                    "[" + texts.get(texts.size() / 2) + space + ",)"));
        }
        for (String open : List.of("[", "(", "{", "", "[[", "((", "]", "<")) {
            for (String close : List.of("]", ")", "}", "", "]]", "))", "[", ">")) {
                for (String comma : List.of(",", "", ",,", ";", " , ", "..")) {
                    corpus.add(open + low + comma + high + close);
                    corpus.add(open + comma + close);
                    corpus.add(open + high + comma + low + close);
                }
            }
        }
        corpus.addAll(List.of(
                "",
                "empty empty",
                "[empty]",
                "empty,",
                "\"empty\"",
                "[\"\"," + high + "]",
                "[\"\"\"\",)",
                "[\"" + low + "\"\"\",)",
                "[\"\"" + low + "\"\",)",
                "[\"" + low + ",)",
                "[" + low + "\\,)",
                "[" + low + ",)\\",
                "[" + low + "," + high + "]x",
                "[" + low + "," + high + "] [" + low + "," + high + "]",
                "null",
                "NULL",
                "[null,null]"));
        edit(
                corpus,
                List.of(
                        "[" + low + "," + high + "]",
                        "(" + low + "," + high + ")",
                        "[\"" + low + "\"," + texts.get(3) + "]",
                        "[" + low + ",infinity)",
                        "(," + high + "]",
                        " empty "),
                900,
                1);
        return corpus;
    }

    /** Range sets over the texts of an element class. */
    static Set<String> rangeSets(Class<?> elementClass) {
        Set<String> corpus = new LinkedHashSet<>();
        List<String> texts = texts(elementClass);
        String low = texts.get(0);
        String high = texts.get(1);
        List<String> members = new ArrayList<>(List.of(
                "[" + low + "," + high + "]",
                "(," + low + ")",
                "[" + high + ",)",
                "(" + low + "," + high + ")",
                "[" + low + "," + low + ")",
                "empty",
                "EmPtY",
                "(,)",
                "[" + low + ",infinity)",
                "[-infinity,infinity]",
                "[" + high + "," + low + "]",
                "(infinity,)",
                "\"[" + low + "," + high + "]\"",
                "{[" + low + "," + high + "]}",
                "{}",
                "null",
                "x",
                ""));
        for (int i = 2; i < texts.size(); i += texts.size() / 5) {
            members.add("[" + texts.get(i) + "," + high + "]");
        }
        for (String a : members) {
            corpus.add(a);
            corpus.add("{" + a);
            corpus.add(a + "}");
            for (String b : members) {
                corpus.add("{" + a + "," + b + "}");
                corpus.add("{" + b + " , " + a + " }");
                corpus.add("{" + a + b + "}");
                corpus.add(" { " + a + ",[" + low + "," + low + "]," + b + "}\t");
            }
        }
        for (String space : SPACES) {
            corpus.addAll(List.of(
                    space + "{}",
                    "{}" + space,
                    "{" + space + "}",
                    "{" + space + "[" + low + "," + high + "]" + space + "}",
                    "{[" + low + "," + low + "]" + space + "," + space + "[" + high + ",)}",
                    "{[" + low + "," + space + high + "]}",
                    "{[" + low + "," + high + "]}" + space + "x"));
        }
        for (String text : texts) {
            corpus.add("{[" + text + "," + high + ")}");
            corpus.add("{(," + text + "],[" + low + "," + high + "]}");
        }
        edit(
                corpus,
                List.of(
                        "{[" + low + "," + low + "],[" + high + ",)}",
                        "{ empty , (," + high + "] }",
                        "{[\"" + low + "\"," + texts.get(3) + "]}",
                        "{}"),
                900,
                2);
        return corpus;
    }

    /** Arrays over the texts of an element class. */
    static Set<String> arrays(Class<?> elementClass) {
        Set<String> corpus = new LinkedHashSet<>();
        List<String> texts = texts(elementClass);
        List<String> elements = elementClass == String.class ? ELEMENTS : elements(texts);
        String first = elementClass == String.class ? "a" : texts.get(0);
        String second = elementClass == String.class ? "b" : texts.get(1);
        // Of many elements not every pair, but each one in both places.
        int every = elements.size() / 40 + 1;
        for (String a : elements) {
            corpus.addAll(
                    List.of(a, "{" + a, a + "}", "{" + a + "}", " {  " + a + "  } ", "{" + a + ",}", "{," + a + "}"));
            for (String dimension :
                    List.of("[1:1]=", "[2:2] = ", "[1]=", "[-1:-1]=", "[1:2]=", "[+1:1]=", "[1:1][1:1]=")) {
                corpus.add(dimension + "{" + a + "}");
            }
            for (int b = elements.indexOf(a) % every; b < elements.size(); b += every) {
                corpus.add("{" + a + "," + elements.get(b) + "}");
            }
        }
        for (String dimension : List.of(
                "[1:0]=",
                "[0:0]=",
                "[2:1]=",
                "[]=",
                "[:1]=",
                "[1:]=",
                "[a:b]=",
                "[1:1]",
                "[1:1]==",
                " [1:1]=",
                "[ 1:1]=",
                "[1 :1]=",
                "[1: 1]=",
                "[1:1 ]=",
                "[1:1] =",
                "[1:1]= ",
                "[01:1]=",
                "[1:2147483647]=",
                "[-2147483648:-2147483648]=",
                "[2147483647:2147483647]=",
                "[2147483646:2147483646]=",
                "[99999999999:99999999999]=",
                "[1:1]\u00a0=",
                "[1,1]=",
                "[--1:1]=",
                "[0]=",
                "[-1]=",
                "[1][1]=",
                "[\u0661]=")) {
            for (String array : List.of(
                    "{" + first + "}",
                    "{}",
                    " {" + first + "} ",
                    "{{" + first + "}}",
                    first,
                    "{" + first + "," + second + "}")) {
                corpus.add(dimension + array);
            }
        }
        for (String space : SPACES) {
            corpus.addAll(List.of(
                    space + "{" + first + "}",
                    "{" + first + "}" + space,
                    "{" + space + "}",
                    "{" + first + space + "," + space + second + "}",
                    "{\"" + first + "\"" + space + "}",
                    "{" + space + "\"" + first + "\"}",
                    "{" + first + space + second + "}",
                    "{\"" + space + "\"}",
                    "{\\" + space + "}"));
        }
        RandomSource random = RandomSource.ofCase(3, 0);
        List<String> pieces =
                List.of("{", "}", ",", "\"", "\\", " ", first, "NULL", second, "\u00a0", "{", "}", ",", "\t", "[1:2]=");
        for (int i = 0; i < 1_500; i++) {
            StringBuilder text = new StringBuilder("{");
            for (long length = random.between(0, 7); length > 0; length--) {
                text.append(pieces.get((int) random.between(0, pieces.size() - 1)));
            }
            corpus.add(text + "}");
        }
        edit(
                corpus,
                List.of(
                        elementClass == String.class ? "{alpha,beta}" : "{" + first + "," + second + "}",
                        elementClass == String.class ? "{\"a b\",NULLS,\"c\\\\d\"}" : "{\"" + second + "\"}",
                        "[1:2]={" + first + "," + second + "}"),
                500,
                4);
        return corpus;
    }

    /** Texts of elements and what else can stand in their place. */
    private static List<String> elements(List<String> texts) {
        List<String> elements = new ArrayList<>(texts);
        String a = texts.get(0);
        elements.addAll(List.of(
                "\"" + a + "\"",
                "\"" + a + "\" ",
                "\"" + a,
                "\" " + a + " \"",
                a.substring(0, 1) + "\\" + a.substring(Math.min(1, a.length() - 1)),
                "\\" + a,
                "'" + a + "'",
                a + "\"" + a + "\"",
                "\"\"",
                "NULL",
                "nUlL",
                "\"NULL\"",
                "\\NULL",
                "NULLx",
                "{" + a + "}",
                "{}",
                "[" + a + "]",
                "\u00a0" + a,
                a + "\u2003",
                a + "\u000b",
                a + "\\ ",
                "x"));
        return elements;
    }

    private static final List<String> ELEMENTS = List.of(
            "a",
            "B",
            "\"\"",
            "\"a\"",
            "\"a b\"",
            "a b",
            "\"a\\\"b\"",
            "\"a\\\\b\"",
            "a\\,b",
            "a\\ ",
            "\\ a",
            "\\n",
            "\\",
            "NULL",
            "null",
            "nUlL",
            "\"NULL\"",
            "\\NULL",
            "n\\ull",
            "NULLx",
            "N ULL",
            "'a'",
            "a\"b",
            "\"a\"b",
            "\"a\"\"b\"",
            "\"a\" ",
            "\"a",
            "{a}",
            "{}",
            "[a]",
            "(a)",
            "=",
            "\u00a0",
            "\u00a0a\u00a0",
            "\u2003",
            "\u0085",
            "\u00e9",
            "e\u0301",
            "\ud83d\ude00",
            "\ue000",
            "\u000b",
            "\f",
            "a\u000bb",
            "\"\t\"",
            "a\nb",
            "");

    /** Inserts, drops, replaces and swaps one or two characters. */
    private static void edit(Set<String> corpus, List<String> sources, int times, long seed) {
        RandomSource random = RandomSource.ofCase(seed, 0);
        for (String source : sources) {
            for (int i = 0; i < times / sources.size(); i++) {
                StringBuilder text = new StringBuilder(source);
                for (long edits = random.between(1, 2); edits > 0 && text.length() > 1; edits--) {
                    int at = (int) random.between(0, text.length() - 1);
                    char with = EDITS.charAt((int) random.between(0, EDITS.length() - 1));
                    switch ((int) random.between(0, 3)) {
                        case 0 -> text.insert(at, with);
                        case 1 -> text.deleteCharAt(at);
                        case 2 -> text.setCharAt(at, with);
                        default -> text.append(text.charAt(at)).deleteCharAt(at);
                    }
                }
                corpus.add(text.toString());
            }
        }
    }

    static List<String> list(Set<String> corpus) {
        return new ArrayList<>(corpus);
    }
}

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

    static Set<String> ranges() {
        Set<String> corpus = new LinkedHashSet<>();
        for (String date : DATES) {
            corpus.addAll(List.of(
                    "[" + date + ",2026-06-08)",
                    "[2026-05-01," + date + "]",
                    "[2026-05-01," + date + ")",
                    "[-infinity," + date + ")",
                    "(" + date + ",infinity]",
                    "(," + date + "]",
                    "(," + date + ")",
                    "[" + date + ",)",
                    "(" + date + ",)",
                    "[" + date + "," + date + "]",
                    "(" + date + "," + date + ")",
                    "[\"" + date + "\",\"infinity\"]",
                    "[ " + date + " ,]",
                    "[\\" + date + ",)",
                    "[" + date,
                    date));
            for (int cut = 1; cut < date.length(); cut += 3) {
                corpus.add("[" + date.substring(0, cut) + "\"" + date.substring(cut) + "\",)");
                corpus.add("[" + date.substring(0, cut) + "\\" + date.substring(cut) + ",)");
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
                    space + "[2026-06-01,2026-06-08]" + space,
                    "[" + space + "2026-06-01" + space + "," + space + "2026-06-08" + space + ")",
                    "[2026-06-01" + space + ",)",
                    "[" + space + ",2026-06-08]",
                    "[2026-06-01," + space + "]",
                    "[2026" + space + "-06-01,)",
                    "[\"" + space + "2026-06-01\",)",
                    "[0044-03-15" + space + "BC,)"));
        }
        for (String open : List.of("[", "(", "{", "", "[[", "((", "]", "<")) {
            for (String close : List.of("]", ")", "}", "", "]]", "))", "[", ">")) {
                for (String comma : List.of(",", "", ",,", ";", " , ", "..")) {
                    corpus.add(open + "2026-06-01" + comma + "2026-06-08" + close);
                    corpus.add(open + comma + close);
                    corpus.add(open + "2026-06-08" + comma + "2026-06-01" + close);
                }
            }
        }
        corpus.addAll(List.of(
                "",
                "empty empty",
                "[empty]",
                "empty,",
                "\"empty\"",
                "[\"\",2026-06-08]",
                "[\"\"\"\",)",
                "[\"2026-06-01\"\"\",)",
                "[\"\"2026-06-01\"\",)",
                "[\"2026-06-01,)",
                "[2026-06-01\\,)",
                "[2026-06-01,)\\",
                "[2026-06-01,2026-06-08]x",
                "[2026-06-01,2026-06-08] [2026-06-01,2026-06-08]",
                "null",
                "NULL",
                "[null,null]"));
        edit(
                corpus,
                List.of(
                        "[2026-06-01,2026-06-08]",
                        "(2026-06-01,2026-06-08)",
                        "[\"0044-03-15 BC\",0014-08-19]",
                        "[2026-06-01,infinity)",
                        "(,2026-06-08]",
                        " empty "),
                900,
                1);
        return corpus;
    }

    static Set<String> rangeSets() {
        Set<String> corpus = new LinkedHashSet<>();
        List<String> members = List.of(
                "[2026-06-01,2026-06-08]",
                "(,2026-05-01)",
                "[2026-06-09,)",
                "[2026-06-05,2026-06-10)",
                "[2026-06-03,2026-06-03)",
                "empty",
                "EmPtY",
                "(,)",
                "[\"0044-03-15 BC\",0014-08-19]",
                "[2026-06-01,infinity)",
                "[-infinity,infinity]",
                "[2026-06-08,2026-06-01]",
                "[2026-06-01,5874897-12-31]",
                "(infinity,)",
                "[2026-6-1,2026-06-02]",
                "[2026-06-01 10:00,]",
                "\"[2026-06-01,2026-06-08]\"",
                "{[2026-06-01,2026-06-08]}",
                "{}",
                "null",
                "x",
                "");
        for (String a : members) {
            corpus.add(a);
            corpus.add("{" + a);
            corpus.add(a + "}");
            for (String b : members) {
                corpus.add("{" + a + "," + b + "}");
                corpus.add("{" + b + " , " + a + " }");
                corpus.add("{" + a + b + "}");
                corpus.add(" { " + a + ",[2026-07-01,2026-07-02)," + b + "}\t");
            }
        }
        for (String space : SPACES) {
            corpus.addAll(List.of(
                    space + "{}",
                    "{}" + space,
                    "{" + space + "}",
                    "{" + space + "[2026-06-01,2026-06-08]" + space + "}",
                    "{[2026-06-01,2026-06-08]" + space + "," + space + "[2026-06-10,)}",
                    "{[2026-06-01," + space + "2026-06-08]}",
                    "{[2026-06-01,2026-06-08]}" + space + "x"));
        }
        for (String date : DATES) {
            corpus.add("{[" + date + ",2026-06-08)}");
            corpus.add("{(," + date + "],[2026-06-01,2026-06-08]}");
        }
        edit(
                corpus,
                List.of(
                        "{[2026-06-01,2026-06-08],[2026-06-10,)}",
                        "{ empty , (,2026-06-08] }",
                        "{[\"0044-03-15 BC\",0014-08-19]}",
                        "{}"),
                900,
                2);
        return corpus;
    }

    static Set<String> textArrays() {
        Set<String> corpus = new LinkedHashSet<>();
        List<String> elements = List.of(
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
        for (String a : elements) {
            corpus.addAll(
                    List.of(a, "{" + a, a + "}", "{" + a + "}", " {  " + a + "  } ", "{" + a + ",}", "{," + a + "}"));
            for (String dimension :
                    List.of("[1:1]=", "[2:2] = ", "[1]=", "[-1:-1]=", "[1:2]=", "[+1:1]=", "[1:1][1:1]=")) {
                corpus.add(dimension + "{" + a + "}");
            }
            for (String b : elements) {
                corpus.add("{" + a + "," + b + "}");
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
            for (String array : List.of("{a}", "{}", " {a} ", "{{a}}", "a", "{a,b}")) {
                corpus.add(dimension + array);
            }
        }
        for (String space : SPACES) {
            corpus.addAll(List.of(
                    space + "{a}",
                    "{a}" + space,
                    "{" + space + "}",
                    "{a" + space + "," + space + "b}",
                    "{\"a\"" + space + "}",
                    "{" + space + "\"a\"}",
                    "{a" + space + "b}",
                    "{\"" + space + "\"}",
                    "{\\" + space + "}"));
        }
        RandomSource random = RandomSource.ofCase(3, 0);
        List<String> pieces =
                List.of("{", "}", ",", "\"", "\\", " ", "a", "NULL", "b", "\u00a0", "{", "}", ",", "\t", "[1:2]=");
        for (int i = 0; i < 1_500; i++) {
            StringBuilder text = new StringBuilder("{");
            for (long length = random.between(0, 7); length > 0; length--) {
                text.append(pieces.get((int) random.between(0, pieces.size() - 1)));
            }
            corpus.add(text + "}");
        }
        edit(corpus, List.of("{alpha,beta}", "{\"a b\",NULLS,\"c\\\\d\"}", "[1:2]={a,b}"), 500, 4);
        return corpus;
    }

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

package io.github.valueranges;

import io.github.valueranges.oracles.ElementTexts;
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

    private static final List<String> SPACES =
            List.of(" ", "  ", "\t", "\n", "\r", "\u000b", "\f", "\u00a0", "\u2003", "\u0085", "\u200b", "\u001f");

    private static final String EDITS = "[](){},\"\\ \t\u000b\u00a0-0159:aeENu\u0661'";

    private LiteralCorpora() {}

    /** Ranges over the texts of an element class. */
    static Set<String> ranges(Class<?> elementClass) {
        Set<String> corpus = new LinkedHashSet<>();
        List<String> texts = ElementTexts.of(elementClass);
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
        List<String> texts = ElementTexts.of(elementClass);
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
        List<String> texts = ElementTexts.of(elementClass);
        List<String> elements = elementClass == String.class ? ELEMENTS : elements(texts);
        String first = elementClass == String.class ? "a" : texts.get(0);
        String second = elementClass == String.class ? "b" : texts.get(1);
        // Of many elements not every pair, but each one in both places.
        int every = elements.size() / 60 + 1;
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

package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A literal of a megabyte is read or refused in time that grows with its length alone, and its refusal stays short.
 * Reads of single characters are counted, so that no clock is asked.
 */
class LiteralReadCountTests {

    private static final int MEGABYTE = 1 << 20;

    /** How often a character may be read on the average; each refusal may read its excerpt again. */
    private static final int READS = 6;

    private static final int MESSAGE = 1_000;

    private record Case(String name, ValueType<?> type, String literal, boolean accepted) {

        @Override
        public String toString() {
            return type + " " + name;
        }
    }

    private static Case accepted(String name, ValueType<?> type, String literal) {
        return new Case(name, type, literal, true);
    }

    private static Case refused(String name, ValueType<?> type, String literal) {
        return new Case(name, type, literal, false);
    }

    private static String repeat(String text) {
        return text.repeat(MEGABYTE / text.length());
    }

    private static String manyElements() {
        StringBuilder literal = new StringBuilder("{");
        for (int i = 0; i < 200_000; i++) {
            literal.append(i == 0 ? "" : ",").append("e").append((i * 7919L) % 200_000);
        }
        return literal.append('}').toString();
    }

    private static String manyRanges() {
        StringBuilder literal = new StringBuilder("{");
        for (int i = 0; i < 50_000; i++) {
            LocalDate day = LocalDate.of(1900, 1, 1).plusDays((i * 7919L) % 50_000 * 3);
            literal.append(i == 0 ? "[" : ",[")
                    .append(day)
                    .append(',')
                    .append(day)
                    .append(']');
        }
        return literal.append('}').toString();
    }

    static Stream<Case> cases() {
        SetType<String, StringSet> texts = SetType.STRING;
        List<Case> cases = new ArrayList<>(List.of(
                accepted("200,000 elements", texts, manyElements()),
                accepted("one long element", texts, "{" + repeat("a") + "}"),
                accepted("one long quoted element", texts, "{\"" + repeat("a b") + "\"}"),
                accepted("quotes that are escaped", texts, "{\"" + repeat("\\\"") + "\"}"),
                accepted("backslashes within quotes", texts, "{\"" + repeat("\\\\") + "\"}"),
                accepted("backslashes without quotes", texts, "{" + repeat("\\a") + "}"),
                accepted("white space that is trimmed", texts, "{" + repeat(" ") + "a" + repeat(" ") + "}"),
                accepted("white space within an element", texts, "{a" + repeat(" ") + "a}"),
                accepted("white space after an escape", texts, "{\\a" + repeat(" ") + "}"),
                accepted("equal elements", texts, "{" + repeat("ab,") + "ab}"),
                accepted("supplementary characters", texts, "{" + repeat("\ud83d\ude00") + "}"),
                refused("an array that does not end", texts, "{" + repeat("a,")),
                refused("a quote that does not end", texts, "{\"" + repeat("a")),
                refused("braces only", texts, repeat("{")),
                refused("quotes only", texts, "{" + repeat("\"\"")),
                refused("commas only", texts, "{" + repeat(",") + "}"),
                refused("white space only", texts, repeat(" ")),
                refused("a long tail", texts, "{a}" + repeat("x")),
                refused("NULL at the end", texts, "{" + repeat("ab,") + "NULL}"),
                refused("an unpaired surrogate at the end", texts, "{" + repeat("a") + "\ud83d}"),
                refused("a dimension of many digits", texts, "[" + repeat("1") + "]={a}"),
                refused("a dimension of many zeros", texts, "[" + repeat("0") + "]={a}")));
        for (ValueType<?> type : List.of(RangeType.LOCAL_DATE, RangeType.LOCAL_DATE.rangeSetType())) {
            boolean set = type instanceof RangeSetType<?, ?, ?>;
            String open = set ? "{" : "";
            String close = set ? "}" : "";
            cases.addAll(List.of(
                    accepted("white space around", type, repeat(" ") + open + "empty" + close + repeat("\t")),
                    accepted("white space within a bound", type, open + "[" + repeat(" ") + "2026-06-01,)" + close),
                    accepted("quotes within a bound", type, open + "[" + repeat("\" \" ") + "2026-06-01,)" + close),
                    refused("a long bound", type, open + "[" + repeat("1") + ",)" + close),
                    refused("a long quoted bound", type, open + "[\"" + repeat("2026-06-01") + "\",)" + close),
                    refused("quotes only", type, open + "[" + repeat("\"\"\"\"") + ",)" + close),
                    refused("backslashes only", type, open + "[" + repeat("\\\\") + ",)" + close),
                    refused("a quote that does not end", type, open + "[\"" + repeat("a,")),
                    refused("a range that does not end", type, open + "[" + repeat("a")),
                    refused("brackets only", type, open + repeat("[") + close),
                    refused("commas only", type, open + repeat(",") + close),
                    refused("a long tail", type, open + "empty" + close + repeat("x"))));
        }
        ValueType<?> sets = RangeType.LOCAL_DATE.rangeSetType();
        cases.addAll(List.of(
                accepted("50,000 ranges", sets, manyRanges()),
                accepted("empty ranges", sets, "{" + repeat("empty,") + "empty}"),
                accepted("equal ranges", sets, "{" + repeat("[2026-06-01,],") + "empty}"),
                refused("ranges that do not end", sets, "{" + repeat("[2026-06-01,],")),
                refused("a bad range at the end", sets, "{" + repeat("[2026-06-01,],") + "[2026-06-31,]}")));
        return cases.stream();
    }

    @Test
    void everyKindOfLiteralIsAmongTheCases() {
        assertThat(cases()).hasSize(22 + 2 * 12 + 5);
        assertThat(cases().map(Case::type).distinct()).hasSize(3);
        assertThat(cases().filter(Case::accepted)).hasSize(11 + 2 * 3 + 3);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void eachCharacterIsReadABoundedNumberOfTimes(Case given) {
        CountingText literal = new CountingText(given.literal());
        if (given.accepted()) {
            assertThat(given.type().parse(literal)).isNotNull();
        } else {
            assertThatThrownBy(() -> given.type().parse(literal))
                    .isInstanceOf(LiteralParseException.class)
                    .satisfies(refusal -> assertThat(refusal.getMessage()).hasSizeLessThan(MESSAGE))
                    .satisfies(refusal -> assertThat(((LiteralParseException) refusal).getExcerpt())
                            .hasSizeLessThan(MESSAGE));
        }
        assertThat(literal.reads()).isLessThan((long) READS * given.literal().length() + 1_000);
    }

    /** A count that would grow with the square is beyond the bound by far. */
    @Test
    void aReaderThatStartsAgainAtEachElementIsNoticed() {
        CountingText literal = new CountingText("{" + "a,".repeat(1_000) + "a}");
        for (int comma = 0; comma < 1_000; comma++) {
            for (int i = 0; i < 2 * comma; i++) {
                literal.charAt(i);
            }
        }
        assertThat(literal.reads()).isGreaterThan((long) READS * literal.length() + 1_000);
    }
}

package io.github.valueranges.internal.literal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.valueranges.LiteralParseException;
import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Which bounds a literal spells, and where one that spells none is wrong. Bounds are shown between two bars. */
class RangeReaderTests {

    /** A literal, and either what it spells or where and why it is refused. */
    private record Literal(String text, Object spelled, int index, String reason) {

        @Override
        public String toString() {
            return text;
        }

        void isRefusedBy(ThrowingCallable read) {
            LiteralParseException refusal = catchThrowableOfType(LiteralParseException.class, read);
            assertThat(refusal).as(text).isNotNull();
            assertThat(refusal.getExpected()).startsWith(reason);
            assertThat(refusal.getErrorIndex()).isEqualTo(index);
        }
    }

    private static Literal read(String text, Object spelled) {
        return new Literal(text, spelled, -1, "");
    }

    private static Literal refused(String text, int index, String reason) {
        return new Literal(text, null, index, reason);
    }

    static final List<Literal> TEXTS = List.of(
            read("[a,b]", "[|a|,|b|]"),
            read("(a,b)", "(|a|,|b|)"),
            read("[a,b)", "[|a|,|b|)"),
            read("(a,b]", "(|a|,|b|]"),
            read("[,b]", "(,|b|]"),
            read("[a,]", "[|a|,)"),
            read("(,)", "(,)"),
            read(" \t\n\u000b\f\r[a,b] \t\n\u000b\f\r", "[|a|,|b|]"),
            read("[ a, b ]", "[| a|,| b |]"),
            read("empty", "empty"),
            read(" EmPtY ", "empty"),
            read("[\"a\",\"b\"]", "[|a|,|b|]"),
            read("[\"\",\"b\")", "[||,|b|)"),
            read("[\"a,b\",\"c)d\")", "[|a,b|,|c)d|)"),
            read("[\"a]\",\"b]\"]", "[|a]|,|b]|]"),
            read("[\"a\"\"b\",\"c\\\\d\")", "[|a\"b|,|c\\d|)"),
            read("[\"a\"\"\",b)", "[|a\"|,|b|)"),
            read("[\"\"\"\",b)", "[|\"|,|b|)"),
            read("[a\\,b,c)", "[|a,b|,|c|)"),
            read("[\\a,\\b)", "[|a|,|b|)"),
            read("[a,b\\)]", "[|a|,|b)|]"),
            read("[a,b\\]]", "[|a|,|b]|]"),
            refused("[a,\\\"]", 0, "lower bound a is after upper bound \""),
            read("[a\"b\"c,d)", "[|abc|,|d|)"),
            read("[a\"b\",c)", "[|ab|,|c|)"),
            read("[\"a\"b,c)", "[|ab|,|c|)"),
            read("[\"a\\\"b\",c)", "[|a\"b|,|c|)"),
            read("[\"a\"\"b\"\"c\",d)", "[|a\"b\"c|,|d|)"),
            read("[\"a\" ,b)", "[|a |,|b|)"),
            read("[a[,b{]", "[|a[|,|b{|]"),
            read("[a,a)", "[|a|,|a|)"),
            refused("", 0, "expected [ or ( or empty, as in ["),
            refused("  ", 2, "expected [ or ( or empty, as in ["),
            refused("empt", 0, "expected [ or ( or empty"),
            refused("emptz", 0, "expected [ or ( or empty"),
            refused("  empt", 2, "expected [ or ( or empty"),
            refused("\u2001mpty", 0, "expected [ or ( or empty"),
            refused("empty,", 5, "expected the end of the literal"),
            refused("empty x", 6, "expected the end of the literal"),
            refused("a,b]", 0, "expected [ or ( or empty"),
            refused("{a,b]", 0, "expected [ or ( or empty"),
            refused("[a]", 2, "expected a comma after the lower bound"),
            refused("[a)", 2, "expected a comma after the lower bound"),
            refused("[a,b,c]", 4, "expected ] or ) after the upper bound"),
            refused("[a,b]]", 5, "expected the end of the literal"),
            refused("[a,b] x", 6, "expected the end of the literal"),
            refused("[", 1, "the range ends too early"),
            refused("[a", 2, "the range ends too early"),
            refused("[a,", 3, "the range ends too early"),
            refused("[a,b", 4, "the range ends too early"),
            refused("[\"", 2, "the range ends too early"),
            refused("[\"a", 3, "the range ends too early"),
            refused("[\"a\"", 4, "the range ends too early"),
            refused("[a,\"b\"", 6, "the range ends too early"),
            refused("[\"a\"\"", 5, "the range ends too early"),
            refused("[a\\", 3, "the range ends after a backslash"),
            refused("[\"a\\", 4, "the range ends after a backslash"),
            refused("[a\ud800\"\udc00\",b)", 2, "a literal cannot hold an unpaired surrogate"),
            refused("[a\ud800\\" + "\udc00,b)", 2, "a literal cannot hold an unpaired surrogate"),
            refused("[b,a]", 0, "lower bound b is after upper bound a"),
            refused(" [\"b\",a]", 1, "lower bound b is after upper bound a"));

    static final List<Literal> NUMBERS = List.of(
            read("[1,5]", "[|1|,|5|]"),
            read("[ 1 , 5 ]", "[|1|,|5|]"),
            read("(1,2)", "(|1|,|2|)"),
            read("[1,1)", "[|1|,|1|)"),
            read("[2147483647,]", "[|2147483647|,)"),
            read("(,-2147483648]", "(,|-2147483648|]"),
            read("(2147483646,)", "(|2147483646|,)"),
            read("(,-2147483647)", "(,|-2147483647|)"),
            read("(2147483647,2147483647)", "(|2147483647|,|2147483647|)"),
            read("(-2147483648,5]", "(|-2147483648|,|5|]"),
            read("[5,2147483647)", "[|5|,|2147483647|)"),
            refused("(2147483647,)", 0, "no value lies after the exclusive lower bound 2147483647"),
            refused(" (,-2147483648)", 1, "no value lies before the exclusive upper bound -2147483648"),
            refused("[5,1]", 0, "lower bound 5 is after upper bound 1"),
            refused("[x,5]", 1, "expected a whole number such as 42, 1_000 or 0x1F"),
            refused("[1,x]", 3, "expected a whole number such as 42, 1_000 or 0x1F"),
            refused("[\"\",5]", 2, "expected a whole number such as 42, 1_000 or 0x1F"),
            refused("[\"1\"x,5]", 1, "expected a whole number such as 42, 1_000 or 0x1F"));

    static final List<Literal> MONTHS = List.of(
            read("[2024-01,2024-03]", "[|2024-01|,|2024-03|]"),
            read("[2024-01-01,2024-04-01)", "[|2024-01|,|2024-04|)"),
            read("(2023-12-31,2024-03-31]", "[|2024-01|,|2024-04|)"),
            read("[2024-01-01,]", "[|2024-01|,)"),
            read("(,2024-02-29]", "(,|2024-03|)"),
            read("[,2024-02]", "(,|2024-02|]"),
            read("[2024-01-15,2024-01-15)", "empty"),
            read("(2024-01-15,2024-01-15]", "empty"),
            read("(2024-01-15,2024-01-16)", "empty"),
            read("[,)", "(,)"),
            refused("[2024-01,2024-03-01]", 9, "expected both bounds in the same form"),
            refused(" [2024-04,2024-01]", 1, "lower bound 2024-04 is after upper bound 2024-01"),
            refused(" [2024-04-01,2024-01-01)", 1, "lower bound 2024-04-01 is after upper bound 2024-01-01"),
            refused(" [2024-01-02,2024-04-01)", 1, "no month starts on 2024-01-02"),
            refused("[2024-01-01,2024-04-01]", 0, "no month starts on 2024-04-02"),
            refused("[2024-01-15,2024-01-15]", 0, "no month starts on 2024-01-15"),
            refused("[2024-01-01,infinity)", 0, "a month has no infinity"),
            refused("(infinity,2024-01]", 1, "expected a month such as 2024-01"));

    @ParameterizedTest(name = "<{0}>")
    @FieldSource("TEXTS")
    void boundsAreReadAsTheServerReadsThem(Literal literal) {
        check(literal, ElementTypes.TEXT);
    }

    @ParameterizedTest(name = "<{0}>")
    @FieldSource("NUMBERS")
    void boundsOfNumbersAreOrderedAndInside(Literal literal) {
        check(literal, ElementTypes.INTEGER);
    }

    @ParameterizedTest(name = "<{0}>")
    @FieldSource("MONTHS")
    void boundsOfMonthsAreMonthsOrDaysOfWholeMonths(Literal literal) {
        check(literal, ElementTypes.MONTH);
    }

    private static <E> void check(Literal literal, ElementType<E> type) {
        String text = literal.text();
        if (literal.spelled() != null) {
            assertThat(shown(RangeReader.readRange(text, type), type)).isEqualTo(literal.spelled());
            assertThat(members("{" + text + " , " + text + "}", type))
                    .isEqualTo(List.of(literal.spelled(), literal.spelled()));
        } else {
            literal.isRefusedBy(() -> RangeReader.readRange(text, type));
        }
    }

    private static <E> List<String> members(String literal, ElementType<E> type) {
        List<String> members = new ArrayList<>();
        RangeReader.readRangeSet(literal, type, bounds -> members.add(shown(bounds, type)));
        return members;
    }

    private static <E> String shown(Bounds<E> bounds, ElementType<E> type) {
        if (bounds.empty()) {
            return "empty";
        }
        E lower = bounds.lower();
        E upper = bounds.upper();
        return (bounds.lowerInclusive() ? "[" : "(")
                + (lower == null ? "" : "|" + type.format(lower) + "|")
                + ","
                + (upper == null ? "" : "|" + type.format(upper) + "|")
                + (bounds.upperInclusive() ? "]" : ")");
    }

    static final List<Literal> SETS = List.of(
            read("{}", List.of()),
            read(" { } ", List.of()),
            read("{empty}", List.of("empty")),
            read("{ [1,2] }", List.of("[|1|,|2|]")),
            read("{[5,6],[1,2),empty,(,)}", List.of("[|5|,|6|]", "[|1|,|2|)", "empty", "(,)")),
            refused("", 0, "expected { at the start of a range set such as {[a,b],[c,d]}"),
            refused(" [1,2]", 1, "expected { at the start of a range set such as {[a,b],[c,d]}"),
            refused("{", 1, "expected [ or ( or empty"),
            refused("{,}", 1, "expected [ or ( or empty"),
            refused("{[1,2],}", 7, "expected [ or ( or empty"),
            refused("{[1,2]", 6, "expected , or }"),
            refused("{[1,2] [3,4]}", 7, "expected , or }"),
            refused("{[1,2]}}", 7, "expected the end of the literal"),
            refused("{} x", 3, "expected the end of the literal"),
            refused("{[1,2],[4,3]}", 7, "lower bound 4 is after upper bound 3"),
            refused("{\"[1,2]\"}", 1, "expected [ or ( or empty"));

    @ParameterizedTest(name = "<{0}>")
    @FieldSource("SETS")
    void membersOfASetAreReadInTheirOrder(Literal literal) {
        if (literal.spelled() != null) {
            assertThat(members(literal.text(), ElementTypes.INTEGER)).isEqualTo(literal.spelled());
        } else {
            literal.isRefusedBy(() -> members(literal.text(), ElementTypes.INTEGER));
        }
    }

    @Test
    void aRangeOfTwoBoundsOfOneLengthIsTold() {
        List<String> ranges = List.of("[ab,cd]", "(ab,cd)", "[ab,cd)", "(ab,cd]", "(,,,,,)");
        assertThat(ranges).allMatch(literal -> RangeReader.isRangeOfLength(literal, 2));
        List<String> others = List.of("", "[ab,c]", "[a,bcd]", "[abc,d]", "{ab,cd]", "[ab,cd}", "[ab,cd", "[ab,cde]");
        assertThat(others).noneMatch(literal -> RangeReader.isRangeOfLength(literal, 2));
        assertThat(RangeReader.isRangeOfLength("[,]", 0)).isFalse();
        assertThat(RangeReader.isRangeOfLength("[a,b]", 1)).isTrue();
    }
}

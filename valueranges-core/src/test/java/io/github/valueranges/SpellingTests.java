package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * One value has many spellings, and values that look alike are several: bounds in each form, infinities, missing
 * bounds, dates before Christ, white space, quotes. Where the server has an answer it is asked for it, too.
 */
@Tag("server")
class SpellingTests {

    private static final String NBSP = "\u00a0";

    private static LocalDate d(String date) {
        return LocalDate.parse(date);
    }

    private static LocalDateRange r(String literal) {
        return LocalDateRange.parse(literal);
    }

    private static LocalDateRangeSet rs(String literal) {
        return LocalDateRangeSet.parse(literal);
    }

    private static void serverReadsBoth(String type, String one, String other, boolean equal) {
        assertThat(PostgresAnswers.compare(
                        "a::" + type + " = b::" + type, "boolean", List.of(one), List.of(other), List.of("" + equal)))
                .as("%s = %s on the server", one, other)
                .containsExactly(new PostgresAnswers.Answer("" + equal, true));
    }

    // --- one value for one set of days -----------------------------------------------------------------------------

    /** A day is not lost or won on the way to the server and back. */
    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "[2024-01-01,2024-01-01] | [2024-01-01,2024-01-01]",
                "[2024-01-01,2024-01-02) | [2024-01-01,2024-01-01]",
                "(2023-12-31,2024-01-02) | [2024-01-01,2024-01-01]",
                "(2023-12-31,2024-01-01] | [2024-01-01,2024-01-01]",
                "[2024-01-01,2024-01-04] | [2024-01-01,2024-01-05)",
                "[,2024-01-05] | (,2024-01-05]",
                "[,] | (,)",
                "[2024-05-06,] | [2024-05-06,)",
                "(2024-01-01,infinity) | [2024-01-02,infinity)",
                "[2024-01-01,+Infinity) | [2024-01-01,infinity)",
                "(2024-01-01,2024-01-02) | empty",
                "(2024-01-01,2024-01-01] | empty",
                "[2024-01-01,2024-01-01) | empty",
                "[infinity,infinity) | empty",
                "[0044-03-15 BC,0014-08-19] | [\"0044-03-15 BC\",0014-08-20)",
                "[0001-12-31 BC,0001-01-01] | [0001-12-31 BC,0001-01-02)"
            })
    void differentSpellingsAreOneValue(String written, String other) {
        assertThat(r(written)).isEqualTo(r(other)).hasSameHashCodeAs(r(other)).isEqualByComparingTo(r(other));
        assertThat(r(written)).hasToString(r(other).toString());
        serverReadsBoth("daterange", written, other, true);
        serverReadsBoth("daterange", written, r(written).toString(), true);
    }

    /** Nothing, everything, no bound and a bound at infinity are four things. */
    @ParameterizedTest(name = "{0} is not {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "empty | (,)",
                "[2024-01-01,infinity) | [2024-01-01,)",
                "[2024-01-01,infinity] | [2024-01-01,)",
                "[2024-01-01,infinity] | [2024-01-01,infinity)",
                "[-infinity,2024-01-01] | (,2024-01-01]",
                "(-infinity,2024-01-01] | [-infinity,2024-01-01]",
                "[infinity,infinity] | (,)",
                "[-infinity,infinity] | (,)",
                "[-infinity,) | (,)",
                "(,infinity] | (,)"
            })
    void differentValuesStayApart(String one, String other) {
        assertThat(r(one)).isNotEqualTo(r(other));
        assertThat(r(one).compareTo(r(other)) == 0).isFalse();
        assertThat(r(r(one).toString())).isEqualTo(r(one));
        serverReadsBoth("daterange", one, other, false);
        serverReadsBoth("daterange", one, r(one).toString(), true);
    }

    @Test
    void aMissingBoundIsNoBoundAndNeverInclusive() {
        LocalDateRange range = r("[2024-01-01,]");

        assertThat(range.upperBound()).isEmpty();
        assertThat(range.upperBoundInclusive()).isFalse();
        assertThat(range.isUnboundedEnd()).isTrue();
        assertThat(range.isFinite()).isFalse();
        assertThat(range).isInstanceOf(LocalDateRange.UnboundedEnd.class);
    }

    @Test
    void aBoundAtInfinityIsABound() {
        LocalDateRange range = r("[2024-01-01,infinity]");

        assertThat(range.isUnboundedEnd()).isFalse();
        assertThat(range.isFinite()).isTrue();
        assertThat(range.upperBound()).contains(LocalDate.MAX);
        assertThat(range.contains(LocalDate.MAX)).isTrue();
        assertThat(r("[2024-01-01,)").contains(LocalDate.MAX)).isTrue();
        assertThat(r("[2024-01-01,infinity)").contains(LocalDate.MAX)).isFalse();
        assertThat(r("[2024-01-01,infinity)").upperBound()).contains(LocalDate.MAX.minusDays(1));
    }

    @Test
    void theExtremesOfJavaAreNeverPrintedAsDays() {
        assertThat(LocalDateRange.closed(LocalDate.MIN, LocalDate.MAX)).hasToString("[-infinity,infinity]");
        assertThat(LocalDateRange.open(LocalDate.MIN, LocalDate.MAX)).hasToString("(-infinity,infinity)");
        assertThat(LocalDateRange.atMost(LocalDate.MAX)).hasToString("(,infinity]");
        assertThat(LocalDateRange.atLeast(LocalDate.MIN)).hasToString("[-infinity,)");
        assertThat(LocalDateRange.lessThan(LocalDate.MAX)).hasToString("(,infinity)");
        assertThat(LocalDateRange.greaterThan(LocalDate.MIN)).hasToString("(-infinity,)");
        assertThat(LocalDateRange.greaterThan(LocalDate.MAX)).isEqualTo(LocalDateRange.empty());
        assertThat(LocalDateRange.lessThan(LocalDate.MIN)).isEqualTo(LocalDateRange.empty());
    }

    // --- dates -----------------------------------------------------------------------------------------------------

    @ParameterizedTest(name = "{0} is the year {1}")
    @CsvSource({"0044-03-15 BC,-43", "0001-02-29 BC,0", "0005-02-29 BC,-4", "0001-01-01,1", "10000-01-01,10000"})
    void yearsAreTheServers(String date, int year) {
        LocalDate day = r("[" + date + ",]").lowerBound().orElseThrow();

        assertThat(day.getYear()).isEqualTo(year);
        assertThat(LocalDateRange.atLeast(day))
                .hasToString("[" + (date.contains(" ") ? "\"" + date + "\"" : date) + ",)");
        serverReadsBoth(
                "daterange", "[" + date + ",]", LocalDateRange.atLeast(day).toString(), true);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "[2024-01-01,inf)",
                "[0000-01-01,)",
                "[-0043-03-15,)",
                "[+10000-01-01,)",
                "[0004-02-29 BC,)",
                "[2023-02-29,)",
                "[2024-01-05,2024-01-01]",
                "[\"\",2024-01-01)",
                "[ ,2024-01-01)",
                "2024-01-01",
                "[2024-01-01]",
                "[2024-01-01,2024-01-02,2024-01-03]",
                "[2024-01-01,2024-01-02] x",
                "[\u0662\u0660\u0662\u0664-01-01,)",
                "[Invalid date,)",
                "{[2024-01-01,2024-01-02]}",
                "null",
                ""
            })
    void whatIsNoRangeIsRefusedHereAndThere(String literal) {
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> r(literal))
                .withMessageContaining("at index");
        assertThat(PostgresAnswers.rows(
                        "select pg_input_is_valid(a, 'daterange')::text from unnest(?::text[]) as t(a)",
                        List.of(literal)))
                .containsExactly(List.of("false"));
    }

    @Test
    void boundsInTheWrongOrderAreEmptyFromAFactoryAndRefusedFromText() {
        assertThat(LocalDateRange.closed(d("2024-01-05"), d("2024-01-01"))).isEqualTo(LocalDateRange.empty());
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> r("[2024-01-05,2024-01-01]"))
                .withMessageContaining("lower bound 2024-01-05 is after upper bound 2024-01-01");
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> new LocalDateRange.Finite(d("2024-01-05"), d("2024-01-01")));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {" ", "\t", "\n", "\r", "\u000b", "\f"})
    void whiteSpaceOfAsciiIsSkipped(String space) {
        assertThat(r(space + "[" + space + "2024-01-01" + space + "," + space + "2024-01-05" + space + ")" + space))
                .isEqualTo(r("[2024-01-01,2024-01-05)"));
        assertThat(r(space + "EmPtY" + space)).isEqualTo(LocalDateRange.empty());
        assertThat(rs(space + "{" + space + "}" + space)).isEqualTo(LocalDateRangeSet.empty());
        assertThat(StringSet.parse(space + "{" + space + "a" + space + "," + space + "b" + space + "}" + space))
                .isEqualTo(StringSet.of("a", "b"));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {NBSP, "\u2001", "\u200b", "\u0085", "\u3000"})
    void whiteSpaceOfUnicodeIsText(String space) {
        assertThatExceptionOfType(LiteralParseException.class).isThrownBy(() -> r(space + "empty"));
        assertThatExceptionOfType(LiteralParseException.class).isThrownBy(() -> r("[2024-01-01" + space + ",)"));
        assertThat(StringSet.parse("{" + space + ",x" + space + "y}"))
                .isEqualTo(StringSet.of(space, "x" + space + "y"));
        assertThat(StringSet.of(space)).hasToString("{" + space + "}");
    }

    @Test
    void theOrderIsTheServers() {
        List<String> ascending = List.of(
                "empty",
                "(,2024-01-03)",
                "(,)",
                "[-infinity,2024-01-01]",
                "[2024-01-01,2024-01-03)",
                "[2024-01-01,2024-01-05)",
                "[2024-01-01,infinity]",
                "[2024-01-01,)",
                "[2024-01-02,2024-01-02]");

        assertThat(ascending.stream().map(SpellingTests::r).toList()).isSorted();
        assertThat(PostgresAnswers.rows(
                        "select a from unnest(?::text[]) as t(a) order by a::daterange desc", ascending))
                .hasSize(9)
                .first()
                .isEqualTo(List.of("[2024-01-02,2024-01-02]"));
        assertThat(rs("{[2024-01-01,2024-01-02]}")).isLessThan(rs("{[2024-01-01,2024-01-02],[2024-02-01,)}"));
    }

    @Test
    void rangeSetsAreNoArrays() {
        for (String literal : List.of(
                "{\"[2024-01-01,2024-01-02)\"}",
                "{[2024-01-01,2024-01-02),}",
                "{,[2024-01-01,2024-01-02)}",
                "{[2024-01-01,2024-01-02)[2024-01-05,)}",
                "[2024-01-01,2024-01-02)",
                "empty",
                "{{}}",
                "{NULL}")) {
            assertThatExceptionOfType(LiteralParseException.class).as(literal).isThrownBy(() -> rs(literal));
        }
    }

    // --- arrays ----------------------------------------------------------------------------------------------------

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = true,
            quoteCharacter = '~',
            value = {
                "a\\b | {\"a\\\\b\"}",
                "c\"d | {\"c\\\"d\"}",
                "a,b | {\"a,b\"}",
                "{g} | {\"{g}\"}",
                "~~ | {\"\"}",
                "~  x ~ | {\"  x \"}",
                "NULL | {\"NULL\"}",
                "nUlL | {\"nUlL\"}",
                "NULLS | {NULLS}",
                "[a] | {[a]}",
                "(a) | {(a)}",
                "it's | {it's}",
                "a=b | {a=b}"
            })
    void everyTextComesBackFromItsLiteral(String element, String literal) {
        StringSet set = StringSet.of(element);

        assertThat(set).hasToString(literal);
        assertThat(StringSet.parse(literal).toList()).containsExactly(element);
        assertThat(PostgresAnswers.rows("select array[a]::text from unnest(?::text[]) as t(a)", List.of(element)))
                .containsExactly(List.of(literal));
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{\\null} | null",
                "{\\NULL} | NULL",
                "{n\\ull} | null",
                "{\"null\"} | null",
                "{\\n} | n",
                "[2:2]={a} | a",
                "[1]={a} | a"
            })
    void escapesAndDimensionsAreReadAsTheServerReadsThem(String literal, String element) {
        assertThat(StringSet.parse(literal).toList()).containsExactly(element);
        assertThat(PostgresAnswers.rows("select unnest(a::text[]) from unnest(?::text[]) as t(a)", List.of(literal)))
                .containsExactly(List.of(element));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "{a,,b}",
                "{a,}",
                "{,a}",
                "{a\"b}",
                "{\"a\"b}",
                "{a}x",
                "{{a},{b}}",
                "{{}}",
                "{null}",
                "{a,NULL}",
                "{Null}",
                "{a",
                "a}",
                "a,b",
                "",
                "{\"a}",
                "{a\\",
                "[2:3]={a}",
                "[1:0]={}",
                "[1:1][1:1]={{a}}",
                "[a:b]={a}"
            })
    void arraysThatHoldNoSetAreRefused(String literal) {
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> StringSet.parse(literal))
                .withMessageContaining("at index");
    }

    @Test
    void setsIgnoreOrderAndRepetition() {
        assertThat(StringSet.of("b", "a", "a"))
                .isEqualTo(StringSet.of("a", "b"))
                .hasToString("{a,b}");
        assertThat(StringSet.parse("{b,a,a}")).hasSameHashCodeAs(StringSet.parse("{a,b}"));
        assertThat(StringSet.of("a", "b").isSubsetOf(StringSet.of("b", "a"))).isTrue();
    }

    @Test
    void textsSortByCodePoint() {
        assertThat(StringSet.of("\ud83d\ude00", "\uffee", "b", "B", "a", "ä").toList())
                .containsExactly("B", "a", "b", "ä", "\uffee", "\ud83d\ude00");
    }

    @Test
    void whatTheServerCannotHoldIsRefused() {
        for (String element : List.of("a\u0000b", "\u0000", "\ud83d", "\ude00", "\ude00\ud83d", "a\ud83d")) {
            assertThatExceptionOfType(IllegalArgumentException.class).isThrownBy(() -> StringSet.of(element));
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> StringSet.of("x").add(element));
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> StringSet.of("x").contains(element));
            assertThatExceptionOfType(LiteralParseException.class)
                    .isThrownBy(() -> StringSet.parse("{\"" + element + "\"}"));
        }
    }
}

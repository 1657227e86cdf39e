package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.valueranges.internal.element.ElementTypes;
import io.github.valueranges.internal.literal.Bounds;
import io.github.valueranges.internal.literal.LiteralWriter;
import io.github.valueranges.internal.literal.RangeReader;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ranges of months are read from their own literals and from ranges of days, of which the server is asked. */
@Tag("server")
class MonthLiteralTests {

    private static Bounds<YearMonth> read(String literal) {
        return RangeReader.readRange(literal, ElementTypes.MONTH);
    }

    private static String rewritten(String literal) {
        StringBuilder out = new StringBuilder();
        LiteralWriter.appendRange(read(literal), ElementTypes.MONTH, out);
        return out.toString();
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "[2024-01,2024-03] | [2024-01,2024-03]",
                "(2024-01,2024-03) | (2024-01,2024-03)",
                "[\"0044-03 BC\",] | [\"0044-03 BC\",)",
                "(,) | (,)",
                "[,] | (,)",
                "empty | empty",
                "[2024-01-01,2024-04-01) | [2024-01,2024-04)",
                "[2024-01-01,2024-03-31] | [2024-01,2024-04)",
                "(2023-12-31,2024-03-31] | [2024-01,2024-04)",
                "(2023-12-31,) | [2024-01,)",
                "(,2024-02-29] | (,2024-03)",
                "[\"0044-03-01 BC\",0014-09-01) | [\"0044-03 BC\",0014-09)",
                "[2024-01-15,2024-01-15) | empty",
                "(2024-01-15,2024-01-16) | empty",
                "(2024-01-15,2024-01-15] | empty"
            })
    void monthsAndWholeMonthsOfDaysAreRead(String literal, String bounds) {
        assertThat(rewritten(literal)).isEqualTo(bounds);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "[2024-01-02,2024-04-01) | no month starts on 2024-01-02: expected days that are whole months",
                "[2024-01-01,2024-04-01] | no month starts on 2024-04-02",
                "(2024-01-01,2024-04-01) | no month starts on 2024-01-02",
                "[2024-01-15,2024-01-15] | no month starts on 2024-01-15",
                "[2024-04-01,2024-01-01) | lower bound 2024-04-01 is after upper bound 2024-01-01",
                "[2024-04,2024-01] | lower bound 2024-04 is after upper bound 2024-01",
                "[2024-01-01,infinity) | a month has no infinity",
                "[2024-01-01,infinity] | a month has no infinity",
                "[infinity,) | expected a month such as 2024-01",
                "[-infinity,2024-02-01) | expected a month such as 2024-01",
                "(2024-1,2024-02-01) | expected a month such as 2024-01",
                "[2024-01,2024-03-31] | expected both bounds in the same form",
                "[2024-01,2024-03-01] | expected both bounds in the same form",
                "[2024-01-01,2024-03] | expected a date such as",
                "(999999999-12,) | no value lies after the exclusive lower bound 999999999-12",
                "[infinity,infinity) | expected a month such as 2024-01",
                "[2024-01-01] | expected a comma after the lower bound",
                "[2024-01-01,2024-04-01 | the range ends too early"
            })
    void whatIsNoRangeOfMonthsIsRefused(String literal, String reason) {
        assertThatExceptionOfType(LiteralParseException.class)
                .isThrownBy(() -> read(literal))
                .withMessageContaining(reason);
    }

    /** Every bound form around the edges of a month: read if the server's canonical form is made of whole months. */
    @Test
    void theServersCanonicalFormDecides() {
        List<String> days = new ArrayList<>(List.of(""));
        for (LocalDate day = LocalDate.of(2024, 1, 30); day.isBefore(LocalDate.of(2024, 4, 3)); day = day.plusDays(1)) {
            if (day.getDayOfMonth() < 4 || day.getDayOfMonth() > 27) {
                days.add(day.toString());
            }
        }
        List<String> literals = new ArrayList<>();
        for (String lower : days) {
            for (String upper : days) {
                for (String form : List.of("[]", "[)", "(]", "()")) {
                    literals.add(form.charAt(0) + lower + "," + upper + form.charAt(1));
                }
            }
        }
        List<List<String>> rows = PostgresAnswers.rows(
                "select valid, r::text, isempty(r) or (extract(day from coalesce(lower(r), '2024-01-01')) = 1"
                        + " and extract(day from coalesce(upper(r), '2024-01-01')) = 1)"
                        + " from (select case when valid then a::daterange end as r, valid, n"
                        + " from (select a, n, pg_input_is_valid(a, 'daterange') as valid"
                        + " from unnest(?::text[]) with ordinality as t(a, n)) as v) as c order by n",
                literals);
        int whole = 0;
        for (int i = 0; i < literals.size(); i++) {
            String literal = literals.get(i);
            if (rows.get(i).get(0).equals("t") && rows.get(i).get(2).equals("t")) {
                assertThat(rewritten(literal))
                        .as(literal)
                        .isEqualTo(rows.get(i).get(1).replaceAll("-01([,)])", "$1"));
                whole++;
            } else {
                assertThatExceptionOfType(LiteralParseException.class)
                        .as(literal)
                        .isThrownBy(() -> read(literal));
            }
        }
        assertThat(literals.size()).isEqualTo(4 * 17 * 17);
        assertThat(whole).isEqualTo(101);
    }
}

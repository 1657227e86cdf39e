package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Promise: of two bounds that are equal and written differently, the result of an operation has the one that the
 * server's has. Every ordered pair of some range sets whose bounds meet in all ways is asked of the server, and the
 * texts are compared: their scales tell which operand a bound is from.
 */
class TiesOnServerTests {

    /** Pieces over the same values; the two operands write them with one and with two decimals. */
    private static final List<String> SHAPES = List.of(
            "{}",
            "{(,)}",
            "{[1,3)}",
            "{[1,5)}",
            "{[1,5]}",
            "{(1,5]}",
            "{[1,1]}",
            "{[2,5)}",
            "{[3,5)}",
            "{[3,5]}",
            "{[1,2),[3,5)}",
            "{[1,2),(2,3)}",
            "{[1,2),[3,4],[5,6)}",
            "{[2,3),[4,5)}",
            "{(,1),[5,)}",
            "{(,3],(5,)}",
            "{(,5)}",
            "{[1,)}");

    private static String scaled(String shape, String decimals) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < shape.length(); i++) {
            text.append(shape.charAt(i));
            if (Character.isDigit(shape.charAt(i))) {
                text.append(decimals);
            }
        }
        return text.toString();
    }

    private interface Operation {
        Object apply(BigDecimalRangeSet left, BigDecimalRangeSet right);
    }

    /** Asks for the answers to every ordered pair of operands and compares the texts; returns how many there were. */
    private static int judge(String expression, Operation operation) {
        List<String> a = new ArrayList<>();
        List<String> b = new ArrayList<>();
        List<String> here = new ArrayList<>();
        for (String left : SHAPES) {
            for (String right : SHAPES) {
                a.add(scaled(left, ".0"));
                b.add(scaled(right, ".00"));
                here.add(operation
                        .apply(
                                BigDecimalRangeSet.parse(scaled(left, ".0")),
                                BigDecimalRangeSet.parse(scaled(right, ".00")))
                        .toString());
            }
        }
        List<String> server = PostgresAnswers.rows(
                        "select (" + expression
                                + ")::text from unnest(?::text[], ?::text[]) with ordinality as t(a, b, n)"
                                + " order by n",
                        a,
                        b)
                .stream()
                .map(row -> row.get(0))
                .toList();
        for (int i = 0; i < a.size(); i++) {
            assertThat(here.get(i))
                    .as(a.get(i) + " " + expression + " " + b.get(i))
                    .isEqualTo(server.get(i));
        }
        return a.size();
    }

    @Test
    void rangeSetsKeepTheBoundsThatTheServerKeeps() {
        int checked = judge("a::nummultirange + b::nummultirange", BigDecimalRangeSet::union)
                + judge("a::nummultirange * b::nummultirange", BigDecimalRangeSet::intersect)
                + judge("a::nummultirange - b::nummultirange", BigDecimalRangeSet::except);

        assertThat(checked).isEqualTo(3 * 18 * 18);
    }

    @Test
    void aLiteralKeepsTheBoundsThatTheServerKeeps() {
        int checked = judge(
                "(trim(trailing '}' from a) || case when a <> '{}' and b <> '{}' then ',' else '' end"
                        + " || trim(leading '{' from b))::nummultirange",
                (left, right) -> {
                    List<BigDecimalRange> ranges = new ArrayList<>(left.toList());
                    ranges.addAll(right.toList());
                    return BigDecimalRangeSet.of(ranges);
                });

        assertThat(checked).isEqualTo(18 * 18);
    }

    /** Else the sweep would not meet what it is for. */
    @Test
    void theServerChoosesBetweenTheOperands() {
        List<List<String>> rows = PostgresAnswers.rows(
                "select (a::nummultirange + b::nummultirange)::text, (a::nummultirange * b::nummultirange)::text"
                        + " from unnest(?::text[], ?::text[]) as t(a, b)",
                List.of("{[1.0,5)}", "{[1.0,7)}"),
                List.of("{[1.00,7)}", "{[1.00,5)}"));

        assertThat(rows)
                .isEqualTo(Arrays.asList(List.of("{[1.00,7)}", "{[1.0,5)}"), List.of("{[1.0,7)}", "{[1.0,5)}")));
    }

    /** The union of the parts would decide first which bounds are kept. */
    @Test
    void aParallelStreamKeepsTheBoundsThatASequentialOneDoes() {
        int cases = 0;
        for (String first : SHAPES) {
            for (String second : SHAPES) {
                List<BigDecimalRangeSet> operands = new ArrayList<>();
                String decimals = ".";
                for (String shape : List.of(first, second, second, first, "{[2,4]}", first)) {
                    decimals += "0";
                    operands.add(BigDecimalRangeSet.parse(scaled(shape, decimals)));
                }
                assertThat(operands.parallelStream().collect(BigDecimalRangeSet.toRangeSet()))
                        .as("%s", operands)
                        .hasToString(operands.stream()
                                .collect(BigDecimalRangeSet.toRangeSet())
                                .toString());
                cases++;
            }
        }
        assertThat(cases).isEqualTo(18 * 18);
    }
}

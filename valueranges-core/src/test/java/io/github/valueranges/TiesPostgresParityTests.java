package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.oracles.Recorder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Promise: of two bounds that are equal and written differently, the result of an operation has the one that the
 * server's has. Every ordered pair of some ranges and range sets whose bounds meet in all ways is asked of the server,
 * and the texts are compared: their scales tell which operand a bound is from.
 */
@Tag("server")
class TiesPostgresParityTests {

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

    /** Single ranges over the same values. */
    private static final List<String> RANGES = List.of(
            "empty", "(,)", "[1,3)", "[1,5)", "[1,5]", "(1,5]", "[1,1]", "[2,5)", "[3,5)", "[3,5]", "(,5)", "[1,)");

    /** Asks for the answers to every ordered pair of operands and compares the texts. */
    private static void judge(
            Recorder recorder, List<String> shapes, String expression, BinaryOperator<String> operation) {
        List<String> a = new ArrayList<>();
        List<String> b = new ArrayList<>();
        for (String left : shapes) {
            for (String right : shapes) {
                a.add(scaled(left, ".0"));
                b.add(scaled(right, ".00"));
            }
        }
        List<List<String>> server = PostgresAnswers.rows(
                "select (" + expression + ")::text from unnest(?::text[], ?::text[]) with ordinality as t(a, b, n)"
                        + " order by n",
                a,
                b);
        for (int i = 0; i < a.size(); i++) {
            String left = a.get(i);
            String right = b.get(i);
            recorder.check(
                    () -> left + " " + expression + " " + right,
                    server.get(i).get(0),
                    () -> operation.apply(left, right));
        }
    }

    private static BinaryOperator<String> ofSets(BiFunction<BigDecimalRangeSet, BigDecimalRangeSet, Object> operation) {
        return (left, right) -> operation
                .apply(BigDecimalRangeSet.parse(left), BigDecimalRangeSet.parse(right))
                .toString();
    }

    private static BinaryOperator<String> ofRanges(BiFunction<BigDecimalRange, BigDecimalRange, Object> operation) {
        return (left, right) -> operation
                .apply(BigDecimalRange.parse(left), BigDecimalRange.parse(right))
                .toString();
    }

    @Test
    void rangeSetsKeepTheBoundsThatTheServerKeeps() {
        Recorder recorder = Recorder.of(getClass(), "range sets");
        judge(recorder, SHAPES, "a::nummultirange + b::nummultirange", ofSets(BigDecimalRangeSet::union));
        judge(recorder, SHAPES, "a::nummultirange * b::nummultirange", ofSets(BigDecimalRangeSet::intersect));
        judge(recorder, SHAPES, "a::nummultirange - b::nummultirange", ofSets(BigDecimalRangeSet::except));
        recorder.conclude(3 * 18 * 18);
    }

    @Test
    void rangesKeepTheBoundsThatTheServerKeeps() {
        Recorder recorder = Recorder.of(getClass(), "ranges");
        judge(recorder, RANGES, "a::numrange * b::numrange", ofRanges(BigDecimalRange::intersect));
        judge(recorder, RANGES, "range_merge(a::numrange, b::numrange)", ofRanges(BigDecimalRange::merge));
        judge(
                recorder,
                RANGES,
                "nummultirange(a::numrange) + nummultirange(b::numrange)",
                ofRanges(BigDecimalRange::union));
        judge(
                recorder,
                RANGES,
                "nummultirange(a::numrange) - nummultirange(b::numrange)",
                ofRanges(BigDecimalRange::except));
        recorder.conclude(4 * 12 * 12);
    }

    @Test
    void aLiteralKeepsTheBoundsThatTheServerKeeps() {
        Recorder recorder = Recorder.of(getClass(), "literals");
        judge(
                recorder,
                SHAPES,
                "(trim(trailing '}' from a) || case when a <> '{}' and b <> '{}' then ',' else '' end"
                        + " || trim(leading '{' from b))::nummultirange",
                ofSets((left, right) -> {
                    List<BigDecimalRange> ranges = new ArrayList<>(left.toList());
                    ranges.addAll(right.toList());
                    return BigDecimalRangeSet.of(ranges);
                }));
        recorder.conclude(18 * 18);
    }

    /** Whichever of the two texts is kept, the values are equal: in a map each is the key of the other. */
    @Test
    void whatTheServerFindsEqualIsEqualAndHashesAlike() {
        Recorder recorder = Recorder.of(getClass(), "hashes");
        List<String> shapes = new ArrayList<>(RANGES);
        shapes.addAll(SHAPES);
        for (String shape : shapes) {
            ValueType<?> type = RANGES.contains(shape) ? RangeType.BIG_DECIMAL : RangeType.BIG_DECIMAL.rangeSetType();
            String one = scaled(shape, ".0");
            String two = scaled(shape, ".00");
            List<String> server = PostgresAnswers.rows(
                            "select (a::" + type.postgresName() + " = b::" + type.postgresName()
                                    + ")::text from unnest(?::text[], ?::text[]) as t(a, b)",
                            List.of(one),
                            List.of(two))
                    .get(0);
            recorder.check(
                    () -> one + " = " + two,
                    server,
                    () -> List.of(String.valueOf(type.parse(one).equals(type.parse(two)))));
            recorder.check(
                    () -> "hash of " + one + " and " + two,
                    type.parse(one).hashCode(),
                    () -> type.parse(two).hashCode());
        }
        recorder.conclude((12 + 18) * 2);
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

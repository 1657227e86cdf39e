package io.github.valueranges;

import static io.github.valueranges.FieldCase.inMemory;
import static io.github.valueranges.FieldCase.reads;
import static io.github.valueranges.FieldCase.refusedInMemory;
import static io.github.valueranges.FieldCase.refusedThere;
import static io.github.valueranges.FieldCase.refuses;
import static io.github.valueranges.FieldCase.refusesHere;
import static io.github.valueranges.FieldCase.value;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The mistakes with whole numbers, decimals and floating point, and with the order of UUIDs. */
final class NumberFieldCases {

    private static final RangeType<?, ?, ?> INT = RangeType.INT;
    private static final RangeType<?, ?, ?> LONG = RangeType.LONG;
    private static final RangeType<?, ?, ?> NUMERIC = RangeType.BIG_DECIMAL;

    private NumberFieldCases() {}

    static Stream<FieldCase> all() {
        return Stream.of(wholeNumbers(), endsOfTheTypes(), notFinite(), decimals(), equality(), uuids())
                .flatMap(List::stream);
    }

    private static List<FieldCase> wholeNumbers() {
        List<FieldCase> cases = new ArrayList<>();
        for (RangeType<?, ?, ?> type : List.of(INT, LONG)) {
            cases.addAll(List.of(
                    reads("F02", type, "[1,4]", "[1,4]"),
                    reads("F02", type, "[1,5)", "[1,4]"),
                    reads("F02", type, "(0,4]", "[1,4]"),
                    reads("F02", type, "(0,5)", "[1,4]"),
                    reads("F02", type, "(0,)", "[1,)"),
                    reads("F02", type, "(,5)", "(,4]"),
                    reads("F06", type, "(1,2)", "empty"),
                    reads("F06", type, "[0,0)", "empty"),
                    reads("F34", type, "  [ 1 , 5 )  ", "[1,4]"),
                    reads("F31", type, "[1\"0\",2\\0)", "[10,19]"),
                    refuses("F26", type, "[1,infinity)", "expected a whole number", "22P02"),
                    refuses("F26", type, "[infinity,5)", "expected a whole number", "22P02"),
                    refuses("F26", type, "[1,inf)", "expected a whole number", "22P02"),
                    refuses("F101", type, "[NaN,5)", "expected a whole number", "22P02"),
                    refuses("F102", type, "[1.0,5)", "expected a whole number", "22P02"),
                    refuses("F102", type, "[1e3,5000)", "expected a whole number", "22P02"),
                    refusedInMemory(
                            "F116",
                            FieldCase.name(type, "refuses", "digits of another script"),
                            "expected a whole number",
                            () -> type.parse("[\u0661,\u0665]")),
                    refuses("F116", type, "[1.000,5)", "expected a whole number", "22P02"),
                    RangeFieldCases.same("F54", type, "[1,4]", "[1,5)", true),
                    RangeFieldCases.same("F54", type, "(0,5)", "[1,5)", true),
                    reads("F41", type.rangeSetType(), "{[8,9),[1,5),[2,8)}", "{[1,8]}"),
                    reads("F41", type.rangeSetType(), "{[1,3],[4,6]}", "{[1,6]}"),
                    reads("F41", type.rangeSetType(), "{[1,3),(3,6]}", "{[1,2],[4,6]}"),
                    reads("F42", type.rangeSetType(), "{(1,2)}", "{}"),
                    reads("F39", type.rangeSetType(), "{[1,3),[5,7)}", "{[1,2],[5,6]}")));
        }
        cases.addAll(List.of(
                RangeFieldCases.intersect("F07", RangeType.INT, "[10210,10211)", "(10210,10211]", "empty"),
                RangeFieldCases.intersect("F07", RangeType.LONG, "[10210,10211)", "(10210,10211]", "empty"),
                RangeFieldCases.intersect("F49", RangeType.INT, "[1,5)", "[7,9)", "empty"),
                RangeFieldCases.adjacent("F51", RangeType.INT, "(,1)", "(2,)", false),
                RangeFieldCases.union("F51", RangeType.INT, "(,1)", "(2,)", "{(,0],[3,)}"),
                RangeFieldCases.adjacent("F51", RangeType.INT, "(,1)", "[1,)", true),
                RangeFieldCases.adjacent("F51", RangeType.LONG, "(,1)", "(2,)", false),
                RangeFieldCases.adjacent("F52", RangeType.INT, "[1,3]", "[4,6]", true),
                RangeFieldCases.adjacent("F52", RangeType.LONG, "[1,3]", "[4,6]", true),
                RangeFieldCases.adjacent("F52", RangeType.INT, "[1,3]", "[3,6]", false),
                value(
                        "F46",
                        "a range in the hole of a set is not adjacent to it",
                        "false",
                        () -> IntRange.parse("[3,5)").isAdjacentTo(IntRangeSet.parse("{[1,3),[5,7)}")),
                        "'[3,5)'::int4range -|- '{[1,3),[5,7)}'::int4multirange"),
                value(
                        "F46",
                        "sets whose outer edges touch are adjacent",
                        "true",
                        () -> LongRangeSet.parse("{[1,3),[5,6)}").isAdjacentTo(LongRangeSet.parse("{[6,8)}")),
                        "'{[1,3),[5,6)}'::int8multirange -|- '{[6,8)}'::int8multirange"),
                value(
                        "F47",
                        "ranges that overlap are aggregated to one",
                        "{[1,7]}",
                        () -> Stream.of("[1,5)", "[3,8)", "empty")
                                .map(IntRange::parse)
                                .collect(IntRangeSet.toRangeSet()),
                        "(select range_agg(r) from (values ('[1,5)'::int4range), ('[3,8)'), (null), ('empty')) t(r))"),
                value(
                        "F56",
                        "ranges sort as the server sorts them",
                        "empty < (,2] < (,) < [1,2] < [1,4] < [1,)",
                        () -> Stream.of("[1,5)", "empty", "(,3)", "[1,)", "(,)", "[1,3)")
                                .map(IntRange::parse)
                                .sorted()
                                .map(IntRange::toString)
                                .collect(Collectors.joining(" < ")),
                        "(select replace(replace(string_agg(r::text, ' < ' order by r), ',3)', ',2]'), ',5)', ',4]')"
                                + " from (values ('[1,5)'::int4range), ('empty'), ('(,3)'), ('[1,)'),"
                                + " ('(,)'), ('[1,3)')) t(r))")));
        return cases;
    }

    private static List<FieldCase> endsOfTheTypes() {
        RangeType<?, ?, ?> date = RangeType.LOCAL_DATE;
        return List.of(
                refuses("F09", INT, "(2147483647,)", "no value lies after", "22003"),
                refuses("F09", LONG, "(9223372036854775807,)", "no value lies after", "22003"),
                refuses("F09", INT.rangeSetType(), "{(2147483647,)}", "no value lies after", "22003"),
                refusesHere("F09", INT, "(,-2147483648)", "no value lies before", "(,-2147483648)"),
                refusesHere("F09", LONG, "(,-9223372036854775808)", "no value lies before", "(,-9223372036854775808)"),
                refusedThere("F09", INT, "(,2147483647]", "(,2147483647]", "22003"),
                refusedThere("F09", INT, "[5,2147483647]", "[5,2147483647]", "22003"),
                refusedThere("F09", LONG, "(,9223372036854775807]", "(,9223372036854775807]", "22003"),
                refusedThere("F09", LONG, "[5,9223372036854775807]", "[5,9223372036854775807]", "22003"),
                refusedThere("F09", INT.rangeSetType(), "{[5,2147483647]}", "{[5,2147483647]}", "22003"),
                refusedThere("F09", date, "[2024-01-01,5874897-12-31]", "[2024-01-01,5874897-12-31]", "22008"),
                inMemory(
                        "F09",
                        "nothing lies above the largest int",
                        "empty",
                        () -> IntRange.greaterThan(Integer.MAX_VALUE)),
                inMemory(
                        "F09",
                        "nothing lies below the smallest int",
                        "empty",
                        () -> IntRange.lessThan(Integer.MIN_VALUE)),
                inMemory(
                        "F09",
                        "nothing lies above the largest long",
                        "empty",
                        () -> LongRange.greaterThan(Long.MAX_VALUE)),
                inMemory(
                        "F09",
                        "nothing lies below the smallest long",
                        "empty",
                        () -> LongRange.lessThan(Long.MIN_VALUE)),
                inMemory(
                        "F09",
                        "a range up to the largest int is not unbounded",
                        "false",
                        () -> IntRange.parse("(,2147483647]").isUnbounded()),
                refuses("F09", INT, "[2147483648,)", "an integer is from -2147483648 to 2147483647", "22003"),
                refuses("F09", INT, "[-2147483649,)", "an integer is from -2147483648 to 2147483647", "22003"),
                refuses("F09", LONG, "[9223372036854775808,)", "a bigint is from", "22003"),
                refuses("F09", SetType.SHORT, "{32768}", "a smallint is from -32768 to 32767", "22003"),
                refuses("F09", SetType.SHORT, "{-32769}", "a smallint is from -32768 to 32767", "22003"),
                reads("F09", SetType.SHORT, "{-32768,32767}", "{-32768,32767}"),
                refuses("F09", SetType.INT, "{2147483648}", "an integer is from", "22003"),
                reads("F09", SetType.INT, "{-2147483648,2147483647}", "{-2147483648,2147483647}"),
                refuses("F09", SetType.LONG, "{9223372036854775808}", "a bigint is from", "22003"),
                refuses("F09", RangeType.DOUBLE, "[1,1e400]", "double precision holds magnitudes", "22003"),
                refuses("F09", RangeType.FLOAT, "[1,1e40]", "real holds magnitudes", "22003"),
                reads("F11", INT, "[2147483646,2147483647)", "[2147483646,2147483646]"),
                reads("F11", INT, "[-2147483648,)", "[-2147483648,)"),
                RangeFieldCases.same("F11", INT, "[-2147483648,)", "(,)", false),
                RangeFieldCases.same("F11", LONG, "[-9223372036854775808,)", "(,)", false),
                inMemory(
                        "F11",
                        "the whole domain has a closed range",
                        "[-2147483648,2147483647]",
                        () -> IntRange.closed(Integer.MIN_VALUE, Integer.MAX_VALUE)),
                inMemory(
                        "F11",
                        "the whole domain is counted",
                        "4294967296",
                        () -> IntRange.closed(Integer.MIN_VALUE, Integer.MAX_VALUE)
                                .length()
                                .orElseThrow()),
                inMemory(
                        "F11",
                        "what is too much for a count has none",
                        "OptionalLong.empty",
                        () -> LongRange.closed(Long.MIN_VALUE, Long.MAX_VALUE).length()));
    }

    private static List<FieldCase> notFinite() {
        List<FieldCase> cases = new ArrayList<>();
        for (RangeType<?, ?, ?> type : List.of(NUMERIC, RangeType.DOUBLE, RangeType.FLOAT)) {
            cases.addAll(List.of(
                    refusesHere("F26", type, "[1,inf)", "NaN and the infinities are refused", "[1,Infinity)"),
                    refusesHere(
                            "F26",
                            type,
                            "[-INFINITY,+infinity]",
                            "NaN and the infinities are refused",
                            "[-Infinity,Infinity]"),
                    refusesHere("F101", type, "[1,NaN]", "NaN and the infinities are refused", "[1,NaN]"),
                    refusesHere("F101", type, "(nan,)", "NaN and the infinities are refused", "(NaN,)"),
                    refuses("F101", type, "[NaN,5)", "NaN and the infinities are refused", "22000"),
                    refusesHere(
                            "F101",
                            type.rangeSetType(),
                            "{[1,2],[3,NaN]}",
                            "NaN and the infinities are refused",
                            "{[1,2],[3,NaN]}"),
                    refusesHere(
                            "F101",
                            type.rangeSetType(),
                            "{[1,Infinity)}",
                            "NaN and the infinities are refused",
                            "{[1,Infinity)}")));
        }
        for (SetType<?, ?> type : List.<SetType<?, ?>>of(SetType.BIG_DECIMAL, SetType.DOUBLE, SetType.FLOAT)) {
            cases.add(refusesHere("F101", type, "{1,NaN}", "NaN and the infinities are refused", "{1,NaN}"));
            cases.add(refusesHere("F101", type, "{-Infinity}", "NaN and the infinities are refused", "{-Infinity}"));
        }
        return cases;
    }

    private static List<FieldCase> decimals() {
        List<FieldCase> cases = new ArrayList<>();
        for (RangeType<?, ?, ?> type : List.of(NUMERIC, RangeType.DOUBLE, RangeType.FLOAT)) {
            cases.addAll(List.of(
                    reads("F06", type, "(1,1]", "empty"),
                    reads("F06", type, "(1,2)", "(1,2)"),
                    reads("F04", type, "[,5]", "(,5]"),
                    reads("F102", type, "[.5,5.)", "[0.5,5)"),
                    reads("F102", type, "[1,1E+3]", "[1,1000]"),
                    reads("F41", type.rangeSetType(), "{[1,3],[4,6]}", "{[1,3],[4,6]}"),
                    reads("F41", type.rangeSetType(), "{[1,3),(3,6]}", "{[1,3),(3,6]}"),
                    reads("F41", type.rangeSetType(), "{[1,3),[3,6]}", "{[1,6]}"),
                    refuses("F116", type, "[1,5,2]", "expected ] or )", "22P02"),
                    refuses("F116", type, "[\"1,5\",2]", "expected a number", "22P02")));
        }
        cases.addAll(List.of(
                reads("F102", NUMERIC, "[0E-10,1E-7]", "[0.0000000000,0.0000001]"),
                reads(
                        "F102",
                        SetType.BIG_DECIMAL,
                        "{0E-10,0.0000001,.5,5.,1E+3}",
                        "{0.0000000000,0.0000001,0.5,5,1000}"),
                value(
                        "F102",
                        "the largest power of ten is printed in full",
                        "131072",
                        () -> BigDecimalRange.parse("[1e131071,)").toString().length() - 3,
                        "length(lower('[1e131071,)'::numrange)::text)"),
                refuses("F102", NUMERIC, "[1,1e131072]", "at most 131072 digits before the point", "22003"),
                refuses("F102", NUMERIC, "[1,1e999999999]", "at most 131072 digits before the point", "22003"),
                value(
                        "F102",
                        "the smallest power of ten is printed in full",
                        "16385",
                        () -> BigDecimalRange.parse("[1e-16383,)").toString().length() - 3,
                        "length(lower('[1e-16383,)'::numrange)::text)"),
                reads("F102", RangeType.DOUBLE, "[1e-7,1e7]", "[1e-07,10000000]"),
                reads("F102", RangeType.FLOAT, "[0.1,0.3]", "[0.1,0.3]"),
                reads("F102", RangeType.DOUBLE, "[-0,0]", "[-0,0]"),
                reads("F102", SetType.DOUBLE, "{1e-7,1e21}", "{1e-07,1e+21}"),
                reads("F102", SetType.FLOAT, "{0.1}", "{0.1}"),
                RangeFieldCases.intersect(
                        "F07", RangeType.BIG_DECIMAL, "[10210,10211)", "(10210,10211]", "(10210,10211)"),
                RangeFieldCases.intersect("F07", RangeType.DOUBLE, "[10210,10211)", "(10210,10211]", "(10210,10211)"),
                RangeFieldCases.intersect("F07", RangeType.FLOAT, "[10210,10211)", "(10210,10211]", "(10210,10211)"),
                RangeFieldCases.adjacent("F52", RangeType.BIG_DECIMAL, "[1,3]", "[4,6]", false),
                RangeFieldCases.adjacent("F52", RangeType.BIG_DECIMAL, "[1,3)", "(3,6]", false),
                RangeFieldCases.adjacent("F52", RangeType.BIG_DECIMAL, "[1,3)", "[3,6]", true),
                RangeFieldCases.adjacent("F52", RangeType.BIG_DECIMAL, "[1,3]", "(3,6]", true),
                RangeFieldCases.adjacent("F52", RangeType.BIG_DECIMAL, "[1,3]", "[3,6]", false),
                RangeFieldCases.adjacent("F52", RangeType.BIG_DECIMAL, "[1,3.0)", "[3.00,6]", true),
                RangeFieldCases.adjacent("F52", RangeType.DOUBLE, "[1,3)", "[3,6]", true),
                RangeFieldCases.adjacent("F52", RangeType.FLOAT, "[1,3]", "[3,6]", false)));
        return cases;
    }

    private static List<FieldCase> equality() {
        return List.of(
                RangeFieldCases.same("F54", NUMERIC, "[1,5)", "[1,5.0)", true),
                RangeFieldCases.same("F54", NUMERIC, "[1.00,5)", "[1,5.0)", true),
                RangeFieldCases.same("F54", NUMERIC, "[1e2,1e3)", "[100,1000)", true),
                RangeFieldCases.same("F54", NUMERIC, "[0,1]", "[0.00,1]", true),
                RangeFieldCases.same("F54", NUMERIC, "[1,4]", "[1,5)", false),
                RangeFieldCases.same("F54", RangeType.DOUBLE, "[-0,1]", "[0,1]", true),
                RangeFieldCases.same("F54", RangeType.FLOAT, "[-0,1]", "[0,1]", true),
                reads("F54", NUMERIC, "[1,5.0)", "[1,5.0)"),
                inMemory(
                        "F54",
                        "the scale is kept in the text",
                        "[1,5.0)",
                        () -> BigDecimalRange.closedOpen(BigDecimal.ONE, new BigDecimal("5.0"))),
                value(
                        "F54",
                        "equal decimals hash alike",
                        "true",
                        () -> BigDecimalRange.parse("[1,5)").hashCode()
                                == BigDecimalRange.parse("[1,5.0)").hashCode(),
                        "hash_range('[1,5)'::numrange) = hash_range('[1,5.0)'::numrange)"),
                inMemory(
                        "F84", "equal decimals are one element", "{1.00,2}", () -> BigDecimalSet.parse("{2,1.00,1.0}")),
                inMemory("F84", "equal zeros are one element", "{0}", () -> DoubleSet.parse("{0,-0}")),
                inMemory("F84", "equal zeros of a real are one element", "{-0}", () -> FloatSet.parse("{-0,0}")));
    }

    private static List<FieldCase> uuids() {
        String low = "00000000-0000-0000-0000-000000000001";
        String middle = "7fffffff-ffff-ffff-ffff-ffffffffffff";
        String high = "80000000-0000-0000-0000-000000000000";
        String lowHalf = "00000000-0000-0000-8000-000000000000";
        String ordered = "{" + low + "," + lowHalf + "," + middle + "," + high + "}";
        return List.of(
                value(
                        "F86",
                        "UUIDs are in the order of their bytes",
                        ordered,
                        () -> UuidSet.of(
                                UUID.fromString(high),
                                UUID.fromString(lowHalf),
                                UUID.fromString(middle),
                                UUID.fromString(low)),
                        "(select array_agg(u order by u) from unnest('{" + high + "," + lowHalf + "," + middle + ","
                                + low + "}'::uuid[]) u)"),
                value(
                        "F86",
                        "a set of a high UUID comes after one of a low UUID",
                        "true",
                        () -> UuidSet.parse("{" + high + "}").compareTo(UuidSet.parse("{" + low + "}")) > 0,
                        "'{" + high + "}'::uuid[] > '{" + low + "}'::uuid[]"),
                value(
                        "F86",
                        "a high UUID is found",
                        "true",
                        () -> UuidSet.parse(ordered).contains(UUID.fromString(high)),
                        "'" + high + "'::uuid = any('" + ordered + "'::uuid[])"),
                value(
                        "F86",
                        "texts are in the order of code points",
                        "{\uff61,\ud83d\ude00}",
                        () -> StringSet.of("\ud83d\ude00", "\uff61"),
                        "(select array_agg(t order by t collate \"C\") from unnest('{\ud83d\ude00,\uff61}'::text[]) t)"));
    }
}

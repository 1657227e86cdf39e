package io.github.valueranges;

import static io.github.valueranges.FieldCase.cast;
import static io.github.valueranges.FieldCase.inMemory;
import static io.github.valueranges.FieldCase.name;
import static io.github.valueranges.FieldCase.reads;
import static io.github.valueranges.FieldCase.refuses;
import static io.github.valueranges.FieldCase.sql;
import static io.github.valueranges.FieldCase.value;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The mistakes that any range type could make: asked of every one, with the two bounds of its example. */
final class RangeFieldCases {

    private RangeFieldCases() {}

    static List<FieldCase> all() {
        List<FieldCase> cases = new ArrayList<>();
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            cases.addAll(of(type));
        }
        return cases;
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<FieldCase> of(
            RangeType<E, R, S> type) {
        R example = type.parse(type.example());
        E lower = example.lowerBound().orElseThrow();
        String a = type.formatElement(lower);
        String b = type.formatElement(example.upperBound().orElseThrow());
        R empty = type.empty();
        List<FieldCase> cases = new ArrayList<>();
        cases.addAll(literals(type, a, b));
        cases.addAll(rangeSetLiterals(type.rangeSetType(), a, b));
        cases.addAll(bounds(type, lower, a, b));
        cases.addAll(List.of(
                // nothing
                same("F12", type, "empty", "(,)", false),
                contains("F12", type, "empty", lower, a, false),
                contains("F12", type, "(,)", lower, a, true),
                adjacent("F16", type, "empty", "[" + a + "," + b + "]", false),
                adjacent("F16", type, "[" + a + "," + b + "]", "empty", false),
                adjacent("F16", type, "empty", "(,)", false),
                containsRange("F16", type, "empty", "empty", true),
                containsRange("F16", type, "(," + b + "]", "empty", true),
                containsRange("F16", type, "empty", "(," + b + "]", false),
                union("F16", type, "empty", "(," + b + "]", "{(," + b + "]}"),
                except("F16", type, "(," + b + "]", "empty", "{(," + b + "]}"),
                except("F16", type, "empty", "(," + b + "]", "{}"),
                merge("F16", type, "empty", "(," + b + "]", "(," + b + "]"),
                merge("F16", type, "(," + b + "]", "empty", "(," + b + "]"),
                // algebra
                overlaps("F19", type, "[" + a + "," + b + "]", "[" + b + ",)", true),
                overlaps("F19", type, "[" + a + "," + b + ")", "[" + b + ",)", false),
                overlaps("F19", type, "(," + a + "]", "[" + a + "," + b + "]", true),
                overlaps("F72", type, "[" + a + "," + b + ")", "[" + b + "," + b + "]", false),
                overlaps("F72", type, "[" + a + "," + b + "]", "[" + b + "," + b + "]", true),
                overlaps("F72", type, "empty", "empty", false),
                intersect("F07", type, "[" + a + "," + b + ")", "[" + b + ",)", "empty"),
                intersect("F07", type, "(," + a + ")", "[" + a + "," + b + ")", "empty"),
                intersect("F07", type, "(," + a + "]", "[" + a + "," + b + ")", "[" + a + "," + a + "]"),
                intersect("F49", type, "(," + a + "]", "[" + b + ",)", "empty"),
                intersect("F49", type, "[" + b + ",)", "(," + a + "]", "empty"),
                adjacent("F51", type, "(," + a + "]", "[" + b + ",)", false),
                union("F51", type, "(," + a + "]", "[" + b + ",)", "{(," + a + "],[" + b + ",)}"),
                adjacent("F52", type, "(," + a + ")", "[" + a + ",)", true),
                adjacent("F52", type, "(," + a + "]", "(" + a + ",)", true),
                adjacent("F52", type, "(," + a + ")", "(" + a + ",)", false),
                adjacent("F52", type, "(," + a + "]", "[" + a + ",)", false),
                adjacent("F52", type, "[" + b + ",)", "(," + b + ")", true),
                union("F52", type, "(," + a + ")", "[" + a + ",)", "{(,)}"),
                same("F54", type, "[" + a + "," + b + "]", "[" + a + "," + b + "]", true),
                same("F54", type, "[" + a + "," + b + "]", "[" + a + "," + b + ")", false),
                hashes("F54", type, "[" + a + "," + b + "]", "[\"" + a + "\"," + b + "]"),
                order(type, a, b),
                // aggregates
                value(
                        "F47",
                        name(type, "unites", "without the empty one"),
                        "{[" + a + ",)}",
                        () -> Stream.of("[" + a + "," + b + "]", "[" + b + ",)", "empty")
                                .map(type::parse)
                                .collect(type.rangeSetType().toRangeSet()),
                        sql(
                                type,
                                "(select range_agg(r) from (values (" + cast(type, "[" + a + "," + b + "]") + "), ("
                                        + cast(type, "[" + b + ",)") + "), (null), ('empty')) t(r))")),
                value(
                        "F47",
                        name(type, "intersects to nothing", "with an empty one"),
                        "empty",
                        () -> Stream.of("[" + a + "," + b + "]", "[" + b + ",)", "empty")
                                .map(type::parse)
                                .collect(type.toIntersection())
                                .orElseThrow(),
                        sql(
                                type,
                                "(select range_intersect_agg(r) from (values (" + cast(type, "[" + a + "," + b + "]")
                                        + "), (" + cast(type, "[" + b + ",)") + "), (null), ('empty')) t(r))")),
                value(
                        "F47",
                        name(type, "intersects", "no ranges"),
                        "null",
                        () -> Stream.of(empty)
                                .filter(each -> false)
                                .collect(type.toIntersection())
                                .orElse(null),
                        sql(
                                type,
                                "(select range_intersect_agg(r) from (select " + cast(type, "empty")
                                        + " r where false) t)")),
                inMemory(
                        "F47",
                        name(type, "unites", "no ranges"),
                        "{}",
                        () -> Stream.of(empty)
                                .filter(each -> false)
                                .collect(type.rangeSetType().toRangeSet()))));
        return cases;
    }

    private static List<FieldCase> literals(RangeType<?, ?, ?> type, String a, String b) {
        String emptyText = isNumeric(type) ? "22P02" : "22007";
        return List.of(
                reads("F01", type, "[" + a + "," + a + "]", "[" + a + "," + a + "]"),
                reads("F02", type, "[" + a + "," + b + "]", "[" + a + "," + b + "]"),
                reads("F04", type, "[," + b + "]", "(," + b + "]"),
                same("F04", type, "[," + b + "]", "(," + b + "]", true),
                reads("F04", type, "[,]", "(,)"),
                reads("F06", type, "(" + a + "," + a + "]", "empty"),
                reads("F06", type, "[" + a + "," + a + ")", "empty"),
                reads("F06", type, "(" + a + "," + a + ")", "empty"),
                reads("F14", type, "empty", "empty"),
                reads("F17", type, "[" + a + ",)", "[" + a + ",)"),
                reads("F17", type, "(," + b + "]", "(," + b + "]"),
                reads("F24", type, "[" + a + ",]", "[" + a + ",)"),
                reads("F31", type, "[\"" + a + "\",\"" + b + "\"]", "[" + a + "," + b + "]"),
                reads("F31", type, "[\\" + a + ",\"\\" + b + "\"]", "[" + a + "," + b + "]"),
                reads("F31", type, "[\"" + a.charAt(0) + "\"" + a.substring(1) + ",]", "[" + a + ",)"),
                refuses(
                        "F31",
                        type,
                        "[\"" + a + "," + b + "\"," + b + "]",
                        " at index ",
                        isNumeric(type) ? "22P02" : "22007"),
                refuses("F31", type, "[" + a + "," + b + "," + b + "]", "expected ] or )", "22P02"),
                refuses("F32", type, "[\"\"," + b + "]", "expected a", emptyText),
                refuses("F32", type, "[" + a + ",\"\"]", "expected a", emptyText),
                refuses("F32", type, "[ ," + b + "]", "expected a", emptyText),
                reads("F34", type, " \t[ " + a + " , " + b + " ]\n", "[" + a + "," + b + "]"),
                reads("F34", type, " EmPtY ", "empty"),
                refuses("F36", type, a, "expected [ or (", "22P02"),
                refuses("F36", type, "", "expected [ or (", "22P02"),
                refuses("F36", type, "[" + a + "," + b, "ends too early", "22P02"),
                refuses("F37", type, "[" + b + "," + a + "]", " is after upper bound ", "22000"),
                refuses("F37", type, "(" + b + "," + a + ")", " is after upper bound ", "22000"));
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>
            List<FieldCase> rangeSetLiterals(RangeSetType<E, R, S> type, String a, String b) {
        return List.of(
                reads("F39", type, "{(," + a + "],[" + b + ",)}", "{(," + a + "],[" + b + ",)}"),
                refuses("F39", type, "{\"[" + a + "," + b + "]\"}", "expected [ or (", "22P02"),
                refuses("F39", type, "[" + a + "," + b + "]", "expected {", "22P02"),
                refuses("F39", type, "{[" + a + "," + b + "],}", "expected [ or (", "22P02"),
                reads("F41", type, "{[" + b + ",),[" + a + "," + b + "),(," + a + ")}", "{(,)}"),
                reads("F41", type, "{[" + b + "," + b + "],[" + a + "," + b + ")}", "{[" + a + "," + b + "]}"),
                reads("F41", type, "{(," + a + "),(" + a + "," + b + "]}", hole(type, a, b)),
                reads("F42", type, "{empty,[" + a + "," + b + "],empty}", "{[" + a + "," + b + "]}"),
                reads("F42", type, "{(" + a + "," + a + ")}", "{}"),
                reads("F42", type, "{empty}", "{}"),
                value(
                        "F42",
                        name(type, "is empty", "{}"),
                        "true",
                        () -> type.parse("{}").isEmpty(),
                        sql(type, "isempty(" + cast(type, "{}") + ")")),
                setAdjacent(type, "{[" + a + "," + a + "]}", "{(," + a + "),(" + b + ",)}", false),
                setAdjacent(type, "{(," + a + ")}", "{[" + a + "," + a + "],(" + b + ",)}", true),
                setAdjacent(type, "{[" + a + "," + a + "],(" + b + ",)}", "{(," + a + ")}", true),
                setAdjacent(type, "{}", "{[" + a + ",)}", false));
    }

    /** What a literal that leaves one element out is printed as. */
    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> String hole(
            RangeSetType<E, R, S> type, String a, String b) {
        if (!type.rangeType().isDiscrete()) {
            return "{(," + a + "),(" + a + "," + b + "]}";
        }
        return switch (a) {
            case "1" -> "{(,0],[2," + b + "]}";
            case "2026-06-01" -> "{(,2026-05-31],[2026-06-02," + b + "]}";
            case "2024-01" -> "{(,2023-12],[2024-02," + b + "]}";
            default -> throw new IllegalStateException("no neighbours of " + a);
        };
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> List<FieldCase> bounds(
            RangeType<E, R, S> type, E lower, String a, String b) {
        return List.of(
                state("F04", type, "[," + b + "]", "lower_inc", type.parse("[," + b + "]")::lowerBoundInclusive, false),
                state("F04", type, "[" + a + ",]", "upper_inc", type.parse("[" + a + ",]")::upperBoundInclusive, false),
                state("F14", type, "empty", "upper_inc", type.empty()::upperBoundInclusive, false),
                state("F14", type, "empty", "lower_inf", type.empty()::isUnboundedStart, false),
                state("F14", type, "empty", "upper_inf", type.empty()::isUnboundedEnd, false),
                state("F17", type, "[" + a + ",)", "upper_inf", type.parse("[" + a + ",)")::isUnboundedEnd, true),
                state("F17", type, "[" + a + ",)", "lower_inf", type.parse("[" + a + ",)")::isUnboundedStart, false),
                state("F22", type, "(," + b + "]", "lower_inf", type.parse("(," + b + "]")::isUnboundedStart, true),
                state("F22", type, "(," + b + "]", "upper_inf", type.parse("(," + b + "]")::isUnboundedEnd, false),
                value(
                        "F17",
                        name(type, "has no upper bound in", "[a,)"),
                        "null",
                        () -> type.parse("[" + a + ",)").upperBound().orElse(null),
                        sql(type, "upper(" + cast(type, "[" + a + ",)") + ")")),
                value(
                        "F14",
                        name(type, "has no lower bound in", "empty"),
                        "null",
                        () -> type.empty().lowerBound().orElse(null),
                        sql(type, "lower(" + cast(type, "empty") + ")")),
                inMemory(
                        "F14",
                        name(type, "clamps to", "nothing"),
                        "Optional.empty",
                        () -> type.empty().clamp(lower)));
    }

    private static boolean isNumeric(RangeType<?, ?, ?> type) {
        return Number.class.isAssignableFrom(type.elementClass());
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> FieldCase order(
            RangeType<E, R, S> type, String a, String b) {
        List<String> ascending = List.of(
                "empty",
                "(," + a + ")",
                "(," + b + "]",
                "(,)",
                "[" + a + "," + a + "]",
                "[" + a + "," + b + "]",
                "[" + a + ",)",
                "[" + b + "," + b + "]",
                "[" + b + ",)");
        List<Integer> mixed = List.of(4, 0, 8, 2, 6, 1, 7, 3, 5);
        String rows = IntStream.range(0, ascending.size())
                .mapToObj(n -> "(" + n + ", " + cast(type, ascending.get(n)) + ")")
                .collect(Collectors.joining(", "));
        return value(
                "F56",
                name(type, "sorts", "as the server does"),
                "0 1 2 3 4 5 6 7 8",
                () -> mixed.stream()
                        .map(ascending::get)
                        .map(type::parse)
                        .sorted()
                        .map(each -> String.valueOf(
                                ascending.stream().map(type::parse).toList().indexOf(each)))
                        .collect(Collectors.joining(" ")),
                sql(type, "(select string_agg(n::text, ' ' order by r) from (values " + rows + ") t(n, r))"));
    }

    private static FieldCase state(
            String id,
            RangeType<?, ?, ?> type,
            String literal,
            String function,
            Callable<Boolean> memory,
            boolean right) {
        return value(
                id,
                name(type, function, literal),
                String.valueOf(right),
                memory,
                sql(type, function + "(" + cast(type, literal) + ")"));
    }

    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> FieldCase contains(
            String id, RangeType<E, R, S> type, String range, E element, String text, boolean right) {
        return value(
                id,
                name(type, range + " @>", text),
                String.valueOf(right),
                () -> type.parse(range).contains(element),
                sql(type, cast(type, range) + " @> '" + text + "'::" + type.postgresElementName()));
    }

    static FieldCase same(String id, RangeType<?, ?, ?> type, String one, String other, boolean right) {
        return value(
                id,
                name(type, one + " =", other),
                String.valueOf(right),
                () -> type.parse(one).equals(type.parse(other))
                        && type.parse(one).hashCode() == type.parse(other).hashCode(),
                sql(type, cast(type, one) + " = " + cast(type, other)));
    }

    static FieldCase hashes(String id, RangeType<?, ?, ?> type, String one, String other) {
        return value(
                id,
                name(type, one + " hashes like", other),
                "true",
                () -> type.parse(one).hashCode() == type.parse(other).hashCode(),
                sql(type, "hash_range(" + cast(type, one) + ") = hash_range(" + cast(type, other) + ")"));
    }

    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> FieldCase adjacent(
            String id, RangeType<E, R, S> type, String one, String other, boolean right) {
        return value(
                id,
                name(type, one + " -|-", other),
                String.valueOf(right),
                () -> type.parse(one).isAdjacentTo(type.parse(other)),
                sql(type, cast(type, one) + " -|- " + cast(type, other)));
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> FieldCase setAdjacent(
            RangeSetType<E, R, S> type, String one, String other, boolean right) {
        return value(
                "F46",
                name(type, one + " -|-", other),
                String.valueOf(right),
                () -> type.parse(one).isAdjacentTo(type.parse(other)),
                sql(type, cast(type, one) + " -|- " + cast(type, other)));
    }

    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> FieldCase containsRange(
            String id, RangeType<E, R, S> type, String one, String other, boolean right) {
        return value(
                id,
                name(type, one + " @>", other),
                String.valueOf(right),
                () -> type.parse(one).contains(type.parse(other)),
                sql(type, cast(type, one) + " @> " + cast(type, other)));
    }

    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> FieldCase overlaps(
            String id, RangeType<E, R, S> type, String one, String other, boolean right) {
        return value(
                id,
                name(type, one + " &&", other),
                String.valueOf(right),
                () -> type.parse(one).overlaps(type.parse(other)),
                sql(type, cast(type, one) + " && " + cast(type, other)));
    }

    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> FieldCase intersect(
            String id, RangeType<E, R, S> type, String one, String other, String right) {
        return value(
                id,
                name(type, one + " *", other),
                right,
                () -> type.parse(one).intersect(type.parse(other)),
                sql(type, cast(type, one) + " * " + cast(type, other)));
    }

    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> FieldCase merge(
            String id, RangeType<E, R, S> type, String one, String other, String right) {
        return value(
                id,
                name(type, one + " range_merge", other),
                right,
                () -> type.parse(one).merge(type.parse(other)),
                sql(type, "range_merge(" + cast(type, one) + ", " + cast(type, other) + ")"));
    }

    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> FieldCase union(
            String id, RangeType<E, R, S> type, String one, String other, String right) {
        return value(
                id,
                name(type, one + " +", other),
                right,
                () -> type.parse(one).union(type.parse(other)),
                sql(type, set(type, one) + " + " + set(type, other)));
    }

    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> FieldCase except(
            String id, RangeType<E, R, S> type, String one, String other, String right) {
        return value(
                id,
                name(type, one + " -", other),
                right,
                () -> type.parse(one).except(type.parse(other)),
                sql(type, set(type, one) + " - " + set(type, other)));
    }

    private static String set(RangeType<?, ?, ?> type, String range) {
        return cast(type.rangeSetType(), "{" + range + "}");
    }
}

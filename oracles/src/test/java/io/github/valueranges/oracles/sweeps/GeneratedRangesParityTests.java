package io.github.valueranges.oracles.sweeps;

import io.github.valueranges.RangeAlgebra;
import io.github.valueranges.RangeType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.oracles.Campaign;
import io.github.valueranges.oracles.Generator;
import io.github.valueranges.oracles.Laws;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * An expression means in memory what it means on the server: every relation, operation and accessor of ranges and range
 * sets that the server has an expression for, over operands that nobody chose.
 *
 * <p>The model is the server. Operands reach it as literals made from the drawn bounds; what memory answers is compared
 * there. Cases: two ranges, two sets of up to four ranges and one element, over eleven neighbouring points, with every
 * kind of bound, also the wrong way round; each relation is asked of range and range, range and set, set and range, set
 * and set, and of both with the element.
 *
 * <p>Not established here: infinities and the edges of the domain (the parity tests of the core over listed shapes),
 * text forms (the literal corpus), what happens on the way through Hibernate, months (see {@link ServerTypes}).
 */
@Tag("server")
class GeneratedRangesParityTests {
    private static Connection connection;

    /** Two ranges, two lists of ranges, one element. */
    private record Operands(Span left, Span right, List<Span> leftSet, List<Span> rightSet, int element) {}

    /** Over a continuous type two ranges hardly ever touch by chance: every fourth pair is made to. */
    private static final Generator<List<Span>> PAIRS = Generator.combine(
            Generator.lists(Span.SPANS, 2, 2),
            Generator.integers(0, 3),
            (pair, choice) ->
                    choice < 3 ? pair : List.of(pair.get(0), pair.get(0).touching(pair.get(1))));

    private static final Generator<Operands> OPERANDS = Generator.combine(
            PAIRS,
            Generator.combine(Generator.lists(Generator.lists(Span.PIECES, 0, 4), 2, 2), Span.POINTS, Map::entry),
            (ranges, rest) -> new Operands(
                    ranges.get(0),
                    ranges.get(1),
                    rest.getKey().get(0),
                    rest.getKey().get(1),
                    rest.getValue()));

    @BeforeAll
    static void connect() throws SQLException {
        connection = ServerTypes.connect();
    }

    @AfterAll
    static void disconnect() throws SQLException {
        connection.close();
    }

    static List<RangeType<?, ?, ?>> types() {
        return ServerTypes.withOwnText(RangeType.all());
    }

    @ParameterizedTest
    @MethodSource("types")
    void operandsOfTheFixedSeed(RangeType<?, ?, ?> type) {
        campaign(type).runFixed();
    }

    @ParameterizedTest
    @MethodSource("types")
    void operandsOfAFreshSeed(RangeType<?, ?, ?> type) {
        campaign(type).runFresh();
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Campaign<Operands> campaign(
            RangeType<E, R, S> type) {
        return Campaign.of(
                        GeneratedRangesParityTests.class,
                        type.postgresName(),
                        OPERANDS,
                        (operands, laws) -> judge(type, operands, laws))
                .cases(400)
                .reaching("adjacent ranges", 10)
                .reaching("overlapping ranges", 40)
                .reaching("a range of nothing", 20)
                .reaching("an unbounded range", 1)
                .reaching("a set with a hole", 40);
    }

    /**
     * One operand: the value in memory, its expression on the server, and the expression of the same as a range set.
     */
    private record Side<E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>>(
            String kind, RangeAlgebra<E, R, S> value, String sql, String setSql) {}

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void judge(
            RangeType<E, R, S> type, Operands operands, Laws laws) throws SQLException {
        Side<E, R, S> left = range(type, operands.left());
        Side<E, R, S> right = range(type, operands.right());
        Side<E, R, S> leftSet = set(type, operands.leftSet());
        Side<E, R, S> rightSet = set(type, operands.rightSet());
        Questions questions = new Questions();
        for (Side<E, R, S> one : List.of(left, leftSet)) {
            for (Side<E, R, S> other : List.of(right, rightSet)) {
                relations(type, one, other, questions);
                operations(type, one, other, questions);
            }
            elements(type, one, operands.element(), questions);
            accessors(type, one, questions);
        }
        typed(type, operands, questions);
        questions.judge(connection, laws);
        if (left.value().isAdjacentTo(right.value())) {
            laws.reach("adjacent ranges");
        }
        if (left.value().overlaps(right.value())) {
            laws.reach("overlapping ranges");
        }
        if (left.value().isEmpty()) {
            laws.reach("a range of nothing");
        }
        if (left.value().isUnbounded()) {
            laws.reach("an unbounded range");
        }
        if (type.rangeSetType().cast(leftSet.value()).size() > 1) {
            laws.reach("a set with a hole");
        }
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Side<E, R, S> range(
            RangeType<E, R, S> type, Span span) {
        String sql = "'" + span.text(type) + "'::" + type.postgresName();
        return new Side<>("range", span.value(type), sql, type.rangeSetType().postgresName() + "(" + sql + ")");
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Side<E, R, S> set(
            RangeType<E, R, S> type, List<Span> spans) {
        S value = type.rangeSetType()
                .of(spans.stream().map(span -> span.value(type)).toList());
        List<String> texts = spans.stream().map(span -> span.text(type)).toList();
        String sql =
                "'{" + String.join(",", texts) + "}'::" + type.rangeSetType().postgresName();
        return new Side<>("set", value, sql, sql);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void relations(
            RangeType<E, R, S> type, Side<E, R, S> one, Side<E, R, S> other, Questions questions) {
        RangeAlgebra<E, R, S> a = one.value();
        RangeAlgebra<E, R, S> b = other.value();
        String of = " (" + one.kind() + ", " + other.kind() + ")";
        String name = type.postgresName() + " ";
        questions.truth(name + "contains" + of, one.sql() + " @> " + other.sql(), () -> a.contains(b));
        questions.truth(name + "isContainedBy" + of, one.sql() + " <@ " + other.sql(), () -> a.isContainedBy(b));
        questions.truth(name + "overlaps" + of, one.sql() + " && " + other.sql(), () -> a.overlaps(b));
        questions.truth(name + "isAdjacentTo" + of, one.sql() + " -|- " + other.sql(), () -> a.isAdjacentTo(b));
        questions.truth(name + "isStrictlyLeftOf" + of, one.sql() + " << " + other.sql(), () -> a.isStrictlyLeftOf(b));
        questions.truth(
                name + "isStrictlyRightOf" + of, one.sql() + " >> " + other.sql(), () -> a.isStrictlyRightOf(b));
        questions.truth(
                name + "doesNotExtendRightOf" + of, one.sql() + " &< " + other.sql(), () -> a.doesNotExtendRightOf(b));
        questions.truth(
                name + "doesNotExtendLeftOf" + of, one.sql() + " &> " + other.sql(), () -> a.doesNotExtendLeftOf(b));
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void operations(
            RangeType<E, R, S> type, Side<E, R, S> one, Side<E, R, S> other, Questions questions) {
        RangeAlgebra<E, R, S> a = one.value();
        RangeAlgebra<E, R, S> b = other.value();
        String of = " (" + one.kind() + ", " + other.kind() + ")";
        String name = type.postgresName() + " ";
        String set = type.rangeSetType().postgresName();
        String union = one.setSql() + " + " + other.setSql();
        questions.value(name + "union" + of, union, set, () -> a.union(b));
        questions.value(name + "except" + of, one.setSql() + " - " + other.setSql(), set, () -> a.except(b));
        questions.value(name + "merge" + of, "range_merge(" + union + ")", type.postgresName(), () -> a.merge(b));
        // What lies between: the hull of both without the hull of either.
        questions.value(
                name + "gap" + of,
                "range_merge(" + set + "(range_merge(" + union + ")) - " + set + "(range_merge(" + one.setSql()
                        + ")) - " + set + "(range_merge(" + other.setSql() + ")))",
                type.postgresName(),
                () -> a.gap(b));
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void elements(
            RangeType<E, R, S> type, Side<E, R, S> one, int number, Questions questions) {
        RangeAlgebra<E, R, S> a = one.value();
        E element = Span.point(type, number);
        String text = "'" + type.formatElement(element) + "'::" + type.postgresElementName();
        String single = type.postgresName() + "(" + text + ", " + text + ", '[]')";
        String singleSet = type.rangeSetType().postgresName() + "(" + single + ")";
        String set = type.rangeSetType().postgresName();
        String of = " (" + one.kind() + ", element)";
        String name = type.postgresName() + " ";
        questions.truth(name + "contains" + of, one.sql() + " @> " + text, () -> a.contains(element));
        questions.truth(name + "isContainedBy" + of, one.sql() + " <@ " + single, () -> a.isContainedBy(element));
        questions.truth(name + "overlaps" + of, one.sql() + " && " + single, () -> a.overlaps(element));
        questions.truth(name + "isAdjacentTo" + of, one.sql() + " -|- " + single, () -> a.isAdjacentTo(element));
        questions.truth(name + "isStrictlyLeftOf" + of, one.sql() + " << " + single, () -> a.isStrictlyLeftOf(element));
        questions.truth(
                name + "isStrictlyRightOf" + of, one.sql() + " >> " + single, () -> a.isStrictlyRightOf(element));
        questions.truth(
                name + "doesNotExtendRightOf" + of, one.sql() + " &< " + single, () -> a.doesNotExtendRightOf(element));
        questions.truth(
                name + "doesNotExtendLeftOf" + of, one.sql() + " &> " + single, () -> a.doesNotExtendLeftOf(element));
        questions.value(name + "union" + of, one.setSql() + " + " + singleSet, set, () -> a.union(element));
        questions.value(name + "except" + of, one.setSql() + " - " + singleSet, set, () -> a.except(element));
        questions.value(
                name + "merge" + of,
                "range_merge(" + one.setSql() + " + " + singleSet + ")",
                type.postgresName(),
                () -> a.merge(element));
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void accessors(
            RangeType<E, R, S> type, Side<E, R, S> one, Questions questions) {
        RangeAlgebra<E, R, S> a = one.value();
        String of = " (" + one.kind() + ")";
        String name = type.postgresName() + " ";
        String set = type.rangeSetType().postgresName();
        String sql = one.sql();
        questions.truth(name + "isEmpty" + of, "isempty(" + sql + ")", a::isEmpty);
        questions.truth(name + "isUnboundedStart" + of, "lower_inf(" + sql + ")", a::isUnboundedStart);
        questions.truth(name + "isUnboundedEnd" + of, "upper_inf(" + sql + ")", a::isUnboundedEnd);
        questions.truth(
                name + "isFinite" + of,
                "not isempty(" + sql + ") and not lower_inf(" + sql + ") and not upper_inf(" + sql + ")",
                a::isFinite);
        questions.truth(name + "isUnbounded" + of, one.setSql() + " = '{(,)}'::" + set, a::isUnbounded);
        questions.value(
                name + "lowerBound" + of,
                "lower(" + sql + ")",
                type.postgresElementName(),
                () -> bound(type, a.lowerBound()));
        questions.truth(name + "lowerBoundInclusive" + of, "lower_inc(" + sql + ")", a::lowerBoundInclusive);
        if (type.isDiscrete()) {
            // The server keeps discrete ranges half open, memory keeps them closed.
            questions.value(
                    name + "upperBound" + of,
                    "upper(" + sql + ") - 1",
                    type.postgresElementName(),
                    () -> bound(type, a.upperBound()));
            questions.truth(
                    name + "upperBoundInclusive" + of,
                    "not upper_inf(" + sql + ") and not isempty(" + sql + ")",
                    a::upperBoundInclusive);
        }
        questions.value(name + "complement" + of, "'{(,)}'::" + set + " - " + one.setSql(), set, a::complement);
        questions.value(name + "toString" + of, sql, one.kind().equals("set") ? set : type.postgresName(), a::toString);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Object bound(
            RangeType<E, R, S> type, Optional<E> bound) {
        return bound.<Object>map(type::formatElement).orElse("null");
    }

    /** What a range has and a set has not, and the reverse. */
    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void typed(
            RangeType<E, R, S> type, Operands operands, Questions questions) {
        R left = operands.left().value(type);
        R right = operands.right().value(type);
        S leftSet = type.rangeSetType().cast(set(type, operands.leftSet()).value());
        S rightSet = type.rangeSetType().cast(set(type, operands.rightSet()).value());
        Side<E, R, S> leftSide = range(type, operands.left());
        Side<E, R, S> rightSide = range(type, operands.right());
        Side<E, R, S> leftSetSide = set(type, operands.leftSet());
        Side<E, R, S> rightSetSide = set(type, operands.rightSet());
        String name = type.postgresName() + " ";
        String set = type.rangeSetType().postgresName();
        questions.value(
                name + "intersect (range, range)",
                leftSide.sql() + " * " + rightSide.sql(),
                type.postgresName(),
                () -> left.intersect(right));
        questions.value(
                name + "intersect (range, set)",
                leftSide.setSql() + " * " + rightSetSide.sql(),
                set,
                () -> left.intersect(rightSet));
        questions.value(
                name + "intersect (set, range)",
                leftSetSide.sql() + " * " + rightSide.setSql(),
                set,
                () -> leftSet.intersect(right));
        questions.value(
                name + "intersect (set, set)",
                leftSetSide.sql() + " * " + rightSetSide.sql(),
                set,
                () -> leftSet.intersect(rightSet));
        questions.value(
                name + "merge (set)", "range_merge(" + leftSetSide.sql() + ")", type.postgresName(), leftSet::merge);
        questions.value(
                name + "gaps (set)",
                set + "(range_merge(" + leftSetSide.sql() + ")) - " + leftSetSide.sql(),
                set,
                leftSet::gaps);
        questions.value(
                name + "gaps (set, range)",
                rightSide.setSql() + " - " + leftSetSide.sql(),
                set,
                () -> leftSet.gaps(right));
        questions.value(
                name + "size (set)",
                "(select count(*) from unnest(" + leftSetSide.sql() + "))",
                "bigint",
                leftSet::size);
        questions.value(
                name + "toList (set)",
                "(select array_agg(piece order by piece) from unnest(" + leftSetSide.sql() + ") piece)",
                type.postgresName() + "[]",
                () -> leftSet.isEmpty() ? null : array(leftSet.toList()));
        order(name + "compareTo (range)", leftSide.sql(), rightSide.sql(), () -> left.compareTo(right), questions);
        order(
                name + "compareTo (set)",
                leftSetSide.sql(),
                rightSetSide.sql(),
                () -> leftSet.compareTo(rightSet),
                questions);
        questions.truth(name + "equals (range)", leftSide.sql() + " = " + rightSide.sql(), () -> left.equals(right));
        questions.truth(
                name + "equals (set)", leftSetSide.sql() + " = " + rightSetSide.sql(), () -> leftSet.equals(rightSet));
    }

    private static String array(List<?> ranges) {
        StringBuilder array = new StringBuilder("{");
        for (Object range : ranges) {
            array.append(array.length() == 1 ? "" : ",")
                    .append('"')
                    .append(range)
                    .append('"');
        }
        return array.append('}').toString();
    }

    private static void order(String law, String one, String other, Callable<Integer> call, Questions questions) {
        questions.value(
                law,
                "case when " + one + " < " + other + " then -1 when " + one + " > " + other + " then 1 else 0 end",
                "integer",
                () -> Integer.signum(call.call()));
    }
}

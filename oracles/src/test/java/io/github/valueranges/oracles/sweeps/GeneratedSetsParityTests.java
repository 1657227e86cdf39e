package io.github.valueranges.oracles.sweeps;

import io.github.valueranges.SetType;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.oracles.Campaign;
import io.github.valueranges.oracles.Generator;
import io.github.valueranges.oracles.Laws;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A value set means in memory what the array without repetitions, in the server's order, means there: every relation,
 * operation and the text of it, over lists of elements with repetitions in any order.
 *
 * <p>The model is the server: {@code select distinct … order by} makes the canonical array, its array operators answer
 * the relations. The operands are written as array literals by this class, every element quoted, so that the printer
 * that is judged does not write the question.
 *
 * <p>Cases: two lists of up to seven elements and one element more, from a universe in which prefixes, letter case,
 * code points beyond the basic plane and everything that a literal quotes meet. Not established here: which literals
 * are accepted (the literal corpus), what Hibernate stores, months (see {@link ServerTypes}).
 */
@Tag("server")
class GeneratedSetsParityTests {
    private static Connection connection;

    /** Two lists of elements and one element, by their numbers in the universe. */
    private record Operands(List<Integer> left, List<Integer> right, int element) {}

    @BeforeAll
    static void connect() throws SQLException {
        connection = ServerTypes.connect();
    }

    @AfterAll
    static void disconnect() throws SQLException {
        connection.close();
    }

    static List<SetType<?, ?>> types() {
        return ServerTypes.withOwnText(SetType.all());
    }

    @ParameterizedTest
    @MethodSource("types")
    void operandsOfTheFixedSeed(SetType<?, ?> type) {
        campaign(type).runFixed();
    }

    @ParameterizedTest
    @MethodSource("types")
    void operandsOfAFreshSeed(SetType<?, ?> type) {
        campaign(type).runFresh();
    }

    private static <E, S extends TypedValueSet<E, S>> Campaign<Operands> campaign(SetType<E, S> type) {
        List<E> universe = Universe.of(type);
        Generator<Integer> number = Generator.integers(0, universe.size() - 1);
        Generator<List<Integer>> numbers = Generator.lists(number, 0, 7);
        Generator<Operands> operands = Generator.combine(
                Generator.lists(numbers, 2, 2), number, (lists, one) -> new Operands(lists.get(0), lists.get(1), one));
        return Campaign.of(
                        GeneratedSetsParityTests.class,
                        type.postgresName(),
                        operands,
                        (drawn, laws) -> judge(type, universe, drawn, laws))
                .cases(400)
                .reaching("a repeated element", 40)
                .reaching("sets that overlap", 40)
                .reaching("an empty set", 10)
                .reaching("an element that is there", 10);
    }

    private static <E, S extends TypedValueSet<E, S>> void judge(
            SetType<E, S> type, List<E> universe, Operands operands, Laws laws) throws SQLException {
        S a = type.of(operands.left().stream().map(universe::get).toList());
        S b = type.of(operands.right().stream().map(universe::get).toList());
        E element = universe.get(operands.element());
        String left = canonical(type, "unnest(" + array(type, universe, operands.left()) + ") x");
        String right = canonical(type, "unnest(" + array(type, universe, operands.right()) + ") x");
        String one = array(type, universe, List.of(operands.element()));
        String array = type.postgresName();
        String name = array + " ";
        Questions questions = new Questions();
        questions.value(name + "toString", left, array, a::toString);
        questions.value(name + "parse and toString", left, array, () -> type.parse(a.toString()));
        questions.truth(name + "contains", one + " <@ " + left, () -> a.contains(element));
        questions.truth(name + "overlaps", left + " && " + right, () -> a.overlaps(b));
        questions.truth(name + "isSubsetOf", left + " <@ " + right, () -> a.isSubsetOf(b));
        questions.truth(name + "isSupersetOf", left + " @> " + right, () -> a.isSupersetOf(b));
        questions.truth(
                name + "isProperSubsetOf",
                left + " <@ " + right + " and not " + left + " @> " + right,
                () -> a.isProperSubsetOf(b));
        questions.truth(
                name + "isProperSupersetOf",
                left + " @> " + right + " and not " + left + " <@ " + right,
                () -> a.isProperSupersetOf(b));
        questions.value(
                name + "union", canonical(type, "unnest(" + left + " || " + right + ") x"), array, () -> a.union(b));
        questions.value(name + "intersect", chosen(type, left, right, true), array, () -> a.intersect(b));
        questions.value(name + "except", chosen(type, left, right, false), array, () -> a.except(b));
        questions.value(
                name + "add", canonical(type, "unnest(" + left + " || " + one + ") x"), array, () -> a.add(element));
        questions.value(name + "remove", chosen(type, left, one, false), array, () -> a.remove(element));
        questions.value(name + "size", "cardinality(" + left + ")", "integer", a::size);
        questions.truth(name + "isEmpty", "cardinality(" + left + ") = 0", a::isEmpty);
        questions.truth(name + "equals", left + " = " + right, () -> a.equals(b));
        questions.value(
                name + "compareTo",
                "case when " + left + " < " + right + " then -1 when " + left + " > " + right + " then 1 else 0 end",
                "integer",
                () -> Integer.signum(a.compareTo(b)));
        questions.judge(connection, laws);
        if (operands.left().stream().distinct().count() < operands.left().size()) {
            laws.reach("a repeated element");
        }
        if (operands.left().stream().anyMatch(operands.right()::contains)) {
            laws.reach("sets that overlap");
        }
        if (operands.left().isEmpty()) {
            laws.reach("an empty set");
        }
        if (operands.left().contains(operands.element())) {
            laws.reach("an element that is there");
        }
    }

    private static String canonical(SetType<?, ?> type, String from) {
        String element = type.elementClass().equals(String.class) ? "x collate \"C\"" : "x";
        return "array(select distinct " + element + " from " + from + " order by 1)::" + type.postgresName();
    }

    private static String chosen(SetType<?, ?> type, String from, String other, boolean inside) {
        return canonical(type, "unnest(" + from + ") x where " + (inside ? "" : "not ") + "x = any(" + other + ")");
    }

    private static <E> String array(SetType<E, ?> type, List<E> universe, List<Integer> numbers) {
        List<String> quoted = new ArrayList<>();
        for (int number : numbers) {
            String text = type.formatElement(universe.get(number));
            quoted.add('"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("'", "''") + '"');
        }
        return "'{" + String.join(",", quoted) + "}'::" + type.postgresName();
    }
}

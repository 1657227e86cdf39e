package io.github.valueranges;

import static io.github.valueranges.PostgresAnswers.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.PostgresAnswers.Answer;
import io.github.valueranges.oracles.Recorder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Promise: a value set is the array of its elements in the server's order, and its relations are those of arrays, for
 * every set type. Every ordered pair of some subsets of a {@link SetDomain} is sent to a running server, which compares
 * its answer with the one given here; what it has no operator for it computes from the elements.
 *
 * <p>Both sides read one literal, which neither has written. Not established: what a column stores, and databases that
 * are not UTF-8.
 */
@Tag("server")
class ValueSetPostgresParityTests {

    private record Operation<S>(String name, String sql, String type, BiFunction<S, S, Object> here) {}

    static List<SetDomain<?, ?>> domains() {
        return SetDomain.all();
    }

    private static String computed(String query) {
        return "(select coalesce(array_agg(e order by e#C), '{}') from (" + query + ") as q(e))";
    }

    private static <E, S extends TypedValueSet<E, S>> List<Operation<S>> operations() {
        return List.of(
                new Operation<>("@>", "a::#A @> b::#A", "boolean", TypedValueSet::isSupersetOf),
                new Operation<>("<@", "a::#A <@ b::#A", "boolean", TypedValueSet::isSubsetOf),
                new Operation<>("&&", "a::#A && b::#A", "boolean", TypedValueSet::overlaps),
                new Operation<>(
                        "@> and not <@",
                        "a::#A @> b::#A and not a::#A <@ b::#A",
                        "boolean",
                        TypedValueSet::isProperSupersetOf),
                new Operation<>(
                        "<@ and not @>",
                        "a::#A <@ b::#A and not a::#A @> b::#A",
                        "boolean",
                        TypedValueSet::isProperSubsetOf),
                new Operation<>("=", "a::#A = b::#A", "boolean", (a, b) -> a.equals(b)),
                new Operation<>("<", "a::#A#C < b::#A", "boolean", (a, b) -> a.compareTo(b) < 0),
                new Operation<>(
                        "union",
                        computed("select unnest(a::#A) union select unnest(b::#A)"),
                        "#A",
                        TypedValueSet::union),
                new Operation<>(
                        "intersect",
                        computed("select unnest(a::#A) intersect select unnest(b::#A)"),
                        "#A",
                        TypedValueSet::intersect),
                new Operation<>(
                        "except",
                        computed("select unnest(a::#A) except select unnest(b::#A)"),
                        "#A",
                        TypedValueSet::except));
    }

    private static String typed(SetDomain<?, ?> domain, String sql) {
        return sql.replace("#A", domain.type().postgresName())
                .replace("#C", domain.type() == SetType.STRING ? " collate \"C\"" : "");
    }

    /** Ascending lists of elements: none, one, all, and some of each size; every other one in the other spelling. */
    private static <E, S extends TypedValueSet<E, S>> List<String> literals(SetDomain<E, S> domain) {
        List<String> literals = new ArrayList<>();
        for (int i = 0; i < 24; i++) {
            int bits = i < 8 ? 1 << i >> 1 : i == 8 ? -1 : i * 29;
            List<E> elements = domain.elements(bits);
            literals.add(domain.literal(
                    i % 2 == 0 ? elements : elements.stream().map(domain.twin()).toList()));
        }
        return literals;
    }

    private static <E, S extends TypedValueSet<E, S>> void sweep(
            SetDomain<E, S> domain, Operation<S> operation, List<String> sets, Recorder recorder) {
        List<List<String>> pairs = Shapes.pairs(sets, sets);
        List<String> here = new ArrayList<>();
        for (int i = 0; i < pairs.get(0).size(); i++) {
            Object answer = operation
                    .here()
                    .apply(
                            domain.type().parse(pairs.get(0).get(i)),
                            domain.type().parse(pairs.get(1).get(i)));
            here.add(
                    domain.type().isInstance(answer)
                            ? domain.type().toStoredLiteral(domain.type().cast(answer))
                            : text(answer));
        }
        List<Answer> answers = PostgresAnswers.compare(
                typed(domain, operation.sql()), typed(domain, operation.type()), pairs.get(0), pairs.get(1), here);
        assertThat(answers).hasSameSizeAs(here);
        for (int i = 0; i < here.size(); i++) {
            String row = domain
                    + pairs.get(0).get(i)
                    + operation.name()
                    + pairs.get(1).get(i);
            recorder.check(
                    row + " here " + here.get(i) + ", server " + answers.get(i).text(),
                    true,
                    answers.get(i).same());
        }
    }

    @Test
    void everySetTypeIsSwept() {
        assertThat(domains().stream().map(SetDomain::type))
                .isEqualTo(SetType.all())
                .hasSize(14);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, S extends TypedValueSet<E, S>> void everyOperationOverEveryPairIsTheServers(SetDomain<E, S> domain)
            throws Exception {
        Recorder.sweep(getClass(), "pairs", 10L * 24 * 24, recorder -> {
            for (Operation<S> operation : ValueSetPostgresParityTests.<E, S>operations()) {
                sweep(domain, operation, literals(domain), recorder);
            }
        });
    }

    /** The elements come in the server's order, and are those that it has. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, S extends TypedValueSet<E, S>> void theUniverseIsInTheServersOrder(SetDomain<E, S> domain) throws Exception {
        List<E> reversed = new ArrayList<>(domain.universe());
        java.util.Collections.reverse(reversed);
        List<List<String>> server = PostgresAnswers.rows(
                typed(domain, "select n - 1 from unnest(?::text[]) with ordinality as t(a, n) order by a::")
                        + domain.type().postgresElementName()
                        + typed(domain, "#C"),
                reversed.stream().map(domain.text()).toList());
        Recorder.sweep(getClass(), "order", domain.universe().size(), recorder -> {
            for (int i = 0; i < reversed.size(); i++) {
                recorder.check(
                        domain + " at " + i,
                        reversed.get(Integer.parseInt(server.get(i).get(0))),
                        domain.type().of(reversed).toList().get(i));
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, S extends TypedValueSet<E, S>> void anAnswerThatIsNotTheServersIsNoticed(SetDomain<E, S> domain) {
        Recorder recorder = Recorder.of(getClass(), "planted");
        sweep(
                domain,
                new Operation<>("<", "a::#A#C < b::#A", "boolean", (a, b) -> a.compareTo(b) <= 0),
                List.of(domain.literal(domain.elements(1))),
                recorder);
        assertThatThrownBy(() -> recorder.conclude(1)).hasMessageContaining("here true, server false");
    }
}

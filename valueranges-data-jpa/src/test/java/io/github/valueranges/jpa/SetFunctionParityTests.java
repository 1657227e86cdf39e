package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.StringSet;
import io.github.valueranges.oracles.Recorder;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.hibernate.SessionFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Every function over sets answers on the server what the member of its name answers in memory, for every ordered pair.
 */
class SetFunctionParityTests {

    private static Server server;

    @BeforeAll
    static void open() {
        server = new Server();
    }

    @AfterAll
    static void close() {
        server.close();
    }

    @Test
    void twoSets() {
        Map<String, BiFunction<StringSet, StringSet, Object>> operations = new LinkedHashMap<>();
        operations.put("set_overlaps", StringSet::overlaps);
        operations.put("set_is_subset_of", StringSet::isSubsetOf);
        operations.put("set_is_superset_of", StringSet::isSupersetOf);
        operations.put("set_is_proper_subset_of", StringSet::isProperSubsetOf);
        operations.put("set_is_proper_superset_of", StringSet::isProperSupersetOf);
        operations.put("set_union", StringSet::union);
        operations.put("set_intersect", StringSet::intersect);
        operations.put("set_except", StringSet::except);

        compare("twoSets", operations, Shapes.STRING_SETS);
    }

    @Test
    void aSetAndAnElement() {
        Map<String, BiFunction<StringSet, String, Object>> operations = new LinkedHashMap<>();
        operations.put("set_contains", StringSet::contains);
        operations.put("set_add", StringSet::add);
        operations.put("set_remove", StringSet::remove);

        compare("aSetAndAnElement", operations, Shapes.STRINGS);
    }

    @Test
    void oneSet() {
        Recorder recorder = Recorder.of(SetFunctionParityTests.class, "oneSet");
        for (StringSet set : Shapes.STRING_SETS) {
            recorder.check(() -> "set_size" + set, set.size(), () -> server.ask("set_size", set));
            recorder.check(() -> "set_is_empty" + set, set.isEmpty(), () -> server.ask("set_is_empty", set));
        }
        recorder.conclude(2 * 9);
    }

    /**
     * A set that is read becomes canonical, whatever the server made of it; so the text that it has on the server is
     * compared too, in which a repetition and another order show.
     */
    @Test
    void theServerItselfHoldsTheCanonicalSet() throws Exception {
        Map<String, BiFunction<StringSet, StringSet, StringSet>> operations = new LinkedHashMap<>();
        operations.put("set_union", StringSet::union);
        operations.put("set_intersect", StringSet::intersect);
        operations.put("set_except", StringSet::except);
        Recorder.sweep(SetFunctionParityTests.class, "canonical", 3 * 9 * 9, recorder -> {
            for (var operation : operations.entrySet()) {
                for (StringSet a : Shapes.STRING_SETS) {
                    for (StringSet b : Shapes.STRING_SETS) {
                        // Hibernate writes an array so when it is asked for its text.
                        String expected = "["
                                + String.join(
                                        ",", operation.getValue().apply(a, b).toList()) + "]";
                        recorder.check(
                                () -> operation.getKey() + "(" + a + ", " + b + ") as text",
                                expected,
                                () -> textOnTheServer(operation.getKey(), a, b));
                    }
                }
            }
        });
    }

    /** In memory texts are in the order of their code points. */
    @Test
    void theOrderOfSetsIsThatOfTheCollationOfTheColumn() {
        List<StringSet> inMemory = List.of(StringSet.of("B"), StringSet.of("a"));
        assertThat(inMemory).isSorted();
        try (SessionFactory factory = Factories.create(Collated.class)) {
            factory.inTransaction(session -> {
                for (int id = 0; id < 2; id++) {
                    session.persist(new Collated(id, inMemory.get(id)));
                }
            });
            for (String column : List.of("plain", "collated")) {
                List<StringSet> expected =
                        column.equals("plain") ? inMemory : List.of(inMemory.get(1), inMemory.get(0));
                assertThat(factory.<List<StringSet>>fromSession(session -> session.createSelectionQuery(
                                        "select c." + column + " from Collated c order by c." + column, StringSet.class)
                                .list()))
                        .as(column)
                        .isEqualTo(expected);
                assertThat(factory.<Long>fromSession(session -> session.createSelectionQuery(
                                        "select c.id from Collated c where c." + column + " < ?1", Long.class)
                                .setParameter(1, expected.get(1))
                                .getSingleResult()))
                        .as(column)
                        .isEqualTo(inMemory.indexOf(expected.get(0)));
            }
        }
    }

    @Entity(name = "Collated")
    static class Collated {
        @Id
        private long id;

        private @Nullable StringSet plain;

        @Column(columnDefinition = "text[] collate \"und-x-icu\"")
        private @Nullable StringSet collated;

        protected Collated() {}

        Collated(long id, StringSet set) {
            this.id = id;
            this.plain = set;
            this.collated = set;
        }
    }

    private static String textOnTheServer(String function, StringSet a, StringSet b) {
        String hql =
                "select cast(" + function + "(cast(?1 as StringSet), cast(?2 as StringSet)) as String) from Room r";
        return server.factory()
                .fromSession(session -> session.createSelectionQuery(hql, String.class)
                        .setParameter(1, a)
                        .setParameter(2, b)
                        .getSingleResult());
    }

    private static <B> void compare(
            String method, Map<String, BiFunction<StringSet, B, Object>> operations, List<B> seconds) {
        Recorder recorder = Recorder.of(SetFunctionParityTests.class, method);
        for (var operation : operations.entrySet()) {
            for (StringSet a : Shapes.STRING_SETS) {
                List<@Nullable Object> answers = server.ask(
                        seconds.stream().map(b -> new @Nullable Object[] {a, b}).toList(), operation.getKey());
                for (int i = 0; i < seconds.size(); i++) {
                    B b = seconds.get(i);
                    Object answer = answers.get(i);
                    recorder.check(
                            () -> operation.getKey() + "[" + a + ", " + b + "]",
                            operation.getValue().apply(a, b),
                            () -> answer);
                }
            }
        }
        recorder.conclude(operations.size() * 9L * seconds.size());
    }
}

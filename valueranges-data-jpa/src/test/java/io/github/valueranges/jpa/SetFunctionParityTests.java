package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.StringSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Every function over sets answers on the server what the member of its name answers in memory, for every ordered pair. */
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

        assertThat(differences(operations, Shapes.STRING_SETS)).isEmpty();
    }

    @Test
    void aSetAndAnElement() {
        Map<String, BiFunction<StringSet, String, Object>> operations = new LinkedHashMap<>();
        operations.put("set_contains", StringSet::contains);
        operations.put("set_add", StringSet::add);
        operations.put("set_remove", StringSet::remove);

        assertThat(differences(operations, Shapes.STRINGS)).isEmpty();
    }

    @Test
    void oneSet() {
        for (StringSet set : Shapes.STRING_SETS) {
            assertThat(server.ask("set_size", set)).isEqualTo(set.size());
            assertThat(server.ask("set_is_empty", set)).isEqualTo(set.isEmpty());
        }
    }

    private static <B> List<String> differences(
            Map<String, BiFunction<StringSet, B, Object>> operations, List<B> seconds) {
        List<String> differences = new ArrayList<>();
        int cases = 0;
        for (var operation : operations.entrySet()) {
            for (StringSet a : Shapes.STRING_SETS) {
                List<@Nullable Object> answers = server.ask(
                        seconds.stream().map(b -> new @Nullable Object[] {a, b}).toList(), operation.getKey());
                for (int i = 0; i < seconds.size(); i++) {
                    cases++;
                    Object expected = operation.getValue().apply(a, seconds.get(i));
                    if (!expected.equals(answers.get(i))) {
                        differences.add(operation.getKey() + "(" + a + ", " + seconds.get(i) + ") is " + expected
                                + " in memory, but on the server " + answers.get(i));
                    }
                }
            }
        }
        assertThat(cases).isEqualTo(operations.size() * 9 * seconds.size());
        return differences;
    }
}

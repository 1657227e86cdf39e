package io.github.valueranges;

import static io.github.valueranges.PostgresAnswers.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.valueranges.PostgresAnswers.Answer;
import io.github.valueranges.oracles.Recorder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Promise: a set of texts is the {@code text[]} of its elements in the order of {@code collate "C"}, and its relations
 * are those of arrays. Every ordered pair of {@link #SETS} is sent to a running server, which compares its answer with
 * the one given here; what it has no operator for it computes from the elements.
 *
 * <p>Not established: what a column stores, and databases that are not UTF-8.
 */
@Tag("server")
class StringSetPostgresParityTests {

    private static final List<StringSet> SETS = List.of(
            StringSet.empty(),
            StringSet.of(""),
            StringSet.of("a"),
            StringSet.of("A", "a"),
            StringSet.of("a", "ab", "b"),
            StringSet.of("a", "b"),
            StringSet.of("b", "a", "c"),
            StringSet.of("B", "a", "_", "-"),
            StringSet.of("NULL", "null", "Null"),
            StringSet.of("a,b", "{c}", "d e", " f "),
            StringSet.of("\"", "\\", "\\\"", "'"),
            StringSet.of("\t", "\n", "\u000b", "\f", "\r"),
            StringSet.of("\u00a0", "\u2001", "\u00a0x\u00a0", "\u0085"),
            StringSet.of("\ufffd", "\ud83d\ude00", "\ue000"),
            StringSet.of("\ud83d\ude00", "a"),
            StringSet.of("\ue000", "a"),
            StringSet.of("z", "ä", "Ä", "ß", "ss"),
            StringSet.of("e\u0301", "\u00e9"),
            StringSet.of("i", "I", "ı", "İ"),
            StringSet.of("10", "9", "1", "01"));

    private record Operation(String name, String sql, String type, BiFunction<StringSet, StringSet, Object> here) {}

    private static String computed(String query) {
        return "(select coalesce(array_agg(e order by e collate \"C\"), '{}') from (" + query + ") as q(e))";
    }

    private static final List<Operation> OPERATIONS = List.of(
            new Operation("@>", "a::text[] @> b::text[]", "boolean", (a, b) -> a.isSupersetOf(b)),
            new Operation("<@", "a::text[] <@ b::text[]", "boolean", (a, b) -> a.isSubsetOf(b)),
            new Operation("&&", "a::text[] && b::text[]", "boolean", (a, b) -> a.overlaps(b)),
            new Operation(
                    "@> and not <@",
                    "a::text[] @> b::text[] and not a::text[] <@ b::text[]",
                    "boolean",
                    (a, b) -> a.isProperSupersetOf(b)),
            new Operation(
                    "<@ and not @>",
                    "a::text[] <@ b::text[] and not a::text[] @> b::text[]",
                    "boolean",
                    (a, b) -> a.isProperSubsetOf(b)),
            new Operation("=", "a::text[] = b::text[]", "boolean", (a, b) -> a.equals(b)),
            new Operation("<", "a::text[] collate \"C\" < b::text[]", "boolean", (a, b) -> a.compareTo(b) < 0),
            new Operation(
                    "union",
                    computed("select unnest(a::text[]) union select unnest(b::text[])"),
                    "text[]",
                    (a, b) -> a.union(b)),
            new Operation(
                    "intersect",
                    computed("select unnest(a::text[]) intersect select unnest(b::text[])"),
                    "text[]",
                    (a, b) -> a.intersect(b)),
            new Operation(
                    "except",
                    computed("select unnest(a::text[]) except select unnest(b::text[])"),
                    "text[]",
                    (a, b) -> a.except(b)));

    private static void sweep(Operation operation, List<StringSet> left, List<StringSet> right, Recorder recorder) {
        List<String> a = new ArrayList<>();
        List<String> b = new ArrayList<>();
        List<String> here = new ArrayList<>();
        left.forEach(first -> right.forEach(second -> {
            a.add(first.toString());
            b.add(second.toString());
            here.add(text(operation.here().apply(first, second)));
        }));
        List<Answer> answers = PostgresAnswers.compare(operation.sql(), operation.type(), a, b, here);
        for (int i = 0; i < a.size(); i++) {
            String row = a.get(i) + " " + operation.name() + " " + b.get(i);
            recorder.check(
                    row + " here " + here.get(i) + ", server " + answers.get(i).text(),
                    true,
                    answers.get(i).same());
        }
    }

    @Test
    void everyOperationOverEveryPairIsTheServers() throws Exception {
        Recorder.sweep(getClass(), "pairs", 10L * 20 * 20, recorder -> {
            for (Operation operation : OPERATIONS) {
                sweep(operation, SETS, SETS, recorder);
            }
        });
    }

    /** The literal reads as the elements, and as the server writes them: quotes stand exactly where it puts them. */
    @Test
    void theTextIsTheServersOwn() throws Exception {
        List<String> literals = SETS.stream().map(StringSet::toString).toList();
        List<List<String>> rows = PostgresAnswers.rows(
                "select a::text[]::text, cardinality(a::text[])::text, to_json(a::text[])::text"
                        + " from unnest(?::text[]) with ordinality as t(a, n) order by n",
                literals);
        Recorder.sweep(getClass(), "text", 20L * 3, recorder -> {
            for (int i = 0; i < SETS.size(); i++) {
                StringSet set = SETS.get(i);
                List<String> row = rows.get(i);
                recorder.check(set + " as text", row.get(0), set.toString());
                recorder.check(set + " as size", row.get(1), "" + set.size());
                recorder.check(
                        set + " as elements",
                        set.toList(),
                        new com.fasterxml.jackson.databind.ObjectMapper().readValue(row.get(2), List.class));
            }
        });
    }

    @Test
    void everyElementIsContainedWhereTheServerContainsIt() throws Exception {
        List<String> elements =
                SETS.stream().flatMap(StringSet::stream).distinct().toList();
        assertThat(elements).hasSize(47);
        List<String> a = new ArrayList<>();
        List<String> b = new ArrayList<>();
        List<String> here = new ArrayList<>();
        SETS.forEach(set -> elements.forEach(element -> {
            a.add(set.toString());
            b.add(element);
            here.add(text(set.contains(element)));
        }));
        List<Answer> answers = PostgresAnswers.compare("b = any(a::text[])", "boolean", a, b, here);
        Recorder.sweep(getClass(), "elements", 20L * 47, recorder -> {
            for (int i = 0; i < a.size(); i++) {
                recorder.check(
                        a.get(i) + " contains " + b.get(i), true, answers.get(i).same());
            }
        });
    }

    @Test
    void sortingIsOrderBy() {
        List<StringSet> shuffled = new ArrayList<>(SETS);
        Collections.reverse(shuffled);
        List<StringSet> server = PostgresAnswers.rows(
                        "select a from unnest(?::text[]) as t(a) order by a::text[] collate \"C\"",
                        shuffled.stream().map(StringSet::toString).toList())
                .stream()
                .map(row -> StringSet.parse(row.get(0)))
                .toList();

        assertThat(shuffled.stream().sorted()).hasSize(20).isEqualTo(server);
    }

    @Test
    void anAnswerThatIsNotTheServersIsNoticed() {
        Recorder recorder = Recorder.of(getClass(), "planted");
        sweep(
                new Operation(
                        "<",
                        "a::text[] collate \"C\" < b::text[]",
                        "boolean",
                        (a, b) -> a.toString().compareTo(b.toString()) < 0),
                List.of(StringSet.of("\ud83d\ude00")),
                List.of(StringSet.of("\ue000")),
                recorder);
        assertThatThrownBy(() -> recorder.conclude(1)).hasMessageContaining("here true, server false");
    }
}

package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.RangeSetType;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Rows that other tools wrote: whatever the server holds is loaded as the value that it is, and stored again is the same
 * to the server, or is refused with the text of the column.
 */
class ForeignRowTests {

    /** Elements in the server's text, of all types; a type has those that the server reads. */
    private static final List<String> ELEMENTS = List.of(
            "3",
            "-7",
            "2147483646",
            "-2147483648",
            "9223372036854775806",
            "-9223372036854775808",
            "1.50",
            "-0.0",
            "1e-300",
            "123456789012345678901234567890.123456789",
            "NaN",
            "Infinity",
            "-Infinity",
            "2024-01-01",
            "2024-01-02",
            "2024-02-29",
            "0001-01-01 BC",
            "4714-11-24 BC",
            "5874897-12-30",
            "10:30",
            "10:30:00.000001",
            "24:00:00",
            "2024-01-01 10:30:00.123456",
            "2024-01-01 10:30:00+05:30",
            "0044-03-15 12:00:00 BC",
            "4714-11-24 00:00:00 BC",
            "294276-12-31 23:59:59.999999",
            "4714-11-24 00:00:00+00 BC",
            "294276-12-31 23:59:59.999999+00",
            "6f1f6d1e-0000-0000-0000-000000000001",
            "it's",
            "");

    /** Ranges of nothing that the server does not take for empty. */
    private static final List<String> OF_NOTHING =
            List.of("(,-2147483648)", "(,-9223372036854775808)", "(,-infinity)", "(infinity,)");

    private static SessionFactory factory;

    @BeforeAll
    static void open() {
        Class<?>[] entities = Stream.concat(Place.ALL.stream().map(Place::audited), Stream.<Class<?>>of(Room.class))
                .toArray(Class<?>[]::new);
        factory = Factories.create(Map.of("hibernate.integration.envers.enabled", false), entities);
        for (Place place : Place.ALL) {
            factory.inTransaction(session -> {
                Object entity = Place.make(place.audited());
                Place.set(entity, "id", 1L);
                session.persist(entity);
            });
        }
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    /** Literals of a type that the server reads, in many forms. */
    private static List<String> literals(ValueType<?> type) {
        List<String> elements = valid(type.postgresElementName(), ELEMENTS);
        List<String> candidates = new ArrayList<>();
        for (int i = 0; i < elements.size(); i++) {
            String first = quoted(elements.get(i));
            String second = quoted(elements.get((i + 1) % elements.size()));
            if (type instanceof SetType<?, ?>) {
                candidates.addAll(List.of(
                        "{" + first + "}",
                        "{" + second + "," + first + "," + second + "}",
                        "[2:3]={" + second + "," + first + "}",
                        "{" + first + ",NULL}",
                        "{{" + first + "},{" + second + "}}"));
            } else {
                for (String range : List.of(
                        "[" + first + "," + second + ")",
                        "(" + first + "," + second + "]",
                        "[" + second + "," + first + "]",
                        "[" + first + ",)",
                        "(" + first + ",)",
                        "(," + first + "]",
                        "(," + first + ")",
                        "(" + first + "," + first + "]")) {
                    candidates.add(type instanceof RangeType<?, ?, ?> ? range : "{" + range + ",empty," + range + "}");
                }
            }
        }
        return valid(type.postgresName(), candidates);
    }

    private static String quoted(String element) {
        return '"' + element + '"';
    }

    /** Those of the texts that the server reads as a type. */
    private static List<String> valid(String postgresName, List<String> texts) {
        return factory.fromSession(session -> texts.stream()
                .filter(text ->
                        (Boolean) session.createNativeQuery("select pg_input_is_valid(:text, :type)", Object.class)
                                .setParameter("text", text)
                                .setParameter("type", postgresName)
                                .getSingleResult())
                .toList());
    }

    @Test
    void whatTheServerHoldsIsLoadedOrRefusedByItsText() {
        Map<String, TreeSet<String>> refused = new TreeMap<>();
        int[] counts = new int[2];
        for (Place place : Place.ALL) {
            for (String literal : literals(place.type())) {
                String held = write(place, literal);
                Object loaded;
                try {
                    loaded = load(place);
                } catch (RuntimeException e) {
                    // The driver quotes more than the server does, and prints numbers otherwise.
                    assertThat(messages(e).replace("\"", ""))
                            .as("%s %s", place, literal)
                            .containsAnyOf(start(held.replace("\"", "")), end(held.replace("\"", "")));
                    refused.computeIfAbsent(reason(place, held), key -> new TreeSet<>())
                            .add(place.name());
                    counts[1]++;
                    continue;
                }
                counts[0]++;
                assertThat(loaded)
                        .as("%s %s", place, literal)
                        .isEqualTo(place.type().parse(held));
                assertThat(writeAgain(place, loaded))
                        .as("%s %s", place, literal)
                        .isEqualTo(canonical(place, held));
            }
        }
        assertThat(counts[0]).isGreaterThan(1000);
        assertThat(counts[1]).isGreaterThan(200);
        assertThat(refused.keySet())
                .containsExactlyInAnyOrder(
                        "NULL", "array of arrays", "no number", "no first day of a month", "nothing, and not empty");
    }

    /** A set is stored in its own order and without repetitions; everything else as it was. */
    private static String canonical(Place place, String held) {
        return place.type() instanceof SetType<?, ?>
                ? text("select cast(cast('"
                        + escaped(stored(place.type(), place.type().parse(held))) + "' as "
                        + place.type().postgresName() + ") as text)")
                : held;
    }

    private static <V> String stored(ValueType<V> type, Object value) {
        return type.toStoredLiteral(type.cast(value));
    }

    private static String reason(Place place, String held) {
        if (OF_NOTHING.stream().anyMatch(held::contains)) {
            return "nothing, and not empty";
        }
        if (held.contains("NULL")) {
            return "NULL";
        }
        if (held.startsWith("{{") && place.type() instanceof SetType<?, ?>) {
            return "array of arrays";
        }
        if (held.contains("NaN") || held.contains("Infinity")) {
            return "no number";
        }
        return place.name().contains("YearMonth") ? "no first day of a month" : "unexpected: " + place + ' ' + held;
    }

    /** Of a long text a message shows what is around the place. */
    private static String start(String held) {
        // The driver leaves out where the places of an array begin.
        String elements = held.substring(held.indexOf('=') + 1);
        return elements.substring(0, Math.min(2, elements.length()));
    }

    private static String end(String held) {
        return held.substring(Math.max(0, held.length() - 6));
    }

    private static String messages(Throwable thrown) {
        StringBuilder messages = new StringBuilder();
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            messages.append(cause.getMessage()).append('\n');
        }
        return messages.toString();
    }

    private static String write(Place place, String literal) {
        String table = place.audited().getSimpleName();
        factory.inTransaction(session -> session.createNativeMutationQuery("update " + table
                        + " set plain = cast(:literal as " + place.type().postgresName() + ")")
                .setParameter("literal", literal)
                .executeUpdate());
        return text("select cast(plain as text) from " + table);
    }

    private static Object load(Place place) {
        return factory.fromSession(session -> Place.get(session.find(place.audited(), 1L), "plain"));
    }

    private static String writeAgain(Place place, Object value) {
        String table = place.audited().getSimpleName();
        factory.inTransaction(session -> session.createMutationQuery("update " + table + " set plain = :p")
                .setParameter("p", value)
                .executeUpdate());
        return text("select cast(plain as text) from " + table);
    }

    private static String text(String sql) {
        return factory.fromSession((Session session) ->
                session.createNativeQuery(sql, String.class).getSingleResult());
    }

    private static String escaped(String literal) {
        return literal.replace("'", "''");
    }

    @Test
    void everyKindOfTypeIsAsked() {
        for (ValueType<?> type : ValueType.all()) {
            assertThat(literals(type)).as("%s", type.javaType()).hasSizeGreaterThanOrEqualTo(4);
        }
        assertThat(RangeSetType.all()).hasSameSizeAs(RangeType.all());
    }

    @Test
    void aLoadedRowThatIsNotChangedIsNotWritten() {
        factory.inTransaction(session -> {
            Room room = new Room("foreign");
            session.persist(room);
            session.flush();
            session.createNativeMutationQuery(
                            "update room set amenities = '{b,a,b}', season = '(2026-01-01,2026-01-05]'")
                    .executeUpdate();
        });
        factory.inTransaction(session -> session.find(Room.class, "foreign"));

        assertThat(text("select cast(amenities as text) from room")).isEqualTo("{b,a,b}");
    }
}

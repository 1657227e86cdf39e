package io.github.valueranges.boot;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.UnstorableValueException;
import io.github.valueranges.ValueType;
import io.github.valueranges.oracles.Recorder;
import io.github.valueranges.oracles.postgres.TestPostgres;
import jakarta.persistence.PersistenceException;
import java.lang.reflect.InvocationTargetException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.hibernate.SessionFactory;
import org.hibernate.cfg.Configuration;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.bind.BindHandler;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.MapConfigurationPropertySource;
import org.springframework.boot.convert.ApplicationConversionService;
import org.springframework.core.convert.ConversionException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * A literal is the same value, or none, by whichever way it comes in: {@code parse}, {@code valueOf}, JSON of both
 * majors of Jackson with and without the module, a converted parameter, a property, a constant of SQL that JDBC reads,
 * a constant of HQL.
 *
 * <p>{@code parse} is what the others are compared with; that it is right is for the corpora of literals, which the
 * server judges. The two ways through the server are held to take what memory takes and can be stored, and to agree with
 * each other always: what the server takes beyond it is the business of the corpora too.
 *
 * <p>Cases: the literals of {@link EntryPointLiterals} in every type. A value set is an array of elements in JSON: each
 * element text is compared with the literal of it in quotes, or without for numbers, if it is a number of JSON. Months
 * have a text of their own; they go to the server as the days that stand for them. Left out: an empty parameter or
 * property, which is absent by what the pages say; arrays with bounds before the brace, which a parameter takes for a
 * list of elements; fractions finer than a microsecond, which the server rounds; texts of the server whose meaning
 * depends on the moment; an offset and a day that the server has not, where what is meant is stored in another spelling.
 */
@Tag("server")
class EntryPointParityTests {
    private static final Map<String, String> CUSTOM =
            Map.of("timerange", "time", "float8range", "float8", "float4range", "float4");

    private static final JsonMapper MODULE =
            JsonMapper.builder().addModule(new ValueRangesJacksonModule()).build();
    private static final JsonMapper PLAIN = JsonMapper.builder().build();
    private static final ObjectMapper JACKSON_2 = new ObjectMapper();
    private static final ApplicationConversionService CONVERSIONS = new ApplicationConversionService();

    private static Connection connection;
    private static SessionFactory hibernate;

    static {
        ValueRangesEnvironmentPostProcessor.addConverters(CONVERSIONS);
    }

    /** What became of a text: a value, or nothing. */
    private record Outcome(@Nullable Object value) {
        static Outcome of(Callable<?> reading) {
            try {
                return new Outcome(reading.call());
            } catch (Exception refused) {
                assertThat(refused).satisfies(Outcome::isRefusal);
                return new Outcome(null);
            }
        }

        /** What refuses says so in its type, and did not stumble over something on the way. */
        private static void isRefusal(Exception refused) {
            assertThat(refused)
                    .isInstanceOfAny(
                            IllegalArgumentException.class,
                            JacksonException.class,
                            com.fasterxml.jackson.core.JacksonException.class,
                            ConversionException.class,
                            BindException.class,
                            SQLException.class,
                            PersistenceException.class);
            for (Throwable cause = refused; cause != null; cause = cause.getCause()) {
                assertThat(cause)
                        .isNotInstanceOfAny(
                                NullPointerException.class,
                                ClassCastException.class,
                                IndexOutOfBoundsException.class,
                                UnsupportedOperationException.class);
            }
        }

        @Override
        public String toString() {
            return value == null ? "refused" : value.getClass().getSimpleName() + " " + value;
        }
    }

    @BeforeAll
    static void connect() throws SQLException {
        String url = TestPostgres.freshJdbcUrl();
        connection = java.sql.DriverManager.getConnection(url);
        try (Statement statement = connection.createStatement()) {
            for (Map.Entry<String, String> type : CUSTOM.entrySet()) {
                statement.execute("create type " + type.getKey() + " as range (subtype = " + type.getValue() + ")");
            }
            statement.execute("set time zone 'UTC'");
        }
        hibernate =
                new Configuration().setProperty("hibernate.connection.url", url).buildSessionFactory();
    }

    @AfterAll
    static void disconnect() throws SQLException {
        hibernate.close();
        connection.close();
    }

    static List<ValueType<?>> types() {
        return ValueType.all();
    }

    @ParameterizedTest
    @MethodSource("types")
    void everyWayInReadsTheSameValueOrNone(ValueType<?> type) {
        Recorder recorder = Recorder.of(EntryPointParityTests.class, type.toString());
        List<String> literals = EntryPointLiterals.of(type);
        assertThat(literals).hasSizeGreaterThan(type instanceof SetType<?, ?> ? 50 : 100);
        Map<String, Reader> ways = inProcess(type);
        int accepted = 0;
        for (String literal : literals) {
            Outcome expected = Outcome.of(() -> type.parse(literal));
            accepted += expected.value() == null ? 0 : 1;
            ways.forEach((way, reader) -> recorder.check(
                    () -> type + " " + literal + " by " + way,
                    expected,
                    () -> Outcome.of(() -> type.cast(reader.read(literal)))));
        }
        long cases = (long) literals.size() * ways.size();
        if (type instanceof SetType<?, ?> set) {
            cases += elements(set, recorder);
        }
        assertThat(accepted).isBetween(8, literals.size() - 8);
        recorder.conclude(cases);
    }

    /** One way in. */
    private interface Reader {
        Object read(String literal) throws Exception;
    }

    private static Map<String, Reader> inProcess(ValueType<?> type) {
        Map<String, Reader> ways = new LinkedHashMap<>();
        ways.put("valueOf", literal -> valueOf(type, literal));
        ways.put("conversion", literal -> CONVERSIONS.convert(literal, type.javaType()));
        ways.put("a property", literal -> property(type, literal));
        if (!(type instanceof SetType<?, ?>)) {
            ways.put("Jackson 3 with the module", literal -> MODULE.readValue(json(literal), type.javaType()));
            ways.put("Jackson 3", literal -> PLAIN.readValue(json(literal), type.javaType()));
            ways.put("Jackson 2", literal -> JACKSON_2.readValue(json(literal), type.javaType()));
            ways.put("a key of Jackson 3", literal -> key(type, literal));
        }
        return ways;
    }

    private static Object valueOf(ValueType<?> type, String literal) throws Exception {
        try {
            return type.javaType().getMethod("valueOf", String.class).invoke(null, literal);
        } catch (InvocationTargetException refused) {
            throw refused.getCause() instanceof Exception cause ? cause : refused;
        }
    }

    private static <V> V property(ValueType<V> type, String literal) {
        return new Binder(List.of(new MapConfigurationPropertySource(Map.of("value", literal))), null, CONVERSIONS)
                .bind("value", Bindable.of(type.javaType()), new ValueBindHandler(BindHandler.DEFAULT))
                .get();
    }

    private static Object key(ValueType<?> type, String literal) {
        Map<?, ?> read = MODULE.readValue(
                "{" + json(literal) + ":1}",
                MODULE.getTypeFactory().constructMapType(Map.class, type.javaType(), Integer.class));
        return read.keySet().iterator().next();
    }

    private static String json(String text) {
        return PLAIN.writeValueAsString(text);
    }

    /** The elements of a set in JSON against the literal of the same element. */
    private static <E, S extends TypedValueSet<E, S>> int elements(SetType<E, S> type, Recorder recorder) {
        int cases = 0;
        for (String text : EntryPointLiterals.elements(type)) {
            if (type.isNumeric() && !isNumberOfJson(text)) {
                continue;
            }
            Outcome expected = Outcome.of(() -> type.of(List.of(type.parseElement(text))));
            String json = type.isNumeric() ? "[" + text + "]" : "[" + json(text) + "]";
            Map<String, Reader> ways = Map.of(
                    "Jackson 3 with the module", any -> MODULE.readValue(json, type.javaType()),
                    "Jackson 3", any -> PLAIN.readValue(json, type.javaType()),
                    "Jackson 2", any -> JACKSON_2.readValue(json, type.javaType()),
                    "a list in a property",
                            any -> new Binder(
                                            List.of(new MapConfigurationPropertySource(Map.of("value[0]", text))),
                                            null,
                                            CONVERSIONS)
                                    .bind(
                                            "value",
                                            Bindable.of(type.javaType()),
                                            new ValueBindHandler(BindHandler.DEFAULT))
                                    .get());
            for (Map.Entry<String, Reader> way : ways.entrySet()) {
                recorder.check(
                        () -> type + " " + json + " by " + way.getKey(),
                        expected,
                        () -> Outcome.of(() -> type.cast(way.getValue().read(text))));
                cases++;
            }
        }
        return cases;
    }

    private static boolean isNumberOfJson(String text) {
        try {
            return PLAIN.readTree(text).isNumber();
        } catch (RuntimeException other) {
            return false;
        }
    }

    @ParameterizedTest
    @MethodSource("types")
    void aConstantOfSqlAndOneOfHqlAreTheValueOfTheirText(ValueType<?> type) {
        judge(type);
    }

    private static <V> void judge(ValueType<V> type) {
        Recorder recorder = Recorder.of(EntryPointParityTests.class, type + " on the server");
        boolean ownText = type.toStoredLiteral(type.parse(type.example())).equals(type.example());
        int cases = 0;
        int stored = 0;
        for (String literal : EntryPointLiterals.of(type)) {
            Outcome memory = Outcome.of(() -> type.parse(literal));
            String text = literal;
            boolean storable = memory.value() != null;
            if (storable) {
                try {
                    String written = type.toStoredLiteral(type.cast(memory.value()));
                    text = ownText ? literal : written;
                } catch (UnstorableValueException notOnServer) {
                    storable = false;
                }
            }
            if (!ownText && !storable) {
                continue;
            }
            String sent = text;
            Outcome jdbc = Outcome.of(() -> constant(type, sent));
            Outcome hql = Outcome.of(() -> hql(type, sent));
            recorder.check(() -> type + " " + sent + " in HQL", jdbc, () -> hql);
            cases++;
            if (storable) {
                recorder.check(() -> type + " " + sent + " in SQL", memory, () -> jdbc);
                cases++;
                stored++;
            }
        }
        assertThat(stored).isGreaterThan(8);
        recorder.conclude(cases);
    }

    private static <V> V constant(ValueType<V> type, String text) throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement("select cast(? as " + type.postgresName() + ")::text")) {
            statement.setString(1, text);
            try (ResultSet row = statement.executeQuery()) {
                row.next();
                return type.parse(row.getString(1));
            }
        }
    }

    private static <V> V hql(ValueType<V> type, String text) {
        return hibernate.fromSession(session -> session.createSelectionQuery(
                        "select cast('" + text.replace("'", "''") + "' as "
                                + type.javaType().getSimpleName() + ")",
                        type.javaType())
                .getSingleResult());
    }
}

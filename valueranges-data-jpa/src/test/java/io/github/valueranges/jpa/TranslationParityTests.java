package io.github.valueranges.jpa;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.valueranges.RangeAlgebra;
import io.github.valueranges.RangeSetType;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.jpa.TranslationSupport.Row;
import io.github.valueranges.oracles.Recorder;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Stream;
import org.hibernate.SessionFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Every member that the table of what runs where gives to the server answers there, over the rows of a table and for
 * every type, what it answers in memory over the rows as loaded: as a projection, as an order and as a filter. Operands
 * are parameters, null among them, columns of another row, and what other functions answer. It says nothing about
 * values beyond those of {@link Probes}, some of which {@link EveryTypeFunctionTests} asks one by one.
 */
class TranslationParityTests {

    private static final int ROWS = EveryTypeRows.COUNT;
    private static final String FROM = " from Anything a join Anything b on b.id = mod(a.id + 1, " + ROWS + ")";
    private static final Map<String, Map<ValueType<?>, Method>> MEMBERS = TranslationSupport.members();

    private static SessionFactory factory;
    private static List<Object> loaded;

    /** An operand: its HQL, its value in a row, and the parameter if it is one. */
    private record Operand(String hql, Function<Integer, @Nullable Object> value, List<@Nullable Object> parameters) {}

    @BeforeAll
    static void open() {
        factory = Factories.create(Everything.ENTITY);
        loaded = EveryTypeRows.store(factory);
    }

    @AfterAll
    static void close() {
        factory.close();
    }

    @Test
    void inProjectionsOrdersAndFilters() {
        Recorder recorder = Recorder.of(TranslationParityTests.class, "inProjectionsOrdersAndFilters");
        long members = 0;
        for (Row row : TranslationSupport.rows()) {
            if (!row.onServer() || isOfMany(row)) {
                continue;
            }
            for (ValueType<?> type : types(row)) {
                for (List<Operand> operands : operands(row, type)) {
                    compare(row, type, operands, recorder);
                }
                members++;
            }
        }

        assertThat(members).isGreaterThan(1000);
        recorder.concludeAtLeast(2 * members);
    }

    @Test
    void asAggregatesOfGroups() {
        Recorder recorder = Recorder.of(TranslationParityTests.class, "asAggregatesOfGroups");
        long cases = 0;
        for (Row row : TranslationSupport.rows()) {
            if (!row.query().contains("_agg(")) {
                continue;
            }
            for (ValueType<?> type : types(row)) {
                List<ValueType<?>> inputs = new ArrayList<>(List.of(type));
                if (row.name().equals("toRangeSet")) {
                    inputs.add(((RangeSetType<?, ?, ?>) type).rangeType());
                }
                for (ValueType<?> input : inputs) {
                    String call = row.query().replace("{0}", "a." + Everything.attribute(input));
                    for (String filter : List.of("", " filter (where a.id > 2)")) {
                        String hql = "select mod(a.id, 4), " + call + filter
                                + " from Anything a group by mod(a.id, 4) having " + call
                                + " is not null order by mod(a.id, 4)";
                        List<List<@Nullable Object>> expected = new ArrayList<>();
                        for (int group = 0; group < 4; group++) {
                            List<Object> all = group(input, group, 0);
                            List<Object> some = filter.isEmpty() ? all : group(input, group, 3);
                            if (!all.isEmpty()) {
                                expected.add(Arrays.asList(
                                        (Object) group, some.isEmpty() ? null : collect(row, type, some)));
                            }
                        }
                        recorder.checkElements(() -> hql, expected, () -> rows(hql, List.of()));
                        cases++;
                    }
                }
            }
        }

        recorder.conclude(cases);
        assertThat(cases).isEqualTo((11 + 11 + 22) * 2);
    }

    @Test
    void asRowsOfARangeSet() {
        Recorder recorder = Recorder.of(TranslationParityTests.class, "asRowsOfARangeSet");
        for (RangeSetType<?, ?, ?> type : RangeSetType.all()) {
            String hql = "select a.id, o from Anything a join lateral range_unnest(a." + Everything.attribute(type)
                    + ") o where not range_is_empty(o) order by a.id, o";
            List<List<@Nullable Object>> expected = new ArrayList<>();
            for (int id = 0; id < ROWS; id++) {
                Object value = value(type, id);
                if (value != null) {
                    for (Object range : ((TypedRangeSet<?, ?, ?>) value).toList()) {
                        expected.add(Arrays.asList((long) id, range));
                    }
                }
            }
            recorder.checkElements(() -> hql, expected, () -> rows(hql, List.of()));
        }

        recorder.conclude(11);
    }

    @Test
    void asRowsOfASet() {
        Recorder recorder = Recorder.of(TranslationParityTests.class, "asRowsOfASet");
        for (SetType<?, ?> type : SetType.all()) {
            String attribute = "a." + Everything.attribute(type);
            String hql = "select a.id, index(o), o from Anything a join lateral set_unnest(" + attribute
                    + ") o where set_contains(" + attribute + ", o) order by a.id, index(o)";
            List<List<@Nullable Object>> expected = new ArrayList<>();
            for (int id = 0; id < ROWS; id++) {
                Object value = value(type, id);
                if (value != null) {
                    long index = 0;
                    for (Object element : ((TypedValueSet<?, ?>) value).toList()) {
                        expected.add(Arrays.asList((long) id, ++index, element));
                    }
                }
            }
            assertThat(expected).as(attribute).hasSizeGreaterThan(7);
            recorder.checkElements(() -> hql, expected, () -> rows(hql, List.of()));
        }

        recorder.conclude(14);
    }

    // --- one member ------------------------------------------------------------------------------------------------

    /** Whether the member takes many rows or answers many. */
    private static boolean isOfMany(Row row) {
        return row.query().contains("_agg(") || row.query().contains("_unnest(");
    }

    private static List<ValueType<?>> types(Row row) {
        return Objects.requireNonNull(MEMBERS.get(row.member())).keySet().stream()
                .filter(type -> !row.except().contains(type.javaType().getSimpleName()))
                .filter(ValueType.all()::contains)
                .toList();
    }

    /** The receiver where there is one, and the arguments. */
    private static List<List<Operand>> operands(Row row, ValueType<?> type) {
        Method method = method(row, type);
        if (Modifier.isStatic(method.getModifiers())) {
            Operand lower = bound((RangeType<?, ?, ?>) type, "lower");
            Operand upper = bound((RangeType<?, ?, ?>) type, "upper");
            return row.parameters().size() == 1
                    ? List.of(List.of(lower), List.of(upper))
                    : List.of(
                            List.of(lower, upper),
                            List.of(upper, lower),
                            List.of(lower, lower),
                            List.of(lower, parameter(elements(type).get(1))),
                            List.of(upper, parameter(null)));
        }
        Operand receiver = column("a", type);
        return row.parameters().isEmpty()
                ? List.of(List.of(receiver))
                : arguments(row, type)
                        .map(argument -> List.of(receiver, argument))
                        .toList();
    }

    private static Stream<Operand> arguments(Row row, ValueType<?> type) {
        return switch (row.parameters().get(0)) {
            case "element" -> {
                List<?> elements = elements(type);
                Stream<Operand> parameters = Stream.of(
                        parameter(elements.get(0)), parameter(elements.get(elements.size() / 2)), parameter(null));
                yield type instanceof SetType
                        ? parameters
                        : Stream.concat(parameters, Stream.of(bound("b", type, "lower")));
            }
            case "operand" ->
                Stream.of(
                        parameter(middle(rangeType(type))),
                        parameter(middle(rangeType(type).rangeSetType())),
                        parameter(null),
                        column("b", rangeType(type)),
                        column("b", rangeType(type).rangeSetType()));
            case "range" -> Stream.of(parameter(middle(rangeType(type))), column("b", rangeType(type)));
            case "rangeSet" -> {
                // The answer depends on what the operand is, so the query has to say it.
                RangeSetType<?, ?, ?> rangeSets = rangeType(type).rangeSetType();
                Object value = middle(rangeSets);
                yield Stream.of(
                        new Operand(
                                "cast(?1 as " + rangeSets.javaType().getSimpleName() + ")",
                                id -> value,
                                Arrays.asList(value)),
                        column("b", rangeSets));
            }
            case "set", "object" -> Stream.of(parameter(middle(type)), parameter(null), column("b", type));
            case "amount" ->
                Stream.of(parameter(EveryTypeFunctionTests.amounts((RangeType<?, ?, ?>) type)
                        .get(1)));
            default -> throw new IllegalArgumentException("no operand for " + row.member());
        };
    }

    private static Operand bound(RangeType<?, ?, ?> type, String which) {
        return bound("a", type, which);
    }

    private static Operand bound(String alias, ValueType<?> type, String which) {
        Operand column = column(alias, type);
        return new Operand(
                "range_" + which + "_bound(" + column.hql() + ")",
                id -> {
                    Object range = column.value().apply(id);
                    return range == null
                            ? null
                            : (which.equals("lower")
                                            ? ((RangeAlgebra<?, ?, ?>) range).lowerBound()
                                            : ((RangeAlgebra<?, ?, ?>) range).upperBound())
                                    .orElse(null);
                },
                List.of());
    }

    private static Operand column(String alias, ValueType<?> type) {
        return new Operand(
                alias + "." + Everything.attribute(type),
                id -> value(type, alias.equals("a") ? id : (id + 1) % ROWS),
                List.of());
    }

    private static Operand parameter(@Nullable Object value) {
        return new Operand("?1", id -> value, Arrays.asList(value));
    }

    @SuppressWarnings("unchecked") // what a member answers has an order
    private static void compare(Row row, ValueType<?> type, List<Operand> operands, Recorder recorder) {
        String call = row.query();
        List<@Nullable Object> parameters = new ArrayList<>();
        for (int i = 0; i < operands.size(); i++) {
            call = call.replace("{" + i + "}", operands.get(i).hql());
            parameters.addAll(operands.get(i).parameters());
        }
        String answer = call;
        List<List<@Nullable Object>> expected = new ArrayList<>();
        for (int id = 0; id < ROWS; id++) {
            expected.add(Arrays.asList((long) id, inMemory(row, type, operands, id)));
        }
        Object sought = expected.stream()
                .map(each -> each.get(1))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);

        // A comparison is no expression that HQL sorts by.
        String order = row.query().startsWith("{0} ")
                ? "case when " + answer + " then true when not (" + answer + ") then false end"
                : answer;
        String ordered = "select a.id, " + answer + FROM + " order by " + order + ", a.id";
        List<List<@Nullable Object>> sorted = new ArrayList<>(expected);
        sorted.sort(Comparator.comparing(
                each -> (Comparable<Object>) each.get(1), Comparator.nullsLast(Comparator.naturalOrder())));
        recorder.checkElements(
                () -> ordered + " " + parameters,
                sorted,
                () -> rows(ordered, parameters).stream()
                        .map(each -> Arrays.asList(each.get(0), Server.comparable(checked(row, type, each.get(1)))))
                        .toList());

        boolean condition = row.returns().equals("boolean");
        // An element beside a function is bound by Hibernate, which cuts times: a range of one is not cut.
        boolean element = row.returns().equals("element");
        List<@Nullable Object> withSought = new ArrayList<>(parameters);
        if (!condition && sought != null) {
            withSought.add(element ? singleton(rangeType(type), sought) : sought);
        }
        String filtered = "select a.id" + FROM + " where " + (element ? "range_singleton(" + answer + ")" : answer)
                + (condition ? "" : sought == null ? " is not null" : " = ?" + withSought.size()) + " order by a.id";
        List<List<@Nullable Object>> selected = expected.stream()
                .filter(each -> sought != null && (condition ? Boolean.TRUE : sought).equals(each.get(1)))
                .map(each -> each.subList(0, 1))
                .toList();
        recorder.checkElements(() -> filtered + " " + withSought, selected, () -> rows(filtered, withSought));
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // an element of the type
    private static Object singleton(RangeType type, Object element) {
        return type.singleton(element);
    }

    /** The table says what a query answers. */
    private static @Nullable Object checked(Row row, ValueType<?> type, @Nullable Object answer) {
        if (answer != null) {
            Class<?> expected = switch (row.returns()) {
                case "boolean" -> Boolean.class;
                case "integer" -> Integer.class;
                case "element" -> type.elementClass();
                case "range" -> rangeType(type).javaType();
                case "rangeSet" -> rangeType(type).rangeSetType().javaType();
                case "set" -> type.javaType();
                case "length", "other" -> Object.class;
                default -> throw new IllegalArgumentException("no such answer: " + row);
            };
            assertThat(answer).as(row.member()).isInstanceOf(expected);
        }
        return answer;
    }

    // --- memory ----------------------------------------------------------------------------------------------------

    private static @Nullable Object inMemory(Row row, ValueType<?> type, List<Operand> operands, int id) {
        List<Object> values = new ArrayList<>();
        for (Operand operand : operands) {
            Object value = operand.value().apply(id);
            if (value == null) {
                return null;
            }
            values.add(value);
        }
        Method method = method(row, type);
        Object receiver = Modifier.isStatic(method.getModifiers()) ? null : values.remove(0);
        Object answer = invoke(method, receiver, values.toArray());
        return Server.comparable(
                row.name().equals("compareTo") ? (Integer) Objects.requireNonNull(answer) < 0 : answer);
    }

    private static Method method(Row row, ValueType<?> type) {
        return Objects.requireNonNull(
                Objects.requireNonNull(MEMBERS.get(row.member())).get(type));
    }

    private static @Nullable Object invoke(Method method, @Nullable Object receiver, Object... arguments) {
        try {
            method.setAccessible(true);
            return method.invoke(receiver, arguments);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(method + " of " + receiver + Arrays.toString(arguments), e.getCause());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // the collector of the type is given values of the type
    private static @Nullable Object collect(Row row, ValueType<?> type, List<Object> values) {
        Collector collector = (Collector) Objects.requireNonNull(invoke(method(row, type), null));
        Object collected = values.stream().collect(collector);
        return collected instanceof Optional<?> optional ? optional.orElse(null) : collected;
    }

    private static List<Object> group(ValueType<?> type, int group, int from) {
        List<Object> values = new ArrayList<>();
        for (int id = group; id < ROWS; id += 4) {
            Object value = value(type, id);
            if (id >= from && value != null) {
                values.add(value);
            }
        }
        return values;
    }

    private static @Nullable Object value(ValueType<?> type, int id) {
        return Everything.get(loaded.get(id), type);
    }

    private static RangeType<?, ?, ?> rangeType(ValueType<?> type) {
        return type instanceof RangeSetType<?, ?, ?> rangeSets ? rangeSets.rangeType() : (RangeType<?, ?, ?>) type;
    }

    private static List<?> elements(ValueType<?> type) {
        return type instanceof SetType<?, ?> sets ? Probes.elements(sets) : Probes.elements(rangeType(type));
    }

    private static Object middle(ValueType<?> type) {
        List<?> values = EveryTypeRows.values(type);
        return Objects.requireNonNull(values.get(values.size() / 2));
    }

    private static List<List<@Nullable Object>> rows(String hql, List<@Nullable Object> parameters) {
        return factory.fromSession(session -> {
            var query = session.createSelectionQuery(hql, Object[].class);
            for (int i = 0; i < parameters.size(); i++) {
                query.setParameter(i + 1, parameters.get(i));
            }
            return query.list().stream()
                    .map(row -> Arrays.asList((@Nullable Object[]) row))
                    .toList();
        });
    }
}

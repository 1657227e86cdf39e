package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.invoke.MethodType;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Siblings have the same public members, whatever their type: where one has more or less, its domain says why, and it
 * is stated here once. Equal values are equal in every respect, whatever they were written as.
 */
class SiblingConventionsTests {

    // --- members -----------------------------------------------------------------------------------------------------

    /** What a type has beyond its siblings: conversions to the type of the same points in time. */
    private static final Map<String, Set<String>> CONVERSIONS = Map.of(
            "YearMonthRange", Set.of("static range from(LocalDateRange days)", "LocalDateRange toLocalDateRange()"),
            "YearMonthRangeSet",
                    Set.of("static range set from(LocalDateRangeSet days)", "LocalDateRangeSet toLocalDateRangeSet()"),
            "InstantRange", Set.of("OffsetDateTimeRange atOffset(ZoneOffset offset)"),
            "InstantRangeSet", Set.of("OffsetDateTimeRangeSet atOffset(ZoneOffset offset)"),
            "OffsetDateTimeRange", Set.of("InstantRange toInstantRange()"),
            "OffsetDateTimeRangeSet", Set.of("InstantRangeSet toInstantRangeSet()"));

    /** What type parameters are at run time, where a sibling with a primitive has an overload. */
    private static final Map<Class<?>, String> ERASED =
            Map.of(Object.class, "element", TypedRange.class, "range", TypedRangeSet.class, "range set");

    /** What a difference of two bounds is, which a domain has a type of its own for. */
    private static final Set<String> SPANS = Set.of("Optional<element>", "Optional<amount>", "OptionalDouble");

    /** Every public method with the types of its kind by their roles and the names of its parameters. */
    private static Set<String> members(Class<?> type, Map<Class<?>, String> roles, Class<?> amount) {
        Set<String> members = new TreeSet<>();
        for (Method method : type.getMethods()) {
            if (!method.isBridge() && !method.isSynthetic() && method.getDeclaringClass() != Object.class) {
                String parameters = Arrays.stream(method.getParameters())
                        .map(parameter -> (method.getName().equals("shift") && boxed(parameter.getType()) == amount
                                        ? "amount"
                                        : role(parameter.getParameterizedType(), roles))
                                + " " + parameter.getName())
                        .collect(Collectors.joining(", ", "(", ")"));
                // What is counted or compared is an int, and not a value of a type over int.
                String returned = method.getReturnType().isPrimitive()
                        ? method.getReturnType().getName()
                        : role(method.getGenericReturnType(), roles);
                if (method.getName().equals("length") && SPANS.contains(returned)) {
                    returned = "span";
                }
                members.add((Modifier.isStatic(method.getModifiers()) ? "static " : "") + returned + " "
                        + method.getName() + parameters);
            }
        }
        return members;
    }

    private static Class<?> boxed(Class<?> type) {
        return MethodType.methodType(type).wrap().returnType();
    }

    private static String role(Type type, Map<Class<?>, String> roles) {
        if (type instanceof Class<?> plain) {
            Class<?> element = plain.isArray() ? plain.getComponentType() : plain;
            String role = ERASED.getOrDefault(element, roles.get(boxed(element)));
            return (role == null ? element.getSimpleName() : role) + (plain.isArray() ? "[]" : "");
        }
        if (type instanceof ParameterizedType generic) {
            return Arrays.stream(generic.getActualTypeArguments())
                    .map(argument -> role(argument, roles))
                    .collect(Collectors.joining(", ", role(generic.getRawType(), roles) + "<", ">"));
        }
        if (type instanceof WildcardType wildcard) {
            return wildcard.getUpperBounds()[0] == Object.class
                    ? "?"
                    : "? extends " + role(wildcard.getUpperBounds()[0], roles);
        }
        if (type instanceof GenericArrayType array) {
            return role(array.getGenericComponentType(), roles) + "[]";
        }
        return switch (type.getTypeName()) {
            case "E" -> "element";
            case "A" -> "amount";
            case "R" -> "range";
            case "S" -> "range set";
            default -> type.getTypeName();
        };
    }

    /** Members that all siblings have, and by type those that only some have. */
    private static Map<String, Set<String>> differences(Map<String, Set<String>> members, int commonMembers) {
        Set<String> common = new TreeSet<>(members.values().iterator().next());
        members.values().forEach(common::retainAll);
        assertThat(common).hasSize(commonMembers);
        Map<String, Set<String>> differences = new TreeMap<>();
        members.forEach((type, all) -> {
            Set<String> more = new TreeSet<>(all);
            more.removeAll(common);
            if (!more.isEmpty()) {
                differences.put(type, more);
            }
        });
        return differences;
    }

    private static Map<String, Set<String>> members(boolean discrete, Function<RangeType<?, ?, ?>, Class<?>> javaType) {
        Map<String, Set<String>> members = new TreeMap<>();
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            if (type.isDiscrete() == discrete) {
                Class<?> amount = discrete ? Long.class : amount(type);
                Map<Class<?>, String> roles = new java.util.HashMap<>();
                if (amount != Long.class) {
                    roles.put(amount, "amount");
                }
                roles.put(type.elementClass(), "element");
                SetType.all().stream()
                        .filter(set -> set.elementClass() == type.elementClass())
                        .forEach(set -> roles.put(set.javaType(), "value set"));
                roles.put(type.javaType(), "range");
                roles.put(type.rangeSetType().javaType(), "range set");
                members.put(javaType.apply(type).getSimpleName(), members(javaType.apply(type), roles, amount));
            }
        }
        return members;
    }

    private static Class<?> amount(RangeType<?, ?, ?> type) {
        return Domain.all().stream()
                .filter(domain -> domain.type() == type)
                .findAny()
                .orElseThrow()
                .amount()
                .apply(1)
                .getClass();
    }

    @ParameterizedTest(name = "discrete: {0}")
    @org.junit.jupiter.params.provider.ValueSource(booleans = {true, false})
    void rangesOfOneKindHaveTheSameMembers(boolean discrete) {
        Map<String, Set<String>> members = members(discrete, RangeType::javaType);
        assertThat(members).hasSize(discrete ? 4 : 7);
        Map<String, Set<String>> expected = new TreeMap<>(CONVERSIONS);
        expected.keySet().retainAll(members.keySet());
        assertThat(differences(members, discrete ? 58 : 57)).isEqualTo(expected);
    }

    @ParameterizedTest(name = "discrete: {0}")
    @org.junit.jupiter.params.provider.ValueSource(booleans = {true, false})
    void rangeSetsOfOneKindHaveTheSameMembers(boolean discrete) {
        Map<String, Set<String>> members =
                members(discrete, type -> type.rangeSetType().javaType());
        assertThat(members).hasSize(discrete ? 4 : 7);
        Map<String, Set<String>> expected = new TreeMap<>(CONVERSIONS);
        expected.keySet().retainAll(members.keySet());
        assertThat(differences(members, discrete ? 61 : 59)).isEqualTo(expected);
    }

    /** Only what has a step can be counted through. */
    @Test
    void discreteTypesHaveValuesMore() {
        for (Function<RangeType<?, ?, ?>, Class<?>> javaType : List.<Function<RangeType<?, ?, ?>, Class<?>>>of(
                RangeType::javaType, type -> type.rangeSetType().javaType())) {
            for (Set<String> discrete : members(true, javaType).values()) {
                assertThat(discrete).contains("Stream<element> values()");
            }
            for (Set<String> continuous : members(false, javaType).values()) {
                assertThat(continuous).noneMatch(member -> member.contains(" values("));
            }
        }
    }

    /** Two bare bounds would be a guess; what moves, and what is nearest, is one range. */
    @Test
    void noRangeIsMadeOfTwoBareBoundsAndNoRangeSetMoves() {
        int asked = 0;
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            assertThat(type.javaType().getMethods())
                    .extracting(Method::getName)
                    .contains("closed", "shift", "clamp")
                    .doesNotContain("of");
            assertThat(type.rangeSetType().javaType().getMethods())
                    .extracting(Method::getName)
                    .contains("of", "merge")
                    .doesNotContain("shift", "clamp");
            asked++;
        }
        assertThat(asked).isEqualTo(11);
    }

    // --- spellings ---------------------------------------------------------------------------------------------------

    static List<Domain<?, ?, ?>> domains() {
        return Domain.all();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("domains")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void equalValuesAreEqualInEveryRespect(
            Domain<E, R, S> domain) throws Exception {
        Shapes<E, R, S> shapes = new Shapes<>(domain);
        int ranges = judge(shapes.ranges().stream().map(shapes::range).toList());
        int rangeSets = judge(shapes.rangeSets().stream().map(shapes::rangeSet).toList());
        assertThat(ranges).isEqualTo(shapes.ranges().size() * shapes.ranges().size());
        assertThat(rangeSets)
                .isEqualTo(shapes.rangeSets().size() * shapes.rangeSets().size());
    }

    /** Order, equality, hash, and what comes back from a stream, over every pair; returns how many there were. */
    private static <V extends Comparable<V>> int judge(List<V> values) throws Exception {
        List<Object> read = new ArrayList<>();
        for (V value : values) {
            Object again = throughStream(value);
            assertThat(again).isEqualTo(value).hasSameClassAs(value).hasToString(value.toString());
            read.add(again);
        }
        int pairs = 0;
        for (int i = 0; i < values.size(); i++) {
            for (int j = 0; j < values.size(); j++) {
                V a = values.get(i);
                V b = values.get(j);
                boolean equal = a.equals(b);
                assertThat(a.compareTo(b) == 0).as("%s compared with %s", a, b).isEqualTo(equal);
                assertThat(read.get(i).equals(b)).as("%s read and %s", a, b).isEqualTo(equal);
                if (equal) {
                    assertThat(a.hashCode()).as("hash of %s and %s", a, b).isEqualTo(b.hashCode());
                }
                pairs++;
            }
        }
        return pairs;
    }

    private static Object throughStream(Object value) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return in.readObject();
        }
    }
}

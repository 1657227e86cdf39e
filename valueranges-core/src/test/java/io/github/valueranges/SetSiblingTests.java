package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayOutputStream;
import java.io.NotSerializableException;
import java.io.ObjectOutputStream;
import java.lang.invoke.MethodType;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.Spliterator;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Value sets are siblings: each class has the members of the others, for its own element. */
class SetSiblingTests {

    /** What is declared for a primitive element beside what every set inherits. */
    private static final List<String> PRIMITIVE = List.of("S add(e)", "S remove(e)", "boolean contains(e)");

    static Stream<SetType<?, ?>> types() {
        return SetType.all().stream();
    }

    /** Whether a method takes the elements as the primitive type that literals of the element have. */
    private static boolean hasPrimitive(SetType<?, ?> type) {
        return MethodType.methodType(type.elementClass()).unwrap().returnType().isPrimitive();
    }

    /** The range set type over the same elements, if these have a step. */
    private static Stream<RangeSetType<?, ?, ?>> discreteRangeSets(SetType<?, ?> type) {
        return RangeSetType.all().stream()
                .filter(rangeSet -> rangeSet.rangeType().isDiscrete())
                .filter(rangeSet -> rangeSet.elementClass() == type.elementClass());
    }

    private static Class<?> primitive(SetType<?, ?> type) {
        Class<?> primitive = MethodType.methodType(type.elementClass()).unwrap().returnType();
        return primitive == short.class ? int.class : primitive;
    }

    /** Without it a parallel stream may give any of the elements for the first ones. */
    @ParameterizedTest
    @MethodSource("types")
    void theViewOfASetKeepsItsOrderInEveryStream(SetType<?, ?> type) {
        Set<?> view = type.parse(type.example()).asSet();
        assertThat(view.spliterator().characteristics())
                .isEqualTo(Spliterator.ORDERED
                        | Spliterator.DISTINCT
                        | Spliterator.NONNULL
                        | Spliterator.IMMUTABLE
                        | Spliterator.SIZED
                        | Spliterator.SUBSIZED);
        assertThat(view.parallelStream().limit(1).toList())
                .isEqualTo(view.stream().limit(1).toList());
    }

    @ParameterizedTest
    @MethodSource("types")
    <E, S extends TypedValueSet<E, S>> void anActionIsGivenEachElementInOrder(SetType<E, S> type) {
        S set = type.parse(type.example());
        List<E> given = new ArrayList<>();
        set.forEach(given::add);
        assertThat(given).isEqualTo(set.toList()).hasSize(2);
    }

    @ParameterizedTest
    @MethodSource("types")
    void aSetIsSerializableAndItsViewIsNot(SetType<?, ?> type) throws Exception {
        TypedValueSet<?, ?> set = type.parse(type.example());
        try (ObjectOutputStream out = new ObjectOutputStream(new ByteArrayOutputStream())) {
            out.writeObject(set);
            assertThatExceptionOfType(NotSerializableException.class).isThrownBy(() -> out.writeObject(set.asSet()));
        }
    }

    /** The public methods of a class, with S for the set, E for the element and e for its primitive type. */
    private static TreeSet<String> members(SetType<?, ?> type) {
        TreeSet<String> members = new TreeSet<>();
        for (Method method : type.javaType().getDeclaredMethods()) {
            if (Modifier.isPublic(method.getModifiers()) && !method.isSynthetic()) {
                StringBuilder member = new StringBuilder(generic(type, method.getGenericReturnType()))
                        .append(' ')
                        .append(
                                method.getName().equals("to" + type.javaType().getSimpleName())
                                        ? "toS"
                                        : method.getName())
                        .append('(');
                for (Type parameter : method.getGenericParameterTypes()) {
                    member.append(generic(type, parameter));
                }
                members.add(member.append(')').toString());
            }
        }
        return members;
    }

    private static String generic(SetType<?, ?> type, Type of) {
        String name = of.getTypeName()
                .replace(type.javaType().getName(), "S")
                .replace("? extends java.lang.Number", "E")
                .replace(type.elementClass().getName(), "E");
        if (hasPrimitive(type)) {
            name = name.equals(primitive(type).getName())
                    ? "e"
                    : name.replace(primitive(type).getName() + "[]", "E[]");
        }
        return name;
    }

    @ParameterizedTest
    @MethodSource("types")
    void everySetHasTheMembersOfTheOthers(SetType<?, ?> type) {
        TreeSet<String> expected = members(SetType.STRING);
        // A string is an element of this sibling and a literal of all of them.
        expected.remove("S valueOf(E)");
        expected.add("S valueOf(java.lang.String)");
        if (hasPrimitive(type)) {
            expected.addAll(PRIMITIVE);
        }
        discreteRangeSets(type)
                .forEach(rangeSet -> expected.add(rangeSet.javaType().getName() + " toRangeSet()"));
        TreeSet<String> members = members(type);
        if (type == SetType.STRING) {
            members.remove("S valueOf(E)");
            members.add("S valueOf(java.lang.String)");
        }

        assertThat(members)
                .isEqualTo(expected)
                .hasSize(7
                        + (hasPrimitive(type) ? PRIMITIVE.size() : 0)
                        + (int) discreteRangeSets(type).count());
    }

    @Test
    void everySetIsCompared() {
        List<Class<?>> sets = Arrays.stream(TypedValueSet.class.getPermittedSubclasses())
                .filter(set -> set != WrapperSet.class)
                .toList();
        assertThat(types().<Class<?>>map(SetType::javaType)).hasSize(14).containsExactlyInAnyOrderElementsOf(sets);
        assertThat(types().filter(SetSiblingTests::hasPrimitive)).hasSize(5);
        assertThat(types().flatMap(SetSiblingTests::discreteRangeSets)).hasSize(4);
    }

    @ParameterizedTest
    @MethodSource("types")
    void nothingElseIsPublic(SetType<?, ?> type) {
        assertThat(type.javaType().getConstructors()).isEmpty();
        assertThat(Arrays.stream(type.javaType().getFields()).map(Member::getName))
                .isEmpty();
        assertThat(Modifier.isFinal(type.javaType().getModifiers())).isTrue();
    }
}

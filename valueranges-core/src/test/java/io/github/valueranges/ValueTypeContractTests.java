package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.valueranges.oracles.ElementTexts;
import java.io.Serializable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every type that the descriptors list, whichever it is; a new type is judged by being listed. */
@Tag("server")
class ValueTypeContractTests {

    static Stream<ValueType<?>> types() {
        return ValueType.all().stream();
    }

    static Stream<RangeType<?, ?, ?>> rangeTypes() {
        return RangeType.all().stream();
    }

    // --- the descriptors -------------------------------------------------------------------------------------------

    @Test
    void everyConcreteTypeIsListedOnce() {
        List<Class<?>> leaves = new ArrayList<>();
        collectLeaves(RangeLike.class, leaves);
        collectLeaves(ValueSet.class, leaves);
        leaves.remove(WrapperSet.class);
        List<Class<?>> listed = new ArrayList<>();
        for (ValueType<?> type : ValueType.all()) {
            listed.addAll(type.variants().isEmpty() ? List.of(type.javaType()) : type.variants());
        }

        assertThat(listed)
                .containsExactlyInAnyOrderElementsOf(new HashSet<>(leaves))
                .hasSize(11 * 5 + 11 + 14);
        assertThat(ValueType.all())
                .hasSize(2 * RangeType.all().size() + SetType.all().size())
                .containsAll(RangeType.all())
                .containsAll(RangeSetType.all())
                .containsAll(SetType.all());
        assertThat(RangeSetType.all())
                .isEqualTo(RangeType.all().stream()
                        .map(type -> (Object) type.rangeSetType())
                        .toList());
    }

    private static void collectLeaves(Class<?> type, List<Class<?>> leaves) {
        if (type.isSealed()) {
            for (Class<?> permitted : type.getPermittedSubclasses()) {
                collectLeaves(permitted, leaves);
            }
        } else {
            leaves.add(type);
        }
    }

    @Test
    void everyJavaClassAndEveryNameOfAClassIsOfOneType() {
        Set<Class<?>> classes = new HashSet<>();
        for (ValueType<?> type : ValueType.all()) {
            assertThat(classes.add(type.javaType())).isTrue();
            type.variants().forEach(variant -> assertThat(classes.add(variant)).isTrue());
            assertThat(ValueType.of(type.javaType())).contains(type);
            type.variants().forEach(variant -> assertThat(ValueType.of(variant)).contains(type));
        }
        for (Class<?> other : List.of(
                Object.class, String.class, Range.class, RangeAlgebra.class, ValueSet.class, WrapperSet.class)) {
            assertThat(ValueType.of(other)).isEqualTo(Optional.empty());
        }
    }

    /** A constant that is in no list would be seen by no loop; an entry without a constant could not be named. */
    @Test
    void theListsAreTheConstants() throws IllegalAccessException {
        assertThat(constants(RangeType.class)).hasSize(11).isEqualTo(RangeType.all());
        assertThat(constants(SetType.class)).hasSize(14).isEqualTo(SetType.all());
        assertThat(constants(RangeSetType.class)).isEmpty();
        assertThat(RangeSetType.all().stream()
                        .<Object>map(RangeSetType::rangeType)
                        .toList())
                .isEqualTo(RangeType.all());
        assertThat(RangeType.all().stream().<Object>map(RangeType::rangeSetType).toList())
                .isEqualTo(RangeSetType.all());
    }

    /** What the public constants of a descriptor class are, in the order they are declared in. */
    private static List<Object> constants(Class<?> descriptor) throws IllegalAccessException {
        List<Object> constants = new ArrayList<>();
        for (Field field : descriptor.getFields()) {
            assertThat(Modifier.isStatic(field.getModifiers()))
                    .as(field.toString())
                    .isTrue();
            constants.add(field.get(null));
        }
        return constants;
    }

    @Test
    void theListsCannotBeChanged() {
        for (List<?> list : List.of(ValueType.all(), RangeType.all(), RangeSetType.all(), SetType.all())) {
            assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> list.remove(0));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("types")
    void theDescriptorDescribesItsType(ValueType<?> type) {
        assertThat(type.toString()).isEqualTo(type.postgresName());
        assertThat(type.isInstance(type.empty())).isTrue();
        assertThat(type.isInstance("x")).isFalse();
        Object empty = type.empty();
        assertThat((Object) type.cast(empty)).isSameAs(empty);
        assertThatExceptionOfType(ClassCastException.class).isThrownBy(() -> type.cast("x"));
        for (Class<?> variant : type.variants()) {
            assertThat(type.javaType()).isAssignableFrom(variant);
            assertThat(variant.isRecord() && Modifier.isFinal(variant.getModifiers()))
                    .isTrue();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("types")
    void theServerKnowsTheNamesAndReadsTheExample(ValueType<?> type) {
        assertThat(PostgresAnswers.rows(
                        "select to_regtype(n) in (select typarray from pg_type where oid = to_regtype(e)"
                                + " union select rngtypid from pg_range where rngsubtype = to_regtype(e)"
                                + " union select rngmultitypid from pg_range where rngsubtype = to_regtype(e)),"
                                + " pg_input_is_valid(l, n)"
                                + " from unnest(?::text[], ?::text[], ?::text[]) as t(n, e, l)",
                        List.of(type.postgresName()),
                        List.of(type.postgresElementName()),
                        List.of(storedExample(type))))
                .containsExactly(List.of("t", "t"));
    }

    // --- the values ------------------------------------------------------------------------------------------------

    @ParameterizedTest(name = "{0}")
    @MethodSource("types")
    void theExampleAndEveryValueComeBackFromTheirText(ValueType<?> type) {
        List<Object> values = new ArrayList<>(TypeSamples.of(type));
        values.add(type.parse(type.example()));

        assertThat(type.parse(type.example())).hasToString(type.example());
        assertThat(values).hasSize(1 + TypeSamples.countOf(type)).allSatisfy(value -> {
            Object again = type.parse(value.toString());
            assertThat(again).isEqualTo(value).hasSameHashCodeAs(value).hasToString(value.toString());
            assertThat(type.parse(new StringBuilder(value.toString()))).isEqualTo(value);
            assertThat(value)
                    .isInstanceOf(Serializable.class)
                    .isNotEqualTo(value.toString())
                    .isNotEqualTo(null);
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("types")
    void theServerReadsEveryTextAsTheSameValue(ValueType<?> type) {
        List<Object> values = TypeSamples.of(type);
        List<String> texts =
                values.stream().map(value -> storedLiteral(type, value)).toList();
        List<List<String>> rows = PostgresAnswers.rows(
                "select (a::" + type.postgresName()
                        + ")::text from unnest(?::text[]) with ordinality as t(a, n) order by n",
                texts);

        assertThat(rows).hasSameSizeAs(texts);
        for (int i = 0; i < texts.size(); i++) {
            Object read = type.parse(rows.get(i).get(0));
            assertThat(read).isEqualTo(values.get(i));
            if (type.elementClass() != OffsetDateTime.class) { // the server does not keep the offset
                assertThat(read).hasToString(values.get(i).toString());
            }
        }
    }

    private static <V> String storedExample(ValueType<V> type) {
        return type.toStoredLiteral(type.parse(type.example()));
    }

    private static <V> String storedLiteral(ValueType<V> type, Object value) {
        return type.toStoredLiteral(type.cast(value));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("types")
    void everyClassOfTheTypeHasAValueOf(ValueType<?> type) throws ReflectiveOperationException {
        int asked = 0;
        for (Object value : TypeSamples.of(type)) {
            for (Class<?> declared : TypeSamples.declarable(type, value)) {
                Method valueOf = declared.getMethod("valueOf", String.class);
                assertThat(Modifier.isStatic(valueOf.getModifiers())).isTrue();
                assertThat(declared).isAssignableFrom(valueOf.getReturnType());
                assertThat(valueOf.invoke(null, value.toString())).isEqualTo(value);
                asked++;
            }
        }
        assertThat(asked).isEqualTo(TypeSamples.declarableCountOf(type));
        assertThat(type.javaType().getMethod("parse", CharSequence.class).invoke(null, type.example()))
                .isEqualTo(type.parse(type.example()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("types")
    @SuppressWarnings({"unchecked", "rawtypes"}) // values of one type
    void theOrderIsConsistentWithEquality(ValueType<?> type) {
        List<Object> values = TypeSamples.of(type);
        int pairs = 0;
        for (Object a : values) {
            for (Object b : values) {
                int order = ((Comparable) a).compareTo(b);
                assertThat(order == 0).isEqualTo(a.equals(b));
                assertThat(Integer.signum(((Comparable) b).compareTo(a))).isEqualTo(-Integer.signum(order));
                pairs++;
            }
        }
        assertThat(pairs).isEqualTo(values.size() * values.size());
        List<Object> sorted = new ArrayList<>(values);
        Collections.shuffle(sorted, new java.util.Random(7));
        sorted.sort((a, b) -> ((Comparable) a).compareTo(b));
        assertThat(sorted.get(0)).isEqualTo(type.empty());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("types")
    void noTextOfAnotherKindIsALiteral(ValueType<?> type) {
        for (String literal : List.of("", " ", "null", "x", "[", "{", "[]", "[,", "{[,}", "[\"", "empty x", "{} x")) {
            assertThatExceptionOfType(LiteralParseException.class)
                    .as("%s of %s", literal, type)
                    .isThrownBy(() -> type.parse(literal))
                    .satisfies(refusal -> {
                        assertThat(refusal.getErrorIndex()).isBetween(0, literal.length());
                        assertThat(refusal.getExcerpt()).isEqualTo(literal);
                        assertThat(refusal)
                                .hasMessage(refusal.getExpected() + " at index " + refusal.getErrorIndex() + " in \""
                                        + literal + "\"");
                        assertThat(refusal.getMessage()).doesNotContain("io.github", "LocalDate", "String");
                    });
        }
    }

    // --- patterns ---------------------------------------------------------------------------------------------------

    @Test
    void everyTextOfAValueIsMatchedByThePatternOfItsType() {
        int matched = 0;
        int free = 0;
        for (ValueType<?> type : ValueType.all()) {
            if (type == SetType.STRING) {
                assertThat(type.literalPattern()).isEmpty();
                free++;
                continue;
            }
            for (Object value : TypeSamples.of(type)) {
                assertThat(value.toString()).matches(type.literalPattern().orElseThrow());
                assertThat(value + "x").doesNotMatch(type.literalPattern().orElseThrow());
                matched++;
            }
        }
        assertThat(free).isEqualTo(1);
        assertThat(matched).isEqualTo(11 * 8 + 11 * 5 + 13 * 3);
    }

    /** A browser refuses such a class in the attribute {@code pattern} of a field, and then asks nothing of the text. */
    @Test
    void noPatternHasAClassWithABracketOrADashThatStandsForItself() {
        int classes = 0;
        for (ValueType<?> type : ValueType.all()) {
            String pattern = type.literalPattern().orElse("");
            for (int i = 0; i < pattern.length(); i++) {
                if (pattern.charAt(i) == '\\') {
                    i++;
                } else if (pattern.charAt(i) == '[') {
                    int end = i + 1;
                    while (pattern.charAt(end) != ']') {
                        end += pattern.charAt(end) == '\\' ? 2 : 1;
                    }
                    assertThat(pattern.substring(i, end + 1))
                            .matches("\\[(?:[0-9A-Za-z]-[0-9A-Za-z]|[0-9A-Za-z+]|\\\\.)+]");
                    classes++;
                    i = end;
                }
            }
        }
        assertThat(classes).isEqualTo(1436);
    }

    @Test
    void everyTextOfAnElementIsMatchedByItsPattern() {
        int matched = 0;
        for (SetType<?, ?> type : SetType.all()) {
            if (type != SetType.STRING) {
                matched += matchedElements(type);
            }
        }
        assertThat(SetType.STRING.elementPattern()).isEmpty();
        assertThat(matched).isEqualTo(128);
    }

    private static <E, S extends TypedValueSet<E, S>> int matchedElements(SetType<E, S> type) {
        int matched = 0;
        for (String text : ElementTexts.atTheEdges()) {
            E element;
            try {
                element = type.parseElement(text);
            } catch (LiteralParseException refused) {
                if (!isOutOfRange(text, type)) {
                    assertThat(text).doesNotMatch(type.elementPattern().orElseThrow());
                }
                continue;
            }
            assertThat(type.formatElement(element))
                    .matches(type.elementPattern().orElseThrow());
            assertThat(type.of(List.of(element)).toString())
                    .matches(type.literalPattern().orElseThrow());
            matched++;
        }
        return matched;
    }

    /** Whether a type with the same pattern reads a text: no pattern says how large a number of 16 bits may be. */
    private static boolean isOutOfRange(String text, SetType<?, ?> refusing) {
        for (SetType<?, ?> type : SetType.all()) {
            if (type.elementPattern().equals(refusing.elementPattern())) {
                try {
                    type.parseElement(text);
                    return true;
                } catch (LiteralParseException refused) {
                    // Nor is it one of this type.
                }
            }
        }
        return false;
    }

    record Name(String value) {}

    record Start(LocalDate value) {}

    @Test
    void theTextOfAWrapperIsMatchedAsWhatItWraps() {
        assertThat(SetType.wrapper(Start.class).elementPattern()).isEqualTo(SetType.LOCAL_DATE.elementPattern());
        assertThat(SetType.wrapper(Start.class).literalPattern()).isEqualTo(SetType.LOCAL_DATE.literalPattern());
        assertThat(SetType.wrapper(Name.class).elementPattern()).isEmpty();
    }

    private static final Map<String, String> IN_WORDS = Map.of(
            "Empty", "empty",
            "Finite", "finite",
            "UnboundedStart", "unbounded at the start",
            "UnboundedEnd", "unbounded at the end",
            "Unbounded", "unbounded");

    // --- ranges ----------------------------------------------------------------------------------------------------

    @ParameterizedTest(name = "{0}")
    @MethodSource("rangeTypes")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void everyShapeHasExactlyItsComponents(
            RangeType<E, R, S> type) {
        List<String> start = List.of("start");
        List<String> end = List.of("end");
        List<List<String>> shapes = type.variants().stream()
                .map(variant -> Stream.of(variant.getRecordComponents())
                        .map(RecordComponent::getName)
                        .filter(name -> !name.endsWith("Inclusive"))
                        .toList())
                .toList();

        assertThat(shapes).containsExactlyInAnyOrder(List.of(), List.of(), start, end, List.of("start", "end"));
        assertThat(type.variants().stream().map(Class::getSimpleName))
                .containsExactlyInAnyOrder("Empty", "Finite", "UnboundedStart", "UnboundedEnd", "Unbounded");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rangeTypes")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void aVariantIsRequiredByShape(
            RangeType<E, R, S> type) {
        int refused = 0;
        for (Object sample : TypeSamples.of(type)) {
            R range = type.cast(sample);
            for (Class<? extends R> variant : type.variants()) {
                if (variant.isInstance(range)) {
                    assertThat((Object) type.requireVariant(variant, range)).isSameAs(range);
                } else {
                    assertThatExceptionOfType(IllegalArgumentException.class)
                            .isThrownBy(() -> type.requireVariant(variant, range))
                            .withMessageStartingWith(
                                    "expected a range that is " + IN_WORDS.get(variant.getSimpleName()) + " at index 0")
                            .withMessageContaining(range.toString())
                            .satisfies(refusal -> assertThat(refusal.getMessage())
                                    .doesNotContain(type.javaType().getSimpleName(), variant.getName()));
                    refused++;
                }
            }
        }
        assertThat(refused).isEqualTo(TypeSamples.of(type).size() * 4);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rangeTypes")
    <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void anElementComesBackFromItsText(
            RangeType<E, R, S> type) {
        R range = type.parse(type.example());
        for (E element :
                List.of(range.lowerBound().orElseThrow(), range.upperBound().orElseThrow())) {
            assertThat(type.parseElement(type.formatElement(element))).isEqualTo(element);
            assertThat(type.singleton(element).contains(element)).isTrue();
            assertThat(type.elementClass().isInstance(element)).isTrue();
        }
        assertThat(type.rangeSetType().rangeType()).isSameAs(type);
        assertThat((Object) type.between(null, true, null, true)).isSameAs(type.unbounded());
    }
}

package io.github.valueranges;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Values of another type, which raw generics let in, are never taken for values of the type. */
@SuppressWarnings({"unchecked", "rawtypes"}) // what this is about
class ForeignOperandTests {

    private static final List<BiFunction<RangeAlgebra, RangeAlgebra, Object>> RELATIONS_OF_RANGES = List.of(
            RangeAlgebra::contains,
            RangeAlgebra::isContainedBy,
            RangeAlgebra::overlaps,
            RangeAlgebra::isAdjacentTo,
            RangeAlgebra::isStrictlyLeftOf,
            RangeAlgebra::isStrictlyRightOf,
            RangeAlgebra::doesNotExtendRightOf,
            RangeAlgebra::doesNotExtendLeftOf,
            RangeAlgebra::merge,
            RangeAlgebra::gap,
            RangeAlgebra::union,
            RangeAlgebra::except);

    private static final List<BiFunction<TypedValueSet, TypedValueSet, Object>> RELATIONS_OF_SETS = List.of(
            TypedValueSet::overlaps,
            TypedValueSet::isSubsetOf,
            TypedValueSet::isSupersetOf,
            TypedValueSet::union,
            TypedValueSet::intersect,
            TypedValueSet::except,
            TypedValueSet::compareTo);

    private static void refused(Supplier<Object> call, String as) {
        assertThatExceptionOfType(ClassCastException.class).as(as).isThrownBy(call::get);
    }

    @Test
    void noRangeOrRangeSetIsMadeOfThoseOfAnotherType() {
        int refused = 0;
        for (RangeType type : RangeType.all()) {
            for (RangeType<?, ?, ?> other : RangeType.all()) {
                if (type == other) {
                    continue;
                }
                for (Object range : TypeSamples.of(other)) {
                    String as = type + " of " + other + " " + range;
                    refused(() -> type.rangeSetType().of(List.of(range)), as);
                    refused(() -> Stream.of(range).collect(type.rangeSetType().toRangeSet()), as);
                    refused++;
                }
                Object set = other.rangeSetType().unbounded();
                refused(() -> type.rangeSetType().of(Arrays.asList(type.unbounded(), set)), type + " " + set);
                refused(() -> Stream.of(set).collect(type.rangeSetType().toRangeSet()), type + " " + set);
            }
        }
        assertThat(refused).isEqualTo(11 * 10 * 8);
    }

    /** Of each shape, empty ones on either side included: these are no values of the type either. */
    @Test
    void noRelationOrOperationTakesAnOperandOfAnotherType() {
        int refused = 0;
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            for (RangeType<?, ?, ?> other : RangeType.all()) {
                if (type == other) {
                    continue;
                }
                List<Object> operands = new ArrayList<>(TypeSamples.of(other));
                operands.add(other.rangeSetType().empty());
                operands.add(other.rangeSetType().unbounded());
                operands.add(other.rangeSetType().parse(other.rangeSetType().example()));
                List<Object> receivers = new ArrayList<>(TypeSamples.of(type));
                receivers.add(type.rangeSetType().empty());
                receivers.add(type.rangeSetType().unbounded());
                for (Object receiver : receivers) {
                    for (Object operand : operands) {
                        for (int i = 0; i < RELATIONS_OF_RANGES.size(); i++) {
                            BiFunction<RangeAlgebra, RangeAlgebra, Object> relation = RELATIONS_OF_RANGES.get(i);
                            refused(
                                    () -> relation.apply((RangeAlgebra) receiver, (RangeAlgebra) operand),
                                    type + " " + receiver + " relation " + i + " " + other + " " + operand);
                            refused++;
                        }
                    }
                }
            }
        }
        assertThat(refused).isEqualTo(11 * 10 * 10 * 11 * 12);
    }

    record Left(String value) {}

    record Right(String value) {}

    @Test
    void noSetTakesAnOperandOfAnotherType() {
        List<SetType<?, ?>> types = new ArrayList<>(SetType.all());
        types.add(SetType.wrapper(Left.class));
        types.add(SetType.wrapper(Right.class));
        int refused = 0;
        for (SetType<?, ?> type : types) {
            for (SetType<?, ?> other : types) {
                if (type == other) {
                    continue;
                }
                TypedValueSet receiver = type.parse(type.example());
                TypedValueSet operand = other.parse(other.example());
                for (int i = 0; i < RELATIONS_OF_SETS.size(); i++) {
                    BiFunction<TypedValueSet, TypedValueSet, Object> relation = RELATIONS_OF_SETS.get(i);
                    refused(() -> relation.apply(receiver, operand), type + " relation " + i + " " + other);
                    refused++;
                }
            }
        }
        assertThat(refused).isEqualTo(16 * 15 * 7);
    }

    @Test
    void noSetIsMadeOfTheElementsOfAnotherType() {
        List<SetType<?, ?>> types = new ArrayList<>(SetType.all());
        types.add(SetType.wrapper(Left.class));
        types.add(SetType.wrapper(Right.class));
        int refused = 0;
        for (SetType type : types) {
            for (SetType<?, ?> other : types) {
                if (type == other) {
                    continue;
                }
                String as = type + " of elements of " + other;
                Object element = other.parse(other.example()).toList().get(0);
                TypedValueSet set = type.parse(type.example());
                TypedValueSet empty = type.empty();
                refused(() -> type.of(List.of(element)), as);
                refused(() -> Stream.of(element).collect(type.toSet()), as);
                refused(() -> set.add(element), as);
                refused(() -> empty.add(element), as);
                refused(() -> set.remove(element), as);
                refused(() -> empty.contains(element), as);
                refused(() -> type.unwrap(element), as);
                refused(() -> type.formatElement(element), as);
                refused++;
            }
        }
        assertThat(refused).isEqualTo(16 * 15);
        assertThatExceptionOfType(ClassCastException.class)
                .isThrownBy(() -> DoubleSet.of((List<Double>) (List) List.of(1)))
                .withMessage("1 is no Double: expected an element of that type");
    }

    @Test
    void noTypeTakesASetOfAnother() {
        List<SetType<?, ?>> types = new ArrayList<>(SetType.all());
        types.add(SetType.wrapper(Left.class));
        types.add(SetType.wrapper(Right.class));
        int refused = 0;
        for (SetType type : types) {
            for (SetType<?, ?> other : types) {
                for (Object set : TypeSamples.of(other)) {
                    String as = type + " of " + other + " " + set;
                    assertThat(type.isInstance(set)).as(as).isEqualTo(type == other);
                    if (type == other) {
                        assertThat((Object) type.cast(set)).isSameAs(set);
                    } else {
                        refused(() -> type.cast(set), as);
                        refused(() -> type.toStoredLiteral((TypedValueSet) set), as);
                        refused(() -> type.toBackingList((TypedValueSet) set), as);
                        refused++;
                    }
                }
            }
        }
        assertThat(refused).isEqualTo(16 * 15 * 3);
        assertThatExceptionOfType(ClassCastException.class)
                .isThrownBy(() -> SetType.wrapper(Right.class).cast(WrapperSet.of(Left.class, new Left("a"))))
                .withMessage("{a} is a set of another wrapper: expected one of Right");
    }

    /** As any set answers when asked for an object that it cannot hold. */
    @Test
    void theViewOfASetHoldsNoWrapperOfNull() {
        WrapperSet<Left> set = WrapperSet.of(Left.class, new Left("a"));
        assertThat(set.asSet().contains(new Left(null))).isFalse();
        assertThat(set.asSet().contains(new Left("a"))).isTrue();
        assertThat(set.asSet().equals(new HashSet<>(List.of(new Left(null))))).isFalse();
        assertThat(new HashSet<>(List.of(new Left(null))).equals(set.asSet())).isFalse();
    }

    @Test
    void theViewOfASetIsNoSortedSetOfAnotherClass() {
        Set<?> texts = new TreeSet<>(List.of("1"));
        assertThat(IntSet.of(1).asSet().equals(texts)).isFalse();
        assertThat(texts.equals(IntSet.of(1).asSet())).isFalse();
        assertThat(IntSet.of(1).asSet().equals(new TreeSet<>(List.of(1)))).isTrue();
    }

    @Test
    void theRefusalSaysWhatWasGivenAndWhatIsExpected() {
        List foreign = List.of(LongRange.closed(1L, 2L));
        assertThatExceptionOfType(ClassCastException.class)
                .isThrownBy(() -> IntRangeSet.of((List<IntRange>) foreign))
                .withMessage("[1,2] is no IntRange: expected a range of that type");
        assertThatExceptionOfType(ClassCastException.class)
                .isThrownBy(() -> ((TypedValueSet) IntSet.of(1)).union(LongSet.of(2)))
                .withMessage("values of Long are no values of Integer: expected one type");
    }

    /** Two types here can be one on the server, by whose name they would be told apart from themselves. */
    @Test
    void theRefusalTellsTypesApartThatAreOneOnTheServer() {
        List<ValueType<?>> types = new ArrayList<>(ValueType.all());
        types.add(SetType.wrapper(Left.class));
        types.add(SetType.wrapper(Right.class));
        int refused = 0;
        for (ValueType<?> type : types) {
            for (ValueType<?> other : types) {
                if (type != other
                        && type instanceof SetType == other instanceof SetType
                        && type instanceof RangeType == other instanceof RangeType
                        && type.postgresName().equals(other.postgresName())) {
                    String name = type.elementClass().getSimpleName();
                    String otherName = other.elementClass().getSimpleName();
                    assertThatExceptionOfType(ClassCastException.class)
                            .isThrownBy(() -> unite(type.parse(type.example()), other.parse(other.example())))
                            .withMessageContainingAll(name, otherName);
                    refused++;
                }
            }
        }
        assertThat(refused)
                .as("two of instants and two of days, of each kind; three sets of texts")
                .isEqualTo(3 * 2 * 2 + 3 * 2);
        TypedValueSet rights = WrapperSet.of(Right.class, new Right("a"));
        assertThatExceptionOfType(ClassCastException.class)
                .isThrownBy(() -> rights.add("a"))
                .withMessage("a is no Right: expected an element of that type");
        assertThatExceptionOfType(ClassCastException.class)
                .isThrownBy(() -> RangeType.INSTANT.rangeSetType().of((List<InstantRange>)
                        (List) List.of(OffsetDateTimeRange.all())))
                .withMessage("(,) is no InstantRange: expected a range of that type");
    }

    private static void unite(Object value, Object other) {
        if (value instanceof TypedValueSet set) {
            set.union((TypedValueSet) other);
        } else {
            ((RangeAlgebra) value).union((RangeAlgebra) other);
        }
    }

    /** The refused value is one line of its own characters, whatever is in it, and cut between two of them. */
    @Test
    void theRefusalShowsAForeignValueOnOneLine() {
        String text = "a\nb\u202e" + "\ud83d\ude00".repeat(40);
        assertThatExceptionOfType(ClassCastException.class)
                .isThrownBy(() -> SetType.wrapper(Right.class).cast(WrapperSet.of(Left.class, new Left(text))))
                .withMessage("{\"a\\u000ab\\u202e" + "\ud83d\ude00".repeat(28)
                        + "… is a set of another wrapper: expected one of Right");
        assertThatExceptionOfType(ClassCastException.class)
                .isThrownBy(() -> ((TypedValueSet) IntSet.of(1)).add(text))
                .withMessage("a\\u000ab\\u202e" + "\ud83d\ude00".repeat(29)
                        + "… is no Integer: expected an element of that type");
    }

    /** A sorted set throws when it is asked for what it cannot compare; equality is false then, and symmetric. */
    @Test
    void theViewOfASetEqualsNoSetThatCannotHoldItsElements() {
        int unequal = 0;
        for (SetType<?, ?> type : SetType.all()) {
            Set<?> view = type.parse(type.example()).asSet();
            for (Set<?> other : List.of(
                    new TreeSet<>(type == SetType.INT ? List.of("a", "b") : List.of(1, 2)),
                    Set.of('a', 'b'),
                    new HashSet<>(Arrays.asList(null, 'a')))) {
                assertThat(view.equals(other)).as(type + " " + other).isFalse();
                assertThat(other.equals(view)).as(other + " " + type).isFalse();
                unequal++;
            }
        }
        assertThat(unequal).isEqualTo(14 * 3);
        Set<String> descending = new TreeSet<>(Comparator.<String>reverseOrder());
        descending.addAll(List.of("a", "b"));
        assertThat(StringSet.of("a", "b").asSet().equals(descending)).isTrue();
    }
}

package io.github.valueranges.boot;

import io.github.valueranges.Range;
import io.github.valueranges.RangeSet;
import io.github.valueranges.RangeSetType;
import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.ValueSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.WrapperSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.core.ResolvableType;

/**
 * A declared type that text is read into: a range (or one of its shapes), a range set, or a value set.
 *
 * <p>Every way in (requests, JSON, configuration) asks here, so that none of them knows a type by name.
 */
final class ValueTarget {

    private final ValueType<?> type;
    private final Class<?> declared;

    private ValueTarget(ValueType<?> type, Class<?> declared) {
        this.type = type;
        this.declared = declared;
    }

    /**
     * Finds the target that a declaration names.
     *
     * @throws IllegalArgumentException if it names a wrapper set whose wrapper is not known
     */
    static Optional<ValueTarget> of(Class<?> declared, @Nullable Class<?> wrapper) {
        // Asked for each property and bean of an application while it starts: most are something else, and to say so
        // takes none of the descriptors, which would be some 150 classes to load.
        if (!isValueClass(declared)) {
            return Optional.empty();
        }
        if (declared == WrapperSet.class) {
            return wrapper == null
                    ? Optional.empty()
                    : Optional.of(new ValueTarget(SetType.wrapper(wrapper), declared));
        }
        return ValueType.of(declared).map(type -> new ValueTarget(type, declared));
    }

    static Optional<ValueTarget> of(ResolvableType declared) {
        Class<?> raw = declared.resolve();
        return raw == null ? Optional.empty() : of(raw, declared.getGeneric(0).resolve());
    }

    /** Tells whether values of a class are ours to print: also for a declaration by a general interface. */
    static boolean isValueClass(Class<?> c) {
        return Range.class.isAssignableFrom(c)
                || RangeSet.class.isAssignableFrom(c)
                || ValueSet.class.isAssignableFrom(c);
    }

    Class<?> declared() {
        return declared;
    }

    boolean isValueSet() {
        return type instanceof SetType;
    }

    boolean isRange() {
        return type instanceof RangeType;
    }

    String example() {
        return type.example();
    }

    String postgresName() {
        return type.postgresName();
    }

    /** Returns the regular expression of a range or a range set; null if it is not known. */
    @Nullable
    String literalPattern() {
        return LiteralPatterns.ofLiteral(type);
    }

    /** Returns an example as JSON has it; empty if the wrapper of a set refuses the elements of the example. */
    Optional<Object> documentExample() {
        return type instanceof SetType<?, ?> set ? exampleElements(set) : Optional.of(example());
    }

    /** Reads one literal; the value has the declared shape. */
    Object parse(CharSequence literal) {
        return withDeclaredShape(type.parse(literal));
    }

    /** Makes a value set of its elements' texts, a range set of range literals, each as it stands. */
    Object ofElements(List<? extends CharSequence> texts) {
        if (type instanceof SetType<?, ?> set) {
            return set.ofTexts(texts);
        }
        if (type instanceof RangeSetType<?, ?, ?> ranges) {
            return ranges.ofTexts(texts);
        }
        throw new IllegalStateException("a range has no elements");
    }

    /** Makes a value set of elements that {@link #parseElement} gave. */
    Object ofValues(List<?> elements) {
        return setOfValues(setType(), elements);
    }

    Object parseElement(CharSequence text) {
        return setType().parseElement(text);
    }

    boolean hasNumericElements() {
        return setType().isNumeric();
    }

    Class<?> elementClass() {
        return type.elementClass();
    }

    /** Returns the class of the elements as their text is that of: of a wrapper set the one inside the wrapper. */
    Class<?> textClass() {
        return SetType.all().stream()
                .filter(this::hasElementsOf)
                .findFirst()
                .<Class<?>>map(SetType::elementClass)
                .orElse(setType().backingClass());
    }

    // Two types may be stored alike, days and months, or moments; none has the examples of another.
    private boolean hasElementsOf(SetType<?, ?> other) {
        return other.backingClass() == setType().backingClass()
                && other.example().equals(type.example());
    }

    /** Returns the refusal of a property that is there and says nothing. */
    InvalidValueException emptyProperty() {
        return new InvalidValueException(
                "the text is empty; leave the property out, or give a quoted literal such as \"" + example() + "\"");
    }

    Object empty() {
        return type.empty();
    }

    private SetType<?, ?> setType() {
        return (SetType<?, ?>) type;
    }

    @SuppressWarnings("unchecked") // each element was read by this type
    private static <E, S extends TypedValueSet<E, S>> Object setOfValues(SetType<E, S> type, List<?> elements) {
        return type.of((List<E>) elements);
    }

    private static <E, S extends TypedValueSet<E, S>> Optional<Object> exampleElements(SetType<E, S> set) {
        try {
            return Optional.of(set.parse(set.example()).toJson());
        } catch (IllegalArgumentException refusal) {
            return Optional.empty();
        }
    }

    // A range's interface holds every shape: a value that is no instance has another shape than the declared one.
    private Object withDeclaredShape(Object value) {
        return declared.isInstance(value) ? value : requireShape((RangeType<?, ?, ?>) type, value);
    }

    private <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> Object requireShape(
            RangeType<E, R, S> rangeType, Object value) {
        return rangeType.requireVariant(declared, rangeType.cast(value));
    }
}

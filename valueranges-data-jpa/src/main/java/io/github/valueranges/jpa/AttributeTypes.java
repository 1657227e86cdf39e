package io.github.valueranges.jpa;

import static java.util.Objects.requireNonNull;

import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.WrapperSet;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import org.springframework.core.ResolvableType;
import org.springframework.data.core.TypedPropertyPath;
import org.springframework.util.ClassUtils;

/**
 * The value types of attributes, told by an element: no two have the same. What declares the attribute would tell less,
 * for the getter of a generic superclass returns any.
 */
final class AttributeTypes {

    private AttributeTypes() {}

    /** Returns the range that holds one value alone. */
    @SuppressWarnings("unchecked") // one type has elements of this class
    static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> R singleton(E value) {
        requireNonNull(value, "value");
        for (RangeType<?, ?, ?> type : RangeType.all()) {
            if (type.elementClass().isInstance(value)) {
                return ((RangeType<E, R, S>) type).singleton(value);
            }
        }
        throw new IllegalArgumentException("no range type has values of " + value.getClass());
    }

    /** Returns the set that holds one element alone. */
    @SuppressWarnings("unchecked") // one type has elements of this class
    static <E, S extends TypedValueSet<E, S>> S setOf(
            TypedPropertyPath<?, ? extends TypedValueSet<E, S>> path, E element) {
        requireNonNull(element, "element");
        ResolvableType attribute = requireNonNull(path, "path")
                .getLeafProperty()
                .getTypeInformation()
                .toTypeDescriptor()
                .getResolvableType();
        // A wrapper may extend what it wraps: of a set of wrappers it is one all the same.
        if (attribute.resolve() != WrapperSet.class) {
            for (SetType<?, ?> type : SetType.all()) {
                if (type.elementClass().isInstance(element)) {
                    return ((SetType<E, S>) type).of(List.of(element));
                }
            }
        }
        return ((SetType<E, S>) wrapperType(attribute, element.getClass())).of(List.of(element));
    }

    private static SetType<?, ?> wrapperType(ResolvableType attribute, Class<?> elementClass) {
        Type declared = attribute.getGeneric(0).getType();
        return declared instanceof Class<?> wrapper ? SetType.wrapper(wrapper) : wrapperType(elementClass);
    }

    /** Where the wrapper is a type variable there is the element's class, or what that extends: of a constant, its enum. */
    private static SetType<?, ?> wrapperType(Class<?> elementClass) {
        List<Class<?>> wrappers = new ArrayList<>();
        for (Class<?> wrapper = elementClass; wrapper != null; wrapper = wrapper.getSuperclass()) {
            wrappers.add(wrapper);
        }
        wrappers.addAll(ClassUtils.getAllInterfacesForClassAsSet(elementClass));
        for (Class<?> wrapper : wrappers) {
            try {
                return SetType.wrapper(wrapper);
            } catch (IllegalArgumentException unknown) {
                // The next one may be known.
            }
        }
        return SetType.wrapper(elementClass);
    }
}

package io.github.valueranges.internal.element;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** The element types, one object each. */
public final class ElementTypes {

    public static final DiscreteElementType<LocalDate> DATE = new DateElementType();
    public static final ElementType<String> TEXT = new TextElementType();

    private static final List<ElementType<?>> ALL = List.of(DATE, TEXT);

    private ElementTypes() {}

    /** The element type of a Java class, a primitive one included. */
    @SuppressWarnings("unchecked") // an element type's own class says what it holds
    public static <E> Optional<ElementType<E>> of(Class<E> javaType) {
        for (ElementType<?> type : ALL) {
            if (type.javaType() == box(javaType)) {
                return Optional.of((ElementType<E>) type);
            }
        }
        return Optional.empty();
    }

    private static Class<?> box(Class<?> type) {
        return java.lang.invoke.MethodType.methodType(type).wrap().returnType();
    }
}

package io.github.valueranges;

import io.github.valueranges.internal.element.ElementType;
import io.github.valueranges.internal.element.ElementTypes;
import io.github.valueranges.internal.element.WrapperElementType;
import io.github.valueranges.internal.element.Wrappers;

/** The set types over wrappers: one for each class, made when it is first asked for. */
final class WrapperSetTypes {

    private static final ClassValue<SetType<?, ?>> TYPES = new ClassValue<>() {
        @Override
        protected SetType<?, ?> computeValue(Class<?> wrapper) {
            if (!Wrappers.isKnown(wrapper)) {
                requireNoElement(wrapper);
            }
            return ofWrapper(Wrappers.of(wrapper));
        }
    };

    private WrapperSetTypes() {}

    @SuppressWarnings("unchecked") // computed for this very class
    static <W> SetType<W, WrapperSet<W>> of(Class<W> wrapper) {
        return (SetType<W, WrapperSet<W>>) TYPES.get(wrapper);
    }

    /** What is an element by itself has a set type of its own. */
    private static void requireNoElement(Class<?> wrapper) {
        ElementTypes.of(wrapper).ifPresent(element -> {
            throw new IllegalArgumentException(wrapper.getName() + " is no wrapper, but an element by itself: use "
                    + ofElement(element).javaType().getSimpleName());
        });
    }

    private static SetType<?, ?> ofElement(ElementType<?> element) {
        return SetType.all().stream()
                .filter(type -> type.elementType() == element)
                .findFirst()
                .orElseThrow();
    }

    @SuppressWarnings("unchecked") // the class of a generic class has no type arguments
    private static <W> SetType<W, WrapperSet<W>> ofWrapper(WrapperElementType<W, ?> elementType) {
        return new SetType<>(
                (Class<WrapperSet<W>>) (Class<?>) WrapperSet.class,
                elementType,
                elements -> new WrapperSet<>(elementType.javaType(), elements));
    }
}

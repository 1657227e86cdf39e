package io.github.valueranges.boot;

import io.github.valueranges.WrapperSet;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.Deserializers;

/** The JSON readers of every value type and of the shapes of ranges. */
final class ValueDeserializers extends Deserializers.Base {

    @Override
    public boolean hasDeserializerFor(DeserializationConfig config, Class<?> valueType) {
        return ValueTarget.of(valueType, null).isPresent();
    }

    @Override
    public @Nullable ValueDeserializer<?> findBeanDeserializer(
            JavaType type, DeserializationConfig config, BeanDescription.Supplier description) {
        Class<?> raw = type.getRawClass();
        Class<?> wrapper = wrapperOf(type);
        Optional<ValueTarget> target = ValueTarget.of(raw, wrapper);
        if (target.isPresent()) {
            return target.get().isValueSet()
                    ? new ElementsDeserializer(type, target.get())
                    : new LiteralDeserializer(type, target.get());
        }
        if (ValueTarget.isValueClass(raw)) {
            // Jackson reports it as a bad definition: the program is wrong, not the document.
            throw new IllegalArgumentException(
                    raw == WrapperSet.class
                            ? "a wrapper set is read only where its element type is declared: WrapperSet<AccessRight>"
                            : "a declaration by a general interface says what may be written, not what to read");
        }
        return null;
    }

    static @Nullable Class<?> wrapperOf(JavaType type) {
        JavaType wrapper = type.containedType(0);
        return wrapper == null || wrapper.isJavaLangObject() ? null : wrapper.getRawClass();
    }
}

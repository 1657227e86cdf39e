package io.github.valueranges.boot;

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
        return ValueTarget.of(type.getRawClass(), wrapperOf(type))
                .map(target -> target.isValueSet()
                        ? new ElementsDeserializer(type, target)
                        : new LiteralDeserializer(type, target))
                .orElse(null);
    }

    static @Nullable Class<?> wrapperOf(JavaType type) {
        JavaType wrapper = type.containedType(0);
        return wrapper == null || wrapper.isJavaLangObject() ? null : wrapper.getRawClass();
    }
}

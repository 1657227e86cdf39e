package io.github.valueranges.boot;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.deser.KeyDeserializers;

/** The readers of map keys: each value type is its literal there. */
final class ValueKeyDeserializers implements KeyDeserializers {

    @Override
    public @Nullable KeyDeserializer findKeyDeserializer(
            JavaType type, DeserializationConfig config, BeanDescription.Supplier description) {
        return ValueTarget.of(type.getRawClass(), ValueDeserializers.wrapperOf(type))
                .map(LiteralKey::new)
                .orElse(null);
    }

    private static final class LiteralKey extends KeyDeserializer {

        private final ValueTarget target;

        LiteralKey(ValueTarget target) {
            this.target = target;
        }

        @Override
        public @Nullable Object deserializeKey(String key, DeserializationContext context) {
            try {
                return target.parse(key);
            } catch (IllegalArgumentException refusal) {
                return JsonRefusals.weirdKey(context, target.declared(), key, refusal);
            }
        }
    }
}

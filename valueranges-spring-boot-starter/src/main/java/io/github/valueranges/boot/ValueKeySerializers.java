package io.github.valueranges.boot;

import com.fasterxml.jackson.annotation.JsonFormat;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.Serializers;
import tools.jackson.databind.ser.std.StdScalarSerializer;

/** The writers of map keys: each value type is its literal there. */
final class ValueKeySerializers extends Serializers.Base {

    @Override
    public @Nullable ValueSerializer<?> findSerializer(
            SerializationConfig config,
            JavaType type,
            BeanDescription.Supplier description,
            JsonFormat.@Nullable Value format) {
        return ValueTarget.isValueClass(type.getRawClass()) ? new LiteralKey() : null;
    }

    private static final class LiteralKey extends StdScalarSerializer<Object> {

        LiteralKey() {
            super(Object.class);
        }

        @Override
        public void serialize(Object value, JsonGenerator generator, SerializationContext context) {
            generator.writeName(value.toString());
        }
    }
}

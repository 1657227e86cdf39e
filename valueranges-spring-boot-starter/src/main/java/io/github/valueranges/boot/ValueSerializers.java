package io.github.valueranges.boot;

import com.fasterxml.jackson.annotation.JsonFormat;
import io.github.valueranges.SetType;
import io.github.valueranges.ValueSet;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamWriteCapability;
import tools.jackson.core.type.WritableTypeId;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.ser.Serializers;
import tools.jackson.databind.ser.std.StdScalarSerializer;
import tools.jackson.databind.util.TokenBuffer;

/** The JSON writers of every value type, its shapes, and the general interfaces it may be declared by. */
final class ValueSerializers extends Serializers.Base {

    @Override
    public @Nullable ValueSerializer<?> findSerializer(
            SerializationConfig config,
            JavaType type,
            BeanDescription.Supplier description,
            JsonFormat.@Nullable Value format) {
        Class<?> raw = type.getRawClass();
        if (ValueSet.class.isAssignableFrom(raw)) {
            return new Elements();
        }
        return ValueTarget.isValueClass(raw) ? new Literal() : null;
    }

    /** A range or a range set as the JSON string of its literal. */
    private static final class Literal extends StdScalarSerializer<Object> {

        Literal() {
            super(Object.class);
        }

        @Override
        public void serialize(Object value, JsonGenerator generator, SerializationContext context) {
            generator.writeString(value.toString());
        }
    }

    /** A value set as the JSON array of its elements. */
    private static final class Elements extends StdScalarSerializer<ValueSet<?>> {

        Elements() {
            super(ValueSet.class, false);
        }

        @Override
        public boolean isEmpty(SerializationContext context, ValueSet<?> value) {
            return value.isEmpty();
        }

        @Override
        public void serialize(ValueSet<?> value, JsonGenerator generator, SerializationContext context) {
            generator.writeStartArray(value, value.size());
            writeElements(value, generator);
            generator.writeEndArray();
        }

        @Override
        public void serializeWithType(
                ValueSet<?> value, JsonGenerator generator, SerializationContext context, TypeSerializer typing) {
            WritableTypeId id = typing.writeTypePrefix(generator, context, typing.typeId(value, JsonToken.START_ARRAY));
            writeElements(value, generator);
            typing.writeTypeSuffix(generator, context, id);
        }

        private static <E> void writeElements(ValueSet<E> value, JsonGenerator generator) {
            SetType<E, ?> type = value.type();
            if (!type.isNumeric()) {
                value.forEach(element -> generator.writeString(type.formatElement(element)));
            } else if (!takesNumbersAsText(generator)) {
                value.toJson().forEach(number -> writeNumber((Number) number, generator));
            } else if (type.backingClass() == BigDecimal.class) {
                value.toJson().forEach(number -> generator.writeNumber(text((BigDecimal) number)));
            } else {
                value.forEach(element -> generator.writeNumber(type.formatElement(element)));
            }
        }

        // A number that has kept its exponent in memory ends with so many zeros that a short text would become a long
        // one.
        private static String text(BigDecimal decimal) {
            return decimal.scale() < 0 ? decimal.toString() : decimal.toPlainString();
        }

        // A tree and a binary format take numbers by their type; the buffer keeps the text, and with it every digit.
        private static boolean takesNumbersAsText(JsonGenerator generator) {
            return generator.has(StreamWriteCapability.CAN_WRITE_FORMATTED_NUMBERS) || generator instanceof TokenBuffer;
        }

        private static void writeNumber(Number number, JsonGenerator generator) {
            if (number instanceof BigDecimal decimal) {
                generator.writeNumber(decimal);
            } else if (number instanceof Double value) {
                generator.writeNumber(value);
            } else if (number instanceof Float value) {
                generator.writeNumber(value);
            } else if (number instanceof Long value) {
                generator.writeNumber(value);
            } else {
                generator.writeNumber(number.intValue());
            }
        }
    }
}

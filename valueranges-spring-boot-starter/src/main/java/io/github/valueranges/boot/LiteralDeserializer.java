package io.github.valueranges.boot;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.deser.std.StdScalarDeserializer;

/** Reads a range or a range set from the JSON string of its literal, and from nothing else. */
final class LiteralDeserializer extends StdScalarDeserializer<Object> {

    private static final long serialVersionUID = 1L;

    private final transient ValueTarget target;

    LiteralDeserializer(JavaType type, ValueTarget target) {
        super(type);
        this.target = target;
    }

    @Override
    public @Nullable Object deserialize(JsonParser parser, DeserializationContext context) {
        if (!parser.hasToken(JsonToken.VALUE_STRING)) {
            return JsonRefusals.unexpectedToken(
                    parser, context, handledType(), "a string such as \"" + target.example() + "\" is expected");
        }
        String text = parser.getString();
        try {
            return target.parse(text);
        } catch (IllegalArgumentException refusal) {
            return JsonRefusals.weirdString(context, handledType(), text, refusal);
        }
    }

    // For a null that the application wants read as what is empty; a shape other than the empty one has none.
    @Override
    public @Nullable Object getEmptyValue(DeserializationContext context) {
        Object empty = target.empty();
        return target.declared().isInstance(empty) ? empty : null;
    }
}

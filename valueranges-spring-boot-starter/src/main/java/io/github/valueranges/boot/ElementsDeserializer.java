package io.github.valueranges.boot;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.deser.std.StdScalarDeserializer;
import tools.jackson.databind.jsontype.TypeDeserializer;

/** Reads a value set from a JSON array: of numbers where the elements are numbers, of strings everywhere else. */
final class ElementsDeserializer extends StdScalarDeserializer<Object> {

    private static final long serialVersionUID = 1L;

    private final transient ValueTarget target;

    ElementsDeserializer(JavaType type, ValueTarget target) {
        super(type);
        this.target = target;
    }

    @Override
    public Object deserializeWithType(JsonParser parser, DeserializationContext context, TypeDeserializer typing) {
        return typing.deserializeTypedFromArray(parser, context);
    }

    @Override
    public @Nullable Object deserialize(JsonParser parser, DeserializationContext context) {
        if (!parser.hasToken(JsonToken.START_ARRAY)) {
            return JsonRefusals.unexpectedToken(
                    parser, context, handledType(), "an array of " + elementWords() + " is expected");
        }
        List<Object> elements = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            try {
                elements.add(readElement(parser, context));
            } catch (DatabindException refusal) {
                throw refusal.prependPath(this, elements.size());
            }
        }
        return target.ofValues(elements);
    }

    private @Nullable Object readElement(JsonParser parser, DeserializationContext context) {
        boolean expected = target.hasNumericElements()
                ? parser.currentToken().isNumeric()
                : parser.hasToken(JsonToken.VALUE_STRING);
        if (!expected) {
            return JsonRefusals.unexpectedToken(parser, context, target.elementClass(), elementWord() + " is expected");
        }
        String text = parser.getString();
        try {
            return target.parseElement(text);
        } catch (IllegalArgumentException refusal) {
            return JsonRefusals.weirdString(context, target.elementClass(), text, refusal);
        }
    }

    private String elementWords() {
        return target.hasNumericElements() ? "numbers" : "strings";
    }

    private String elementWord() {
        return target.hasNumericElements() ? "a number" : "a string";
    }

    @Override
    public @Nullable Object getEmptyValue(DeserializationContext context) {
        return target.empty();
    }
}

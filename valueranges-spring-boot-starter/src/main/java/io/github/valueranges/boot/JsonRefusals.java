package io.github.valueranges.boot;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;

/**
 * Refuses JSON the way Jackson wants it refused: an application's problem handlers are asked first, the exception
 * carries the path, and Spring answers 400.
 *
 * <p>Jackson's own messages name Java classes and repeat the text; the cause says what may be shown to the sender.
 */
final class JsonRefusals {

    private JsonRefusals() {}

    static @Nullable Object weirdString(
            DeserializationContext context, Class<?> type, String text, IllegalArgumentException refusal) {
        try {
            return context.handleWeirdStringValue(type, text, "%s", refusal.getMessage());
        } catch (DatabindException e) {
            throw explained(e, refusal);
        }
    }

    static @Nullable Object weirdKey(
            DeserializationContext context, Class<?> type, String text, IllegalArgumentException refusal) {
        try {
            return context.handleWeirdKey(type, text, "%s", refusal.getMessage());
        } catch (DatabindException e) {
            throw explained(e, refusal);
        }
    }

    static @Nullable Object unexpectedToken(
            JsonParser parser, DeserializationContext context, Class<?> type, String message) {
        try {
            return context.handleUnexpectedToken(
                    context.constructType(type), parser.currentToken(), parser, "%s", message);
        } catch (DatabindException e) {
            throw explained(e, new InvalidValueException(message));
        }
    }

    private static DatabindException explained(DatabindException e, IllegalArgumentException refusal) {
        return e.getCause() == null ? (DatabindException) e.withCause(refusal) : e;
    }
}

package io.github.valueranges.boot;

import io.github.valueranges.LiteralParseException;
import org.jspecify.annotations.Nullable;

/** Finds, under the exceptions of the frameworks, the refusal whose message may be shown to the sender. */
final class Refusals {

    // Deeper chains do not occur; the limit keeps a circular chain from holding a request.
    private static final int DEPTH = 20;

    private Refusals() {}

    static @Nullable String messageIn(Throwable thrown) {
        Throwable current = thrown;
        for (int depth = 0; current != null && depth < DEPTH; depth++) {
            if (isRefusal(current)) {
                return current.getMessage();
            }
            current = current.getCause();
        }
        return null;
    }

    private static boolean isRefusal(Throwable thrown) {
        return thrown instanceof LiteralParseException || thrown instanceof InvalidValueException;
    }
}

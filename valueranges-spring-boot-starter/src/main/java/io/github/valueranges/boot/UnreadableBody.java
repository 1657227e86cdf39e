package io.github.valueranges.boot;

import io.github.valueranges.boot.InvalidValueProblems.InvalidValue;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.springframework.util.ClassUtils;

/** Says where and why a request body could not be read, for Jackson 3, Jackson 2, or a reader unknown to us. */
final class UnreadableBody {

    private static final boolean JACKSON_3 = present("tools.jackson.databind.DatabindException");
    private static final boolean JACKSON_2 = present("com.fasterxml.jackson.databind.JsonMappingException");

    private static final int STEP_LENGTH = 64;

    private UnreadableBody() {}

    private static boolean present(String className) {
        return ClassUtils.isPresent(className, UnreadableBody.class.getClassLoader());
    }

    static InvalidValue describe(Throwable unreadable, String body) {
        Throwable cause = unreadable.getCause();
        String path = path(cause);
        String refusal = Refusals.messageIn(unreadable);
        String message = refusal != null ? refusal : message(cause);
        return new InvalidValue(path.isEmpty() ? body : path, message);
    }

    private static String path(@Nullable Throwable cause) {
        StringBuilder path = new StringBuilder();
        BiConsumer<@Nullable String, Integer> step = (name, index) -> append(path, name, index);
        if (JACKSON_3 && cause != null) {
            Jackson3.walk(cause, step);
        }
        if (JACKSON_2 && cause != null) {
            Jackson2.walk(cause, step);
        }
        return path.toString();
    }

    private static void append(StringBuilder path, @Nullable String name, int index) {
        if (name == null) {
            path.append('[').append(index).append(']');
        } else {
            path.append(path.isEmpty() ? "" : ".").append(ShownText.of(name, STEP_LENGTH));
        }
    }

    private static String message(@Nullable Throwable cause) {
        if (cause == null) {
            return "is missing or cannot be read";
        }
        if ((JACKSON_3 && Jackson3.isMismatch(cause)) || (JACKSON_2 && Jackson2.isMismatch(cause))) {
            return "has a value that is not accepted here";
        }
        return "cannot be read, it is not well-formed";
    }

    /** Apart from its outer class, because it is linked only where Jackson 3 is there. */
    private static final class Jackson3 {

        private Jackson3() {}

        static boolean isMismatch(Throwable cause) {
            return cause instanceof tools.jackson.databind.DatabindException;
        }

        static void walk(Throwable cause, BiConsumer<@Nullable String, Integer> step) {
            if (cause instanceof tools.jackson.core.JacksonException e) {
                e.getPath().forEach(reference -> step.accept(reference.getPropertyName(), reference.getIndex()));
            }
        }
    }

    /** Apart from its outer class, because it is linked only where Jackson 2 is there. */
    private static final class Jackson2 {

        private Jackson2() {}

        static boolean isMismatch(Throwable cause) {
            return cause instanceof com.fasterxml.jackson.databind.JsonMappingException;
        }

        static void walk(Throwable cause, BiConsumer<@Nullable String, Integer> step) {
            if (cause instanceof com.fasterxml.jackson.databind.JsonMappingException e) {
                e.getPath().forEach(reference -> step.accept(reference.getFieldName(), reference.getIndex()));
            }
        }
    }
}

package io.github.valueranges.boot;

import io.swagger.v3.oas.models.media.Schema;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a schema as it was made from the constraints on the value.
 *
 * <p>The size of a range set is a number of ranges, and that a range is not empty says nothing of its text. Yet what
 * writes a document sees a string, and adds the constraint as one on characters once the schema is there. So a schema
 * carries its keywords along as an extension, which copies of it have too, and gets them back when the document is
 * complete.
 */
final class OwnKeywords {

    private static final String EXTENSION = "x-valueranges-own";

    /** That a constraint on the size is known. */
    private static final String SIZED = "sized";

    /** The text of a keyword that is not there. */
    private static final String ABSENT = "";

    // As text, for a copy is made through JSON, which does not keep the class of a number.
    private record Keyword<T>(
            String name,
            Function<Schema<?>, @Nullable T> get,
            BiConsumer<Schema<?>, @Nullable T> set,
            Function<String, T> parse) {

        String text(Schema<?> schema) {
            T value = get.apply(schema);
            return value == null ? ABSENT : value.toString();
        }

        void restore(Schema<?> schema, Map<?, ?> own) {
            if (own.get(name) instanceof String value) {
                set.accept(schema, value.equals(ABSENT) ? null : parse.apply(value));
            }
        }
    }

    private static final List<Keyword<?>> LENGTH = List.of(
            new Keyword<>("minLength", Schema::getMinLength, Schema::setMinLength, Integer::valueOf),
            new Keyword<>("maxLength", Schema::getMaxLength, Schema::setMaxLength, Integer::valueOf));

    private static final List<Keyword<?>> COUNT = List.of(
            new Keyword<>("minItems", Schema::getMinItems, Schema::setMinItems, Integer::valueOf),
            new Keyword<>("maxItems", Schema::getMaxItems, Schema::setMaxItems, Integer::valueOf));

    private static final List<Keyword<?>> LIMITS = List.of(
            new Keyword<>("minimum", Schema::getMinimum, Schema::setMinimum, BigDecimal::new),
            new Keyword<>("maximum", Schema::getMaximum, Schema::setMaximum, BigDecimal::new),
            new Keyword<>(
                    "exclusiveMinimum", Schema::getExclusiveMinimum, Schema::setExclusiveMinimum, Boolean::valueOf),
            new Keyword<>(
                    "exclusiveMaximum", Schema::getExclusiveMaximum, Schema::setExclusiveMaximum, Boolean::valueOf),
            new Keyword<>(
                    "exclusiveMinimumValue",
                    Schema::getExclusiveMinimumValue,
                    Schema::setExclusiveMinimumValue,
                    BigDecimal::new),
            new Keyword<>(
                    "exclusiveMaximumValue",
                    Schema::getExclusiveMaximumValue,
                    Schema::setExclusiveMaximumValue,
                    BigDecimal::new));

    private OwnKeywords() {}

    /**
     * Remembers how long a text is.
     *
     * @param sized whether a constraint on the size of the value is known; one on a type argument is not
     */
    static void rememberLength(Schema<?> schema, boolean sized) {
        Map<String, Object> own = remember(schema, LENGTH);
        if (sized) {
            own.put(SIZED, ABSENT);
        }
    }

    /** Remembers how many elements an array has. */
    static void rememberCount(Schema<?> schema) {
        remember(schema, COUNT);
    }

    /** Remembers what limits a number, which neither a text nor an array is. */
    static void rememberLimits(Schema<?> schema) {
        remember(schema, LIMITS);
    }

    private static Map<String, Object> remember(Schema<?> schema, List<Keyword<?>> keywords) {
        Map<String, Object> own = new LinkedHashMap<>(own(schema));
        keywords.forEach(keyword -> own.put(keyword.name(), keyword.text(schema)));
        schema.addExtension(EXTENSION, own);
        return own;
    }

    private static Map<String, Object> own(Schema<?> schema) {
        Map<String, Object> own = new LinkedHashMap<>();
        if (schema.getExtensions() != null && schema.getExtensions().get(EXTENSION) instanceof Map<?, ?> remembered) {
            remembered.forEach((name, value) -> own.put((String) name, value));
        }
        return own;
    }

    /** Gives a schema the keywords back that it has remembered. */
    static void restore(Schema<?> schema) {
        Map<String, Object> own = own(schema);
        if (own.isEmpty()) {
            return;
        }
        // A size says both, which an application that describes a text of its own has no reason to do.
        if (own.containsKey(SIZED) || (schema.getMinLength() != null && schema.getMaxLength() != null)) {
            LENGTH.forEach(keyword -> keyword.restore(schema, own));
        }
        COUNT.forEach(keyword -> keyword.restore(schema, own));
        LIMITS.forEach(keyword -> keyword.restore(schema, own));
        schema.getExtensions().remove(EXTENSION);
        if (schema.getExtensions().isEmpty()) {
            schema.setExtensions(null);
        }
    }
}

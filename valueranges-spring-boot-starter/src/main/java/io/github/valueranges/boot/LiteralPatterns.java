package io.github.valueranges.boot;

import io.github.valueranges.SetType;
import io.github.valueranges.ValueType;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The regular expressions with which an OpenAPI document describes literals and elements. */
final class LiteralPatterns {

    private LiteralPatterns() {}

    /** Returns the pattern of a range or of a range set; null for a value set, which JSON has as an array. */
    static @Nullable String ofLiteral(ValueType<?> type) {
        return type instanceof SetType ? null : type.literalPattern().orElse(null);
    }

    /** Returns the pattern of an element that JSON has as a string; null if any string may be one. */
    static @Nullable String ofElement(Class<?> elementClass) {
        return SetType.all().stream()
                .filter(type -> type.elementClass() == elementClass)
                .map(SetType::elementPattern)
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(null);
    }
}

package io.github.valueranges.boot;

import io.github.valueranges.ValueType;
import org.jspecify.annotations.Nullable;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.RuntimeHintsRegistrar;
import org.springframework.aot.hint.TypeReference;

/**
 * What an application that is processed ahead of time calls by reflection: the factories, the literal and the length of
 * each type, for a mapper or a converter that knows nothing of them, and the validators.
 *
 * <p>The class of a wrapper is the application's, which registers it.
 */
final class ValueRangesRuntimeHints implements RuntimeHintsRegistrar {

    private static final String VALIDATORS = "io.github.valueranges.boot.constraints.internal.";

    @Override
    public void registerHints(RuntimeHints hints, @Nullable ClassLoader classLoader) {
        for (ValueType<?> type : ValueType.all()) {
            hints.reflection().registerType(type.javaType(), MemberCategory.INVOKE_PUBLIC_METHODS);
            type.variants()
                    .forEach(shape -> hints.reflection().registerType(shape, MemberCategory.INVOKE_PUBLIC_METHODS));
        }
        for (String name : new String[] {
            "BoundedEndValidator",
            "BoundedStartValidator",
            "ElementExtractor",
            "FutureOrPresentRangeValidator",
            "NotEmptyRangeValidator",
            "NotEmptyValueSetValidator",
            "RangeLengthValidator",
            "SizeOfRangeSetValidator",
            "SizeOfValueSetValidator",
            "WithinValidator"
        }) {
            hints.reflection()
                    .registerType(
                            TypeReference.of(VALIDATORS + name),
                            hint -> hint.withMembers(MemberCategory.INVOKE_PUBLIC_CONSTRUCTORS));
        }
    }
}

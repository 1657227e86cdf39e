package io.github.valueranges.boot;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.core.convert.TypeDescriptor;
import org.springframework.core.convert.converter.ConditionalGenericConverter;

/** Prints a range, a range set or a value set as its literal, which {@link TextToValueConverter} reads back. */
final class ValueToTextConverter implements ConditionalGenericConverter {

    private static final Set<ConvertiblePair> PAIRS = Set.of(new ConvertiblePair(Object.class, String.class));

    @Override
    public Set<ConvertiblePair> getConvertibleTypes() {
        return PAIRS;
    }

    @Override
    public boolean matches(TypeDescriptor sourceType, TypeDescriptor targetType) {
        return targetType.getType() == String.class && ValueTarget.isValueClass(sourceType.getType());
    }

    @Override
    public @Nullable Object convert(@Nullable Object source, TypeDescriptor sourceType, TypeDescriptor targetType) {
        return source == null ? null : source.toString();
    }
}

package io.github.valueranges.boot;

import java.util.Collection;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.core.convert.TypeDescriptor;
import org.springframework.core.convert.converter.ConditionalGenericConverter;
import org.springframework.core.io.InputStreamSource;
import org.springframework.util.ObjectUtils;

/**
 * Reads a range, a range set or a value set from the texts of one parameter or property.
 *
 * <p>The pairs end in {@code Object} on purpose: they serve the shapes of a range and wrapper sets too, an
 * application's own converter for one type is asked first, and tools that look for a converter's exact target do not
 * mistake the source type for the type of the parameter.
 */
final class TextToValueConverter implements ConditionalGenericConverter {

    private static final Set<ConvertiblePair> PAIRS = Set.of(
            new ConvertiblePair(String.class, Object.class),
            new ConvertiblePair(Object[].class, Object.class),
            new ConvertiblePair(Collection.class, Object.class),
            new ConvertiblePair(InputStreamSource.class, Object.class));

    private final boolean emptyIsAbsent;

    private TextToValueConverter(boolean emptyIsAbsent) {
        this.emptyIsAbsent = emptyIsAbsent;
    }

    /** A parameter that is there and empty is taken for one that is not; Spring then says whether it is required. */
    static TextToValueConverter ofParameters() {
        return new TextToValueConverter(true);
    }

    /** A property that is there and empty is refused: nobody would ask again what became of the null. */
    static TextToValueConverter ofProperties() {
        return new TextToValueConverter(false);
    }

    @Override
    public Set<ConvertiblePair> getConvertibleTypes() {
        return PAIRS;
    }

    @Override
    public boolean matches(TypeDescriptor sourceType, TypeDescriptor targetType) {
        return (Texts.areTexts(sourceType) || Texts.isFile(sourceType))
                && ValueTarget.of(targetType.getResolvableType()).isPresent();
    }

    @Override
    public @Nullable Object convert(@Nullable Object source, TypeDescriptor sourceType, TypeDescriptor targetType) {
        if (source == null) {
            return null;
        }
        ValueTarget target = ValueTarget.of(targetType.getResolvableType()).orElseThrow(IllegalStateException::new);
        if (source instanceof InputStreamSource) {
            throw Texts.fileRefusal(target);
        }
        if (source instanceof CharSequence text) {
            if (text.isEmpty() && !emptyIsAbsent) {
                throw target.emptyProperty();
            }
            return ParameterText.read(target, text);
        }
        @Nullable Object[] values = source instanceof Collection<?> c ? c.toArray() : ObjectUtils.toObjectArray(source);
        return ParameterText.read(target, Texts.of(values));
    }
}

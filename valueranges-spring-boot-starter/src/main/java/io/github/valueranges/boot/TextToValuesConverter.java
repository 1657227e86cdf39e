package io.github.valueranges.boot;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.core.CollectionFactory;
import org.springframework.core.convert.TypeDescriptor;
import org.springframework.core.convert.converter.ConditionalGenericConverter;
import org.springframework.core.io.InputStreamSource;
import org.springframework.util.ObjectUtils;

/**
 * Reads a list or an array of ranges or sets: one text holds literals that are split outside their brackets, several
 * texts hold one literal each.
 *
 * <p>Spring's own converters would cut {@code [2026-06-01,2026-06-08]} at its comma. Lists of anything else are left to
 * them.
 */
final class TextToValuesConverter implements ConditionalGenericConverter {

    private static final Set<ConvertiblePair> PAIRS = Set.of(
            new ConvertiblePair(String.class, Collection.class),
            new ConvertiblePair(String.class, Object[].class),
            new ConvertiblePair(Object[].class, Collection.class),
            new ConvertiblePair(Object[].class, Object[].class),
            new ConvertiblePair(Collection.class, Collection.class),
            new ConvertiblePair(Collection.class, Object[].class),
            new ConvertiblePair(InputStreamSource.class, Collection.class),
            new ConvertiblePair(InputStreamSource.class, Object[].class));

    @Override
    public Set<ConvertiblePair> getConvertibleTypes() {
        return PAIRS;
    }

    @Override
    public boolean matches(TypeDescriptor sourceType, TypeDescriptor targetType) {
        TypeDescriptor element = targetType.getElementTypeDescriptor();
        return element != null
                && (Texts.areTexts(sourceType) || Texts.isFile(sourceType))
                && ValueTarget.of(element.getResolvableType()).isPresent();
    }

    @Override
    public @Nullable Object convert(@Nullable Object source, TypeDescriptor sourceType, TypeDescriptor targetType) {
        TypeDescriptor element = targetType.getElementTypeDescriptor();
        if (source == null || element == null) {
            return null;
        }
        ValueTarget target = ValueTarget.of(element.getResolvableType()).orElseThrow(IllegalStateException::new);
        if (source instanceof InputStreamSource) {
            throw Texts.fileRefusal(target);
        }
        List<Object> values = new ArrayList<>();
        for (Object item : itemsOf(source)) {
            values.add(target.declared().isInstance(item) ? item : read(target, item, values.size() + 1));
        }
        return targetType.isArray()
                ? values.toArray((Object[]) Array.newInstance(element.getType(), values.size()))
                : collected(values, targetType, element);
    }

    private static List<? extends @Nullable Object> itemsOf(Object source) {
        if (source instanceof CharSequence text) {
            return text.isEmpty() ? List.of() : ParameterText.literals(text);
        }
        List<@Nullable Object> items = new ArrayList<>();
        Collections.addAll(items, source instanceof Collection<?> c ? c.toArray() : ObjectUtils.toObjectArray(source));
        // An empty parameter among others is absent, as an empty one alone is. Refused here, it would come back
        // as null: where a conversion fails, data binding tries again element by element.
        items.removeIf(item -> item instanceof CharSequence text && text.isEmpty());
        return items;
    }

    private static Object read(ValueTarget target, @Nullable Object item, int number) {
        if (item instanceof InputStreamSource) {
            throw Texts.fileRefusal(target);
        }
        Object value = item instanceof CharSequence text && !text.isEmpty() ? ParameterText.read(target, text) : null;
        if (value == null) {
            throw new InvalidValueException(
                    "element " + number + " is empty; each element is a literal such as " + target.example());
        }
        return value;
    }

    private static Collection<Object> collected(
            List<Object> values, TypeDescriptor targetType, TypeDescriptor element) {
        Collection<Object> collection =
                CollectionFactory.createCollection(targetType.getType(), element.getType(), values.size());
        collection.addAll(values);
        return collection;
    }
}

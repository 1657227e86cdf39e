package io.github.valueranges.boot;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.core.convert.TypeDescriptor;
import org.springframework.core.io.InputStreamSource;

/** What the converters take for text. */
final class Texts {

    private Texts() {}

    /** Tells whether a conversion's source is text, or an array or collection that may hold nothing but text. */
    static boolean areTexts(TypeDescriptor source) {
        if (source.isArray() || source.isCollection()) {
            TypeDescriptor element = source.getElementTypeDescriptor();
            return element == null || element.getType() == Object.class || isText(element);
        }
        return isText(source);
    }

    /** Tells whether a conversion's source is a file, as a form of several parts may send for any name. */
    static boolean isFile(TypeDescriptor source) {
        return InputStreamSource.class.isAssignableFrom(source.getType());
    }

    static InvalidValueException fileRefusal(ValueTarget target) {
        return new InvalidValueException("is given as a file, but takes text such as " + target.example());
    }

    private static boolean isText(TypeDescriptor type) {
        return CharSequence.class.isAssignableFrom(type.getType());
    }

    static List<CharSequence> of(@Nullable Object[] values) {
        List<CharSequence> texts = new ArrayList<>(values.length);
        for (Object value : values) {
            if (!(value instanceof CharSequence text)) {
                throw new InvalidValueException("holds an element that is not text");
            }
            texts.add(text);
        }
        return texts;
    }
}

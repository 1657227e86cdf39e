package io.github.valueranges;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/** Reads several elements, and says which of them was refused. */
final class EachElement {

    private EachElement() {}

    /**
     * Reads each source in its order. The refusal of one of several starts with its number, counted from 1; that of an
     * only one has nothing to add.
     */
    static <T, E> List<E> read(Collection<? extends T> sources, Function<? super T, ? extends E> reader) {
        List<E> elements = new ArrayList<>();
        for (T source : sources) {
            requireNonNull(source, () -> "element " + elements.size());
            try {
                elements.add(reader.apply(source));
            } catch (LiteralParseException refusal) {
                throw sources.size() == 1 ? refusal : refusal.ofElement(elements.size() + 1);
            }
        }
        return elements;
    }
}

package io.github.valueranges.boot.constraints.internal;

import io.github.valueranges.TypedValueSet;
import jakarta.validation.valueextraction.ExtractedValue;
import jakarta.validation.valueextraction.ValueExtractor;

/** Gives the elements of a value set to the constraints on them. */
public final class ElementExtractor implements ValueExtractor<TypedValueSet<@ExtractedValue ?, ?>> {

    /** Creates the extractor. */
    public ElementExtractor() {}

    @Override
    public void extractValues(TypedValueSet<?, ?> set, ValueReceiver receiver) {
        set.forEach(element -> receiver.iterableValue("<element>", element));
    }
}

package io.github.valueranges.jpa.internal;

import io.github.valueranges.ValueType;

/** What every Java type of this module tells the functions: which value type stands behind it. */
interface PostgresJavaType extends StorableJavaType {

    /**
     * Returns the descriptor of the mapped type.
     *
     * @return the same descriptor for a type and for its variants
     */
    ValueType<?> valueType();

    @Override
    default void requireStorable(Object value) {
        if (valueType().isInstance(value)) {
            StoredLiterals.requireStorable(valueType(), value);
        }
    }
}

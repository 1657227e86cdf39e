package io.github.valueranges.jpa.internal;

import io.github.valueranges.UnstorableValueException;

/** A Java type of this module that has values which its column cannot hold. */
interface StorableJavaType {

    /**
     * Refuses what the server cannot hold; says nothing of a value of another type.
     *
     * @throws UnstorableValueException naming the value, the bound or the element
     */
    void requireStorable(Object value);
}

package io.github.valueranges;

import java.io.InvalidObjectException;
import java.io.ObjectStreamException;
import java.io.Serial;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * The serialised form of a range set or value set: its literal, which is parsed and so validated when it is read.
 *
 * @param javaType the class of the value
 * @param elementClass the wrapper class of a wrapper set, else null
 * @param literal the literal
 */
record SerializedLiteral(Class<?> javaType, @Nullable Class<?> elementClass, String literal) implements Serializable {

    @Serial
    private static final long serialVersionUID = 1L;

    @Serial
    private Object readResolve() throws ObjectStreamException {
        try {
            return elementClass == null
                    ? ValueType.of(javaType).orElseThrow().parse(literal)
                    : SetType.wrapper(elementClass).parse(literal);
        } catch (RuntimeException e) {
            InvalidObjectException invalid = new InvalidObjectException("no valid literal: " + e.getMessage());
            invalid.initCause(e);
            throw invalid;
        }
    }

    static InvalidObjectException required() {
        return new InvalidObjectException("the serialised form is the literal");
    }
}

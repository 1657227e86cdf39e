package io.github.valueranges.jpa.internal;

import io.github.valueranges.SetType;
import io.github.valueranges.TypedValueSet;
import java.io.Serializable;
import org.hibernate.SharedSessionContract;
import org.hibernate.type.descriptor.java.MutabilityPlan;
import org.jspecify.annotations.Nullable;

/** Caches a set as its literal: the elements of a wrapper set are the user's own and need not be serializable. */
final class SetMutabilityPlan<E, S extends TypedValueSet<E, S>> implements MutabilityPlan<S> {

    private final SetType<E, S> setType;

    SetMutabilityPlan(SetType<E, S> setType) {
        this.setType = setType;
    }

    @Override
    public boolean isMutable() {
        return false;
    }

    @Override
    @SuppressWarnings("NullAway") // Hibernate copies null to null
    public S deepCopy(@Nullable S value) {
        return value;
    }

    @Override
    @SuppressWarnings("NullAway") // Hibernate caches null as null
    public Serializable disassemble(@Nullable S value, SharedSessionContract session) {
        return value == null ? null : value.toString();
    }

    @Override
    @SuppressWarnings("NullAway") // Hibernate caches null as null
    public S assemble(@Nullable Serializable cached, SharedSessionContract session) {
        return cached == null ? null : setType.parse((String) cached);
    }
}

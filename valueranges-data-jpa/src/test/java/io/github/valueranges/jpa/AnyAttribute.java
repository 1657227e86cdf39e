package io.github.valueranges.jpa;

import io.github.valueranges.ValueType;
import java.util.Iterator;
import java.util.List;
import org.springframework.data.core.PropertyPath;
import org.springframework.data.core.TypeInformation;
import org.springframework.data.core.TypedPropertyPath;

/** An attribute of {@link Everything}, which has no methods to refer to. */
record AnyAttribute<P>(ValueType<?> type) implements TypedPropertyPath<Object, P> {

    @Override
    @SuppressWarnings("unchecked") // the attribute of the type
    public P get(Object entity) {
        return (P) Everything.get(entity, type);
    }

    @Override
    @SuppressWarnings("unchecked") // the entity has no type but Object
    public TypeInformation<Object> getOwningType() {
        return TypeInformation.of((Class<Object>) Everything.ENTITY);
    }

    @Override
    public String getSegment() {
        return Everything.attribute(type);
    }

    @Override
    @SuppressWarnings("unchecked") // the class of the attribute
    public TypeInformation<P> getTypeInformation() {
        return (TypeInformation<P>) TypeInformation.of(type.javaType());
    }

    @Override
    public PropertyPath next() {
        return null;
    }

    @Override
    public boolean hasNext() {
        return false;
    }

    @Override
    public Iterator<PropertyPath> iterator() {
        return List.<PropertyPath>of(this).iterator();
    }
}

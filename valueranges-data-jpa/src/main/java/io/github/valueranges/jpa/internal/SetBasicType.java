package io.github.valueranges.jpa.internal;

import io.github.valueranges.SetType;
import io.github.valueranges.TypedValueSet;
import org.hibernate.type.AbstractSingleColumnStandardBasicType;
import org.hibernate.type.BasicPluralType;
import org.hibernate.type.BasicType;
import org.jspecify.annotations.Nullable;

/** The basic type of one set type: an array to Hibernate, one immutable value to the entity. */
final class SetBasicType<E, S extends TypedValueSet<E, S>> extends AbstractSingleColumnStandardBasicType<S>
        implements BasicPluralType<S, Object> {

    private final SetType<E, S> setType;
    private final BasicType<Object> elementType;
    private final String name;
    private final String[] registrationKeys;

    SetBasicType(SetJavaType<E, S> javaType, SetJdbcType jdbcType, BasicType<Object> elementType) {
        super(jdbcType, javaType);
        this.setType = javaType.setType();
        this.elementType = elementType;
        String typeName = javaType.getTypeName();
        this.name = typeName.substring(typeName.lastIndexOf('.', nameEnd(typeName)) + 1);
        this.registrationKeys = new String[] {name, typeName};
    }

    /** The simple name of {@code a.b.WrapperSet<c.d.Right>} ends before the argument, whose package has dots too. */
    private static int nameEnd(String typeName) {
        int argument = typeName.indexOf('<');
        return argument < 0 ? typeName.length() : argument;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public String[] getRegistrationKeys() {
        return registrationKeys.clone();
    }

    /** As an array: in a JSON document Hibernate writes the elements itself, and knows arrays and collections only. */
    @Override
    public <T> @Nullable Object convertToRelationalValue(@Nullable T value) {
        return value == null
                ? null
                : ElementTypes.toStored(setType, setType.cast(value)).toArray();
    }

    @Override
    public BasicType<Object> getElementType() {
        return elementType;
    }
}

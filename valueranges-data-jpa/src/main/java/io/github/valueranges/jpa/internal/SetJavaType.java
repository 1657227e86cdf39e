package io.github.valueranges.jpa.internal;

import io.github.valueranges.SetType;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.ValueSet;
import io.github.valueranges.ValueType;
import io.github.valueranges.WrapperSet;
import java.lang.reflect.Array;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.hibernate.dialect.Dialect;
import org.hibernate.tool.schema.extract.spi.ColumnTypeInformation;
import org.hibernate.type.BasicType;
import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.AbstractJavaType;
import org.hibernate.type.descriptor.java.BasicPluralJavaType;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.JdbcType;
import org.hibernate.type.descriptor.jdbc.JdbcTypeIndicators;
import org.hibernate.type.spi.TypeConfiguration;
import org.jspecify.annotations.Nullable;

/** Maps a set type, a wrapper set of one element class included, to an array of its backing values. */
final class SetJavaType<E, S extends TypedValueSet<E, S>> extends AbstractJavaType<S>
        implements BasicPluralJavaType<Object>, PostgresJavaType {

    private final SetType<E, S> setType;
    private final BasicType<Object> elementType;
    private final SetJdbcType jdbcType;
    private final SetBasicType<E, S> basicType;

    /**
     * @param type the class of the set, or the parameterized type of a wrapper set
     */
    SetJavaType(Type type, SetType<E, S> setType, TypeConfiguration configuration) {
        super(type, new SetMutabilityPlan<>(setType));
        this.setType = setType;
        this.elementType = ElementTypes.arrayElement(setType, configuration);
        this.jdbcType = new SetJdbcType(elementType.getJdbcType(), setType.postgresName());
        this.basicType = new SetBasicType<>(this, jdbcType, elementType);
    }

    SetType<E, S> setType() {
        return setType;
    }

    /** The type as it is declared, the element class of a wrapper set included. */
    String declared() {
        String name = setType.javaType().getSimpleName();
        return isWrapperSet() ? name + '<' + setType.elementClass().getSimpleName() + '>' : name;
    }

    boolean isWrapperSet() {
        return setType.javaType() == (Class<?>) WrapperSet.class;
    }

    /** The class of an element that a function takes: of a wrapper set that of the value inside. */
    Class<?> elementOperandClass() {
        return isWrapperSet() ? setType.backingClass() : setType.elementClass();
    }

    SetBasicType<E, S> basicType() {
        return basicType;
    }

    @Override
    public ValueType<?> valueType() {
        return setType;
    }

    @Override
    public JavaType<Object> getElementJavaType() {
        return elementType.getJavaTypeDescriptor();
    }

    @Override
    public JdbcType getRecommendedJdbcType(JdbcTypeIndicators indicators) {
        return jdbcType;
    }

    @Override
    public BasicType<?> resolveType(
            TypeConfiguration configuration,
            Dialect dialect,
            BasicType<Object> element,
            ColumnTypeInformation column,
            JdbcTypeIndicators indicators) {
        return basicType;
    }

    /** A parameter is typed by the class of its value, which for a wrapper set does not tell the element. */
    @Override
    public boolean isWider(JavaType<?> other) {
        return other == this || other instanceof WrapperSetJavaType;
    }

    /** Composite values and documents are made of arrays, and Hibernate casts those back. */
    @Override
    public boolean isInstance(Object value) {
        return setType.isInstance(value) || value instanceof Object[];
    }

    @Override
    @SuppressWarnings("NullAway") // Hibernate casts null to null
    public S cast(@Nullable Object value) {
        if (value == null) {
            return null;
        }
        return value instanceof Object[] elements ? ofBacking(Arrays.asList(elements)) : setType.cast(value);
    }

    @Override
    public String toString(S value) {
        return StoredLiterals.of(setType, value);
    }

    @Override
    public @Nullable S fromString(@Nullable CharSequence literal) {
        return literal == null ? null : setType.parse(literal);
    }

    @Override
    public <X> @Nullable X unwrap(@Nullable S value, Class<X> type, WrapperOptions options) {
        if (value == null) {
            return null;
        }
        if (type.isInstance(value)) {
            return type.cast(value);
        }
        if (type == String.class) {
            return type.cast(toString(value));
        }
        if (type.isArray() && !type.getComponentType().isPrimitive()) {
            List<Object> elements = ElementTypes.toStored(setType, value);
            return type.cast(elements.toArray((Object[]) Array.newInstance(type.getComponentType(), elements.size())));
        }
        throw unknownUnwrap(type);
    }

    @Override
    public <X> @Nullable S wrap(@Nullable X value, WrapperOptions options) {
        if (value == null) {
            return null;
        }
        if (setType.isInstance(value)) {
            return setType.cast(value);
        }
        if (value instanceof CharSequence literal) {
            return setType.parse(literal);
        }
        if (value instanceof java.sql.Array array) {
            return setType.parse(array.toString());
        }
        if (value instanceof Object[] elements) {
            return ofBacking(Arrays.asList(elements));
        }
        if (value instanceof Collection<?> elements) {
            return ofBacking(elements);
        }
        if (value instanceof ValueSet<?> other) {
            throw new IllegalArgumentException("expected a set of "
                    + setType.elementClass().getSimpleName() + ", but the value is one of "
                    + other.type().elementClass().getSimpleName());
        }
        throw unknownWrap(value.getClass());
    }

    private S ofBacking(Collection<? extends @Nullable Object> backing) {
        List<E> elements = new ArrayList<>(backing.size());
        for (Object element : backing) {
            if (element == null) {
                throw new IllegalArgumentException("a set holds no NULL, but element " + (elements.size() + 1) + " of "
                        + backing.size() + " is NULL");
            }
            elements.add(setType.wrap(element));
        }
        return setType.of(elements);
    }
}

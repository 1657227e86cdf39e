package io.github.valueranges.jpa.internal;

import io.github.valueranges.ValueType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import org.hibernate.MappingException;
import org.hibernate.mapping.BasicValue;
import org.hibernate.mapping.Selectable;
import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.AbstractJavaType;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.JdbcType;
import org.hibernate.type.descriptor.jdbc.JdbcTypeIndicators;
import org.hibernate.type.spi.TypeConfiguration;
import org.jspecify.annotations.Nullable;

/** Stands for a declared type that has no column type, and refuses the attribute when the mapping is built. */
final class UnmappableJavaType<T> extends AbstractJavaType<T> {

    private final String reason;

    UnmappableJavaType(Type type, String reason) {
        super(type);
        this.reason = reason;
    }

    @Override
    public JdbcType getRecommendedJdbcType(JdbcTypeIndicators indicators) {
        throw refusal(getJavaType(), reason, indicators);
    }

    @Override
    public JavaType<T> createJavaType(ParameterizedType type, TypeConfiguration configuration) {
        return new UnmappableJavaType<>(type, reasonFor(type));
    }

    /** Names the one type that has the elements of the declaration. */
    private String reasonFor(ParameterizedType declared) {
        for (ValueType<?> type : ValueType.all()) {
            if (((Class<?>) declared.getRawType()).isAssignableFrom(type.javaType())
                    && declared.getActualTypeArguments()[0] == type.elementClass()) {
                return "declare " + type.javaType().getSimpleName();
            }
        }
        return reason;
    }

    static MappingException refusal(Type type, String reason, JdbcTypeIndicators indicators) {
        StringBuilder message = new StringBuilder();
        if (indicators instanceof BasicValue value) {
            message.append("cannot map column ");
            if (value.getTable() != null) {
                message.append(value.getTable().getName()).append('.');
            }
            Selectable column = value.getColumn();
            message.append(column == null ? "?" : column.getText()).append(": ");
        }
        message.append("an attribute of type ").append(name(type)).append(" has no column type; ");
        return new MappingException(message.append(reason).toString());
    }

    /** Hibernate reads a wildcard as {@code Object}, which tells the reader nothing. */
    private static String name(Type type) {
        if (type instanceof ParameterizedType parameterized) {
            Type argument = parameterized.getActualTypeArguments()[0];
            return name(parameterized.getRawType()) + (argument == Object.class ? "" : "<" + name(argument) + ">");
        }
        return type instanceof Class<?> javaClass ? javaClass.getSimpleName() : type.getTypeName();
    }

    @Override
    public T fromString(CharSequence string) {
        throw new UnsupportedOperationException(reason);
    }

    @Override
    public <X> X unwrap(@Nullable T value, Class<X> type, WrapperOptions options) {
        throw unknownUnwrap(type);
    }

    @Override
    public <X> T wrap(@Nullable X value, WrapperOptions options) {
        throw unknownWrap(value == null ? Object.class : value.getClass());
    }
}

package io.github.valueranges.jpa.internal;

import org.hibernate.type.descriptor.ValueBinder;
import org.hibernate.type.descriptor.ValueExtractor;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.ArrayJdbcType;
import org.hibernate.type.descriptor.jdbc.JdbcLiteralFormatter;
import org.hibernate.type.descriptor.jdbc.JdbcType;

/**
 * Maps sets to an array column. To Hibernate it is an array, so that DDL, validation and array functions work; a value
 * travels to the server as the array literal, by the one printer there is.
 */
final class SetJdbcType extends ArrayJdbcType {

    private final String postgresName;

    SetJdbcType(JdbcType elementJdbcType, String postgresName) {
        super(elementJdbcType);
        this.postgresName = postgresName;
    }

    @Override
    public <T> JdbcLiteralFormatter<T> getJdbcLiteralFormatter(JavaType<T> javaType) {
        return (sql, value, dialect, options) -> Literals.append(sql, javaType.toString(value), postgresName);
    }

    @Override
    public <X> ValueBinder<X> getBinder(JavaType<X> javaType) {
        return new LiteralBinder<>(javaType, this, postgresName);
    }

    @Override
    public <X> ValueExtractor<X> getExtractor(JavaType<X> javaType) {
        return new SetExtractor<>(javaType, this);
    }

    @Override
    public String toString() {
        return postgresName;
    }
}

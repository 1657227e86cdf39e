package io.github.valueranges.jpa.internal;

import io.github.valueranges.SetType;
import io.github.valueranges.ValueSet;
import java.sql.CallableStatement;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import org.hibernate.type.descriptor.ValueBinder;
import org.hibernate.type.descriptor.ValueExtractor;
import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.BasicBinder;
import org.hibernate.type.descriptor.jdbc.JdbcLiteralFormatter;
import org.hibernate.type.descriptor.jdbc.JdbcType;

/** Binds a wrapper set that is known by its class alone: the value itself names its array type. */
final class WrapperSetParameterJdbcType implements JdbcType {

    static final WrapperSetParameterJdbcType INSTANCE = new WrapperSetParameterJdbcType();

    private WrapperSetParameterJdbcType() {}

    /** That of the columns: Hibernate compares what has one code. */
    @Override
    public int getJdbcTypeCode() {
        return Types.ARRAY;
    }

    @Override
    public <X> ValueBinder<X> getBinder(JavaType<X> javaType) {
        return new BasicBinder<>(javaType, this) {
            @Override
            protected void doBind(PreparedStatement statement, X value, int index, WrapperOptions options)
                    throws SQLException {
                PgObjects.bind(statement, index, type(value).postgresName(), literal(value));
            }

            @Override
            protected void doBind(CallableStatement statement, X value, String name, WrapperOptions options)
                    throws SQLException {
                statement.setObject(name, PgObjects.of(type(value).postgresName(), literal(value)));
            }
        };
    }

    @Override
    public <T> JdbcLiteralFormatter<T> getJdbcLiteralFormatter(JavaType<T> javaType) {
        return (sql, value, dialect, options) ->
                Literals.append(sql, literal(value), type(value).postgresName());
    }

    private static SetType<?, ?> type(Object value) {
        return ((ValueSet<?>) value).type();
    }

    private static String literal(Object value) {
        return StoredLiterals.of(type(value), value);
    }

    @Override
    public <X> ValueExtractor<X> getExtractor(JavaType<X> javaType) {
        return new LiteralExtractor<>(javaType, this);
    }

    @Override
    public String toString() {
        return "wrapper set";
    }
}

package io.github.valueranges.jpa.internal;

import java.sql.CallableStatement;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.hibernate.type.SqlTypes;
import org.hibernate.type.descriptor.ValueBinder;
import org.hibernate.type.descriptor.ValueExtractor;
import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.BasicBinder;
import org.hibernate.type.descriptor.jdbc.JdbcLiteralFormatter;
import org.hibernate.type.descriptor.jdbc.JdbcType;

/**
 * Dates and times as elements of an array column: to the schema they are of the server's type, everywhere else they
 * travel as text.
 */
final class SetElementJdbcType implements JdbcType {

    private final String postgresName;
    private final int jdbcTypeCode;
    private final int ddlTypeCode;

    SetElementJdbcType(String postgresName, int jdbcTypeCode, int ddlTypeCode) {
        this.postgresName = postgresName;
        this.jdbcTypeCode = jdbcTypeCode;
        this.ddlTypeCode = ddlTypeCode;
    }

    @Override
    public int getJdbcTypeCode() {
        return jdbcTypeCode;
    }

    /** What Hibernate goes by where it writes an element into a document or a composite value. */
    @Override
    public int getDefaultSqlTypeCode() {
        return SqlTypes.VARCHAR;
    }

    @Override
    public int getDdlTypeCode() {
        return ddlTypeCode;
    }

    @Override
    public String getFriendlyName() {
        return postgresName;
    }

    @Override
    public <T> JdbcLiteralFormatter<T> getJdbcLiteralFormatter(JavaType<T> javaType) {
        return (sql, value, dialect, options) -> Literals.append(sql, javaType.toString(value), postgresName);
    }

    @Override
    public <X> ValueBinder<X> getBinder(JavaType<X> javaType) {
        return new BasicBinder<>(javaType, this) {
            @Override
            protected void doBind(PreparedStatement statement, X value, int index, WrapperOptions options)
                    throws SQLException {
                PgObjects.bind(statement, index, postgresName, javaType.toString(value));
            }

            @Override
            protected void doBind(CallableStatement statement, X value, String name, WrapperOptions options)
                    throws SQLException {
                statement.setObject(name, PgObjects.of(postgresName, javaType.toString(value)));
            }

            @Override
            public Object getBindValue(X value, WrapperOptions options) {
                return javaType.toString(value);
            }
        };
    }

    @Override
    public <X> ValueExtractor<X> getExtractor(JavaType<X> javaType) {
        return new LiteralExtractor<>(javaType, this);
    }

    @Override
    public String toString() {
        return postgresName;
    }
}

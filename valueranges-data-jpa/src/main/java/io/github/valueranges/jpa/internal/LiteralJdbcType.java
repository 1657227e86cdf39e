package io.github.valueranges.jpa.internal;

import io.github.valueranges.RangeSetType;
import io.github.valueranges.RangeType;
import java.sql.Types;
import org.hibernate.boot.model.relational.Database;
import org.hibernate.engine.jdbc.Size;
import org.hibernate.type.descriptor.ValueBinder;
import org.hibernate.type.descriptor.ValueExtractor;
import org.hibernate.type.descriptor.converter.spi.BasicValueConverter;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.JdbcLiteralFormatter;
import org.hibernate.type.descriptor.jdbc.JdbcType;
import org.hibernate.type.descriptor.jdbc.JdbcTypeIndicators;

/**
 * Maps literals to a column of one range or multirange type.
 *
 * <p>The default SQL type code is {@code VARCHAR}: JSON documents and functions over arrays take it for the form of a
 * single value, and a code of its own would stop both. The code for DDL is the type's own and names the column type.
 */
final class LiteralJdbcType implements JdbcType {

    private final String postgresName;
    private final int ddlTypeCode;

    LiteralJdbcType(String postgresName, int ddlTypeCode) {
        this.postgresName = postgresName;
        this.ddlTypeCode = ddlTypeCode;
    }

    String postgresName() {
        return postgresName;
    }

    @Override
    public String getFriendlyName() {
        return postgresName;
    }

    @Override
    public int getJdbcTypeCode() {
        return Types.OTHER;
    }

    @Override
    public int getDefaultSqlTypeCode() {
        return Types.VARCHAR;
    }

    @Override
    public int getDdlTypeCode() {
        return ddlTypeCode;
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
        return new LiteralExtractor<>(javaType, this);
    }

    /** Creates a range type that the server does not come with; Hibernate asks for each column, and keeps one. */
    @Override
    public void addAuxiliaryDatabaseObjects(
            JavaType<?> javaType,
            BasicValueConverter<?, ?> valueConverter,
            Size columnSize,
            Database database,
            JdbcTypeIndicators context) {
        RangeType<?, ?, ?> rangeType = ((PostgresJavaType) javaType).valueType() instanceof RangeType<?, ?, ?> range
                ? range
                : ((RangeSetType<?, ?, ?>) ((PostgresJavaType) javaType).valueType()).rangeType();
        if (CustomRangeType.isNeeded(rangeType)) {
            database.addAuxiliaryDatabaseObject(new CustomRangeType(rangeType));
        }
    }

    @Override
    public String toString() {
        return postgresName;
    }
}

package io.github.valueranges.jpa.internal;

import java.sql.CallableStatement;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.util.Arrays;
import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.BasicPluralJavaType;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.BasicBinder;
import org.hibernate.type.descriptor.jdbc.JdbcType;
import org.jspecify.annotations.Nullable;

/** Binds a value as its literal, typed with the name of its PostgreSQL type. */
final class LiteralBinder<X> extends BasicBinder<X> {

    private final String postgresName;

    LiteralBinder(JavaType<X> javaType, JdbcType jdbcType, String postgresName) {
        super(javaType, jdbcType);
        this.postgresName = postgresName;
    }

    @Override
    protected void doBindNull(PreparedStatement statement, int index, WrapperOptions options) throws SQLException {
        PgObjects.bind(statement, index, postgresName, null);
    }

    @Override
    protected void doBindNull(CallableStatement statement, String name, WrapperOptions options) throws SQLException {
        statement.setNull(name, Types.OTHER, PgObjects.driverName(postgresName));
    }

    @Override
    protected void doBind(PreparedStatement statement, X value, int index, WrapperOptions options) throws SQLException {
        PgObjects.bind(statement, index, postgresName, literal(value, options));
    }

    @Override
    protected void doBind(CallableStatement statement, X value, String name, WrapperOptions options)
            throws SQLException {
        statement.setObject(name, PgObjects.of(postgresName, literal(value, options)));
    }

    /** In a composite value Hibernate itself writes a range as text and a set as an array. */
    @Override
    public @Nullable Object getBindValue(X value, WrapperOptions options) {
        if (!(getJdbcType() instanceof SetJdbcType set)) {
            return literal(value, options);
        }
        Object[] elements = getJavaType().unwrap(value, Object[].class, options);
        return elements != null && set.getElementJdbcType() instanceof SetElementJdbcType ? texts(elements) : elements;
    }

    /** Dates and times are texts to Hibernate, see {@link SetElementJdbcType}. */
    @SuppressWarnings("unchecked") // every set has elements
    private Object[] texts(Object[] elements) {
        JavaType<Object> elementType = ((BasicPluralJavaType<Object>) getJavaType()).getElementJavaType();
        return Arrays.stream(elements).map(elementType::toString).toArray();
    }

    /** A set has been taken apart already where Hibernate wanted an array. */
    private String literal(Object value, WrapperOptions options) {
        X whole = value instanceof Object[] ? getJavaType().wrap(value, options) : null;
        return StoredLiterals.of(((PostgresJavaType) getJavaType()).valueType(), whole == null ? value : whole);
    }
}

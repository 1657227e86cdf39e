package io.github.valueranges.jpa.internal;

import java.sql.CallableStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.BasicExtractor;
import org.hibernate.type.descriptor.jdbc.JdbcType;
import org.jspecify.annotations.Nullable;

/** Reads a column as the literal that the server prints. */
final class LiteralExtractor<X> extends BasicExtractor<X> {

    LiteralExtractor(JavaType<X> javaType, JdbcType jdbcType) {
        super(javaType, jdbcType);
    }

    @Override
    protected @Nullable X doExtract(ResultSet rows, int index, WrapperOptions options) throws SQLException {
        return value(rows.getString(index));
    }

    @Override
    protected @Nullable X doExtract(CallableStatement statement, int index, WrapperOptions options)
            throws SQLException {
        return value(PgObjects.text(statement.getObject(index)));
    }

    @Override
    protected @Nullable X doExtract(CallableStatement statement, String name, WrapperOptions options)
            throws SQLException {
        return value(PgObjects.text(statement.getObject(name)));
    }

    private @Nullable X value(@Nullable String literal) {
        return literal == null ? null : getJavaType().fromString(literal);
    }
}

package io.github.valueranges.jpa.internal;

import java.sql.Array;
import java.sql.CallableStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Set;
import java.util.UUID;
import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.BasicPluralJavaType;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.BasicExtractor;
import org.hibernate.type.descriptor.jdbc.JdbcType;
import org.jspecify.annotations.Nullable;

/**
 * Reads a set. The driver receives arrays of some types in binary form, and makes a literal of one in several times the
 * time that it takes to hand out the elements. Those of the other types it would change: numbers that are none, days and
 * times beyond {@code java.sql}.
 */
final class SetExtractor<X> extends BasicExtractor<X> {

    private static final Set<Class<?>> HANDED_OUT_AS_THEY_ARE =
            Set.of(String.class, UUID.class, Short.class, Integer.class, Long.class, Float.class, Double.class);

    private final Class<?> elementClass;

    SetExtractor(JavaType<X> javaType, JdbcType jdbcType) {
        super(javaType, jdbcType);
        this.elementClass = javaType instanceof BasicPluralJavaType<?> plural
                ? plural.getElementJavaType().getJavaTypeClass()
                : Object.class;
    }

    @Override
    protected @Nullable X doExtract(ResultSet rows, int index, WrapperOptions options) throws SQLException {
        X set = HANDED_OUT_AS_THEY_ARE.contains(elementClass) ? ofElements(rows, index, options) : null;
        return set == null ? value(rows.getString(index)) : set;
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

    /** Returns null for what is refused, or is no array of these elements: it is read, or refused, as a literal. */
    private @Nullable X ofElements(ResultSet rows, int index, WrapperOptions options) {
        try {
            Array array = rows.getArray(index);
            return array != null && array.getArray() instanceof Object[] elements && areElements(elements)
                    ? getJavaType().wrap(elements, options)
                    : null;
        } catch (SQLException | IllegalArgumentException e) {
            return null;
        }
    }

    /** Not so if there is a NULL, a second dimension, or an element type of another name. */
    private boolean areElements(Object[] elements) {
        for (Object element : elements) {
            if (!elementClass.isInstance(element)) {
                return false;
            }
        }
        return true;
    }
}

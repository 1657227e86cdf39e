package io.github.valueranges.jpa.internal;

import io.github.valueranges.SetType;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.UnstorableValueException;
import io.github.valueranges.ValueType;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.postgresql.util.PGobject;

/** Values as the driver has them, for providers that know nothing of this module. */
public final class ColumnValues {

    private ColumnValues() {}

    /**
     * Returns the object of the driver that is sent for a value, or for NULL.
     *
     * @throws UnstorableValueException if the server cannot hold the value
     */
    public static Object of(ValueType<?> type, @Nullable Object value) {
        try {
            return PgObjects.of(type.postgresName(), value == null ? null : StoredLiterals.of(type, value));
        } catch (SQLException e) {
            throw new IllegalStateException("the driver refuses a literal of " + type.postgresName(), e);
        }
    }

    /**
     * Returns the value of a column.
     *
     * @throws IllegalArgumentException if the column is an array of dates or times of {@code java.sql}, which are not
     *     exact
     */
    public static <V> @Nullable V read(ValueType<V> type, Object column) {
        if (column instanceof PGobject object) {
            String literal = object.getValue();
            return literal == null ? null : type.parse(literal);
        }
        if (type instanceof SetType<?, ?> setType && column instanceof Object[] elements) {
            return type.cast(set(setType, elements));
        }
        return type.parse(column.toString());
    }

    private static <E, S extends TypedValueSet<E, S>> S set(SetType<E, S> type, @Nullable Object[] column) {
        List<E> elements = new ArrayList<>(column.length);
        for (Object element : column) {
            if (element == null) {
                throw new IllegalArgumentException("a set holds no NULL, but element " + (elements.size() + 1) + " of "
                        + column.length + " is NULL");
            }
            if (element instanceof java.util.Date) {
                throw new IllegalArgumentException("a set of " + type.postgresElementName()
                        + " is not read exactly from an array of java.sql; read the column as text");
            }
            elements.add(type.wrap(element));
        }
        return type.of(elements);
    }
}

package io.github.valueranges.jpa.internal;

import io.github.valueranges.SetType;
import org.hibernate.dialect.Dialect;
import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.AbstractClassJavaType;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.JdbcType;
import org.jspecify.annotations.Nullable;

/**
 * Dates and times as elements of a set. In a document Hibernate writes the elements of an array itself; as it writes
 * dates and times it would lose fractions, eras and infinities, and move days before 1582-10-15.
 */
final class SetElementJavaType<E> extends AbstractClassJavaType<E> {

    private static final long serialVersionUID = 1;

    private final transient SetType<E, ?> setType;
    private final JavaType<E> standard;

    /**
     * @param standard what Hibernate has for the same class
     */
    SetElementJavaType(SetType<E, ?> setType, JavaType<E> standard) {
        super(setType.elementClass());
        this.setType = setType;
        this.standard = standard;
    }

    /** Else a schema would ask for {@code timestamp(19)}, and be warned of it by the server. */
    @Override
    public int getDefaultSqlPrecision(Dialect dialect, JdbcType jdbcType) {
        return standard.getDefaultSqlPrecision(dialect, jdbcType);
    }

    @Override
    public String toString(E value) {
        return setType.formatElement(setType.elementClass().cast(Microseconds.round(value)));
    }

    @Override
    public @Nullable E fromString(@Nullable CharSequence text) {
        return text == null ? null : setType.parseElement(text);
    }

    @Override
    public <X> @Nullable X unwrap(@Nullable E value, Class<X> type, WrapperOptions options) {
        if (value == null) {
            return null;
        }
        return type == String.class ? type.cast(toString(value)) : standard.unwrap(value, type, options);
    }

    @Override
    public <X> @Nullable E wrap(@Nullable X value, WrapperOptions options) {
        return value instanceof CharSequence text ? fromString(text) : standard.wrap(value, options);
    }
}

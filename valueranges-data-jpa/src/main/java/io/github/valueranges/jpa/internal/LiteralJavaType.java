package io.github.valueranges.jpa.internal;

import io.github.valueranges.RangeSetType;
import io.github.valueranges.RangeType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.ValueType;
import java.util.List;
import java.util.function.Function;
import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.AbstractClassJavaType;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.JdbcType;
import org.hibernate.type.descriptor.jdbc.JdbcTypeIndicators;
import org.jspecify.annotations.Nullable;
import org.postgresql.util.PGobject;

/**
 * Maps a range type, one of its variants, or a range set type to its literal.
 *
 * <p>Hibernate resolves a parameter by the class of its value, so each variant of a range type has a Java type of its
 * own. A parameter list may mix variants and is typed after its first value: the Java type of a variant therefore
 * accepts every value of the range type, and only a value that is read into an attribute must have the variant's shape.
 */
final class LiteralJavaType<V> extends AbstractClassJavaType<V> implements PostgresJavaType {

    private final ValueType<?> valueType;
    private final LiteralJdbcType jdbcType;
    private final Function<Object, V> shape;

    /**
     * @param shape makes a {@code V} of any value of the value type; refuses one of another shape
     */
    LiteralJavaType(Class<V> type, ValueType<?> valueType, LiteralJdbcType jdbcType, Function<Object, V> shape) {
        super(type);
        this.valueType = valueType;
        this.jdbcType = jdbcType;
        this.shape = shape;
    }

    @Override
    public ValueType<?> valueType() {
        return valueType;
    }

    @Override
    public JdbcType getRecommendedJdbcType(JdbcTypeIndicators indicators) {
        return jdbcType;
    }

    @Override
    public boolean isWider(JavaType<?> other) {
        return other instanceof LiteralJavaType<?> literal && literal.valueType == valueType;
    }

    @Override
    public boolean isInstance(Object value) {
        return valueType.isInstance(value);
    }

    @Override
    @SuppressWarnings({"unchecked", "NullAway"}) // Hibernate casts null to null
    public V cast(@Nullable Object value) {
        return (V) (value == null ? null : valueType.cast(value));
    }

    @Override
    public String toString(V value) {
        return StoredLiterals.of(valueType, value);
    }

    @Override
    public @Nullable V fromString(@Nullable CharSequence literal) {
        return literal == null ? null : shape.apply(valueType.parse(literal));
    }

    @Override
    public <X> @Nullable X unwrap(@Nullable V value, Class<X> type, WrapperOptions options) {
        if (value == null) {
            return null;
        }
        if (type.isInstance(value)) {
            return type.cast(value);
        }
        if (type == String.class) {
            return type.cast(toString(value));
        }
        throw unknownUnwrap(type);
    }

    @Override
    public <X> @Nullable V wrap(@Nullable X value, WrapperOptions options) {
        if (value == null) {
            return null;
        }
        if (value instanceof CharSequence literal) {
            return fromString(literal);
        }
        if (value instanceof PGobject element) {
            return fromString(element.getValue());
        }
        if (valueType.isInstance(value)) {
            return cast(value);
        }
        Object alone = valueType instanceof RangeType<?, ?, ?> rangeType
                ? singleton(rangeType, value)
                : valueType instanceof RangeSetType<?, ?, ?> rangeSetType ? setOf(rangeSetType, value) : null;
        if (alone != null) {
            return cast(alone);
        }
        throw unknownWrap(value.getClass());
    }

    /**
     * Returns an element as the range that holds it alone. A query whose parameter was null when Hibernate translated it
     * serves elements, ranges and range sets later, and means the same by them.
     */
    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> @Nullable R singleton(
            RangeType<E, R, S> type, Object value) {
        return type.elementClass().isInstance(value)
                ? type.singleton(type.elementClass().cast(value))
                : null;
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> @Nullable S setOf(
            RangeSetType<E, R, S> type, Object value) {
        RangeType<E, R, S> rangeType = type.rangeType();
        R range = rangeType.isInstance(value) ? rangeType.cast(value) : singleton(rangeType, value);
        return range == null ? null : type.of(List.of(range));
    }
}

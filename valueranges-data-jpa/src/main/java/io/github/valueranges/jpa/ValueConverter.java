package io.github.valueranges.jpa;

import static java.util.Objects.requireNonNull;

import io.github.valueranges.UnstorableValueException;
import io.github.valueranges.ValueType;
import io.github.valueranges.jpa.internal.ColumnValues;
import jakarta.persistence.AttributeConverter;
import org.jspecify.annotations.Nullable;

/**
 * Maps an attribute to its native column under a provider of JPA other than Hibernate, which needs no converter and
 * refuses these. {@link ValueConverters} has one for each type; a wrapper set has one of its own:
 *
 * <pre>{@code
 * @Converter
 * public class AccessRightsConverter extends ValueConverter<WrapperSet<AccessRight>>
 *         implements AttributeConverter<WrapperSet<AccessRight>, Object> {
 *     public AccessRightsConverter() {
 *         super(SetType.wrapper(AccessRight.class));
 *     }
 * }
 *
 * @Convert(converter = AccessRightsConverter.class)
 * @Column(columnDefinition = "text[]")
 * private WrapperSet<AccessRight> rights;
 * }</pre>
 *
 * <p>A subclass repeats the interface, for there are providers that read the types from its own declaration.
 *
 * <p>NULL is {@code null}, and neither the empty range nor the empty set. Times are rounded to microseconds, half up.
 * The driver of PostgreSQL must be on the class path.
 *
 * @param <V> the type of the attribute
 */
public abstract class ValueConverter<V> implements AttributeConverter<V, Object> {

    private final ValueType<V> type;

    /**
     * Makes a converter for a type.
     *
     * @param type the type of the attribute
     * @throws NullPointerException if {@code type} is null
     */
    protected ValueConverter(ValueType<V> type) {
        this.type = requireNonNull(type, "type");
    }

    /**
     * Returns what is bound to a statement: an object of the driver, which names the type of the server, for NULL too.
     *
     * @param value the value; null for NULL
     * @return the object of the driver
     * @throws UnstorableValueException if the server cannot hold the value
     */
    @Override
    public final Object convertToDatabaseColumn(@Nullable V value) {
        return ColumnValues.of(type, value);
    }

    /**
     * Reads what the driver has for a column.
     *
     * @param column the object of the driver, or the literal; null for NULL
     * @return the value; null for null
     * @throws io.github.valueranges.LiteralParseException if the column holds what the type cannot, such as NULL inside
     *     of an array
     */
    @Override
    public final @Nullable V convertToEntityAttribute(@Nullable Object column) {
        return column == null ? null : ColumnValues.read(type, column);
    }
}

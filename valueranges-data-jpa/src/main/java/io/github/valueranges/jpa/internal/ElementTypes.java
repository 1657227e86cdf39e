package io.github.valueranges.jpa.internal;

import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import java.sql.Types;
import java.time.LocalDate;
import java.util.Map;
import org.hibernate.MappingException;
import org.hibernate.type.BasicType;
import org.hibernate.type.SqlTypes;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.JdbcType;
import org.hibernate.type.internal.NamedBasicTypeImpl;
import org.hibernate.type.spi.TypeConfiguration;

/** What Hibernate takes the elements of ranges and sets for; the only place that knows element types. */
final class ElementTypes {

    /** SQL type code of the elements of an array column, by PostgreSQL name. */
    private static final Map<String, Integer> ARRAY_ELEMENT_CODES = Map.ofEntries(
            Map.entry("text", SqlTypes.LONG32VARCHAR),
            Map.entry("uuid", SqlTypes.UUID),
            Map.entry("smallint", Types.SMALLINT),
            Map.entry("integer", Types.INTEGER),
            Map.entry("bigint", Types.BIGINT),
            Map.entry("numeric", Types.NUMERIC),
            Map.entry("double precision", Types.DOUBLE),
            Map.entry("real", Types.REAL),
            Map.entry("date", Types.DATE),
            Map.entry("time", Types.TIME),
            Map.entry("timestamp", Types.TIMESTAMP),
            Map.entry("timestamptz", Types.TIMESTAMP_WITH_TIMEZONE));

    private ElementTypes() {}

    @SuppressWarnings("unchecked") // elements are bound as a whole, by the set
    static BasicType<Object> arrayElement(SetType<?, ?> setType, TypeConfiguration configuration) {
        Integer code = ARRAY_ELEMENT_CODES.get(setType.postgresElementName());
        if (code == null) {
            throw new MappingException("arrays of " + setType.postgresElementName() + " are not known here");
        }
        JdbcType jdbcType = configuration.getJdbcTypeRegistry().getDescriptor(code);
        JavaType<?> javaType = configuration.getJavaTypeRegistry().resolveDescriptor(setType.backingClass());
        return (BasicType<Object>) configuration.getBasicTypeRegistry().resolve(javaType, jdbcType);
    }

    /** Returns the type of the lower bound that a function answers. */
    static BasicType<?> lowerBound(RangeType<?, ?, ?> rangeType, TypeConfiguration configuration) {
        return temporal(rangeType, DateBoundJdbcType.LOWER, configuration);
    }

    /** Returns the type of the upper bound that a function answers. */
    static BasicType<?> upperBound(RangeType<?, ?, ?> rangeType, TypeConfiguration configuration) {
        return temporal(rangeType, DateBoundJdbcType.UPPER, configuration);
    }

    /** Returns the type of an element that a function takes or answers. */
    static BasicType<?> element(RangeType<?, ?, ?> rangeType, TypeConfiguration configuration) {
        return temporal(rangeType, DateBoundJdbcType.PLAIN, configuration);
    }

    private static BasicType<?> temporal(
            RangeType<?, ?, ?> rangeType, DateBoundJdbcType dates, TypeConfiguration configuration) {
        if (rangeType.elementClass() == LocalDate.class) {
            return new NamedBasicTypeImpl<>(
                    configuration.getJavaTypeRegistry().resolveDescriptor(LocalDate.class), dates, dates.toString());
        }
        BasicType<?> standard = configuration.getBasicTypeForJavaType(rangeType.elementClass());
        if (standard == null) {
            throw new MappingException("bounds of " + rangeType.postgresName() + " have no basic type");
        }
        return standard;
    }
}

package io.github.valueranges.jpa.internal;

import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedValueSet;
import java.sql.Types;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import org.hibernate.MappingException;
import org.hibernate.type.BasicType;
import org.hibernate.type.SqlTypes;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.JdbcType;
import org.hibernate.type.internal.NamedBasicTypeImpl;
import org.hibernate.type.spi.TypeConfiguration;

/** What Hibernate takes the elements of ranges and sets for, and months for what the server has in their place. */
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
        JdbcType own = ArrayElementJdbcTypes.of(setType.postgresElementName());
        JdbcType jdbcType = own == null ? configuration.getJdbcTypeRegistry().getDescriptor(code) : own;
        JavaType<?> javaType = configuration.getJavaTypeRegistry().resolveDescriptor(setType.backingClass());
        if (jdbcType instanceof SetElementJdbcType exact) {
            return (BasicType<Object>) exactElement(plain(setType.backingClass()), javaType, exact);
        }
        return (BasicType<Object>) configuration.getBasicTypeRegistry().resolve(javaType, jdbcType);
    }

    @SuppressWarnings("unchecked") // both are of the class of the elements
    private static <E> BasicType<?> exactElement(
            SetType<E, ?> plain, JavaType<?> standard, SetElementJdbcType jdbcType) {
        return new NamedBasicTypeImpl<>(
                new SetElementJavaType<>(plain, (JavaType<E>) standard), jdbcType, jdbcType + " in a set");
    }

    /** Returns the set type whose elements are of a class themselves. */
    private static SetType<?, ?> plain(Class<?> elementClass) {
        for (SetType<?, ?> setType : SetType.all()) {
            if (setType.elementClass() == elementClass) {
                return setType;
            }
        }
        throw new MappingException("sets of " + elementClass.getSimpleName() + " are not known here");
    }

    /** Returns the elements of a set as Hibernate takes them apart. */
    static <E, S extends TypedValueSet<E, S>> List<Object> toStored(SetType<E, S> setType, S set) {
        return StoredLiterals.backing(setType, set);
    }

    /** Returns the text that the server reads as an element of a range. */
    static <E> String storedText(RangeType<E, ?, ?> rangeType, E element) {
        // Refuses what no range can hold, such as a number that is none.
        rangeType.singleton(element);
        Object stored = unwrap(plain(rangeType.elementClass()), element);
        return stored instanceof LocalDate day
                ? RangeType.LOCAL_DATE.formatElement(day)
                : rangeType.formatElement(element);
    }

    /** What the server keeps of an element, a day of a month; an element that it cannot hold is refused. */
    private static <E, S extends TypedValueSet<E, S>> Object unwrap(SetType<E, S> setType, Object element) {
        return setType.unwrap(setType.elementClass().cast(element));
    }

    /** Returns how a month travels outside of a range, too. */
    static JdbcType month() {
        return jdbcType(RangeType.YEAR_MONTH, ElementJdbcType.Place.ELEMENT);
    }

    private static ElementJdbcType<?> jdbcType(RangeType<?, ?, ?> rangeType, ElementJdbcType.Place place) {
        ElementJdbcType<?> jdbcType = ElementJdbcType.of(rangeType, place);
        if (jdbcType == null) {
            throw new MappingException("elements of " + rangeType.postgresName() + " are not known here");
        }
        return jdbcType;
    }

    /** Returns the type of an element that a function takes or answers. */
    static BasicType<?> element(
            RangeType<?, ?, ?> rangeType, ElementJdbcType.Place place, TypeConfiguration configuration) {
        ElementJdbcType<?> jdbcType = jdbcType(rangeType, place);
        JavaType<?> javaType = rangeType.elementClass() == YearMonth.class
                ? MonthJavaType.INSTANCE
                : configuration.getJavaTypeRegistry().resolveDescriptor(rangeType.elementClass());
        return new NamedBasicTypeImpl<>(javaType, jdbcType, jdbcType.toString());
    }
}

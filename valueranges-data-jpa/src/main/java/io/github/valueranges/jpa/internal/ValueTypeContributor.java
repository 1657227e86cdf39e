package io.github.valueranges.jpa.internal;

import io.github.valueranges.RangeType;
import io.github.valueranges.SetType;
import io.github.valueranges.TypedRange;
import io.github.valueranges.TypedRangeSet;
import io.github.valueranges.TypedValueSet;
import io.github.valueranges.ValueType;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.hibernate.boot.MetadataBuilder;
import org.hibernate.boot.model.TypeContributions;
import org.hibernate.boot.model.TypeContributor;
import org.hibernate.dialect.Dialect;
import org.hibernate.engine.jdbc.spi.JdbcServices;
import org.hibernate.service.ServiceRegistry;
import org.hibernate.type.descriptor.sql.internal.DdlTypeImpl;
import org.hibernate.type.internal.NamedBasicTypeImpl;
import org.hibernate.type.spi.TypeConfiguration;

/** Maps every value type to its column type; Hibernate finds it by itself. */
public final class ValueTypeContributor implements TypeContributor {

    /** Column type codes are the type's own: any numbers that neither JDBC nor Hibernate uses. */
    private static final int FIRST_DDL_CODE = 61_100;

    /** Made by Hibernate. */
    public ValueTypeContributor() {}

    /** The last one: what an application has a type for is mapped by that. */
    @Override
    public int ordinal() {
        return Integer.MAX_VALUE;
    }

    @Override
    public void contribute(TypeContributions contributions, ServiceRegistry serviceRegistry) {
        // Under JPA Hibernate calls contributors twice, the first time in no order and before the dialect has its
        // types: what is registered then stays, and a month would never be what the application makes of it.
        if (contributions instanceof MetadataBuilder) {
            return;
        }
        TypeConfiguration configuration = contributions.getTypeConfiguration();
        Dialect dialect = serviceRegistry.requireService(JdbcServices.class).getDialect();
        Set<Class<?>> general = new LinkedHashSet<>();
        ArrayElementJdbcTypes.ddlTypes(dialect).forEach(configuration.getDdlTypeRegistry()::addDescriptor);
        int ddlCode = FIRST_DDL_CODE;
        for (ValueType<?> type : ValueType.all()) {
            collectGeneralTypes(type.javaType(), general);
            if (type instanceof SetType<?, ?> setType) {
                contributeSet(setType, contributions);
            } else {
                LiteralJdbcType jdbcType = new LiteralJdbcType(type.postgresName(), ddlCode++);
                configuration
                        .getDdlTypeRegistry()
                        .addDescriptor(new DdlTypeImpl(jdbcType.getDdlTypeCode(), type.postgresName(), dialect));
                contributeLiteral(type, jdbcType, contributions);
                if (type instanceof RangeType<?, ?, ?> rangeType) {
                    contributeVariants(rangeType, jdbcType, contributions);
                }
            }
        }
        contributions.contributeJavaType(new WrapperSetJavaType());
        contributeMonth(contributions);
        for (Class<?> type : general) {
            contributions.contributeJavaType(
                    new UnmappableJavaType<>(type, "declare one type, such as " + types(type)));
        }
    }

    /** An element that Hibernate would store as serialized bytes; it is the application's to have another mapping. */
    private static void contributeMonth(TypeContributions contributions) {
        TypeConfiguration configuration = contributions.getTypeConfiguration();
        if (configuration.getJavaTypeRegistry().findDescriptor((java.lang.reflect.Type) YearMonth.class) == null) {
            contributions.contributeJavaType(MonthJavaType.INSTANCE);
            String name = YearMonth.class.getSimpleName();
            configuration
                    .getBasicTypeRegistry()
                    .register(
                            new NamedBasicTypeImpl<>(MonthJavaType.INSTANCE, ElementTypes.month(), name),
                            YearMonth.class.getName(),
                            name);
        }
    }

    private static <V> void contributeLiteral(
            ValueType<V> type, LiteralJdbcType jdbcType, TypeContributions contributions) {
        contribute(type.javaType(), type, jdbcType, type::cast, type.javaType().getSimpleName(), contributions);
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>> void contributeVariants(
            RangeType<E, R, S> type, LiteralJdbcType jdbcType, TypeContributions contributions) {
        for (Class<? extends R> variant : type.variants()) {
            contributeVariant(type, variant, jdbcType, contributions);
        }
    }

    private static <E, R extends TypedRange<E, R, S>, S extends TypedRangeSet<E, R, S>, V extends R>
            void contributeVariant(
                    RangeType<E, R, S> type,
                    Class<V> variant,
                    LiteralJdbcType jdbcType,
                    TypeContributions contributions) {
        contribute(
                variant,
                type,
                jdbcType,
                value -> type.requireVariant(variant, type.cast(value)),
                type.javaType().getSimpleName() + '.' + variant.getSimpleName(),
                contributions);
    }

    private static <V> void contribute(
            Class<V> javaClass,
            ValueType<?> type,
            LiteralJdbcType jdbcType,
            Function<Object, V> shape,
            String name,
            TypeContributions contributions) {
        LiteralJavaType<V> javaType = new LiteralJavaType<>(javaClass, type, jdbcType, shape);
        contributions.contributeJavaType(javaType);
        contributions
                .getTypeConfiguration()
                .getBasicTypeRegistry()
                .register(new NamedBasicTypeImpl<>(javaType, jdbcType, name), javaClass.getName(), name);
    }

    private static <E, S extends TypedValueSet<E, S>> void contributeSet(
            SetType<E, S> type, TypeContributions contributions) {
        TypeConfiguration configuration = contributions.getTypeConfiguration();
        SetJavaType<E, S> javaType = new SetJavaType<>(type.javaType(), type, configuration);
        contributions.contributeJavaType(javaType);
        configuration.getBasicTypeRegistry().register(javaType.basicType());
    }

    /** The interfaces and base classes that a value type shares with others; an attribute of such a type is refused. */
    private static void collectGeneralTypes(Class<?> type, Set<Class<?>> general) {
        List<Class<?>> parents = new ArrayList<>(List.of(type.getInterfaces()));
        if (type.getSuperclass() != null) {
            parents.add(type.getSuperclass());
        }
        for (Class<?> parent : parents) {
            if (parent.getPackageName().equals(ValueType.class.getPackageName()) && general.add(parent)) {
                collectGeneralTypes(parent, general);
            }
        }
    }

    private static String types(Class<?> general) {
        List<String> names = new ArrayList<>();
        for (ValueType<?> type : ValueType.all()) {
            if (names.size() < 3 && general.isAssignableFrom(type.javaType())) {
                names.add(type.javaType().getSimpleName());
            }
        }
        return String.join(", ", names);
    }
}

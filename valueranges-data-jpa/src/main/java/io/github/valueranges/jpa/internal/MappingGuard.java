package io.github.valueranges.jpa.internal;

import io.github.valueranges.RangeLike;
import io.github.valueranges.ValueSet;
import io.github.valueranges.jpa.ExcludeOverlaps;
import io.github.valueranges.jpa.ValueConverter;
import jakarta.persistence.MappedSuperclass;
import java.util.Locale;
import org.hibernate.MappingException;
import org.hibernate.boot.Metadata;
import org.hibernate.boot.spi.BootstrapContext;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.integrator.spi.Integrator;
import org.hibernate.mapping.BasicValue;
import org.hibernate.mapping.Column;
import org.hibernate.mapping.PersistentClass;
import org.hibernate.mapping.Table;
import org.hibernate.type.SqlTypes;
import org.hibernate.type.descriptor.converter.spi.JpaAttributeConverter;
import org.hibernate.type.descriptor.java.BasicPluralJavaType;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.JdbcType;

/**
 * Stops the start when a value type would be stored as serialized bytes, which is what Hibernate does with a type that
 * it does not know: for instance because a build that merges jars lost the entry that names the type contributor.
 *
 * <p>Runs before Hibernate touches the schema.
 */
public final class MappingGuard implements Integrator {

    /** Made by Hibernate. */
    public MappingGuard() {}

    @Override
    public void integrate(Metadata metadata, BootstrapContext bootstrapContext, SessionFactoryImplementor factory) {
        for (Table table : metadata.collectTableMappings()) {
            for (Column column : table.getColumns()) {
                if (column.getValue() instanceof BasicValue value) {
                    check(table, column, value);
                }
            }
        }
        for (PersistentClass entity : metadata.getEntityBindings()) {
            checkSuperclasses(entity);
        }
        ExclusionConstraintCheck.register(metadata, factory);
        StorableValues.register(factory);
    }

    /** Hibernate does not look for the annotation there, and a constraint is one of a table. */
    private static void checkSuperclasses(PersistentClass entity) {
        Class<?> type = entity.getMappedClass();
        while (type != null) {
            if (type.isAnnotationPresent(MappedSuperclass.class)) {
                for (ExcludeOverlaps annotation : type.getDeclaredAnnotationsByType(ExcludeOverlaps.class)) {
                    throw new MappingException("exclusion constraint " + annotation.name()
                            + " belongs to an entity, not to the mapped superclass " + type.getSimpleName());
                }
            }
            type = type.getSuperclass();
        }
    }

    private static void check(Table table, Column column, BasicValue value) {
        BasicValue.Resolution<?> resolution = value.resolve();
        JavaType<?> javaType = resolution.getDomainJavaType();
        if (javaType instanceof BasicPluralJavaType<?> plural && !(javaType instanceof PostgresJavaType)) {
            javaType = plural.getElementJavaType();
        }
        Class<?> type = javaType.getJavaTypeClass();
        if (resolution.getValueConverter() instanceof JpaAttributeConverter<?, ?> converter
                && ValueConverter.class.isAssignableFrom(
                        converter.getConverterBean().getBeanClass())) {
            throw new MappingException("column " + table.getName() + '.' + column.getName()
                    + " would hold serialized bytes: Hibernate maps " + type.getSimpleName()
                    + " itself, remove the converter "
                    + converter.getConverterBean().getBeanClass().getSimpleName() + " of its attribute");
        }
        if (javaType instanceof StorableJavaType
                && resolution.getValueConverter() == null
                && isOfNoUse(resolution.getJdbcType())) {
            throw new MappingException("column " + table.getName() + '.' + column.getName() + " cannot hold "
                    + type.getSimpleName() + " as "
                    + resolution.getJdbcType().getFriendlyName().toLowerCase(Locale.ROOT)
                    + ": it has a type of its own, without an annotation, or is a text or a JSON document");
        }
        boolean valueType = RangeLike.class.isAssignableFrom(type) || ValueSet.class.isAssignableFrom(type);
        if (valueType && !(javaType instanceof PostgresJavaType) && resolution.getValueConverter() == null) {
            throw new MappingException(
                    "column " + table.getName() + '.' + column.getName() + " would hold serialized bytes: "
                            + type.getSimpleName()
                            + " is not mapped; the type contributor of valueranges-data-jpa was not found,"
                            + " is META-INF/services/org.hibernate.boot.model.TypeContributor complete on the class path?");
        }
    }

    /** What Hibernate has a type for, and a value does not turn into. A type of the application may know better. */
    private static boolean isOfNoUse(JdbcType type) {
        return type.getClass().getPackageName().startsWith("org.hibernate.")
                && type.getDefaultSqlTypeCode() != SqlTypes.ARRAY
                && !type.isJson()
                && (type.isLob() || !Call.isText(type));
    }
}

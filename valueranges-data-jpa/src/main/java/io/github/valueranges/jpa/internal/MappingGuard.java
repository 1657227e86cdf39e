package io.github.valueranges.jpa.internal;

import io.github.valueranges.RangeLike;
import io.github.valueranges.ValueSet;
import org.hibernate.MappingException;
import org.hibernate.boot.Metadata;
import org.hibernate.boot.spi.BootstrapContext;
import org.hibernate.engine.spi.SessionFactoryImplementor;
import org.hibernate.integrator.spi.Integrator;
import org.hibernate.mapping.BasicValue;
import org.hibernate.mapping.Column;
import org.hibernate.mapping.Table;
import org.hibernate.type.descriptor.java.BasicPluralJavaType;
import org.hibernate.type.descriptor.java.JavaType;

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
    }

    private static void check(Table table, Column column, BasicValue value) {
        BasicValue.Resolution<?> resolution = value.resolve();
        JavaType<?> javaType = resolution.getDomainJavaType();
        if (javaType instanceof BasicPluralJavaType<?> plural && !(javaType instanceof PostgresJavaType)) {
            javaType = plural.getElementJavaType();
        }
        Class<?> type = javaType.getJavaTypeClass();
        boolean valueType = RangeLike.class.isAssignableFrom(type) || ValueSet.class.isAssignableFrom(type);
        if (valueType && !(javaType instanceof PostgresJavaType) && resolution.getValueConverter() == null) {
            throw new MappingException(
                    "column " + table.getName() + '.' + column.getName() + " would hold serialized bytes: "
                            + type.getSimpleName()
                            + " is not mapped; the type contributor of valueranges-data-jpa was not found,"
                            + " is META-INF/services/org.hibernate.boot.model.TypeContributor complete on the class path?");
        }
    }
}

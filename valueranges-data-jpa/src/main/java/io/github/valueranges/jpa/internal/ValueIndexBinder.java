package io.github.valueranges.jpa.internal;

import io.github.valueranges.jpa.ValueIndex;
import org.hibernate.binder.AttributeBinder;
import org.hibernate.boot.model.relational.Database;
import org.hibernate.boot.spi.MetadataBuildingContext;
import org.hibernate.mapping.PersistentClass;
import org.hibernate.mapping.Property;
import org.jspecify.annotations.Nullable;

/** Adds the indexes of {@link ValueIndex} to the schema that Hibernate creates. */
public final class ValueIndexBinder implements AttributeBinder<ValueIndex> {

    /** Made by Hibernate. */
    public ValueIndexBinder() {}

    @Override
    public void bind(
            ValueIndex annotation,
            MetadataBuildingContext context,
            @Nullable PersistentClass entity,
            Property property) {
        Database database = context.getMetadataCollector().getDatabase();
        database.addAuxiliaryDatabaseObject(new ColumnIndex(entity, property, database));
    }
}

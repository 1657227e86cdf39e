package io.github.valueranges.jpa.internal;

import io.github.valueranges.jpa.ExcludeOverlaps;
import java.util.Set;
import org.hibernate.AnnotationException;
import org.hibernate.binder.TypeBinder;
import org.hibernate.boot.model.relational.Database;
import org.hibernate.boot.model.relational.NamedAuxiliaryDatabaseObject;
import org.hibernate.boot.spi.MetadataBuildingContext;
import org.hibernate.mapping.Component;
import org.hibernate.mapping.PersistentClass;

/** Adds the constraints of {@link ExcludeOverlaps} to the schema that Hibernate creates. */
public final class ExcludeOverlapsBinder implements TypeBinder<ExcludeOverlaps> {

    /** Made by Hibernate. */
    public ExcludeOverlapsBinder() {}

    @Override
    public void bind(ExcludeOverlaps annotation, MetadataBuildingContext context, PersistentClass entity) {
        Database database = context.getMetadataCollector().getDatabase();
        if (annotation.equal().length > 0) {
            database.addAuxiliaryDatabaseObject(new NamedAuxiliaryDatabaseObject(
                    "btree_gist",
                    database.getDefaultNamespace(),
                    new String[] {"create extension if not exists btree_gist"},
                    new String[0],
                    Set.of(),
                    true));
        }
        database.addAuxiliaryDatabaseObject(
                new ExclusionConstraint(annotation, entity, context.getMetadataCollector()));
    }

    @Override
    public void bind(ExcludeOverlaps annotation, MetadataBuildingContext context, Component embeddable) {
        throw new AnnotationException(
                "exclusion constraint " + annotation.name() + " belongs to an entity, not to an embeddable");
    }

    /** The same for several constraints. */
    public static final class OfList implements TypeBinder<ExcludeOverlaps.List> {

        /** Made by Hibernate. */
        public OfList() {}

        @Override
        public void bind(ExcludeOverlaps.List annotation, MetadataBuildingContext context, PersistentClass entity) {
            for (ExcludeOverlaps each : annotation.value()) {
                new ExcludeOverlapsBinder().bind(each, context, entity);
            }
        }

        @Override
        public void bind(ExcludeOverlaps.List annotation, MetadataBuildingContext context, Component embeddable) {
            for (ExcludeOverlaps each : annotation.value()) {
                new ExcludeOverlapsBinder().bind(each, context, embeddable);
            }
        }
    }
}

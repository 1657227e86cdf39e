package io.github.valueranges.jpa.internal;

import io.github.valueranges.RangeLike;
import io.github.valueranges.jpa.ExcludeOverlaps;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.hibernate.MappingException;
import org.hibernate.boot.model.relational.SqlStringGenerationContext;
import org.hibernate.boot.spi.InFlightMetadataCollector;
import org.hibernate.dialect.Dialect;
import org.hibernate.mapping.BasicValue;
import org.hibernate.mapping.Collection;
import org.hibernate.mapping.Column;
import org.hibernate.mapping.PersistentClass;
import org.hibernate.mapping.Value;
import org.hibernate.tool.schema.spi.SchemaManagementException;

/** One exclusion constraint, or one constraint of uniqueness without overlaps. */
final class ExclusionConstraint implements AttributeDdl {

    private static final long serialVersionUID = 1;

    /** The first version of the server that has uniqueness without overlaps. */
    private static final int WITHOUT_OVERLAPS = 18;

    private final ExcludeOverlaps annotation;
    private final PersistentClass entity;
    private final transient Dialect dialect;

    ExclusionConstraint(ExcludeOverlaps annotation, PersistentClass entity, InFlightMetadataCollector metadata) {
        this.annotation = annotation;
        this.entity = entity;
        this.dialect = metadata.getDatabase().getDialect();
    }

    @Override
    public String getExportIdentifier() {
        return entity.getTable().getExportIdentifier() + '.' + annotation.name();
    }

    @Override
    public void check() {
        for (String attribute : annotation.equal()) {
            columns(attribute);
        }
        rangeColumn();
        if (annotation.unique() && annotation.equal().length == 0) {
            throw notUnique("needs an attribute that is equal");
        }
        if (annotation.unique() && !annotation.where().isEmpty()) {
            throw notUnique("takes no condition");
        }
    }

    @Override
    public String[] sqlCreateStrings(SqlStringGenerationContext context) {
        check();
        if (annotation.unique() && dialect.getVersion().isBefore(WITHOUT_OVERLAPS)) {
            throw notUnique("needs PostgreSQL " + WITHOUT_OVERLAPS);
        }
        String table = table(context);
        StringBuilder sql =
                new StringBuilder("do $exclude$ begin if not exists (select from pg_constraint where conname = ");
        sql.append(AttributeDdl.quoted(annotation.name()))
                .append(" and conrelid = ")
                .append(AttributeDdl.quoted(table))
                .append("::regclass) then");
        sql.append(" alter table ").append(table).append(" add constraint ").append(identifier());
        sql.append(annotation.unique() ? " unique (" : " exclude using gist (");
        for (String attribute : annotation.equal()) {
            for (Column column : columns(attribute)) {
                sql.append(column.getQuotedName(dialect)).append(annotation.unique() ? ", " : " with =, ");
            }
        }
        sql.append(rangeColumn().getQuotedName(dialect))
                .append(annotation.unique() ? " without overlaps)" : " with &&)");
        if (!annotation.where().isEmpty()) {
            sql.append(" where (").append(annotation.where()).append(')');
        }
        if (annotation.deferrable() || annotation.deferred()) {
            sql.append(" deferrable initially ").append(annotation.deferred() ? "deferred" : "immediate");
        }
        return new String[] {sql.append("; end if; end $exclude$").toString()};
    }

    private MappingException notUnique(String reason) {
        return new MappingException("unique constraint " + annotation.name() + " without overlaps " + reason);
    }

    /** Adds the constraint if it is missing, and says why it cannot be added. */
    void ensure(Connection connection, SqlStringGenerationContext context) {
        try (Statement statement = connection.createStatement()) {
            for (String sql : sqlCreateStrings(context)) {
                statement.execute(sql);
            }
        } catch (SQLException e) {
            throw new SchemaManagementException(
                    "exclusion constraint " + annotation.name() + " of table "
                            + entity.getTable().getName() + " cannot be added: " + e.getMessage(),
                    e);
        }
    }

    /** It goes with its table; and an update of the schema, which drops first, is to find it and leave it. */
    @Override
    public String[] sqlDropStrings(SqlStringGenerationContext context) {
        return new String[0];
    }

    private String table(SqlStringGenerationContext context) {
        return context.format(entity.getTable().getQualifiedTableName());
    }

    private Column rangeColumn() {
        List<Column> columns = columns(annotation.range());
        boolean range = value(annotation.range()) instanceof BasicValue basic
                && RangeLike.class.isAssignableFrom(
                        basic.resolve().getDomainJavaType().getJavaTypeClass());
        if (!range || columns.size() != 1) {
            throw refusal("names attribute " + annotation.range() + ", which is no range and no range set");
        }
        return columns.get(0);
    }

    private List<Column> columns(String attribute) {
        Value value = value(attribute);
        if (value instanceof Collection) {
            throw refusal("names attribute " + attribute + ", which is a collection with a table of its own");
        }
        List<Column> columns = value.hasFormula() ? List.of() : value.getColumns();
        if (columns.isEmpty()) {
            throw refusal("names attribute " + attribute + ", which has no column of its own");
        }
        for (Column column : columns) {
            if (entity.getTable().getColumn(column) == null) {
                throw refusal("is one of table " + entity.getTable().getName() + ", which does not hold attribute "
                        + attribute);
            }
        }
        return columns;
    }

    private Value value(String attribute) {
        try {
            return entity.getRecursiveProperty(attribute).getValue();
        } catch (MappingException e) {
            MappingException refusal =
                    refusal("names attribute " + attribute + ", which " + entity.getEntityName() + " does not have");
            refusal.initCause(e);
            throw refusal;
        }
    }

    private MappingException refusal(String why) {
        return new MappingException("exclusion constraint " + annotation.name() + " " + why);
    }

    private String identifier() {
        return '"' + annotation.name().replace("\"", "\"\"") + '"';
    }
}

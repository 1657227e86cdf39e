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

/** One exclusion constraint, or one unique constraint without overlaps. */
final class ExclusionConstraint implements AttributeDdl {

    private static final long serialVersionUID = 1;

    /** The first version of the server that has unique constraints without overlaps. */
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
            throw refusal("is unique, which needs an attribute that is equal");
        }
        if (annotation.unique() && !annotation.where().isEmpty()) {
            throw refusal("is unique, which cannot be limited to rows: leave out the condition or that it is unique");
        }
    }

    @Override
    public String[] sqlCreateStrings(SqlStringGenerationContext context) {
        check();
        String table = table(context);
        StringBuilder sql =
                new StringBuilder("do $exclude$ begin if not exists (select from pg_constraint where conname = ");
        sql.append(AttributeDdl.quoted(annotation.name()))
                .append(" and conrelid = ")
                .append(AttributeDdl.quoted(table))
                .append("::regclass) then");
        sql.append(" alter table ").append(table).append(" add constraint ").append(identifier());
<<<<<<< HEAD
        checkUnique();
        sql.append(annotation.unique() ? " unique (" : " exclude using gist (");
=======
        if (annotation.unique()) {
            appendUnique(sql);
        } else {
            appendExclude(sql);
        }
        if (annotation.deferred()) {
            sql.append(" deferrable initially deferred");
        } else if (annotation.deferrable()) {
            sql.append(" deferrable");
        }
        return new String[] {sql.append("; end if; end $exclude$").toString()};
    }

    private void appendExclude(StringBuilder sql) {
        sql.append(" exclude using gist (");
>>>>>>> ed47bfd (wip)
        for (String attribute : annotation.equal()) {
            for (Column column : columns(attribute)) {
                sql.append(column.getQuotedName(dialect)).append(annotation.unique() ? ", " : " with =, ");
            }
        }
<<<<<<< HEAD
        List<Column> range = columns(annotation.range());
        if (range.size() != 1) {
            throw new MappingException("attribute " + annotation.range() + " of exclusion constraint "
                    + annotation.name() + " has " + range.size() + " columns, but a range has one");
        }
        sql.append(range.get(0).getQuotedName(dialect))
                .append(annotation.unique() ? " without overlaps)" : " with &&)");
        if (!annotation.where().isEmpty()) {
            sql.append(" where (").append(annotation.where()).append(')');
        }
        if (annotation.deferrable() || annotation.deferred()) {
            sql.append(" deferrable initially ").append(annotation.deferred() ? "deferred" : "immediate");
=======
        sql.append(rangeColumn().getQuotedName(dialect)).append(" with &&)");
        if (!annotation.where().isEmpty()) {
            sql.append(" where (").append(annotation.where()).append(')');
        }
    }

    private void appendUnique(StringBuilder sql) {
        if (dialect.getVersion().isBefore(WITHOUT_OVERLAPS)) {
            throw refusal("is unique, which PostgreSQL has from version " + WITHOUT_OVERLAPS
                    + " on; an exclusion constraint that is not unique works with version "
                    + dialect.getVersion().getMajor() + " too");
>>>>>>> ed47bfd (wip)
        }
        sql.append(" unique (");
        for (String attribute : annotation.equal()) {
            for (Column column : columns(attribute)) {
                sql.append(column.getQuotedName(dialect)).append(", ");
            }
        }
        sql.append(rangeColumn().getQuotedName(dialect)).append(" without overlaps)");
    }

    private void checkUnique() {
        if (!annotation.unique()) {
            return;
        }
        String reason = dialect.getVersion().isBefore(18)
                ? "needs PostgreSQL 18"
                : annotation.equal().length == 0
                        ? "needs an attribute that is equal"
                        : annotation.where().isEmpty() ? "" : "takes no condition";
        if (!reason.isEmpty()) {
            throw new MappingException("unique constraint " + annotation.name() + " without overlaps " + reason);
        }
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

    @Override
    public String[] sqlDropStrings(SqlStringGenerationContext context) {
        return new String[] {"alter table if exists " + table(context) + " drop constraint if exists " + identifier()};
    }

    private String table(SqlStringGenerationContext context) {
        return context.format(entity.getTable().getQualifiedTableName());
    }

    private Column rangeColumn() {
        List<Column> columns = columns(annotation.range());
        Value value = value(annotation.range());
        boolean range = value instanceof BasicValue basic
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

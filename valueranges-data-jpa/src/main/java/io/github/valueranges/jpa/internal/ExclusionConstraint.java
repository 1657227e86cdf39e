package io.github.valueranges.jpa.internal;

import io.github.valueranges.jpa.ExcludeOverlaps;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.hibernate.MappingException;
import org.hibernate.boot.model.relational.AuxiliaryDatabaseObject;
import org.hibernate.boot.model.relational.SqlStringGenerationContext;
import org.hibernate.boot.spi.InFlightMetadataCollector;
import org.hibernate.dialect.Dialect;
import org.hibernate.dialect.PostgreSQLDialect;
import org.hibernate.mapping.Column;
import org.hibernate.mapping.PersistentClass;
import org.hibernate.tool.schema.spi.SchemaManagementException;

/**
 * One exclusion constraint. Columns are looked up when the SQL is asked for: when the annotation is read, the
 * attributes are not bound yet. Hibernate runs the statements again at each start that updates the schema, so they look
 * before they add.
 */
final class ExclusionConstraint implements AuxiliaryDatabaseObject {

    private static final long serialVersionUID = 1;

    private final ExcludeOverlaps annotation;
    private final PersistentClass entity;
    private final transient Dialect dialect;

    ExclusionConstraint(ExcludeOverlaps annotation, PersistentClass entity, InFlightMetadataCollector metadata) {
        this.annotation = annotation;
        this.entity = entity;
        this.dialect = metadata.getDatabase().getDialect();
    }

    @Override
    public boolean appliesToDialect(Dialect other) {
        return other instanceof PostgreSQLDialect;
    }

    @Override
    public boolean beforeTablesOnCreation() {
        return false;
    }

    @Override
    public String getExportIdentifier() {
        return entity.getTable().getExportIdentifier() + '.' + annotation.name();
    }

    @Override
    public String[] sqlCreateStrings(SqlStringGenerationContext context) {
        String table = table(context);
        StringBuilder sql =
                new StringBuilder("do $exclude$ begin if not exists (select from pg_constraint where conname = ");
        sql.append(quoted(annotation.name()))
                .append(" and conrelid = ")
                .append(quoted(table))
                .append("::regclass) then");
        sql.append(" alter table ").append(table).append(" add constraint ").append(identifier());
        checkUnique();
        sql.append(annotation.unique() ? " unique (" : " exclude using gist (");
        for (String attribute : annotation.equal()) {
            for (Column column : columns(attribute)) {
                sql.append(column.getQuotedName(dialect)).append(annotation.unique() ? ", " : " with =, ");
            }
        }
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
        }
        return new String[] {sql.append("; end if; end $exclude$").toString()};
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

    private List<Column> columns(String attribute) {
        List<Column> columns;
        try {
            columns = entity.getRecursiveProperty(attribute).getValue().getColumns();
        } catch (MappingException e) {
            throw new MappingException(
                    "exclusion constraint " + annotation.name() + " names attribute " + attribute + ", which "
                            + entity.getEntityName() + " does not have",
                    e);
        }
        for (Column column : columns) {
            if (entity.getTable().getColumn(column) == null) {
                throw new MappingException("exclusion constraint " + annotation.name() + " is one of table "
                        + entity.getTable().getName() + ", which does not hold attribute " + attribute);
            }
        }
        return columns;
    }

    private String identifier() {
        return '"' + annotation.name().replace("\"", "\"\"") + '"';
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }
}

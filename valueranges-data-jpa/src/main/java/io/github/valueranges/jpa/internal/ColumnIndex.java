package io.github.valueranges.jpa.internal;

import io.github.valueranges.SetType;
import io.github.valueranges.ValueType;
import java.util.ArrayList;
import java.util.List;
import org.hibernate.MappingException;
import org.hibernate.boot.model.relational.Database;
import org.hibernate.boot.model.relational.SqlStringGenerationContext;
import org.hibernate.dialect.Dialect;
import org.hibernate.mapping.BasicValue;
import org.hibernate.mapping.Collection;
import org.hibernate.mapping.Column;
import org.hibernate.mapping.PersistentClass;
import org.hibernate.mapping.Property;
import org.hibernate.mapping.Subclass;
import org.hibernate.mapping.Table;
import org.hibernate.mapping.UnionSubclass;
import org.hibernate.mapping.Value;
import org.jspecify.annotations.Nullable;

/** The index of one attribute, in each table that holds it. */
final class ColumnIndex implements AttributeDdl {

    private static final long serialVersionUID = 1;

    private final @Nullable PersistentClass entity;
    private final Property property;
    private final int number;
    private final transient Dialect dialect;

    /**
     * @param entity null for an attribute of an embeddable in an element collection
     */
    ColumnIndex(@Nullable PersistentClass entity, Property property, Database database) {
        this.entity = entity;
        this.property = property;
        this.number = database.getAuxiliaryDatabaseObjects().size();
        this.dialect = database.getDialect();
    }

    /** One embeddable may be embedded twice, and its columns are not known yet: only a number tells them apart. */
    @Override
    public String getExportIdentifier() {
        return "index " + number + " of " + property.getName();
    }

    @Override
    public void check() {
        valueType();
    }

    @Override
    public String[] sqlCreateStrings(SqlStringGenerationContext context) {
        String method = valueType() instanceof SetType<?, ?> ? "gin" : "gist";
        List<String> statements = new ArrayList<>();
        for (Table table : tables()) {
            statements.add(create(context.format(table.getQualifiedTableName()), method));
        }
        return statements.toArray(String[]::new);
    }

    /** An index goes with its table. */
    @Override
    public String[] sqlDropStrings(SqlStringGenerationContext context) {
        return new String[0];
    }

    private String create(String table, String method) {
        Column column = basicValue().getColumns().get(0);
        return "do $index$ begin if not exists (select from pg_index i"
                + " join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam"
                + " join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]"
                + " where i.indrelid = " + AttributeDdl.quoted(table) + "::regclass and m.amname = '" + method
                + "' and i.indpred is null and a.attname = "
                + AttributeDdl.quoted(column.getCanonicalName()) + ") then create index on " + table + " using "
                + method
                + " (" + column.getQuotedName(dialect) + "); end if; end $index$";
    }

    /** With a table for each class, those of the subclasses hold the attribute too, and that of an abstract class is none. */
    private List<Table> tables() {
        List<Table> tables = new ArrayList<>();
        Table own = basicValue().getTable();
        if (own.isPhysicalTable()) {
            tables.add(own);
        }
        if (entity != null && own.equals(entity.getTable())) {
            for (Subclass subclass : entity.getSubclasses()) {
                if (subclass instanceof UnionSubclass && subclass.getTable().isPhysicalTable()) {
                    tables.add(subclass.getTable());
                }
            }
        }
        return tables;
    }

    private ValueType<?> valueType() {
        if (basicValue().resolve().getDomainJavaType() instanceof PostgresJavaType javaType) {
            return javaType.valueType();
        }
        throw refusal();
    }

    private BasicValue basicValue() {
        Value value = property.getValue();
        if (value instanceof Collection collection) {
            value = collection.getElement();
        }
        if (value instanceof BasicValue basic
                && !basic.hasFormula()
                && basic.getColumns().size() == 1) {
            return basic;
        }
        throw refusal();
    }

    private MappingException refusal() {
        return new MappingException(
                "attribute " + property.getName() + " of " + (entity == null ? "an embeddable" : entity.getEntityName())
                        + " is indexed as a value, but is no range, range set or value set with a column");
    }
}

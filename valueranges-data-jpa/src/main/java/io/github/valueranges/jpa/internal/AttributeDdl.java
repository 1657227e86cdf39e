package io.github.valueranges.jpa.internal;

import org.hibernate.boot.model.relational.AuxiliaryDatabaseObject;
import org.hibernate.dialect.Dialect;
import org.hibernate.dialect.PostgreSQLDialect;

/**
 * Statements about the columns of attributes, which run after tables are made. The columns are looked up when the SQL is
 * asked for: when the annotation is read, the attributes are not bound yet. Hibernate runs the statements again at each
 * start that updates the schema, so they look before they add.
 */
interface AttributeDdl extends AuxiliaryDatabaseObject {

    /** Refuses attributes that have no column of the right type, whether or not a schema is made. */
    void check();

    @Override
    default boolean appliesToDialect(Dialect dialect) {
        return dialect instanceof PostgreSQLDialect;
    }

    @Override
    default boolean beforeTablesOnCreation() {
        return false;
    }

    /** Returns text as an SQL string. */
    static String quoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }
}

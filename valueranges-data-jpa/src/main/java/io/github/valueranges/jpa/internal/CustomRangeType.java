package io.github.valueranges.jpa.internal;

import io.github.valueranges.RangeType;
import java.util.Set;
import org.hibernate.boot.model.relational.AuxiliaryDatabaseObject;
import org.hibernate.boot.model.relational.SqlStringGenerationContext;
import org.hibernate.dialect.Dialect;
import org.hibernate.dialect.PostgreSQLDialect;

/**
 * The statement for a range type that the server does not come with; its multirange type comes with it. Hibernate runs
 * it before it makes tables, at each start that makes or updates them: a type that is there already stays.
 */
final class CustomRangeType implements AuxiliaryDatabaseObject {

    private static final long serialVersionUID = 1;

    /** The range types that every server comes with. */
    private static final Set<String> BUILT_IN =
            Set.of("int4range", "int8range", "numrange", "daterange", "tsrange", "tstzrange");

    private final String name;
    private final String elementName;

    CustomRangeType(RangeType<?, ?, ?> rangeType) {
        this.name = rangeType.postgresName();
        this.elementName = rangeType.postgresElementName();
    }

    static boolean isNeeded(RangeType<?, ?, ?> rangeType) {
        return !BUILT_IN.contains(rangeType.postgresName());
    }

    @Override
    public boolean appliesToDialect(Dialect dialect) {
        return dialect instanceof PostgreSQLDialect;
    }

    @Override
    public boolean beforeTablesOnCreation() {
        return true;
    }

    @Override
    public String getExportIdentifier() {
        return "range type " + name;
    }

    @Override
    public String[] sqlCreateStrings(SqlStringGenerationContext context) {
        return new String[] {
            "do $type$ begin create type " + name + " as range (subtype = " + elementName
                    + "); exception when duplicate_object or unique_violation then null; end $type$"
        };
    }

    /** Other schemas may use the type. */
    @Override
    public String[] sqlDropStrings(SqlStringGenerationContext context) {
        return new String[0];
    }
}

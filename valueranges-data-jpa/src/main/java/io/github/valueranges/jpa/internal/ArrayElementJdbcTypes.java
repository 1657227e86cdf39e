package io.github.valueranges.jpa.internal;

import java.sql.Types;
import java.util.List;
import java.util.Map;
import org.hibernate.dialect.Dialect;
import org.hibernate.type.descriptor.jdbc.JdbcType;
import org.hibernate.type.descriptor.jdbc.NumericJdbcType;
import org.hibernate.type.descriptor.sql.DdlType;
import org.hibernate.type.descriptor.sql.internal.DdlTypeImpl;
import org.jspecify.annotations.Nullable;

/**
 * Elements of arrays whose column Hibernate would make narrower than the server's type, as {@code numeric(38,2)} and
 * {@code time(0)} are, or that it would not write exactly.
 */
final class ArrayElementJdbcTypes {

    private static final int NUMERIC_CODE = 61_098;
    private static final int TIME_CODE = 61_099;

    private static final Map<String, JdbcType> BY_NAME = Map.of(
            "numeric",
            new Numeric(),
            "date",
            new SetElementJdbcType("date", Types.DATE, Types.DATE),
            "time",
            new SetElementJdbcType("time", Types.TIME, TIME_CODE),
            "timestamp",
            new SetElementJdbcType("timestamp", Types.TIMESTAMP, Types.TIMESTAMP),
            "timestamptz",
            new SetElementJdbcType("timestamptz", Types.TIMESTAMP_WITH_TIMEZONE, Types.TIMESTAMP_WITH_TIMEZONE));

    private ArrayElementJdbcTypes() {}

    /** Returns the type of elements that need one of their own, null for others. */
    static @Nullable JdbcType of(String postgresElementName) {
        return BY_NAME.get(postgresElementName);
    }

    static List<DdlType> ddlTypes(Dialect dialect) {
        return List.of(new DdlTypeImpl(NUMERIC_CODE, "numeric", dialect), new DdlTypeImpl(TIME_CODE, "time", dialect));
    }

    private static final class Numeric extends NumericJdbcType {

        private static final long serialVersionUID = 1;

        @Override
        public int getDdlTypeCode() {
            return NUMERIC_CODE;
        }
    }
}

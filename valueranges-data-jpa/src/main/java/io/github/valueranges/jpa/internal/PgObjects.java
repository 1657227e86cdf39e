package io.github.valueranges.jpa.internal;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.postgresql.util.PGobject;

/**
 * Binds literals with the name of their PostgreSQL type: an untyped string fails where the server resolves operators.
 */
final class PgObjects {

    private static final Map<String, String> CATALOGUE_NAMES = Map.of(
            "smallint", "int2", "integer", "int4", "bigint", "int8", "double precision", "float8", "real", "float4");

    private PgObjects() {}

    static void bind(PreparedStatement statement, int index, String postgresName, @Nullable String literal)
            throws SQLException {
        if (literal == null) {
            statement.setNull(index, Types.OTHER, driverName(postgresName));
        } else {
            statement.setObject(index, of(postgresName, literal));
        }
    }

    /** The driver knows types by their names in the catalogue, not by those that SQL has for some of them. */
    static String driverName(String postgresName) {
        int end = postgresName.endsWith("[]") ? postgresName.length() - 2 : postgresName.length();
        String element = postgresName.substring(0, end);
        return CATALOGUE_NAMES.getOrDefault(element, element) + postgresName.substring(end);
    }

    static PGobject of(String postgresName, @Nullable String literal) throws SQLException {
        PGobject object = new PGobject();
        object.setType(driverName(postgresName));
        object.setValue(literal);
        return object;
    }

    /**
     * Returns the literal of an output of a procedure, which the driver gives as text by itself only where it was
     * registered as text.
     */
    static @Nullable String text(@Nullable Object output) {
        return output == null ? null : output.toString();
    }
}

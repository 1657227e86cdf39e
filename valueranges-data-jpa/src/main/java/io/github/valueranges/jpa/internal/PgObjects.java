package io.github.valueranges.jpa.internal;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import org.jspecify.annotations.Nullable;
import org.postgresql.util.PGobject;

/**
 * Binds literals with the name of their PostgreSQL type: an untyped string fails where the server resolves operators.
 */
final class PgObjects {

    private PgObjects() {}

    static void bind(PreparedStatement statement, int index, String postgresName, @Nullable String literal)
            throws SQLException {
        if (literal == null) {
            statement.setNull(index, Types.OTHER, postgresName);
        } else {
            statement.setObject(index, of(postgresName, literal));
        }
    }

    static PGobject of(String postgresName, String literal) throws SQLException {
        PGobject object = new PGobject();
        object.setType(postgresName);
        object.setValue(literal);
        return object;
    }
}

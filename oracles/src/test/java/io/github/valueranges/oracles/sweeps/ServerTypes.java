package io.github.valueranges.oracles.sweeps;

import io.github.valueranges.ValueType;
import io.github.valueranges.oracles.postgres.TestPostgres;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;

/**
 * The types of the library as the server has them. Three range types are custom ones that the database needs first. A
 * type whose text is not the server's, which is that of months, is left out: {@code RangePostgresParityTests} and
 * {@code ValueSetPostgresParityTests} ask the server of those by their days.
 */
final class ServerTypes {
    private static final Map<String, String> CUSTOM =
            Map.of("timerange", "time", "float8range", "float8", "float4range", "float4");

    private ServerTypes() {}

    static Connection connect() throws SQLException {
        Connection connection = TestPostgres.dataSource().getConnection();
        try (Statement statement = connection.createStatement()) {
            for (Map.Entry<String, String> type : CUSTOM.entrySet()) {
                statement.execute("do $$ begin create type " + type.getKey() + " as range (subtype = " + type.getValue()
                        + "); exception when duplicate_object or unique_violation then null; end $$");
            }
        }
        return connection;
    }

    static <T extends ValueType<?>> List<T> withOwnText(List<T> types) {
        List<T> own =
                types.stream().filter(type -> hasOwnText((ValueType<?>) type)).toList();
        if (own.size() != types.size() - 1) {
            throw new AssertionError("of " + types + " only " + own + " have the text of the server");
        }
        return own;
    }

    private static <V> boolean hasOwnText(ValueType<V> type) {
        return type.toStoredLiteral(type.parse(type.example())).equals(type.example());
    }
}

/**
 * Immutable ranges, range sets and value sets that mean the same in memory as on a PostgreSQL server.
 */
module io.github.valueranges {
    requires static com.fasterxml.jackson.annotation;
    requires static org.jspecify;

    exports io.github.valueranges;

    // They call a factory of each record that is not public.
    opens io.github.valueranges to
            com.fasterxml.jackson.databind,
            tools.jackson.databind;
}

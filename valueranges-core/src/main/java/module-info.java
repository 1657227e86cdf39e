/**
 * Immutable ranges, range sets and value sets that mean the same in memory as on a PostgreSQL server.
 */
module io.github.valueranges {
    requires static com.fasterxml.jackson.annotation;
    requires static org.jspecify;

    exports io.github.valueranges;
}

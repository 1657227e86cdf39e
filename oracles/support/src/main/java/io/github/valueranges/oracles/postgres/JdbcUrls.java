package io.github.valueranges.oracles.postgres;

/** Rewrites JDBC URLs of PostgreSQL. */
final class JdbcUrls {

    private static final String SCHEME = "jdbc:postgresql://";

    private JdbcUrls() {}

    /** Returns the URL with another database and the same hosts and parameters. */
    static String withDatabase(String url, String database) {
        if (!url.startsWith(SCHEME)) {
            throw new IllegalArgumentException(
                    TestPostgres.URL_PROPERTY + " is not of the form " + SCHEME + "host/database?user=…&password=…");
        }
        int query = url.indexOf('?');
        int end = query < 0 ? url.length() : query;
        int slash = url.indexOf('/', SCHEME.length());
        int hostsEnd = slash < 0 || slash > end ? end : slash;
        return url.substring(0, hostsEnd) + "/" + database + url.substring(end);
    }
}

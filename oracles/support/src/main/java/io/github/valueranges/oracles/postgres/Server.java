package io.github.valueranges.oracles.postgres;

/**
 * A server that runs.
 *
 * @param url URL of its shared database, user and password included
 * @param locale the locale that databases get: text sorts by code point in it
 * @param outlivesJvm whether databases stay behind when the JVM ends, unless they are dropped
 */
record Server(String url, String locale, boolean outlivesJvm) {}

/**
 * Immutable ranges, range sets and value sets that mean the same in memory as on a PostgreSQL server.
 *
 * <p>Everything here is a value: equal by content, ordered as PostgreSQL orders it, thread-safe, and printed as the
 * PostgreSQL literal that reads back as the same value. A null argument is a {@link java.lang.NullPointerException}
 * that names the parameter; null is never returned.
 */
@NullMarked
package io.github.valueranges;

import org.jspecify.annotations.NullMarked;

/** The database of a service that was given none: a PostgreSQL server of its own, kept in a directory. */
@NullMarked
package io.github.valueranges.sample.database;

import org.jspecify.annotations.NullMarked;

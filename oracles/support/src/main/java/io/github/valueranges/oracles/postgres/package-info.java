/** The one PostgreSQL that every test uses. */
@NullMarked
package io.github.valueranges.oracles.postgres;

import org.jspecify.annotations.NullMarked;

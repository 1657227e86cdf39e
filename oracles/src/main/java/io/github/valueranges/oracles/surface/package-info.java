/** What PostgreSQL offers over ranges, multiranges and arrays, and what becomes of each part of it here. */
@NullMarked
package io.github.valueranges.oracles.surface;

import org.jspecify.annotations.NullMarked;

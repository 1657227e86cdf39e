/** Sibling types side by side: what one has, and does, that the others have not, and do not. */
@NullMarked
package io.github.valueranges.oracles.clones;

import org.jspecify.annotations.NullMarked;

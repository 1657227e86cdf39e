/**
 * The catalogues of the bug-finding system and the rules that hold them to the documents, the shipped members and the
 * test sources.
 */
@NullMarked
package io.github.valueranges.oracles.catalogue;

import org.jspecify.annotations.NullMarked;

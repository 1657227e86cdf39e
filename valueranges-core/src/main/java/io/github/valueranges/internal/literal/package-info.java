/** The grammar of range, multirange and array literals over any element type: one reader, one writer. */
@NullMarked
package io.github.valueranges.internal.literal;

import org.jspecify.annotations.NullMarked;
